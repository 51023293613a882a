"""The store of many servers: a PostgreSQL that any number of processes on any number of machines write to."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, func, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, OperationalError

from mastaba import folders
from mastaba.server.archive.sealing import Seal
from mastaba.server.bots import thoughts
from mastaba.server.storage.errors import Overtaken, StoreError
from mastaba.server.storage.group_writer import GroupWriter, write_together
from mastaba.server.storage.migrations.migrate import prepare
from mastaba.server.storage.store import Store, append, seal_all

SCHEMES: Final = ("postgresql://", "postgres://")
CHANNEL: Final = "mastaba"  # of notices
THREADS: Final = 4  # connections of one process; each is a process of PostgreSQL's
CONNECT_SECONDS: Final = 5
PATIENCE: Final = 10.0  # seconds until a database that does not answer is a failure
T = TypeVar("T")

REFUSED: Final = "FATAL:"  # how PostgreSQL itself begins when it lets nobody in

# Why a database cannot be used, by the code of the error
CAUSES: Final = {
    "42501": "error-database-rights",
    "25006": "error-database-read-only",
    "53100": "error-store-full",
}


class PostgresStore(Store):
    """A database with a few connections, each used by one thread at a time."""

    is_shared = True

    def __init__(self, address: str, may_upgrade: bool = False, folder: Path | None = None) -> None:
        super().__init__(THREADS)
        url = address_of(address)
        self.place = place_of(url)
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        keys = folder or folders.own("data")
        keys.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._engine = engine(url).execution_options(seal=Seal(keys))
        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writer = GroupWriter(self._threads, partial(self._done_at_once, write_together), self._write_alone)
        try:
            with explained(self.place), self._engine.begin() as connection:
                prepare(connection, self.place, may_upgrade)
                seal_all(connection)
        except BaseException:
            self.close()
            raise

    def connection(self) -> contextlib.AbstractContextManager[Connection]:
        """Any connection that is free."""
        return self._engine.connect()

    async def thought(self, key: str) -> tuple[str, str | None] | None:
        """A question to workers and its answer, where there is one."""
        return await self._do_one(thoughts.read, key)

    async def ask(self, key: str, table_id: str, entry: int, request: str) -> None:
        """Keeps a question to workers."""
        await self._do(thoughts.ask, key, table_id, entry, request)

    async def answer(self, key: str, found: str) -> None:
        """Keeps an answer, and tells whoever waits for it."""
        await self._do_one(thoughts.answer, key, found)
        notice = json.dumps([["thought", key]])
        await self._do_one(lambda connection: connection.execute(select(func.pg_notify(CHANNEL, notice))))

    async def forget_thoughts(self) -> None:
        """Lets go of questions that nobody waits for."""
        await self._do_one(thoughts.forget)

    async def _write(self, lines: list[dict[str, Any]]) -> None:
        if len(lines) > 1:  # all or none of them
            await super()._write(lines)
        else:
            await asyncio.wait_for(self._writer.write(lines[0]), PATIENCE)

    def _write_alone(self, line: dict[str, Any]) -> None:
        """Writes one line, in a thread."""
        try:
            self._done_at_once(append, [line])
        except IntegrityError as error:
            raise Overtaken from error

    async def _do(self, work: Callable[..., T], *facts: Any) -> T:
        return await asyncio.wait_for(super()._do(work, *facts), PATIENCE)

    async def _do_one(self, work: Callable[..., T], *facts: Any) -> T:
        doing = asyncio.get_running_loop().run_in_executor(self._threads, self._done_at_once, work, *facts)
        return await asyncio.wait_for(doing, PATIENCE)

    def _done(self, work: Callable[..., T], *facts: Any) -> T:
        return _again(super()._done, work, *facts)

    def _done_at_once(self, work: Callable[..., T], *facts: Any) -> T:
        def done() -> T:
            with self._at_once.connect() as connection:
                return work(connection, *facts)

        return _again(done)

    def close(self) -> None:
        """Closes all connections."""
        super().close()
        self._engine.dispose()


def _again(work: Callable[..., T], *facts: Any) -> T:
    """Does work, and once more where the connection had been cut: what was written all the same cannot be written twice."""
    try:
        return work(*facts)
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
    return work(*facts)


def address_of(address: str) -> URL:
    """An address as people write it, with our driver."""
    try:
        return make_url(address).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError):
        raise StoreError(key="error-database-address") from None


def place_of(url: URL) -> str:
    """An address in words for people: without its password, and without its lesser settings."""
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


def engine(url: URL) -> Engine:
    """A database of SQLAlchemy's."""
    try:
        return create_engine(url, pool_size=THREADS, connect_args={"connect_timeout": CONNECT_SECONDS})
    except ImportError:
        raise StoreError(key="error-database-driver") from None


@contextlib.contextmanager
def explained(place: str) -> Iterator[None]:
    """Turns what goes wrong with a database into a sentence that says what it is."""
    try:
        yield
    except DBAPIError as error:
        said = str(error.orig).strip().splitlines()[-1]
        key = CAUSES.get(str(getattr(error.orig, "sqlstate", None)), "error-store")
        if error.connection_invalidated or isinstance(error, OperationalError):
            key = "error-database-refused" if REFUSED in said else "error-database-unreachable"
        raise StoreError(key=key, file=place, reason=said.rpartition(REFUSED)[2].strip().rstrip(".")) from None
