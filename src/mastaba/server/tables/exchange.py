"""What servers on one database tell each other: that a table has changed, and who is connected to it here.

A notice says "look": what has happened is in the store, where it was written before. The notice of a decision also carries its line,
which is taken where it is the next of the log's chain; anything else is read. So nothing depends on a notice but speed; those
that are lost are found by looking at the numbers of all tables in play every so often.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from mastaba.server.http.errors import ApiError
from mastaba.server.storage.errors import FAILURES
from mastaba.server.storage.postgres import PostgresStore
from mastaba.server.storage.rows import Line
from mastaba.server.storage.store import Store
from mastaba.server.tables.table import Table

if TYPE_CHECKING:
    from mastaba.server.storage.notices import Notices

log = logging.getLogger(__name__)
LOOK: Final = 2.0  # seconds between two looks at all tables in play
FORGOTTEN: Final = 3 * LOOK  # after which a server that says nothing has gone, and who was connected to it
SAME_SWEEP: Final = 0.5  # seconds at most until a notice has come round


class Exchange:
    """This server's share in what all servers know."""

    def __init__(self, store: Store, notices: Notices, loaded: Mapping[str, Table]) -> None:
        self.name = secrets.token_hex(6)
        self._store, self._notices, self._loaded = store, notices, loaded
        self.hear_thought: Callable[[str], None] = lambda key: None  # an answer of a worker has come
        self._coming: dict[tuple[str, int], asyncio.Event] = {}  # notices of our own that somebody waits for
        self._tasks: set[asyncio.Task[Any]] = set()
        self._start(notices.listen(self._hear, self._look_soon))
        self._start(self._look_often())

    def _start(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Says that nobody is connected here any more, and falls silent."""
        for table in list(self._loaded.values()):
            if table.broadcast.subscribers:
                self._notices.send(["here", self.name, table.row.id, [], 0])
        await self._notices.flush()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Telling

    def changed(self, table: Table, line: Line | None = None) -> None:
        """A table has changed here, perhaps by one line of its log."""
        self._notices.send(["changed", table.row.id, len(table.row.log), table.row.revision, line])

    def here(self, table: Table) -> None:
        """Somebody has connected to a table here, or gone."""
        self._notices.send(["here", self.name, table.row.id, sorted(table.seats_here()), table.onlookers_here()])

    def asked(self, table: Table) -> None:
        """A table has been loaded here: who is at it elsewhere?"""
        self._notices.send(["who", table.row.id])

    async def told_to_all(self, table: Table) -> None:
        """Waits until the notice of the last change has come round, so that nobody hears of it before the others could."""
        key = (table.row.id, len(table.row.log))
        event = self._coming.setdefault(key, asyncio.Event())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), SAME_SWEEP)
        self._coming.pop(key, None)

    # Hearing

    def _hear(self, notice: list[Any]) -> None:
        kind, *facts = notice
        if kind == "changed":
            self._hear_changed(*facts)
        elif kind == "here" and facts[0] != self.name:
            self._hear_here(*facts)
        elif kind == "thought":
            self.hear_thought(*facts)
        elif kind == "who":
            table = self._loaded.get(facts[0])
            if table is not None and table.broadcast.subscribers:
                self.here(table)

    def _hear_changed(self, table_id: str, entries: int, revision: int, line: list[Any] | None = None) -> None:
        if event := self._coming.get((table_id, entries)):
            event.set()
        table = self._loaded.get(table_id)
        if table is None or (len(table.row.log), table.row.revision) == (entries, revision):
            return
        if table.row.revision == revision and table.is_idle:
            table.is_behind = True  # who asks for it next has it catch up: that need not be soon
            return
        told = msgspec.convert(line, Line) if line is not None and table.row.revision == revision else None
        if told is None or not self._is_taken(table, entries, told):
            self._start(self._catch_up(table, entries, told))

    def _is_taken(self, table: Table, entries: int, line: Line) -> bool:
        """Takes over a line at once, where it is the next and nobody is at the table: most are."""
        with contextlib.suppress(ApiError):
            return table.take_over_now(entries, *line)
        return True

    def _hear_here(self, server: str, table_id: str, seats: list[int], onlookers: int) -> None:
        if table := self._loaded.get(table_id):
            table.hear_elsewhere(server, set(seats), onlookers, time.monotonic())

    async def _catch_up(self, table: Table, entries: int, line: Line | None) -> None:
        with contextlib.suppress(ApiError, *FAILURES):  # whoever asks for the table next tries again, and is told
            await (table.take_over(entries, *line) if line else table.catch_up())

    # Looking

    def _look_soon(self) -> None:
        """The connection was lost, and with it who knows how many notices."""
        self._start(self._look())

    async def _look_often(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self._look()
            self._expire()

    async def _look(self) -> None:
        """Finds what no notice told, and says again who is connected here."""
        tables = dict(self._loaded)
        with contextlib.suppress(*FAILURES):
            for table_id, entries, revision in await self._store.heads(list(tables)):
                self._hear_changed(table_id, entries, revision)
        for table in tables.values():
            if table.broadcast.subscribers:
                self.here(table)

    def _expire(self) -> None:
        for table in list(self._loaded.values()):
            table.forget_elsewhere(time.monotonic() - FORGOTTEN)


def exchange_over(store: Store, loaded: Mapping[str, Table]) -> Exchange | None:
    """The exchange of servers on one database; a store of our own needs none."""
    if not isinstance(store, PostgresStore):
        return None
    from mastaba.server.storage.notices import Notices  # its driver need not be installed otherwise

    return Exchange(store, Notices(store.address), loaded)
