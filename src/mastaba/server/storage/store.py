"""Where tables are kept: one SQLite file. What has been written here has happened, even if the power fails."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from mastaba import folders
from mastaba.errors import MastabaError
from mastaba.server.archive.sealing import Seal
from mastaba.server.storage import chain
from mastaba.server.storage.migrations import NewerStore, migrate
from mastaba.text import words

T = TypeVar("T")
FILE: Final = "tables.sqlite"
OWNER_ONLY: Final = 0o600
SEAT_COLUMNS: Final = "seat, kind, level, name, secret, has_left, code, dead_codes"

SeatKind = Literal["me", "link", "here", "bot"]


@dataclass
class SeatRow:
    """A seat as it is kept; a person's seat without a secret waits to be claimed."""

    seat: int
    kind: SeatKind
    level: str | None
    name: str
    secret: str | None
    has_left: bool = False
    code: str | None = None  # the open invitation to the seat
    dead_codes: tuple[str, ...] = ()  # invitations that were claimed or replaced

    @property
    def is_claimed(self) -> bool:
        """Whether somebody, or a bot, has the seat."""
        return self.kind == "bot" or self.secret is not None

    @property
    def is_stand_in(self) -> bool:
        """Whether a bot sits there for somebody who was invited and has not come: a seat that was a bot's never had a code."""
        return self.kind == "bot" and not self.has_left and bool(self.dead_codes)


@dataclass(frozen=True)
class Entry:
    """A line of the log: a decision, or (without an action) one taken back."""

    number: int
    seat: int
    action: str | None
    state: str = ""  # hash of the state after a decision


@dataclass
class TableRow:
    """A table as it is kept: what was agreed at the start, who sits there, and everything since."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: int
    deal: dict[str, Any] | None
    is_open: bool
    host: str
    rematch: str | None = None
    is_watchable: bool = True
    nonce: str = ""  # makes the hash of the seed one that cannot be guessed; tables of old have none
    digest: str = ""  # of the rules and components it was dealt by
    dealt: str = ""  # hash of the state in which it was laid
    seats: list[SeatRow] = field(default_factory=list)
    log: list[Entry] = field(default_factory=list)
    head: str = ""  # the hash of the log's last line
    is_damaged: bool = False  # whether what is kept is not what was written

    def __post_init__(self) -> None:
        self.head = self.head or self.start

    @property
    def start(self) -> str:
        """The hash that the log begins with."""
        return chain.start(self.id, self.game, self.players, self.options, self.seed, self.deal)

    @property
    def host_name(self) -> str | None:
        """The name of the host, who may have no seat."""
        return next((seat.name for seat in self.seats if seat.secret == self.host), None)


@dataclass(frozen=True)
class Kept:
    """What is kept of a table after so many lines of its log."""

    game: str
    entries: int
    is_over: bool
    record: str  # the game on paper; of one that is not over a sheet for whoever runs the server, who could replay it anyway
    looks: str  # by language and seat, packed


class StoreError(MastabaError):
    """A store that cannot be used."""


def default_folder() -> Path:
    """The user's folder for what programs keep."""
    return folders.own("data")


class Store:
    """The file, read and written by one thread of its own so that nobody waits for the disk but who must."""

    def __init__(self, folder: Path, lang: str = "en") -> None:
        self.path = folder / FILE
        self._thread = ThreadPoolExecutor(1, "store")
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            close_to_others(self.path)
            self._seal = Seal(folder)
            self._connection = self._thread.submit(_connect, self.path).result()
            self._thread.submit(self._seal_all).result()
        except (OSError, sqlite3.Error) as error:
            self._thread.shutdown()
            raise StoreError(words(None, lang).say("error-store", file=str(self.path), reason=str(error))) from None
        except NewerStore:
            self._thread.shutdown()
            raise StoreError(words(None, lang).say("error-store-newer", file=str(self.path))) from None

    def close(self) -> None:
        """Closes the file."""
        self._thread.submit(self._connection.close).result()
        self._thread.shutdown()

    async def _do(self, work: Callable[..., T], *facts: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *facts)

    async def table(self, table_id: str) -> TableRow | None:
        """A table with its seats and its log."""
        return await self._do(self._table, table_id)

    async def updated(self, table_id: str) -> float:
        """When a table last changed: its last decision, or its opening."""
        return await self._do(self._updated, table_id)

    async def add(self, row: TableRow, rematch_of: str | None = None) -> None:
        """Keeps a new table, and where it is a rematch, notes it on the table before."""
        await self._do(self._add, row, rematch_of)

    async def append(self, row: TableRow, entries: list[Entry]) -> None:
        """Writes the next lines of a log, all or none; when this returns they are on the disk."""
        hashes = chain.links(row.head, ((entry.number, entry.seat, entry.action) for entry in entries))
        await self._do(self._append, row.id, len(row.log), entries, hashes)
        row.log += entries
        row.head = hashes[-1]

    async def reseat(self, table_id: str, seat: SeatRow, host: str) -> None:
        """Keeps who sits on a seat now, and who is the host."""
        await self._do(self._reseat, table_id, seat, host)

    async def watch(self, table_id: str, is_watchable: bool) -> None:
        """Keeps whether anybody with the address may look on."""
        await self._do(self._watch, table_id, is_watchable)

    # What stays of tables

    async def keep(self, table_id: str, kept: Kept) -> None:
        """Keeps how a table looks, and its record, in place of what was kept of it before."""
        await self._do(self._keep, table_id, kept)

    async def kept(self, table_id: str) -> Kept | None:
        """What is kept of a table, which itself may be gone."""
        return await self._do(self._kept, table_id)

    async def untouched(self, before: float, most: int) -> list[str]:
        """Tables at which nothing was decided since a moment, the oldest first."""
        return await self._do(self._untouched, before, most)

    async def remove(self, table_id: str) -> None:
        """Removes a table of which enough is kept."""
        await self._do(self._remove, table_id)

    # In the store's own thread

    def _seal_all(self) -> None:
        """Seals what was written before there were seals."""
        bare = "SELECT id, seed, deal FROM tables WHERE sealed = ''"
        with self._connection:
            for name, seed, deal in self._connection.execute(bare).fetchall():
                sealed = self._seal.close([seed, "", json.loads(deal) if deal else None])
                self._connection.execute("UPDATE tables SET sealed = ?, seed = 0, deal = NULL WHERE id = ?", (sealed, name))

    def _table(self, table_id: str) -> TableRow | None:
        columns = "id, game, rules, players, options, sealed, is_open, host, rematch, is_watchable, digest, dealt"
        found = self._connection.execute(f"SELECT {columns} FROM tables WHERE id = ?", (table_id,)).fetchone()
        if found is None:
            return None
        name, game, rules, players, options, sealed, is_open, host, rematch, is_watchable, *marks = found
        seed, nonce, deal = self._seal.open(sealed)
        agreed = (json.loads(options), seed, deal)
        row = TableRow(name, game, rules, players, *agreed, bool(is_open), host, rematch, bool(is_watchable), nonce, *marks)
        seats = f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat"
        row.seats = [_seat(*facts) for facts in self._connection.execute(seats, (table_id,))]
        log = "SELECT entry, number, seat, action, hash, state FROM log WHERE table_id = ? ORDER BY entry"
        _unroll(row, self._connection.execute(log, (table_id,)).fetchall())
        return row

    def _updated(self, table_id: str) -> float:
        moments = "SELECT max(at) FROM log WHERE table_id = :id UNION ALL SELECT opened FROM tables WHERE id = :id"
        return max(at or 0.0 for (at,) in self._connection.execute(moments, {"id": table_id}))

    def _add(self, row: TableRow, rematch_of: str | None) -> None:
        sealed = self._seal.close([row.seed, row.nonce, row.deal])
        facts = (row.id, row.game, row.rules, row.players, json.dumps(row.options), 0, sealed, row.is_open, row.host)
        columns = "id, game, rules, players, options, seed, sealed, is_open, host, is_watchable, opened, digest, dealt"
        with self._connection:
            self._insert("INTO tables", columns, (*facts, row.is_watchable, time.time(), row.digest, row.dealt))
            for seat in row.seats:
                self._reseat_now(row.id, seat)
            if rematch_of:
                self._connection.execute("UPDATE tables SET rematch = ? WHERE id = ?", (row.id, rematch_of))

    def _append(self, table_id: str, number: int, entries: list[Entry], hashes: list[str]) -> None:
        with self._connection:
            for line, (entry, chained) in enumerate(zip(entries, hashes, strict=True), number):
                facts = (table_id, line, entry.number, entry.seat, entry.action, time.time(), chained, entry.state)
                self._insert("INTO log", "table_id, entry, number, seat, action, at, hash, state", facts)

    def _reseat(self, table_id: str, seat: SeatRow, host: str) -> None:
        with self._connection:
            self._reseat_now(table_id, seat)
            self._connection.execute("UPDATE tables SET host = ? WHERE id = ?", (host, table_id))

    def _reseat_now(self, table_id: str, seat: SeatRow) -> None:
        facts = (seat.seat, seat.kind, seat.level, seat.name, seat.secret, seat.has_left, seat.code, " ".join(seat.dead_codes))
        self._insert("OR REPLACE INTO seats", f"table_id, {SEAT_COLUMNS}", (table_id, *facts))

    def _insert(self, into: str, columns: str, facts: tuple[Any, ...]) -> None:
        """Writes a row by the names of its columns, so that a later column finds its default."""
        blanks = ", ".join("?" * len(facts))
        self._connection.execute(f"INSERT {into} ({columns}) VALUES ({blanks})", facts)

    def _watch(self, table_id: str, is_watchable: bool) -> None:
        with self._connection:
            self._connection.execute("UPDATE tables SET is_watchable = ? WHERE id = ?", (is_watchable, table_id))

    def _keep(self, table_id: str, kept: Kept) -> None:
        texts = [text if kept.is_over else self._seal.close(text) for text in (kept.record, kept.looks)]
        columns = "table_id, game, entries, is_over, record, looks, at"
        with self._connection:
            facts = (table_id, kept.game, kept.entries, kept.is_over, *texts, time.time())
            self._insert("OR REPLACE INTO kept", columns, facts)

    def _kept(self, table_id: str) -> Kept | None:
        sought = "SELECT game, entries, is_over, record, looks FROM kept WHERE table_id = ?"
        found = self._connection.execute(sought, (table_id,)).fetchone()
        if found is None:
            return None
        game, entries, is_over, *texts = found
        record, looks = texts if is_over else map(self._seal.open, texts)
        return Kept(game, entries, bool(is_over), record, looks)

    def _untouched(self, before: float, most: int) -> list[str]:
        last = "max(opened, coalesce((SELECT max(at) FROM log WHERE table_id = id), 0))"
        old = f"SELECT id FROM tables WHERE opened < ? AND {last} < ? ORDER BY opened LIMIT ?"
        return [name for (name,) in self._connection.execute(old, (before, before, most))]

    def _remove(self, table_id: str) -> None:
        with self._connection:
            self._connection.execute("UPDATE tables SET rematch = NULL WHERE rematch = ?", (table_id,))
            for parts in ("log WHERE table_id", "seats WHERE table_id", "tables WHERE id"):
                self._connection.execute(f"DELETE FROM {parts} = ?", (table_id,))


def _unroll(row: TableRow, lines: list[tuple[int, int, int, str | None, str, str]]) -> None:
    """Gives a row its log, and says whether that is what was written."""
    row.log = [Entry(*line[1:4], line[5]) for line in lines]
    hashes = chain.links(row.start, (line[1:4] for line in lines))
    row.is_damaged = [(line[0], line[4]) for line in lines] != list(enumerate(hashes))
    row.head = hashes[-1] if hashes else row.start


def _seat(
    seat: int, kind: SeatKind, level: str | None, name: str, secret: str | None, has_left: int, code: str | None, dead: str
) -> SeatRow:
    return SeatRow(seat, kind, level, name, secret, bool(has_left), code, tuple(dead.split()))


def close_to_others(path: Path) -> None:
    """Makes sure that only its owner reads the file: it tells every hand. SQLite gives what it writes beside it the same rights."""
    for one in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        if one.exists() or one == path:
            os.close(os.open(one, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
            if sys.platform != "win32":
                one.chmod(OWNER_ONLY)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=2)
    try:
        _prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")  # two servers on one file would each believe they know the tables
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # a commit returns when it is on the disk
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")  # a seed that was sealed is nowhere else
    migrate(connection)
