"""The door: who has connected but says nothing, says half of something, or does not listen, is shown out.

uvicorn answers whoever asks and waits for whoever does not; a thousand silent connections would use up what the system lends.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mastaba.server.entrance.line import Line

SPARE: Final = 128  # files that are not connections: the store, workers, the page
USUAL: Final = 1024  # where the system does not say how many there may be
MOST: Final = 20_000
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Door:
    """All connections; those that we wait for, the longest waiting first, each with the moment at which we no longer do."""

    def __init__(self, most: int, patience: float) -> None:
        self.most = most
        self.patience = patience
        self._inside: set[Any] = set()
        self._awaited: dict[Any, asyncio.TimerHandle] = {}

    def enter(self, transport: Any) -> bool:
        """Lets somebody in who has said nothing yet; where it is full, in place of the one who has been silent longest."""
        self._inside.add(transport)
        if len(self._inside) > self.most:
            if not self._awaited:
                self.leave(transport)
                return False
            self._turn_out(next(iter(self._awaited)))
        self.wait_for(transport)
        return True

    def wait_for(self, transport: Any) -> None:
        """Waits for the rest of what somebody says or for them to take what they were sent, and not for ever."""
        self.served(transport)
        self._awaited[transport] = asyncio.get_running_loop().call_later(self.patience, self._turn_out, transport)

    def served(self, transport: Any) -> None:
        """Somebody has said something whole, or taken everything."""
        timer = self._awaited.pop(transport, None)
        if timer:
            timer.cancel()

    def leave(self, transport: Any) -> None:
        """Somebody has gone."""
        self.served(transport)
        self._inside.discard(transport)

    def _turn_out(self, transport: Any) -> None:
        """Cuts a connection at once: closing politely would wait for what is never taken."""
        self.leave(transport)
        transport.abort()


class HttpConnection(HttpToolsProtocol):
    """A connection over which requests come, each of them whole within the door's patience."""

    def __init__(self, door: Door, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self._door = door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody knocks."""
        super().connection_made(transport)
        if not self._door.enter(transport):
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        super().connection_lost(exc)
        self._door.leave(self.transport)

    def on_message_begin(self) -> None:
        """The first letter of a request."""
        super().on_message_begin()
        self._door.wait_for(self.transport)

    def on_message_complete(self) -> None:
        """The last."""
        super().on_message_complete()
        self._door.served(self.transport)


class SocketConnection(Line):
    """A socket whose client has to take what it is sent."""

    def __init__(self, door: Door, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self._door = door

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        super().connection_lost(exc)
        self._door.leave(self.transport)

    def keepalive_timeout(self) -> None:
        """A ping was not answered: nobody is there, so there is nobody to take what may still wait to be sent."""
        super().keepalive_timeout()
        self.transport.abort()

    def pause_writing(self) -> None:
        """More waits to be sent than the connection takes."""
        super().pause_writing()
        self._door.wait_for(self.transport)

    def resume_writing(self) -> None:
        """It has taken it."""
        super().resume_writing()
        self._door.served(self.transport)


def protocols(door: Door) -> dict[str, Any]:
    """What uvicorn makes of a new connection, and of one that becomes a socket."""
    return {"http": partial(HttpConnection, door), "ws": partial(SocketConnection, door)}


def room() -> int:
    """How many connections there may be: as many files as the system lends, but for our own."""
    try:
        import resource
    except ImportError:  # Windows, which counts otherwise
        return USUAL - SPARE
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE if hard == resource.RLIM_INFINITY else min(hard, MOST + SPARE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted - SPARE
