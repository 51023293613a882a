"""What a search may spend on one decision, in iterations or in seconds, and when more would change nothing."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

ROUND: Final = 0.02  # seconds between two looks at what was found
TICK: Final = 1e-6  # seconds, the least a clock may show
BATCH: Final = 64  # iterations of a first round, of which nobody knows yet how long they take
SURE: Final = 0.9995  # so sure of its choice, a search stops
TRIED: Final = 32  # tries that the second best must have had, however sure one seems
SETTLED: Final = 3  # times what was tried may be left, at most, for it to be believed: a growing tree still changes its mind


@dataclass(frozen=True)
class Thought:
    """What a search thinks of one action: how often it was tried, and each seat's share of the victory to expect."""

    action: int
    visits: int
    results: tuple[float, ...]


class Budget:
    """Counts down the iterations and the seconds of one decision."""

    def __init__(self, iterations: int | None, seconds: float | None, trees: int) -> None:
        self._most, self._trees = iterations, trees
        self._begun = time.perf_counter()
        self._ends = self._begun + seconds if seconds else math.inf
        self.spent = 0

    def batch(self) -> int:
        """How many iterations each tree does next; 0 when there is nothing left."""
        now = time.perf_counter()
        if self.spent and now >= self._ends:
            return 0
        pace = self.spent / max(TICK, now - self._begun)
        wanted = max(BATCH, int(pace * min(ROUND, self._ends - now) / self._trees))
        return wanted if self._most is None else min(wanted, -(-(self._most - self.spent) // self._trees))

    @property
    def left(self) -> float:
        """How many iterations the seconds still bring, by the pace so far."""
        now = time.perf_counter()
        return self.spent / max(TICK, now - self._begun) * max(0.0, self._ends - now)


def is_decided(thoughts: Sequence[Thought], seat: int, choices: int, left: float) -> bool:
    """Whether no other choice can catch up with the one tried most, or hardly any could; all of them have to be tried."""
    if len(thoughts) < choices:
        return False
    first, second = thoughts[:2]
    return first.visits - second.visits > left or (is_settled(thoughts, left) and sureness(thoughts, seat) > SURE)


def is_settled(thoughts: Sequence[Thought], left: float) -> bool:
    """Whether the tree has grown for so long, and the second best so often, that its tries can be taken for what they seem to tell."""
    tried = sum(thought.visits for thought in thoughts)
    return left <= SETTLED * tried and thoughts[1].visits >= TRIED


def sureness(thoughts: Sequence[Thought], seat: int) -> float:
    """How likely the action tried most is better than every other one, as far as the tries can tell."""
    return min((_better(thoughts[0], other, seat) for other in thoughts[1:]), default=1.0)


def _better(one: Thought, other: Thought, seat: int) -> float:
    lead = one.results[seat] - other.results[seat]
    return 0.5 * (1.0 + math.erf(lead / math.sqrt(2.0 * (_variance(one, seat) + _variance(other, seat)))))


def _variance(thought: Thought, seat: int) -> float:
    """Of an expected share, at its largest for shares from 0 to 1; two tries of either result are added, so that it is never nothing."""
    tries = thought.visits + 4
    mean = (thought.results[seat] * thought.visits + 2) / tries
    return mean * (1 - mean) / tries
