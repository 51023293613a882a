"""The application: routes, the tables behind them, and how errors are answered."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from importlib.metadata import version
from typing import Any

import numpy as np
from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig

from mastaba.server.bots.worker import load_plugins
from mastaba.server.http import games, routes, sockets, static
from mastaba.server.http.errors import ApiError, ErrorAnswer
from mastaba.server.http.requests import HttpRequest, StrictBody, preferred_language
from mastaba.server.schema import schema
from mastaba.server.settings import BODY_LIMIT, Settings
from mastaba.server.storage.store import Store
from mastaba.server.tables.messages import plain
from mastaba.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)
Lifespan = Callable[[Litestar], contextlib.AbstractAsyncContextManager[None]]
CODES = {401: "no-secret", 403: "wrong-secret", 404: "not-found", 405: "not-allowed", 413: "too-large"}


def build(settings: Settings) -> Litestar:
    """The application over a store; a store that cannot be used is refused before anything is served."""
    load_plugins()
    store = Store(settings.data, settings.lang)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.registry = TableRegistry(settings, store)
        try:
            yield
        finally:
            await app.state.registry.close()

    return application(lifespan)


def application(*lifespans: Lifespan) -> Litestar:
    """Routes, and how errors are answered."""
    return Litestar(
        [*games.HANDLERS, *routes.HANDLERS, sockets.socket, schema, static.page],
        lifespan=lifespans,
        dto=StrictBody,
        return_dto=None,
        type_encoders={np.generic: plain},
        request_max_body_size=BODY_LIMIT,
        exception_handlers={ApiError: _error, HTTPException: _http, RecursionError: _too_deep, Exception: _internal},
        response_headers={"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"},
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=6),
        openapi_config=OpenAPIConfig("Mastaba", version("mastaba"), path="/openapi", render_plugins=[]),
        logging_config=None,
    )


def _answer(request: HttpRequest, error: ApiError) -> Response[ErrorAnswer]:
    headers = {"WWW-Authenticate": "Bearer"} if error.status == 401 else None
    return Response(ErrorAnswer(error.detail(preferred_language(request))), status_code=error.status, headers=headers)


def _error(request: HttpRequest, error: ApiError) -> Response[ErrorAnswer]:
    return _answer(request, error)


def _http(request: HttpRequest, error: HTTPException) -> Response[ErrorAnswer]:
    """What Litestar itself refuses: bodies it cannot read, addresses there are not."""
    if error.status_code >= 500:
        return _internal(request, error)
    code = CODES.get(error.status_code, "malformed")
    facts = {"reason": _reason(error)} if code == "malformed" else {}
    return _answer(request, ApiError(error.status_code, code, **facts))


def _too_deep(request: HttpRequest, error: RecursionError) -> Response[ErrorAnswer]:
    """Brackets within brackets within brackets, more than any message of ours has."""
    return _answer(request, ApiError(400, "malformed", reason="[[[…"))


def _reason(error: HTTPException) -> str:
    """The parts of a request that cannot be used, as msgspec names them."""
    extra: Any = error.extra
    if isinstance(error, ValidationException) and isinstance(extra, list) and extra:
        parts = [f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)]
        return "; ".join(parts)[:300]
    return str(error.detail)[:300]


def _internal(request: HttpRequest, error: Exception) -> Response[ErrorAnswer]:
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return _answer(request, ApiError(500, "internal"))
