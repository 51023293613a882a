"""The points that a seat may know, its own and the others': one answer for the page, the terminal and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np

from mastaba.engine.dice import spread

if TYPE_CHECKING:
    from mastaba.engine.contract import Ints, Rules, State
    from mastaba.game import Edition

SAMPLES: Final = 12


class Points(msgspec.Struct, frozen=True):
    """What a seat can tell of somebody's points: they lie from `least` to `most`."""

    least: int
    most: int

    @property
    def is_known(self) -> bool:
        """Whether there is but one number that they can be."""
        return self.least == self.most

    def __str__(self) -> str:
        return str(self.least) if self.is_known else f"{self.least}–{self.most}"


def known_scores(edition: Edition, rules: Rules, seen: State, seat: int) -> list[Points]:
    """Each seat's points as far as a seat (from 0) can know them, by seat.

    The true scores could tell a secret, so they are counted on tables that the seat could not tell from the real one. Which
    tables those are hangs on nothing but what it sees, so that asking again, or on another target, gives the same answer.
    """
    counted = np.array([_counted(edition, rules, seen, seat, spread(sample)) for sample in range(1, SAMPLES + 1)])
    return [Points(int(least), int(most)) for least, most in zip(counted.min(axis=0), counted.max(axis=0), strict=True)]


def _counted(edition: Edition, rules: Rules, seen: State, seat: int, stream: int) -> Ints:
    """The points on one table that the seat could be sitting at."""
    table, out = edition.blank(), np.zeros(edition.players, np.int32)
    table[0].stream = stream
    rules.resample(seen, seat, table[0])
    rules.scores(table[0], out)
    return out
