"""What may be decided, numbered; and the reasons for which it may not.

WORKER + field              worker CELL
MOVE + step                 move FROM TO      a step is a field and a direction, see geometry.STEPS
CLIMB + step                climb FROM TO
LAY + tile                  lay TILE
BUILD + tile                build TILE
CAST + combination          cast COMBINATION
ON_LINE + line              line X            columns a to g, then rows 1 to 7
AT + field                  at CELL
PLAY + tile                 play TILE
FLY + 48 from + to          fly FROM TO       to counted without from
RIDE + fields - 1           ride N
TAKE + tile                 take TILE
PUSH + 9 shove + tiles - 1  push FROM TO N    a shove is a field and a direction, see geometry.SHOVES
DISCARD + tile              discard TILE
END                         end
CUT + tiles - 3             cut N
KEEP                        keep
PUT + field                 put CELL
"""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Final

from mastaba.engine.contract import State
from mastaba.games.sakkara.geometry import BESIDE, FIELDS, LINE_NAMES, LINES, NAMES, SHOVES, STEPS
from mastaba.games.sakkara.state import (
    COMBINATIONS,
    MOST_DISCARDED,
    MOTIFS,
    SMALLEST_CUT,
    TALLEST,
    WORKERS,
    Combination,
    Tile,
)

LONGEST_RIDE: Final = 2
TILE_NAMES: Final = tuple(tile.name.lower() for tile in Tile)
OTHERS: Final = FIELDS - 1
CUTS: Final = range(SMALLEST_CUT, MOST_DISCARDED - SMALLEST_CUT + 1)

WORKER: Final = 0
MOVE: Final = WORKER + FIELDS
CLIMB: Final = MOVE + len(STEPS)
LAY: Final = CLIMB + len(STEPS)
BUILD: Final = LAY + MOTIFS
CAST: Final = BUILD + MOTIFS
ON_LINE: Final = CAST + COMBINATIONS
AT: Final = ON_LINE + LINES
PLAY: Final = AT + FIELDS
FLY: Final = PLAY + MOTIFS
RIDE: Final = FLY + FIELDS * OTHERS
TAKE: Final = RIDE + LONGEST_RIDE
PUSH: Final = TAKE + MOTIFS
DISCARD: Final = PUSH + TALLEST * len(SHOVES)
END: Final = DISCARD + MOTIFS
CUT: Final = END + 1
KEEP: Final = CUT + len(CUTS)
PUT: Final = KEEP + 1


def _steps(verb: str) -> list[str]:
    return [f"{verb} {NAMES[field]} {NAMES[BESIDE[field, way]]}" for field, way in STEPS]


def _tiles(verb: str) -> list[str]:
    return [f"{verb} {tile}" for tile in TILE_NAMES]


ACTIONS: Final = (
    *(f"worker {name}" for name in NAMES),
    *_steps("move"),
    *_steps("climb"),
    *_tiles("lay"),
    *_tiles("build"),
    *(f"cast {name.name.lower()}" for name in Combination),
    *(f"line {line}" for line in LINE_NAMES),
    *(f"at {name}" for name in NAMES),
    *_tiles("play"),
    *(f"fly {start} {end}" for start in NAMES for end in NAMES if start != end),
    *(f"ride {fields}" for fields in range(1, LONGEST_RIDE + 1)),
    *_tiles("take"),
    *(f"push {NAMES[field]} {NAMES[BESIDE[field, way]]} {tiles}" for field, way in SHOVES for tiles in range(1, TALLEST + 1)),
    *_tiles("discard"),
    "end",
    *(f"cut {tiles}" for tiles in CUTS),
    "keep",
    *(f"put {name}" for name in NAMES),
)
MAX_LEGAL: Final = max(len(CUTS) + 1, WORKERS * FIELDS)  # cuts of the largest discard; flights of both workers are fewer


class Refusal(IntEnum):
    """Why an action is refused."""

    OVER = 1
    PLACE_WORKERS = 2
    CHOOSE_LINE = 3
    CHOOSE_WORKER = 4
    CHOOSE_FLIGHT = 5
    CHOOSE_RIDE = 6
    CHOOSE_TILE = 7
    CHOOSE_PUSH = 8
    CHOOSE_CUT = 9
    MUST_PUT = 10
    DISCARD_FIRST = 11
    WORKERS_PLACED = 12
    OCCUPIED = 13
    NOT_YOUR_WORKER = 14
    ALREADY_MOVED = 15
    TOO_HIGH = 16
    NO_NEED_TO_CLIMB = 17
    NOT_HELD = 18
    NOT_LAID = 19
    SHIP_LAID = 20
    WHEAT_LAID = 21
    LEVEL_FINISHED = 22
    NOT_IN_PYRAMID = 23
    OTHER_LEVEL = 24
    ENOUGH_BUILT = 25
    NO_SHIP = 26
    NO_WHEAT = 27
    NO_HAND = 28
    NO_RECIPE = 29
    NOTHING_TO_TAKE = 30
    NO_SHIP_THERE = 31
    NO_WHEAT_THERE = 32
    NOT_BEGUN = 33
    NO_WORKER_IN_LINE = 34
    NOT_SPECIAL = 35
    PLAY_BY_CLIMBING = 36
    MOVE_FIRST = 37
    NOWHERE_TO_RIDE = 38
    OFF_BOARD = 39
    RACK_EMPTY = 40
    NOT_THERE = 41
    NOTHING_TO_PUSH = 42
    NOT_BESIDE = 43
    TOO_FEW_TILES = 44
    WOULD_RISE = 45
    RACK_FITS = 46
    MUST_MOVE = 47
    CUT_SMALL = 48
    NOTHING_TO_CUT = 49
    NOTHING_TO_PUT = 50
    FULL = 51
    NEXT_TO_WORKER = 52
    NOT_LOWEST = 53
    NO_SUCH_FIELD = 54
    NO_SUCH_TILE = 55
    NO_SUCH_COMBINATION = 56
    NO_SUCH_LINE = 57
    NOT_ADJACENT = 58
    NOT_IN_LINE = 59
    RIDE_LENGTH = 60
    PUSH_COUNT = 61
    SAME_FIELD = 62


RULE_OF: Final = {
    Refusal.OVER: "R9.1",
    Refusal.PLACE_WORKERS: "R2.3",
    Refusal.CHOOSE_LINE: "R6.3",
    Refusal.CHOOSE_WORKER: "R6.4",
    Refusal.CHOOSE_FLIGHT: "R7.2",
    Refusal.CHOOSE_RIDE: "R7.3",
    Refusal.CHOOSE_TILE: "R7.4",
    Refusal.CHOOSE_PUSH: "R7.6",
    Refusal.CHOOSE_CUT: "R8.2",
    Refusal.MUST_PUT: "R8.3",
    Refusal.DISCARD_FIRST: "R3.4",
    Refusal.WORKERS_PLACED: "R2.3",
    Refusal.OCCUPIED: "R3.2",
    Refusal.NOT_YOUR_WORKER: "R3.1",
    Refusal.ALREADY_MOVED: "R3.1",
    Refusal.TOO_HIGH: "R3.2",
    Refusal.NO_NEED_TO_CLIMB: "R7.5",
    Refusal.NOT_HELD: "R3.3",
    Refusal.NOT_LAID: "R4.1",
    Refusal.SHIP_LAID: "R4.1",
    Refusal.WHEAT_LAID: "R4.2",
    Refusal.LEVEL_FINISHED: "R5.5",
    Refusal.NOT_IN_PYRAMID: "R5.1",
    Refusal.OTHER_LEVEL: "R5.1",
    Refusal.ENOUGH_BUILT: "R5.1",
    Refusal.NO_SHIP: "R5.2",
    Refusal.NO_WHEAT: "R5.2",
    Refusal.NO_HAND: "R5.3",
    Refusal.NO_RECIPE: "R6.1",
    Refusal.NOTHING_TO_TAKE: "R6.2",
    Refusal.NO_SHIP_THERE: "R6.5",
    Refusal.NO_WHEAT_THERE: "R6.6",
    Refusal.NOT_BEGUN: "R3.5",
    Refusal.NO_WORKER_IN_LINE: "R6.3",
    Refusal.NOT_SPECIAL: "R7.1",
    Refusal.PLAY_BY_CLIMBING: "R7.5",
    Refusal.MOVE_FIRST: "R7.3",
    Refusal.NOWHERE_TO_RIDE: "R7.3",
    Refusal.OFF_BOARD: "R7.3",
    Refusal.RACK_EMPTY: "R7.4",
    Refusal.NOT_THERE: "R7.4",
    Refusal.NOTHING_TO_PUSH: "R7.6",
    Refusal.NOT_BESIDE: "R7.6",
    Refusal.TOO_FEW_TILES: "R7.6",
    Refusal.WOULD_RISE: "R7.6",
    Refusal.RACK_FITS: "R3.4",
    Refusal.MUST_MOVE: "R3.1",
    Refusal.CUT_SMALL: "R8.2",
    Refusal.NOTHING_TO_CUT: "R8.2",
    Refusal.NOTHING_TO_PUT: "R8.3",
    Refusal.FULL: "R8.5",
    Refusal.NEXT_TO_WORKER: "R8.3",
    Refusal.NOT_LOWEST: "R8.3",
    Refusal.NO_SUCH_FIELD: "R1.1",
    Refusal.NO_SUCH_TILE: "R1.2",
    Refusal.NO_SUCH_COMBINATION: "R6.1",
    Refusal.NO_SUCH_LINE: "R6.3",
    Refusal.NOT_ADJACENT: "R3.2",
    Refusal.NOT_IN_LINE: "R7.6",
    Refusal.RIDE_LENGTH: "R7.3",
    Refusal.PUSH_COUNT: "R7.6",
    Refusal.SAME_FIELD: "R7.2",
}

_CELL: Final = "[a-z][0-9]{1,2}"
_SHAPES: Final = (  # how an action reads, and what is wrong with one that reads so and does not exist
    (re.compile(rf"(?:worker|put|at) ({_CELL})"), Refusal.NO_SUCH_FIELD),
    (re.compile(rf"(?:move|climb) ({_CELL}) ({_CELL})"), Refusal.NOT_ADJACENT),
    (re.compile(rf"fly ({_CELL}) ({_CELL})"), Refusal.SAME_FIELD),
    (re.compile(rf"push ({_CELL}) ({_CELL}) [1-{TALLEST}]"), Refusal.NOT_IN_LINE),
    (re.compile(rf"push ({_CELL}) ({_CELL}) [0-9]{{1,3}}"), Refusal.PUSH_COUNT),
    (re.compile(r"(?:lay|build|play|take|discard) [a-z]+"), Refusal.NO_SUCH_TILE),
    (re.compile(r"cast [a-z]+"), Refusal.NO_SUCH_COMBINATION),
    (re.compile(r"line (?:[a-z]|[0-9]{1,2})"), Refusal.NO_SUCH_LINE),
    (re.compile(r"ride [0-9]{1,2}"), Refusal.RIDE_LENGTH),
    (re.compile(r"cut [0-9]{1,3}"), Refusal.CUT_SMALL),
)


def stray(text: str) -> int:
    """The reason for a text that is well formed but names no action; 0 where it is not even that."""
    for shape, reason in _SHAPES:
        found = shape.fullmatch(text)
        if found:
            return reason if set(found.groups()) <= set(NAMES) else Refusal.NO_SUCH_FIELD
    return 0


def conceal(state: State, action: int, seat: int) -> str:
    """What another seat reads of an action: all of it, every tile is taken and discarded in the open."""
    return ACTIONS[action]
