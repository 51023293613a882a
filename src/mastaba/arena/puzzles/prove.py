"""Whether one action of a position is clearly best: by trying every way to go on where that is possible, else by search.

A search looks round first; then the favourites and what looks best are weighed alike, each by a search of its own with the same luck.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from mastaba.bots.levels import level, searcher
from mastaba.bots.search import Thought
from mastaba.bots.search.budget import sureness
from mastaba.bots.search.solver import share_of, solved
from mastaba.engine.contract import State
from mastaba.game import Edition

CLEAR: Final = 0.08  # of the victory, by which a solution must be better than anything else
SURE: Final = 0.995  # how likely it must be that it is better at all
WEIGHED: Final = 2  # actions beside what looks best that are weighed one by one


@dataclass(frozen=True)
class Verdict:
    """What the actions worth a thought are worth to the seat, the best first, and how that is known."""

    shares: dict[int, float]
    proof: Literal["exact", "search"]
    budget: int
    sureness: float = 1.0

    @property
    def best(self) -> int:
        """The best action."""
        return next(iter(self.shares))

    @property
    def rival(self) -> int:
        """The next best."""
        return list(self.shares)[1]

    @property
    def margin(self) -> float:
        """How much better the best is."""
        return self.shares[self.best] - self.shares[self.rival]

    @property
    def is_clear(self) -> bool:
        """Whether one action is better than all others beyond doubt."""
        return self.margin >= CLEAR and self.sureness >= SURE


def judge(edition: Edition, seen: State, legal: Sequence[int], obvious: int, budget: int, luck: str) -> Verdict:
    """What the actions of a position are worth: exactly, where an expert would try that, else with so many tries a search."""
    return _exactly(edition, seen, obvious, level(edition.game, "expert").exact) or weigh(
        edition, seen, legal, obvious, budget, luck
    )


def _exactly(edition: Edition, seen: State, obvious: int, budget: int) -> Verdict | None:
    """What everything is worth where two seats play on without secrets or chance; how soon a win comes makes no difference."""
    worths = solved(edition, seen, budget) if edition.players == 2 else {}
    if len(worths) < 2 or obvious not in worths:
        return None
    shares = {action: share_of(worth) for action, worth in worths.items()}
    return Verdict(_ranked(shares), "exact", budget)


def weigh(edition: Edition, seen: State, legal: Sequence[int], obvious: int, budget: int, luck: str) -> Verdict:
    """What the favourites of a search and what looks best are worth, each weighed alike."""
    seat = int(seen.seat)
    looked = searcher(edition, iterations=budget).think(seen, legal, random.Random(f"{luck} look"))
    first, *others = looked
    rivals = sorted(others, key=lambda one: (-one.results[seat], one.action))[: WEIGHED - 1]
    actions = dict.fromkeys([first.action, *(one.action for one in rivals), obvious])
    weighed = [_weighed(edition, seen, action, budget, luck) for action in actions]
    best, second, *_ = sorted(weighed, key=lambda one: (-one.results[seat], one.action))
    sure = sureness([best, second], seat) if best.action == first.action else 0.0
    return Verdict(_ranked({one.action: one.results[seat] for one in weighed}), "search", budget, sure)


def _weighed(edition: Edition, seen: State, action: int, budget: int, luck: str) -> Thought:
    return searcher(edition, iterations=budget).think(seen, [action], random.Random(f"{luck} weigh"))[0]


def _ranked(shares: dict[int, float]) -> dict[int, float]:
    return dict(sorted(shares.items(), key=lambda one: (-one[1], one[0])))
