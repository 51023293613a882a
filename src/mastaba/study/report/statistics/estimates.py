"""Means with what is known of their error, and which differences are more than chance."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from mastaba.arena.simulation.summary import NORMAL_95, interval
from mastaba.engine.contract import Floats

SURE: Final = 0.05  # how often at most, in a whole report, chance alone may pass for a difference


@dataclass(frozen=True)
class Estimate:
    """A mean over games with its 95 % interval and its standard error."""

    value: float
    low: float
    high: float
    error: float

    def told(self) -> dict[str, float]:
        """For JSON, in as many digits as mean anything."""
        return {name: rounded(getattr(self, name)) for name in ("value", "low", "high", "error")}


def rounded(value: float) -> float:
    """Six digits, the same on every machine."""
    return float(f"{value:.6g}")


def mean(values: Floats) -> Estimate:
    """The mean of independent games; those of which there is nothing to say (NaN) are left out."""
    known = np.asarray(values, np.float64)
    known = known[~np.isnan(known)]
    if len(known) == 0:
        return Estimate(math.nan, math.nan, math.nan, math.nan)
    value = float(known.mean())
    error = float(known.std(ddof=1)) / math.sqrt(len(known)) if len(known) > 1 else math.inf
    return around(value, error)


def around(value: float, error: float) -> Estimate:
    """An estimate from its standard error."""
    return Estimate(value, value - NORMAL_95 * error, value + NORMAL_95 * error, error)


def share(count: float, total: int) -> Estimate:
    """How often something happens, by Wilson's interval, which holds for what hardly ever or nearly always happens too."""
    if total == 0:
        return Estimate(math.nan, math.nan, math.nan, math.nan)
    part = count / total
    return Estimate(part, *interval(count, total), math.sqrt(max(0.0, part * (1 - part)) / total))


def from_sums(total: int, squares: int, count: int) -> Estimate:
    """The mean of whole numbers of which only the sum and the sum of squares are known."""
    value = total / count
    spread = max(0.0, squares / count - value * value)
    return around(value, math.sqrt(spread / max(1, count - 1)))


def chance_of(estimate: Estimate) -> float:
    """How likely a difference at least this large is by chance alone (two-sided, normal)."""
    if estimate.error == 0 or math.isnan(estimate.error):
        return 1.0 if estimate.value == 0 or math.isnan(estimate.value) else 0.0
    return math.erfc(abs(estimate.value) / estimate.error / math.sqrt(2))


def holm(chances: list[float]) -> list[float]:
    """The same chances corrected for how many were looked at (Holm): at most SURE of whole reports show one difference wrongly."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    corrected, above = [1.0] * len(chances), 0.0
    for rank, place in enumerate(order):
        above = max(above, min(1.0, chances[place] * (len(chances) - rank)))
        corrected[place] = above
    return corrected


def spread_of(values: Floats) -> dict[str, Any]:
    """How values lie: mean, spread, quantiles and how often each occurs."""
    whole = np.asarray(values)
    numbers, counts = np.unique(whole, return_counts=True)
    quantiles = np.quantile(whole, [0.05, 0.25, 0.5, 0.75, 0.95], method="inverted_cdf")
    return {
        "mean": mean(whole).told(),
        "sd": rounded(float(whole.std())),
        "quantiles": [float(one) for one in quantiles],
        "histogram": [[int(number), int(count)] for number, count in zip(numbers, counts, strict=True)],
    }
