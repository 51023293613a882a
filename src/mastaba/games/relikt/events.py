"""What has happened."""

from __future__ import annotations

from typing import Any, Final

from mastaba.engine.contract import State
from mastaba.engine.events import FIRST_FIELD, Field, Gain, Numbered, Telling
from mastaba.engine.events import Event as Told
from mastaba.games.relikt.state import HAND, TOOLS_HELD, Card, Colour, Ending, Tool, Treasure


class Event(Numbered):
    """Codes of events, each with the rule by which it happens."""

    CAMPED = 1, "R2.1"
    DEALT = 2, "R2.2"
    EQUIPPED = 3, "R2.4"
    TURNED = 4, "R4.3"
    FIRST = 5, "R2.5"
    ACTED = 6, "R3.1"
    COPIED = 7, "R5.7"
    SWAPPED = 8, "R5.1"
    LOOKED = 9, "R5.4"
    SHOWN = 10, "R5.4"
    AIMED = 11, "R5.6"
    REPLACED = 12, "R5.6"
    PLAYED = 13, "R3.2"
    BORROWED = 14, "R5.4"
    VEILED = 15, "R5.3"
    UNVEILED = 16, "R4.1"
    TALLIED = 17, "R4.1"
    AWARDED = 18, "R4.2"
    TIED = 19, "R4.4"
    CLOSED = 20, "R4.3"
    ROPED = 21, "R5.5"
    SHUFFLED = 22, "R3.5"
    STACKED = 23, "R3.5"
    DREW = 24, "R3.4"
    READIED = 25, "R3.6"
    OVER = 26, "R6.1"


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

GAINS: Final = (
    Gain(Event.CAMPED, ("camp",), is_dealt=True),
    Gain(Event.EQUIPPED, tuple(f"tool{number}" for number in range(1, TOOLS_HELD + 1)), is_dealt=True),
    Gain(Event.ACTED, ("tool",)),
    Gain(Event.AWARDED, ("treasure",)),
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
