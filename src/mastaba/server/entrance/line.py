"""A socket whose messages go straight to whoever serves it, past what is made for requests.

Between uvicorn and a handler lie the application, its middleware and the framework's socket; a move comes in through all of them and
goes out through all of them to everybody who is told of it, which took as long as to play it.
"""

from __future__ import annotations

import struct
import zlib
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.protocol import OPEN

NAME: Final = "mastaba.line"  # among the extensions of a socket's scope
AHEAD: Final = 4  # messages of a client that may wait before it is listened to more slowly
WINDOW: Final = 12  # bits: what the compression of a socket looks back on, 4 KB
QUICK: Final = {"level": 1, "memLevel": 5}  # a third less work than zlib's usual, for a third more bytes of very few
SMALL: Final = 1200  # bytes: what is no longer is sent as it is, for it is one packet anyway
TEXT, COMPRESSED_TEXT = 0x81, 0xC1  # how a frame begins that is a whole message
SHORT, MIDDLING = 126, 1 << 16  # sizes from which on a frame says its own in two bytes, and in eight
FLUSHED: Final = 4  # bytes at the end of what was compressed, which go without saying


class Line(WebSocketsSansIOProtocol):
    """One client's connection."""

    def __init__(self, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self._is_due = False  # whether what was said is about to be sent
        self.behind = 0  # messages that wait to be sent, since more do than the connection takes
        if self.conn.available_extensions:
            self.conn.available_extensions = [ServerPerMessageDeflateFactory(False, False, WINDOW, WINDOW, QUICK)]

    async def run_asgi(self) -> None:
        """Serves the client, and lets whoever does that have this."""
        extensions: Any = self.scope["extensions"]
        extensions[NAME] = self
        await super().run_asgi()

    def say(self, message: bytes) -> None:
        """Sends a text, with what else is said in this moment; to who has gone, nothing."""
        if self.conn.state is not OPEN or self.transport.is_closing():
            return
        self.behind = 0 if self.writable.is_set() else self.behind + 1
        self._write(message)
        if not self._is_due:
            self._is_due = True
            self.loop.call_soon(self._send)

    def _write(self, message: bytes) -> None:
        """Writes a text as a frame, by hand: the library takes four objects and as long as the compression to do it."""
        deflate: Any = self.conn.extensions[0] if self.conn.extensions else None  # it is the only one that we offer
        if deflate is None or len(message) <= SMALL:
            self.conn.writes.append(_head(TEXT, len(message)) + message)
        elif deflate.local_no_context_takeover:  # as some clients want it
            self.conn.send_text(message)
        else:
            packed = deflate.encoder.compress(message) + deflate.encoder.flush(zlib.Z_SYNC_FLUSH)
            self.conn.writes.append(_head(COMPRESSED_TEXT, len(packed) - FLUSHED) + packed[:-FLUSHED])

    def _send(self) -> None:
        self._is_due = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def send_receive_event_to_app(self) -> None:
        """A message has come in. uvicorn stops listening for each of them, which are two calls of the system for every move."""
        is_calm = not self.read_paused and self.queue.qsize() < AHEAD
        self.read_paused = self.read_paused or is_calm
        super().send_receive_event_to_app()
        self.read_paused = self.read_paused and not is_calm


def _head(kind: int, size: int) -> bytes:
    """How a frame begins: what it is, and how long."""
    if size < SHORT:
        return bytes((kind, size))
    return struct.pack("!BBH", kind, SHORT, size) if size < MIDDLING else struct.pack("!BBQ", kind, SHORT + 1, size)


def line_of(scope: Any) -> Line:
    """The line of a socket."""
    line: Line = scope["extensions"][NAME]
    return line
