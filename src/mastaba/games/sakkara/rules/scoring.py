"""R9 The end."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.games.sakkara.geometry import FIELDS
from mastaba.games.sakkara.rules.stacks import tile_at
from mastaba.games.sakkara.state import LEVELS, MOTIFS, SEATS, SHIP, WHEAT


@rule
def scores(state: State, out: Ints) -> None:
    """R9.1 R9.3 One point for the player whose pyramid has its dome, none otherwise."""
    for seat in range(SEATS):
        out[seat] = 1 if state.level[seat] > LEVELS else 0


@rule
def winners(state: State, out: Ints) -> None:
    """R9.1 The first to set the dome wins; R9.2 a game drawn by the limit has no winner."""
    scores(state, out)


@rule
def census(state: State, out: Ints) -> None:
    """R1.3 How many tiles there are of each motif: on the racks, laid, built, in this turn's discard and on the board."""
    for tile in range(MOTIFS):
        out[tile] = 0
        for seat in range(SEATS):
            out[tile] += int(state.rack[seat, tile]) + int(state.built[seat, tile])
    for seat in range(SEATS):
        out[SHIP] += int(state.ship[seat])
        out[WHEAT] += int(state.wheat[seat])
    for place in range(state.returned, state.discarded):
        out[state.discard[place]] += 1
    for field in range(FIELDS):
        for place in range(state.height[field]):
            out[tile_at(state, field, place)] += 1
