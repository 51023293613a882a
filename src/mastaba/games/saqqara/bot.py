"""A heuristic player: it weighs each pair of relics by what it earns now, against a turn of drawing; it draws high and various.

A row is summed up as one integer: a bit for each value in it, and above them the number of its relics.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import STAGES, Ints, State
from mastaba.engine.dice import LOW_31, spread
from mastaba.games.saqqara.actions import ACTIONS
from mastaba.games.saqqara.rules.choices import ALL_VALUES, held, rest_of
from mastaba.games.saqqara.state import SETS, TARGET, VALUES, Phase

SCALE: Final = 5  # a typical winning margin in points
SETS_OF_VALUES: Final = range(ALL_VALUES + 1)
SUM: Final = np.array([sum(value for value in range(VALUES) if bits >> value & 1) for bits in SETS_OF_VALUES], np.int8)
HIGHEST: Final = np.array([max(bits.bit_length() - 1, 0) for bits in SETS_OF_VALUES], np.int8)

POINT: Final = 64
LURE: Final = 48  # a relic or a prime for its own sake, whether primes count double or not
PATIENCE: Final = np.array([0, 0, 60, 110, 30, 0], np.int64)  # what a turn of drawing is worth, by the size of the hand
SPARE: Final = 40  # a second copy in hand
ENOUGH: Final = 4  # relics in hand: two turns of placing, and then five for nothing
HEIGHT: Final = 9  # a step in value, of a relic in hand
NOISE: Final = 15
SURE: Final = 100_000


@rule
def advise(state: State, actions: Ints, count: int, stream: int) -> int:
    """The action of the highest merit among the legal ones; chance decides between near equals."""
    if count == 1:
        return int(actions[0])
    rows = summed_up(state, 0), summed_up(state, 1), summed_up(state, 2)
    best = int(actions[0])
    best_merit = -SURE * 10
    hand = held(state, int(state.seat))
    chance = spread(stream) & LOW_31
    for place in range(count):
        action = int(actions[place])
        merit = chance * (2 * action + 1) >> 20 & NOISE
        if ACTIONS.place.FIRST <= action < ACTIONS.place.END:
            merit += merit_of_place(state, action, rows, hand)
        else:
            merit += merit_of_rest(state, action, hand)
        if merit > best_merit:
            best = action
            best_merit = merit
    return best


@rule
def summed_up(state: State, row: int) -> int:
    """The values and the size of a row in one integer."""
    packed = 0
    for value in range(VALUES):
        relics = int(state.row[row, value])
        packed += (relics << VALUES) + (int(relics > 0) << value)
    return packed


@rule
def low_end(packed: int) -> int:
    """The leftmost value of a row, as a bit."""
    return packed & -packed & ALL_VALUES


@rule
def high_end(packed: int) -> int:
    """The rightmost value of a row, as a bit."""
    return 1 << int(HIGHEST[packed & ALL_VALUES])


@rule
def ends(packed: int) -> int:
    """The values that would earn a prime in a row."""
    return low_end(packed) | high_end(packed)


@rule
def room(packed: int) -> int:
    """The values that can join a row."""
    return (2 * low_end(packed) - 1) | (ALL_VALUES & -high_end(packed))


@rule
def total(packed: int) -> int:
    """What a row is worth."""
    return int(SUM[packed & ALL_VALUES])


@rule
def closing(packed: int) -> int:
    """The values that would complete a row at once."""
    lacking = max(TARGET - total(packed), 0)
    return room(packed) & ~packed & -(1 << lacking)


@rule
def put(packed: int, value: int) -> int:
    """A row with one relic more."""
    return (packed | 1 << value) + (1 << VALUES)


@rule
def worth(relics: int, primes: int) -> int:
    """What a score pile is worth: its points, and something for each piece that the doubling of primes may yet turn round."""
    points = relics + (2 * primes if primes > relics else primes)
    return POINT * points + LURE * (relics + primes)


@rule
def gain(state: State, relics: int, primes: int) -> int:
    """What relics and primes make of the score pile of the seat on turn."""
    return worth(int(state.relics[state.seat]) + relics, int(state.primes[state.seat]) + primes)


@rule
def merit_of_place(state: State, action: int, rows: tuple[int, int, int], hand: int) -> int:
    """How good it looks to place a relic, first or second."""
    value = ACTIONS.place.relic(action)
    row = ACTIONS.place.row(action)
    packed = rows[0] if row == 0 else (rows[1] if row == 1 else rows[2])
    prime = packed >> value & 1
    after = put(packed, value)
    is_full = total(after) >= TARGET
    if state.phase == Phase.PLACING:
        return gain(state, after >> VALUES if is_full else 0, prime)
    one = rows[1] if row == 0 else rows[0]
    other = rows[1] if row == 2 else rows[2]
    best = best_pair(state, after, prime, is_full, one, other, rest_of(state, value, hand))
    return best - int(PATIENCE[state.hand_size[state.seat]]) - gain(state, 0, 0)


@rule
def best_pair(state: State, after: int, prime: int, is_full: bool, one: int, other: int, rest: int) -> int:
    """The best a first relic and one of the rest bring: both on one row, or the second on another."""
    relics = after >> VALUES if is_full else 0
    twin = int(rest & ends(after) != 0)
    if is_full:
        both = gain(state, relics + int(rest & room(after) != 0), prime + twin)
    elif rest & closing(after):
        both = gain(state, (after >> VALUES) + 1, prime)
    else:
        both = gain(state, 0, prime + twin)
    here = one >> VALUES if rest & closing(one) else -1
    there = other >> VALUES if rest & closing(other) else -1
    apart = gain(state, relics + 1 + max(here, there), prime)
    if rest & (ends(one) | ends(other)):
        apart = max(apart, gain(state, relics, prime + 1))
    return max(both, apart)


@rule
def merit_of_rest(state: State, action: int, hand: int) -> int:
    """How good it looks to draw, to stop or to discard."""
    if action == ACTIONS.stop.FIRST:
        return SURE if state.hand_size[state.seat] >= ENOUGH else -SURE
    if action >= ACTIONS.discard.FIRST:
        value = ACTIONS.discard.relic(action)
        return SPARE * int(state.hand[state.seat, value] > 1) - HEIGHT * value
    value = ACTIONS.draw.relic(action)
    if value == VALUES - 1 and relics_left(state) == 1:
        return SURE if is_ahead(state) else -SURE
    return HEIGHT * value - SPARE * (hand >> value & 1)


@rule
def relics_left(state: State) -> int:
    """How many relics the piles still hold."""
    left = 0
    for pile in range(SETS):
        left += VALUES - int(state.pile[pile])
    return left


@rule
def points(state: State, seat: int) -> int:
    """The points of a seat as they stand."""
    relics = int(state.relics[seat])
    primes = int(state.primes[seat])
    return relics + (2 * primes if primes > relics else primes)


@rule
def is_ahead(state: State) -> bool:
    """Whether the seat on turn would win now."""
    seat = int(state.seat)
    for other in range(state.players):
        if other != seat and points(state, other) >= points(state, seat):
            return False
    return True


@rule
def is_settled(state: State) -> bool:
    """R1.1 Once it is settled who begins, nothing is left to luck."""
    return True


@rule
def stage(state: State) -> int:
    """R7.1 By the relics that are left to draw."""
    return STAGES - 1 - relics_left(state) * STAGES // (SETS * VALUES + 1)
