"""A game's table as one record, each field marked with who may see it; copying what is open is made from the marks.

    STATE = record(
        ("stream", np.int64),                            unmarked: a secret
        public("wall", np.int8, CELLS),                  everybody sees it
        private("hand", np.int8, (SEATS, HAND)),         along the first axis each seat sees its own
        secret("deck", np.int8, DECK),                   what a seat knows of it is for the game's `see` to say
    )

`STATE.copy_open` and `STATE.copy_own` are rules like any other: they run interpreted, natively and on a GPU.
"""

from __future__ import annotations

import hashlib
import linecache
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import itemgetter
from types import FunctionType, SimpleNamespace
from typing import Any, Final

import numpy as np

from mastaba.engine.compiling import rule

Plain = tuple[str, Any] | tuple[str, Any, Any]
Copier = Callable[..., None]
PUBLIC, PRIVATE, SECRET = "public", "private", "secret"
INDICES: Final = "ijk"
WORD: Final = 8  # bytes


@dataclass(frozen=True)
class Mark:
    """A field and who sees it; `used` names the field that says how much of it holds anything."""

    name: str
    kind: Any
    shape: tuple[int, ...]
    eyes: str
    used: str = ""

    @property
    def plain(self) -> Plain:
        """The field as NumPy writes it."""
        return (self.name, self.kind, self.shape) if self.shape else (self.name, self.kind)


def public(name: str, kind: Any, shape: int | tuple[int, ...] = (), used: str = "") -> Mark:
    """A field that everybody sees; with `used`, only so much of it as that other field says."""
    return Mark(name, kind, _tuple(shape), PUBLIC, used)


def private(name: str, kind: Any, shape: int | tuple[int, ...]) -> Mark:
    """A field with a row for each seat, which that seat sees; what others know of it is for `see` to say."""
    return Mark(name, kind, _tuple(shape), PRIVATE)


def secret(name: str, kind: Any, shape: int | tuple[int, ...] = ()) -> Mark:
    """A field of which nobody sees anything but what the game's `see` tells them."""
    return Mark(name, kind, _tuple(shape), SECRET)


def _tuple(shape: int | tuple[int, ...]) -> tuple[int, ...]:
    return shape if isinstance(shape, tuple) else (shape,)


class Record:
    """The shape of a game's table, and the rules that copy what its marks leave open."""

    def __init__(self, marks: tuple[Mark, ...]) -> None:
        self.marks = marks
        shared = [mark for mark in self._seen_by(PUBLIC) if not mark.used]
        self.dtype, self.open_words = _laid_out(shared, [mark for mark in marks if mark not in shared])
        self.copy_open = _copier("copy_open", "source, target", [_copied(mark, "") for mark in self._seen_by(PUBLIC)])
        used = [_copied(mark, "") for mark in self._seen_by(PUBLIC) if mark.used]
        self._copy_used = _copier("copy_used", "source, target", used)
        self.copy_own = _copier("copy_own", "source, seat, target", [_copied(mark, "seat") for mark in self._seen_by(PRIVATE)])

    def _seen_by(self, eyes: str) -> list[Mark]:
        return [mark for mark in self.marks if mark.eyes == eyes]

    def beyond_words(self, see: Copier) -> Copier:
        """What a game's `see` adds where the words that are open to all are copied already: a GPU copies bytes one by one."""
        parts = {name: self._copy_used for name, value in see.__globals__.items() if value is self.copy_open}
        return rule(FunctionType(see.__code__, {**see.__globals__, **parts}, "see_beyond"))

    @property
    def secrets(self) -> list[str]:
        """The fields that not everybody sees, the stream aside."""
        return [mark.name for mark in self.marks if mark.eyes != PUBLIC and mark.name != "stream"]


def record(*fields: Mark | Plain) -> Record:
    """A game's table; a field without a mark is a secret, so that a new one can leak only on purpose."""
    return Record(tuple(field if isinstance(field, Mark) else secret(*field) for field in fields))


def _laid_out(shared: list[Mark], others: list[Mark]) -> tuple[np.dtype[np.void], int]:
    """The record: whole words of what is open to all, the widest first, then everything else; and how many words those are."""
    front, back = (np.dtype([mark.plain for mark in sorted(marks, key=_width)], align=True) for marks in (shared, others))
    words = -(-front.itemsize // WORD)
    places = [(part, name, first) for part, first in ((front, 0), (back, WORD * words)) for name in part.names or ()]
    return np.dtype(
        {
            "names": [name for _, name, _ in places],
            "formats": [part[name] for part, name, _ in places],
            "offsets": [first + _offset(part, name) for part, name, first in places],
            "itemsize": WORD * (words + -(-back.itemsize // WORD)),
        },
        align=True,
    ), words


def _width(mark: Mark) -> int:
    """For an order without holes."""
    return -np.dtype(mark.kind).itemsize


def _offset(part: np.dtype[np.void], name: str) -> int:
    assert part.fields is not None
    return part.fields[name][1]


# The copying rules, written out as code: loops and assignments, as everything that is compiled


def _copied(mark: Mark, row: str) -> list[str]:
    """The lines that copy one field, or the row of it that a seat owns."""
    shape = mark.shape[1:] if row else mark.shape
    places = [row] * bool(row) + list(INDICES[: len(shape)])
    bounds = [f"source.{mark.used}" if mark.used and not depth else str(size) for depth, size in enumerate(shape)]
    loops = [f"{'    ' * depth}for {INDICES[depth]} in range({bound}):" for depth, bound in enumerate(bounds)]
    place = f"[{', '.join(places)}]" if places else ""
    return [*loops, f"{'    ' * len(shape)}target.{mark.name}{place} = source.{mark.name}{place}"]


def _copier(name: str, parameters: str, blocks: list[list[str]]) -> Copier:
    return written_out(name, parameters, blocks, {})


def written_out(name: str, parameters: str, blocks: list[list[str]], names: Mapping[str, Any]) -> Copier:
    """A rule made from lines of code, over the names of the rules that it calls."""
    lines = [line for block in blocks for line in block] or ["pass"]
    source = "\n".join([f"def {name}({parameters}):", *(f"    {line}" for line in lines), ""])
    file = f"<{name} {hashlib.sha256(source.encode()).hexdigest()[:8]}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)  # so that a debugger can show it
    made: dict[str, Any] = {"__name__": __name__, **names}
    exec(compile(source, file, "exec"), made)
    function: FunctionType = made[name]
    return rule(function)


# States whose fields are attributes


def with_attributes(dtype: np.dtype[np.void]) -> np.dtype[np.void]:
    """The same record with a class of its own: NumPy's record looks up each field in Python, which takes far longer."""
    fields = {name: _attribute(name) for name in dtype.names or ()}
    row = type("Row", (np.void,), {"__slots__": (), "data": property(_memory), **fields})
    return np.dtype((row, dtype))


def plain(row: Any) -> Any:
    """A record with Python's own numbers, for rules that read many of them: NumPy takes ten times as long to hand out each.

    What has two axes is a dict by places, which is read as rules do: `hand[seat, value]`.
    """
    return SimpleNamespace(**{name: _plain(row[name].tolist()) for name in row.dtype.names})


def _plain(value: Any) -> Any:
    if not isinstance(value, list) or not isinstance(value[0], list):
        return value
    return {(place, other): number for place, line in enumerate(value) for other, number in enumerate(line)}


def _memory(row: Any) -> Any:
    """Where a record lies, which compiled code asks for at each call: of one that is all of its array, the array.

    NumPy's own answer describes every field on the way, which takes ten times as long as most rules.
    """
    array = row.base
    return array if array is not None and array.nbytes == row.nbytes else memoryview(row)


def _attribute(name: str) -> property:
    def put(row: Any, value: Any) -> None:
        row[name] = value

    return property(itemgetter(name), put)
