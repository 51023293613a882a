"""The embedded store: one SQLite file, one server, no service."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import functools
import logging
import os
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.exc import DBAPIError

from mastaba import folders
from mastaba.server.archive.sealing import Seal
from mastaba.server.archive.witness import Witness, lost
from mastaba.server.storage import schema
from mastaba.server.storage.errors import Overtaken, StoreError
from mastaba.server.storage.migrations.migrate import prepare
from mastaba.server.storage.store import Store, seal_all

log = logging.getLogger(__name__)
FILE: Final = "tables.sqlite"
LOCK: Final = "tables.lock"
OWNER_ONLY: Final = 0o600
PATIENCE: Final = 2.0  # seconds in which a server that is being stopped may let go of the file

Waiting = tuple[list[dict[str, Any]], "asyncio.Future[None]"]

COLUMNS: Final = [column.name for column in schema.log.columns]
MOST: Final = 500  # that are written at once

# Why a store cannot be used, by the beginning of SQLite's name for the error, or the system's number of it
CAUSES: Final = {
    "SQLITE_BUSY": "error-store-busy",
    "SQLITE_LOCKED": "error-store-busy",
    "SQLITE_READONLY": "error-store-read-only",
    "SQLITE_CANTOPEN": "error-store-read-only",
    "SQLITE_PERM": "error-store-read-only",
    "SQLITE_FULL": "error-store-full",
    "SQLITE_CORRUPT": "error-store-no-database",
    "SQLITE_NOTADB": "error-store-no-database",
    "EACCES": "error-store-read-only",
    "EPERM": "error-store-read-only",
    "EROFS": "error-store-read-only",
    "ENOSPC": "error-store-full",
}


def default_folder() -> Path:
    """The user's folder for what programs keep."""
    return folders.own("data")


class SqliteStore(Store):
    """One file behind one connection in one thread: writes are serial anyway."""

    def __init__(self, folder: Path) -> None:
        super().__init__(threads=1)
        self._waiting: list[Waiting] = []  # lines of logs to be written
        self._writer: asyncio.AbstractEventLoop | None = None  # whose lines are being written, or will be in a moment
        self.path = folder / FILE
        self.place = str(self.path)
        with explained(self.path):
            try:
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                close_to_others(folder / LOCK)
                self._lock = held(folder / LOCK)
                self._threads.submit(self._open).result()
            except BaseException:
                self._threads.shutdown()
                raise

    def _open(self) -> None:
        try:
            close_to_others(self.path)
            self._connection = engine(self.path).execution_options(seal=Seal(self.path.parent)).connect()
            with self._connection.begin():
                prepare(self._connection, self.place)
                seal_all(self._connection)
                self._say_what_is_lost()
            self._witness = Witness(self.path.parent)
        except BaseException:
            self._lock.close()
            if hasattr(self, "_connection"):
                self._connection.close()
            raise

    def _say_what_is_lost(self) -> None:
        for one in lost(self.path.parent, self._connection):
            log.error("table %s has lost its end: %d lines were written, %d are there; was an older copy put in place?", *one)

    async def _write(self, lines: list[dict[str, Any]]) -> None:
        """Writes lines, together with what other tables want written meanwhile: the disk takes its time for all at once."""
        loop = asyncio.get_running_loop()
        written = loop.create_future()
        self._waiting.append((lines, written))
        if self._writer is not loop:
            self._writer = loop
            loop.call_soon(self._write_waiting, loop)  # not at once: others who move at this moment come along
        await written

    def _write_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """Has what waits written, if there is something."""
        waiting, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        self._writer = loop if waiting else None
        if waiting:
            self._threads.submit(self._write_together, waiting, loop)

    def _write_together(self, waiting: list[Waiting], loop: asyncio.AbstractEventLoop) -> None:
        """Writes lines in one transaction and then says so; what cannot be written takes nothing else with it."""
        plain = self._connection.connection.driver_connection
        assert isinstance(plain, sqlite3.Connection)
        try:
            if plain.in_transaction:  # one that could not even be taken back, as where the disk was full
                plain.execute("ROLLBACK")
            troubles = _tried_together(plain, [lines for lines, _ in waiting])
            self._witness.note(
                line for (lines, _), trouble in zip(waiting, troubles, strict=True) if not trouble for line in lines
            )
        except BaseException as error:
            with contextlib.suppress(sqlite3.Error):
                plain.execute("ROLLBACK")
            troubles = [error] * len(waiting)
        loop.call_soon_threadsafe(self._written, waiting, troubles, loop)

    def _written(
        self, waiting: list[Waiting], troubles: Sequence[BaseException | None], loop: asyncio.AbstractEventLoop
    ) -> None:
        """Says of each of these what has become of it, and then has what came meanwhile written.

        Not before they have been told of it: what others move in that moment comes along then, and a commit is dear.
        """
        _tell(waiting, troubles)
        loop.call_soon(self._write_waiting, loop)

    @contextlib.contextmanager
    def connection(self) -> Iterator[Connection]:
        """The one connection."""
        yield self._connection

    def close(self) -> None:
        """Closes the file."""
        self._threads.submit(_dispose, self._connection).result()
        super().close()
        self._witness.close()
        self._lock.close()


def _tried_together(plain: sqlite3.Connection, logs: list[list[dict[str, Any]]]) -> list[BaseException | None]:
    """Writes lines of several logs in one transaction, past SQLAlchemy, which would take as long again: nothing is written as often.

    By one statement, which is a transaction by itself: at each step of SQLite's Python lets other threads go on, and a loop that
    has much to do gives way again only after 5 ms. Eight lines were eleven such waits, and are one.
    """
    lines = [line for lines in logs for line in lines]
    try:
        plain.execute(_write(len(lines)), [line[name] for line in lines for name in COLUMNS])
    except sqlite3.IntegrityError:  # one of them is there already: each by itself, then
        plain.execute("BEGIN")
        troubles = [_tried(plain, lines) for lines in logs]
        plain.execute("COMMIT")
        return troubles
    return [None] * len(logs)


@functools.cache
def _write(count: int) -> str:
    """The statement that writes so many lines."""
    places = f"({', '.join('?' * len(COLUMNS))})"
    return f"INSERT INTO log ({', '.join(COLUMNS)}) VALUES {', '.join([places] * count)}"


def _tried(plain: sqlite3.Connection, lines: list[dict[str, Any]]) -> BaseException | None:
    """Writes lines of one log, all or none of them: where another has written there, the transaction goes on without them."""
    plain.execute("SAVEPOINT lines")
    try:
        plain.execute(_write(len(lines)), [line[name] for line in lines for name in COLUMNS])
    except sqlite3.IntegrityError:
        plain.execute("ROLLBACK TO lines")
        return Overtaken()
    plain.execute("RELEASE lines")
    return None


def _tell(waiting: list[Waiting], troubles: Sequence[BaseException | None]) -> None:
    """Says of each what has become of it, unless whoever waited has gone."""
    for (_, written), trouble in zip(waiting, troubles, strict=True):
        if written.done():
            continue
        if trouble is None:
            written.set_result(None)
        else:
            written.set_exception(trouble)


def _dispose(connection: Connection) -> None:
    connection.close()
    connection.engine.dispose()


def held(path: Path) -> sqlite3.Connection:
    """The lock of a store, until it is closed or this process ends: a second server would believe that it knows the tables.

    It is a file of its own, so that backups can read the store while a server has it, and SQLite's, for it knows every system.
    """
    lock = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except BaseException:
        lock.close()
        raise
    return lock


def engine(path: Path) -> Engine:
    """A database of SQLAlchemy's over one connection to a file."""
    made = create_engine("sqlite://", creator=lambda: connect(path), poolclass=StaticPool)
    # The driver begins transactions by itself, late, and never around changes of the layout: we begin them.
    event.listen(made, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return made


def connect(path: Path) -> sqlite3.Connection:
    """A connection on which a commit returns when the disk has it."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # a seed that was sealed is nowhere else
    except BaseException:
        connection.close()
        raise
    return connection


def close_to_others(path: Path) -> None:
    """Makes sure that only its owner reads the file: it tells every hand. SQLite gives what it writes beside it the same rights."""
    for one in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        if one.exists() or one == path:
            os.close(os.open(one, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
            if sys.platform != "win32":
                one.chmod(OWNER_ONLY)


@contextlib.contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turns what goes wrong with a file into a sentence that says what it is."""
    try:
        yield
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise StoreError(key=_cause(error), file=str(path), reason=str(getattr(error, "orig", error))) from None


def _cause(error: Exception) -> str:
    found = getattr(error, "orig", error)
    number = getattr(found, "errno", None)
    name = getattr(found, "sqlite_errorname", None) or errno.errorcode.get(number or 0, "")
    return next((key for start, key in CAUSES.items() if name.startswith(start)), "error-store")
