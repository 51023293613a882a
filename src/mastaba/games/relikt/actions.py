"""What may be decided, and the reasons for which it may not."""

from __future__ import annotations

from typing import Final

from mastaba.engine.actions import Reason, families, family, numbers, seats, words
from mastaba.engine.contract import State
from mastaba.games.relikt.state import CARD_TEXTS, HAND, LONGEST, ROWS, SEATS, TOOL_TEXTS, TOOLS_HELD, Tool


class Refusal(Reason):
    """Why an action is refused, and by which rule."""

    OVER = 1, "R6.1"
    MUST_CHOOSE = 2, "R5.1"
    MUST_AIM = 3, "R5.6"
    MUST_REPLACE = 4, "R5.6"
    MUST_PLAY = 5, "R3.2"
    MUST_ROPE = 6, "R5.5"
    NOT_HELD = 7, "R3.1"
    ONE_ACTION = 8, "R3.1"
    NO_TARGET = 9, "R5.6"
    NOTHING_TO_COPY = 10, "R5.7"
    NO_COPY_OF_COPY = 11, "R5.7"
    NO_CHOICE_OF_SEAT = 12, "R5.1"
    OWN_SEAT = 13, "R5.1"
    NO_SUCH_SEAT = 14, "R5.1"
    NO_PISTOL = 15, "R5.6"
    NOT_FACE_UP = 16, "R5.8"
    NO_MATCH_IN_HAND = 17, "R5.6"
    NOT_IN_HAND = 18, "R3.2"
    UNLIKE = 19, "R5.6"
    NOT_SHOWN = 20, "R5.4"
    ROW_CLOSED = 21, "R3.3"
    NO_LASSO = 22, "R5.5"
    NO_SUCH_ROW = 23, "R2.3"
    NO_SUCH_CARD = 24, "R1.1"


CARD: Final = words(CARD_TEXTS, Refusal.NO_SUCH_CARD, shape=r"[a-z]\d+")
ROW: Final = numbers(1, ROWS, Refusal.NO_SUCH_ROW)

ACTIONS: Final = families(
    __name__,
    family("", name="use", tool=words(TOOL_TEXTS), click=("tool{me}-{tool}",)),
    family("seat", seat=seats(SEATS, Refusal.NO_SUCH_SEAT)),
    family("replace", card=CARD, click=("{card}",)),
    family("by", card=CARD, click=("{card}",)),
    family("play", card=CARD, row=ROW, click=("{card}", "row{row}")),
    family("rope", card=CARD, click=("{card}",)),
)
# Either a turn begins, or a face-up card is named: no row holds as many cards as the longest has room for.
MAX_LEGAL: Final = max(TOOLS_HELD + HAND * ROWS, ROWS * (LONGEST - 1))


def conceal(state: State, action: int, seat: int) -> str | None:
    """R5.3 What another seat reads of an action: not which card was played face down."""
    is_veiled = ACTIONS.play.FIRST <= action < ACTIONS.play.END and state.acting == Tool.BLINDFOLD
    return f"play ? {ROW.words[ACTIONS.play.row(action)]}" if is_veiled else None
