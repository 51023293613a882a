"""R2 Laying the table."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.dice import draw
from mastaba.engine.events import tell
from mastaba.games.saqqara.events import Event
from mastaba.games.saqqara.state import EMPTY, PILES, PRIMES, ROWS, SETS, Phase


@rule
def setup(state: State, options: Ints) -> None:
    """R2.1 A pile is a full set, 0 on top; 4, 5 or 6 piles for 2, 3 or 4 players. R2.2 Three rows start with a 0 each."""
    state.players = options[0]
    state.last_prime = options[1]
    state.blocked = options[2]
    state.primes_left = PRIMES
    for pile in range(SETS):
        state.pile[pile] = 0 if pile < PILES[state.players] else EMPTY
    for row in range(ROWS):
        state.pile[row] = 1
        state.row[row, 0] = 1
    state.first = draw(state, state.players)
    state.seat = state.first


@rule
def begin(state: State, events: Ints) -> None:
    """R2.3 The first player begins the draft."""
    state.seat = state.first
    state.phase = Phase.DRAFT
    tell(events, Event.FIRST, state.first)
