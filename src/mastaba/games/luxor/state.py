"""What lies on the table; how pictures and cells are numbered says pictures.py."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import numpy as np

from mastaba.engine.fields import private, public, record, secret
from mastaba.game import components

BOX: Final = components("luxor")
SEATS: Final = 4
SHAFTS: Final[int] = BOX["wall"]["shafts"]
ROWS: Final[int] = BOX["wall"]["rows"]
SHAFT_TILES: Final = ROWS // 2
WALL_TILES: Final = SHAFTS * SHAFT_TILES
STRIDE: Final = ROWS + 2
CELLS: Final = (SHAFTS + 2) * STRIDE

ANIMAL_NAMES: Final[tuple[str, ...]] = tuple(BOX["animals"]["names"])
ANIMALS: Final = len(ANIMAL_NAMES)
TILE_NAMES: Final[tuple[str, ...]] = tuple(BOX["tiles"]["list"])
TILES: Final = len(TILE_NAMES)
HAND: Final[int] = BOX["hands"]["tiles"]
DEPTH: Final[int] = BOX["sarcophagi"]["a_column"]
ITEMS: Final = ANIMALS * DEPTH
SCARABS: Final[int] = BOX["scarabs"]["count"]
TO_OPEN: Final[int] = BOX["scarabs"]["to_open"]
A_TURN: Final[int] = BOX["scarabs"]["a_turn"]
ARCHAEOLOGISTS: Final[int] = BOX["archaeologists"]["each"]
BONUS: Final[int] = BOX["pharaoh"]["bonus"]
RESERVE: Final[int] = BOX["reserve"]["first"]
CURSE_NAMES: Final[tuple[str, ...]] = tuple(BOX["curses"]["list"])
CURSES: Final = len(CURSE_NAMES)
DECK: Final = TILES + CURSES
UNKNOWN: Final = -1
SNAKE_BACK: Final = -2  # R9.6  a curse tile of which only the back is seen
CURSE_ANIMALS: Final = np.array([[ANIMAL_NAMES.index(a) for a in name.split("+")] for name in CURSE_NAMES], np.int64)

STACKS: Final[tuple[list[int], ...]] = (BOX["values"]["one_eye"], BOX["values"]["two_eyes"], BOX["values"]["three_eyes"])
VALUES: Final = np.array(sorted({value for stack in STACKS for value in stack}), np.int64)
RANKS: Final = len(VALUES)
PIECE_KINDS: Final = ANIMALS + RANKS + 3  # pictures, sarcophagi, scarabs, archaeologists, curse tiles: for the census
RANK_OF: Final = {int(value): rank for rank, value in enumerate(VALUES)}
EYES_OF: Final = np.array([next(e for e in range(DEPTH) if value in STACKS[e]) for value in VALUES], np.int64)
POOL: Final = np.array([[stack.count(int(value)) for value in VALUES] for stack in STACKS], np.int64)


class Phase(IntEnum):
    """What is being decided."""

    DROP = 0
    RESOLVE = 1
    POST = 2
    MOVE = 3
    OPEN = 4
    CLAIM = 5
    CURSE = 6
    GIVE = 7


class Ending(IntEnum):
    """How a game ends."""

    NONE = 0
    WALL = 1


class Kind(IntEnum):
    """R4.3 What a pair is; R10.3 on a long line it may be the player's choice."""

    SAME = 0
    OPPOSITE = 1
    EITHER = 2


class Line(IntEnum):
    """R9.3 R10.1 The four lines through a cell."""

    ROW = 0
    SHAFT = 1
    RISING = 2
    FALLING = 3


class Race(IntEnum):
    """Q1."""

    SLOW = 0
    LIVE = 1


class SphinxLine(IntEnum):
    """Q2."""

    DROP = 0
    EVER = 1


STATE = record(
    ("stream", np.int64),
    public("laid", np.int64),  # R3.2  one bit a tile in the wall
    public("pending", np.int64),  # R4.4  pairs still to resolve, four bits for each 2 * animal + kind
    public("either", np.int32),  # R10.3  pairs of the player's choice of kind, four bits an animal
    public("placed", np.int16),  # R6.2  scarabs put this turn, two bits a column
    public("players", np.int8),
    public("seat", np.int8),
    public("ending", np.int8),
    public("phase", np.int8),
    public("first", np.int8),  # R2.5
    public("turn", np.int8),  # R3.1  whose turn it is, whoever decides
    public("has_curse", np.int8),  # R9.1
    public("has_sphinx", np.int8),  # R10.1
    public("curse_race", np.int8),  # Q1
    public("sphinx_line", np.int8),  # Q2
    public("dropped", np.int8),  # R7.1  tiles in the wall
    public("column", np.int8),  # R5.1  where an archaeologist may go now
    public("slab", np.int8),  # R2.3  scarabs on the slab
    public("next", np.int8),  # R3.3  place of the next tile in the deck; it ends at DECK
    public("plain_end", np.int8),  # R9.1  up to this place the deck holds no curse tile
    public("curse", np.int8),  # R9.2  1 + curse tile turned up, or 0
    public("curses_left", np.int8),  # R9.5  one bit a curse tile still in the deck
    public("racers", np.int8),  # Q1  one bit a seat that may claim now; 0 outside a live race
    public("asked", np.int8),  # Q1  how many have passed on the curse tile
    public("claimer", np.int8),  # R9.4  1 + who takes the sarcophagus, while the victim chooses
    public("gives", np.int8),  # R9.4  sarcophagi handed over so far
    public("order", np.int8, SEATS),  # Q1  who is asked first, second, ...
    public("height", np.int8, SHAFTS),  # R3.2  tiles in each shaft
    public("wall", np.int8, CELLS),  # R1.1  pictures, 0 where there is none
    private("hand", np.int8, (SEATS, HAND)),  # R2.2  1 + tile, ascending, then 0
    secret("deck", np.int8, DECK),  # R2.2  1 + tile, or 1 + TILES + curse tile; 0 before `next`
    public("holder", np.int8, ANIMALS),  # R1.3 R5.1  1 + seat whose archaeologist stands there, or 0
    public("stock", np.int8, SEATS),  # R5.5  archaeologists not on the board
    public("scarabs", np.int8, ANIMALS),  # R6.1  in front of each column
    public("opened", np.int8, ANIMALS),  # R6.4  sarcophagi taken from each column
    private("pharaoh", np.int8, SEATS),  # R2.4  animal of the card
    secret("inside", np.int8, ITEMS),  # R2.1  rank of the value in each sarcophagus, DEPTH a column, front first
    public("opener", np.int8, ITEMS),  # R6.4  1 + who opened it, or 0
    public("opened_at", np.int8, ITEMS),  # R9.4  how many had been handed over by then
    private("owned", np.int8, (SEATS, RANKS)),  # R8.1  sarcophagi of each rank
    public("eyes", np.int8, (SEATS, DEPTH)),  # R3.4  sarcophagi with 1, 2, 3 eyes
    public("giver", np.int8, CURSES, used="gives"),  # R9.4  who handed over, one after the other
    public("taker", np.int8, CURSES, used="gives"),
    public("given_eyes", np.int8, CURSES, used="gives"),
    secret("given", np.int8, CURSES),  # rank of what was handed over
)
