"""What has happened."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

from mastaba.engine.events import Event as Told
from mastaba.engine.events import Field, Telling
from mastaba.games.archaeology.state import Card, Chamber, Ending, Treasures


class Event(IntEnum):
    """Codes of events."""

    FIRST = 1
    TURN = 2
    DUG = 3
    THIEF = 4
    NOBODY = 5
    STOLE = 6
    STORM = 7
    SHARE = 8
    DISCARDED = 9
    DECK_GONE = 10
    GAVE = 11
    TOOK = 12
    TRADED = 13
    EXPLORED = 14
    FOUND = 15
    SOLD = 16
    OWES = 17
    PASSED = 18
    SKIPPED = 19
    ENDED = 20
    OVER = 21


PLAYER: Final = Field("player", "seat")
CARD: Final = Field("card", Card)
SECRET: Final = Field("card", Card, is_secret=True)
LEFT: Final = Field("left")

FIELDS: Final = {
    Event.FIRST: (PLAYER,),
    Event.TURN: (PLAYER,),
    Event.DUG: (PLAYER, SECRET),
    Event.THIEF: (PLAYER, LEFT),  # thieves that may still come
    Event.NOBODY: (PLAYER,),
    Event.STOLE: (PLAYER, Field("victim", "seat"), SECRET),
    Event.STORM: (PLAYER, LEFT),  # storms that may still come
    Event.SHARE: (PLAYER, Field("cards")),
    Event.DISCARDED: (PLAYER, CARD),
    Event.DECK_GONE: (),
    Event.GAVE: (PLAYER, CARD),
    Event.TOOK: (PLAYER, CARD),
    Event.TRADED: (PLAYER, Field("lost")),
    Event.EXPLORED: (PLAYER, Field("chamber", Chamber), Field("maps"), Field("cards")),
    Event.FOUND: (PLAYER, SECRET),
    Event.SOLD: (PLAYER, CARD, Field("count"), Field("value"), Field("treasures", Treasures)),
    Event.OWES: (PLAYER,),
    Event.PASSED: (PLAYER,),
    Event.SKIPPED: (PLAYER,),
    Event.ENDED: (PLAYER,),
    Event.OVER: (Field("ending", Ending),),
}

TELLING: Final = (
    Telling(Event.SOLD, "value"),
    Telling(Event.EXPLORED, "cards"),
    Telling(Event.OWES, is_good=False),
    Telling(Event.TRADED, "lost", is_good=False),
    Telling(Event.TOOK),
)

REVEALS: Final[frozenset[int]] = frozenset({Event.THIEF, Event.STORM})
# A card is drawn: R4.1 one that may be a treasure, a thief or a storm, R4.2 one of a hand, R6.1 one of a chamber.
FATES: Final[frozenset[int]] = REVEALS | {Event.DUG, Event.STOLE, Event.FOUND}


def chances(events: list[Told]) -> list[tuple[str, Any]]:
    """What chance decided in a step: R4.2 the card that a thief took."""
    return [("steal", event.fields["card"]) for event in events if event.code == "stole"]
