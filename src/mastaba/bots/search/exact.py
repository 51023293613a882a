"""Exact play where it can be had: nothing hidden, no chance ahead, few enough ways to go on. In the compiled subset.

Every seat takes what is best for itself (max^n). With two seats the results add up to one, so what the other would never
allow is cut off (alpha-beta).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.bots.search.shares import MARGIN, shares_at_end
from mastaba.bots.search.tree import SEATS
from mastaba.engine.compiling import rule
from mastaba.engine.contract import Floats, Ints, States, apply, is_settled, legal, resample
from mastaba.engine.dice import spread
from mastaba.engine.events import WIDTH

DEPTH: Final = 120
GUESSES: Final = 4
WORST: Final = -1.0


@rule
def is_certain(seen: States, seat: int, states: States, raw: Ints, blank: States) -> bool:
    """Whether nothing is hidden from a seat: guesses at what it cannot see all come out the same. The guess is left in states[0]."""
    for guess in range(GUESSES):
        slot = min(guess, 1)
        states[slot] = blank[0]
        states[slot].stream = spread(guess + 1)
        resample(seen[0], seat, states[slot])
        states[slot].stream = 0
        if guess > 0 and not is_same(raw):
            return False
    return is_settled(states[0])


@rule
def is_same(raw: Ints) -> bool:
    """Whether the first two states are equal, byte for byte."""
    for place in range(raw.shape[1]):
        if raw[0, place] != raw[1, place]:
            return False
    return True


@rule
def is_cut_off(best: Floats, depth: int, states: States, players: int) -> bool:
    """Two seats: whether the other, choosing earlier, already has something better than this position can leave it."""
    if players != 2:
        return False
    seat = int(states[depth].seat)
    for above in range(depth):
        rival = int(states[above].seat)
        if rival != seat and best[above, rival] > WORST and best[above, rival] >= 1.0 - best[depth, seat]:
            return True
    return False


@rule
def solve(
    states: States,
    choices: Ints,
    counts: Ints,
    cursors: Ints,
    best: Floats,
    events: Ints,
    tallies: Ints,
    values: Floats,
    budget: int,
) -> int:
    """Searches from states[0] to every end; values[i] becomes what the i-th action is worth to the seat that decides.

    Returns how many positions that took, or 0 when the budget or the depth did not suffice.
    """
    players, seat = int(states[0].players), int(states[0].seat)
    depth, positions = 0, 1
    arrive(states, choices, counts, cursors, best, tallies, 0)
    while depth >= 0:
        if cursors[depth] == counts[depth] or (depth > 1 and is_cut_off(best, depth, states, players)):
            depth -= 1
            if depth >= 0:
                raise_result(best, depth, states, best[depth + 1], values, cursors, seat)
            continue
        positions += 1
        if positions > budget or depth + 1 >= states.shape[0]:
            return 0
        states[depth + 1] = states[depth]
        events[0, 0] = 0
        apply(states[depth + 1], int(choices[depth, cursors[depth]]), events)
        cursors[depth] += 1
        depth += 1
        arrive(states, choices, counts, cursors, best, tallies, depth)
    return positions


@rule
def arrive(states: States, choices: Ints, counts: Ints, cursors: Ints, best: Floats, tallies: Ints, depth: int) -> None:
    """A new position: its actions are listed and nothing is known of it, or, at an end, its result."""
    cursors[depth] = 0
    for seat in range(SEATS):
        best[depth, seat] = WORST
    if states[depth].ending != 0:
        shares_at_end(states[depth], 0, MARGIN, tallies[0], tallies[1], best[depth])
        counts[depth] = 0
    else:
        counts[depth] = legal(states[depth], choices[depth])


@rule
def raise_result(
    best: Floats, depth: int, states: States, found: Floats, values: Floats, cursors: Ints, root_seat: int
) -> None:
    """The seat that decides takes a result if it is better for it than what it had."""
    seat = int(states[depth].seat)
    if depth == 0:
        values[cursors[0] - 1] = found[root_seat]
    if found[seat] > best[depth, seat]:
        for other in range(SEATS):
            best[depth, other] = found[other]


@rule
def solve_seen(
    seen: States, seat: int, states: States, raw: Ints, blank: States, choices: Ints, values: Floats, budget: int
) -> int:
    """Solves what a seat sees, if it is certain; choices[0] then holds the legal actions and values their worth.

    `raw` is the same memory as `states`, a row of bytes each.
    """
    if not is_certain(seen, seat, states, raw, blank):
        return 0
    counts = np.zeros(DEPTH, np.int32)
    cursors = np.zeros(DEPTH, np.int32)
    best = np.zeros((DEPTH, SEATS), np.float64)
    events = np.zeros((1, WIDTH), np.int32)
    tallies = np.zeros((2, SEATS), np.int32)
    return solve(states, choices, counts, cursors, best, events, tallies, values, budget)
