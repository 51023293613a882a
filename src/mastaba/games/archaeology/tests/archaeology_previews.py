"""What the page must show before a decision, read from what the rules foresee."""

from __future__ import annotations

from typing import Any

from mastaba.consequences import Consequences
from mastaba.match import Match
from mastaba.views import Zone


def expected(match: Match, foreseen: Consequences) -> dict[str, Any] | None:
    """R7.1 What a sale brings, R5.2 what is left to spend, R6.1 what exploring costs, R4.2 that a thief draws blindly."""
    verb = foreseen.action.split()[0]
    told = {event.code: event.fields for event in foreseen.events}
    if verb == "sell":
        return {"value": told["sold"]["value"], "points": _after(match, foreseen, f"museum{match.seat}").facts.points}
    if verb in ("give", "take"):
        return _trade(match, foreseen)
    if verb == "trade":
        return {"lost": told["traded"]["lost"]}
    if verb == "explore":
        explored = told["explored"]
        return {"maps": explored["maps"], "cards": explored["cards"], "unknown": bool(foreseen.unknown)}
    return {"unknown": foreseen.unknown[0].code} if verb == "steal" else None


def _trade(match: Match, foreseen: Consequences) -> dict[str, Any]:
    credit = {"credit": _after(match, foreseen, "offer").facts.credit}
    takable = set(_after(match, foreseen, "market").facts.takable)
    return {**credit, "takable": takable} if takable else credit


def _after(match: Match, foreseen: Consequences, name: str) -> Zone:
    """A zone as it would be; where it does not change, as it is."""
    zones = [*(foreseen.zones or []), *match.view(match.seat).zones]
    return next(zone for zone in zones if zone.id == name)
