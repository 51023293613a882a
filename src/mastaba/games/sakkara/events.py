"""What has happened. Every tile is taken, played and discarded before both players' eyes, so no field is secret."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from mastaba.engine.events import Field, Telling
from mastaba.games.sakkara.geometry import Cell, Line
from mastaba.games.sakkara.state import Combination, Ending, Tile


class Event(IntEnum):
    """Codes of events."""

    FIRST = 1
    WORKER = 2
    TURN = 3
    MOVED = 4
    TOOK = 5
    UNCOVERED = 6
    LAID = 7
    BUILT = 8
    FINISHED = 9
    DISCARDED = 10
    CAST = 11
    STRUCK = 12
    SWEPT = 13
    DESTROYED = 14
    PLAYED = 15
    FLEW = 16
    RODE = 17
    STOLE = 18
    PUSHED = 19
    STUCK = 20
    CUT = 21
    KEPT = 22
    PUT = 23
    LOST = 24
    LOOKED = 25
    OVER = 26


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

# What a player could have forgotten comes to light: a tile that lay under another, or the other's rack to a snake.
REVEALS: Final = frozenset({Event.UNCOVERED, Event.LOOKED})
# What follows is certain all the same: only which tile comes to light is not seen beforehand.
FATES: Final[frozenset[int]] = frozenset()
