"""Invitations over HTTP: looking at one, claiming it, asking somebody else, taking one's own seat to another device."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import FromPath, JSONBody

from mastaba.game import discover
from mastaba.server.addresses import reachable
from mastaba.server.http.answers import Addresses, Claimed, Invitation, Left, Welcome
from mastaba.server.http.errors import ApiError, also
from mastaba.server.http.requests import (
    HttpRequest,
    check_host,
    code_of,
    language,
    registry_of,
    secret_of,
    table_and_audience,
    table_and_holder,
)
from mastaba.server.http.shapes import Claim, StandIn
from mastaba.server.tables import invitations, seat_secrets
from mastaba.server.tables.registry import check_level, clean_name, default_level


@get("/api/tables/{table_id:str}/invitation", responses=also(410))
async def welcome(request: HttpRequest, table_id: FromPath[str]) -> Welcome:
    """What whoever has the code of an invitation may know before claiming the seat."""
    code = code_of(request)
    table = await registry_of(request).table(table_id)
    row, seat = table.row, invitations.find(table.seats, code)
    if not invitations.is_open(seat, code):
        raise ApiError(410, "invitation-used")
    title = discover()[row.game].title if row.game in discover() else row.game
    return Welcome(row.game, title, row.players, seat.seat, row.host_name, seat.name, table.presence(), seat.is_claimed)


@post("/api/tables/{table_id:str}/claim", status_code=200, responses=also(409, 410))
async def claim(request: HttpRequest, table_id: FromPath[str], data: JSONBody[Claim]) -> Claimed:
    """Takes the seat of an invitation, with a secret made by who takes it; sent again, it is answered again."""
    code = code_of(request)
    table = await registry_of(request).table(table_id)
    seat = await table.claim(code, data.secret, None if data.name is None else clean_name(data.name))
    return Claimed(seat.seat, seat.name)


@post("/api/tables/{table_id:str}/seats/{seat:int}/reissue", status_code=200, responses=also(409))
async def reissue(request: HttpRequest, table_id: FromPath[str], seat: FromPath[int]) -> Invitation:
    """Frees a seat for somebody else: whoever held it, or was invited to it, is shut out."""
    table, audience = await table_and_audience(request, table_id)
    table.seat(seat)
    check_host(audience)
    code = seat_secrets.new_secret()
    await table.reseat(seat, lambda old: invitations.reissued(old, code), "reissued")
    return Invitation(seat, code)


@post("/api/tables/{table_id:str}/seats/{seat:int}/robot", status_code=200, responses=also(409))
async def robot(request: HttpRequest, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[StandIn]) -> Left:
    """Lets a bot play for somebody who was invited and has not come; a new invitation takes that back."""
    table, audience = await table_and_audience(request, table_id)
    table.seat(seat)
    check_host(audience)
    match = table.playable()
    level = default_level(registry_of(request).settings) if data.level is None else data.level
    check_level(match.game, level)
    await table.reseat(seat, lambda old: invitations.stood_in(old, level), "replaced")
    return Left(level)


@post("/api/tables/{table_id:str}/seats/{seat:int}/handover", status_code=200)
async def handover(request: HttpRequest, table_id: FromPath[str], seat: FromPath[int]) -> Invitation:
    """An invitation to one's own seat, for another device of one's own; until it is claimed nothing changes."""
    table, _ = await table_and_holder(request, table_id, seat)
    code = seat_secrets.new_secret()
    await table.hand_over(seat, secret_of(request), code)
    return Invitation(seat, code)


@get("/api/address")
async def address(request: HttpRequest) -> Addresses:
    """Where others reach this server; in a thread, for finding that out may take a moment."""
    language(request)
    asked = str(request.base_url).rstrip("/")
    return Addresses(await asyncio.to_thread(reachable, registry_of(request).settings, asked))


HANDLERS = [welcome, claim, reissue, robot, handover, address]
