"""Somebody's own record over HTTP: whoever sends its secret may read, add to, export and delete it; nobody else knows it exists."""

from __future__ import annotations

from importlib.metadata import version

from litestar import Response, delete, get, post
from litestar.params import JSONBody
from msgspec import convert

from mastaba.server.http.errors import ApiError, also
from mastaba.server.http.requests import HttpRequest, language, registry_of, secret_of
from mastaba.server.own_record import counting, rows
from mastaba.server.own_record.shapes import (
    CountedMatch,
    ExportedAnswer,
    ExportedRecord,
    ExportedResult,
    FinishedTable,
    Forgotten,
    OwnRecord,
)
from mastaba.server.tables import seat_secrets
from mastaba.text import words

SHORTEST = 24  # letters of a secret: shorter ones could be guessed


def owner_of(request: HttpRequest) -> str | None:
    """Whose record it is: a hash of the secret that was sent; none where nobody says who they are."""
    language(request)  # one that there is not is refused, as everywhere
    secret = secret_of(request)
    if secret is not None and not (SHORTEST <= len(secret) <= 100 and secret.isascii()):
        raise ApiError(403, "wrong-secret")
    return None if secret is None else seat_secrets.digest(secret)


def known_owner(request: HttpRequest) -> str:
    """Whose record it is; who does not say is refused."""
    owner = owner_of(request)
    if owner is None:
        raise ApiError(401, "no-secret")
    return owner


@get("/api/me", responses=also(401, 403))
async def own_record(request: HttpRequest) -> OwnRecord:
    """What a browser has played and solved here."""
    owner, store = known_owner(request), registry_of(request).store
    return counting.own_record(await store.do(rows.results, owner), await store.do(rows.answers, owner))


@post("/api/me/results", status_code=200, responses=also(401, 403, 404, 410))
async def count_match(request: HttpRequest, data: JSONBody[FinishedTable]) -> CountedMatch:
    """Has a finished match count, once, for whoever sat there."""
    owner, registry = known_owner(request), registry_of(request)
    table = await registry.table(data.table)
    audience = table.audience(data.secret, language(request))
    why = counting.why_not(table, audience, data.seat)
    if why is None:
        seat = data.seat or audience.seats[0]
        why = None if await registry.store.do(rows.add_result, owner, counting.result(table, seat)) else "record-counted"
    return CountedMatch(why is None, why and words(None, audience.lang).say(why))


@get("/api/me/export", responses=also(401, 403))
async def export(request: HttpRequest) -> Response[ExportedRecord]:
    """All that is kept of a browser, line by line, as a file."""
    owner, store = known_owner(request), registry_of(request).store
    results, answers = await store.do(rows.results, owner), await store.do(rows.answers, owner)
    told = ExportedRecord(
        version("mastaba"),
        [convert({**vars(one), "table": one.table_id}, ExportedResult) for one in results],
        [ExportedAnswer(one.game, one.puzzle, one.is_right, one.rating.value, one.at) for one in answers],
    )
    headers = {"Content-Disposition": 'attachment; filename="mastaba-record.json"'}
    return Response(told, headers=headers)


@delete("/api/me", status_code=200, responses=also(401, 403))
async def forget(request: HttpRequest) -> Forgotten:
    """Deletes all of it."""
    return Forgotten(await registry_of(request).store.do(rows.forget, known_owner(request)))


HANDLERS = [own_record, count_match, export, forget]
