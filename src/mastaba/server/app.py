"""The application: routes, the tables behind them, and how errors are answered."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from importlib.metadata import version

import numpy as np
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi.config import OpenAPIConfig

from mastaba.server import lessons
from mastaba.server.bots.worker import load_plugins
from mastaba.server.entrance.guard import HEADERS, Guard
from mastaba.server.http import error_handlers, games, invitations, routes, sockets, static
from mastaba.server.http.requests import StrictBody
from mastaba.server.replays import routes as replays
from mastaba.server.replays.opened_records import OpenedRecords
from mastaba.server.schema import schema
from mastaba.server.settings import BODY_LIMIT, Settings
from mastaba.server.storage.store import Store
from mastaba.server.tables.messages import plain
from mastaba.server.tables.registry import TableRegistry

Lifespan = Callable[[Litestar], contextlib.AbstractAsyncContextManager[None]]


def build(settings: Settings) -> Litestar:
    """The application over a store; a store that cannot be used is refused before anything is served."""
    load_plugins()
    store = Store(settings.data, settings.lang)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.registry = TableRegistry(settings, store)
        app.state.opened_records = OpenedRecords()
        try:
            yield
        finally:
            await app.state.registry.close()

    return application([lifespan], [Guard(settings)])


def application(lifespans: Sequence[Lifespan] = (), middleware: Sequence[Guard] = ()) -> Litestar:
    """Routes, and how errors are answered."""
    return Litestar(
        [
            *games.HANDLERS,
            *routes.HANDLERS,
            *invitations.HANDLERS,
            *replays.HANDLERS,
            *lessons.HANDLERS,
            sockets.socket,
            schema,
            *static.routers(),
        ],
        lifespan=lifespans,
        middleware=middleware,
        dto=StrictBody,
        return_dto=None,
        type_encoders={np.generic: plain},
        request_max_body_size=BODY_LIMIT,
        exception_handlers=error_handlers.HANDLERS,
        response_headers=dict(HEADERS),
        after_request=static.say_build,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=6, exclude_opt_key=static.IS_COMPRESSED
        ),
        openapi_config=OpenAPIConfig("Mastaba", version("mastaba"), path="/openapi", render_plugins=[]),
        logging_config=None,
    )
