"""A finished game looked at again: what each seat could expect, what it lost by its choices, and what luck gave it.

docs/analysis.md defines the figures. They add up: start + luck + unforeseen + own mistakes + others' mistakes = result.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import repeat

from mastaba.arena.analysis.estimate import Estimator, Results, final_results
from mastaba.arena.analysis.explain import explained
from mastaba.arena.analysis.survey import EXPLAIN, Decision, Explained, Look, Survey
from mastaba.match import Match

OnFound = Callable[[Look, Decision | Explained], None]


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


def analyse(estimator: Estimator, on_found: OnFound = lambda one, found: None, survey: Survey | None = None) -> Survey:
    """Looks at every choice of a finished match, on all cores, and more closely where it matters; so many iterations find the same again.

    What an earlier survey of the match has found already is not looked for again.
    """
    survey = survey or Survey(list(estimator.legal))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        alone = True  # the first look compiles
        while due := survey.due():
            known = survey.known()
            some = due[:1] if alone else due
            for one, found in zip(some, pool.map(look, repeat(estimator), some, repeat(known)), strict=True):
                survey.note(one, found)
                on_found(one, found)
            alone = False
    return survey


def look(estimator: Estimator, one: Look, known: Mapping[int, Decision]) -> Decision | Explained:
    """Looks at a decision, or explains one that is known."""
    if one.effort == EXPLAIN:
        return explained(estimator, known[one.step])
    taken = estimator.match.steps[one.step]
    estimate = estimator.estimate(one.step, one.effort)
    return Decision(one.step + 1, taken.seat + 1, len(estimator.legal[one.step]), taken.action, estimate)


def analysed(survey: Survey, match: Match) -> Analysis:
    """The figures of what has been looked at so far."""
    return Analysis(list(survey.known().values()), final_results(match))
