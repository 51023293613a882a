"""What the page must show of rows before an action, read from what the rules foresee."""

from __future__ import annotations

from typing import Any

from mastaba.consequences import Consequences
from mastaba.match import Match
from mastaba.views import Facts, Zone


def expected(match: Match, foreseen: Consequences) -> dict[str, Any] | None:
    """R4.1 The sums of every row that becomes another, R4.2 who takes its treasure, R4.4 a tie, R5.3 what a hidden card decides."""
    rows = [zone for zone in match.view(match.seat).zones if zone.id.startswith("row")]
    shown = [figures for row in rows if (figures := _figures(row, foreseen))]
    return {name: {figures[name] for figures in shown} for name in shown[0]} if shown else None


def _figures(row: Zone, foreseen: Consequences) -> dict[str, Any] | None:
    told = {event.code: event.fields for event in foreseen.events if event.fields.get("row") == row.facts.place}
    if "awarded" in told or "tied" in told:
        return _ended(row.facts, foreseen, told)
    if told and any(unknown.code == "unveiled" for unknown in foreseen.unknown):
        return _open(row.facts) | {"outcome": "unknown"}
    return next((_open(zone.facts) for zone in foreseen.zones or [] if zone.id == row.id), None)


def _open(facts: Facts) -> dict[str, Any]:
    return {
        "sums": " ".join(str(one.sum) for one in facts.sums),
        "leading": " ".join(str(one.seat) for one in facts.sums if one.is_leading),
        "hidden": facts.hidden,
        "outcome": "",
        "winner": 0,
    }


def _ended(facts: Facts, foreseen: Consequences, told: dict[str, Any]) -> dict[str, Any]:
    """A full row is cleared at once, so its sums stand in the events."""
    tallied = [event.fields for event in foreseen.events if event.code == "tallied"]
    sums = {fields["player"]: fields["sum"] for fields in tallied if fields["row"] == facts.place}
    best = max(sums.values(), default=0)  # type: ignore[type-var]
    return {
        "sums": " ".join(str(sums.get(one.seat, 0)) for one in facts.sums),
        "leading": " ".join(str(one.seat) for one in facts.sums if sums.get(one.seat) == best),
        "hidden": 0,
        "outcome": "awarded" if "awarded" in told else "tied",
        "winner": told["awarded"]["player"] if "awarded" in told else 0,
    }
