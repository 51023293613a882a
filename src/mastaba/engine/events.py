"""What has happened, as data: rules tell events as rows of integers, readers get them named, and only what they may know.

A buffer of events is an int32 array; row 0 holds the count, each further row one event:
    column 0        the game's code for it
    column 1        eyes: one bit a seat that sees its secret fields (EVERYONE for an event without secrets)
    columns 2 to 6  its fields, in the order of the game's FIELDS
An event that nobody sees (eyes 0) is for the record alone, e.g. the order of a reshuffled deck.
Where nobody listens at all, as inside a search, NOBODY is told instead of a buffer: compiled code then leaves all telling out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

import numpy as np
from msgspec import Struct

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints

EVERYONE: Final = -1
WIDTH: Final = 7
CAPACITY: Final = 400
FIRST_FIELD: Final = 2
NOBODY: Final[Any] = None

Word = int | str | None


@rule
def tell(events: Ints | None, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Tells everybody what happened."""
    whisper(events, EVERYONE, code, a, b, c, d, e)


@rule
def whisper(events: Ints | None, eyes: int, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Tells what happened, the secret fields only to the seats in `eyes`; a full buffer just counts on."""
    if events is None:
        return
    count = int(events[0, 0]) + 1
    events[0, 0] = count
    if count < events.shape[0]:
        events[count, 0] = code
        events[count, 1] = eyes
        events[count, 2] = a
        events[count, 3] = b
        events[count, 4] = c
        events[count, 5] = d
        events[count, 6] = e


@rule
def listen_anew(events: Ints | None) -> None:
    """Empties a buffer for what happens next."""
    if events is not None:
        events[0, 0] = 0


class Numbered(IntEnum):
    """A code with the number of its rule: `OVER = 1, "R7.1"`; the rules compare it as the plain integer it is."""

    rule: str

    def __new__(cls, code: int, rule: str = "") -> Numbered:
        """A code and its rule."""
        made = int.__new__(cls, code)
        made._value_ = code
        made.rule = rule
        return made


@dataclass(frozen=True)
class Field:
    """One field of an event: its name, what its number means, and whether it is secret.

    Kinds: "number" as it is, "seat" and "place" counted from 1 for people, or an IntEnum whose member's name it becomes.
    What a secret field will tell is not known before it happens, unless it is what the player has chosen; nor is what is drawn
    from somewhere out of sight, though all then see it.
    """

    name: str
    kind: str | type[IntEnum] = "number"
    is_secret: bool = False
    is_chosen: bool = False
    is_drawn: bool = False

    def word(self, number: int) -> Word:
        """The number in the form that records and readers use."""
        if not isinstance(self.kind, str):
            return self.kind(number).name.lower()
        return number + 1 if self.kind in ("seat", "place") else number


class Event(Struct, frozen=True):
    """One thing that happened, as one seat may know it: secret fields it may not see are None."""

    number: int
    step: int
    code: str
    fields: dict[str, Word]

    @property
    def is_hidden(self) -> bool:
        """Whether something in it is kept from the reader."""
        return None in self.fields.values()


Schema = Mapping[Any, tuple[Field, ...]]


@dataclass(frozen=True)
class Telling:
    """An event that a reason may name: the field that says how much it is (without one, each counts one), and whether it is good.

    Good or bad is meant for the seat to which it happens: the first of its fields that is a seat.
    """

    code: int
    size: str = ""
    is_good: bool = True
    is_reply: bool = False  # only what the next seat could do is worth a word: of one's own action its name says it


@dataclass(frozen=True)
class Gain:
    """What a seat comes to have, told by an event to the first seat among its fields: what its worth is asked for in a study.

    The fields named tell one such thing from another; without them all are alike. Its name is the message gain-EVENT.
    """

    code: int
    fields: tuple[str, ...] = ()
    is_dealt: bool = False  # by chance alone, before anybody decides: then what goes with it comes from it


def buffer(capacity: int = CAPACITY) -> Ints:
    """An empty buffer of events; with capacity 0 events are counted but not kept."""
    return np.zeros((capacity + 1, WIDTH), np.int32)


def rows(events: Ints) -> list[tuple[int, ...]]:
    """The events in a buffer, as plain numbers."""
    count = int(events[0, 0])
    if count >= events.shape[0]:
        raise OverflowError(f"{count} events in one step; the buffer holds {events.shape[0] - 1}")
    return [tuple(row) for row in events[1 : count + 1].tolist()]


def is_seen(row: tuple[int, ...], seat: int | None) -> bool:
    """Whether an event exists at all for a seat (from 0; None sees everything)."""
    return seat is None or row[1] != 0


def read(row: tuple[int, ...], seat: int | None, schema: Schema, number: int, step: int) -> Event:
    """An event as a seat knows it."""
    fields, may_see = schema[row[0]], seat is None or bool(row[1] >> seat & 1)
    name = type(next(iter(schema)))(row[0]).name.lower()  # the game's own enum
    return Event(number, step, name, dict(_words(row, may_see, fields)))


def _words(row: tuple[int, ...], may_see: bool, fields: tuple[Field, ...]) -> Iterator[tuple[str, Word]]:
    for field, number in zip(fields, row[FIRST_FIELD:], strict=False):
        yield field.name, field.word(number) if may_see or not field.is_secret else None
