"""What has happened. Every tile is taken, played and discarded before both players' eyes, so no field is secret."""

from __future__ import annotations

from typing import Final

from mastaba.engine.events import Field, Gain, Numbered, Telling
from mastaba.games.sakkara.geometry import Cell, Line
from mastaba.games.sakkara.state import Combination, Ending, Tile


class Event(Numbered):
    """Codes of events, each with the rule by which it happens."""

    FIRST = 1, "R2.3"
    WORKER = 2, "R2.3"
    TURN = 3, "R3.1"
    MOVED = 4, "R3.2"
    TOOK = 5, "R3.2"
    UNCOVERED = 6, "Q2"
    LAID = 7, "R4.1 R4.2"
    BUILT = 8, "R5.1"
    FINISHED = 9, "R5.4"
    DISCARDED = 10, "R8.1"
    CAST = 11, "R6.1"
    STRUCK = 12, "R6.3"
    SWEPT = 13, "R6.4"
    DESTROYED = 14, "R8.1"
    PLAYED = 15, "R7.1"
    FLEW = 16, "R7.2"
    RODE = 17, "R7.3"
    STOLE = 18, "R7.4"
    PUSHED = 19, "R7.6"
    STUCK = 20, "R3.1"
    CUT = 21, "R8.2"
    KEPT = 22, "R8.2"
    PUT = 23, "R8.3"
    LOST = 24, "R8.6"
    LOOKED = 25, "R7.4"
    OVER = 26, "R9.1 R9.2"


SEAT: Final = Field("player", "seat")
TILE: Final = Field("tile", Tile)
FIELD: Final = Field("field", Cell)
FROM: Final = Field("start", Cell)
LEVEL: Final = Field("level")
COUNT: Final = Field("count")

FIELDS: Final = {
    Event.FIRST: (SEAT,),
    Event.WORKER: (SEAT, FIELD),
    Event.TURN: (SEAT, Field("turn"), Field("limit")),
    Event.MOVED: (SEAT, FROM, FIELD),
    Event.TOOK: (SEAT, TILE, FIELD),
    Event.UNCOVERED: (FIELD, Field("tile", Tile, is_drawn=True)),
    Event.LAID: (SEAT, TILE),
    Event.BUILT: (SEAT, TILE, LEVEL),
    Event.FINISHED: (SEAT, LEVEL),
    Event.DISCARDED: (SEAT, TILE),
    Event.CAST: (SEAT, Field("combination", Combination)),
    Event.STRUCK: (SEAT, Field("line", Line)),
    Event.SWEPT: (SEAT, FIELD),
    Event.DESTROYED: (SEAT, TILE),
    Event.PLAYED: (SEAT, TILE),
    Event.FLEW: (SEAT, FROM, FIELD),
    Event.RODE: (SEAT, FROM, FIELD),
    Event.STOLE: (SEAT, Field("victim", "seat"), TILE),
    Event.PUSHED: (SEAT, FROM, FIELD, COUNT),
    Event.STUCK: (SEAT,),
    Event.CUT: (SEAT, Field("lower"), Field("upper")),
    Event.KEPT: (SEAT, COUNT),
    Event.PUT: (SEAT, FIELD, COUNT, Field("left")),
    Event.LOST: (COUNT,),
    Event.LOOKED: (SEAT, Field("victim", "seat")),
    Event.OVER: (Field("ending", Ending),),
}

TELLING: Final = (
    Telling(Event.FINISHED, "level"),
    Telling(Event.BUILT),
    Telling(Event.STOLE),
    Telling(Event.DESTROYED, is_good=False),
    Telling(Event.CAST),
    Telling(Event.LAID),
    Telling(Event.DISCARDED, is_good=False),
)

GAINS: Final = (
    Gain(Event.TOOK, ("tile",)),
    Gain(Event.CAST, ("combination",)),
    Gain(Event.PLAYED, ("tile",)),
)

# What a player could have forgotten comes to light: a tile that lay under another, or the other's rack to a snake.
REVEALS: Final = frozenset({Event.UNCOVERED, Event.LOOKED})
# What follows is certain all the same: only which tile comes to light is not seen beforehand.
FATES: Final[frozenset[int]] = frozenset()
