"""What may be decided, and the reasons for which it may not."""

from __future__ import annotations

from typing import Final

from mastaba.engine.actions import Reason, families, family, numbers, seats, words
from mastaba.games.archaeology.state import CHAMBERS, LARGEST, LOT_SIZE, LOT_TREASURE, LOTS, NAMES, SEATS, TREASURES, Chamber


class Refusal(Reason):
    """Why an action is refused, and by which rule."""

    OVER = 1, "R9.1"
    MUST_STEAL = 2, "R4.2"
    MUST_DISCARD = 3, "R4.5"
    TRADE_OPEN = 4, "R5.3"
    NO_THIEF = 5, "R4.2"
    NO_STORM = 6, "R4.5"
    YOURSELF = 7, "R4.2"
    NO_SUCH_SEAT = 8, "R4.2"
    NOTHING_TO_STEAL = 9, "R4.2"
    NOT_IN_HAND = 10, "R5.1"
    ALREADY_TAKING = 11, "R5.1"
    WAS_TAKEN = 12, "R5.4"
    NO_WAY_TO_TRADE = 13, "R5.5"
    NO_TRADE = 14, "R5.1"
    WAS_GIVEN = 15, "R5.4"
    NOT_IN_MARKET = 16, "R5.2"
    TOO_DEAR = 17, "R5.2"
    NOTHING_TAKEN = 18, "R5.3"
    EXPLORED = 19, "R6.3"
    TOO_FEW_MAPS = 20, "R6.1"
    TOO_FEW = 21, "R7.1"
    SALE_OWED = 22, "R8.3"
    NO_SUCH_SET = 23, "R7.2"
    NO_SUCH_TREASURE = 24, "R1.1"
    NO_SUCH_CHAMBER = 25, "R6.1"


LETTERS: Final = "[a-z]+"
VICTIM: Final = seats(SEATS, Refusal.NO_SUCH_SEAT)
TREASURE: Final = words(NAMES, Refusal.NO_SUCH_TREASURE, LETTERS)
CHAMBER: Final = words([chamber.name.lower() for chamber in Chamber], Refusal.NO_SUCH_CHAMBER, LETTERS)
SIZE: Final = numbers(1, int(LARGEST.max()), Refusal.NO_SUCH_SET)
LOT_PLACES: Final = [(int(treasure), int(size) - 1) for treasure, size in zip(LOT_TREASURE, LOT_SIZE, strict=True)]
OWN: Final = ("hand{me}.{treasure}.0",)

ACTIONS: Final = families(
    __name__,
    family("steal", victim=VICTIM, click=("hand{victim}",)),
    family("discard", treasure=TREASURE, click=OWN),
    family("give", treasure=TREASURE, click=OWN),
    family("take", treasure=TREASURE, click=("market.{treasure}.0",)),
    family("trade"),
    family("explore", chamber=CHAMBER, click=("{chamber}",)),
    family("sell", treasure=TREASURE, size=SIZE, only=LOT_PLACES, otherwise=Refusal.NO_SUCH_SET, click=OWN),
    family("end"),
)
MAX_LEGAL: Final = TREASURES + CHAMBERS + LOTS + 1  # with no trade open: give, explore, sell, end
