"""What has happened."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

from mastaba.engine.contract import State
from mastaba.engine.events import FIRST_FIELD, Field, Gain, Numbered, Telling
from mastaba.engine.events import Event as Told
from mastaba.games.luxor.state import ANIMAL_NAMES, DECK, Ending, Kind, Line

Animal = IntEnum("Animal", [name.upper() for name in ANIMAL_NAMES], start=0)  # type: ignore[misc]
Column = IntEnum("Column", [name.upper() for name in ANIMAL_NAMES], start=0)  # type: ignore[misc]
Pair = IntEnum("Pair", [name.upper() for name in ANIMAL_NAMES], start=0)  # type: ignore[misc]
Picture = IntEnum(  # type: ignore[misc]
    "Picture", [f"{name}_{way}".upper() for name in ANIMAL_NAMES for way in ("left", "right")], start=2
)


class Event(Numbered):
    """Codes of events, each with the rule by which it happens."""

    FIRST = 1, "R2.5"
    DEALT = 2, "R2.2"
    PHARAOH = 3, "R2.4"
    DROPPED = 4, "R3.2"
    FORMED = 5, "R4.1"
    SIGHTED = 6, "R10.2"
    RESOLVED = 7, "R4.4"
    SENT_HOME = 8, "R5.2"
    POSTED = 9, "R5.1"
    MOVED = 10, "R5.5"
    SKIPPED = 11, "R5.1"
    SCARAB = 12, "R6.1"
    NO_SCARAB = 13, "R6.1"
    OPENED = 14, "R6.4"
    DREW = 15, "R3.3"
    DECK_EMPTY = 16, "R3.3"
    CURSE = 17, "R9.2"
    ORDER = 18, "Q1"
    PASSED = 19, "R9.3"
    CLAIMED = 20, "R9.4"
    LAPSED = 21, "R9.5"
    CURSED = 22, "R9.4"
    GAVE = 23, "R9.4"
    WALL_FULL = 24, "R7.1"
    PAID = 25, "R7.3"
    DONE = 26, "R7.4"
    SCORED = 27, "R8.1"
    OVER = 28, "R7.4"
    SNAKE = 29, "R9.6"


class Lack(Numbered):
    """R6.2 R6.3 Why a pair brings no scarab."""

    LIMIT = 0, "R6.2"
    FULL = 1, "R6.3"
    SLAB = 2, "R6.3"


class Lapse(IntEnum):
    """R9.5 Why a curse tile has no effect."""

    NO_OWNER = 0
    NO_CLAIM = 1
    NO_VICTIM = 2


SEAT: Final = Field("player", "seat")
ANIMAL: Final = Field("animal", Column)
PAIRED: Final = Field("animal", Pair)
KIND: Final = Field("kind", Kind)
EYES: Final = Field("eyes", "place")
VALUE: Final = Field("value", is_secret=True)
LEFT: Final = Field("left")
UPPER: Final = Field("upper", Picture, is_secret=True)
LOWER: Final = Field("lower", Picture, is_secret=True)
ROW: Final = Field("row", "place")
SHAFT: Final = Field("shaft", "place")

FIELDS: Final = {
    Event.FIRST: (SEAT,),
    Event.DEALT: (SEAT, UPPER, LOWER),
    Event.PHARAOH: (SEAT, Field("animal", Column, is_secret=True)),
    Event.DROPPED: (SEAT, Field("upper", Picture), Field("lower", Picture), SHAFT),
    Event.FORMED: (PAIRED, KIND, ROW, SHAFT, Field("other", "place")),
    Event.SIGHTED: (PAIRED, KIND, ROW, Field("line", Line)),
    Event.RESOLVED: (SEAT, PAIRED, KIND),
    Event.SENT_HOME: (Field("owner", "seat"), ANIMAL),
    Event.POSTED: (SEAT, ANIMAL),
    Event.MOVED: (SEAT, Field("origin", Column), ANIMAL),
    Event.SKIPPED: (SEAT, ANIMAL),
    Event.SCARAB: (ANIMAL, Field("count"), LEFT),
    Event.NO_SCARAB: (ANIMAL, Field("reason", Lack)),
    Event.OPENED: (SEAT, ANIMAL, EYES, VALUE, LEFT),
    Event.DREW: (SEAT, UPPER, LOWER, LEFT),
    Event.DECK_EMPTY: (SEAT,),
    Event.CURSE: (Field("one", Animal), Field("two", Animal), Field("three", Animal)),
    Event.ORDER: (SEAT, Field("number", "place")),
    Event.PASSED: (SEAT,),
    Event.CLAIMED: (SEAT, SHAFT, ROW, Field("line", Line)),
    Event.LAPSED: (Field("reason", Lapse),),
    Event.CURSED: (SEAT, Field("victim", "seat")),
    Event.GAVE: (SEAT, Field("taker", "seat"), EYES, Field("value", is_secret=True, is_chosen=True)),
    Event.WALL_FULL: (),
    Event.PAID: (SEAT, ANIMAL, Field("count")),
    Event.DONE: (SEAT,),
    Event.SCORED: (SEAT, ANIMAL, Field("sarcophagi"), Field("bonus"), Field("total")),
    Event.OVER: (Field("ending", Ending),),
    Event.SNAKE: (),
}

TELLING: Final = (
    Telling(Event.OPENED),
    Telling(Event.GAVE, "value", is_good=False),
    Telling(Event.SENT_HOME, is_good=False),
    Telling(Event.POSTED),
    Telling(Event.MOVED),
    Telling(Event.SCARAB),
    Telling(Event.FORMED),
)

GAINS: Final = (
    Gain(Event.PHARAOH, ("animal",), is_dealt=True),
    Gain(Event.OPENED, ("value",)),
    Gain(Event.POSTED),
    Gain(Event.MOVED),
    Gain(Event.RESOLVED, ("kind",)),
)

REVEALS: Final[frozenset[int]] = frozenset({Event.SNAKE, Event.CURSE, Event.ORDER, Event.SCORED})
FATES: Final[frozenset[int]] = REVEALS | {Event.DREW}  # R9.6  under a tile drawn a snake may show


def foreseen(seen: State, seat: int, row: tuple[int, ...]) -> bool:
    """R9.1 R9.6 That no snake will show under a tile drawn is known before the first curse tile and after the last."""
    if row[0] != Event.DREW:
        return False
    left = row[FIRST_FIELD + FIELDS[Event.DREW].index(LEFT)]
    return left == 0 or seen.curses_left == 0 or DECK - left < seen.plain_end


def chances(events: list[Told]) -> list[tuple[str, Any]]:
    """Q1 What chance decided in a step: the order in which the seats are asked about a curse tile."""
    order = [event.fields["player"] for event in events if event.code == "order"]
    return [("curse order", order)] if order else []
