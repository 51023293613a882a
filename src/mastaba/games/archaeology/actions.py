"""What may be decided, numbered; and the reasons for which it may not.

0..3    steal S
4..10   discard T
11..17  give T
18..24  take T
25      trade
26..28  explore C
29..54  sell T N     (29 + the number of the lot, see state.py)
55      end
"""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Final

from mastaba.engine.contract import State
from mastaba.games.archaeology.state import (
    CHAMBERS,
    LOT_SIZE,
    LOT_TREASURE,
    LOTS,
    NAMES,
    SEATS,
    TREASURES,
    Chamber,
)

STEAL: Final = 0
DISCARD: Final = STEAL + SEATS
GIVE: Final = DISCARD + TREASURES
TAKE: Final = GIVE + TREASURES
TRADE: Final = TAKE + TREASURES
EXPLORE: Final = TRADE + 1
SELL: Final = EXPLORE + CHAMBERS
END: Final = SELL + LOTS

ACTIONS: Final = (
    *(f"steal {seat}" for seat in range(1, SEATS + 1)),
    *(f"discard {name}" for name in NAMES),
    *(f"give {name}" for name in NAMES),
    *(f"take {name}" for name in NAMES),
    "trade",
    *(f"explore {chamber.name.lower()}" for chamber in Chamber),
    *(f"sell {NAMES[treasure]} {size}" for treasure, size in zip(LOT_TREASURE, LOT_SIZE, strict=True)),
    "end",
)
MAX_LEGAL: Final = TREASURES + CHAMBERS + LOTS + 1  # with no trade open: give, explore, sell, end


class Refusal(IntEnum):
    """Why an action is refused."""

    OVER = 1
    MUST_STEAL = 2
    MUST_DISCARD = 3
    TRADE_OPEN = 4
    NO_THIEF = 5
    NO_STORM = 6
    YOURSELF = 7
    NO_SUCH_SEAT = 8
    NOTHING_TO_STEAL = 9
    NOT_IN_HAND = 10
    ALREADY_TAKING = 11
    WAS_TAKEN = 12
    NO_WAY_TO_TRADE = 13
    NO_TRADE = 14
    WAS_GIVEN = 15
    NOT_IN_MARKET = 16
    TOO_DEAR = 17
    NOTHING_TAKEN = 18
    EXPLORED = 19
    TOO_FEW_MAPS = 20
    TOO_FEW = 21
    SALE_OWED = 22
    NO_SUCH_SET = 23
    NO_SUCH_TREASURE = 24
    NO_SUCH_CHAMBER = 25


RULE_OF: Final = {
    Refusal.OVER: "R9.1",
    Refusal.MUST_STEAL: "R4.2",
    Refusal.MUST_DISCARD: "R4.5",
    Refusal.TRADE_OPEN: "R5.3",
    Refusal.NO_THIEF: "R4.2",
    Refusal.NO_STORM: "R4.5",
    Refusal.YOURSELF: "R4.2",
    Refusal.NO_SUCH_SEAT: "R4.2",
    Refusal.NOTHING_TO_STEAL: "R4.2",
    Refusal.NOT_IN_HAND: "R5.1",
    Refusal.ALREADY_TAKING: "R5.1",
    Refusal.WAS_TAKEN: "R5.4",
    Refusal.NO_WAY_TO_TRADE: "R5.5",
    Refusal.NO_TRADE: "R5.1",
    Refusal.WAS_GIVEN: "R5.4",
    Refusal.NOT_IN_MARKET: "R5.2",
    Refusal.TOO_DEAR: "R5.2",
    Refusal.NOTHING_TAKEN: "R5.3",
    Refusal.EXPLORED: "R6.3",
    Refusal.TOO_FEW_MAPS: "R6.1",
    Refusal.TOO_FEW: "R7.1",
    Refusal.SALE_OWED: "R8.3",
    Refusal.NO_SUCH_SET: "R7.2",
    Refusal.NO_SUCH_TREASURE: "R1.1",
    Refusal.NO_SUCH_CHAMBER: "R6.1",
}


def stray(text: str) -> int:
    """The reason for a text that is well formed but names no action; 0 where it is not even that."""
    if re.fullmatch(r"steal [0-9]+", text):
        return Refusal.NO_SUCH_SEAT
    if re.fullmatch(rf"sell ({'|'.join(NAMES)}) [0-9]+", text):
        return Refusal.NO_SUCH_SET
    if re.fullmatch(r"(discard|give|take) [a-z]+|sell [a-z]+ [0-9]+", text):
        return Refusal.NO_SUCH_TREASURE
    return Refusal.NO_SUCH_CHAMBER if re.fullmatch(r"explore [a-z]+", text) else 0


def conceal(state: State, action: int, seat: int) -> str:
    """What another seat reads of an action: all of it, for what is decided is always open; only drawn cards are secret."""
    return ACTIONS[action]
