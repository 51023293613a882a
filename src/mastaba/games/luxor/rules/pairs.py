"""R4 Combinations: the pairs that a new tile forms, R10 also along whole lines, and those still to be resolved."""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell
from mastaba.games.luxor.counts import count_at, one_at, one_of_each, pair_of
from mastaba.games.luxor.events import Event
from mastaba.games.luxor.pictures import ACROSS, UP, animal_of, cell_at, kind_between, row_of, shaft_of
from mastaba.games.luxor.state import ANIMALS, ROWS, SHAFTS, STRIDE, Kind, Line, SphinxLine

NEIGHBOURS: Final = np.array(  # nothing lies above what has just fallen
    [shafts * STRIDE + rows for shafts in (-1, 0, 1) for rows in (-1, 0, 1) if shafts or rows < 0], np.int64
)
LINES_THROUGH: Final = len(Line)
LAST_KIND: Final = int(Kind.OPPOSITE)  # looked up once: interpreted, an enum takes its time


@rule
def form_pairs(state: State, shaft: int, row: int, picture: int, events: Ints) -> None:
    """R4.1 Each neighbour with the same animal makes a pair; R4.2 the new tile's other half is not in the wall yet."""
    cell, wall = cell_at(shaft, row), state.wall
    for way in range(NEIGHBOURS.shape[0]):
        other = cell + NEIGHBOURS[way]
        kind = kind_between(picture, int(wall[other]))
        if kind <= LAST_KIND:
            state.pending = int(state.pending) + one_at(pair_of(animal_of(picture), kind))
            tell(events, Event.FORMED, animal_of(picture), kind, row, shaft_of(other), row_of(other))


@rule
def sight_pairs(state: State, shaft: int, row: int, picture: int, events: Ints) -> None:
    """R10.2 One pair for each of the four lines that holds the same animal; R10.3 with both kinds there, either."""
    animal = animal_of(picture)
    for line in range(LINES_THROUGH):
        found = scan(state, shaft, row, line, picture)
        same, opposite = count_at(found, Kind.SAME), count_at(found, Kind.OPPOSITE)
        if found == 0 or (state.sphinx_line == SphinxLine.EVER and same + opposite > 1):
            continue
        if same > 0 and opposite > 0:
            kind = Kind.EITHER
            state.either = int(state.either) + one_at(animal)
        else:
            kind = Kind.SAME if same > 0 else Kind.OPPOSITE
            state.pending = int(state.pending) + one_at(pair_of(animal, kind))
        tell(events, Event.SIGHTED, animal, kind, row, line)


@rule
def scan(state: State, shaft: int, row: int, line: int, picture: int) -> int:
    """R10.1 How often an animal shows on a line, gaps or not: counts by the kind of pair that it makes with a picture."""
    found = 0
    for way in range(-1, 2, 2):
        across, up = way * ACROSS[line], way * UP[line]
        there, height = shaft + across, row + up
        while 0 <= there < SHAFTS and 0 <= height < ROWS:
            kind = kind_between(picture, int(state.wall[cell_at(there, height)]))
            if kind <= LAST_KIND:
                found += one_at(kind)
            there += across
            height += up
    return found


@rule
def pending_pairs(state: State) -> int:
    """R4.4 What can be resolved now: a one for each animal and kind; R10.3 a pair that may be either counts for both."""
    ones = one_of_each(int(state.pending))
    if state.either != 0:
        for animal in range(ANIMALS):
            if count_at(int(state.either), animal) > 0:
                ones |= one_at(pair_of(animal, Kind.SAME)) | one_at(pair_of(animal, Kind.OPPOSITE))
    return ones


@rule
def use_up(state: State, animal: int, kind: int) -> None:
    """R10.3 A resolved pair is gone: one that can only be of that kind, before one that may be either."""
    if count_at(int(state.pending), pair_of(animal, kind)) > 0:
        state.pending = int(state.pending) - one_at(pair_of(animal, kind))
    else:
        state.either = int(state.either) - one_at(animal)
