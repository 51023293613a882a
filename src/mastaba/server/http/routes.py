"""Tables over HTTP: everything the page can do, programs can do too."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from litestar import Response, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody

from mastaba import offers
from mastaba.bots import reasons
from mastaba.match import Match
from mastaba.server.bots.driver import request_for
from mastaba.server.bots.worker import BotAnswer
from mastaba.server.bots.worker_pool import BotFailed, TooSlow
from mastaba.server.entrance.limits import address_of
from mastaba.server.http.answers import Counted, Hint, Hints, Left, Link, OpenedTable, RematchTable, Renamed, Watchable
from mastaba.server.http.errors import ApiError, also
from mastaba.server.http.requests import (
    HttpRequest,
    check_host,
    language,
    porter_of,
    registry_of,
    secret_of,
    table_and_audience,
    table_and_holder,
)
from mastaba.server.http.shapes import Move, NewName, NewTable, Question, SeatRequest, TableChange, Undo
from mastaba.server.tables import invitations, rendering
from mastaba.server.tables.invitations import held_by
from mastaba.server.tables.messages import EarlierView, ForeseenActions, RefusalAnswer, Snapshot, TableSummary
from mastaba.server.tables.registry import Archived, TableRegistry, clean_name, default_level
from mastaba.server.tables.summary import summary
from mastaba.server.tables.table import Table
from mastaba.text.naming import naming
from mastaba.text.reasons import Teller


@post("/api/tables", status_code=201, responses=also(409))
async def open_table(request: HttpRequest, data: JSONBody[NewTable]) -> OpenedTable:
    """Opens a table; the opener gets the secret of their own seats, and an invitation to each seat of a friend."""
    lang = language(request)
    await porter_of(request).tables.ask(address_of(request.scope))
    return await registry_of(request).open(data, lang)


@get("/api/tables/{table_id:str}")
async def look(request: HttpRequest, table_id: FromPath[str]) -> Snapshot:
    """The table as whoever asks may see it."""
    table, audience = await table_and_audience(request, table_id)
    return await table.look(audience)


@get("/api/tables/{table_id:str}/summary")
async def summed_up(request: HttpRequest, table_id: FromPath[str]) -> TableSummary:
    """The table in a few words, for a list of tables."""
    table, audience = await table_and_audience(request, table_id)
    return summary(table, audience, await registry_of(request).store.updated(table_id))


@get("/api/tables/{table_id:str}/moments/{number:int}", responses=also(409))
async def moment(request: HttpRequest, table_id: FromPath[str], number: FromPath[int], seat: FromQuery[int]) -> EarlierView:
    """The table as one of the seats that one holds (0 for who watches) saw it after so many decisions."""
    table, audience = await table_and_audience(request, table_id)
    return EarlierView(await table.earlier(audience, seat, max(0, number)))


@post("/api/tables/{table_id:str}/moves", status_code=200, responses=also(409, 422))
async def move(request: HttpRequest, table_id: FromPath[str], data: JSONBody[Move]) -> Counted:
    """Plays a decision; it is on the disk when the answer comes. Sent twice, it is played once."""
    table, audience = await table_and_holder(request, table_id, data.seat)
    return Counted(await table.move(data, audience.lang))


@post("/api/tables/{table_id:str}/refusal", status_code=200, responses=also(409))
async def refusal(request: HttpRequest, table_id: FromPath[str], data: JSONBody[Question]) -> RefusalAnswer:
    """Whether an action, or what was meant by some clicks, is legal now, and if not, why."""
    table, audience = await table_and_holder(request, table_id, data.seat)
    return await table.refusal(data, audience.lang)


@get("/api/tables/{table_id:str}/consequences", responses=also(409))
async def consequences(request: HttpRequest, table_id: FromPath[str], seat: FromQuery[int]) -> ForeseenActions:
    """What is certain to follow from each action that a seat is offered now, from what it knows; in a race nothing is said."""
    table, audience = await table_and_holder(request, table_id, seat)
    return await table.consequences(seat, audience)


@post("/api/tables/{table_id:str}/undo", status_code=200, responses=also(409))
async def undo(request: HttpRequest, table_id: FromPath[str], data: JSONBody[Undo]) -> Counted:
    """Goes back to one's own last decision, through robots' replies, unless something was revealed since."""
    table, audience = await table_and_holder(request, table_id, data.seat)
    return Counted(await table.undo(data, audience))


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=also(409))
async def hint(request: HttpRequest, table_id: FromPath[str], data: JSONBody[SeatRequest]) -> Hints:
    """The actions a good bot would think of, the best first, from what the seat knows; a single legal one is told as such."""
    table, audience = await table_and_holder(request, table_id, data.seat)
    table.check_help()
    match = table.playable().copy()
    check_hint(match, data.seat)
    await porter_of(request).hints.ask((table_id, data.seat))
    answer = await _forced(match, data.seat) or await _thought(request, table, match, data.seat)
    assert answer.reason is not None
    known = {one.action: one for one in await asyncio.to_thread(rendering.foresee, match, data.seat)}
    because = {action: [rendering.sentence(match, event, audience) for event in one.events] for action, one in known.items()}
    teller = Teller(naming(match.game.id, audience.lang), match.seen_to_act(data.seat), match.names, data.seat)
    found = [Hint(action, value, doubt, because.get(action, [])) for action, value, doubt in answer.hints or []]
    return Hints(
        found or [Hint(answer.reason.action, None, None, because.get(answer.reason.action, []))], teller.hint(answer.reason)
    )


async def _forced(match: Match, seat: int) -> BotAnswer | None:
    """The only move and why it is, which takes no thought; nothing where there are others."""
    if not offers.is_forced(match, seat):
        return None
    only = match.legal_numbers(seat)[0]
    return BotAnswer(reason=await asyncio.to_thread(reasons.forced, match.edition, match.seen_to_act(seat), only))


async def _thought(request: HttpRequest, table: Table, match: Match, seat: int) -> BotAnswer:
    """What a good bot thinks of a seat's actions: thought once a position, however often it is asked."""
    try:
        return await table.thought(seat, lambda: _think(registry_of(request), table, match, seat))
    except (TimeoutError, TooSlow, BotFailed):
        raise ApiError(409, "no-hint") from None


async def _think(registry: TableRegistry, table: Table, match: Match, seat: int) -> BotAnswer:
    settings = registry.settings
    async with asyncio.timeout(settings.hint_patience):
        if registry.queue is None and not await registry.precompiler.ready(match.game.id, "search"):
            raise BotFailed("uncompiled")
        asked = request_for(table, match, seat, is_hint=True)
        return await registry.workers.ask(asked, settings.patience, table.whose)


def check_hint(match: Match, seat: int) -> None:
    """Refuses advice to who does not decide, and where something is to be found."""
    if seat not in match.seats_to_act():
        raise ApiError(409, "not-on-turn")
    if match.is_race:
        raise ApiError(409, "in-race")
    if match.is_search:
        raise ApiError(409, "hint-alone")  # whether or not there is a line to be found


@post("/api/tables/{table_id:str}/rematch", status_code=201, responses=also(409))
async def rematch(request: HttpRequest, table_id: FromPath[str]) -> RematchTable:
    """A new table for the same people, who keep their secrets, once the game is over."""
    table, audience = await table_and_audience(request, table_id)
    secret = secret_of(request)
    if secret is None and len(table.bots) < len(table.seats):
        raise ApiError(401, "no-secret")  # who only looks on does not lay tables for others
    if not table.row.rematch:
        await porter_of(request).tables.ask(address_of(request.scope))
    laid = await registry_of(request).rematch(table)
    return RematchTable(laid.row.id, [Link(seat, secret or "") for seat in audience.seats])


@patch("/api/tables/{table_id:str}/seats/{seat:int}", responses=also(409))
async def rename(request: HttpRequest, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[NewName]) -> Renamed:
    """Gives a player another name."""
    table, audience = await table_and_audience(request, table_id)
    if not audience.is_host:
        table.check_holds(audience, seat)
    name = clean_name(data.name)
    return Renamed((await table.reseat(seat, lambda old: replace(old, name=name))).name)


@patch("/api/tables/{table_id:str}")
async def change_table(request: HttpRequest, table_id: FromPath[str], data: JSONBody[TableChange]) -> Watchable:
    """The host opens the table to onlookers, or closes it."""
    table, audience = await table_and_audience(request, table_id)
    check_host(audience)
    await table.watch(data.onlookers)
    return Watchable(data.onlookers)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=also(409))
async def leave(request: HttpRequest, table_id: FromPath[str], data: JSONBody[SeatRequest]) -> Left:
    """Gets up for good: a bot plays on."""
    table, _ = await table_and_holder(request, table_id, data.seat)
    table.playable()
    level, secret = default_level(registry_of(request).settings), secret_of(request)
    await table.reseat(data.seat, lambda old: invitations.left(held_by(old, secret), level), "left")
    return Left(level)


@get("/api/tables/{table_id:str}/record", media_type="application/toml", responses=also(409))
async def record(request: HttpRequest, table_id: FromPath[str]) -> Response[str]:
    """The game on paper, once it is over."""
    try:
        table, _ = await table_and_audience(request, table_id)
        game, sheet = table.row.game, table.record()
    except Archived as archived:  # whose records are anybody's who knows the table
        game, sheet = archived.kept.game, archived.record()
    headers = {"Content-Disposition": f'attachment; filename="{game}-{table_id}.toml"'}
    return Response(sheet, media_type="application/toml", headers=headers)


HANDLERS = [
    open_table, look, change_table, summed_up, moment, move, refusal, consequences, undo, hint, rematch, rename, leave, record,
]  # fmt: skip
