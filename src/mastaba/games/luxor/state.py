"""What lies on the table.

A picture is one number: 2 + 2 * animal + (0 facing left, 1 facing right), so two pictures show one animal when they differ
in the last bit at most. The wall has an empty border, so that every cell has eight neighbours:

    cell = (shaft + 1) * STRIDE + row + 1      shaft 0..7 from the left, row 0..9 from the bottom
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import numpy as np

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


def picture(name: str) -> int:
    """The number of a picture written like camelL."""
    return 2 + 2 * ANIMAL_NAMES.index(name[:-1]) + "LR".index(name[-1])


PICTURES: Final = np.array([[picture(half) for half in name.split("-")] for name in TILE_NAMES], np.int64)
CURSE_ANIMALS: Final = np.array([[ANIMAL_NAMES.index(a) for a in name.split("+")] for name in CURSE_NAMES], np.int64)
CURSE_MASKS: Final = np.array([sum(2 << int(animal) for animal in tile) for tile in CURSE_ANIMALS], np.int64)

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


ACROSS: Final = np.array([1, 0, 1, 1], np.int64)  # how a line goes on, in shafts
UP: Final = np.array([0, 1, 1, -1], np.int64)  # and in rows

STATE = np.dtype(
    [
        ("stream", np.int64),
        ("laid", np.int64),  # R3.2  one bit a tile in the wall
        ("pending", np.int64),  # R4.4  pairs still to resolve, four bits for each 2 * animal + kind
        ("either", np.int32),  # R10.3  pairs of the player's choice of kind, four bits an animal
        ("placed", np.int16),  # R6.2  scarabs put this turn, two bits a column
        ("players", np.int8),
        ("seat", np.int8),
        ("ending", np.int8),
        ("phase", np.int8),
        ("first", np.int8),  # R2.5
        ("turn", np.int8),  # R3.1  whose turn it is, whoever decides
        ("has_curse", np.int8),  # R9.1
        ("has_sphinx", np.int8),  # R10.1
        ("curse_race", np.int8),  # Q1
        ("sphinx_line", np.int8),  # Q2
        ("dropped", np.int8),  # R7.1  tiles in the wall
        ("column", np.int8),  # R5.1  where an archaeologist may go now
        ("slab", np.int8),  # R2.3  scarabs on the slab
        ("next", np.int8),  # R3.3  place of the next tile in the deck; it ends at DECK
        ("plain_end", np.int8),  # R9.1  up to this place the deck holds no curse tile
        ("curse", np.int8),  # R9.2  1 + curse tile turned up, or 0
        ("curses_left", np.int8),  # R9.5  one bit a curse tile still in the deck
        ("racers", np.int8),  # Q1  one bit a seat that may claim now; 0 outside a live race
        ("asked", np.int8),  # Q1  how many have passed on the curse tile
        ("claimer", np.int8),  # R9.4  1 + who takes the sarcophagus, while the victim chooses
        ("gives", np.int8),  # R9.4  sarcophagi handed over so far
        ("order", np.int8, SEATS),  # Q1  who is asked first, second, ...
        ("height", np.int8, SHAFTS),  # R3.2  tiles in each shaft
        ("wall", np.int8, CELLS),  # R1.1  pictures, 0 where there is none
        ("hand", np.int8, (SEATS, HAND)),  # R2.2  1 + tile, ascending, then 0
        ("deck", np.int8, DECK),  # R2.2  1 + tile, or 1 + TILES + curse tile; 0 before `next`
        ("holder", np.int8, ANIMALS),  # R1.3 R5.1  1 + seat whose archaeologist stands there, or 0
        ("stock", np.int8, SEATS),  # R5.5  archaeologists not on the board
        ("scarabs", np.int8, ANIMALS),  # R6.1  in front of each column
        ("opened", np.int8, ANIMALS),  # R6.4  sarcophagi taken from each column
        ("pharaoh", np.int8, SEATS),  # R2.4  animal of the card
        ("inside", np.int8, ITEMS),  # R2.1  rank of the value in each sarcophagus, DEPTH a column, front first
        ("opener", np.int8, ITEMS),  # R6.4  1 + who opened it, or 0
        ("opened_at", np.int8, ITEMS),  # R9.4  how many had been handed over by then
        ("owned", np.int8, (SEATS, RANKS)),  # R8.1  sarcophagi of each rank
        ("eyes", np.int8, (SEATS, DEPTH)),  # R3.4  sarcophagi with 1, 2, 3 eyes
        ("giver", np.int8, CURSES),  # R9.4  who handed over, one after the other
        ("taker", np.int8, CURSES),
        ("given_eyes", np.int8, CURSES),
        ("given", np.int8, CURSES),  # rank of what was handed over
    ],
    align=True,
)
