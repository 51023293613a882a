"""What the page must show before a decision, read from what the rules foresee."""

from __future__ import annotations

from typing import Any

from mastaba.consequences import Consequences
from mastaba.match import Match

LEANS = ("lay", "build", "cast")  # players at random rarely come so far


def expected(match: Match, foreseen: Consequences) -> dict[str, Any] | None:
    """R5.1 What a stone builds, R6.3 R6.4 from which fields a firestorm or a whirlwind takes."""
    verb, *words = foreseen.action.split()
    if verb == "build":
        return _stage(match, foreseen)
    if verb in ("line", "at"):
        takes = _struck(match, words[0]) if verb == "line" else _swept(match, words[0])
        taken = [event.fields["field"] for event in foreseen.events if event.code == "took"]
        assert set(taken) <= set(takes)
        return {"takes": " ".join(takes)}
    return None


def _stage(match: Match, foreseen: Consequences) -> dict[str, Any]:
    """The level after the stone; one that it finishes is told by its event."""
    finished = [event.fields["level"] for event in foreseen.events if event.code == "finished"]
    if finished:
        return {"level": finished[0], "left": 0, "finished": True}
    zones = {zone.id: zone for zone in [*match.view(match.seat).zones, *(foreseen.zones or [])]}
    facts = zones[f"pyramid{match.seat}"].facts
    return {"level": facts.level, "left": facts.left, "finished": False}


def _struck(match: Match, line: str) -> list[str]:
    lines = next(zone for zone in match.view(match.seat).zones if zone.id == "lines")
    return list(next(piece.facts.strikes for piece in lines.pieces if piece.face == line))


def _swept(match: Match, field: str) -> list[str]:
    board = next(zone for zone in match.view(match.seat).zones if zone.id == "board")
    return list(next(reach.sweeps for reach in board.facts.reach if reach.field == field))
