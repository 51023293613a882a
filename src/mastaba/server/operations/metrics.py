"""How much the server does, measured and told to Prometheus."""

from __future__ import annotations

import time
from typing import Final

from litestar import Response, get
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from mastaba.server.entrance.limits import is_near
from mastaba.server.http.errors import ApiError
from mastaba.server.http.requests import HttpRequest, registry_of
from mastaba.server.operations.figures import FIGURES, REQUESTS, SOCKETS, TABLES, WAITING

ELSEWHERE: Final = "elsewhere"  # addresses of nobody's choosing are one, or the figures would grow with every guess


class Measure(ASGIMiddleware):
    """Notes how long each request took, and how it was answered."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Lets a request through and looks at the clock."""
        began, status = time.perf_counter(), 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, watched)
        except ApiError as error:
            status = error.status
            raise
        finally:
            route = str(scope.get("path_template") or ELSEWHERE)
            REQUESTS.labels(str(scope["method"]), route, str(status)).observe(time.perf_counter() - began)  # type: ignore[typeddict-item]


@get("/metrics", include_in_schema=False)
async def metrics(request: HttpRequest) -> Response[bytes]:
    """The figures, for whoever is on this machine or in its own network."""
    if not is_near(request.scope):
        raise ApiError(404, "not-found")
    registry = registry_of(request)
    tables = registry.loaded()
    sockets = [subscriber for table in tables for subscriber in table.broadcast.subscribers]
    TABLES.set(len(tables))
    SOCKETS.labels("seat").set(sum(bool(one.audience.seats) for one in sockets))
    SOCKETS.labels("onlooker").set(sum(not one.audience.seats for one in sockets))
    for lane, count in registry.workers.waiting().items():
        WAITING.labels(lane).set(count)
    return Response(generate_latest(FIGURES), headers={"Content-Type": CONTENT_TYPE_LATEST})
