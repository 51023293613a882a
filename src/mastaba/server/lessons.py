"""First games over HTTP: what a game's lesson says, and a table at which it is played."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import FromPath

from mastaba.errors import UnknownGame
from mastaba.game import find
from mastaba.records.lessons import LESSON, Lesson, begun, lesson_of
from mastaba.server.entrance.limits import address_of
from mastaba.server.http.answers import OpenedTable
from mastaba.server.http.errors import ApiError, BadSetup, also
from mastaba.server.http.requests import HttpRequest, language, porter_of, registry_of
from mastaba.server.http.shapes import NewTable, SeatChoice
from mastaba.server.replays.decisions import decisions


def _lesson(game_id: str) -> Lesson:
    try:
        lesson = lesson_of(find(game_id).id)
    except UnknownGame as error:
        raise BadSetup("bad-game", error, 404) from None
    if lesson is None:
        raise ApiError(404, "no-lesson")
    return lesson


@get("/api/games/{game_id:str}/lesson", responses=also(404), sync_to_thread=False)
def lesson(game_id: FromPath[str]) -> Lesson:
    """A game's first game, step by step."""
    return _lesson(game_id)


@post("/api/games/{game_id:str}/lesson", status_code=201, responses=also(404, 409))
async def open_lesson(request: HttpRequest, game_id: FromPath[str]) -> OpenedTable:
    """A table for a first game: the learner, and robots that play their parts."""
    told = _lesson(game_id)
    await porter_of(request).tables.ask(address_of(request.scope))
    match = await asyncio.to_thread(begun, game_id, told)
    others = SeatChoice("bot", LESSON)
    seats = [SeatChoice("me") if seat == told.seat else others for seat in range(1, told.players + 1)]
    opening = NewTable(game=game_id, players=told.players, seats=seats, seed=told.seed)
    return await registry_of(request).open(opening, language(request), decisions(match, len(match.steps)))


HANDLERS = [lesson, open_lesson]
