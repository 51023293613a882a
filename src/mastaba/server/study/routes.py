"""Analyses over HTTP: of a table's match once it is over, and of records opened from a file."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import FromPath, FromQuery

from mastaba.arena.analysis.survey import Survey
from mastaba.match import Match
from mastaba.server.entrance.limits import address_of
from mastaba.server.http.errors import ApiError, also
from mastaba.server.http.requests import AnyConnection, HttpRequest, language, porter_of, table_and_audience
from mastaba.server.replays.routes import opened_records
from mastaba.server.study import chances, coach
from mastaba.server.study.analyses import Analyses, State, told
from mastaba.server.study.lines import line
from mastaba.server.study.shapes import Analysed, PlayLine
from mastaba.server.tables.table import Table


def analyses_of(connection: AnyConnection) -> Analyses:
    """The analyses that the application keeps."""
    found: Analyses = connection.app.state.analyses
    return found


async def _finished(request: HttpRequest, table_id: str) -> tuple[Table, Match]:
    """A table whose match is over: before that, an analysis would tell what is hidden."""
    table, _ = await table_and_audience(request, table_id)
    match = table.playable()
    if not match.over:
        raise ApiError(409, "analysis-running")
    return table, match


def _whole(match: Match) -> Match:
    """A record's match, if it has come to its end."""
    if not match.over:
        raise ApiError(409, "analysis-running")
    return match


async def _told(request: HttpRequest, match: Match, state: State, survey: Survey | None) -> Analysed:
    return await asyncio.to_thread(told, match.copy(), state, survey, analyses_of(request).iterations, language(request))


async def _line(request: HttpRequest, match: Match, survey: Survey | None, step: int, played: bool) -> PlayLine:
    if survey is None:
        raise ApiError(404, "no-such-line", step=step)
    return await asyncio.to_thread(line, match.copy(), survey, step, played, language(request))


@get("/api/tables/{table_id:str}/analysis", responses=also(409))
async def table_analysis(request: HttpRequest, table_id: FromPath[str]) -> Analysed:
    """How far the analysis of a table's finished match has come, and what it has found."""
    table, match = await _finished(request, table_id)
    return await _told(request, match, *await analyses_of(request).of_table(table))


@post("/api/tables/{table_id:str}/analysis", status_code=202, responses=also(409))
async def ask_table_analysis(request: HttpRequest, table_id: FromPath[str]) -> Analysed:
    """Has a table's finished match analysed in the background; asked again, it is the same analysis."""
    table, match = await _finished(request, table_id)
    if (await analyses_of(request).of_table(table))[0] in ("none", "failed"):
        await porter_of(request).analyses.ask(address_of(request.scope))
        await analyses_of(request).ask_table(table)
    return await _told(request, match, *await analyses_of(request).of_table(table))


@get("/api/tables/{table_id:str}/analysis/lines/{step:int}", responses=also(409))
async def table_line(
    request: HttpRequest, table_id: FromPath[str], step: FromPath[int], played: FromQuery[bool] = False
) -> PlayLine:
    """A line of play from the better action of a mistake on, or from the one that was played."""
    table, match = await _finished(request, table_id)
    return await _line(request, match, (await analyses_of(request).of_table(table))[1], step, played)


@get("/api/records/{record:str}/analysis", responses=also(404, 409))
async def record_analysis(request: HttpRequest, record: FromPath[str]) -> Analysed:
    """How far the analysis of an opened record has come, and what it has found."""
    match = _whole(opened_records(request).find(record))
    return await _told(request, match, *analyses_of(request).of_record(record))


@post("/api/records/{record:str}/analysis", status_code=202, responses=also(404, 409))
async def ask_record_analysis(request: HttpRequest, record: FromPath[str]) -> Analysed:
    """Has an opened record analysed in the background."""
    match = _whole(opened_records(request).find(record))
    if analyses_of(request).of_record(record)[0] in ("none", "failed"):
        await porter_of(request).analyses.ask(address_of(request.scope))
        analyses_of(request).ask_record(record, match)
    return await _told(request, match, *analyses_of(request).of_record(record))


@get("/api/records/{record:str}/analysis/lines/{step:int}", responses=also(404, 409))
async def record_line(
    request: HttpRequest, record: FromPath[str], step: FromPath[int], played: FromQuery[bool] = False
) -> PlayLine:
    """A line of play of an opened record's analysis."""
    match = _whole(opened_records(request).find(record))
    return await _line(request, match, analyses_of(request).of_record(record)[1], step, played)


HANDLERS = [
    table_analysis, ask_table_analysis, table_line, record_analysis, ask_record_analysis, record_line,
    coach.coach, chances.chances,
]  # fmt: skip
