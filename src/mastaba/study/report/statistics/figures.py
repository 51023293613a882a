"""A rule set in figures, each with its interval: ready for the page and for JSON."""

from __future__ import annotations

from typing import Any

import numpy as np

from mastaba.study.report.playing.counters import Counters
from mastaba.study.report.playing.gather import Harvest
from mastaba.study.report.playing.watching import (
    CHOICES,
    DECISIONS,
    PARTS,
    PRESENT,
    RIGHT,
    RIGHT_SQUARES,
    SQUARES,
    TOTAL,
    WHOLE,
)
from mastaba.study.report.statistics import estimates, measures
from mastaba.study.report.statistics.worth import worth

Figures = dict[str, Any]


def figures(harvest: Harvest, counters: Counters, players: int) -> Figures:
    """All that a rule set's games show."""
    games, game = harvest.games, counters.game
    found = measures.measures(games, game, players)
    points = np.asarray(games["points"][:, :players])
    return {
        "games": len(games),
        "decisions": int(games["length"].sum()),
        "measures": {name: _estimate(name, values).told() for name, values in found.items()},
        "points": estimates.spread_of(points.reshape(-1)),
        "places": _places(harvest, players),
        "length": estimates.spread_of(games["length"]),
        "widths": [[width, int(count)] for width, count in enumerate(harvest.widths) if count],
        "course": _course(harvest),
        "actions": _actions(harvest, counters),
        "events": _events(harvest, counters),
        "refusals": _refusals(harvest, counters),
        "worth": worth(harvest, counters, players),
    }


def _estimate(name: str, values: Any) -> estimates.Estimate:
    """Things that happen or not get Wilson's interval."""
    if name.startswith(("drawn", "shared", "ending")):
        return estimates.share(float(values.sum()), len(values))
    return estimates.mean(values)


def _places(harvest: Harvest, players: int) -> list[dict[str, Any]]:
    """Points by order of play: the one who begins first."""
    points = measures.by_place(harvest.games["points"][:, :players], harvest.games["first"])
    return [{"place": place + 1, "points": estimates.spread_of(points[:, place])} for place in range(players)]


def _course(harvest: Harvest) -> list[dict[str, Any]]:
    """How a game goes: choices in each part of it, and how often who leads at its beginning wins."""
    won = int((harvest.games["wins"].sum(axis=1) > 0).sum())
    parts = []
    for part, row in enumerate(harvest.course.tolist()):
        right = estimates.from_sums(row[RIGHT], row[RIGHT_SQUARES], max(1, won))
        scaled = estimates.around(right.value / WHOLE, right.error / WHOLE)
        choices = estimates.rounded(row[CHOICES] / max(1, row[DECISIONS]))
        parts.append({"from": part / PARTS, "choices": choices, "leader_wins": scaled.told()})
    return parts


def _actions(harvest: Harvest, counters: Counters) -> list[dict[str, Any]]:
    """How often each kind of action is offered and taken."""
    games, kinds = len(harvest.games), len(counters.families)
    decisions = int(harvest.games["length"].sum())
    found = []
    for place, name in enumerate(counters.families):
        chosen = harvest.counts[len(counters.events) + place].tolist()
        offered = harvest.counts[len(counters.events) + kinds + place].tolist()
        line: dict[str, Any] = {"family": name, "share": estimates.rounded(chosen[TOTAL] / decisions)}
        line["per_game"] = estimates.from_sums(chosen[TOTAL], chosen[SQUARES], games).told()
        line["games"] = estimates.share(chosen[PRESENT], games).told()
        line["offered"] = estimates.rounded(offered[TOTAL] / decisions)
        found.append(line | {"taken": estimates.share(chosen[TOTAL], offered[TOTAL]).told() if offered[TOTAL] else None})
    return found


def _events(harvest: Harvest, counters: Counters) -> list[dict[str, Any]]:
    """How often each thing happens, by the rule by which it does."""
    games, found = len(harvest.games), []
    for counter, row in zip(counters.events, harvest.counts.tolist(), strict=False):
        if counter.field and not counter.rule:
            continue
        line: dict[str, Any] = {"rule": counter.rule, "event": counter.code.name.lower()}
        line |= {"field": counter.field, "value": counter.value if counter.field else None}
        line["per_game"] = estimates.from_sums(row[TOTAL], row[SQUARES], games).told()
        found.append(line | {"games": estimates.share(row[PRESENT], games).told()})
    return found


def _refusals(harvest: Harvest, counters: Counters) -> list[dict[str, Any]]:
    """In how many decisions each reason forbids an action, among those that were looked at."""
    looked, found = int(harvest.refused[0, 0]), []
    for reason in counters.game.provided.Refusal:
        hits, actions = harvest.refused[int(reason)].tolist()
        line: dict[str, Any] = {"reason": reason.name.lower(), "rule": reason.rule}
        line |= {"decisions": estimates.share(hits, looked).told(), "actions": estimates.rounded(actions / max(1, hits))}
        found.append(line)
    return found
