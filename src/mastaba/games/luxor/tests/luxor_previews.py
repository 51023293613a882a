"""What the page must show before a tile is dropped, read from what the rules foresee."""

from __future__ import annotations

from typing import Any

from mastaba.consequences import Consequences
from mastaba.match import Match


def expected(match: Match, foreseen: Consequences) -> dict[str, Any] | None:
    """R4.1 R10.2 The pairs that a tile would form; one that may be either is shown with those that look the same way."""
    if not foreseen.action.startswith("drop "):
        return None
    kinds = [event.fields["kind"] for event in foreseen.events if event.code in ("formed", "sighted")]
    return {"same": len(kinds) - kinds.count("opposite"), "opposite": kinds.count("opposite")}
