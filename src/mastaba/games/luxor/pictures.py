"""Pictures, cells and lines as numbers.

A picture is 2 + 2 * animal + (0 facing left, 1 facing right): two pictures show one animal when they differ in the last bit at
most. The wall has an empty border, so that every cell has eight neighbours: cells are counted shaft by shaft, STRIDE a shaft.
Lines go four ways (R9.3, R10.1); all those of three cells are listed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.games.luxor.state import ANIMAL_NAMES, CURSE_NAMES, ROWS, SHAFTS, STRIDE, TILE_NAMES, Line

LOWEST: Final = 2  # below it no picture, so that none differs from an empty cell in the last bit alone


def picture(name: str) -> int:
    """The number of a picture written like camelL."""
    return LOWEST + 2 * ANIMAL_NAMES.index(name[:-1]) + "LR".index(name[-1])


PICTURES: Final = np.array([[picture(half) for half in name.split("-")] for name in TILE_NAMES], np.int64)  # upper, lower


@rule
def animal_of(picture: int) -> int:
    """The animal that a picture shows."""
    return picture - LOWEST >> 1


@rule
def turned(picture: int) -> int:
    """The picture of the same animal facing the other way."""
    return picture ^ 1


@rule
def animal_bit(picture: int) -> int:
    """The animal of a picture as one bit; an empty cell has a bit of its own."""
    return 1 << (picture >> 1)


@rule
def kind_between(picture: int, other: int) -> int:
    """R4.3 The kind of the pair that two pictures make; beyond OPPOSITE they make none."""
    return picture ^ other


@rule
def cell_at(shaft: int, row: int) -> int:
    """The cell of a shaft, 0 to 7 from the left, and a row, 0 to 9 from the bottom."""
    return (shaft + 1) * STRIDE + row + 1


@rule
def shaft_of(cell: int) -> int:
    """The shaft of a cell."""
    return cell // STRIDE - 1


@rule
def row_of(cell: int) -> int:
    """The row of a cell."""
    return cell % STRIDE - 1


CURSE_MASKS: Final = np.array(  # R9.3  the bits of each curse tile's animals
    [sum(animal_bit(picture(f"{animal}L")) for animal in name.split("+")) for name in CURSE_NAMES], np.int64
)


# Lines

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
