"""Whether the server is well, for whatever watches over it: a container, a proxy, systemd."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import get
from msgspec import Struct

from mastaba.server.http.errors import ApiError, also
from mastaba.server.http.requests import HttpRequest, registry_of

PATIENCE: Final = 5.0  # seconds that the store may take to answer
NOBODY: Final = "-"  # a table that there never is


class Well(Struct, frozen=True):
    """The server answers."""

    ok: bool = True


@get("/health", sync_to_thread=False)
def health() -> Well:
    """Whether the server answers at all; if not, it is best started anew."""
    return Well()


@get("/ready", responses=also(503))
async def ready(request: HttpRequest) -> Well:
    """Whether tables can be read, so that players can be sent here."""
    try:
        async with asyncio.timeout(PATIENCE):
            await registry_of(request).store.table(NOBODY)
    except Exception as error:
        raise ApiError(503, "not-ready") from error
    return Well()
