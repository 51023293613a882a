"""Small counts packed into one integer, four bits each; nothing counted so ever reaches sixteen.

Pairs are counted by animal and kind (`pair_of`), neighbouring pictures by picture.
"""

from __future__ import annotations

from typing import Final

from mastaba.engine.compiling import rule
from mastaba.games.luxor.state import ANIMALS

BITS: Final = 4
MOST: Final = (1 << BITS) - 1
ONES: Final = sum(1 << BITS * place for place in range(2 * ANIMALS))


@rule
def one_at(place: int) -> int:
    """A count of one at a place, nothing elsewhere."""
    return 1 << BITS * place


@rule
def count_at(packed: int, place: int) -> int:
    """The count at a place."""
    return packed >> BITS * place & MOST


@rule
def one_of_each(packed: int) -> int:
    """The counts with a single one wherever there is any."""
    return (packed | packed >> 1 | packed >> 2 | packed >> 3) & ONES


@rule
def is_one_place(ones: int) -> bool:
    """Whether there is something at no more than one place."""
    return ones & (ones - 1) == 0


@rule
def first_place(packed: int) -> int:
    """The lowest place at which there is something."""
    place = 0
    while count_at(packed, place) == 0:
        place += 1
    return place


@rule
def pair_of(animal: int, kind: int) -> int:
    """The place of the pairs of an animal and a kind, both kinds of an animal side by side."""
    return 2 * animal + kind


@rule
def animal_of_pair(pair: int) -> int:
    """The animal of the pairs at a place."""
    return pair >> 1


@rule
def kind_of_pair(pair: int) -> int:
    """Their kind."""
    return pair & 1
