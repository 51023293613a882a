"""R1.1 The board: fields a1 to g7, numbered row by row from a1; sets of fields are integers, one bit a field.

Directions, in the order of the field they lead to:
    0 towards row 1    1 towards column a    2 away from column a    3 away from row 1
so that 3 - direction is the way back.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import numpy as np

from mastaba.game import components

SIZE: Final = components("sakkara")["board"]["size"]
FIELDS: Final = SIZE * SIZE
DIRECTIONS: Final = 4
BACK: Final = DIRECTIONS - 1
NOWHERE: Final = -1
COLUMNS: Final = "abcdefghijklmnopqrstuvwxyz"[:SIZE]
FARTHEST: Final = 2 * (SIZE - 1)
LINES: Final = 2 * SIZE  # the columns from a, then the rows from 1
LINE_NAMES: Final = (*COLUMNS, *map(str, range(1, SIZE + 1)))


def name_of(field: int) -> str:
    """A field's name, from a1."""
    return f"{COLUMNS[field % SIZE]}{field // SIZE + 1}"


NAMES: Final = tuple(map(name_of, range(FIELDS)))
Cell = IntEnum("Cell", [(name.upper(), field) for field, name in enumerate(NAMES)])  # type: ignore[misc]
Line = IntEnum("Line", [(name.upper(), line) for line, name in enumerate(LINE_NAMES)])  # type: ignore[misc]


def names_of(fields: int) -> list[str]:
    """The names of the fields in a set."""
    return [NAMES[field] for field in range(FIELDS) if fields >> field & 1]


def _at(column: int, row: int) -> int:
    """The field in a column and a row, or NOWHERE."""
    return row * SIZE + column if 0 <= column < SIZE and 0 <= row < SIZE else NOWHERE


def _beside(field: int, direction: int) -> int:
    across, along = ((0, -1), (-1, 0), (1, 0), (0, 1))[direction]
    return _at(field % SIZE + across, field // SIZE + along)


def distance(one: int, other: int) -> int:
    """Steps between two fields on a flat board."""
    return abs(one % SIZE - other % SIZE) + abs(one // SIZE - other // SIZE)


def _set_of(fields: list[int]) -> int:
    return sum(1 << field for field in fields if field != NOWHERE)


def _around(field: int) -> int:
    offsets = [(across, along) for along in (-1, 0, 1) for across in (-1, 0, 1) if across or along]
    return _set_of([_at(field % SIZE + across, field // SIZE + along) for across, along in offsets])


def _ring(field: int, steps: int) -> int:
    return _set_of([other for other in range(FIELDS) if distance(field, other) == steps])


def _line(line: int) -> int:
    if line < SIZE:
        return _set_of([_at(line, row) for row in range(SIZE)])
    return _set_of([_at(column, line - SIZE) for column in range(SIZE)])


def _numbered(pairs: list[tuple[int, int]]) -> np.ndarray:
    """Field and direction to the number of their pair, or NOWHERE."""
    table = np.full((FIELDS, DIRECTIONS), NOWHERE, np.int64)
    for number, pair in enumerate(pairs):
        table[pair] = number
    return table


BESIDE: Final = np.array([[_beside(field, way) for way in range(DIRECTIONS)] for field in range(FIELDS)], np.int64)
NEXT_TO: Final = np.array([_set_of([int(other) for other in BESIDE[field]]) for field in range(FIELDS)], np.int64)
AROUND: Final = np.array([_around(field) for field in range(FIELDS)], np.int64)
RING: Final = np.array([[_ring(field, steps) for steps in range(FARTHEST + 1)] for field in range(FIELDS)], np.int64)
LINE: Final = np.array([_line(line) for line in range(LINES)], np.int64)

_PAIRS: Final = [(field, way) for field in range(FIELDS) for way in range(DIRECTIONS)]
STEPS: Final = [pair for pair in _PAIRS if BESIDE[pair] != NOWHERE]
STEP_FROM: Final = np.array([field for field, _ in STEPS], np.int64)
STEP_WAY: Final = np.array([way for _, way in STEPS], np.int64)
STEP_NUMBER: Final = _numbered(STEPS)
SHOVES: Final = [(field, way) for field, way in STEPS if BESIDE[field, BACK - way] != NOWHERE]
SHOVE_FROM: Final = np.array([field for field, _ in SHOVES], np.int64)
SHOVE_WAY: Final = np.array([way for _, way in SHOVES], np.int64)
SHOVE_BEHIND: Final = np.array([BESIDE[field, BACK - way] for field, way in SHOVES], np.int64)  # where the worker stands
