"""Which store an address means: a PostgreSQL, or a folder with a file."""

from __future__ import annotations

from pathlib import Path

from mastaba.server.storage import postgres
from mastaba.server.storage.postgres import SCHEMES, PostgresStore
from mastaba.server.storage.sqlite import FILE, SqliteStore
from mastaba.server.storage.store import Store


def is_database(address: str) -> bool:
    """Whether an address is that of a server, not of a folder."""
    return address.startswith(SCHEMES)


def open_store(folder: Path, database: str = "", may_upgrade: bool = False) -> Store:
    """The store in a database, if one is named, else in a folder; an older layout in a database waits for `database upgrade`."""
    return PostgresStore(database, may_upgrade, folder) if database else SqliteStore(folder)


def place_of(folder: Path, database: str = "") -> str:
    """Where tables are kept, in words for people: never with a password."""
    return postgres.place_of(postgres.address_of(database)) if database else str(folder / FILE)
