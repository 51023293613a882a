"""Decisions that a table begins with: taken from another match, and noted as its log has them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from mastaba.match import Match
from mastaba.server.storage.rows import Entry


def decisions(match: Match, number: int) -> list[Entry]:
    """The first decisions of a match, as a table's log has them."""
    steps = match.steps[:number]
    return [Entry(place, step.seat + 1, match.game.actions[step.action]) for place, step in enumerate(steps)]


def taken(match: Match, decided: Sequence[Entry]) -> list[Entry]:
    """Takes some decisions; each as it is to be kept, with the state that came of it."""
    noted = []
    for entry in decided:
        match.take(str(entry.action), entry.seat)
        noted.append(replace(entry, state=match.fingerprint))
    return noted
