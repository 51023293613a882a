"""Notices between servers on one PostgreSQL, by LISTEN and NOTIFY.

They are sent after what they tell of was written, several at once, and on a connection that waits for no disk: a NOTIFY
inside the writing transaction would make all commits of the database wait for each other. Every server hears every notice, so
the driver's own loop, which costs as much as a move's rules, is left out: the socket is watched, and libpq asked what has come.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
import psycopg
from psycopg.conninfo import make_conninfo
from psycopg.pq.abc import PGconn

from mastaba.server.storage.postgres import CHANNEL

log = logging.getLogger(__name__)
MOST: Final = 7900  # bytes that one NOTIFY carries
AGAIN: Final = 0.5  # seconds until a lost connection is tried again
WAITING: Final = 10_000  # notices that are kept while there is no connection; others are lost
FLUSHED: Final = 2.0  # seconds in which all is sent, or lost
TELL: Final = b"SELECT pg_notify($1, $2)"
Hear = Callable[[list[Any]], None]


class Notices:
    """One connection that hears and tells."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._outbox: deque[bytes] = deque(maxlen=WAITING)
        self._line: PGconn | None = None
        self._is_sending = self._is_due = False

    def send(self, notice: list[Any]) -> None:
        """Sends a notice with whatever else is to be sent."""
        self._outbox.append(msgspec.json.encode(notice))
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._send)

    async def flush(self) -> None:
        """Waits until all is sent, or lost."""
        until = time.monotonic() + FLUSHED
        while self._line is not None and (self._outbox or self._is_sending) and time.monotonic() < until:
            await asyncio.sleep(0.005)

    async def listen(self, hear: Hear, reconnected: Callable[[], None]) -> None:
        """Hears until it is cancelled; after a connection was lost, says so, for notices were lost with it."""
        while True:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await self._connected() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    reconnected()
                    await self._talk(connection.pgconn, hear)
            log.warning("the connection on which other servers are heard was lost")
            await asyncio.sleep(AGAIN)

    async def _connected(self) -> psycopg.AsyncConnection[Any]:
        address = make_conninfo(self._address, connect_timeout=5)
        connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
        await connection.execute("SET synchronous_commit = off")
        return connection

    async def _talk(self, line: PGconn, hear: Hear) -> None:
        """Hears and tells until the connection is lost."""
        loop = asyncio.get_running_loop()
        lost, file = loop.create_future(), line.socket
        self._line, self._is_sending = line, False
        loop.add_reader(file, self._readable, line, hear, lost)
        try:
            self._send()
            await lost
        finally:
            self._line = None
            loop.remove_reader(file)

    def _readable(self, line: PGconn, hear: Hear, lost: asyncio.Future[None]) -> None:
        """Something has come: notices, or that the last ones were told."""
        try:
            line.consume_input()
            while self._is_sending and not line.is_busy():
                self._is_sending = line.get_result() is not None
            self._send()
            while notice := line.notifies():
                for one in msgspec.json.decode(notice.extra):
                    hear(one)
        except psycopg.Error as error:
            if not lost.done():
                lost.set_exception(error)

    def _send(self) -> None:
        """Sends what there is, unless the last is still on its way."""
        self._is_due = False
        if self._line is not None and self._outbox and not self._is_sending:
            self._is_sending = True
            with contextlib.suppress(psycopg.Error):  # that the connection is lost is heard
                self._line.send_query_params(TELL, [CHANNEL.encode(), self._batch()])

    def _batch(self) -> bytes:
        parts: list[bytes] = []
        size = 2
        while self._outbox and (not parts or size + len(self._outbox[0]) + 1 <= MOST):
            parts.append(self._outbox.popleft())
            size += len(parts[-1]) + 1
        return b"[" + b",".join(parts) + b"]"
