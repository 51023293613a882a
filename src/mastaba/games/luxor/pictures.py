"""Pictures and cells as numbers.

A picture is 2 + 2 * animal + (0 facing left, 1 facing right): two pictures show one animal when they differ in the last bit at
most. The wall has an empty border, so that every cell has eight neighbours: cells are counted shaft by shaft, STRIDE a shaft.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.games.luxor.state import ANIMAL_NAMES, CURSE_NAMES, STRIDE, TILE_NAMES

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
