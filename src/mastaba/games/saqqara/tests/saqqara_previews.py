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
    facts, gone = _row_after(match, foreseen, row), told.get("took") or told.get("blocked")
    return {
        "value": gone["value"] if gone else facts.value,
        "outcome": _outcome(told.keys(), facts),
        "prime": "prime" in told,
    }


def _row_after(match: Match, foreseen: Consequences, row: int) -> Any:
    """The row as it would be; one that starts anew may look as it did before, and then is not told."""
    assert foreseen.zones is not None
    zones = {zone.id: zone for zone in [*match.view(match.seat).zones, *foreseen.zones]}
    return zones[f"row{row}"].facts


def _outcome(codes: Any, row: Any) -> str:
    if codes & {"took", "blocked"}:
        return "taken" if "took" in codes else "blocked"
    return "taken" if row.is_full else "blocked" if row.is_blocked else ""
