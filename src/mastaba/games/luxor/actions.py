"""What may be decided, numbered; and the reasons for which it may not.

0..391    drop TILE SHAFT     (8 * tile + shaft)
392..405  resolve ANIMAL KIND (2 * animal + kind)
406       post
407       skip
408..414  move ANIMAL
415..421  open ANIMAL
422       done
423..642  claim CELL CELL CELL (rows, shafts, rising, falling)
643       pass
644..647  curse S
648..654  give V
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import IntEnum
from typing import Final

import numpy as np

from mastaba.engine.contract import State
from mastaba.games.luxor.state import (
    ACROSS,
    ANIMAL_NAMES,
    ANIMALS,
    RANKS,
    ROWS,
    SEATS,
    SHAFTS,
    STRIDE,
    TILE_NAMES,
    TILES,
    UP,
    VALUES,
    Line,
)

LINE_CELLS: Final = 3


def _lines() -> Iterator[tuple[int, int, int]]:
    """R9.3 Every line of three cells: its first cell's shaft and row, and the way it goes."""
    reach = LINE_CELLS - 1
    for line in Line:
        for shaft in range(SHAFTS):
            for row in range(ROWS):
                last_shaft, last_row = shaft + reach * int(ACROSS[line]), row + reach * int(UP[line])
                if last_shaft < SHAFTS and 0 <= last_row < ROWS:
                    yield shaft, row, int(line)


LINES: Final = np.array(list(_lines()), np.int64)
LINE_COUNT: Final = len(LINES)
LINE_STARTS: Final = (LINES[:, 0] + 1) * STRIDE + LINES[:, 1] + 1
LINE_STEPS: Final = ACROSS[LINES[:, 2]] * STRIDE + UP[LINES[:, 2]]


def cells_of(number: int) -> list[str]:
    """The three cells of a line as people write them."""
    shaft, row, line = (int(part) for part in LINES[number])
    return [f"{shaft + 1 + k * int(ACROSS[line])}.{row + 1 + k * int(UP[line])}" for k in range(LINE_CELLS)]


DROP: Final = 0
RESOLVE: Final = DROP + TILES * SHAFTS
POST: Final = RESOLVE + 2 * ANIMALS
SKIP: Final = POST + 1
MOVE: Final = SKIP + 1
OPEN: Final = MOVE + ANIMALS
DONE: Final = OPEN + ANIMALS
CLAIM: Final = DONE + 1
PASS: Final = CLAIM + LINE_COUNT
CURSE: Final = PASS + 1
GIVE: Final = CURSE + SEATS

ACTIONS: Final = (
    *(f"drop {tile} {shaft}" for tile in TILE_NAMES for shaft in range(1, SHAFTS + 1)),
    *(f"resolve {animal} {kind}" for animal in ANIMAL_NAMES for kind in ("same", "opposite")),
    "post",
    "skip",
    *(f"move {animal}" for animal in ANIMAL_NAMES),
    *(f"open {animal}" for animal in ANIMAL_NAMES),
    "done",
    *("claim " + " ".join(cells_of(number)) for number in range(LINE_COUNT)),
    "pass",
    *(f"curse {seat}" for seat in range(1, SEATS + 1)),
    *(f"give {value}" for value in VALUES),
)
MAX_LEGAL: Final = LINE_COUNT + 1  # every line and a pass; all other phases ask for fewer
assert len(ACTIONS) == GIVE + RANKS


class Refusal(IntEnum):
    """Why an action is refused."""

    OVER = 1
    MUST_DROP = 2
    MUST_RESOLVE = 3
    MUST_POST = 4
    MUST_MOVE = 5
    MUST_OPEN = 6
    MUST_CLAIM = 7
    MUST_CURSE = 8
    MUST_GIVE = 9
    NOT_IN_HAND = 10
    SHAFT_FULL = 11
    NOT_PENDING = 12
    HAS_STOCK = 13
    NO_STOCK = 14
    NOT_YOURS = 15
    NO_SARCOPHAGUS = 16
    NO_MATCH = 17
    SELF = 18
    NO_LOOT = 19
    NO_SUCH_SEAT = 20
    NOT_OWNED = 21
    NO_SUCH_TILE = 22
    NO_SUCH_SHAFT = 23
    NO_SUCH_ANIMAL = 24
    NO_LINE = 25
    NO_SUCH_VALUE = 26


RULE_OF: Final = {
    Refusal.OVER: "R7.1",
    Refusal.MUST_DROP: "R3.2",
    Refusal.MUST_RESOLVE: "R4.4",
    Refusal.MUST_POST: "R5.1",
    Refusal.MUST_MOVE: "R5.5",
    Refusal.MUST_OPEN: "R7.2",
    Refusal.MUST_CLAIM: "R9.2",
    Refusal.MUST_CURSE: "R9.4",
    Refusal.MUST_GIVE: "R9.4",
    Refusal.NOT_IN_HAND: "R3.2",
    Refusal.SHAFT_FULL: "R3.2",
    Refusal.NOT_PENDING: "R4.4",
    Refusal.HAS_STOCK: "R5.5",
    Refusal.NO_STOCK: "R5.5",
    Refusal.NOT_YOURS: "R5.5",
    Refusal.NO_SARCOPHAGUS: "R7.2",
    Refusal.NO_MATCH: "R9.3",
    Refusal.SELF: "R9.4",
    Refusal.NO_LOOT: "R9.4",
    Refusal.NO_SUCH_SEAT: "R9.4",
    Refusal.NOT_OWNED: "R9.4",
    Refusal.NO_SUCH_TILE: "R1.2",
    Refusal.NO_SUCH_SHAFT: "R1.1",
    Refusal.NO_SUCH_ANIMAL: "R1.3",
    Refusal.NO_LINE: "R9.3",
    Refusal.NO_SUCH_VALUE: "R1.4",
}

_STRAYS: Final = (
    (r"drop (" + "|".join(TILE_NAMES) + r") \S+", Refusal.NO_SUCH_SHAFT),
    (r"drop \S+ \S+", Refusal.NO_SUCH_TILE),
    (r"resolve \S+ (same|opposite)|(move|open) \S+", Refusal.NO_SUCH_ANIMAL),
    (r"claim \d+\.\d+ \d+\.\d+ \d+\.\d+", Refusal.NO_LINE),
    (r"curse \d+", Refusal.NO_SUCH_SEAT),
    (r"give \d+", Refusal.NO_SUCH_VALUE),
)


def stray(text: str) -> int:
    """The reason for a text that is well formed but names no action; 0 where it is not even that."""
    return next((reason for pattern, reason in _STRAYS if re.fullmatch(pattern, text, re.ASCII)), 0)


def conceal(state: State, action: int, seat: int) -> str:
    """R3.4 What another seat reads of an action: of a sarcophagus handed over only its taker reads the value."""
    if action >= GIVE and seat != int(state.claimer) - 1:
        return "give ?"
    return ACTIONS[action]
