"""What lies on the table.

Adventure cards are numbers, 12 x colour + value - 1; sets of them are one bit a card. Treasures are kinds: blue 3, 4, 5, 6
and red 4, 5, 6. The four rows lie at places; a treasure is named by its turn in the shuffled treasure cards.

What everybody can remember is kept in the state too (R8), so that sight is a plain copy: `known`, `age`, `unseen`, `veil_*`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import numpy as np

from mastaba.engine.events import Numbered
from mastaba.engine.fields import private, public, record, secret
from mastaba.game import components

BOX: Final = components("relikt")
SEATS: Final = 5
VEILS: Final = 2  # R5.3 R5.7 a seat plays face down at most twice in a game: once by its blindfold, once by its camera
EPOCHS: Final = 8  # R8.4 how many shuffles of the deck are told apart

LETTERS: Final[list[str]] = BOX["cards"]["letters"]
COLOURS: Final[int] = len(LETTERS)
VALUES: Final[int] = BOX["cards"]["highest"]
CARDS: Final = COLOURS * VALUES
CARD_TEXTS: Final = tuple(f"{letter}{value}" for letter in LETTERS for value in range(1, VALUES + 1))

KIT: Final[int] = len(BOX["tools"]["names"])
TOOLS_HELD: Final[int] = BOX["table"]["tools"]

ROWS: Final[int] = BOX["table"]["rows"]
HAND: Final[int] = BOX["table"]["hand"]
REMOVED: Final[int] = BOX["table"]["removed"]
TREASURES: Final[int] = BOX["treasures"]["count"]
STAKES: Final = TREASURES - REMOVED
BLUE_KINDS: Final = len(BOX["gems"]["blue"])
GEMS_LISTED: Final[list[int]] = [*BOX["gems"]["blue"], *BOX["gems"]["red"]]
COPIES_LISTED: Final[list[int]] = [*BOX["copies"]["blue"], *BOX["copies"]["red"]]
KINDS: Final = len(GEMS_LISTED)
LONGEST: Final = max(GEMS_LISTED)
PIECE_KINDS: Final = CARDS + KINDS + KIT  # for the census
GEMS: Final = np.array(GEMS_LISTED, np.int64)
COPIES: Final = np.array(COPIES_LISTED, np.int64)


def _matches(card: int) -> int:
    """R5.6 The cards of the same colour or the same number, one bit each."""
    alike = [other for other in range(CARDS) if other // VALUES == card // VALUES or other % VALUES == card % VALUES]
    return sum(1 << other for other in alike if other != card)


MATCHES: Final = np.array([_matches(card) for card in range(CARDS)], np.int64)

Colour: type[IntEnum] = IntEnum("Colour", [name.upper() for name in BOX["cards"]["colours"]], start=0)  # type: ignore[misc]
Card: type[IntEnum] = IntEnum("Card", [text.upper() for text in CARD_TEXTS], start=0)  # type: ignore[misc]
Treasure: type[IntEnum] = IntEnum(  # type: ignore[misc]
    "Treasure",
    [f"BLUE{gems}" for gems in BOX["gems"]["blue"]] + [f"RED{gems}" for gems in BOX["gems"]["red"]],
    start=0,
)
TREASURE_TEXTS: Final = tuple(treasure.name.lower() for treasure in Treasure)


class Tool(Numbered):
    """R1.2 The action cards; 0 stands for none or unknown."""

    RUM = 1, "R5.1"
    COMPASS = 2, "R5.2"
    BLINDFOLD = 3, "R5.3"
    BINOCULARS = 4, "R5.4"
    LASSO = 5, "R5.5"
    PISTOL = 6, "R5.6"
    CAMERA = 7, "R5.7"


TOOL_TEXTS: Final = tuple(tool.name.lower() for tool in Tool)


class Phase(IntEnum):
    """What the seat on turn decides next."""

    TURN = 0
    CHOOSING = 1
    AIMING = 2
    REPLACING = 3
    PLAYING = 4
    ROPING = 5


class Ending(IntEnum):
    """R6.1 Q1 How a game ends."""

    NONE = 0
    TREASURES = 1
    SPARED = 2


STATE = record(
    ("stream", np.int64),
    public("known", np.int64, SEATS),  # R8.3  cards known to all to be with a seat: in its hand or face down by it
    public("veil_known", np.int64, (SEATS, VEILS)),  # R8.3  those of them that may be the seat's first, second face-down card
    public(
        "veil_odds", np.float32, (SEATS, VEILS, EPOCHS), used="players"
    ),  # Q5  how likely it is an unseen card of a shuffle, see memory.py
    public("veil_both", np.float32, (SEATS, EPOCHS), used="players"),  # Q5  how likely both are unseen cards of one shuffle
    public("face_up", np.int64),  # R3.2  cards lying face up in the rows
    public("discard", np.int64),  # R4.3  the adventure discard
    private("kit_hand", np.int16, SEATS),  # R2.4  action cards in hand, one bit a tool
    public("kit_played", np.int16, SEATS),  # R3.1  action cards played, one bit a tool
    public("players", np.int8),
    public("seat", np.int8),
    public("ending", np.int8),
    public("phase", np.int8),
    public("first", np.int8),  # R2.5  who begins
    public("treasures_left", np.int8),  # Q1
    public("acting", np.int8),  # R5.1  the action at work this turn, a camera as what it copies; 0: none
    public("other", np.int8),  # R5.4  whose hand the binoculars show
    public("target", np.int8),  # R5.6  the card the pistol is to replace
    public("plays_left", np.int8),  # R5.2  adventure cards still to be played after an action
    public("top", np.int8),  # R5.7  the action on top of the common discard; 0: none
    public("top_by", np.int8),  # R5.7  who played it, from 1
    public("camp", np.int8, SEATS),  # R2.1  the colour of each seat's camp; -1: no such seat
    public("holder", np.int8, COLOURS),  # R2.1  the seat that holds each colour's camp; -1: not in play
    public("treasure", np.int8, TREASURES, used="turned"),  # R2.3  kinds: those turned up, those to come, the removed
    public("turned", np.int8),  # R2.3  how many have been turned up
    public("awarded", np.int8),  # R6.1  how many have been taken
    public("owner", np.int8, STAKES),  # R4.2  who took each treasure, from 1; 0: nobody yet
    public("place", np.int8, ROWS),  # R2.3  the treasure at the head of each row; -1: closed
    secret("row", np.int8, (ROWS, LONGEST)),  # R3.2  the cards of each row from the treasure on; -1: none or unknown
    public("veil", np.int8, (ROWS, LONGEST)),  # R5.3  whose face-down card lies there, see cards.py; 0: face up
    public("row_size", np.int8, ROWS),
    private("hand", np.int8, (SEATS, HAND)),  # R2.2  adventure cards in ascending order; -1: none or unknown
    public("hand_size", np.int8, SEATS),
    secret("deck", np.int8, CARDS),  # R2.2  the last one is on top; -1: none or unknown
    public("deck_left", np.int8),
    secret("kit", np.int8, (SEATS, KIT)),  # R2.4  each seat's action cards in the order they are drawn; 0: unknown
    public("kit_drawn", np.int8, SEATS),
    public("veil_count", np.int8, SEATS),  # R5.3  how often a seat has played face down
    public("veil_live", np.int8, SEATS),  # R5.3  which of those cards still lie face down, one bit each
    public("epoch", np.int8),  # R8.4  the number of the shuffle being drawn from
    public("age", np.int8, CARDS),  # R8.4  the shuffle each card was last dealt or drawn from
    public("unseen", np.int8, (SEATS, EPOCHS)),  # R8.4  cards with a seat that are not in `known`, by shuffle
)
