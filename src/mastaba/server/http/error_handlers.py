"""How errors are answered: ours, Litestar's, and those that nobody thought of."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from mastaba.server.entrance import guard
from mastaba.server.http.errors import ApiError, ErrorAnswer
from mastaba.server.http.requests import HttpRequest, preferred_language

log = logging.getLogger(__name__)
CODES: Final = {401: "no-secret", 403: "wrong-secret", 404: "not-found", 405: "not-allowed", 413: "too-large"}


def answered(request: HttpRequest, error: ApiError) -> Response[ErrorAnswer]:
    """An error, in the language of whoever asked."""
    headers = {**guard.HEADERS, **({"WWW-Authenticate": "Bearer"} if error.status == 401 else {})}
    return Response(ErrorAnswer(error.detail(preferred_language(request))), status_code=error.status, headers=headers)


def _http(request: HttpRequest, error: HTTPException) -> Response[ErrorAnswer]:
    """What Litestar itself refuses: bodies it cannot read, addresses there are not."""
    if error.status_code >= 500:
        return _internal(request, error)
    code = CODES.get(error.status_code, "malformed")
    facts = {"reason": _reason(error)} if code == "malformed" else {}
    return answered(request, ApiError(error.status_code, code, **facts))


def _too_deep(request: HttpRequest, error: RecursionError) -> Response[ErrorAnswer]:
    """Brackets within brackets within brackets, more than any message of ours has."""
    return answered(request, ApiError(400, "malformed", reason="[[[…"))


def _reason(error: HTTPException) -> str:
    """The parts of a request that cannot be used, as msgspec names them."""
    extra: Any = error.extra
    if isinstance(error, ValidationException) and isinstance(extra, list) and extra:
        parts = [f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)]
        return "; ".join(parts)[:300]
    return str(error.detail)[:300]


def _internal(request: HttpRequest, error: Exception) -> Response[ErrorAnswer]:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return answered(request, ApiError(500, "internal"))


HANDLERS: Final[ExceptionHandlersMap] = {
    ApiError: answered,
    HTTPException: _http,
    RecursionError: _too_deep,
    Exception: _internal,
}
