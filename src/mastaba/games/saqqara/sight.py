"""What a seat knows: all of it, for every relic lies in the open or was drawn in the open."""

from __future__ import annotations

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.games.saqqara.state import ROWS, SEATS, SETS, VALUES


@rule
def see(state: State, seat: int, seen: State) -> None:
    """R1.1 Everything on the table and in the hands is known to all; only the random stream is blank."""
    copy_table(state, seen)
    seen.stream = 0


@rule
def resample(seen: State, seat: int, state: State) -> None:
    """R1.1 Nothing is hidden, so there is one state that fits; the stream stays the caller's."""
    copy_table(seen, state)


@rule
def copy_table(source: State, target: State) -> None:
    """Copies every field but the stream."""
    target.players = source.players
    target.seat = source.seat
    target.ending = source.ending
    target.phase = source.phase
    target.first = source.first
    target.last_prime = source.last_prime
    target.blocked = source.blocked
    target.touched = source.touched
    target.primes_left = source.primes_left
    for pile in range(SETS):
        target.pile[pile] = source.pile[pile]
    for row in range(ROWS):
        target.row_low[row] = source.row_low[row]
        target.row_high[row] = source.row_high[row]
        for value in range(VALUES):
            target.row[row, value] = source.row[row, value]
    copy_players(source, target)


@rule
def copy_players(source: State, target: State) -> None:
    """Copies hands, score piles and the common discard."""
    for value in range(VALUES):
        target.discard[value] = source.discard[value]
        for seat in range(SEATS):
            target.hand[seat, value] = source.hand[seat, value]
    for seat in range(SEATS):
        target.hand_size[seat] = source.hand_size[seat]
        target.relics[seat] = source.relics[seat]
        target.primes[seat] = source.primes[seat]
