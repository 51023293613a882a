"""Who is stronger, and how sure that is: victory shares with intervals, OpenSkill ratings, a sequential test."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mastaba.arena.contests.tournament import Outcome
from mastaba.arena.simulation.summary import interval

NORMAL_95: Final = 1.96
ERROR: Final = 0.05  # of either kind, in the sequential test
STRONGER: Final = 1.2  # times the fair share: what the sequential test takes for stronger


@dataclass(frozen=True)
class Standing:
    """How one name did: its seats, its share of the victories beside the fair one, its points and its rating with a 95 % interval."""

    name: str
    seats: int
    share: float
    low: float
    high: float
    fair: float
    points: float
    rating: float
    doubt: float

    @property
    def span(self) -> tuple[float, float, float]:
        """Its rating with the interval around it: low, middle, high."""
        return self.rating - self.doubt, self.rating, self.rating + self.doubt


def standings(outcomes: Sequence[Outcome]) -> list[Standing]:
    """Everybody's standing, the best first."""
    found = [_standing(name, outcomes, *rated) for name, rated in _ratings(outcomes).items()]
    return sorted(found, key=lambda standing: -standing.span[1])


def _standing(name: str, outcomes: Sequence[Outcome], rating: float, doubt: float) -> Standing:
    sat = [(outcome, seat) for outcome in outcomes for seat, who in enumerate(outcome.pairing.names, 1) if who == name]
    shares = sum(outcome.share(seat) for outcome, seat in sat)
    low, high = interval(shares, len(sat))
    points = sum(outcome.points[seat - 1] for outcome, seat in sat) / len(sat)
    fair = sum(1 / len(outcome.points) for outcome, _ in sat) / len(sat)
    return Standing(name, len(sat), shares / len(sat), low, high, fair, points, rating, doubt)


def _ratings(outcomes: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """OpenSkill's Plackett-Luce ratings: mean and 95 % half-width; a name on several seats plays as their mean."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {name: model.rating(name=name) for outcome in outcomes for name in outcome.pairing.names}
    for outcome in outcomes:
        seated = [rated[name] for name in outcome.pairing.names]
        after = model.rate([[rating] for rating in seated], scores=[outcome.share(seat) for seat in range(1, len(seated) + 1)])
        for name in set(outcome.pairing.names):
            own = [team[0] for team, who in zip(after, outcome.pairing.names, strict=True) if who == name]
            rated[name] = model.rating(
                mu=sum(rating.mu for rating in own) / len(own), sigma=sum(rating.sigma for rating in own) / len(own), name=name
            )
    return {name: (rating.mu, NORMAL_95 * rating.sigma) for name, rating in rated.items()}


def verdict(outcomes: Sequence[Outcome], name: str) -> str | None:
    """Wald's sequential test: "stronger" or "no stronger" than its fair share once that is clear, else None."""
    sat = [(outcome, seat) for outcome in outcomes for seat, who in enumerate(outcome.pairing.names, 1) if who == name]
    if not sat:
        return None
    fair = 1 / len(sat[0][0].points)
    hoped = min(0.99, STRONGER * fair)
    won = sum(outcome.share(seat) for outcome, seat in sat)
    weight = won * math.log(hoped / fair) + (len(sat) - won) * math.log((1 - hoped) / (1 - fair))
    bound = math.log((1 - ERROR) / ERROR)
    return "stronger" if weight >= bound else "no stronger" if weight <= -bound else None


def plot(found: Sequence[Standing]) -> str:
    """The standings as an SVG picture: ratings with their intervals, one line a name."""
    low = min(standing.span[0] for standing in found)
    high = max(standing.span[2] for standing in found)
    rows = "".join(_bar(standing, place, low, max(high - low, 1e-6)) for place, standing in enumerate(found))
    height = 30 * len(found) + 30
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 {height}" font-family="sans-serif" font-size="14">'
        f'<rect width="640" height="{height}" fill="#F4E9D0"/>{rows}</svg>\n'
    )


def _bar(standing: Standing, place: int, low: float, width: float) -> str:
    y = 30 * place + 30
    left, middle, right = (140 + 420 * (value - low) / width for value in standing.span)
    return (
        f'<text x="12" y="{y + 5}" fill="#2B2118">{standing.name}</text>'
        f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}" '
        f'stroke="#1F4E79" stroke-width="3"/><circle cx="{middle:.1f}" cy="{y}" r="6" fill="#B5442E"/>'
        f'<text x="575" y="{y + 5}" fill="#2B2118">{standing.rating:.1f}</text>'
    )
