"""What lies on the table.

A heap of treasures of which only the numbers matter is one integer, a byte a treasure (see cards.py):
    bits 0-7 shards, 8-15 parchments, 16-23 coins, 24-31 talismans, 32-39 cups, 40-47 maps, 48-55 masks
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import numpy as np

from mastaba.engine.fields import private, public, record, secret
from mastaba.game import components

BOX: Final = components("archaeology")
SEATS: Final = 4
TREASURES: Final = 7
CHAMBERS: Final = 3
PIECE_KINDS: Final = 9  # treasures, thieves and storms, for the census


class Card(IntEnum):
    """R1.1 The treasures, then R1.4 the other cards of the deck."""

    SHARD = 0
    PARCHMENT = 1
    COIN = 2
    TALISMAN = 3
    CUP = 4
    MAP = 5
    MASK = 6
    THIEF = 7
    STORM = 8


class Treasures(IntEnum):
    """The treasures again, for sentences that speak of several."""

    SHARD = 0
    PARCHMENT = 1
    COIN = 2
    TALISMAN = 3
    CUP = 4
    MAP = 5
    MASK = 6


class Chamber(IntEnum):
    """R2.4 The chambers of the pyramid."""

    SMALL = 0
    MEDIUM = 1
    LARGE = 2


class Phase(IntEnum):
    """What the seat that must decide is in the middle of."""

    TURN = 0
    THIEF = 1
    STORM = 2
    GIVING = 3
    TAKING = 4


class Ending(IntEnum):
    """How a game ends."""

    NONE = 0
    SOLD = 1


NAMES: Final = tuple(card.name.lower() for card in Treasures)
COUNT: Final = np.array([BOX[name]["cards"] for name in NAMES], np.int64)  # R1.1
VALUE: Final = np.array([BOX[name]["trade"] for name in NAMES], np.int64)  # R1.2
LARGEST: Final = np.array([len(BOX[name]["sets"]) for name in NAMES], np.int64)  # R1.3

# R1.3 A lot is a treasure and a size, the sizes of a treasure one after the other; its number is its place in these.
LOT_TREASURE: Final = np.array([card for card in Treasures for _ in BOX[NAMES[card]]["sets"]], np.int64)
LOT_SIZE: Final = np.array([size for name in NAMES for size in range(1, len(BOX[name]["sets"]) + 1)], np.int64)
LOT_VALUE: Final = np.array([value for name in NAMES for value in BOX[name]["sets"]], np.int64)
LOTS: Final = len(LOT_VALUE)
FIRST_LOT: Final = np.array([int(LARGEST[:card].sum()) for card in Treasures], np.int64)

THIEVES: Final = BOX["thieves"]["count"]
STORMS: Final = np.array([BOX["storms"].get(str(seats), 0) for seats in range(SEATS + 1)], np.int64)  # R2.5
HAND: Final = BOX["hands"]["cards"]
MARKET: Final = BOX["market"]["cards"]
CHAMBER_CARDS: Final = np.array(BOX["chambers"]["cards"], np.int64)
CHAMBER_MAPS: Final = np.array(BOX["chambers"]["maps"], np.int64)
TREASURE_CARDS: Final = int(COUNT.sum())
DECK: Final = TREASURE_CARDS + THIEVES + int(STORMS.max())  # room enough for any arranged deal
MOST_MAPS: Final = int(COUNT[Card.MAP])
MAP: Final = int(Card.MAP)  # plain integers, for arithmetic and as an index
THIEF: Final = int(Card.THIEF)
STORM: Final = int(Card.STORM)
OBSERVERS: Final = SEATS + 1  # the seats, and after those that play the public, who sees what lies open to all

STATE = record(
    ("stream", np.int64),
    private("hand", np.int64, SEATS),  # R2.2
    public("market", np.int64),  # R2.3
    public("offer", np.int64),  # R5.3  what was given in the open trade
    secret("chamber", np.int64, CHAMBERS),  # R2.4
    private("known", np.int64, (OBSERVERS, SEATS)),  # R10.2  cards that an observer knows to be in a hand; own hand: 0
    private("gone", np.int64, (SEATS, SEATS)),  # R10.4  known cards of a hand of which one may have been stolen
    public("idle", np.int16),  # Q1  turns in a row without sale or exploration
    public("idle_rounds", np.int16),  # Q1
    public("credit", np.int16),  # R5.2  value given and not yet taken in the open trade
    public("players", np.int8),
    public("seat", np.int8),
    public("ending", np.int8),
    public("phase", np.int8),
    public("first", np.int8),  # R2.7
    public("turn", np.int8),  # R3.1  whose turn it is; in a storm others decide too
    public("storm_share", np.int8),  # R4.5  cards that the deciding seat has yet to discard
    public("given", np.int8),  # R5.4  one bit a treasure given this turn since the last exploration
    public("taken", np.int8),  # R5.4  one bit a treasure taken likewise
    public("has_dug", np.int8),  # R8.4  whether this turn began with a dig
    public("has_traded", np.int8),  # R8.2  whether this turn saw a trade
    public("has_moved", np.int8),  # R8.2  whether this turn saw a sale or an exploration
    public("owes_sale", np.int8),  # R8.3  whether a sale is owed before this turn may end
    public("passes", np.int8),  # R8.3  passes in a row
    public("is_plain", np.int8),  # R10.4  whether hands and chambers were laid without maps, as R2.1 has it
    public("thieves", np.int8),  # R4.2  drawn so far
    public("storms", np.int8),  # R4.5  drawn so far
    public("maps_out", np.int8),  # R6.2  maps that have left the game
    public("explored", np.int8),  # R6.3  one bit a chamber
    public("deck_left", np.int8),
    public("chamber_size", np.int8, CHAMBERS),
    public("hand_size", np.int8, SEATS),
    private("no_maps", np.float32, (SEATS, SEATS, MOST_MAPS)),  # R10.4  how far 1, 2, ... maps are ruled out, see memory.py
    private("doubt_odds", np.float32, (SEATS, SEATS)),  # R10.4  how much likelier a hidden card is of the kind in `doubt`
    private("gone_hidden", np.float32, (SEATS, SEATS)),  # R10.4  how heavy it weighs that a hidden card was stolen
    private("doubt", np.int8, (SEATS, SEATS)),  # R10.4  the treasure that a thief took from a hand known to hold it
    private("doubts", np.int8, SEATS),  # R10.4  one bit a hand of which one of these is known
    private("gone_to", np.int8, (SEATS, SEATS)),  # R10.4  1 + who stole one of `gone` or a hidden card, or 0
    public("sold", np.int8, (SEATS, LOTS)),  # R7.1  sets sold, by lot
    secret("deck", np.int8, DECK),  # R2.6  the top card is deck[deck_left - 1]
)
