"""Playing on from a moment of a game that hides nothing any more: a new table, dealt alike and played to that moment."""

from __future__ import annotations

from mastaba.match import Match
from mastaba.server.http.answers import OpenedTable
from mastaba.server.http.errors import ApiError
from mastaba.server.http.shapes import NewTable
from mastaba.server.replays.decisions import decisions
from mastaba.server.replays.shapes import PlayOn
from mastaba.server.tables.registry import TableRegistry


async def play_on(registry: TableRegistry, match: Match, asked: PlayOn, lang: str) -> OpenedTable:
    """Lays a table as a match stood after so many decisions."""
    check_number(match, asked.number)
    if match.at(asked.number).over:
        raise ApiError(409, "play-on-over")
    opening = NewTable(
        game=match.game.id,
        players=match.players,
        seats=asked.seats,
        options=dict(match.edition.options),
        seed=match.seed,
        deal=match.deal() if match.is_arranged else None,
    )
    return await registry.open(opening, lang, decisions(match, asked.number))


def check_number(match: Match, number: int) -> None:
    """Refuses a moment that there has not been."""
    if not 0 <= number <= len(match.steps):
        raise ApiError(404, "no-such-moment", number=number, now=len(match.steps))
