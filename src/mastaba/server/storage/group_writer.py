"""Lines of many logs, written to PostgreSQL together: one statement, one way there and back, one wait for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError

from mastaba.server.storage import schema
from mastaba.server.storage.errors import Overtaken

MOST: Final = 200  # lines at once
COLUMNS: Final = [column.name for column in schema.log.columns]
TYPES: Final = [column.type.compile(postgresql.dialect()) for column in schema.log.columns]  # type: ignore[no-untyped-call]
# Where another has written a line, that one is left out, and missing among those that are returned.
WRITE: Final = (
    f"INSERT INTO log ({', '.join(COLUMNS)}) SELECT * FROM unnest({', '.join(f'%s::{kind}[]' for kind in TYPES)}) "
    "ON CONFLICT DO NOTHING RETURNING table_id, entry"
)

Line = dict[str, Any]
Waiting = tuple[Line, "asyncio.Future[None]"]
Troubles = list[BaseException | None]


def write_together(connection: Connection, lines: list[Line]) -> set[tuple[str, int]]:
    """Writes lines; returns the table and the number of each that was written."""
    columns = tuple([line[name] for line in lines] for name in COLUMNS)
    return {(table_id, entry) for table_id, entry in connection.exec_driver_sql(WRITE, columns)}


class GroupWriter:
    """Writes what waits whenever the last has been written; each line by itself where the group as a whole is refused."""

    def __init__(
        self, threads: Executor, together: Callable[[list[Line]], set[tuple[str, int]]], alone: Callable[[Line], None]
    ) -> None:
        self._threads, self._together, self._alone = threads, together, alone
        self._waiting: list[Waiting] = []
        self._loop: asyncio.AbstractEventLoop | None = None  # whose lines are being written, or will be in a moment

    async def write(self, line: Line) -> None:
        """Writes a line; when this returns the disk has it."""
        loop = asyncio.get_running_loop()
        written = loop.create_future()
        self._waiting.append((line, written))
        if self._loop is not loop:
            self._loop = loop
            loop.call_soon(self._write_waiting, loop)  # not at once: others who move at this moment come along
        await written

    def _write_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """Has what waits written, but for what nobody waits for any more: that is said to have failed."""
        waiting = [one for one in self._waiting if not one[1].done()]
        group, self._waiting = waiting[:MOST], waiting[MOST:]
        self._loop = loop if group else None
        if group:
            self._threads.submit(self._write_together, group, loop)

    def _write_together(self, group: list[Waiting], loop: asyncio.AbstractEventLoop) -> None:
        lines = [line for line, _ in group]
        try:
            written = self._together(lines)
            troubles: Troubles = [None if (line["table_id"], line["entry"]) in written else Overtaken() for line in lines]
        except Exception as error:
            is_lost = not isinstance(error, DBAPIError) or error.connection_invalidated  # then none of them comes through
            troubles = [error if is_lost else self._tried(line) for line in lines]
        loop.call_soon_threadsafe(self._tell, group, troubles, loop)

    def _tried(self, line: Line) -> BaseException | None:
        try:
            self._alone(line)
        except Exception as error:
            return error
        return None

    def _tell(self, group: list[Waiting], troubles: Troubles, loop: asyncio.AbstractEventLoop) -> None:
        """Says of each of these what has become of it, unless whoever waited has gone; then has what came meanwhile written.

        Not before they have been told of it: what others move in that moment comes along then.
        """
        for (_, written), trouble in zip(group, troubles, strict=True):
            if not written.done():
                if trouble is None:
                    written.set_result(None)
                else:
                    written.set_exception(trouble)
        loop.call_soon(self._write_waiting, loop)
