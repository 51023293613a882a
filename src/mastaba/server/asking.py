"""What a request says about who asks: their language and their secret."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar.connection import ASGIConnection, Request

from mastaba.errors import BadOption
from mastaba.server.house import House
from mastaba.server.table import Table
from mastaba.server.telling import Audience
from mastaba.server.troubles import Trouble, Unfit
from mastaba.text import LANGUAGES, check_language

Asked = Request[Any, Any, Any]
T = TypeVar("T")
BEARER = "bearer "


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The house that the application keeps."""
    house: House = connection.app.state.house
    return house


def preferred(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language asked for by ?lang= or by the browser; English where that is none of ours."""
    wished = [connection.query_params.get("lang", ""), *connection.headers.get("accept-language", "").split(",")]
    return next((word.strip()[:2].lower() for word in wished if word.strip()[:2].lower() in LANGUAGES), "en")


def language(request: Asked) -> str:
    """The language of an answer; one that there is not is refused."""
    given = request.query_params.get("lang")
    try:
        check_language(preferred(request) if given is None else given)
    except BadOption as error:
        raise Unfit("bad-language", error) from None
    return preferred(request)


def secret_of(request: Asked) -> str | None:
    """The secret in the request's Authorization header."""
    header = request.headers.get("authorization", "")
    if not header:
        return None
    if not header.lower().startswith(BEARER):
        raise Trouble(403, "wrong-secret")
    return header[len(BEARER) :].strip()


async def strictly(request: Asked, data: T) -> T:
    """A body as it was written: Litestar also takes "1" for 1, which is kind to forms and hides mistakes in programs."""
    try:
        return msgspec.json.decode(await request.body(), type=type(data))
    except msgspec.MsgspecError as error:
        raise Trouble(400, "malformed", reason=str(error)) from None


async def at_table(request: Asked, table_id: str) -> tuple[Table, Audience]:
    """The table that a request is about, and who asks."""
    lang = language(request)
    table = await house_of(request).table(table_id)
    return table, table.audience(secret_of(request), lang)
