"""What a request says about who asks: their language and their secret."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar.connection import ASGIConnection, Request

from mastaba.server.http.errors import ApiError
from mastaba.server.tables.messages import Audience
from mastaba.server.tables.registry import TableRegistry
from mastaba.server.tables.table import Table
from mastaba.text import LANGUAGES

HttpRequest = Request[Any, Any, Any]
T = TypeVar("T")
BEARER = "bearer "


def registry_of(connection: ASGIConnection[Any, Any, Any, Any]) -> TableRegistry:
    """The tables that the application keeps."""
    registry: TableRegistry = connection.app.state.registry
    return registry


def preferred_language(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language asked for by ?lang= or by the browser; English where that is none of ours."""
    wished = [connection.query_params.get("lang", ""), *connection.headers.get("accept-language", "").split(",")]
    return next((word.strip()[:2].lower() for word in wished if word.strip()[:2].lower() in LANGUAGES), "en")


def language(request: HttpRequest) -> str:
    """The language of an answer; one that there is not is refused."""
    given = request.query_params.get("lang")
    if given is not None and given not in LANGUAGES:
        raise ApiError(400, "bad-language", given=given[:20], languages=", ".join(LANGUAGES))
    return preferred_language(request)


def secret_of(request: HttpRequest) -> str | None:
    """The secret in the request's Authorization header."""
    header = request.headers.get("authorization", "")
    if not header:
        return None
    if not header.lower().startswith(BEARER):
        raise ApiError(403, "wrong-secret")
    return header[len(BEARER) :].strip()


async def strictly(request: HttpRequest, data: T) -> T:
    """A body as it was written: Litestar also takes "1" for 1, which is kind to forms and hides mistakes in programs."""
    try:
        return msgspec.json.decode(await request.body(), type=type(data))
    except msgspec.MsgspecError as error:
        raise ApiError(400, "malformed", reason=str(error)) from None


async def table_and_audience(request: HttpRequest, table_id: str) -> tuple[Table, Audience]:
    """The table that a request is about, and who asks."""
    lang = language(request)
    table = await registry_of(request).table(table_id)
    return table, table.audience(secret_of(request), lang)
