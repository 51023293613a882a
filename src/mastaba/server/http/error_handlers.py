"""How errors are answered: ours, Litestar's, and those that nobody thought of."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.routes import HTTPRoute
from litestar.types import ExceptionHandlersMap

from mastaba.server.entrance import guard
from mastaba.server.entrance.malformed import Malformed
from mastaba.server.http.errors import ApiError, ErrorAnswer
from mastaba.server.http.requests import HttpRequest, preferred_language

log = logging.getLogger(__name__)
CODES: Final = {401: "no-secret", 403: "wrong-secret", 404: "not-found", 413: "too-large"}


def answered(request: HttpRequest, error: ApiError) -> Response[ErrorAnswer]:
    """An error, in the language of whoever asked."""
    headers = {**guard.HEADERS, **({"WWW-Authenticate": "Bearer"} if error.status == 401 else {})}
    headers |= {"Retry-After": str(error.facts["seconds"])} if error.status == 429 else {}
    return Response(ErrorAnswer(error.detail(preferred_language(request))), status_code=error.status, headers=headers)


def _http(request: HttpRequest, error: HTTPException) -> Response[ErrorAnswer]:
    """What Litestar itself refuses: bodies it cannot read, addresses there are not."""
    if error.status_code >= 500:
        return _internal(request, error)
    if error.status_code == 405:
        return _not_allowed(request)
    if error.status_code in CODES:
        return answered(request, ApiError(error.status_code, CODES[error.status_code]))
    return answered(request, Malformed(*_reasons(error)))


def _not_allowed(request: HttpRequest) -> Response[ErrorAnswer]:
    """A method that an address does not have, and those that it has."""
    answer = answered(request, ApiError(405, "not-allowed"))
    answer.headers["Allow"] = ", ".join(sorted(_methods(request)))
    return answer


def _methods(request: HttpRequest) -> set[str]:
    """What can be done at an address; whatever can be got can also be asked for without its body."""
    parts = request.scope["path"].strip("/").split("/")
    fitting = [route for route in request.app.routes if isinstance(route, HTTPRoute) and _fits(route, parts)]
    found = {str(method) for route in fitting for method in route.methods} or {"GET", "OPTIONS"}  # the page's own addresses
    return found | ({"HEAD"} if "GET" in found else set())


def _fits(route: HTTPRoute, parts: list[str]) -> bool:
    wanted = route.path_components
    return len(wanted) == len(parts) and all(
        not isinstance(one, str) or one == part for one, part in zip(wanted, parts, strict=True)
    )


def _too_deep(request: HttpRequest, error: RecursionError) -> Response[ErrorAnswer]:
    """Brackets within brackets within brackets, more than any message of ours has."""
    return answered(request, Malformed(str(error)))


def _reasons(error: HTTPException) -> list[str]:
    """The parts of a request that cannot be used, as msgspec names them."""
    extra: Any = error.extra
    if isinstance(error, ValidationException) and isinstance(extra, list) and extra:
        return [_part(item) for item in extra if isinstance(item, dict)]
    return [str(error.detail)]


def _part(item: dict[str, Any]) -> str:
    """What Litestar says of a part of a request, with its name as msgspec would put it; a whole body has none."""
    message, name = str(item.get("message", "")), str(item.get("key", ""))
    return message if name in ("", "data") else f"{message} - at `{name}`"


def _internal(request: HttpRequest, error: Exception) -> Response[ErrorAnswer]:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return answered(request, ApiError(500, "internal"))


HANDLERS: Final[ExceptionHandlersMap] = {
    ApiError: answered,
    HTTPException: _http,
    RecursionError: _too_deep,
    Exception: _internal,
}
