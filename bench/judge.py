"""Somebody who weighs the actions of one position, with far more tries or time than those who chose among them.

A tree of its own says what the judge would do. Four more trees for each action, together as much again, say what it is worth, all actions with the
same luck. Which is the best, two of the trees say, and how much the others lack of it, the other two, and the other way round: the best of several noisy
figures would be too good. Beyond doubt is what the spread of the four says.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from mastaba.bots.levels import searcher
from mastaba.bots.search import Thought
from mastaba.game import Edition
from mastaba.match import Match

TREES = 4
STUDENT_95 = 3.18  # for as many trees


class Cost(NamedTuple):
    """How much less of the victory an action gives than the best one, and how much that may be off by."""

    lost: float
    doubt: float

    @property
    def is_clear(self) -> bool:
        """Whether something is lost beyond doubt."""
        return self.lost > self.doubt


class Judge:
    """Weighs actions of a position; `spends` is what a search may spend, as in iterations=400_000 or seconds=5.0."""

    def __init__(self, edition: Edition, match: Match, luck: str, **spends: float) -> None:
        self._edition, self._match, self._luck, self._spends = edition, match, luck, spends
        self._seat, self._seen = match.seat - 1, match.seen(match.seat)

    def ranked(self) -> list[str]:
        """The actions, what the judge would do first."""
        thoughts = self._think(self._match.legal_numbers(), 1, "ranked")
        return [self._edition.game.actions[thought.action] for thought in thoughts]

    def costs(self, actions: Sequence[str]) -> dict[str, Cost]:
        """What each of some actions lacks of the best of them; a lone one needs no weighing."""
        every = list(dict.fromkeys(actions))
        if len(every) == 1:
            return {every[0]: Cost(0.0, 0.0)}
        worth = np.array([self._worths(action) for action in every])
        return {action: cost(worth, place) for place, action in enumerate(every)}

    def _worths(self, action: str) -> list[float]:
        """What an action is worth by itself, to each of the trees."""
        only = [self._edition.game.numbers[action]]
        return [self._think(only, TREES, str(tree))[0].results[self._seat] for tree in range(TREES)]

    def _think(self, legal: list[int], parts: int, luck: str) -> list[Thought]:
        spends: Any = {name: type(amount)(amount / parts) for name, amount in self._spends.items()}
        return searcher(self._edition, **spends).think(self._seen, legal, random.Random(f"{self._luck} {luck}"))


def cost(worth: Any, own: int) -> Cost:
    """What one row of worths lacks of the best row."""
    halves = worth[:, ::2].mean(1), worth[:, 1::2].mean(1)
    lost = [float(told[found.argmax()] - told[own]) for found, told in (halves, halves[::-1])]
    gaps = worth[worth.mean(1).argmax()] - worth[own]
    return Cost(sum(lost) / 2, float(STUDENT_95 * gaps.std(ddof=1) / TREES**0.5))
