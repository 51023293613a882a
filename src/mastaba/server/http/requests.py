"""What a request says: who asks, in which language, and the body, read strictly."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

import msgspec
from litestar.connection import ASGIConnection, Request
from litestar.datastructures.headers import Accept
from litestar.dto import MsgspecDTO
from litestar.typing import FieldDefinition

from mastaba.errors import BadOption
from mastaba.server.entrance.limits import Porter
from mastaba.server.entrance.malformed import Malformed
from mastaba.server.http.errors import ApiError, BadSetup
from mastaba.server.tables.registry import TableRegistry
from mastaba.server.tables.rendering import Audience
from mastaba.server.tables.table import Table
from mastaba.text import LANGUAGES, check_language

HttpRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
T = TypeVar("T")
BEARER = "bearer "
LARGEST: Final = 2**53  # up to here a number written with a point is exact


class StrictBody(MsgspecDTO[msgspec.Struct]):
    """Reads a body as it was written: Litestar also takes "1" for 1, which is kind to forms and hides mistakes in programs."""

    _shapes: ClassVar[dict[str, Any]] = {}  # by handler

    @classmethod
    def create_for_field_definition(
        cls, field_definition: FieldDefinition, handler_id: str, backend_cls: type[Any] | None = None
    ) -> None:
        """Notes what a handler takes."""
        cls._shapes[handler_id] = field_definition.annotation

    @classmethod
    def create_openapi_schema(cls, field_definition: FieldDefinition, handler_id: str, schema_creator: Any) -> Any:
        """The shape itself."""
        return schema_creator.for_field_definition(field_definition)

    def decode_bytes(self, value: bytes) -> Any:
        """A body as the shape that its handler takes."""
        return decoded(value, self._shapes[self.asgi_connection.route_handler.handler_id])


def decoded(text: bytes | str, shape: type[T]) -> T:
    """What was sent, if it has its shape."""
    try:
        return msgspec.json.decode(text, type=shape)
    except msgspec.ValidationError as error:
        return _with_whole_numbers(text, shape, error)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)) from None


def _with_whole_numbers(text: bytes | str, shape: type[T], error: msgspec.ValidationError) -> T:
    """What was sent once 1.0 is read as 1, which in JSON it is; only what could not be read otherwise comes here."""
    try:
        return msgspec.convert(_whole(msgspec.json.decode(text)), shape)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Malformed(str(error)) from None


def _whole(value: Any) -> Any:
    if isinstance(value, float) and value.is_integer() and abs(value) <= LARGEST:
        return int(value)
    if isinstance(value, list):
        return [_whole(one) for one in value]
    return {key: _whole(one) for key, one in value.items()} if isinstance(value, dict) else value


def registry_of(connection: AnyConnection) -> TableRegistry:
    """The tables that the application keeps."""
    registry: TableRegistry = connection.app.state.registry
    return registry


def porter_of(connection: AnyConnection) -> Porter:
    """Who counts what is asked for."""
    porter: Porter = connection.app.state.porter
    return porter


def preferred_language(connection: AnyConnection) -> str:
    """The language asked for by ?lang= or most wanted by the browser; English where that is none of ours."""
    wished = [connection.query_params.get("lang", ""), *Accept(connection.headers.get("accept-language", ""))]
    return next((word[:2].lower() for word in map(str.strip, wished) if word[:2].lower() in LANGUAGES), "en")


def language(request: HttpRequest) -> str:
    """The language of an answer; one that there is not is refused."""
    given = request.query_params.get("lang")
    try:
        check_language(preferred_language(request) if given is None else given)
    except BadOption as error:
        raise BadSetup("bad-language", error) from None
    return preferred_language(request)


def secret_of(request: HttpRequest) -> str | None:
    """The secret in the request's Authorization header."""
    header = request.headers.get("authorization", "")
    if not header:
        return None
    if not header.lower().startswith(BEARER):
        raise ApiError(403, "wrong-secret")
    return header[len(BEARER) :].strip()


def code_of(request: HttpRequest) -> str:
    """The code of an invitation, which is sent as secrets are."""
    code = secret_of(request)
    if code is None:
        raise ApiError(401, "no-secret")
    return code


def check_host(audience: Audience) -> None:
    """Refuses who has not opened the table."""
    if not audience.is_host:
        raise ApiError(403, "host-only")


async def table_and_audience(request: HttpRequest, table_id: str) -> tuple[Table, Audience]:
    """The table that a request is about, and who asks."""
    lang = language(request)
    table = await registry_of(request).table(table_id)
    return table, table.audience(secret_of(request), lang)


async def table_and_holder(request: HttpRequest, table_id: str, seat: int) -> tuple[Table, Audience]:
    """The table that a request is about, and who holds a seat at it; anybody else is refused."""
    table, audience = await table_and_audience(request, table_id)
    table.check_holds(audience, seat)
    return table, audience
