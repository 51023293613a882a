"""Tiles and workers on the board, tiles on the racks."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.events import tell
from mastaba.games.sakkara.events import Event
from mastaba.games.sakkara.geometry import FIELDS
from mastaba.games.sakkara.state import BITS, SEATS, TILE_MASK, WORKERS


@rule
def own_workers(state: State, seat: int) -> int:
    """The fields on which a seat's workers stand."""
    found = 0
    for worker in range(WORKERS):
        if state.worker[seat, worker] >= 0:
            found |= 1 << int(state.worker[seat, worker])
    return found


@rule
def occupied(state: State) -> int:
    """R2.3 The fields on which a worker stands."""
    return own_workers(state, 0) | own_workers(state, SEATS - 1)


@rule
def worker_on(state: State, seat: int, field: int) -> int:
    """Which of a seat's workers stands on a field; -1 for none."""
    for worker in range(WORKERS):
        if state.worker[seat, worker] == field:
            return worker
    return -1


@rule
def tile_at(state: State, field: int, place: int) -> int:
    """The tile that lies so high on a field, counted from 0 at the bottom."""
    return (int(state.stack[field]) >> BITS * place) & TILE_MASK


@rule
def top_tile(state: State, field: int) -> int:
    """The top tile of a field that has one."""
    return tile_at(state, field, int(state.height[field]) - 1)


@rule
def add_tile(state: State, field: int, tile: int) -> None:
    """A tile is put on top of a field's stack."""
    height = int(state.height[field])
    state.stack[field] = int(state.stack[field]) | int(tile) << BITS * height
    state.height[field] = height + 1


@rule
def drop_tiles(state: State, field: int, count: int) -> None:
    """The top tiles of a field leave it."""
    height = int(state.height[field]) - count
    state.stack[field] = int(state.stack[field]) & ((1 << BITS * height) - 1)
    state.height[field] = height


@rule
def uncover(state: State, field: int, events: Ints) -> None:
    """Q2 A tile that lay under another shows; with open stacks it was in sight all along."""
    if state.height[field] > 0 and state.open_stacks == 0:
        tell(events, Event.UNCOVERED, field, top_tile(state, field))


@rule
def gain(state: State, tile: int) -> None:
    """A tile comes onto the rack of the seat that decides."""
    state.rack[state.seat, tile] += 1
    state.rack_size[state.seat] += 1


@rule
def spend(state: State, tile: int) -> None:
    """A tile leaves the rack of the seat that decides."""
    state.rack[state.seat, tile] -= 1
    state.rack_size[state.seat] -= 1


@rule
def take_top(state: State, field: int, events: Ints) -> None:
    """R3.2 The top tile of a field, if there is one, comes onto the rack."""
    if state.height[field] == 0:
        return
    tile = top_tile(state, field)
    drop_tiles(state, field, 1)
    gain(state, tile)
    tell(events, Event.TOOK, state.seat, tile, field)
    uncover(state, field, events)


@rule
def with_tiles(state: State, fields: int) -> int:
    """R6.2 The fields of a set that have a tile to take; those under workers stay."""
    found = 0
    for field in range(FIELDS):
        if fields >> field & 1 and state.height[field] > 0:
            found |= 1 << field
    return found & ~occupied(state)


@rule
def take_tops(state: State, fields: int, events: Ints) -> None:
    """R6.2 The top tiles of several fields, row by row from a1's side."""
    taken = with_tiles(state, fields)
    for field in range(FIELDS):
        if taken >> field & 1:
            take_top(state, field, events)


@rule
def set_aside(state: State, tile: int) -> None:
    """R8.1 A tile goes on top of this turn's discard."""
    state.discard[state.discarded] = tile
    state.discarded += 1


@rule
def discard_own(state: State, tile: int, events: Ints) -> None:
    """R8.1 A tile goes from the rack onto this turn's discard."""
    spend(state, tile)
    set_aside(state, tile)
    tell(events, Event.DISCARDED, state.seat, tile)
