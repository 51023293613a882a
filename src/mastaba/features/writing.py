"""The rules that write a layout: each returns the place after what it wrote.

Most numbers of most layouts are 0. Each stretch of a dozen is cleared and then written where there is something, before the next: a core
takes a fraction of what asking at every place would take, and a GPU, where thousands of games are written side by side, still has the
stretch at hand when it is written to. What is cleared long before has gone to memory, and is fetched and sent there again.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Floats, Ints

HALF: Final = np.float32(2.0)  # the count that is told as one half
NO: Final = np.float32(0.0)
YES: Final = np.float32(1.0)
FEW: Final = 64  # counts below are looked up: a division takes longer
COUNTED: Final = np.array([count / (count + HALF) for count in range(FEW)], np.float32)
WITHIN: Final = 0xFFFF
"""No layout is longer. A place masked with it is never negative, as the compiler sees: only then does it write many numbers at once."""


@rule
def after(seat: int, steps: int, players: int) -> int:
    """The seat so many steps after another, in turn order."""
    other = seat + steps
    return other - players if other >= players else other


@rule
def away(seat: int, other: int, players: int) -> int:
    """How many steps after a seat another one sits."""
    steps = other - seat
    return steps + players if steps < 0 else steps


@rule
def put(out: Floats, at: int, number: int, scale: float) -> int:
    """One number, times its scale."""
    out[at & WITHIN] = np.float32(int(number)) * np.float32(scale)
    return at + 1


@rule
def put_zeros(out: Floats, at: int, size: int) -> int:
    """So many zeros, for what is then written where there is something."""
    for place in range(size):
        out[(at & WITHIN) + place] = NO
    return at + size


@rule
def put_count(out: Floats, at: int, number: int) -> int:
    """A count that has no end, brought below 1."""
    count = int(number)
    out[at & WITHIN] = COUNTED[count] if count < FEW else np.float32(count) / (np.float32(count) + HALF)
    return at + 1


@rule
def put_odds(out: Floats, at: int, odds: float) -> int:
    """Odds, brought below 1 likewise."""
    out[at & WITHIN] = np.float32(odds) / (np.float32(odds) + HALF)
    return at + 1


@rule
def put_all_odds(out: Floats, at: int, odds: Floats, size: int) -> int:
    """Odds in a row."""
    for place in range(size):
        out[(at & WITHIN) + place] = np.float32(odds[place]) / (np.float32(odds[place]) + HALF)
    return at + size


@rule
def put_one_of(out: Floats, at: int, place: int, size: int) -> int:
    """1 at the place of what holds; no place, no 1."""
    for other in range(size):
        out[(at & WITHIN) + other] = NO
    if 0 <= place < size:
        out[(at & WITHIN) + place] = YES
    return at + size


@rule
def put_bits(out: Floats, at: int, bits: int, size: int) -> int:
    """A set, one number for each that may be in it."""
    for place in range(size):
        out[(at & WITHIN) + place] = YES if bits >> place & 1 else NO
    return at + size


@rule
def put_row(out: Floats, at: int, numbers: Ints, size: int, scale: float) -> int:
    """Numbers in a row, each times the scale."""
    for place in range(size):
        out[(at & WITHIN) + place] = np.float32(int(numbers[place])) * np.float32(scale)
    return at + size


@rule
def put_counts(out: Floats, at: int, numbers: Ints, size: int) -> int:
    """Counts in a row."""
    for place in range(size):
        put_count(out, at + place, numbers[place])
    return at + size


@rule
def put_who(out: Floats, at: int, seat: int, who: int, players: int) -> int:
    """1 at one seat, counted from the own; below 0 it is nobody."""
    return put_one_of(out, at, away(seat, who, players) if who >= 0 else -1, players)


@rule
def put_seats(out: Floats, at: int, numbers: Ints, seat: int, players: int, scale: float) -> int:
    """A number of each seat, the own first."""
    for steps in range(players):
        out[(at & WITHIN) + steps] = np.float32(int(numbers[after(seat, steps, players)])) * np.float32(scale)
    return at + players


@rule
def put_whose(out: Floats, at: int, owners: Ints, size: int, seat: int, players: int) -> int:
    """For each seat, the own first, which of some things are its: 1 + the seat is noted with each, or 0 for nobody's."""
    for steps in range(players):
        owner = after(seat, steps, players) + 1
        for thing in range(size):
            out[(at & WITHIN) + thing] = YES if owners[thing] == owner else NO
        at += size
    return at
