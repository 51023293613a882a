"""R9 Score."""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.games.archaeology.state import LOT_SIZE, LOT_VALUE, LOTS, Ending

ABOVE_ANY_COUNT: Final = 128  # more than the cards of the box


@rule
def points_of(state: State, seat: int) -> int:
    """R9.2 The sets a seat has sold, each valued by itself."""
    total = 0
    for lot in range(LOTS):
        total += int(state.sold[seat, lot]) * int(LOT_VALUE[lot])
    return total


@rule
def cards_sold(state: State, seat: int) -> int:
    """R9.3 How many cards a seat has in the museum."""
    total = 0
    for lot in range(LOTS):
        total += int(state.sold[seat, lot]) * int(LOT_SIZE[lot])
    return total


@rule
def rank_of(state: State, seat: int) -> int:
    """R9.3 Points come first, then the fewest cards sold."""
    return points_of(state, seat) * ABOVE_ANY_COUNT - cards_sold(state, seat)


@rule
def scores(state: State, out: Ints) -> None:
    """R9.2 Each seat's money."""
    for seat in range(state.players):
        out[seat] = points_of(state, seat)


@rule
def winners(state: State, out: Ints) -> None:
    """R9.3 The highest score wins; a tie goes to the fewest cards sold, and is shared if that is equal too."""
    best = rank_of(state, 0)
    for seat in range(1, state.players):
        best = max(best, rank_of(state, seat))
    for seat in range(state.players):
        out[seat] = 1 if state.ending != Ending.NONE and rank_of(state, seat) == best else 0
