"""What lies on the table."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import numpy as np

from mastaba.engine.events import Numbered
from mastaba.engine.fields import public, record
from mastaba.game import components
from mastaba.games.sakkara.geometry import FIELDS

BOX: Final = components("sakkara")
SEATS: Final = 2
WORKERS: Final = BOX["workers"]["each"]
RACK_LIMIT: Final = BOX["rack"]["places"]
TALLEST: Final = BOX["stacks"]["tallest"]
STEP: Final = BOX["stacks"]["step"]
SHIPS_IN_SIGHT: Final = BOX["laying"]["ships_in_sight"]
SMALLEST_CUT: Final = BOX["cut"]["smallest"]
LEVELS: Final = len(BOX["level"])
MOST_DISCARDED: Final = FIELDS * TALLEST  # an arranged board can hold that many tiles, one turn could go through all


class Tile(IntEnum):
    """R1.2 The sixteen motifs."""

    SHIP = 0
    WHEAT = 1
    HAND = 2
    SQUARE = 3
    MOON = 4
    STAIRS = 5
    SUN = 6
    ANKH = 7
    EYE = 8
    SCARAB = 9
    DJED = 10
    DOME = 11
    BIRD = 12
    HORSE = 13
    SNAKE = 14
    OX = 15


class Combination(Numbered):
    """R6.1 The four combinations."""

    FIRESTORM = 0, "R6.3"
    WHIRLWIND = 1, "R6.4"
    SHIPWRECK = 2, "R6.5"
    LOCUSTS = 3, "R6.6"


class Phase(IntEnum):
    """What the seat that decides is in the middle of."""

    WORKERS = 0
    TURN = 1
    LINE = 2
    AROUND = 3
    FLYING = 4
    RIDING = 5
    TAKING = 6
    PUSHING = 7
    CUTTING = 8
    PUTTING = 9


class Ending(Numbered):
    """How a game ends."""

    NONE = 0
    DOME = 1, "R9.1"
    LIMIT = 2, "R9.2"


class Locusts(IntEnum):
    """Q1."""

    ONE = 0
    ALL = 1


MOTIFS: Final = len(Tile)
SHIP: Final = int(Tile.SHIP)  # plain integers, for use as an index
WHEAT: Final = int(Tile.WHEAT)
HAND: Final = int(Tile.HAND)
STAIRS: Final = int(Tile.STAIRS)
BIRD: Final = int(Tile.BIRD)  # the first of those that are good for nothing but to be played
PIECE_KINDS: Final = MOTIFS  # for the census
COMBINATIONS: Final = len(Combination)
RECIPE_SIZE: Final = 3
BITS: Final = 4  # of a tile within a stack
TILE_MASK: Final = (1 << BITS) - 1


def _by_tile(counts: dict[str, int]) -> list[int]:
    return [counts.get(tile.name.lower(), 0) for tile in Tile]


COUNTS: Final = np.array([BOX["tile"][tile.name.lower()]["count"] for tile in Tile], np.int64)
TILES: Final = int(COUNTS.sum())
HANDS: Final = np.array(_by_tile(BOX["hands"]["tiles"]), np.int64)  # R5.3  what setting a tile costs
LEVEL: Final = np.array([[0] * MOTIFS, *(_by_tile(level["tiles"]) for level in BOX["level"].values())], np.int64)
LEVEL_OF: Final = np.array([int(LEVEL[:, tile].argmax()) if LEVEL[:, tile].any() else 0 for tile in Tile], np.int64)
LEVEL_SIZE: Final = LEVEL.sum(axis=1)
RECIPE: Final = np.array(
    [[Tile[tile.upper()] for tile in BOX["combination"][name.name.lower()]["recipe"]] for name in Combination], np.int64
)
NEEDED: Final = np.array([[int((recipe == tile).sum()) for tile in Tile] for recipe in RECIPE], np.int64)

# R3.6 Nothing is hidden from perfect memory: every tile was laid face up, and is taken and discarded in the open. What people
# at a table cannot see at a glance (tiles under others, the other's rack) is for view.py to leave out.
STATE = record(
    ("stream", np.int64),
    public("stack", np.int64, FIELDS),  # R2.1  tiles of each field, four bits a tile, the lowest tile first
    public("turn_limit", np.int16),  # Q3
    public("turns", np.int16),  # Q3  turns done
    public("discarded", np.int16),  # R8.1  how many tiles lie in this turn's discard
    public("cut", np.int16),  # R8.2  how many of them form the lower stack of a cut; 0 when not cut
    public("returned", np.int16),  # R8.3  how many of them are back on the board
    public("players", np.int8),
    public("seat", np.int8),
    public("ending", np.int8),
    public("phase", np.int8),
    public("first", np.int8),  # R2.3
    public("locusts", np.int8),  # Q1
    public("open_stacks", np.int8),  # Q2
    public("has_moved", np.int8),  # R3.1  whether this turn's normal move is made
    public("mover", np.int8),  # R7.3  which of the two workers made it
    public("direction", np.int8),  # R7.3  and which way
    public("has_finished", np.int8),  # R5.5  whether a level was finished this turn
    public("height", np.int8, FIELDS),  # R2.1  how many tiles lie on each field
    public("worker", np.int8, (SEATS, WORKERS)),  # R2.3  fields of the workers; -1 before they are placed
    public("rack", np.int8, (SEATS, MOTIFS)),  # R3.4  how many of each tile
    public("rack_size", np.int8, SEATS),  # R3.4
    public("ship", np.int8, SEATS),  # R4.1  ships laid in front
    public("wheat", np.int8, SEATS),  # R4.2  wheat laid in front
    public("level", np.int8, SEATS),  # R5.1  the level under construction
    public("built", np.int8, (SEATS, MOTIFS)),  # R5.1  tiles in the pyramid
    public("discard", np.int8, MOST_DISCARDED, used="discarded"),  # R8.1  this turn's discard, the first tile at the bottom
)
