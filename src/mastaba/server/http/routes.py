"""Tables over HTTP: everything the page can do, programs can do too."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from litestar import Response, get, patch, post
from litestar.params import FromPath, FromQuery, JSONBody

from mastaba.offers import offered
from mastaba.server.bots.driver import request_for
from mastaba.server.bots.worker_pool import BotFailed, TooSlow
from mastaba.server.http.errors import ApiError
from mastaba.server.http.requests import HttpRequest, language, registry_of, secret_of, strictly, table_and_audience
from mastaba.server.http.shapes import Move, NewName, NewTable, Question, SeatRequest, Undo
from mastaba.server.tables import seat_secrets
from mastaba.server.tables.messages import encode
from mastaba.server.tables.registry import clean_name, default_level
from mastaba.server.tables.table import Table

JSON = "application/json"


@post("/api/tables", status_code=201)
async def open_table(request: HttpRequest, data: JSONBody[NewTable]) -> dict[str, Any]:
    """Opens a table; the opener gets every person's secret, to share as links."""
    lang = language(request)
    opened = await registry_of(request).open(await strictly(request, data), lang)
    return opened.told()


@get("/api/tables/{table_id:str}")
async def look(request: HttpRequest, table_id: FromPath[str]) -> Response[bytes]:
    """The table as whoever asks may see it."""
    table, audience = await table_and_audience(request, table_id)
    return Response(await table.look(audience), media_type=JSON)


@get("/api/tables/{table_id:str}/moments/{number:int}")
async def moment(request: HttpRequest, table_id: FromPath[str], number: FromPath[int], seat: FromQuery[int]) -> Response[bytes]:
    """The table as one of the seats that one holds (0 for who watches) saw it after so many decisions."""
    table, audience = await table_and_audience(request, table_id)
    return Response(encode({"view": await table.back(audience, seat, max(0, number))}), media_type=JSON)


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def move(request: HttpRequest, table_id: FromPath[str], data: JSONBody[Move]) -> dict[str, Any]:
    """Plays a decision; it is on the disk when the answer comes. Sent twice, it is played once."""
    table, audience = await table_and_audience(request, table_id)
    data = await strictly(request, data)
    table.check_holds(audience, data.seat)
    return {"ok": True, "number": await table.move(data, audience.lang)}


@post("/api/tables/{table_id:str}/refusal", status_code=200)
async def refusal(request: HttpRequest, table_id: FromPath[str], data: JSONBody[Question]) -> dict[str, Any]:
    """Whether an action is legal now, and if not, why."""
    table, audience = await table_and_audience(request, table_id)
    data = await strictly(request, data)
    table.check_holds(audience, data.seat)
    return await table.refusal(data.seat, data.action, audience.lang)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(request: HttpRequest, table_id: FromPath[str], data: JSONBody[Undo]) -> dict[str, Any]:
    """Takes back one's own last decision, unless it revealed something."""
    table, audience = await table_and_audience(request, table_id)
    data = await strictly(request, data)
    table.check_holds(audience, data.seat)
    return {"ok": True, "number": await table.undo(data.seat, data.number)}


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint(request: HttpRequest, table_id: FromPath[str], data: JSONBody[SeatRequest]) -> dict[str, Any]:
    """The actions a good bot would think of, the best first, from what the seat knows."""
    table, audience = await table_and_audience(request, table_id)
    data = await strictly(request, data)
    table.check_holds(audience, data.seat)
    match = table.playable()
    if data.seat not in match.seats_to_act():
        raise ApiError(409, "not-on-turn")
    if match.is_race:
        raise ApiError(409, "in-race")
    if len(offered(match, data.seat)) == 1:
        raise ApiError(409, "hint-alone")  # whether or not there is a line to be found
    registry = registry_of(request)
    try:
        if not await asyncio.wait_for(registry.precompiler.ready(match.game.id, "search"), registry.settings.hint_patience):
            raise BotFailed("uncompiled")
        answer = await registry.workers.ask(request_for(table, match, data.seat, is_hint=True), registry.settings.patience)
    except (TimeoutError, TooSlow, BotFailed):
        raise ApiError(501, "no-hint") from None
    return {"actions": [{"action": action, "value": value, "doubt": doubt} for action, value, doubt in answer.hints or []]}


@post("/api/tables/{table_id:str}/rematch", status_code=201)
async def rematch(request: HttpRequest, table_id: FromPath[str]) -> dict[str, Any]:
    """A new table for the same people, who keep their secrets."""
    table, audience = await table_and_audience(request, table_id)
    secret = secret_of(request)
    table.playable()
    laid = await registry_of(request).rematch(table)
    return {"table": laid.row.id, "links": [{"seat": seat, "secret": secret} for seat in audience.seats]}


@patch("/api/tables/{table_id:str}/seats/{seat:int}")
async def rename(request: HttpRequest, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[NewName]) -> dict[str, Any]:
    """Gives a player another name."""
    table, audience = await table_and_audience(request, table_id)
    data = await strictly(request, data)
    _check_seat(table, seat)
    if not audience.is_host:
        table.check_holds(audience, seat)
    await table.reseat(replace(table.seat(seat), name=clean_name(data.name)))
    return {"ok": True, "name": table.seat(seat).name}


@post("/api/tables/{table_id:str}/seats/{seat:int}/reissue", status_code=200)
async def reissue(request: HttpRequest, table_id: FromPath[str], seat: FromPath[int]) -> dict[str, Any]:
    """Gives a seat whose link was lost, or which a player has left, a new secret; the old one opens nothing any more."""
    table, audience = await table_and_audience(request, table_id)
    _check_seat(table, seat)
    if not audience.is_host:
        raise ApiError(403, "host-only")
    old = table.seat(seat)
    if old.kind == "bot" and not old.has_left:
        raise ApiError(409, "bot-seat", seat=seat)
    secret = seat_secrets.new_secret()
    await table.reseat(replace(old, kind="link", level=None, secret=seat_secrets.digest(secret), has_left=False))
    return {"seat": seat, "secret": secret}


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: HttpRequest, table_id: FromPath[str], data: JSONBody[SeatRequest]) -> dict[str, Any]:
    """Gets up for good: a bot plays on."""
    table, audience = await table_and_audience(request, table_id)
    data = await strictly(request, data)
    table.check_holds(audience, data.seat)
    table.playable()
    level = default_level(registry_of(request).settings)
    await table.reseat(replace(table.seat(data.seat), kind="bot", level=level, secret=None, has_left=True))
    return {"ok": True, "level": level}


@get("/api/tables/{table_id:str}/record")
async def record(request: HttpRequest, table_id: FromPath[str]) -> Response[str]:
    """The game on paper, once it is over."""
    table, _ = await table_and_audience(request, table_id)
    match = table.playable()
    if not match.over:
        raise ApiError(409, "not-over")
    name = f"{match.game.id}-{table.row.id}.toml"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(match.record(), media_type="application/toml", headers=headers)


def _check_seat(table: Table, seat: int) -> None:
    if not 1 <= seat <= len(table.seats):
        raise ApiError(404, "no-such-seat", seat=seat)


HANDLERS = [open_table, look, moment, move, refusal, undo, hint, rematch, rename, reissue, leave, record]
