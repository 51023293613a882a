"""Exact play where it can be had: nothing hidden, no chance ahead, few enough ways to go on. In the compiled subset.

Every seat takes what is best for itself (max^n): its share of the victory and, where that is asked for, of equal wins the
quickest, of equal losses the slowest. Nothing is better than a win. With two seats what one wins the other loses, so what the
other would never allow is cut off (alpha-beta). Positions that were met before, by another order of decisions, are looked up
in a table instead of being searched again.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import (
    MOST_SEATS,
    Floats,
    Ints,
    State,
    States,
    advise,
    apply,
    is_known,
    is_settled,
    legal,
    resample,
    winners,
)
from mastaba.engine.dice import LOW_62, spread
from mastaba.engine.events import NOBODY

SEATS: Final = MOST_SEATS
DEPTH: Final = 240
NOTHING: Final = -1.0  # less than any result
STEP: Final = 1.0 / 65536  # what a win loses, and a loss gains, with every decision that it is away, where that is asked for
FAR: Final = 0.01  # more than all steps of the longest course; a shared victory is never so near to a win or a loss

EMPTY: Final = 0  # what a place of the table says of the value in it
EXACTLY: Final = 1
AT_LEAST: Final = 2
AT_MOST: Final = 3


class Known(NamedTuple):
    """Positions met before: their keys, what is known of their worth, and the worth to every seat."""

    keys: Ints
    kinds: Ints
    worth: Floats


class Course(NamedTuple):
    """The way from the position to be solved to the one being looked at, a row each; `words` is the memory of the states."""

    states: States
    words: Ints
    choices: Ints
    counts: Ints
    cursors: Ints
    keys: Ints
    best: Floats
    window: Floats  # between which results to the first of two seats a position matters: as it was met, and as narrowed since


@rule
def is_certain(seen: States, seat: int, states: States, blank: States) -> bool:
    """Whether nothing is hidden from a seat and nothing is left to chance; the position is then left in states[0]."""
    if not (is_known(seen[0], seat) and is_settled(seen[0])):
        return False
    states[0] = blank[0]
    resample(seen[0], seat, states[0])
    states[0].stream = 0
    return True


@rule
def key_of(words: Ints, depth: int) -> int:
    """A number for a position: its memory, where that differs from the first one's, scattered and put together."""
    key = 1
    for place in range(words.shape[1]):
        if words[depth, place] != words[0, place]:
            word = int(words[depth, place])
            key ^= spread(spread(spread(place) ^ word & LOW_62) + (word >> 62 & 3))
    return key


@rule
def result_of_end(state: State, won: Ints, result: Floats) -> None:
    """Each seat's share of the victory; where nobody wins, everybody's alike."""
    winners(state, won)
    sharing = 0
    for seat in range(state.players):
        sharing += int(won[seat])
    for seat in range(state.players):
        result[seat] = int(won[seat]) / sharing if sharing > 0 else 1.0 / int(state.players)


@rule
def one_step_away(worth: float, step: float) -> float:
    """What a result is worth one decision earlier: a win a little less, a loss a little more."""
    if worth > 1.0 - FAR:
        return worth - step
    return worth + step if worth < FAR else worth


@rule
def place_in(known: Known, key: int) -> int:
    """Where a position is kept, or would be: the first place from its own on that is its or empty, or the last looked at."""
    size = known.keys.shape[0]
    place = key % size
    for _ in range(8):
        if known.kinds[place] == EMPTY or known.keys[place] == key:
            return place
        place = place + 1 if place + 1 < size else 0
    return place


@rule
def is_recalled(course: Course, known: Known, depth: int) -> bool:
    """Whether what is known of a position already says enough; it is then taken for its worth."""
    place = place_in(known, int(course.keys[depth]))
    kind, worth = int(known.kinds[place]), known.worth[place]
    if kind == EMPTY or known.keys[place] != course.keys[depth]:
        return False
    is_enough = kind == EXACTLY or (kind == AT_LEAST and worth[0] >= course.window[depth, 1])
    if is_enough or (kind == AT_MOST and worth[0] <= course.window[depth, 0]):
        for seat in range(SEATS):
            course.best[depth, seat] = worth[seat]
        return True
    return False


@rule
def remember(course: Course, known: Known, depth: int) -> None:
    """Keeps what has been found of a position."""
    place, worth = place_in(known, int(course.keys[depth])), float(course.best[depth, 0])
    kind = EXACTLY
    if course.states[depth].players == 2 and worth <= course.window[depth, 0]:
        kind = AT_MOST
    elif course.states[depth].players == 2 and worth >= course.window[depth, 1]:
        kind = AT_LEAST
    known.keys[place] = course.keys[depth]
    known.kinds[place] = kind
    for seat in range(SEATS):
        known.worth[place, seat] = course.best[depth, seat]


@rule
def arrive(course: Course, known: Known, won: Ints, depth: int) -> None:
    """A new position: its actions are listed and nothing is known of it; or its result, at an end and where it was met before."""
    state = course.states[depth]
    course.cursors[depth] = 0
    course.counts[depth] = 0
    for seat in range(SEATS):
        course.best[depth, seat] = NOTHING
    if state.ending != 0:
        result_of_end(state, won, course.best[depth])
        return
    course.keys[depth] = key_of(course.words, depth)
    if depth == 0 or not is_recalled(course, known, depth):
        course.counts[depth] = legal(state, course.choices[depth])
        put_advised_first(state, course.choices[depth], int(course.counts[depth]))


@rule
def put_advised_first(state: State, choices: Ints, count: int) -> None:
    """Begins with what the heuristic would do: the sooner a good action is found, the more of the others is cut off."""
    advised = advise(state, choices, count, 0)
    for place in range(count):
        if choices[place] == advised:
            choices[place] = choices[0]
            choices[0] = advised


@rule
def open_window(course: Course, depth: int, step: float) -> None:
    """Two seats: between which results a position matters; a step wider than for the one before, and all for the first actions."""
    low, high = 0.0, 1.0
    if depth > 1:
        low = max(low, course.window[depth - 1, 2] - step)
        high = min(high, course.window[depth - 1, 3] + step)
    for side in range(0, 4, 2):
        course.window[depth, side] = low
        course.window[depth, side + 1] = high


@rule
def is_cut_off(course: Course, depth: int, step: float) -> bool:
    """Whether nothing better can be found, or one of two has something as good elsewhere and will not allow this position."""
    state = course.states[depth]
    if course.best[depth, int(state.seat)] >= 1.0 - step:
        return True
    return state.players == 2 and course.window[depth, 2] >= course.window[depth, 3]


@rule
def raise_result(course: Course, depth: int, values: Floats, step: float) -> None:
    """The seat that decides takes the result of an action if it is better for it than what it had."""
    seat, found, best = int(course.states[depth].seat), course.best[depth + 1], course.best[depth]
    if depth == 0:
        values[course.cursors[0] - 1] = found[seat]
    if one_step_away(found[seat], step) > best[seat]:
        for other in range(SEATS):
            best[other] = one_step_away(found[other], step)
    if seat == 0:
        course.window[depth, 2] = max(course.window[depth, 2], best[0])
    else:
        course.window[depth, 3] = min(course.window[depth, 3], best[0])


@rule
def solve(course: Course, known: Known, won: Ints, values: Floats, step: float, budget: int) -> int:
    """Searches from states[0] to every end; values[i] becomes what the i-th action is worth to the seat that decides.

    Returns how many positions that took, or 0 when the budget or the depth did not suffice.
    """
    depth, positions = 0, 1
    open_window(course, 0, step)
    arrive(course, known, won, 0)
    while depth >= 0:
        if course.cursors[depth] == course.counts[depth] or (depth > 0 and is_cut_off(course, depth, step)):
            if course.counts[depth] > 0:
                remember(course, known, depth)
            depth -= 1
            if depth >= 0:
                raise_result(course, depth, values, step)
            continue
        positions += 1
        if positions > budget or depth + 1 >= course.states.shape[0]:
            return 0
        course.states[depth + 1] = course.states[depth]
        apply(course.states[depth + 1], int(course.choices[depth, course.cursors[depth]]), NOBODY)
        course.cursors[depth] += 1
        depth += 1
        open_window(course, depth, step)
        arrive(course, known, won, depth)
    return positions


@rule
def solve_seen(
    seen: States,
    seat: int,
    states: States,
    words: Ints,
    blank: States,
    choices: Ints,
    keys: Ints,
    kinds: Ints,
    worth: Floats,
    values: Floats,
    step: float,
    budget: int,
) -> int:
    """Solves what a seat sees, if it is certain; choices[0] then holds the legal actions and values their worth.

    `words` is the same memory as `states`, a row of 64-bit words each; the table of positions met is empty.
    """
    if not is_certain(seen, seat, states, blank):
        return 0
    course = Course(
        states,
        words,
        choices,
        np.zeros(DEPTH, np.int32),
        np.zeros(DEPTH, np.int32),
        np.zeros(DEPTH, np.int64),
        np.zeros((DEPTH, SEATS), np.float64),
        np.zeros((DEPTH, 4), np.float64),
    )
    known = Known(keys, kinds, worth)
    return solve(course, known, np.zeros(SEATS, np.int32), values, step, budget)
