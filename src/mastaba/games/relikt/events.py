"""What has happened."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

from mastaba.engine.contract import State
from mastaba.engine.events import FIRST_FIELD, Field, Telling
from mastaba.engine.events import Event as Told
from mastaba.games.relikt.state import HAND, TOOLS_HELD, Card, Colour, Ending, Tool, Treasure


class Event(IntEnum):
    """Codes of events."""

    CAMPED = 1
    DEALT = 2
    EQUIPPED = 3
    TURNED = 4
    FIRST = 5
    ACTED = 6
    COPIED = 7
    SWAPPED = 8
    LOOKED = 9
    SHOWN = 10
    AIMED = 11
    REPLACED = 12
    PLAYED = 13
    BORROWED = 14
    VEILED = 15
    UNVEILED = 16
    TALLIED = 17
    AWARDED = 18
    TIED = 19
    CLOSED = 20
    ROPED = 21
    SHUFFLED = 22
    STACKED = 23
    DREW = 24
    READIED = 25
    OVER = 26


PLAYER: Final = Field("player", "seat")
OTHER: Final = Field("other", "seat")
CARD: Final = Field("card", Card)
ROW: Final = Field("row", "place")
CAMP: Final = Field("camp", Colour)
TREASURE: Final = Field("treasure", Treasure)
TOOL: Final = Field("tool", Tool)
SUM: Final = Field("sum")
SECRET_CARD: Final = Field("card", Card, is_secret=True)

FIELDS: Final = {
    Event.CAMPED: (PLAYER, CAMP),
    Event.DEALT: (PLAYER, *(Field(f"card{number}", Card, is_secret=True) for number in range(1, HAND + 1))),
    Event.EQUIPPED: (PLAYER, *(Field(f"tool{number}", Tool, is_secret=True) for number in range(1, TOOLS_HELD + 1))),
    Event.TURNED: (ROW, TREASURE, Field("gems")),
    Event.FIRST: (PLAYER,),
    Event.ACTED: (PLAYER, TOOL),
    Event.COPIED: (PLAYER, TOOL),
    Event.SWAPPED: (PLAYER, OTHER, CAMP, Field("other_camp", Colour)),
    Event.LOOKED: (PLAYER, OTHER),
    Event.SHOWN: (PLAYER, CARD),
    Event.AIMED: (PLAYER, CARD, ROW),
    Event.REPLACED: (PLAYER, CARD, Field("new", Card), ROW),
    Event.PLAYED: (PLAYER, CARD, ROW),
    Event.BORROWED: (PLAYER, CARD, ROW, OTHER),
    Event.VEILED: (PLAYER, Field("card", Card, is_secret=True, is_chosen=True), ROW),
    Event.UNVEILED: (PLAYER, CARD, ROW),
    Event.TALLIED: (ROW, CAMP, SUM, PLAYER),
    Event.AWARDED: (PLAYER, TREASURE, ROW, CAMP, SUM),
    Event.TIED: (ROW, TREASURE, SUM),
    Event.CLOSED: (ROW,),
    Event.ROPED: (PLAYER, CARD, ROW),
    Event.SHUFFLED: (Field("count"),),
    Event.STACKED: (SECRET_CARD,),
    Event.DREW: (PLAYER, SECRET_CARD),
    Event.READIED: (PLAYER, Field("tool", Tool, is_secret=True)),
    Event.OVER: (Field("ending", Ending),),
}

TELLING: Final = (
    Telling(Event.AWARDED),
    Telling(Event.TIED),
    Telling(Event.ROPED),
    Telling(Event.REPLACED),
    Telling(Event.BORROWED),
)

REVEALS: Final[frozenset[int]] = frozenset({Event.SHOWN, Event.UNVEILED, Event.TURNED, Event.SHUFFLED})
FATES: Final = REVEALS  # a shuffle too: what is drawn after it lay open in the discard, so a view could name it


def foreseen(seen: State, seat: int, row: tuple[int, ...]) -> bool:
    """R5.3 Whoever played a card face down knows what will be turned up."""
    return row[0] == Event.UNVEILED and row[FIRST_FIELD] == seat


def chances(events: list[Told]) -> list[tuple[str, Any]]:
    """R3.5 What chance decided in a step: each reshuffle, with the whole new deck, top first."""
    outcomes: list[tuple[str, Any]] = []
    for event in events:
        if event.code == "shuffled":
            outcomes.append(("reshuffle", []))
        elif event.code == "stacked":
            outcomes[-1][1].append(event.fields["card"])
    return outcomes
