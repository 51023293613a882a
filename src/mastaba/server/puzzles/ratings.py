"""Ratings of people and of puzzles: an answer is a game between the two, by Glicko's first system, one game at a time.

A puzzle begins with what was computed for it when it was made, a newcomer in the middle; doubts shrink with every answer.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

Q: Final = math.log(10) / 400
LEAST_DOUBT: Final = 45.0  # nobody stops learning
NEWCOMER: Final = (1500.0, 350.0)
PUZZLE_DOUBT: Final = 120.0  # of a rating that was computed


@dataclass(frozen=True)
class Rating:
    """How strong somebody is, or how hard a puzzle, give or take a doubt."""

    value: float
    doubt: float

    def after(self, other: Rating, score: float) -> Rating:
        """The rating after a game against another: 1 won, 0 lost."""
        weight = 1 / math.sqrt(1 + 3 * (Q * other.doubt / math.pi) ** 2)
        likely = 1 / (1 + 10 ** (-weight * (self.value - other.value) / 400))
        told = Q**2 * weight**2 * likely * (1 - likely)
        precision = 1 / self.doubt**2 + told
        return Rating(self.value + Q / precision * weight * (score - likely), max(LEAST_DOUBT, 1 / math.sqrt(precision)))


def newcomer() -> Rating:
    """Somebody of whom nothing is known."""
    return Rating(*NEWCOMER)


def computed(rating: int) -> Rating:
    """A puzzle that nobody has tried."""
    return Rating(float(rating), PUZZLE_DOUBT)
