"""Looking back over HTTP: at a table's match, as far as whoever asks may know it, and at records opened from a file."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from mastaba.arena.analysis.survey import Survey
from mastaba.match import Match
from mastaba.server.entrance.limits import address_of
from mastaba.server.http.answers import OpenedTable
from mastaba.server.http.errors import ApiError, BadSetup, also
from mastaba.server.http.requests import AnyConnection, HttpRequest, language, porter_of, registry_of, table_and_audience
from mastaba.server.replays import eyes, game_file
from mastaba.server.replays.frames import MOST, about, frames
from mastaba.server.replays.opened_records import OpenedRecords
from mastaba.server.replays.playing_on import check_number, play_on
from mastaba.server.replays.shapes import LONGEST_RECORD, Frames, OpenedRecord, PlayOn, RecordText, Replay


async def _told(match: Match, known: list[str], eye: str, lang: str, may_play_on: bool) -> Replay:
    return await asyncio.to_thread(about, match, eyes.chosen(match, known, eye), known, lang, may_play_on)


async def _shown(match: Match, known: list[str], eye: str, first: int, last: int) -> Frames:
    check_number(match, first)
    until = min(last, first + MOST - 1, len(match.steps))
    return Frames(await asyncio.to_thread(frames, match, eyes.chosen(match, known, eye), first, until))


async def _match_and_eyes(request: HttpRequest, table_id: str) -> tuple[Match, list[str]]:
    """A table's match, and the eyes that whoever asks may look through: their own first, and others once it is over."""
    table, audience = await table_and_audience(request, table_id)
    match = table.playable().copy()
    if not match.over:
        return match, eyes.own(audience)
    mine = eyes.own(audience) if len(audience.seats) == 1 else []
    return match, sorted(eyes.every(match), key=lambda eye: eye not in mine)


@get("/api/tables/{table_id:str}/replay", responses=also(409))
async def table_replay(request: HttpRequest, table_id: FromPath[str], eye: FromQuery[str] = "") -> Replay:
    """A table's match, to be looked back at: while it runs, as those who ask know it; afterwards through any eyes."""
    await porter_of(request).frames.ask(address_of(request.scope))
    match, known = await _match_and_eyes(request, table_id)
    return await _told(match, known, eye, language(request), match.over)


@get("/api/tables/{table_id:str}/replay/frames", responses=also(409))
async def table_frames(
    request: HttpRequest, table_id: FromPath[str], first: FromQuery[int], last: FromQuery[int], eye: FromQuery[str] = ""
) -> Frames:
    """How a table's match stood after `first` to `last` decisions, or as many of them as one answer holds."""
    await porter_of(request).frames.ask(address_of(request.scope))
    match, known = await _match_and_eyes(request, table_id)
    return await _shown(match, known, eye, first, last)


@post("/api/tables/{table_id:str}/play-on", status_code=201, responses=also(409))
async def table_play_on(request: HttpRequest, table_id: FromPath[str], data: JSONBody[PlayOn]) -> OpenedTable:
    """A new table that stands as this one stood; not while the game runs, for whoever played on would see what is hidden."""
    match, _ = await _match_and_eyes(request, table_id)
    if not match.over:
        raise ApiError(409, "play-on-running")
    return await _played_on(request, match, data)


async def _played_on(request: HttpRequest, match: Match, asked: PlayOn) -> OpenedTable:
    await porter_of(request).tables.ask(address_of(request.scope))
    return await play_on(registry_of(request), match, asked, language(request))


@get("/api/tables/{table_id:str}/replay.html", media_type="text/html", responses=also(409))
async def table_file(request: HttpRequest, table_id: FromPath[str]) -> Response[str]:
    """A finished game as one HTML file that opens anywhere."""
    table, _ = await table_and_audience(request, table_id)
    match = table.playable().copy()
    if not match.over:
        raise ApiError(409, "eyes-closed")
    return await _file(request, match, table_id, *await request.app.state.analyses.of_table(table))


async def _file(request: HttpRequest, match: Match, name: str, state: str, survey: Survey | None) -> Response[str]:
    """A game with its analysis, if that is done."""
    done, iterations = survey if state == "done" else None, request.app.state.analyses.iterations
    await porter_of(request).files.ask(address_of(request.scope))
    try:
        page = await asyncio.to_thread(game_file.page, match, done, iterations)
    except game_file.NoTemplate as error:
        raise BadSetup("server-no-page", error, 503) from None
    headers = {"Content-Disposition": f'attachment; filename="{match.game.id}-{name}.html"'}
    return Response(page, media_type="text/html", headers=headers)


# Records opened from a file: whoever has the file knows everything in it


def opened_records(connection: AnyConnection) -> OpenedRecords:
    """The records that the application has open."""
    found: OpenedRecords = connection.app.state.opened_records
    return found


@post("/api/records", status_code=201, responses=also(422), request_max_body_size=2 * LONGEST_RECORD)
async def open_record(request: HttpRequest, data: JSONBody[RecordText]) -> OpenedRecord:
    """Opens a record; one that is not whole and true is refused with the line on which it goes wrong."""
    await porter_of(request).records.ask(address_of(request.scope))
    name, match = await asyncio.to_thread(opened_records(request).add, data.text)
    return OpenedRecord(name, match.game.id, len(match.steps))


@get("/api/records/{record:str}/replay", responses=also(404))
async def record_replay(request: HttpRequest, record: FromPath[str], eye: FromQuery[str] = "") -> Replay:
    """The match of an opened record, through any eyes."""
    await porter_of(request).frames.ask(address_of(request.scope))
    match = opened_records(request).find(record)
    return await _told(match, eyes.every(match), eye, language(request), True)


@get("/api/records/{record:str}/replay/frames", responses=also(404))
async def record_frames(
    request: HttpRequest, record: FromPath[str], first: FromQuery[int], last: FromQuery[int], eye: FromQuery[str] = ""
) -> Frames:
    """How the match of an opened record stood after `first` to `last` decisions."""
    await porter_of(request).frames.ask(address_of(request.scope))
    match = opened_records(request).find(record)
    return await _shown(match, eyes.every(match), eye, first, last)


@get("/api/records/{record:str}/replay.html", media_type="text/html", responses=also(404))
async def record_file(request: HttpRequest, record: FromPath[str]) -> Response[str]:
    """The match of an opened record as one HTML file that opens anywhere."""
    match = opened_records(request).find(record)
    return await _file(request, match, record, *request.app.state.analyses.of_record(record))


@post("/api/records/{record:str}/play-on", status_code=201, responses=also(404, 409))
async def record_play_on(request: HttpRequest, record: FromPath[str], data: JSONBody[PlayOn]) -> OpenedTable:
    """A new table that stands as the match of a record stood."""
    return await _played_on(request, opened_records(request).find(record), data)


HANDLERS = [
    table_replay, table_frames, table_file, table_play_on, open_record, record_replay, record_frames, record_file, record_play_on,
]  # fmt: skip
