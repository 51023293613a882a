"""What a batch of games shows: scores, wins by seat with intervals, endings, lengths."""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

from mastaba.arena.simulation.simulate import Batch
from mastaba.engine.contract import Ints

NORMAL_95: Final = 1.959963984540054


def interval(successes: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, spread = successes / trials, NORMAL_95**2 / trials
    centre = share + spread / 2
    half = NORMAL_95 * math.sqrt(share * (1 - share) / trials + spread / (4 * trials))
    return max(0.0, (centre - half) / (1 + spread)), min(1.0, (centre + half) / (1 + spread))


def summary(batch: Batch) -> dict[str, Any]:
    """A batch in figures, ready for a table or for JSON."""
    games, decisions = len(batch.lengths), int(batch.lengths.sum())
    names = batch.edition.game.endings
    endings = {name: int((batch.endings == code).sum()) for code, name in enumerate(names, 1)}
    return {
        "game": batch.edition.game.id,
        "players": batch.edition.players,
        "options": dict(batch.edition.options),
        "games": games,
        "seed": batch.seed,
        "seats": [_seat(batch, seat) for seat in range(batch.edition.players)],
        "endings": endings,
        "length": _spread(batch.lengths),
        "decisions": decisions,
        "seconds": round(batch.seconds, 3),
        "decisions_per_second": round(decisions / batch.seconds) if batch.seconds else None,
    }


def _seat(batch: Batch, seat: int) -> dict[str, Any]:
    """A seat's points and wins; a shared win counts for each who shares it."""
    games, wins = len(batch.lengths), int(batch.wins[:, seat].sum())
    alone = int((batch.wins[:, seat] & (batch.wins.sum(axis=1) == 1)).sum())
    return {
        "seat": seat + 1,
        "points": _spread(batch.points[:, seat]),
        "wins": wins,
        "shared": wins - alone,
        "win_share": wins / games,
        "win_interval": list(interval(wins, games)),
    }


def _spread(numbers: Ints) -> dict[str, float]:
    return {
        "mean": float(np.mean(numbers)),
        "sd": float(np.std(numbers)),
        "min": int(numbers.min()),
        "max": int(numbers.max()),
    }
