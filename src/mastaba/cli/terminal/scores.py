"""How everybody stands, as far as a seat can know."""

from __future__ import annotations

import random
from typing import Final

import numpy as np

from mastaba.engine.contract import State
from mastaba.match import Match

SAMPLES: Final = 12


def points(match: Match, seat: int) -> dict[int, int | str]:
    """Each seat's points as one seat knows them: a number, or the range it lies in.

    The true scores could tell a secret, so they are counted on tables that the seat could not tell from the real one.
    """
    if match.over:
        return dict(enumerate(match.scores(), 1))
    seen = match.seen(seat)
    drawn = np.array([_imagined(match, seen, seat) for _ in range(SAMPLES)])
    return {
        other + 1: int(low) if low == high else f"{low}–{high}"
        for other, (low, high) in enumerate(zip(drawn.min(axis=0), drawn.max(axis=0), strict=True))
    }


def _imagined(match: Match, seen: State, seat: int) -> list[int]:
    rules, table = match.edition.rules(), match.edition.blank()
    table[0].stream = random.getrandbits(62)
    rules.resample(seen, seat - 1, table[0])
    out = np.zeros(match.players, np.int32)
    rules.scores(table[0], out)
    return [int(score) for score in out]
