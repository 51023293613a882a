"""The coach: asked by a seat's own page before a move stands, it speaks up where something else is better beyond doubt.

All it knows is what the seat knows. It answers within seconds or not at all, and nobody else hears of it.
"""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from mastaba.bots.weighing import Verdict
from mastaba.match import Match
from mastaba.offers import offered
from mastaba.server.bots.driver import judgement
from mastaba.server.bots.worker_pool import BotFailed, TooSlow
from mastaba.server.http.errors import ApiError, also
from mastaba.server.http.requests import HttpRequest, porter_of, registry_of, table_and_holder
from mastaba.server.http.routes import check_hint
from mastaba.server.replays.reports import NamedAction
from mastaba.server.study.shapes import CoachQuestion, Warned
from mastaba.server.tables.registry import TableRegistry
from mastaba.server.tables.rendering import Audience
from mastaba.server.tables.table import Table
from mastaba.text.naming import naming
from mastaba.text.reasons import Teller

PATIENCE: Final = 6.0  # seconds; a move does not wait longer
FINE: Final = Warned(is_mistake=False)


@post("/api/tables/{table_id:str}/coach", status_code=200, responses=also(409))
async def coach(request: HttpRequest, table_id: FromPath[str], data: JSONBody[CoachQuestion]) -> Warned:
    """Whether something is better beyond doubt than the action that a seat is about to take; the table does not change."""
    table, audience = await table_and_holder(request, table_id, data.seat)
    table.check_help()
    match = table.playable().copy()
    if data.number != len(match.steps):
        raise ApiError(409, "stale")
    check_hint(match, data.seat)
    action, legal = match.game.numbers.get(data.action), offered(match, data.seat)
    if action not in legal or len(legal) == 1:
        return FINE
    await porter_of(request).coach.ask((table_id, data.seat))
    verdict = await _verdict(registry_of(request), table, match, data.seat, action)
    return FINE if verdict is None else told(match, data.seat, verdict, audience)


async def _verdict(registry: TableRegistry, table: Table, match: Match, seat: int, action: int) -> Verdict | None:
    """What a search says of the action; nothing where none is compiled yet, or it would take too long."""
    if registry.queue is None and not registry.precompiler.is_ready(match.game.id, "search"):
        registry.precompiler.want(match.game.id, "search")
        return None
    asked = judgement(table, match, seat, action)
    try:
        async with asyncio.timeout(PATIENCE):
            answer = await table.thought((seat, action), lambda: registry.workers.ask(asked, PATIENCE, table.row.id))
            return answer.verdict
    except (TimeoutError, TooSlow, BotFailed):
        return None


def told(match: Match, seat: int, verdict: Verdict, audience: Audience) -> Warned:
    """A verdict in words, said to the seat itself."""
    names, seen = naming(match.game.id, audience.lang), match.seen_to_act(seat)
    better = NamedAction(verdict.better, names.action(seen, match.game.numbers[verdict.better], match.names))
    why = Teller(names, seen, match.names, seat).why(verdict.reason) or None
    return Warned(True, better, verdict.loss, why)
