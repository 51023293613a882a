"""What a seat sees as numbers: everything, for nothing is hidden."""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Floats, State
from mastaba.features.layout import ONE_OF, SEATS, Layout, Slice
from mastaba.features.writing import after, put, put_bits, put_one_of, put_row, put_seats, put_who, put_zeros
from mastaba.games.saqqara.state import HAND_LIMIT, PRIMES, ROWS, SETS, VALUES, Phase

PHASES: Final = len(Phase)
A_SET: Final = 1 / SETS
A_VALUE: Final = 1 / VALUES
A_HAND: Final = 1 / HAND_LIMIT
A_PRIME: Final = 1 / PRIMES
RELICS: Final = SETS * VALUES
A_RELIC: Final = 1 / RELICS

FEATURES: Final = Layout(
    version=1,
    slices=(
        Slice("phase", PHASES, "what is being decided: draft, turn, drawing, placing, discarding, refilling", ONE_OF),
        Slice("decides", 1, "the seat that decides", ONE_OF, SEATS),
        Slice("first", 1, "the seat that drafted first and began", ONE_OF, SEATS),
        Slice("last_prime", 1, "whether the last prime ends the game at once (Q1)"),
        Slice("blocked", 1, "whether the game ends by the supply (Q2)"),
        Slice("touched", ROWS, "whether a relic joined the row this turn, row by row"),
        Slice("piles", VALUES + 1, "how many piles show the relic 0, 1, ... 9 on top, and how many are empty", f"n / {SETS}"),
        Slice("rows", ROWS * VALUES, "how many relics 0 to 9 lie in each row, row by row", f"n / {SETS}"),
        Slice("row_ends", 2 * ROWS, "the lowest and the highest relic of each row", f"n / {VALUES}"),
        Slice("hands", VALUES, "how many relics 0 to 9 a seat holds", f"n / {HAND_LIMIT}", SEATS),
        Slice("hand_sizes", 1, "how many relics a seat holds", f"n / {HAND_LIMIT}", SEATS),
        Slice("relics", 1, "relics in a seat's score pile", f"n / {RELICS}", SEATS),
        Slice("primes", 1, "primes in a seat's score pile", f"n / {PRIMES}", SEATS),
        Slice("primes_left", 1, "primes still in the bank", f"n / {PRIMES}"),
        Slice("discard", VALUES, "how many relics 0 to 9 lie in the common discard", f"n / {SETS}"),
    ),
    in_part={"pile": "how many piles show a relic, not which"},
)


@rule
def features(seen: State, seat: int, out: Floats) -> None:
    """The table, then each seat's things, the own first, then the bank and the discard."""
    players = int(seen.players)
    at = put_one_of(out, 0, int(seen.phase), PHASES)
    at = put_who(out, at, seat, int(seen.seat), players)
    at = put_who(out, at, seat, int(seen.first), players)
    at = put(out, at, seen.last_prime, 1.0)
    at = put(out, at, seen.blocked, 1.0)
    at = put_bits(out, at, int(seen.touched), ROWS)
    at = put_piles(seen, out, at)
    at = put_rows(seen, out, at)
    for steps in range(players):
        at = put_row(out, at, seen.hand[after(seat, steps, players)], VALUES, A_HAND)
    at = put_seats(out, at, seen.hand_size, seat, players, A_HAND)
    at = put_seats(out, at, seen.relics, seat, players, A_RELIC)
    at = put_seats(out, at, seen.primes, seat, players, A_PRIME)
    at = put(out, at, seen.primes_left, A_PRIME)
    put_row(out, at, seen.discard, VALUES, A_SET)


@rule
def put_piles(seen: State, out: Floats, at: int) -> int:
    """R2.1 How many piles show each relic, or are empty."""
    end = put_zeros(out, at, VALUES + 1)
    for pile in range(SETS):
        out[at + int(seen.pile[pile])] += 1.0
    for top in range(at, end):
        put(out, top, int(out[top]), A_SET)
    return end


@rule
def put_rows(seen: State, out: Floats, at: int) -> int:
    """R2.2 What lies in the rows, R5.2 and where they end."""
    for row in range(ROWS):
        at = put_row(out, at, seen.row[row], VALUES, A_SET)
    for row in range(ROWS):
        at = put(out, at, seen.row_low[row], A_VALUE)
        at = put(out, at, seen.row_high[row], A_VALUE)
    return at
