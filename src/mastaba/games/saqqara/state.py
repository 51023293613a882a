"""What lies on the table."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import numpy as np

from mastaba.engine.events import Numbered
from mastaba.engine.fields import public, record
from mastaba.game import components

BOX: Final = components("saqqara")
SEATS: Final = 4
ROWS: Final = BOX["rows"]["count"]
VALUES: Final = BOX["relics"]["highest"] + 1
SETS: Final = BOX["relics"]["sets"]
PRIMES: Final = BOX["primes"]["count"]
TARGET: Final = BOX["rows"]["target"]
DRAFT: Final = BOX["hands"]["draft"]
HAND_LIMIT: Final = BOX["hands"]["limit"]
PILES: Final = np.array([BOX["piles"].get(str(seats), 0) for seats in range(SEATS + 1)], np.int64)
PIECE_KINDS: Final = 2  # relics and primes, for the census
EMPTY: Final = VALUES  # the top of an exhausted pile


class Phase(IntEnum):
    """What the seat on turn is in the middle of."""

    DRAFT = 0
    TURN = 1
    DRAWING = 2
    PLACING = 3
    DISCARDING = 4
    REFILLING = 5


class Ending(Numbered):
    """How a game ends."""

    NONE = 0
    PILES = 1, "R7.1"
    PRIMES = 2, "R7.2"


class LastPrime(IntEnum):
    """Q1."""

    FINISH = 0
    INSTANT = 1


class Blocked(IntEnum):
    """Q2."""

    STRUCTURE = 0
    SUPPLY = 1


STATE = record(
    ("stream", np.int64),
    public("players", np.int8),
    public("seat", np.int8),
    public("ending", np.int8),
    public("phase", np.int8),
    public("first", np.int8),  # R2.3  who drafts and begins
    public("last_prime", np.int8),  # Q1
    public("blocked", np.int8),  # Q2
    public("pile", np.int8, SETS),  # R2.1  top relic of each pile, v..9 remain in it; 10 when there is none
    public("row", np.int8, (ROWS, VALUES)),  # R2.2  how many relics of each value lie in each row
    public("row_low", np.int8, ROWS),  # R5.2  leftmost value
    public("row_high", np.int8, ROWS),  # R5.2  rightmost value
    public("touched", np.int8),  # R5.5  one bit a row that a relic joined this turn
    public("hand", np.int8, (SEATS, VALUES)),  # R4.1  how many relics of each value
    public("hand_size", np.int8, SEATS),  # R4.2
    public("relics", np.int8, SEATS),  # R8.1  relics in the score pile
    public("primes", np.int8, SEATS),  # R5.4  primes in the score pile
    public("primes_left", np.int8),  # R1.2  primes still in the bank
    public("discard", np.int8, VALUES),  # R5.7  common discard
)
