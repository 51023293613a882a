"""What may be decided, and the reasons for which it may not."""

from __future__ import annotations

from typing import Final

from mastaba.engine.actions import Reason, families, family, numbers, words
from mastaba.engine.compiling import rule
from mastaba.games.sakkara.geometry import BESIDE, FIELDS, LINE_NAMES, NAMES, SHOVES, STEPS
from mastaba.games.sakkara.state import MOST_DISCARDED, SMALLEST_CUT, TALLEST, WORKERS, Combination, Tile

LONGEST_RIDE: Final = 2
LARGEST_CUT: Final = MOST_DISCARDED - SMALLEST_CUT
TILE_NAMES: Final = tuple(tile.name.lower() for tile in Tile)
COMBINATION_NAMES: Final = tuple(combination.name.lower() for combination in Combination)
OTHERS: Final = FIELDS - 1


class Refusal(Reason):
    """Why an action is refused, and by which rule."""

    OVER = 1, "R9.1"
    PLACE_WORKERS = 2, "R2.3"
    CHOOSE_LINE = 3, "R6.3"
    CHOOSE_WORKER = 4, "R6.4"
    CHOOSE_FLIGHT = 5, "R7.2"
    CHOOSE_RIDE = 6, "R7.3"
    CHOOSE_TILE = 7, "R7.4"
    CHOOSE_PUSH = 8, "R7.6"
    CHOOSE_CUT = 9, "R8.2"
    MUST_PUT = 10, "R8.3"
    DISCARD_FIRST = 11, "R3.4"
    WORKERS_PLACED = 12, "R2.3"
    OCCUPIED = 13, "R3.2"
    NOT_YOUR_WORKER = 14, "R3.1"
    ALREADY_MOVED = 15, "R3.1"
    TOO_HIGH = 16, "R3.2"
    NO_NEED_TO_CLIMB = 17, "R7.5"
    NOT_HELD = 18, "R3.3"
    NOT_LAID = 19, "R4.1"
    SHIP_LAID = 20, "R4.1"
    WHEAT_LAID = 21, "R4.2"
    LEVEL_FINISHED = 22, "R5.5"
    NOT_IN_PYRAMID = 23, "R5.1"
    OTHER_LEVEL = 24, "R5.1"
    ENOUGH_BUILT = 25, "R5.1"
    NO_SHIP = 26, "R5.2"
    NO_WHEAT = 27, "R5.2"
    NO_HAND = 28, "R5.3"
    NO_RECIPE = 29, "R6.1"
    NOTHING_TO_TAKE = 30, "R6.2"
    NO_SHIP_THERE = 31, "R6.5"
    NO_WHEAT_THERE = 32, "R6.6"
    NOT_BEGUN = 33, "R3.5"
    NO_WORKER_IN_LINE = 34, "R6.3"
    NOT_SPECIAL = 35, "R7.1"
    PLAY_BY_CLIMBING = 36, "R7.5"
    MOVE_FIRST = 37, "R7.3"
    NOWHERE_TO_RIDE = 38, "R7.3"
    OFF_BOARD = 39, "R7.3"
    RACK_EMPTY = 40, "R7.4"
    NOT_THERE = 41, "R7.4"
    NOTHING_TO_PUSH = 42, "R7.6"
    NOT_BESIDE = 43, "R7.6"
    TOO_FEW_TILES = 44, "R7.6"
    WOULD_RISE = 45, "R7.6"
    RACK_FITS = 46, "R3.4"
    MUST_MOVE = 47, "R3.1"
    CUT_SMALL = 48, "R8.2"
    NOTHING_TO_CUT = 49, "R8.2"
    NOTHING_TO_PUT = 50, "R8.3"
    FULL = 51, "R8.5"
    NEXT_TO_WORKER = 52, "R8.3"
    NOT_LOWEST = 53, "R8.3"
    NO_SUCH_FIELD = 54, "R1.1"
    NO_SUCH_TILE = 55, "R1.2"
    NO_SUCH_COMBINATION = 56, "R6.1"
    NO_SUCH_LINE = 57, "R6.3"
    NOT_ADJACENT = 58, "R3.2"
    NOT_IN_LINE = 59, "R7.6"
    RIDE_LENGTH = 60, "R7.3"
    PUSH_COUNT = 61, "R7.6"
    SAME_FIELD = 62, "R7.2"


FIELD: Final = words(NAMES, Refusal.NO_SUCH_FIELD, shape="[a-z][0-9]{1,2}")
TILE: Final = words(TILE_NAMES, Refusal.NO_SUCH_TILE, shape="[a-z]+")
COMBINATION: Final = words(COMBINATION_NAMES, Refusal.NO_SUCH_COMBINATION, shape="[a-z]+")
LINE: Final = words(LINE_NAMES, Refusal.NO_SUCH_LINE, shape="[a-z]|[0-9]{1,2}")
RIDE: Final = numbers(1, LONGEST_RIDE, Refusal.RIDE_LENGTH, shape="[0-9]{1,2}")
PUSHED: Final = numbers(1, TALLEST, Refusal.PUSH_COUNT, shape="[0-9]{1,3}")
LOWER: Final = numbers(SMALLEST_CUT, LARGEST_CUT, Refusal.CUT_SMALL, shape="[0-9]{1,3}")

STEP_ENDS: Final = [(field, int(BESIDE[field, way])) for field, way in STEPS]
FLIGHTS: Final = [(start, end) for start in range(FIELDS) for end in range(FIELDS) if start != end]
PUSHES: Final = [(field, int(BESIDE[field, way]), tiles) for field, way in SHOVES for tiles in range(TALLEST)]

TILE_CLICK: Final = "rack{me}.{tile}.0"
STEP_CLICKS: Final = ("{start}", "{field}")

ACTIONS: Final = families(
    __name__,
    family("worker", field=FIELD, click=("{field}",)),
    family("move", start=FIELD, field=FIELD, only=STEP_ENDS, otherwise=Refusal.NOT_ADJACENT, click=STEP_CLICKS),
    family(
        "climb",
        start=FIELD,
        field=FIELD,
        only=STEP_ENDS,
        otherwise=Refusal.NOT_ADJACENT,
        click=("rack{me}.stairs.0", *STEP_CLICKS),
    ),
    family("lay", tile=TILE, click=(TILE_CLICK, "laid{me}")),
    family("build", tile=TILE, click=(TILE_CLICK, "pyramid{me}")),
    family("cast", combination=COMBINATION, click=("cast.{combination}",)),
    family("line", line=LINE, click=("line.{line}",)),
    family("at", field=FIELD, click=("{field}",)),
    family("play", tile=TILE, click=(TILE_CLICK,)),
    family("fly", start=FIELD, field=FIELD, only=FLIGHTS, otherwise=Refusal.SAME_FIELD, click=STEP_CLICKS),
    family("ride", count=RIDE),
    family("take", tile=TILE),
    family("push", start=FIELD, field=FIELD, count=PUSHED, only=PUSHES, otherwise=Refusal.NOT_IN_LINE, click=STEP_CLICKS),
    family("discard", tile=TILE, click=(TILE_CLICK,)),
    family("end"),
    family("cut", count=LOWER, click=("discard.{count}",)),
    family("keep"),
    family("put", field=FIELD, click=("{field}",)),
)
MAX_LEGAL: Final = max(LARGEST_CUT - SMALLEST_CUT + 2, WORKERS * FIELDS)  # cuts of the largest discard; flights are fewer


# The two long lists are read by arithmetic: tables of them would take more than all the constants that a GPU has room for.


@rule
def flight_start(action: int) -> int:
    """Where a flight begins."""
    return ACTIONS.fly.index(action) // OTHERS


@rule
def flight_end(action: int) -> int:
    """Where a flight ends; ends are counted without the start."""
    end = ACTIONS.fly.index(action) % OTHERS
    return end + 1 if end >= flight_start(action) else end


@rule
def flight(start: int, end: int) -> int:
    """The action of a flight."""
    return ACTIONS.fly.FIRST + OTHERS * start + (end - 1 if end > start else end)


@rule
def push_shove(action: int) -> int:
    """Which stack is pushed which way, by its number among geometry's SHOVES."""
    return ACTIONS.push.index(action) // TALLEST


@rule
def push_count(action: int) -> int:
    """How many tiles are pushed."""
    return ACTIONS.push.index(action) % TALLEST + 1


@rule
def first_push(shove: int) -> int:
    """The action that pushes one tile; those for more follow it."""
    return ACTIONS.push.FIRST + TALLEST * shove
