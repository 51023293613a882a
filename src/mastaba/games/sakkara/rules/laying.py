"""R2 Laying the table."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.dice import draw
from mastaba.engine.events import tell
from mastaba.games.sakkara.events import Event
from mastaba.games.sakkara.geometry import FIELDS
from mastaba.games.sakkara.rules.stacks import add_tile, drop_tiles, top_tile
from mastaba.games.sakkara.state import COUNTS, MOTIFS, SEATS, SHIPS_IN_SIGHT, TILES, WORKERS, Phase, Tile


@rule
def setup(state: State, options: Ints) -> None:
    """R2.1 R2.2 The board is laid until enough ships are in sight; R2.3 who begins is drawn."""
    state.players = options[0]
    state.locusts = options[1]
    state.open_stacks = options[2]
    state.turn_limit = options[3]
    for seat in range(SEATS):
        state.level[seat] = 1
        for worker in range(WORKERS):
            state.worker[seat, worker] = -1
    lay_board(state)
    while ships_in_sight(state) < SHIPS_IN_SIGHT:
        clear_board(state)
        lay_board(state)
    state.first = draw(state, SEATS)
    state.seat = state.first


@rule
def clear_board(state: State) -> None:
    """R2.2 All tiles are picked up again."""
    for field in range(FIELDS):
        drop_tiles(state, field, int(state.height[field]))


@rule
def lay_board(state: State) -> None:
    """R2.1 One tile at random on each field, the others on top of as many different fields.

    The box stands on the first rack while it is being emptied.
    """
    for tile in range(MOTIFS):
        state.rack[0, tile] = COUNTS[tile]
    left = TILES
    for field in range(FIELDS):
        add_tile(state, field, out_of_box(state, left))
        left -= 1
    for field in range(FIELDS):
        if draw(state, FIELDS - field) < left:
            add_tile(state, field, out_of_box(state, left))
            left -= 1


@rule
def out_of_box(state: State, left: int) -> int:
    """R2.1 One of the tiles left in the box, each as likely as any other."""
    number = draw(state, left)
    tile = 0
    while number >= state.rack[0, tile]:
        number -= int(state.rack[0, tile])
        tile += 1
    state.rack[0, tile] -= 1
    return tile


@rule
def ships_in_sight(state: State) -> int:
    """R2.2 How many ships lie on top."""
    count = 0
    for field in range(FIELDS):
        if top_tile(state, field) == Tile.SHIP:
            count += 1
    return count


@rule
def begin(state: State, events: Ints) -> None:
    """R2.3 The first player places the first worker."""
    state.seat = state.first
    state.phase = Phase.WORKERS
    tell(events, Event.FIRST, state.first)
