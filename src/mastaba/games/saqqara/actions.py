"""What may be decided, numbered; and the reasons for which it may not.

0..9    draw V
10      stop
11..40  place V R    (11 + 3 V + R - 1)
41..50  discard V
"""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Final

from mastaba.engine.contract import State
from mastaba.games.saqqara.state import ROWS, VALUES

DRAW: Final = 0
STOP: Final = DRAW + VALUES
PLACE: Final = STOP + 1
DISCARD: Final = PLACE + ROWS * VALUES

ACTIONS: Final = (
    *(f"draw {value}" for value in range(VALUES)),
    "stop",
    *(f"place {value} {row}" for value in range(VALUES) for row in range(1, ROWS + 1)),
    *(f"discard {value}" for value in range(VALUES)),
)
MAX_LEGAL: Final = len(ACTIONS) + 1  # a list may write one place beyond its end


class Refusal(IntEnum):
    """Why an action is refused."""

    OVER = 1
    MUST_DRAFT = 2
    MUST_PLACE = 3
    MUST_DISCARD = 4
    MUST_REFILL = 5
    ALREADY_DRAWING = 6
    NOT_ON_TOP = 7
    HAND_FULL = 8
    DRAW_FIRST = 9
    NOT_IN_HAND = 10
    TOO_FEW = 11
    BETWEEN = 12
    NO_SECOND = 13
    NOT_EXCEPTIONAL = 14
    NO_SUCH_ROW = 15
    NO_SUCH_RELIC = 16


RULE_OF: Final = {
    Refusal.OVER: "R7.1",
    Refusal.MUST_DRAFT: "R2.3",
    Refusal.MUST_PLACE: "R5.1",
    Refusal.MUST_DISCARD: "R6.1",
    Refusal.MUST_REFILL: "R5.9",
    Refusal.ALREADY_DRAWING: "R3.1",
    Refusal.NOT_ON_TOP: "R4.1",
    Refusal.HAND_FULL: "R4.2",
    Refusal.DRAW_FIRST: "R4.3",
    Refusal.NOT_IN_HAND: "R5.1",
    Refusal.TOO_FEW: "R5.1",
    Refusal.BETWEEN: "R5.2",
    Refusal.NO_SECOND: "R5.3",
    Refusal.NOT_EXCEPTIONAL: "R6.1",
    Refusal.NO_SUCH_ROW: "R2.2",
    Refusal.NO_SUCH_RELIC: "R1.1",
}


def stray(text: str) -> int:
    """The reason for a text that is well formed but names no action; 0 where it is not even that."""
    if re.fullmatch(r"place \d \d+", text):
        return Refusal.NO_SUCH_ROW
    if re.fullmatch(r"(draw|discard) \d+|place \d+ \d+", text):
        return Refusal.NO_SUCH_RELIC
    return 0


def conceal(state: State, action: int, seat: int) -> str:
    """What another seat reads of an action: all of it, nothing is secret here."""
    return ACTIONS[action]
