"""`mastaba serve`: the server on a port, and the page in the browser."""

from __future__ import annotations

import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import typer
import uvicorn
from litestar import Litestar

from mastaba.errors import MastabaError
from mastaba.server import addresses
from mastaba.server.app import build
from mastaba.server.entrance.door import Door, protocols, room
from mastaba.server.operations import logs, pauses
from mastaba.server.processes import Processes
from mastaba.server.settings import BODY_LIMIT, Settings, chosen
from mastaba.server.storage.opening import open_store, place_of
from mastaba.server.storage.store import Store
from mastaba.text import locale_language, words

GRACE: Final = 2  # seconds that open sockets get when the server is stopped
GIVES_WAY: Final = (
    0.001  # seconds after which a busy loop lets the thread go on that writes, for which everybody waits; usually five
)


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


class OneFile(MastabaError):
    """Several processes on a store that is for one."""


def run(
    host: str,
    port: int,
    data: Path | None,
    is_opened: bool,
    public: str | None = None,
    database: str = "",
    processes: int = 1,
    workers: int | None = None,
) -> None:
    """Serves until stopped."""
    if processes > 1 and not database:
        raise OneFile(key="error-processes")
    lang = locale_language()
    logs.set_up()
    settings = replace(chosen(data, lang), database=database, host=host)
    settings = settings if workers is None else replace(settings, workers=workers)
    settings = replace(settings, public=addresses.public(public) if public is not None else "")
    with listening(host, port, lang) as bound:
        settings = replace(settings, port=bound.getsockname()[1])
        store = open_store(settings.data, settings.database)
        for line in greeting(settings):
            typer.echo(line)
        if is_opened:
            threading.Timer(0.5, webbrowser.open, [addresses.local(host, settings.port)]).start()
        if processes == 1:
            serve(settings, bound, store)
        else:
            store.close()
            shared = replace(settings, workers=-(-settings.workers // processes))
            Processes(processes, serve_one, shared, bound).run()


def serve(settings: Settings, bound: socket.socket, store: Store | None = None) -> None:
    """Serves with this process until stopped."""
    server = uvicorn.Server(configured(build(settings, store), Door(room(), settings.silence), settings))
    pauses.stays()
    sys.setswitchinterval(GIVES_WAY)
    server.run(sockets=[bound])


def serve_one(settings: Settings, bound: socket.socket, number: int) -> None:
    """Serves with one process of several; the first of them compiles ahead."""
    serve(replace(settings, is_eager=settings.is_eager and number == 0), bound)


def greeting(settings: Settings) -> list[str]:
    """What is said when the server is ready: where it is for who sits here, and where for others."""
    said, here = words(None, settings.lang), addresses.local(settings.host, settings.port)
    lines = [said.say("server-ready", address=f"{here}/", file=place_of(settings.data, settings.database))]
    others = [f"{one}/" for one in addresses.reachable(settings) if one != here]
    if others:
        lines.append(said.say("server-others", address="  ".join(others)))
    elif settings.host in addresses.EVERYWHERE:
        lines.append(said.say("server-alone"))
    return lines


def configured(app: Litestar, door: Door, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application; whose word it takes for who asks has to be said by hand."""
    limits: dict[str, Any] = {"ws_max_size": BODY_LIMIT, "timeout_graceful_shutdown": GRACE}
    limits |= {"ws_ping_interval": settings.ping, "ws_ping_timeout": settings.ping}
    limits |= {"proxy_headers": bool(settings.proxies), "forwarded_allow_ips": [*settings.proxies]}
    return uvicorn.Config(
        app, log_config=None, log_level="warning", lifespan="on", server_header=False, **protocols(door), **limits
    )
