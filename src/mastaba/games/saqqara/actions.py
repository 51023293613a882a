"""What may be decided, and the reasons for which it may not."""

from __future__ import annotations

from typing import Final

from mastaba.engine.actions import Reason, families, family, numbers
from mastaba.games.saqqara.state import ROWS, VALUES


class Refusal(Reason):
    """Why an action is refused, and by which rule."""

    OVER = 1, "R7.1"
    MUST_DRAFT = 2, "R2.3"
    MUST_PLACE = 3, "R5.1"
    MUST_DISCARD = 4, "R6.1"
    MUST_REFILL = 5, "R5.9"
    ALREADY_DRAWING = 6, "R3.1"
    NOT_ON_TOP = 7, "R4.1"
    HAND_FULL = 8, "R4.2"
    DRAW_FIRST = 9, "R4.3"
    NOT_IN_HAND = 10, "R5.1"
    TOO_FEW = 11, "R5.1"
    BETWEEN = 12, "R5.2"
    NO_SECOND = 13, "R5.3"
    NOT_EXCEPTIONAL = 14, "R6.1"
    NO_SUCH_ROW = 15, "R2.2"
    NO_SUCH_RELIC = 16, "R1.1"


RELIC: Final = numbers(0, VALUES - 1, Refusal.NO_SUCH_RELIC)
ROW: Final = numbers(1, ROWS, Refusal.NO_SUCH_ROW)

ACTIONS: Final = families(
    __name__,
    family("draw", relic=RELIC),
    family("stop"),
    family("place", relic=RELIC, row=ROW, click=("hand{me}.{relic}.0", "row{row}")),
    family("discard", relic=RELIC, click=("hand{me}.{relic}.0",)),
)
MAX_LEGAL: Final = len(ACTIONS.texts) + 1  # a list may write one place beyond its end
