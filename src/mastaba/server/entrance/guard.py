"""Who may talk to the server from a browser: pages of this server, under names that are this server's own.

Programs send no Origin and are not meant. A foreign page can make a visitor's browser send requests and open sockets, and by a name
of its own that points here (rebinding) it could even read the answers: both are refused before anything else is done.
"""

from __future__ import annotations

import contextlib
import functools
import ipaddress
import socket
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from mastaba.server.http.errors import ApiError
from mastaba.server.settings import Settings

READING: Final = ("GET", "HEAD", "OPTIONS")  # change nothing, and a foreign page cannot read the answer
REMEMBERED: Final = 1024  # names
PORTS: Final = {"http": 80, "https": 443}
# Svelte sets styles on elements; everything else comes from this server, and nobody may put the page into a frame.
POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Guard(ASGIMiddleware):
    """Refuses requests that reached this server under a foreign name or from a foreign page."""

    def __init__(self, settings: Settings) -> None:
        self._names = own_names(settings.public)
        self._public = place(settings.public) if settings.public else None

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Looks at a request before it is answered."""
        try:
            self._check(scope, Headers.from_scope(scope))
        except ApiError as error:
            if scope["type"] != ScopeType.WEBSOCKET:
                raise
            await send({"type": "websocket.close", "code": 4000 + error.status, "reason": error.code})  # before it was accepted
        else:
            await next_app(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "")
        self._check_host(host)
        if scope["type"] == ScopeType.WEBSOCKET or str(scope["method"]) not in READING:
            self._check_origin(headers.get("origin"), host)

    def _check_host(self, host: str) -> None:
        """A number is always this machine; a name has to be one of ours."""
        name = _name(host)
        if name not in self._names and not name.endswith(".localhost") and not _is_number(name):
            raise ApiError(421, "foreign-host", name=host[:80])

    def _check_origin(self, origin: str | None, host: str) -> None:
        if origin is None:
            return
        with contextlib.suppress(ValueError):
            asking = urlsplit(origin)
            if asking.hostname and place(origin) in (place(f"{asking.scheme}://{host}"), self._public):
                return
        raise ApiError(403, "foreign-origin", origin=origin[:80])


def own_names(public: str) -> frozenset[str]:
    """The names by which this machine is known, to itself and in its network, and the one that others were given."""
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    given = urlsplit(public).hostname if public else None
    return frozenset({"localhost", machine, short, f"{short}.local", *([given] if given else [])})


def place(address: str) -> tuple[str, int]:
    """The name and the port that an address stands for."""
    parts: Any = urlsplit(address)
    return (parts.hostname or "", parts.port or PORTS.get(parts.scheme, 0))


def _name(host: str) -> str:
    with contextlib.suppress(ValueError):
        return urlsplit(f"//{host}").hostname or ""
    return ""


@functools.lru_cache(REMEMBERED)
def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
