"""What the page must show before a relic is placed, read from what the rules foresee."""

from __future__ import annotations

from typing import Any

from mastaba.consequences import Consequences
from mastaba.match import Match


def expected(match: Match, foreseen: Consequences) -> dict[str, Any] | None:
    """R5.4 A prime, R5.5 the row's value, R5.6 that it is taken, R5.7 that it is blocked."""
    verb, *numbers = foreseen.action.split()
    if verb != "place":
        return None
    row = int(numbers[1])
    told = {event.code: event.fields for event in foreseen.events if event.fields.get("row") == row}
    assert foreseen.zones is not None
    [zone] = [zone for zone in foreseen.zones if zone.id == f"row{row}"]
    gone = told.get("took") or told.get("blocked")
    return {
        "value": gone["value"] if gone else zone.facts.value,
        "outcome": _outcome(told.keys(), zone.facts),
        "prime": "prime" in told,
    }


def _outcome(codes: Any, row: Any) -> str:
    if codes & {"took", "blocked"}:
        return "taken" if "took" in codes else "blocked"
    return "taken" if row.is_full else "blocked" if row.is_blocked else ""
