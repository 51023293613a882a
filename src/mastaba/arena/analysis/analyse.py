"""A finished game looked at again: what each seat could expect, what it lost by its choices, and what luck gave it.

docs/analysis.md defines the figures. They add up: start + luck + unforeseen + own mistakes + others' mistakes = result.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from typing import Final

from mastaba.arena.analysis.estimate import Estimate, Estimator, Results, final_results

# A quick look at every decision, then a longer one at those that matter, then a long one at those that matter most.
ROUNDS: Final = ((1.0, 0.2), (0.4, 0.8), (0.12, 4.0))


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
class Span:
    """From one decision of a seat to its next, or to the end (`until` None): what others' mistakes gave it, and what else."""

    seat: int
    since: int
    until: int | None
    luck: float
    unforeseen: float
    gifts: float


@dataclass(frozen=True)
class Account:
    """A seat's game in figures; all before `end` add up to it."""

    seat: int
    start: float
    luck: float
    unforeseen: float
    mistakes: float
    gifts: float
    end: float


@dataclass(frozen=True)
class Analysis:
    """All decisions of a game and its result."""

    decisions: Sequence[Decision]
    results: Results

    def of_seat(self, seat: int) -> list[Decision]:
        """The decisions of a seat."""
        return [decision for decision in self.decisions if decision.seat == seat]

    def mistakes(self, seat: int) -> list[Decision]:
        """Those of them that cost something, the worst first."""
        return sorted((one for one in self.of_seat(seat) if one.estimate.better is not None), key=lambda one: -one.loss)

    def spans(self, seat: int) -> Iterator[Span]:
        """What happened to a seat between its decisions, but for others' mistakes.

        That is luck, unless nothing was hidden and nothing left to chance: then the search had not foreseen it.
        """
        own = self.of_seat(seat)
        for place, decision in enumerate(own):
            following = own[place + 1] if place + 1 < len(own) else None
            reached = following.expected if following else self.results[seat - 1]
            until = following.step if following else None
            gifts = sum(one.change(seat) for one in self._others(seat, decision.step, until))
            rest = reached - decision.estimate.after[seat - 1] - gifts
            yield Span(seat, decision.step, until, *((0.0, rest) if decision.estimate.is_open else (rest, 0.0)), gifts)

    def _others(self, seat: int, since: int, until: int | None) -> Iterator[Decision]:
        """The decisions of the other seats between two steps."""
        for decision in self.decisions:
            if decision.seat != seat and decision.step > since and (until is None or decision.step < until):
                yield decision

    def account(self, seat: int) -> Account:
        """A seat's game in figures; who never had a choice only has a result."""
        own, end = self.of_seat(seat), self.results[seat - 1]
        start = own[0].expected if own else end
        spans = list(self.spans(seat))
        luck, unforeseen = sum(span.luck for span in spans), sum(span.unforeseen for span in spans)
        gifts = sum(span.gifts for span in spans)
        return Account(seat, start, luck, unforeseen, -sum(one.loss for one in own), gifts, end)


def analyse(estimator: Estimator, on_progress: Callable[[int], None] = lambda done: None) -> Analysis:
    """Looks at every choice of a finished match, on all cores, and more closely where it matters; so many iterations find the same again."""
    found: dict[int, Decision] = {}

    def look(step: int, effort: float) -> None:
        taken = estimator.match.steps[step]
        estimate = estimator.estimate(step, effort)
        found[step] = Decision(step + 1, taken.seat + 1, len(estimator.legal[step]), taken.action, estimate)
        on_progress(1)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for number, effort in rounds(len(estimator.legal)):
            steps = _most_urgent(found, number) if found else list(estimator.legal)
            if not found and steps:
                look(steps.pop(0), effort)  # compiles, alone
            list(pool.map(look, steps, repeat(effort)))
    return Analysis([found[step] for step in estimator.legal], final_results(estimator.match))


def rounds(decisions: int) -> list[tuple[int, float]]:
    """How many decisions are looked at in turn, and with what part of a search's iterations."""
    return [(math.ceil(part * decisions), effort) for part, effort in ROUNDS]


def _most_urgent(found: dict[int, Decision], number: int) -> list[int]:
    """The decisions of which a closer look could find most; none of those that are solved."""
    open_steps = [step for step, one in found.items() if one.estimate.doubt]
    return sorted(sorted(open_steps, key=lambda step: (-found[step].estimate.urgency, step))[:number])
