"""The application: routes, the tables behind them, and how errors are answered."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from importlib.metadata import version
from typing import Any, Final

import numpy as np
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.middleware import ASGIMiddleware
from litestar.openapi.config import OpenAPIConfig

from mastaba.server import daily_deals, examples, lessons
from mastaba.server.archive.keeper import Keeper
from mastaba.server.bots.worker import load_plugins
from mastaba.server.entrance.guard import HEADERS, Guard
from mastaba.server.entrance.limits import Limiter, Porter
from mastaba.server.http import error_handlers, games, invitations, routes, sockets, static
from mastaba.server.http.requests import StrictBody
from mastaba.server.operations import health, metrics, pauses, tracing
from mastaba.server.operations.metrics import Measure
from mastaba.server.own_record import routes as own_record
from mastaba.server.puzzles import routes as puzzles
from mastaba.server.replays import routes as replays
from mastaba.server.replays.opened_records import OpenedRecords
from mastaba.server.schema import schema
from mastaba.server.settings import BODY_LIMIT, Settings
from mastaba.server.storage.opening import open_store
from mastaba.server.storage.store import Store
from mastaba.server.study import routes as study
from mastaba.server.study.analyses import Analyses
from mastaba.server.study.analyst import Analyst
from mastaba.server.tables.messages import plain
from mastaba.server.tables.registry import TableRegistry

HANDLERS: Final = (
    health.health,
    health.ready,
    metrics.metrics,
    *replays.HANDLERS,
    *study.HANDLERS,
    *lessons.HANDLERS,
    *examples.HANDLERS,
    *puzzles.HANDLERS,
    *daily_deals.HANDLERS,
    *own_record.HANDLERS,
)
Lifespan = Callable[[Litestar], contextlib.AbstractAsyncContextManager[None]]


class Application(Litestar):
    """Litestar, which also answers to HEAD: as to GET, but the server keeps the body to itself."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answers a request."""
        is_head = scope["type"] == "http" and scope["method"] == "HEAD"
        seen: Any = {**scope, "method": "GET"} if is_head else scope
        await super().__call__(seen, receive, send)


def build(settings: Settings, store: Store | None = None) -> Litestar:
    """The application over a store; a store that cannot be used is refused before anything is served."""
    load_plugins()
    store = store or open_store(settings.data, settings.database)
    porter = Porter(settings.limits)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.registry = TableRegistry(settings, store)
        app.state.opened_records = OpenedRecords()
        app.state.analyses = Analyses(app.state.registry, Analyst(app.state.registry.precompiler, settings.iterations))
        app.state.porter = porter
        keeper, looking = Keeper(app.state.registry), asyncio.ensure_future(pauses.look())
        try:
            await app.state.registry.start()
            yield
        finally:
            looking.cancel()
            await keeper.close()
            await app.state.analyses.close()
            await app.state.registry.close()

    return application([lifespan], [Measure(), Limiter(porter), Guard(settings)])


def application(lifespans: Sequence[Lifespan] = (), middleware: Sequence[ASGIMiddleware] = ()) -> Litestar:
    """Routes, and how errors are answered."""
    return Application(
        [*HANDLERS, *games.HANDLERS, *routes.HANDLERS, *invitations.HANDLERS, sockets.socket, schema, *static.routers()],
        plugins=tracing.plugins(),
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
