"""Notices between servers on one PostgreSQL, by LISTEN and NOTIFY.

They are sent after what they tell of was written, several at once, and on a connection that waits for no disk: a NOTIFY
inside the writing transaction would make all commits of the database wait for each other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
import psycopg
from psycopg.conninfo import make_conninfo

from mastaba.server.storage.postgres import CHANNEL

log = logging.getLogger(__name__)
MOST: Final = 7900  # bytes that one NOTIFY carries
AGAIN: Final = 0.5  # seconds until a lost connection is tried again
Hear = Callable[[list[Any]], None]


class Notices:
    """Two connections: an ear and a mouth."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._outbox: deque[bytes] = deque()
        self._mouth: psycopg.AsyncConnection[Any] | None = None
        self._sending: asyncio.Task[None] | None = None

    def send(self, notice: list[Any]) -> None:
        """Sends a notice with whatever else is to be sent."""
        self._outbox.append(msgspec.json.encode(notice))
        if self._sending is None or self._sending.done():
            self._sending = asyncio.ensure_future(self._send_all())

    async def flush(self) -> None:
        """Waits until all is sent, or lost."""
        if self._sending is not None:
            await self._sending

    async def close(self) -> None:
        """Falls silent."""
        if self._mouth is not None:
            await self._mouth.close()

    async def _send_all(self) -> None:
        while self._outbox:
            batch = self._batch()
            try:
                if self._mouth is None or self._mouth.closed:
                    self._mouth = await self._connected()
                await self._mouth.execute("SELECT pg_notify(%s, %s)", [CHANNEL, batch.decode()])
            except psycopg.Error as error:
                log.warning("a notice was lost: %s", type(error).__name__)
                if self._mouth is not None:
                    await self._mouth.close()

    def _batch(self) -> bytes:
        parts: list[bytes] = []
        size = 2
        while self._outbox and (not parts or size + len(self._outbox[0]) + 1 <= MOST):
            parts.append(self._outbox.popleft())
            size += len(parts[-1]) + 1
        return b"[" + b",".join(parts) + b"]"

    async def _connected(self) -> psycopg.AsyncConnection[Any]:
        address = make_conninfo(self._address, connect_timeout=5)
        connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
        await connection.execute("SET synchronous_commit = off")
        return connection

    async def listen(self, hear: Hear, reconnected: Callable[[], None]) -> None:
        """Hears until it is cancelled; after a connection was lost, says so, for notices were lost with it."""
        while True:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await self._connected() as ear:
                    await ear.execute(f"LISTEN {CHANNEL}")
                    reconnected()
                    async for notice in ear.notifies():
                        for one in msgspec.json.decode(notice.payload):
                            hear(one)
            log.warning("the connection on which other servers are heard was lost")
            await asyncio.sleep(AGAIN)
