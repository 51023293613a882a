"""Puzzles over HTTP: which there are, how one looks to its seat, what follows from its actions, and whether an answer is right."""

from __future__ import annotations

import asyncio
import random

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from mastaba.game import discover
from mastaba.records import daily
from mastaba.records.puzzles import puzzles_of
from mastaba.server.http.errors import ApiError, also
from mastaba.server.http.requests import HttpRequest, language, registry_of
from mastaba.server.http.shapes import Question
from mastaba.server.own_record import rows
from mastaba.server.own_record.routes import owner_of
from mastaba.server.own_record.rows import Answer
from mastaba.server.puzzles.posing import Table, posed
from mastaba.server.puzzles.ratings import NEWCOMER, Rating
from mastaba.server.puzzles.shapes import (
    PuzzleAnswer,
    PuzzleCatalogue,
    PuzzleFacts,
    PuzzleName,
    PuzzleRating,
    PuzzleShelf,
    PuzzleVerdict,
)
from mastaba.server.tables import rendering
from mastaba.server.tables.messages import EarlierView, ForeseenActions, RefusalAnswer, Snapshot
from mastaba.server.tables.table import meant

CLOSE = 8  # puzzles nearest to somebody's strength, of which any may come next


async def _answers(request: HttpRequest) -> list[Answer]:
    """The first answers of whoever asks; none of somebody who does not say who they are."""
    owner = owner_of(request)
    return [] if owner is None else await registry_of(request).store.do(rows.answers, owner)


@get("/api/puzzles", responses=also(403))
async def catalogue(request: HttpRequest) -> PuzzleCatalogue:
    """All puzzles by game, and the one of the day."""
    answered, day = await _answers(request), daily.today()
    one = daily.puzzle(day)
    games = discover().values()
    return PuzzleCatalogue(
        shelves=[_shelf(game.id, game.title, answered) for game in games if puzzles_of(game.id)],
        day=day,
        daily=PuzzleName(one.game.record.game, one.name) if one else None,
        is_daily_tried=one is not None and one.name in {answer.puzzle for answer in answered},
        rating=_told(answered[-1].rating, len(answered)) if answered else None,
    )


def _shelf(game_id: str, title: str, answered: list[Answer]) -> PuzzleShelf:
    own = [answer for answer in answered if answer.game == game_id]
    return PuzzleShelf(game_id, title, len(puzzles_of(game_id)), len(own), sum(answer.is_right for answer in own))


def _told(rating: Rating, tries: int) -> PuzzleRating:
    return PuzzleRating(round(rating.value), round(rating.doubt), tries)


@get("/api/next-puzzle/{game_id:str}", responses=also(403, 404))
async def next_puzzle(request: HttpRequest, game_id: FromPath[str], after: FromQuery[str] = "") -> PuzzleName:
    """A puzzle of a game that is new to whoever asks, and about as strong as they are; once all are known, any but the last."""
    known = puzzles_of(game_id) if game_id in discover() else {}
    if not known:
        raise ApiError(404, "no-puzzle")
    answered = await _answers(request)
    tried = {answer.puzzle for answer in answered} | {after}
    fresh = [one for name, one in known.items() if name not in tried] or [one for one in known.values() if one.name != after]
    mine = answered[-1].rating.value if answered else NEWCOMER[0]
    nearest = sorted(fresh or known.values(), key=lambda one: abs(one.puzzle.rating - mine))[:CLOSE]
    return PuzzleName(game_id, random.choice(nearest).name)


async def _table(request: HttpRequest, game_id: str, name: str) -> Table:
    return await asyncio.to_thread(Table, posed(game_id, name), language(request))


@get("/api/puzzles/{game_id:str}/{name:str}", responses=also(404))
async def pose(request: HttpRequest, game_id: FromPath[str], name: FromPath[str]) -> Snapshot:
    """The table of a puzzle as its seat sees it."""
    return await asyncio.to_thread((await _table(request, game_id, name)).snapshot)


@get("/api/puzzles/{game_id:str}/{name:str}/facts", responses=also(403, 404))
async def facts(request: HttpRequest, game_id: FromPath[str], name: FromPath[str]) -> PuzzleFacts:
    """How hard a puzzle is, and whether whoever asks knows it."""
    one, answered, of_day = posed(game_id, name), await _answers(request), daily.puzzle(daily.today())
    rating = _told(*await registry_of(request).store.do(rows.puzzle_rating, one))
    is_tried = any(answer.puzzle == one.name for answer in answered)
    return PuzzleFacts(rating, is_tried, of_day is not None and of_day.name == one.name)


@get("/api/puzzles/{game_id:str}/{name:str}/moments/{number:int}", responses=also(404))
async def moment(request: HttpRequest, game_id: FromPath[str], name: FromPath[str], number: FromPath[int]) -> EarlierView:
    """The table of a puzzle as its seat saw it after so many decisions."""
    table = await _table(request, game_id, name)
    if number > len(table.match.steps):
        raise ApiError(404, "no-such-moment", number=number, now=len(table.match.steps))
    return EarlierView(rendering.view(table.match.at(max(0, number)), table.seat))


@get("/api/puzzles/{game_id:str}/{name:str}/consequences", responses=also(404))
async def consequences(request: HttpRequest, game_id: FromPath[str], name: FromPath[str]) -> ForeseenActions:
    """What is certain to follow from each action that the seat is offered."""
    table = await _table(request, game_id, name)
    found = await asyncio.to_thread(rendering.foresee, table.match, table.seat)
    return ForeseenActions(len(table.match.steps), [rendering.foreseen(table.match, one, table.audience) for one in found])


@post("/api/puzzles/{game_id:str}/{name:str}/refusal", status_code=200, responses=also(404))
async def refusal(request: HttpRequest, game_id: FromPath[str], name: FromPath[str], data: JSONBody[Question]) -> RefusalAnswer:
    """Whether an action, or what was meant by some clicks, is legal, and if not, why."""
    table = await _table(request, game_id, name)
    action = data.action or meant(table.match, table.seat, data.clicked)
    refused = table.match.refusal(action, table.audience.lang, table.seat) if action else None
    asked = None if data.action else action
    return RefusalAnswer(True, asked) if refused is None else RefusalAnswer(False, asked, **refused._asdict())


@post("/api/puzzles/{game_id:str}/{name:str}/answer", status_code=200, responses=also(403, 404, 409, 422))
async def answer(
    request: HttpRequest, game_id: FromPath[str], name: FromPath[str], data: JSONBody[PuzzleAnswer]
) -> PuzzleVerdict:
    """Whether an action is the solution; a first answer is counted, for whoever says who they are."""
    one, owner, store = posed(game_id, name), owner_of(request), registry_of(request).store
    table = await _table(request, game_id, name)
    if data.action is not None:
        table.check_legal(data.action)
    is_right = data.action == one.puzzle.solution
    moved = None if owner is None else await store.do(rows.answer, owner, one, is_right)
    answered = await _answers(request)
    is_told = is_right or data.action is None
    return PuzzleVerdict(
        is_right=is_right,
        message=await asyncio.to_thread(table.reason) if is_told else table.wrong(data.action or ""),
        solution=table.solution() if is_told else None,
        weighed=await asyncio.to_thread(table.weighed) if is_told else [],
        rating=_told(answered[-1].rating, len(answered)) if answered else None,
        change=None if moved is None else round(moved[1].value) - round(moved[0].value),
        puzzle=_told(*await store.do(rows.puzzle_rating, one)),
    )


HANDLERS = [catalogue, next_puzzle, pose, facts, moment, consequences, refusal, answer]
