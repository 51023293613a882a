"""R4 Combinations: the pairs that a new tile forms, R10 also along whole lines."""

from __future__ import annotations

from typing import Final

import numpy as np

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell
from mastaba.games.luxor.events import Event
from mastaba.games.luxor.state import ACROSS, ANIMALS, ROWS, SHAFTS, STRIDE, UP, Kind, Line, SphinxLine

NEIGHBOURS: Final = np.array(  # nothing lies above what has just fallen
    [shafts * STRIDE + rows for shafts in (-1, 0, 1) for rows in (-1, 0, 1) if shafts or rows < 0], np.int64
)
COUNT: Final = 15  # four bits hold a count of pairs
EACH: Final = sum(1 << 4 * pair for pair in range(2 * ANIMALS))
LINES_THROUGH: Final = len(Line)


@rule
def form_pairs(state: State, shaft: int, row: int, picture: int, events: Ints) -> None:
    """R4.1 Each neighbour with the same animal makes a pair; R4.2 the new tile's other half is not in the wall yet."""
    cell = (shaft + 1) * STRIDE + row + 1
    base = 4 * (picture - 2 & ~1)
    for way in range(NEIGHBOURS.shape[0]):
        other = cell + NEIGHBOURS[way]
        kind = int(state.wall[other]) ^ picture
        if kind <= Kind.OPPOSITE:
            state.pending = int(state.pending) + (1 << base + 4 * kind)
            tell(events, Event.FORMED, (picture - 2) >> 1, kind, row, other // STRIDE - 1, other % STRIDE - 1)


@rule
def sight_pairs(state: State, shaft: int, row: int, picture: int, events: Ints) -> None:
    """R10.2 One pair for each of the four lines that holds the same animal; R10.3 with both kinds there, either."""
    animal = (picture - 2) >> 1
    for line in range(LINES_THROUGH):
        found = scan(state, shaft, row, line, picture)
        same, opposite = found & COUNT, found >> 4
        if found == 0 or (state.sphinx_line == SphinxLine.EVER and same + opposite > 1):
            continue
        if same > 0 and opposite > 0:
            state.either = int(state.either) + (1 << 4 * animal)
            tell(events, Event.SIGHTED, animal, Kind.EITHER, row, line)
        else:
            kind = 0 if same > 0 else 1
            state.pending = int(state.pending) + (1 << 4 * (2 * animal + kind))
            tell(events, Event.SIGHTED, animal, kind, row, line)


@rule
def scan(state: State, shaft: int, row: int, line: int, picture: int) -> int:
    """R10.1 How often an animal shows on a line, gaps or not: facing the same way, and 16 times the opposite."""
    found = 0
    for way in range(-1, 2, 2):
        across, up = way * ACROSS[line], way * UP[line]
        there, height = shaft + across, row + up
        while 0 <= there < SHAFTS and 0 <= height < ROWS:
            kind = int(state.wall[(there + 1) * STRIDE + height + 1]) ^ picture
            if kind <= Kind.OPPOSITE:
                found += 1 << 4 * kind
            there += across
            height += up
    return found


@rule
def pending_kinds(state: State) -> int:
    """R4.4 What can be resolved now: the lowest of the four bits of each 2 * animal + kind."""
    pending = int(state.pending)
    kinds = (pending | pending >> 1 | pending >> 2 | pending >> 3) & EACH
    either, pair = int(state.either), 0
    while either != 0:
        if either & COUNT:
            kinds |= 1 << 4 * pair | 1 << 4 * pair + 4
        either >>= 4
        pair += 2
    return kinds


@rule
def use_up(state: State, pair: int) -> None:
    """R10.3 A resolved pair is gone: one that can only be of that kind, before one that may be either."""
    if int(state.pending) >> 4 * pair & COUNT:
        state.pending = int(state.pending) - (1 << 4 * pair)
    else:
        state.either = int(state.either) - (1 << 4 * (pair >> 1))
