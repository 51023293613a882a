"""R8 Score, and the count of what is in the box."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.winning import highest
from mastaba.games.saqqara.state import ROWS, SETS, VALUES


@rule
def scores(state: State, out: Ints) -> None:
    """R8.1 A relic and a prime are worth 1 each; R8.2 primes 2 each for a player with more primes than relics."""
    for seat in range(state.players):
        relics = int(state.relics[seat])
        primes = int(state.primes[seat])
        out[seat] = relics + (2 * primes if primes > relics else primes)


@rule
def winners(state: State, out: Ints) -> None:
    """R8.3 The highest score wins; a tie is shared."""
    scores(state, out)
    highest(state, out)


@rule
def census(state: State, out: Ints) -> None:
    """R1.1 R1.2 Relics of the piles, rows, hands, score piles and discard; primes of the bank and the players."""
    relics = 0
    primes = int(state.primes_left)
    for pile in range(SETS):
        relics += VALUES - int(state.pile[pile])
    for value in range(VALUES):
        relics += int(state.discard[value])
        for row in range(ROWS):
            relics += int(state.row[row, value])
        for seat in range(state.players):
            relics += int(state.hand[seat, value])
    for seat in range(state.players):
        relics += int(state.relics[seat])
        primes += int(state.primes[seat])
    out[0] = relics
    out[1] = primes
