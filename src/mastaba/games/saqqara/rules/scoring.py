"""R8 Score, and the count of what is in the box."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State
from mastaba.engine.winning import highest
from mastaba.games.saqqara.state import ROWS, SETS, VALUES


@rule
def prime_worth(state: State, seat: int) -> int:
    """R8.2 What a prime is worth to a player: 2 with more primes than relics, else 1."""
    return 2 if state.primes[seat] > state.relics[seat] else 1


@rule
def scores(state: State, out: Ints) -> None:
    """R8.1 A relic is worth 1, R8.2 a prime 1 or 2."""
    for seat in range(state.players):
        out[seat] = int(state.relics[seat]) + prime_worth(state, seat) * int(state.primes[seat])


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
