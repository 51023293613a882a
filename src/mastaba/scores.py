"""The points that a seat may know, its own and the others': one answer for the page, the terminal and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import numpy as np

if TYPE_CHECKING:
    from mastaba.engine.contract import Rules, State
    from mastaba.game import Edition


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

    The true scores could tell a secret, so they come from what it sees: where points hang on nothing hidden they are counted
    on a table that it could not tell from the real one, elsewhere the game says between which numbers they lie.
    """
    bounds = edition.game.provided.bounds
    if bounds is not None:
        return [Points(least, most) for least, most in bounds(seen, seat)]
    table, out = edition.blank(), np.zeros(edition.players, np.int32)
    rules.resample(seen, seat, table[0])
    rules.scores(table[0], out)
    return [Points(score, score) for score in out.tolist()]
