"""Who has won, once each seat has a number to compare."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State


@rule
def highest(state: State, out: Ints) -> None:
    """Turns each seat's number into 1 for the highest, also when several share it, and 0; before the end into 0.

    Batches keep victories in 8 bits: numbers that may pass 127 are compared by the game itself.
    """
    best = int(out[0])
    for seat in range(1, state.players):
        best = max(best, int(out[seat]))
    for seat in range(state.players):
        out[seat] = 1 if state.ending != 0 and out[seat] == best else 0
