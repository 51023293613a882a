"""What a seat knows: all of it. Every tile was laid face up, and is taken and discarded in the open; memory is perfect.

What people at a table cannot see at a glance (tiles under others, the other's rack) is view.py's business.
"""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.sakkara.geometry import FIELDS
from mastaba.games.sakkara.state import MOTIFS, SEATS, WORKERS


@rule
def see(state: State, seat: int, seen: State) -> None:
    """R3.6 Everything is known to a player who remembers; only the random stream is blank."""
    copy_table(state, seen)
    seen.stream = 0


@rule
def resample(seen: State, seat: int, state: State) -> None:
    """R3.6 Nothing is hidden, so there is one state that fits; the stream stays the caller's."""
    copy_table(seen, state)


@rule
def copy_table(source: State, target: State) -> None:
    """Copies every field but the stream."""
    copy_turn(source, target)
    target.turn_limit = source.turn_limit
    target.turns = source.turns
    target.players = source.players
    target.seat = source.seat
    target.ending = source.ending
    target.first = source.first
    target.locusts = source.locusts
    target.open_stacks = source.open_stacks
    for field in range(FIELDS):
        target.stack[field] = source.stack[field]
        target.height[field] = source.height[field]
    for seat in range(SEATS):
        copy_player(source, target, seat)


@rule
def copy_turn(source: State, target: State) -> None:
    """Copies what belongs to the turn that is being played."""
    target.phase = source.phase
    target.has_moved = source.has_moved
    target.mover = source.mover
    target.direction = source.direction
    target.has_finished = source.has_finished
    target.discarded = source.discarded
    target.cut = source.cut
    target.returned = source.returned
    for place in range(source.discarded):
        target.discard[place] = source.discard[place]


@rule
def copy_player(source: State, target: State, seat: int) -> None:
    """Copies workers, rack, what is laid and what is built."""
    for worker in range(WORKERS):
        target.worker[seat, worker] = source.worker[seat, worker]
    for tile in range(MOTIFS):
        target.rack[seat, tile] = source.rack[seat, tile]
        target.built[seat, tile] = source.built[seat, tile]
    target.rack_size[seat] = source.rack_size[seat]
    target.ship[seat] = source.ship[seat]
    target.wheat[seat] = source.wheat[seat]
    target.level[seat] = source.level[seat]
