"""R8 Score."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.games.luxor.rules.curses import count_sarcophagi
from mastaba.games.luxor.state import BONUS, ITEMS, RANKS, VALUES, Ending


@rule
def sarcophagi_points(state: State, seat: int) -> int:
    """R8.1 The values of a player's sarcophagi together."""
    points = 0
    for rank in range(RANKS):
        points += int(state.owned[seat, rank]) * VALUES[rank]
    return points


@rule
def bonus(state: State, seat: int) -> int:
    """R8.2 7 points for an archaeologist at the column of the own pharaoh card."""
    return BONUS if state.holder[state.pharaoh[seat]] == 1 + seat else 0


@rule
def scores(state: State, out: Ints) -> None:
    """R8.1 Sarcophagi and R8.2 the pharaoh's bonus, as they stand."""
    for seat in range(state.players):
        out[seat] = sarcophagi_points(state, seat) + bonus(state, seat)


@rule
def standing(state: State, seat: int) -> int:
    """R8.3 Points first, then the number of sarcophagi, in one number to compare."""
    return (sarcophagi_points(state, seat) + bonus(state, seat)) * (ITEMS + 1) + count_sarcophagi(state, seat)


@rule
def winners(state: State, out: Ints) -> None:
    """R8.3 Most points win; on a tie most sarcophagi; then the win is shared."""
    best = 0
    for seat in range(state.players):
        best = max(best, standing(state, seat))
    for seat in range(state.players):
        out[seat] = 1 if state.ending != Ending.NONE and standing(state, seat) == best else 0
