"""What may be decided, numbered; and the reasons for which it may not.

0..6      rum, compass, blindfold, binoculars, lasso, pistol, camera
7..11     seat S
12..71    replace C
72..131   by C
132..371  play C R    (132 + 4 C + R - 1)
372..431  rope C
"""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Final

from mastaba.engine.contract import State
from mastaba.games.relikt.state import CARD_TEXTS, CARDS, HAND, KIT, LONGEST, ROWS, SEATS, TOOL_TEXTS, TOOLS_HELD, Tool

SEAT: Final = KIT
REPLACE: Final = SEAT + SEATS
BY: Final = REPLACE + CARDS
PLAY: Final = BY + CARDS
ROPE: Final = PLAY + ROWS * CARDS

ACTIONS: Final = (
    *TOOL_TEXTS,
    *(f"seat {seat}" for seat in range(1, SEATS + 1)),
    *(f"replace {card}" for card in CARD_TEXTS),
    *(f"by {card}" for card in CARD_TEXTS),
    *(f"play {card} {row}" for card in CARD_TEXTS for row in range(1, ROWS + 1)),
    *(f"rope {card}" for card in CARD_TEXTS),
)
# Either a turn begins, or a face-up card is named: no row holds as many cards as the longest has room for.
MAX_LEGAL: Final = max(TOOLS_HELD + HAND * ROWS, ROWS * (LONGEST - 1))


class Refusal(IntEnum):
    """Why an action is refused."""

    OVER = 1
    MUST_CHOOSE = 2
    MUST_AIM = 3
    MUST_REPLACE = 4
    MUST_PLAY = 5
    MUST_ROPE = 6
    NOT_HELD = 7
    ONE_ACTION = 8
    NO_TARGET = 9
    NOTHING_TO_COPY = 10
    NO_COPY_OF_COPY = 11
    NO_CHOICE_OF_SEAT = 12
    OWN_SEAT = 13
    NO_SUCH_SEAT = 14
    NO_PISTOL = 15
    NOT_FACE_UP = 16
    NO_MATCH_IN_HAND = 17
    NOT_IN_HAND = 18
    UNLIKE = 19
    NOT_SHOWN = 20
    ROW_CLOSED = 21
    NO_LASSO = 22
    NO_SUCH_ROW = 23
    NO_SUCH_CARD = 24


RULE_OF: Final = {
    Refusal.OVER: "R6.1",
    Refusal.MUST_CHOOSE: "R5.1",
    Refusal.MUST_AIM: "R5.6",
    Refusal.MUST_REPLACE: "R5.6",
    Refusal.MUST_PLAY: "R3.2",
    Refusal.MUST_ROPE: "R5.5",
    Refusal.NOT_HELD: "R3.1",
    Refusal.ONE_ACTION: "R3.1",
    Refusal.NO_TARGET: "R5.6",
    Refusal.NOTHING_TO_COPY: "R5.7",
    Refusal.NO_COPY_OF_COPY: "R5.7",
    Refusal.NO_CHOICE_OF_SEAT: "R5.1",
    Refusal.OWN_SEAT: "R5.1",
    Refusal.NO_SUCH_SEAT: "R5.1",
    Refusal.NO_PISTOL: "R5.6",
    Refusal.NOT_FACE_UP: "R5.8",
    Refusal.NO_MATCH_IN_HAND: "R5.6",
    Refusal.NOT_IN_HAND: "R3.2",
    Refusal.UNLIKE: "R5.6",
    Refusal.NOT_SHOWN: "R5.4",
    Refusal.ROW_CLOSED: "R3.3",
    Refusal.NO_LASSO: "R5.5",
    Refusal.NO_SUCH_ROW: "R2.3",
    Refusal.NO_SUCH_CARD: "R1.1",
}


def stray(text: str) -> int:
    """The reason for a text that is well formed but names no action; 0 where it is not even that."""
    if re.fullmatch(r"seat \d+", text, re.ASCII):
        return Refusal.NO_SUCH_SEAT
    found = re.fullmatch(r"(?:replace|by|rope) ([a-z]\d+)|play ([a-z]\d+) \d+", text, re.ASCII)
    if not found:
        return 0
    return Refusal.NO_SUCH_ROW if found[2] in CARD_TEXTS else Refusal.NO_SUCH_CARD


def conceal(state: State, action: int, seat: int) -> str:
    """R5.3 What another seat reads of an action: not which card was played face down."""
    if PLAY <= action < ROPE and state.acting == Tool.BLINDFOLD:
        return f"play ? {(action - PLAY) % ROWS + 1}"
    return ACTIONS[action]
