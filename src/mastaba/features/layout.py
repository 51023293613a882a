"""How the numbers lie: named slices, for the table or for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

TABLE, SEATS, OTHERS = "table", "seats", "others"
LEAST, MOST = -1.0, 2.0  # no number is beyond, and few are beyond 1

# How numbers are brought to about 1, in words
ONE_OF: Final = "1 for what holds, else 0"
FLAG: Final = "1 or 0"
COUNT: Final = "n / (n + 2)"


@dataclass(frozen=True)
class Slice:
    """Some numbers of a layout: once for the table, or a block for each seat (own first) or each other seat, in turn order."""

    name: str
    size: int
    meaning: str
    scale: str = FLAG
    each: str = TABLE

    def blocks(self, players: int) -> int:
        """How many blocks there are at a table of so many."""
        return {TABLE: 1, SEATS: players, OTHERS: players - 1}[self.each]


@dataclass(frozen=True)
class Placed:
    """A slice at its place: numbers `start` to `end - 1`."""

    slice: Slice
    start: int
    end: int


@dataclass(frozen=True)
class Layout:
    """All the slices of a game's features, and what of the state is told in part or not at all, with the reason."""

    version: int
    slices: tuple[Slice, ...]
    in_part: Mapping[str, str] = field(default_factory=dict)
    left_out: Mapping[str, str] = field(default_factory=dict)

    def size(self, players: int) -> int:
        """How many numbers there are at a table of so many."""
        return sum(one.size * one.blocks(players) for one in self.slices)

    def placed(self, players: int) -> list[Placed]:
        """Every slice with its place."""
        found, start = [], 0
        for one in self.slices:
            end = start + one.size * one.blocks(players)
            found.append(Placed(one, start, end))
            start = end
        return found
