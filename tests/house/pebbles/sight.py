"""Everything is open."""

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State


@rule
def see(state: State, seat: int, seen: State) -> None:
    """R1.1 All is seen."""
    copy(state, seen)


@rule
def resample(seen: State, seat: int, state: State) -> None:
    """R1.1 Nothing is hidden."""
    copy(seen, state)


@rule
def copy(source: State, target: State) -> None:
    """Copies every field but the stream."""
    target.players = source.players
    target.seat = source.seat
    target.ending = source.ending
    target.left = source.left
    for seat in range(3):
        target.taken[seat] = source.taken[seat]
