"""Two actions weighed alike: the favourite of a search and another one, both with the same luck, and how far apart they are beyond doubt."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Struct

from mastaba.bots.hints import Hint
from mastaba.bots.levels import searcher
from mastaba.bots.prospects import Prospects
from mastaba.bots.reasons import Reason, compared
from mastaba.bots.search import Thought
from mastaba.bots.search.solver import EXACT, share_of, solved
from mastaba.engine.contract import State
from mastaba.game import Edition

NORMAL_95: Final = 1.96
PRIOR: Final = 2  # tries of either result that every action is taken to have had
SEARCHES: Final = 3  # looking round, weighing the favourite, weighing the action played

Luck = Callable[[str], random.Random]
"""Where a search with a purpose takes its luck from: the same purpose has the same luck."""


@dataclass(frozen=True)
class Weighed:
    """What a search found when it looked round, and what the best action and the one played are worth by themselves."""

    looked: Sequence[Thought]
    best: Thought
    played: Thought
    seat: int

    @property
    def gap(self) -> float:
        """How much more the seat could expect of the best."""
        return self.best.results[self.seat] - self.played.results[self.seat]

    @property
    def doubt(self) -> float:
        """How much of that may be chance."""
        return NORMAL_95 * math.hypot(_error(self.played, self.seat), _error(self.best, self.seat))

    @property
    def stake(self) -> float:
        """How much worse than the favourite the actions were on average: what there was to lose."""
        values = [thought.results[self.seat] for thought in self.looked]
        return max(0.0, values[0] - sum(values) / len(values))


def weigh(edition: Edition, seen: State, legal: Sequence[int], played: int, luck: Luck, **spends: Any) -> Weighed:
    """One search finds the best action, two others weigh it and the one played alike, with the same luck."""

    def thoughts(actions: Sequence[int], purpose: str) -> list[Thought]:
        return searcher(edition, **spends).think(seen, actions, luck(purpose))

    looked = thoughts(legal, "look")
    favourite = looked[0].action
    own = thoughts([played], "weigh")[0]
    best = own if favourite == played else thoughts([favourite], "weigh")[0]
    return Weighed(looked, best, own, int(seen.seat))


# Before a move stands

COACHED: Final = 0.03  # of the victory: what an action must cost beyond doubt to be worth a word
COACH_ITERATIONS: Final = 3000
COACH_SECONDS: Final = 0.5  # for each search, so that nobody waits for long


class Verdict(Struct, frozen=True):
    """An action that is better beyond doubt than the one about to be taken, by how much at least, and why."""

    better: str
    loss: float
    reason: Reason


def judge(
    edition: Edition, seen: State, legal: Sequence[int], played: int, iterations: int = COACH_ITERATIONS
) -> Verdict | None:
    """What speaks against an action, from what the seat sees; nothing where chance could explain the difference."""
    pair = _solved(edition, seen, played) or _tried(edition, seen, legal, played, iterations)
    if pair is None:
        return None
    best, own = pair
    least = best.expected - own.expected - own.doubt
    return Verdict(best.action, least, compared(Prospects(edition, seen), legal, best, own)) if least > COACHED else None


def _solved(edition: Edition, seen: State, played: int) -> tuple[Hint, Hint] | None:
    """The best action and the one about to be taken where the rest of the game is solved."""
    worths = solved(edition, seen, EXACT) if edition.players == 2 else {}
    if played not in worths:
        return None
    best = max(worths, key=lambda action: worths[action])
    seat, actions = int(seen.seat), edition.game.actions
    shares = [share_of(worths[action]) for action in (best, played)]
    both = [(share, 1 - share) if seat == 0 else (1 - share, share) for share in shares]
    return Hint(actions[best], shares[0], 0.0, 0, both[0]), Hint(actions[played], shares[1], 0.0, 0, both[1])


def _tried(edition: Edition, seen: State, legal: Sequence[int], played: int, iterations: int) -> tuple[Hint, Hint] | None:
    found = weigh(edition, seen, legal, played, random.Random, iterations=iterations, seconds=COACH_SECONDS)
    if found.best.action == played:
        return None
    best, own = (
        Hint(edition.game.actions[one.action], one.results[found.seat], found.doubt, one.visits, one.results)
        for one in (found.best, found.played)
    )
    return best, own


def _error(thought: Thought, seat: int) -> float:
    """The standard error of an expected result, at its largest for results between 0 and 1; never nothing, however one-sided."""
    tries = thought.visits + 2 * PRIOR
    mean = (min(1.0, max(0.0, thought.results[seat])) * thought.visits + PRIOR) / tries
    return math.sqrt(mean * (1 - mean) / tries)
