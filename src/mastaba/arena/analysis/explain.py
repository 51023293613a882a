"""A mistake explained: what is certain to tell the better action from the one played, and a line of play from either.

A line goes on as long as the seat could be certain of it: through its own decisions up to the first event in which chance or
something hidden speaks, and through the others' only where nothing is secret, for elsewhere those hang on cards it did not see.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from mastaba.arena.analysis.estimate import Estimator
from mastaba.arena.analysis.survey import Decision, Explained
from mastaba.bots.hints import Hint
from mastaba.bots.levels import searcher
from mastaba.bots.prospects import Prospects
from mastaba.bots.reasons import compared
from mastaba.consequences import STREAMS, Consequences, Foresight
from mastaba.engine.contract import ACTION, State, States
from mastaba.game import Edition

LONGEST: Final = 6  # decisions of a line
EFFORT: Final = 0.1  # of a search, for each decision of a line


def explained(estimator: Estimator, decision: Decision) -> Explained:
    """Why the better action was better, from what the seat knew, and what could follow from both."""
    found, step, actions = decision.estimate, decision.step - 1, estimator.edition.game.actions
    assert found.better is not None
    seen = estimator.seen(step)
    better, played = (
        Hint(actions[action], shares[decision.seat - 1], found.doubt, 0, tuple(shares))
        for action, shares in ((found.better, found.before), (decision.played, found.after))
    )
    reason = compared(Prospects(estimator.edition, seen), estimator.legal[step], better, played)
    lines = [_line(estimator, step, seen, action) for action in (found.better, decision.played)]
    return Explained(reason, *lines)


def _line(estimator: Estimator, step: int, seen: State, action: int) -> list[int]:
    """An action and what a search expects to follow it; its luck is the same for both lines of a mistake."""
    line, chance = [action], random.Random(f"{estimator.match.seed} {step} line")
    while len(line) < LONGEST and (after := _last(followed(estimator.edition, seen, line, "cpu"))).may_go_on:
        legal = _legal(estimator.edition, after.table)
        search = searcher(estimator.edition, **estimator.spends(EFFORT))
        line.append(search.choose(after.seen, legal, chance))
    return line


def _last(moments: Iterator[Followed]) -> Followed:
    *_, last = moments
    return last


def _legal(edition: Edition, table: States) -> list[int]:
    actions = np.zeros(edition.rules("python").MAX_LEGAL, ACTION)
    return [int(action) for action in actions[: edition.rules("cpu").legal(table[0], actions)]]


@dataclass(frozen=True)
class Followed:
    """A decision of a line: who took it (from 0) knowing what, what was certain to follow, and the table after it."""

    seat: int
    known: State
    action: int
    consequences: Consequences
    table: States
    seen: State  # what the next to decide sees
    is_certain: bool  # whether the table after it could be no other
    may_go_on: bool  # whether what comes next is certain too


def followed(edition: Edition, seen: State, line: list[int], target: str) -> Iterator[Followed]:
    """Follows a line from what a seat sees, decision by decision."""
    first, provided = int(seen.seat), edition.game.provided
    for action in line:
        seat = int(seen.seat)
        foresight = Foresight(edition, seen, seat, target)
        answer, table = foresight.of(action), foresight.tables_after(action)[0]
        after = _seen_by_next(edition, table, target)
        # Where nothing is secret and no luck was drawn, whoever remembers everything is certain of what a view leaves out.
        is_remembered = not provided.STATE.secrets and int(table[0].stream) == STREAMS[0]
        is_certain = is_remembered or (answer.zones is not None and not answer.unknown)
        is_mine = int(table[0].seat) == first or not provided.STATE.secrets
        may_go_on = is_certain and is_mine and not table[0].ending and not provided.seeks(after) and not _is_race(after)
        yield Followed(seat, seen, action, answer, table, after, is_certain, may_go_on)
        seen = after


def _seen_by_next(edition: Edition, table: States, target: str) -> State:
    blank = edition.blank()
    edition.rules(target).see(table[0], int(table[0].seat), blank[0])
    seen: State = blank[0]
    return seen


def _is_race(seen: Any) -> bool:
    return bool(getattr(seen, "racers", 0))
