"""R9.3 R10.1 Lines in the wall: the four ways a line goes, and every line of three cells."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import numpy as np

from mastaba.games.luxor.pictures import cell_at
from mastaba.games.luxor.state import ROWS, SHAFTS, STRIDE, Line

LINE_CELLS: Final = 3
ACROSS: Final = np.array([1, 0, 1, 1], np.int64)  # how a line goes on, in shafts
UP: Final = np.array([0, 1, 1, -1], np.int64)  # and in rows


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
LINE_STARTS: Final = np.array([cell_at(int(shaft), int(row)) for shaft, row, _ in LINES], np.int64)
LINE_STEPS: Final = ACROSS[LINES[:, 2]] * STRIDE + UP[LINES[:, 2]]


def cells_of(number: int) -> list[str]:
    """The three cells of a line as people write them."""
    shaft, row, line = (int(part) for part in LINES[number])
    return [f"{shaft + 1 + k * int(ACROSS[line])}.{row + 1 + k * int(UP[line])}" for k in range(LINE_CELLS)]


@cache
def through(shaft: int, row: int, line: int) -> list[int]:
    """R10.1 The other cells of a line through a place, the nearest first."""
    steps = [way * far for far in range(1, ROWS) for way in (1, -1)]
    places = [(shaft + step * int(ACROSS[line]), row + step * int(UP[line])) for step in steps]
    return [cell_at(there, height) for there, height in places if 0 <= there < SHAFTS and 0 <= height < ROWS]
