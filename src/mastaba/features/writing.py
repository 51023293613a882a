"""The rules that write a layout: each returns the place after what it wrote."""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Floats, Ints

HALF: Final = 2.0  # the count that is told as one half


@rule
def after(seat: int, steps: int, players: int) -> int:
    """The seat so many steps after another, in turn order."""
    other = seat + steps
    return other - players if other >= players else other


@rule
def put(out: Floats, at: int, number: int, scale: float) -> int:
    """One number, times its scale."""
    out[at] = int(number) * scale
    return at + 1


@rule
def put_count(out: Floats, at: int, number: int) -> int:
    """A count that has no end, brought below 1."""
    out[at] = int(number) / (int(number) + HALF)
    return at + 1


@rule
def put_odds(out: Floats, at: int, odds: float) -> int:
    """Odds, brought below 1 likewise."""
    out[at] = float(odds) / (float(odds) + HALF)
    return at + 1


@rule
def put_one_of(out: Floats, at: int, place: int, size: int) -> int:
    """1 at the place of what holds; no place, no 1."""
    for other in range(size):
        out[at + other] = 1.0 if other == place else 0.0
    return at + size


@rule
def put_bits(out: Floats, at: int, bits: int, size: int) -> int:
    """A set, one number for each that may be in it."""
    for place in range(size):
        out[at + place] = float(bits >> place & 1)
    return at + size


@rule
def put_row(out: Floats, at: int, numbers: Ints, size: int, scale: float) -> int:
    """Numbers in a row, each times the scale."""
    for place in range(size):
        out[at + place] = int(numbers[place]) * scale
    return at + size


@rule
def put_who(out: Floats, at: int, seat: int, who: int, players: int) -> int:
    """1 at one seat, counted from the own; below 0 it is nobody."""
    for steps in range(players):
        out[at + steps] = 1.0 if after(seat, steps, players) == who else 0.0
    return at + players


@rule
def put_seats(out: Floats, at: int, numbers: Ints, seat: int, players: int, scale: float) -> int:
    """A number of each seat, the own first."""
    for steps in range(players):
        out[at + steps] = int(numbers[after(seat, steps, players)]) * scale
    return at + players
