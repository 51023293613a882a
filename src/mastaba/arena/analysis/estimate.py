"""What every seat could expect at a decision, from what the deciding seat knew: by search, or exactly where that is possible."""

from __future__ import annotations

import functools
import random
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from mastaba.bots.search.searcher import Position
from mastaba.bots.search.solver import EXACT, share_of, solved
from mastaba.bots.weighing import SEARCHES, weigh
from mastaba.engine.contract import ACTION, State, States
from mastaba.game import Edition
from mastaba.match import Match
from mastaba.records.steps import Step

SAME: Final = 1e-9
# Of the victory: what a search finds lost below that is called no mistake, for searches disagree about it; the latter where nothing
# is hidden or left to chance: there a search errs by what it overlooks, which no doubt measures.
SLIGHT: Final = (0.02, 0.03)
STAKE: Final = 0.25  # of what there was to lose, beside what seems lost, when it is asked where to look more closely

Results = tuple[float, ...]


@dataclass(frozen=True)
class Estimate:
    """What all seats could expect before and after a choice; `better` is the action that was, beyond doubt, if any.

    `is_open` where nothing was hidden from the seat and nothing left to chance; `urgency` says how much a closer look could
    find: what seems lost, and part of what the choice could have cost.
    """

    before: Results
    after: Results
    better: int | None
    doubt: float
    is_open: bool
    urgency: float = 0.0


class Estimator:
    """Looks at the decisions of one finished match, with so many iterations a search or so many seconds a decision."""

    def __init__(
        self,
        match: Match,
        iterations: int | None,
        seconds: float | None = None,
        slight: tuple[float, float] = SLIGHT,
    ) -> None:
        self.match, self.edition = match, match.edition
        self._iterations, self._seconds, self._slight = iterations, seconds, slight

    @functools.cached_property
    def legal(self) -> dict[int, list[int]]:
        """The steps (from 0) at which there was a choice, and what could be chosen."""
        rules = self.edition.rules("python")
        actions = np.zeros(rules.MAX_LEGAL, ACTION)
        counts = ((step, rules.legal(turned(taken)[0], actions)) for step, taken in enumerate(self.match.steps))
        return {step: [int(action) for action in actions[:count]] for step, count in counts if count > 1}

    def seen(self, step: int) -> State:
        """What the seat that took a step knew then."""
        return seen_at(self.edition, self.match.steps[step])

    def estimate(self, step: int, effort: float = 1.0) -> Estimate:
        """What the seat that took a step could know of its choice, found with a part of what a search may spend, or more."""
        return self._exactly(step) or self._by_search(step, effort)

    # By search

    def _by_search(self, step: int, effort: float) -> Estimate:
        """The favourite of a search and the action played, weighed; their luck depends on step, purpose and effort alone."""
        taken, seen = self.match.steps[step], self.seen(step)
        found = weigh(
            self.edition, seen, self.legal[step], taken.action,
            lambda purpose: random.Random(f"{self.match.seed} {step} {purpose} {effort}"), **self.spends(effort),
        )  # fmt: skip
        best, played, is_open = found.best, found.played, Position(self.edition, seen).is_certain
        is_wrong = found.gap > max(found.doubt, self._slight[is_open])
        before, better = (best.results, best.action) if is_wrong else (played.results, None)
        urgency = max(0.0, found.gap) + STAKE * found.stake
        return Estimate(before, played.results, better, found.doubt, is_open, urgency)

    def spends(self, effort: float) -> dict[str, Any]:
        """What each search may spend on a part of the whole effort, or more."""
        iterations = self._iterations and max(1, round(effort * self._iterations))
        return {"iterations": iterations, "seconds": self._seconds and effort * self._seconds / SEARCHES}

    # Exactly

    def _exactly(self, step: int) -> Estimate | None:
        """Where two seats play on without secrets or chance, by trying everything."""
        before, after = self._worth(step), self._worth(step + 1)
        if before is None or after is None:
            return None
        seat, worths = self.match.steps[step].seat, self._solved[step]
        if before[seat] - after[seat] <= SAME:
            return Estimate(after, after, None, 0.0, is_open=True)
        return Estimate(before, after, max(worths, key=lambda action: worths[action]), 0.0, is_open=True)

    def _worth(self, step: int) -> Results | None:
        """What the position before a step is worth to both seats, if it can be solved; after the last step, the result."""
        if step == len(self.match.steps):
            return final_results(self.match)
        if step not in self._solved:
            return None
        own = share_of(max(self._solved[step].values()))
        return (own, 1 - own) if self.match.steps[step].seat == 0 else (1 - own, own)

    @functools.cached_property
    def _solved(self) -> dict[int, dict[int, float]]:
        """What each action was worth at the last steps, as far back as can be solved."""
        found: dict[int, dict[int, float]] = {}
        for step in reversed(range(len(self.match.steps))) if self.edition.players == 2 else ():
            worths = solved(self.edition, self.seen(step), EXACT)
            if not worths:
                break
            found[step] = worths
        return found


def turned(step: Step) -> States:
    """The table before a step, with the seat that took it as the one that decides: in a race another could have."""
    table: Any = step.before.copy()
    table[0].seat = step.seat
    turned_table: States = table
    return turned_table


def seen_at(edition: Edition, step: Step) -> State:
    """What the seat that took a step knew then."""
    blank = edition.blank()
    edition.rules("python").see(turned(step)[0], step.seat, blank[0])
    seen: State = blank[0]
    return seen


def final_results(match: Match) -> Results:
    """Each seat's share of the victory in a finished match; where nobody wins, everybody's alike."""
    winners = match.winners() or range(1, match.players + 1)
    return tuple(float(seat in winners) / len(winners) for seat in range(1, match.players + 1))
