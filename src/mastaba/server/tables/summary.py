"""A table in a few words, for whoever keeps a list of tables."""

from __future__ import annotations

from mastaba.match import Match
from mastaba.server.tables import rendering
from mastaba.server.tables.messages import TableSummary
from mastaba.server.tables.rendering import SPECTATOR, Audience
from mastaba.server.tables.table import Table


def summary(table: Table, audience: Audience, updated: float) -> TableSummary:
    """How a table stands; a list lies open, so a screen shared by several seats is told what everybody knows."""
    row, match, names = table.row, table.match, [seat.name for seat in table.seats]
    about = TableSummary(
        table=row.id, game=row.game, names=names, you=list(audience.seats), number=len(row.log), updated=updated
    )
    if match is None:
        about.is_closed = True
        return about
    acting, eye = match.seats_to_act(), audience.seats[0] if len(audience.seats) == 1 else SPECTATOR
    about.number, about.over = len(match.steps), match.over
    about.winners = match.winners() if match.over else []
    about.deciding = [names[seat - 1] for seat in acting]
    about.is_your_turn = any(seat in acting for seat in audience.seats)
    about.scores, about.last = rendering.scores(match, eye), last_move(match, eye, audience.lang)
    return about


def last_move(match: Match, eye: int, lang: str) -> str | None:
    """The last decision as a sentence: the first thing that it brought about."""
    if not match.steps:
        return None
    looking = Audience((eye,) if eye else (), False, lang)
    told = rendering.events(match, looking, match.steps[-1].first)[str(eye)]
    return told[0].text if told else None
