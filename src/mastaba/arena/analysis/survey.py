"""Which decisions of a game are to be looked at next, and what was found so far: the same on however many cores, in however many pieces.

First a quick look at every decision, then a longer one at those that matter, then a long one at those that matter most; at last
each mistake is explained. All of it can be put down at any moment and taken up again, for it is plain data.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from mastaba.arena.analysis.estimate import Estimate
from mastaba.bots.reasons import Reason

ROUNDS: Final = ((1.0, 0.2), (0.7, 0.8), (0.12, 2.0))  # parts of the decisions, and of a search's iterations


@dataclass(frozen=True)
class Decision:
    """A choice between several actions: its number among all actions, the seat (both from 1), and what was expected of it."""

    step: int
    seat: int
    choices: int
    played: int
    estimate: Estimate

    @property
    def expected(self) -> float:
        """What the seat could expect before it chose."""
        return self.estimate.before[self.seat - 1]

    @property
    def loss(self) -> float:
        """How much of that its choice cost it; 0 where nothing was better beyond doubt."""
        return self.expected - self.estimate.after[self.seat - 1]

    def change(self, seat: int) -> float:
        """What the choice gave a seat, compared with the best one."""
        return self.estimate.after[seat - 1] - self.estimate.before[seat - 1]


@dataclass(frozen=True)
class Explained:
    """Why another action was better, and what could follow from either, as far as the seat could be certain of it."""

    reason: Reason
    line: list[int]  # from the better action on
    played_line: list[int]


@dataclass(frozen=True)
class Look:
    """A decision to be looked at, by the number of its step (from 0), and with what effort; no effort: it is to be explained."""

    step: int
    effort: float


EXPLAIN: Final = 0.0


@dataclass
class Survey:
    """What was found in each round, by step (from 0), and what was explained."""

    steps: Sequence[int]
    found: list[dict[int, Decision]] = field(default_factory=lambda: [{} for _ in ROUNDS])
    explained: dict[int, Explained] = field(default_factory=dict)

    def due(self) -> list[Look]:
        """What is to be looked at now, in any order; nothing: it is done."""
        for number, (_, effort) in enumerate(ROUNDS):
            left = [step for step in self._chosen(number) if step not in self.found[number]]
            if left:
                return [Look(step, effort) for step in left]
        return [Look(step, EXPLAIN) for step in self._wrong() if step not in self.explained]

    def note(self, look: Look, found: Decision | Explained) -> None:
        """Keeps what a look has found."""
        if isinstance(found, Explained):
            self.explained[look.step] = found
        else:
            self.found[[effort for _, effort in ROUNDS].index(look.effort)][look.step] = found

    def known(self, rounds: int = len(ROUNDS)) -> dict[int, Decision]:
        """The decisions looked at in the first rounds, each as the last of them found it, in their order."""
        last = {step: one for found in self.found[:rounds] for step, one in found.items()}
        return {step: last[step] for step in sorted(last)}

    @property
    def is_overviewed(self) -> bool:
        """Whether every decision has been looked at."""
        return len(self.found[0]) == len(self.steps)

    @property
    def progress(self) -> tuple[int, int]:
        """How much of the work is done, in looks of the first round, and how much there is."""
        sizes = rounds(len(self.steps))
        done = sum(effort * len(found) for (_, effort), found in zip(sizes, self.found, strict=True))
        total = sum(effort * count for count, effort in sizes)
        return (100, 100) if not self.due() else (min(99, int(100 * done / max(total, 1))), 100)

    def _chosen(self, number: int) -> list[int]:
        """The decisions of which a closer look could find most; none of those that are solved."""
        if number == 0:
            return list(self.steps)
        known = self.known(number)
        count, _ = rounds(len(self.steps))[number]
        unsolved = [step for step, one in known.items() if one.estimate.doubt]
        return sorted(sorted(unsolved, key=lambda step: (-known[step].estimate.urgency, step))[:count])

    def _wrong(self) -> list[int]:
        return [step for step, one in self.known().items() if one.estimate.better is not None]


def rounds(decisions: int) -> list[tuple[int, float]]:
    """How many decisions are looked at in turn, and with what part of a search's iterations."""
    return [(math.ceil(part * decisions), effort) for part, effort in ROUNDS]
