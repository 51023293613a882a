"""What a seat sees as numbers to learn from: the layout, declared once a game, and the rules that write it.

A game's `features.py` has `FEATURES`, the layout, and a rule `features(seen, seat, out)` that writes it, slice after slice, from what
the seat knows alone. Everything is told as the seat would: its own things first, then the others' in turn order. So the size depends
on how many play: a learner sits at one table, and rows for seats that nobody holds would teach it nothing.
A game without that file gets a layout made from the fields of its state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Floats, Ints, State
from mastaba.engine.fields import PRIVATE, PUBLIC, Mark, Record, written_out

TABLE, SEATS, OTHERS = "table", "seats", "others"
LEAST, MOST = -1.0, 2.0  # no number is beyond, and few are beyond 1
HALF: Final = 2.0  # the count that is told as one half
WIDE: Final = 32  # a field of so many bits is taken for a set of bits
SETS_OF_BITS: Final = 63

# How numbers are brought to about 1, in words
ONE_OF: Final = "1 for what holds, else 0"
FLAG: Final = "1 or 0"
COUNT: Final = "n / (n + 2)"


@dataclass(frozen=True)
class Slice:
    """Some numbers of a layout: once for the table, or a block for each seat (own first) or each other seat, in turn order."""

    name: str
    size: int
    meaning: str
    scale: str = FLAG
    each: str = TABLE

    def blocks(self, players: int) -> int:
        """How many blocks there are at a table of so many."""
        return {TABLE: 1, SEATS: players, OTHERS: players - 1}[self.each]


@dataclass(frozen=True)
class Placed:
    """A slice at its place: numbers `start` to `end - 1`."""

    slice: Slice
    start: int
    end: int


@dataclass(frozen=True)
class Layout:
    """All the slices of a game's features, and what of the state is told in part or not at all, with the reason."""

    version: int
    slices: tuple[Slice, ...]
    in_part: Mapping[str, str] = field(default_factory=dict)
    left_out: Mapping[str, str] = field(default_factory=dict)

    def size(self, players: int) -> int:
        """How many numbers there are at a table of so many."""
        return sum(one.size * one.blocks(players) for one in self.slices)

    def placed(self, players: int) -> list[Placed]:
        """Every slice with its place."""
        found, start = [], 0
        for one in self.slices:
            end = start + one.size * one.blocks(players)
            found.append(Placed(one, start, end))
            start = end
        return found


# The rules that write: each returns the place after what it wrote


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


# What stands in where a game has no features of its own: the fields that are open, as they lie


def made_from(state: Record) -> tuple[Layout, Callable[[State, int, Floats], None]]:
    """A layout of everything that is public or the seat's own, and the rule that writes it."""
    marks = [mark for mark in state.marks if mark.eyes in (PUBLIC, PRIVATE)]
    own = Slice("own_seat", 1, "the seat whose numbers these are, counted from the first seat at the table", ONE_OF, SEATS)
    hidden = {mark.name: "not open to every seat" for mark in state.marks if mark.eyes not in (PUBLIC, PRIVATE)}
    part = {mark.name: "the own row only" for mark in marks if mark.eyes == PRIVATE}
    lines = [["at = put_one_of(out, 0, seat, int(seen.players))"], *(_written(mark) for mark in marks)]
    function = written_out(
        "features", "seen, seat, out", lines, {"put_one_of": put_one_of, "put_bits": put_bits, "put_any": put_any}
    )
    return Layout(1, (own, *(_slice(mark) for mark in marks)), part, hidden), function


@rule
def put_any(out: Floats, at: int, number: float) -> int:
    """A number of which nothing is known but that it is one."""
    value = float(number)
    out[at] = value / (1.0 + abs(value))
    return at + 1


def _own_shape(mark: Mark) -> tuple[int, ...]:
    return mark.shape[1:] if mark.eyes == PRIVATE else mark.shape


def _is_wide(mark: Mark) -> bool:
    kind = np.dtype(mark.kind)
    return kind.kind in "iu" and kind.itemsize * 8 >= WIDE


def _slice(mark: Mark) -> Slice:
    size = int(np.prod(_own_shape(mark), dtype=int))
    whose = "the seat's own row of" if mark.eyes == PRIVATE else ""
    meaning = f"{whose} the field `{mark.name}` of the state".strip()
    if _is_wide(mark):
        return Slice(mark.name, size * SETS_OF_BITS, f"{meaning}, bit by bit")
    return Slice(mark.name, size, meaning, "n / (1 + |n|)")


def _written(mark: Mark) -> list[str]:
    """The lines that write one field."""
    shape, indices = _own_shape(mark), "ijk"
    loops = [f"{'    ' * depth}for {indices[depth]} in range({size}):" for depth, size in enumerate(shape)]
    places = ["seat"] * (mark.eyes == PRIVATE) + list(indices[: len(shape)])
    value, indent = f"seen.{mark.name}" + (f"[{', '.join(places)}]" if places else ""), "    " * len(shape)
    if not _is_wide(mark):
        return [*loops, f"{indent}at = put_any(out, at, {value})"]
    return [*loops, f"{indent}at = put_bits(out, at, int({value}), {SETS_OF_BITS})"]
