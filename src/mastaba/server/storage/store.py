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

from sqlalchemy import ColumnElement, Connection, Double, Row, delete, func, insert, select, true, union_all, update
from sqlalchemy.exc import IntegrityError

from mastaba.server.archive.sealing import Seal
from mastaba.server.storage import chain, schema
from mastaba.server.storage.errors import Overtaken
from mastaba.server.storage.rows import Entry, Kept, KeptAnalysis, News, SeatRow, TableRow

T = TypeVar("T")
WRITE_LINES: Final = insert(schema.log)


class Store(ABC):
    """Tables in a database, read and written in threads of its own so that nobody waits for the disk but who must."""

    place: str  # where it is, in words for people
    is_shared = False  # whether other servers write to it too

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, "store")

    @abstractmethod
    def connection(self) -> AbstractContextManager[Connection]:
        """A connection for one piece of work, in one of the store's threads."""

    def close(self) -> None:
        """Ends all work."""
        self._threads.shutdown()

    async def _do(self, work: Callable[..., T], *facts: Any) -> T:
        """Does work in one transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._done, work, *facts)

    async def do(self, work: Callable[..., T], *facts: Any) -> T:
        """Does work of others, which takes a connection, in one transaction."""
        return await self._do(work, *facts)

    async def _do_one(self, work: Callable[..., T], *facts: Any) -> T:
        """Does work that is one statement, for which a database may need no transaction around it."""
        return await self._do(work, *facts)

    def _done(self, work: Callable[..., T], *facts: Any) -> T:
        with self.connection() as connection, connection.begin():
            return work(connection, *facts)

    async def table(self, table_id: str) -> TableRow | None:
        """A table with its seats and its log."""
        if not table_id.isprintable():  # no table's name, and PostgreSQL takes no zeros
            return None
        return await self._do(read_table, table_id)

    async def updated(self, table_id: str) -> float:
        """When a table last changed: its last decision, or its opening."""
        return await self._do(_updated, table_id)

    async def news(self, row: TableRow) -> News | None:
        """What others have written since; none where the table is gone."""
        return await self._do_one(_news, row.id, len(row.log), row.revision)

    async def heads(self, table_ids: list[str]) -> list[tuple[str, int, int]]:
        """How many lines each log has, and how often anything else has changed."""
        return await self._do(_heads, table_ids)

    async def add(self, row: TableRow, rematch_of: TableRow | None = None) -> None:
        """Keeps a new table, and where it is a rematch, notes it on the table before, which can have but one."""
        await self._do(_add, row, rematch_of)
        if rematch_of:
            rematch_of.revision += 1

    async def append(self, row: TableRow, entries: list[Entry]) -> None:
        """Writes the next lines of a log, all or none; when this returns they are on the disk."""
        hashes = chain.links(row.head, ((entry.number, entry.seat, entry.action) for entry in entries))
        await self._write(_lines(row, entries, hashes))
        row.log += entries
        row.head = hashes[-1]

    async def _write(self, lines: list[dict[str, Any]]) -> None:
        """Writes lines of a log, unless another has written there."""
        do = self._do_one if len(lines) == 1 else self._do
        try:
            await do(append, lines)
        except IntegrityError as error:
            raise Overtaken from error

    async def reseat(self, row: TableRow, seat: SeatRow, host: str) -> None:
        """Keeps who sits on a seat now, and who is the host."""
        await self._do(_reseat, row.id, row.revision, seat, host)
        row.revision += 1

    async def watch(self, row: TableRow, is_watchable: bool) -> None:
        """Keeps whether anybody with the address may look on."""
        await self._do(_change, row.id, row.revision, {"is_watchable": int(is_watchable)})
        row.revision += 1

    async def locked(self, table_id: str, seat: int, seconds: float) -> float:
        """Takes a seat's next claim in a race, and shuts it out for a while; seconds left where it is shut out already."""
        return await self._do(_locked, table_id, seat, seconds)

    async def unlock(self, table_id: str) -> None:
        """Lets everybody claim again."""
        await self._do(_unlock, table_id)

    # What stays of tables

    async def keep(self, table_id: str, kept: Kept) -> None:
        """Keeps how a table looks, and its record, in place of what was kept of it before."""
        await self._do(_keep, table_id, kept)

    async def kept(self, table_id: str) -> Kept | None:
        """What is kept of a table, which itself may be gone."""
        return await self._do(_kept, table_id)

    async def keep_analysis(self, table_id: str, found: KeptAnalysis) -> None:
        """Keeps what an analysis has found, in place of what it had found before."""
        await self._do(_keep_analysis, table_id, found)

    async def analysis(self, table_id: str) -> KeptAnalysis | None:
        """What is kept of a table's analysis."""
        return await self._do(_analysis, table_id)

    async def untouched(self, before: float, most: int) -> list[str]:
        """Tables at which nothing was decided since a moment, the oldest first."""
        return await self._do(_untouched, before, most)

    async def remove(self, table_id: str) -> None:
        """Removes a table of which enough is kept."""
        await self._do(_remove, table_id)


# In the store's own threads, each within one transaction


def read_table(connection: Connection, table_id: str, has_log: bool = True) -> TableRow | None:
    """A table with its seats and, if wanted, its log."""
    found = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).first()
    if found is None:
        return None
    row = _table_row(found, seal_of(connection))
    seats = select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    row.seats = [_seat_row(facts) for facts in connection.execute(seats)]
    if not has_log:
        return row
    lines = select(schema.log).where(schema.log.c.table_id == table_id).order_by(schema.log.c.entry)
    unroll(row, connection.execute(lines))
    return row


def _news(connection: Connection, table_id: str, lines: int, revision: int) -> News | None:
    """One query, for it is asked often and the answer is mostly that there is nothing new."""
    log, tables = schema.log, schema.tables
    newer = (log.c.table_id == tables.c.id) & (log.c.entry >= lines)
    columns = (tables.c.revision, log.c.entry, log.c.number, log.c.seat, log.c.action, log.c.hash, log.c.state)
    query = select(*columns).select_from(tables.outerjoin(log, newer)).where(tables.c.id == table_id).order_by(log.c.entry)
    found = connection.execute(query).all()
    if not found:
        return None
    written = [(_entry(line), line.hash) for line in found if line.entry is not None]
    return News(written, read_table(connection, table_id, has_log=False) if found[0].revision != revision else None)


def _heads(connection: Connection, table_ids: list[str]) -> list[tuple[str, int, int]]:
    count = select(func.count()).where(schema.log.c.table_id == schema.tables.c.id).scalar_subquery()
    heads = select(schema.tables.c.id, count, schema.tables.c.revision).where(schema.tables.c.id.in_(table_ids))
    return [(table_id, lines, revision) for table_id, lines, revision in connection.execute(heads)]


def _updated(connection: Connection, table_id: str) -> float:
    last = select(func.max(schema.log.c.at)).where(schema.log.c.table_id == table_id)
    first = select(schema.tables.c.opened).where(schema.tables.c.id == table_id)
    return max(at or 0.0 for at in connection.scalars(union_all(last, first)))


def _add(connection: Connection, row: TableRow, rematch_of: TableRow | None) -> None:
    connection.execute(insert(schema.tables), _table_facts(row, seal_of(connection)))
    connection.execute(insert(schema.seats), [{"table_id": row.id, **_seat_facts(seat)} for seat in row.seats])
    if rematch_of:
        _change(connection, rematch_of.id, rematch_of.revision, {"rematch": row.id}, schema.tables.c.rematch.is_(None))


def append(connection: Connection, lines: list[dict[str, Any]]) -> None:
    """Writes lines of a log."""
    connection.execute(WRITE_LINES, lines if len(lines) > 1 else lines[0])  # one alone is quicker by itself


def _lines(row: TableRow, entries: list[Entry], hashes: list[str]) -> list[dict[str, Any]]:
    now = time.time()
    return [
        {
            "table_id": row.id,
            "entry": line,
            "number": one.number,
            "seat": one.seat,
            "action": one.action,
            "at": now,
            "hash": link,
            "state": one.state,
        }
        for line, (one, link) in enumerate(zip(entries, hashes, strict=True), len(row.log))
    ]


def _reseat(connection: Connection, table_id: str, revision: int, seat: SeatRow, host: str) -> None:
    _change(connection, table_id, revision, {"host": host})
    where = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == seat.seat)
    connection.execute(update(schema.seats).where(where), _seat_facts(seat))


def _change(
    connection: Connection, table_id: str, revision: int, facts: dict[str, Any], if_only: ColumnElement[bool] | None = None
) -> None:
    """Changes a table from the revision that is known here, or not at all; it may have become known while this waited."""
    where = (schema.tables.c.id == table_id) & (schema.tables.c.revision == revision) & (true() if if_only is None else if_only)
    if connection.execute(update(schema.tables).where(where), {**facts, "revision": revision + 1}).rowcount != 1:
        raise Overtaken


def _locked(connection: Connection, table_id: str, seat: int, seconds: float) -> float:
    """By the clock of the database, which is one for all servers."""
    now = float(connection.scalar(select(func.extract("epoch", func.clock_timestamp()).cast(Double))) or 0.0)
    where = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == seat)
    taken = update(schema.seats).where(where, schema.seats.c.locked <= now)
    if connection.execute(taken, {"locked": now + seconds}).rowcount == 1:
        return 0.0
    return float(connection.scalar(select(schema.seats.c.locked).where(where)) or 0.0) - now


def _unlock(connection: Connection, table_id: str) -> None:
    connection.execute(update(schema.seats).where(schema.seats.c.table_id == table_id), {"locked": 0.0})


def _keep(connection: Connection, table_id: str, kept: Kept) -> None:
    seal = seal_of(connection)
    texts = {name: getattr(kept, name) for name in ("record", "looks")}
    sealed = texts if kept.is_over else {name: seal.close(text) for name, text in texts.items()}
    facts = {"game": kept.game, "entries": kept.entries, "is_over": int(kept.is_over), **sealed, "at": time.time()}
    connection.execute(delete(schema.kept).where(schema.kept.c.table_id == table_id))
    connection.execute(insert(schema.kept), {"table_id": table_id, **facts})


def _kept(connection: Connection, table_id: str) -> Kept | None:
    found = connection.execute(select(schema.kept).where(schema.kept.c.table_id == table_id)).first()
    if found is None:
        return None
    texts = (found.record, found.looks)
    record, looks = texts if found.is_over else map(seal_of(connection).open, texts)
    return Kept(found.game, found.entries, bool(found.is_over), record, looks)


def _keep_analysis(connection: Connection, table_id: str, found: KeptAnalysis) -> None:
    connection.execute(delete(schema.analyses).where(schema.analyses.c.table_id == table_id))
    connection.execute(insert(schema.analyses), {"table_id": table_id, **vars(found)})


def _analysis(connection: Connection, table_id: str) -> KeptAnalysis | None:
    found = connection.execute(select(schema.analyses).where(schema.analyses.c.table_id == table_id)).first()
    return None if found is None else KeptAnalysis(found.entries, found.found, found.at)


def _untouched(connection: Connection, before: float, most: int) -> list[str]:
    later = select(schema.log.c.entry).where(schema.log.c.table_id == schema.tables.c.id, schema.log.c.at >= before)
    old = select(schema.tables.c.id).where(schema.tables.c.opened < before, ~later.exists())
    return list(connection.scalars(old.order_by(schema.tables.c.opened).limit(most)))


def _remove(connection: Connection, table_id: str) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.rematch == table_id), {"rematch": None})
    for table, column in (
        (schema.analyses, "table_id"),
        (schema.log, "table_id"),
        (schema.seats, "table_id"),
        (schema.tables, "id"),
    ):
        connection.execute(delete(table).where(table.c[column] == table_id))


def seal_all(connection: Connection) -> None:
    """Seals what was written before there were seals."""
    bare = select(schema.tables.c.id, schema.tables.c.seed, schema.tables.c.deal).where(schema.tables.c.sealed == "")
    for table_id, seed, deal in connection.execute(bare).all():
        sealed = seal_of(connection).close([seed, "", json.loads(deal) if deal else None])
        where = (schema.tables.c.id == table_id) & (schema.tables.c.sealed == "")
        connection.execute(update(schema.tables).where(where), {"sealed": sealed, "seed": 0, "deal": None})


def seal_of(connection: Connection) -> Seal:
    """What seals and opens the seeds of a store; each connection carries it."""
    seal: Seal = connection.get_execution_options()["seal"]
    return seal


# Between rows of the database and ours


def _entry(line: Any) -> Entry:
    return Entry(line.number, line.seat, line.action, line.state)


def _table_row(found: Row[Any], seal: Seal) -> TableRow:
    seed, nonce, deal = seal.open(found.sealed)
    agreed = (json.loads(found.options), seed, deal)
    facts = (found.id, found.game, found.rules, found.players, *agreed, bool(found.is_open), found.host)
    marks = {"nonce": nonce, "digest": found.digest, "dealt": found.dealt, "revision": found.revision}
    marks |= {"has_help": bool(found.has_help)}
    return TableRow(*facts, found.rematch, bool(found.is_watchable), **marks)


def _table_facts(row: TableRow, seal: Seal) -> dict[str, Any]:
    same = {name: getattr(row, name) for name in ("id", "game", "rules", "players", "host", "rematch", "digest", "dealt")}
    flags = {"is_open": int(row.is_open), "is_watchable": int(row.is_watchable), "has_help": int(row.has_help)}
    agreed = {"options": json.dumps(row.options), "seed": 0, "sealed": seal.close([row.seed, row.nonce, row.deal])}
    return {**same, **flags, **agreed, "opened": time.time()}


def _seat_row(found: Row[Any]) -> SeatRow:
    facts = (found.seat, found.kind, found.level, found.name, found.secret, bool(found.has_left), found.code)
    return SeatRow(*facts, tuple(found.dead_codes.split()))


def _seat_facts(seat: SeatRow) -> dict[str, Any]:
    return {**vars(seat), "has_left": int(seat.has_left), "dead_codes": " ".join(seat.dead_codes)}


def unroll(row: TableRow, lines: Iterable[Row[Any]]) -> None:
    """Gives a row its log, and says whether that is what was written."""
    kept = [(line.entry, line.hash, _entry(line)) for line in lines]
    row.log = [entry for _, _, entry in kept]
    hashes = chain.links(row.start, ((entry.number, entry.seat, entry.action) for entry in row.log))
    row.is_damaged = [(line, link) for line, link, _ in kept] != list(enumerate(hashes))
    row.head = hashes[-1] if hashes else row.start
