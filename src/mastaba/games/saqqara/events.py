"""What has happened."""

from __future__ import annotations

from typing import Final

from mastaba.engine.events import Field, Gain, Numbered, Telling
from mastaba.games.saqqara.state import Ending


class Event(Numbered):
    """Codes of events, each with the rule by which it happens."""

    FIRST = 1, "R2.3"
    DREW = 2, "R4.1"
    STOPPED = 3, "R4.3"
    PLACED = 4, "R5.1"
    PRIME = 5, "R5.4"
    TOOK = 6, "R5.6"
    BLOCKED = 7, "R5.7"
    RESTARTED = 8, "R5.8"
    DISCARDED = 9, "R6.1"
    EMPTIED = 10, "R5.9"
    OVER = 11, "R7.1 R7.2"


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

GAINS: Final = (
    Gain(Event.DREW, ("relic",)),
    Gain(Event.PRIME),
    Gain(Event.TOOK),
)
