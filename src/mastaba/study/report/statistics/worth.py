"""What goes with having one more of something: within each game, between its seats, so that luck of the deal for all cancels out."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from mastaba.engine.contract import Floats
from mastaba.study.report.playing.counters import Counters
from mastaba.study.report.playing.gather import Harvest
from mastaba.study.report.statistics.estimates import Estimate, around
from mastaba.study.report.statistics.measures import shares_of


def worth(harvest: Harvest, counters: Counters, players: int) -> list[dict[str, Any]]:
    """For each thing gained: how many a seat had, and what part of the victory goes with one more, alone and beside all others."""
    kept = len(harvest.gains)
    if kept < 2 or not counters.gains:
        return []
    had = np.asarray(harvest.gains, np.float64)
    result = _centred(shares_of(harvest.games[:kept], players)[:, :, None])[:, :, 0]
    varied = _centred(had)
    told = [place for place in range(len(counters.gains)) if (varied[:, :, place] != 0).any()]
    alone = [_slope(varied[:, :, place], result) for place in told]
    beside = _slopes(varied[:, :, told], result)
    found = []
    for rank, place in enumerate(told):
        counter = counters.gains[place]
        line: dict[str, Any] = {"event": counter.code.name.lower(), "field": counter.field, "value": counter.value}
        line |= {"is_dealt": int(counter.code) in counters.dealt, "held": float(f"{had[:, :, place].mean():.6g}")}
        found.append(line | {"alone": alone[rank].told(), "beside": beside[rank].told()})
    return found


def _centred(values: Floats) -> Floats:
    """Values less the mean of their game's seats."""
    return values - values.mean(axis=1, keepdims=True)


def _slope(had: Floats, result: Floats) -> Estimate:
    """The slope on one thing, its error from the sums of whole games: seats of one game are not independent."""
    total = float((had * had).sum())
    slope = float((had * result).sum()) / total
    scores = (had * (result - slope * had)).sum(axis=1)
    return around(slope, math.sqrt(float((scores * scores).sum())) / total)


def _slopes(had: Floats, result: Floats) -> list[Estimate]:
    """The slopes on all things together."""
    games, players, kinds = had.shape
    rows = had.reshape(games * players, kinds)
    bread = np.linalg.pinv(rows.T @ rows, rcond=1e-10, hermitian=True)
    slopes = bread @ (rows.T @ result.reshape(-1))
    scores = (had * (result - had @ slopes)[:, :, None]).sum(axis=1)
    covered = bread @ (scores.T @ scores) @ bread
    return [around(float(slopes[kind]), math.sqrt(max(0.0, float(covered[kind, kind])))) for kind in range(kinds)]
