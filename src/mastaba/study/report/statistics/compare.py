"""Two rule sets over the same deals: by how much each measure differs, and which differences are more than chance.

Deals are the same, so games are compared in pairs. Every comparison of a report is counted in the correction: who looks at
two hundred differences finds ten by chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from mastaba.game import Game
from mastaba.study.report.playing.gather import Harvest
from mastaba.study.report.statistics import estimates
from mastaba.study.report.statistics.estimates import Estimate
from mastaba.study.report.statistics.measures import measures

UNTESTED = ("tree", "shared", "best", "forced", "turns")  # told, but not compared: each hangs on another that is


@dataclass
class Comparison:
    """One rule set beside another: the difference of each measure, and how many deals went to somebody else."""

    name: str
    differences: dict[str, Estimate]
    same_games: Estimate  # deals played to the same result at the same length
    other_winner: Estimate

    def told(self, corrected: dict[str, float]) -> dict[str, Any]:
        """For JSON, with the corrected chance of each difference."""
        rows = {
            name: one.told() | {"chance": estimates.rounded(corrected[name]), "is_sure": corrected[name] < estimates.SURE}
            for name, one in self.differences.items()
        }
        return {"differences": rows, "same_games": self.same_games.told(), "other_winner": self.other_winner.told()}


def compare(name: str, base: Harvest, other: Harvest, game: Game, players: int) -> Comparison:
    """The second beside the first, on the deals that both have."""
    count = min(len(base.games), len(other.games))
    ones, others = base.games[:count], other.games[:count]
    before, after = measures(ones, game, players), measures(others, game, players)
    differences = {key: estimates.mean(after[key] - before[key]) for key in before if key not in UNTESTED}
    wins = (ones["wins"] != others["wins"]).any(axis=1)
    unlike = wins | (ones["points"] != others["points"]).any(axis=1) | (ones["length"] != others["length"])
    same, moved = count - int(unlike.sum()), int(wins.sum())
    return Comparison(name, _without_constants(differences), estimates.share(same, count), estimates.share(moved, count))


def _without_constants(differences: dict[str, Estimate]) -> dict[str, Estimate]:
    """Without what there is nothing to say of, e.g. from when on a game was decided that nobody ever wins."""
    return {key: one for key, one in differences.items() if not np.isnan(one.value)}


def told_together(comparisons: list[Comparison]) -> list[dict[str, Any]]:
    """All comparisons of a report, corrected for being so many."""
    keys = [(place, name) for place, one in enumerate(comparisons) for name in one.differences]
    chances = [estimates.chance_of(comparisons[place].differences[name]) for place, name in keys]
    corrected = dict(zip(keys, estimates.holm(chances), strict=True))
    return [one.told({name: corrected[place, name] for name in one.differences}) for place, one in enumerate(comparisons)]
