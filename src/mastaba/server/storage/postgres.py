"""The store of many servers: a PostgreSQL that any number of processes on any number of machines write to."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from mastaba.server.storage.errors import StoreError
from mastaba.server.storage.migrate import prepare
from mastaba.server.storage.store import Store

SCHEMES: Final = ("postgresql://", "postgres://")
THREADS: Final = 8  # connections of one process; each is a process of PostgreSQL's
CONNECT_SECONDS: Final = 5

REFUSED: Final = "FATAL:"  # how PostgreSQL itself begins when it lets nobody in

# Why a database cannot be used, by the code of the error
CAUSES: Final = {
    "42501": "error-database-rights",
    "25006": "error-database-read-only",
    "53100": "error-store-full",
}


class PostgresStore(Store):
    """A database with a few connections, each used by one thread at a time."""

    def __init__(self, address: str, may_upgrade: bool = False) -> None:
        super().__init__(THREADS)
        url = address_of(address)
        self.place = place_of(url)
        self._engine = engine(url)
        try:
            with explained(self.place), self._engine.begin() as connection:
                prepare(connection, self.place, may_upgrade)
        except BaseException:
            self.close()
            raise

    def connection(self) -> contextlib.AbstractContextManager[Connection]:
        """Any connection that is free."""
        return self._engine.connect()

    def close(self) -> None:
        """Closes all connections."""
        super().close()
        self._engine.dispose()


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
    """A database of SQLAlchemy's that notices connections which a restart has cut, and does not wait for ever."""
    try:
        return create_engine(url, pool_size=THREADS, pool_pre_ping=True, connect_args={"connect_timeout": CONNECT_SECONDS})
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
