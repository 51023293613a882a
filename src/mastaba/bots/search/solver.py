"""The rest of a game solved exactly, where that is possible: for bots, hints and analysis."""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.bots.search.exact import DEPTH, FAR, NOTHING, SEATS, STEP, solve_seen
from mastaba.engine.contract import ACTION, State
from mastaba.game import Edition

EXACT: Final = 200_000  # positions that hints and analysis spend on solving the rest of a game
HASTE: Final = 4  # the part of a budget that may be spent on finding the quickest of several wins
ROOM: Final = 2  # places in the table for every position that may be met
SHARES: Final = (0.0, 1.0, *(1 / sharing for sharing in range(2, SEATS + 1)))


def solved(edition: Edition, seen: State, budget: int) -> dict[int, float]:
    """What each action of the seat on turn is worth to it with best play of all, found within so many positions; else nothing.

    Worth is its share of the victory. Where several are best and the budget lasts, a win is worth a little less and a loss a
    little more the further off it is.
    """
    shares, spent = _searched(edition, seen, 0.0, budget)
    best = max(shares.values(), default=0.0)
    if best in (0.0, 1.0) and list(shares.values()).count(best) > 1:
        return _searched(edition, seen, STEP, min(budget - spent, budget // HASTE))[0] or shares
    return shares


def _searched(edition: Edition, seen: State, step: float, budget: int) -> tuple[dict[int, float], int]:
    """What each action is worth, and how many positions that took."""
    if budget <= 0:
        return {}, 0
    states, table = edition.blank(DEPTH), edition.blank()
    table[0] = seen
    words = states.view(np.ndarray).view(np.int64).reshape(DEPTH, -1)
    choices = np.zeros((DEPTH, edition.rules("python").MAX_LEGAL), ACTION)
    values = np.full(choices.shape[1], NOTHING)
    size = ROOM * budget + 1
    known = (np.empty(size, np.int64), np.zeros(size, np.int8), np.empty((size, SEATS), np.float32))
    solve = edition.bind(solve_seen, "cpu")
    spent = int(solve(table, int(seen.seat), states, words, edition.blank(), choices, *known, values, step, budget))
    worths = zip(choices[0], values, strict=True) if spent else ()
    return {int(action): float(worth) for action, worth in worths if worth >= 0}, spent


def share_of(worth: float) -> float:
    """The share of the victory in what an action is worth, however far off it is."""
    share = min(SHARES, key=lambda one: abs(one - worth))
    return share if abs(share - worth) < FAR else worth
