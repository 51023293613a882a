"""The random stream: one integer in the state, the same numbers on every target.

SplitMix on 62 bits. Python's integers never overflow and a compiler may assume that its 64-bit ones do not either, so no
step here exceeds 63 bits: products are taken in halves of 31.
"""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.engine.contract import Ints, State

HALF: Final = 31
LOW_31: Final = (1 << HALF) - 1
LOW_62: Final = (1 << 2 * HALF) - 1
STRIDE: Final = 0x1E37_79B9_7F4A_7C15
FIRST_FACTOR: Final = 0x3F58_476D_1CE4_E5B9
SECOND_FACTOR: Final = 0x14D0_49BB_1331_11EB
CHOICES: Final = 0x1851_F42D_4C95_7F2D  # keeps the stream of choices apart from the deal's


@rule
def times(number: int, factor: int) -> int:
    """The product modulo 2**62."""
    low = (number & LOW_31) * (factor & LOW_31)
    middle = (number >> HALF) * (factor & LOW_31) + (number & LOW_31) * (factor >> HALF)
    return (low + ((middle & LOW_31) << HALF)) & LOW_62


@rule
def spread(number: int) -> int:
    """Scatters a number over 62 bits, so that neighbours have nothing in common."""
    mixed = int(number) & LOW_62
    mixed = times(mixed ^ (mixed >> 30), FIRST_FACTOR)
    mixed = times(mixed ^ (mixed >> 27), SECOND_FACTOR)
    return mixed ^ (mixed >> 31)


@rule
def advance(stream: int) -> int:
    """The next position of a stream."""
    return (int(stream) + STRIDE) & LOW_62


@rule
def below(stream: int, bound: int) -> int:
    """A number from 0 to bound - 1, read at a position of a stream; bound under 2**31."""
    return ((spread(stream) >> 30) * int(bound)) >> 32


@rule
def draw(state: State, bound: int) -> int:
    """The next number below `bound` from the state's own stream."""
    state.stream = advance(state.stream)
    return below(state.stream, bound)


@rule
def shuffle(state: State, cards: Ints, first: int, count: int) -> None:
    """Shuffles cards[first : first + count] in place."""
    for left in range(count - 1, 0, -1):
        other = first + draw(state, left + 1)
        here = first + left
        card = cards[here]
        cards[here] = cards[other]
        cards[other] = card


@rule
def choices(seed: int) -> int:
    """The stream from which players at random choose in the game of that seed."""
    return spread(int(seed) ^ CHOICES)
