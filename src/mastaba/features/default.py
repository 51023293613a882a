"""What stands in where a game has no features of its own: the fields that are open, as they lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Floats, State
from mastaba.engine.fields import PRIVATE, PUBLIC, Mark, Record, written_out
from mastaba.features.layout import ONE_OF, SEATS, Layout, Slice
from mastaba.features.writing import put_bits, put_one_of

WIDE: Final = 32  # a field of so many bits is taken for a set of bits
SETS_OF_BITS: Final = 63


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
