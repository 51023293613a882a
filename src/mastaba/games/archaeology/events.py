"""What has happened."""

from __future__ import annotations

from typing import Any, Final

from mastaba.engine.events import Event as Told
from mastaba.engine.events import Field, Gain, Numbered, Telling
from mastaba.games.archaeology.state import Card, Chamber, Ending, Treasures


class Event(Numbered):
    """Codes of events, each with the rule by which it happens."""

    FIRST = 1, "R2.7"
    TURN = 2, "R3.1"
    DUG = 3, "R4.1"
    THIEF = 4, "R4.2"
    NOBODY = 5, "R4.4"
    STOLE = 6, "R4.2"
    STORM = 7, "R4.5"
    SHARE = 8, "R4.5"
    DISCARDED = 9, "R4.5"
    DECK_GONE = 10, "R8.1"
    GAVE = 11, "R5.1"
    TOOK = 12, "R5.2"
    TRADED = 13, "R5.3"
    EXPLORED = 14, "R6.1"
    FOUND = 15, "R6.1"
    SOLD = 16, "R7.1"
    OWES = 17, "R8.3"
    PASSED = 18, "R8.2"
    SKIPPED = 19, "R8.2"
    ENDED = 20, "R3.2"
    OVER = 21, "R9.1"


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

GAINS: Final = (
    Gain(Event.DUG, ("card",)),
    Gain(Event.THIEF),
    Gain(Event.TOOK, ("card",)),
    Gain(Event.EXPLORED, ("chamber",)),
    Gain(Event.SOLD, ("card",)),
)

REVEALS: Final[frozenset[int]] = frozenset({Event.THIEF, Event.STORM})
# A card is drawn: R4.1 one that may be a treasure, a thief or a storm, R4.2 one of a hand, R6.1 one of a chamber.
FATES: Final[frozenset[int]] = REVEALS | {Event.DUG, Event.STOLE, Event.FOUND}


def chances(events: list[Told]) -> list[tuple[str, Any]]:
    """What chance decided in a step: R4.2 the card that a thief took."""
    return [("steal", event.fields["card"]) for event in events if event.code == "stole"]
