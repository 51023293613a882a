"""Where tables are kept. What has been written here has happened, even if the power fails."""

from __future__ import annotations

import asyncio
import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row, func, insert, select, union_all, update
from sqlalchemy.exc import IntegrityError

from mastaba.server.storage import chain, schema
from mastaba.server.storage.errors import Overtaken
from mastaba.server.storage.rows import Entry, SeatRow, TableRow

T = TypeVar("T")
WRITE_LINES: Final = insert(schema.log)


class Store(ABC):
    """Tables in a database, read and written in threads of its own so that nobody waits for the disk but who must."""

    place: str  # where it is, in words for people

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, "store")

    @abstractmethod
    def connection(self) -> AbstractContextManager[Connection]:
        """A connection for one piece of work, in one of the store's threads."""

    def close(self) -> None:
        """Ends all work."""
        self._threads.shutdown()

    async def _do(self, work: Callable[..., T], *facts: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._done, work, *facts)

    def _done(self, work: Callable[..., T], *facts: Any) -> T:
        with self.connection() as connection, connection.begin():
            return work(connection, *facts)

    async def table(self, table_id: str) -> TableRow | None:
        """A table with its seats and its log."""
        return await self._do(read_table, table_id)

    async def updated(self, table_id: str) -> float:
        """When a table last changed: its last decision, or its opening."""
        return await self._do(_updated, table_id)

    async def add(self, row: TableRow, rematch_of: str | None = None) -> None:
        """Keeps a new table, and where it is a rematch, notes it on the table before."""
        await self._do(_add, row, rematch_of)

    async def append(self, row: TableRow, entries: list[Entry]) -> None:
        """Writes the next lines of a log, all or none; when this returns they are on the disk."""
        hashes = chain.links(row.head, ((entry.number, entry.seat, entry.action) for entry in entries))
        try:
            await self._do(_append, row.id, len(row.log), entries, hashes)
        except IntegrityError as error:
            raise Overtaken from error
        row.log += entries
        row.head = hashes[-1]

    async def reseat(self, table_id: str, seat: SeatRow, host: str) -> None:
        """Keeps who sits on a seat now, and who is the host."""
        await self._do(_reseat, table_id, seat, host)

    async def watch(self, table_id: str, is_watchable: bool) -> None:
        """Keeps whether anybody with the address may look on."""
        await self._do(_change, table_id, {"is_watchable": int(is_watchable)})


# In the store's own threads, each within one transaction


def read_table(connection: Connection, table_id: str) -> TableRow | None:
    """A table with its seats and its log."""
    found = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).first()
    if found is None:
        return None
    row = _table_row(found)
    seats = select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    row.seats = [_seat_row(facts) for facts in connection.execute(seats)]
    lines = select(schema.log).where(schema.log.c.table_id == table_id).order_by(schema.log.c.entry)
    unroll(row, connection.execute(lines))
    return row


def _updated(connection: Connection, table_id: str) -> float:
    last = select(func.max(schema.log.c.at)).where(schema.log.c.table_id == table_id)
    first = select(schema.tables.c.opened).where(schema.tables.c.id == table_id)
    return max(at or 0.0 for at in connection.scalars(union_all(last, first)))


def _add(connection: Connection, row: TableRow, rematch_of: str | None) -> None:
    connection.execute(insert(schema.tables), _table_facts(row))
    connection.execute(insert(schema.seats), [{"table_id": row.id, **_seat_facts(seat)} for seat in row.seats])
    if rematch_of:
        _change(connection, rematch_of, {"rematch": row.id})


def _append(connection: Connection, table_id: str, number: int, entries: list[Entry], hashes: list[str]) -> None:
    now = time.time()
    lines = [
        {
            "table_id": table_id,
            "entry": line,
            "number": one.number,
            "seat": one.seat,
            "action": one.action,
            "at": now,
            "hash": link,
        }
        for line, (one, link) in enumerate(zip(entries, hashes, strict=True), number)
    ]
    connection.execute(WRITE_LINES, lines if len(lines) > 1 else lines[0])  # one alone is quicker by itself


def _reseat(connection: Connection, table_id: str, seat: SeatRow, host: str) -> None:
    where = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == seat.seat)
    connection.execute(update(schema.seats).where(where), _seat_facts(seat))
    _change(connection, table_id, {"host": host})


def _change(connection: Connection, table_id: str, facts: dict[str, Any]) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == table_id), facts)


# Between rows of the database and ours


def _table_row(found: Row[Any]) -> TableRow:
    agreed = (json.loads(found.options), found.seed, json.loads(found.deal) if found.deal else None)
    facts = (found.id, found.game, found.rules, found.players, *agreed, bool(found.is_open), found.host)
    return TableRow(*facts, found.rematch, bool(found.is_watchable))


def _table_facts(row: TableRow) -> dict[str, Any]:
    same = {name: getattr(row, name) for name in ("id", "game", "rules", "players", "seed", "host", "rematch")}
    flags = {"is_open": int(row.is_open), "is_watchable": int(row.is_watchable)}
    agreed = {"options": json.dumps(row.options), "deal": json.dumps(row.deal) if row.deal else None}
    return {**same, **flags, **agreed, "opened": time.time()}


def _seat_row(found: Row[Any]) -> SeatRow:
    facts = (found.seat, found.kind, found.level, found.name, found.secret, bool(found.has_left), found.code)
    return SeatRow(*facts, tuple(found.dead_codes.split()))


def _seat_facts(seat: SeatRow) -> dict[str, Any]:
    return {**vars(seat), "has_left": int(seat.has_left), "dead_codes": " ".join(seat.dead_codes)}


def unroll(row: TableRow, lines: Iterable[Row[Any]]) -> None:
    """Gives a row its log, and says whether that is what was written."""
    kept = [(line.entry, line.hash, Entry(line.number, line.seat, line.action)) for line in lines]
    row.log = [entry for _, _, entry in kept]
    hashes = chain.links(row.start, ((entry.number, entry.seat, entry.action) for entry in row.log))
    row.is_damaged = [(line, link) for line, link, _ in kept] != list(enumerate(hashes))
    row.head = hashes[-1] if hashes else row.start
