"""Heaps of treasures in one integer, a byte a treasure; no heap holds more than the box, so bytes never run over."""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import State
from mastaba.engine.dice import draw
from mastaba.games.archaeology.state import LOT_SIZE, LOT_TREASURE, TREASURES, VALUE, Card

BYTE: Final = 8
LOW: Final = 0xFF
ONES: Final = 0x01_01_01_01_01_01_01
HIGHS: Final = 0x7F_7F_7F_7F_7F_7F_7F
ALL_KINDS: Final = (1 << TREASURES) - 1
MAPS: Final = LOW << (BYTE * Card.MAP)
LOT_HEAP: Final = LOT_SIZE << BYTE * LOT_TREASURE  # the cards of each set that can be sold


@rule
def copies(treasure: int, count: int) -> int:
    """A heap of so many cards of one treasure."""
    return int(count) << (BYTE * int(treasure))


@rule
def count_of(cards: int, treasure: int) -> int:
    """How many cards of a treasure are in a heap."""
    return (int(cards) >> (BYTE * int(treasure))) & LOW


@rule
def size_of(cards: int) -> int:
    """How many cards are in a heap: its sum of bytes, which is its rest modulo 255."""
    return int(cards) % LOW


@rule
def one_of_each(cards: int) -> int:
    """A heap with a single card of every treasure that is in the heap."""
    return ((int(cards) + HIGHS) >> (BYTE - 1)) & ONES


@rule
def without_maps(cards: int) -> int:
    """A heap less its maps."""
    return int(cards) & ~MAPS


@rule
def kinds_of(cards: int) -> int:
    """The treasures in a heap, one bit each: bit 8 k of each byte moved to bit k, by shifts of 7 k all at once."""
    bits = one_of_each(cards)
    bits |= bits >> (BYTE - 1)
    bits |= bits >> 2 * (BYTE - 1)
    bits |= bits >> 4 * (BYTE - 1)
    return bits & ALL_KINDS


@rule
def worth_of(cards: int, treasure: int) -> int:
    """R1.2 The trade value of the cards of one treasure in a heap."""
    return count_of(cards, treasure) * int(VALUE[treasure])


@rule
def pick(state: State, cards: int) -> int:
    """A treasure from a heap, each card equally likely, drawn from the state's stream."""
    place = draw(state, size_of(cards))
    treasure = 0
    while place >= count_of(cards, treasure):
        place -= count_of(cards, treasure)
        treasure += 1
    return treasure
