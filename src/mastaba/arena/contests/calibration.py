"""Whether shares of the victory come true: what forecasts and searches say in games played, beside how those games ended."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count, islice
from typing import Final

import numpy as np

from mastaba.arena.contests.ladder import Entrant, noted
from mastaba.bots.search.shares import MARGIN, clearest
from mastaba.engine.contract import PART, STAGES, Floats, Ints
from mastaba.game import Edition

ROOM: Final = 800  # decisions of a game that are noted
FEWEST: Final = 100  # positions of a stage from which something can be said of it
FINEST: Final = 0.25  # points, the least and the most that a scale can be
COARSEST: Final = 250.0
STEPS: Final = 60
PRIOR: Final = 5.0  # how strongly the typical scale is believed in: as much as a few games tell
TENTHS: Final = 10
LEAST_SURE: Final = 0.2  # the least and the most that a search is tempered
SUREST: Final = 2.0
DOUBTFUL: Final = 0.001  # no share is so small that what came could not have come


@dataclass(frozen=True)
class Sample:
    """Positions from games: the stage of each, what was forecast and what a search expected for every seat, and what came."""

    stage: Ints
    forecast: Floats  # in points
    expected: Floats  # nothing for a position that no search looked at
    came: Floats
    games: int


@dataclass(frozen=True)
class Bucket:
    """Positions in which about the same share was predicted."""

    predicted: float
    came: float
    count: int


def sample(edition: Edition, who: Entrant, deals: int, first: int, seconds: float) -> Sample:
    """Plays deals among equals, each from every seat, until all are played or the seconds are over."""
    _noted(edition, who, first)  # compiles before the threads do
    ends, cores = time.perf_counter() + seconds, os.cpu_count() or 1
    parts: list[Sample] = []
    numbers = islice(count(first), deals)
    with ThreadPoolExecutor(cores) as pool:
        while (some := list(islice(numbers, cores))) and (not parts or time.perf_counter() < ends):
            parts += pool.map(lambda deal: _noted(edition, who, deal), some)
    return _joined(parts)


def _joined(parts: list[Sample]) -> Sample:
    names = ("stage", "forecast", "expected", "came")
    stage, forecast, expected, came = (np.concatenate([getattr(part, name) for part in parts]) for name in names)
    return Sample(stage, forecast, expected, came, sum(part.games for part in parts))


def _noted(edition: Edition, who: Entrant, deal: int) -> Sample:
    """All positions of one deal's games."""
    players = edition.players
    shares, lengths, notes = noted(edition, [who] * players, deal, rounds=1, room=ROOM)
    kept = [notes[game, : min(length, ROOM)] for game, length in enumerate(lengths)]
    turned = [np.roll(share, -turn) for turn, share in enumerate(shares)]  # from the entrants' order to that of the seats
    came = np.concatenate([np.tile(share, (len(note), 1)) for share, note in zip(turned, kept, strict=True)])
    found = np.concatenate(kept)
    forecast = found["forecast"][:, :players] / PART
    return Sample(found["stage"], forecast, found["expected"][:, :players], came, games=len(lengths))


def predicted(points: Floats, scale: Floats) -> Floats:
    """What forecasts of points come to, in shares of the victory (as `shares_expected` of the search has it, with the usual margin)."""
    clear = clearest(MARGIN, points.shape[1])
    raised = np.exp((points - points.max(axis=1, keepdims=True)) / scale[:, None])
    return np.asarray(clear * raised / raised.sum(axis=1, keepdims=True) + (1 - clear) / points.shape[1])


def fit_scale(found: Sample, typical: float) -> list[float]:
    """For each stage the scale by which forecasts come true best; a stage that was not seen has that of the one before.

    Where results tell nothing, because nobody is ahead yet, it is the typical one.
    """
    scales = np.geomspace(FINEST, COARSEST, STEPS)
    doubt = PRIOR * np.log(scales / typical) ** 2
    fitted: list[float | None] = []
    for stage in range(STAGES):
        of_stage = found.stage == stage
        points, came = found.forecast[of_stage], found.came[of_stage]
        surprise = [_surprise(predicted(points, np.full(len(points), scale)), came) for scale in scales]
        fitted.append(round(float(scales[int(np.argmin(surprise + doubt))]), 2) if len(points) >= FEWEST else None)
    known = next((scale for scale in fitted if scale is not None), typical)
    return [known := known if scale is None else scale for scale in fitted]


def tempered(shares: Floats, temper: Floats) -> Floats:
    """Shares as a search tells them (as `tempered` of the search has it)."""
    raised = shares ** temper[:, None]
    return np.asarray(raised / raised.sum(axis=1, keepdims=True))


def fit_temper(found: Sample) -> list[float]:
    """For each stage how sure a search may be so that what it says comes true; where nothing was seen, as sure as it is."""
    tempers = np.geomspace(LEAST_SURE, SUREST, STEPS)
    doubt = PRIOR * np.log(tempers) ** 2
    asked = found.expected.sum(axis=1) > 0
    fitted = []
    for stage in range(STAGES):
        said, came = (part[asked & (found.stage == stage)] for part in (found.expected, found.came))
        surprise = [_surprise(np.maximum(tempered(said, np.full(len(said), one)), DOUBTFUL), came) for one in tempers]
        fitted.append(round(float(tempers[int(np.argmin(surprise + doubt))]), 2) if len(said) >= FEWEST else 1.0)
    return fitted


def _surprise(shares: Floats, came: Floats) -> float:
    return float(-(came * np.log(shares)).sum())


def buckets(shares: Floats, came: Floats) -> list[Bucket]:
    """Predictions by tenths, each with what came of it."""
    tenth = np.minimum((shares * TENTHS).astype(int), TENTHS - 1).ravel()
    said, was = shares.ravel(), came.ravel()
    groups = [tenth == number for number in range(TENTHS)]
    return [Bucket(float(said[one].mean()), float(was[one].mean()), int(one.sum())) for one in groups if one.any()]


def error(found: list[Bucket]) -> float:
    """By how much predictions are off on average."""
    total = sum(bucket.count for bucket in found)
    return sum(abs(bucket.predicted - bucket.came) * bucket.count for bucket in found) / max(1, total)
