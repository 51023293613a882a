"""What has happened."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from mastaba.engine.events import Field, Telling
from mastaba.games.saqqara.state import Ending


class Event(IntEnum):
    """Codes of events."""

    FIRST = 1
    DREW = 2
    STOPPED = 3
    PLACED = 4
    PRIME = 5
    TOOK = 6
    BLOCKED = 7
    RESTARTED = 8
    DISCARDED = 9
    EMPTIED = 10
    OVER = 11


SEAT: Final = Field("player", "seat")
RELIC: Final = Field("relic")
ROW: Final = Field("row", "place")

FIELDS: Final = {
    Event.FIRST: (SEAT,),
    Event.DREW: (SEAT, RELIC),
    Event.STOPPED: (SEAT,),
    Event.PLACED: (SEAT, RELIC, ROW),
    Event.PRIME: (SEAT, RELIC, ROW, Field("left")),
    Event.TOOK: (SEAT, ROW, Field("value"), Field("cards")),
    Event.BLOCKED: (ROW, Field("value"), Field("cards")),
    Event.RESTARTED: (ROW, RELIC),
    Event.DISCARDED: (SEAT, RELIC),
    Event.EMPTIED: (SEAT,),
    Event.OVER: (Field("ending", Ending),),
}

TELLING: Final = (
    Telling(Event.TOOK, "cards"),
    Telling(Event.PRIME),
    Telling(Event.BLOCKED, "cards"),
    Telling(Event.EMPTIED),
    Telling(Event.DISCARDED, is_good=False),
    Telling(Event.DREW, "relic", is_reply=True),
)
