"""Adventure cards as numbers: colour and number, sums of colours in one integer, and marks of face-down cards."""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.games.relikt.state import COLOURS, MATCHES, VALUES, VEILS

BITS: Final = 8  # of a colour's sum; six cards make at most 72
BYTE: Final = (1 << BITS) - 1


@rule
def colour_of(card: int) -> int:
    """R1.1 The colour of a card."""
    return card // VALUES


@rule
def number_of(card: int) -> int:
    """R1.1 The number on a card."""
    return card % VALUES + 1


@rule
def is_among(card: int, cards: int) -> bool:
    """Whether a card is in a set."""
    return cards >> card & 1 == 1


@rule
def is_alike(card: int, other: int) -> bool:
    """R5.6 Whether two cards have the same colour or the same number."""
    return is_among(other, int(MATCHES[card]))


# Sums


@rule
def added_by(card: int) -> int:
    """R4.1 What a card adds to the sums of a row."""
    return card % VALUES + 1 << BITS * (card // VALUES)  # written out: rows are summed often, and calls take long in Python


@rule
def sum_of(sums: int, colour: int) -> int:
    """R4.1 The sum of one colour."""
    return sums >> BITS * colour & BYTE


@rule
def highest_sum(sums: int) -> int:
    """R4.2 The highest sum of a colour."""
    best = 0
    for colour in range(COLOURS):
        best = max(best, sum_of(sums, colour))
    return best


@rule
def leader_of(sums: int) -> int:
    """R4.2 The colour with the highest sum; R4.4 -1 where several share it."""
    best = 0
    leader = -1
    for colour in range(COLOURS):
        total = sum_of(sums, colour)
        if total > best:
            best = total
            leader = colour
        elif total == best:
            leader = -1
    return leader


# Face-down cards: a mark says whose it is and which of that seat's; 0 marks a face-up card


@rule
def veil_of(seat: int, which: int) -> int:
    """R5.3 The mark of a seat's first or second face-down card."""
    return 1 + VEILS * seat + which


@rule
def veil_seat(veil: int) -> int:
    """R5.3 Who played a card face down; -1 for a face-up one."""
    return (int(veil) - 1) // VEILS


@rule
def veil_which(veil: int) -> int:
    """R5.3 Which of its player's face-down cards it is."""
    return (int(veil) - 1) % VEILS


@rule
def is_veil_of(veil: int, seat: int) -> bool:
    """R5.3 Whether a mark is one of a seat's: asked of every place each time somebody looks, so it does not divide."""
    first = veil_of(seat, 0)
    return first <= veil < first + VEILS
