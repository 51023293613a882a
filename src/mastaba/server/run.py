"""`mastaba serve`: the server on a port, and the page in the browser."""

from __future__ import annotations

import socket
import threading
import webbrowser
from pathlib import Path
from typing import Any, Final

import typer
import uvicorn
from litestar import Litestar

from mastaba.errors import MastabaError
from mastaba.server.app import build
from mastaba.server.settings import BODY_LIMIT, Settings, chosen
from mastaba.server.storage.store import FILE
from mastaba.text import locale_language, words

GRACE: Final = 2  # seconds that open sockets get when the server is stopped


class PortTaken(MastabaError):
    """A port that cannot be listened on."""


def listening(host: str, port: int, lang: str) -> socket.socket:
    """A socket bound to the address, so that the port is ours before anything is said."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio leaves Nagle on: 40 ms an answer
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except (OSError, OverflowError) as error:
        bound.close()
        raise PortTaken(words(None, lang).say("error-port", port=str(port), reason=str(error))) from None
    bound.listen(128)
    return bound


def run(host: str, port: int, data: Path | None, is_opened: bool, settings: Settings | None = None) -> None:
    """Serves until stopped."""
    lang = locale_language()
    settings = settings or chosen(data, lang)
    with listening(host, port, lang) as bound:
        app = build(settings)
        address = _address(host, bound.getsockname()[1])
        typer.echo(words(None, lang).say("server-ready", address=address, file=str(settings.data / FILE)))
        if is_opened:
            threading.Timer(0.5, webbrowser.open, [address]).start()
        uvicorn.Server(configured(app)).run(sockets=[bound])


def configured(app: Litestar) -> uvicorn.Config:
    """How uvicorn runs the application."""
    limits: dict[str, Any] = {"ws_max_size": BODY_LIMIT, "timeout_graceful_shutdown": GRACE}
    return uvicorn.Config(app, log_level="warning", ws="websockets-sansio", lifespan="on", server_header=False, **limits)


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"
