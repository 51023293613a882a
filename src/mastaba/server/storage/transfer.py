"""Carrying tables from one store to another. A backup is a store too: one SQLite file, whatever it was made from."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, Table, insert, select, update

from mastaba.server.archive.sealing import Seal
from mastaba.server.archive.witness import copy_witness
from mastaba.server.storage import postgres, schema, sqlite
from mastaba.server.storage.errors import StoreError
from mastaba.server.storage.migrations.migrate import HEAD, prepare, version
from mastaba.server.storage.opening import is_database

ROWS: Final = 1000  # carried at once


@contextlib.contextmanager
def reading(address: str, keys: Path | None = None) -> Iterator[Connection]:
    """A store as it stands at this moment, whoever writes to it meanwhile: a database, a folder or a file; `keys`: where its key lies."""
    if is_database(address):
        yield from _database(address, keys or sqlite.default_folder())
    else:
        path = Path(address)
        with tempfile.TemporaryDirectory() as folder:
            path, copied = path / sqlite.FILE if path.is_dir() else path, Path(folder) / sqlite.FILE
            copy_witness(path, copied)  # first: it must not know of more than the copy has
            snapshot(path, copied)
            yield from _file(copied, path)


def _database(address: str, keys: Path) -> Iterator[Connection]:
    url = postgres.address_of(address)
    place = postgres.place_of(url)
    engine = postgres.engine(url).execution_options(isolation_level="REPEATABLE READ", seal=Seal(keys, may_make=False))
    with postgres.explained(place), _using(engine), engine.begin() as connection:
        if version(connection) != HEAD:
            raise StoreError(key="error-store-older", file=place)
        yield connection


def _file(copied: Path, path: Path) -> Iterator[Connection]:
    """A copy of a file, which is brought up to date first."""
    engine = sqlite.engine(copied).execution_options(seal=Seal(path.parent, may_make=False))
    with sqlite.explained(path), _using(engine), engine.connect() as connection:
        with connection.begin():
            prepare(connection, str(path))
        reading = connection.begin()
        yield connection
        reading.rollback()  # a file that is damaged does not let a reading be committed


@contextlib.contextmanager
def _using(engine: Engine) -> Iterator[Engine]:
    """Leaves no connection behind."""
    try:
        yield engine
    finally:
        engine.dispose()


def snapshot(path: Path, target: Path) -> None:
    """Copies a file, also while a server writes to it, to the moment."""
    with sqlite.explained(path):
        if not path.is_file():
            raise StoreError(key="error-backup-none", file=path)
        sqlite.close_to_others(target)
        source = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=sqlite.PATIENCE)
        with contextlib.closing(source), contextlib.closing(sqlite3.connect(target)) as copied:
            source.backup(copied)
            copied.execute("PRAGMA journal_mode = DELETE")  # all of it in one file


def backup(address: str, target: Path) -> None:
    """Writes a store to a file that is whole or not there."""
    if target.exists():
        raise StoreError(key="error-backup-exists", file=target)
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    path = Path(address)
    if is_database(address):
        with reading(address) as source, _writing(part) as written:
            carry(source, written)
    else:
        snapshot(path / sqlite.FILE if path.is_dir() else path, part)
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(target)


@contextlib.contextmanager
def _writing(path: Path) -> Iterator[Connection]:
    """One transaction on a file, which lies alone when it is done."""
    with sqlite.explained(path):
        sqlite.close_to_others(path)
        with _using(sqlite.engine(path)) as engine, engine.connect() as connection, connection.begin():
            prepare(connection, str(path))
            yield connection
        with contextlib.closing(sqlite3.connect(path)) as alone:
            alone.execute("PRAGMA journal_mode = DELETE")


@contextlib.contextmanager
def _held(folder: Path) -> Iterator[Connection]:
    """One transaction on the file in a folder, which no server may have."""
    with sqlite.explained(folder / sqlite.FILE):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        sqlite.close_to_others(folder / sqlite.LOCK)
        with contextlib.closing(sqlite.held(folder / sqlite.LOCK)), _writing(folder / sqlite.FILE) as connection:
            yield connection


@contextlib.contextmanager
def _filling(address: str) -> Iterator[Connection]:
    url = postgres.address_of(address)
    place = postgres.place_of(url)
    with postgres.explained(place), _using(postgres.engine(url)) as engine, engine.begin() as connection:
        prepare(connection, place)
        yield connection


def copy(source: str, target: str) -> None:
    """Carries all tables into a store that has none, all or nothing."""
    with reading(source) as found, _filling(target) if is_database(target) else _held(Path(target)) as filled:
        if filled.execute(select(schema.tables.c.id).limit(1)).first() is not None:
            raise StoreError(key="error-store-used")
        carry(found, filled)


def carry(source: Connection, target: Connection) -> None:
    """Copies every row; rematches are noted last, for each must be there before another names it."""
    records = (schema.results, schema.puzzle_answers)
    for table in (schema.tables, schema.seats, schema.log, schema.kept, schema.analyses, *records):
        _carry_rows(source, target, table)
    rematches = select(schema.tables.c.id, schema.tables.c.rematch).where(schema.tables.c.rematch.is_not(None))
    for table_id, rematch in source.execute(rematches).all():
        target.execute(update(schema.tables).where(schema.tables.c.id == table_id), {"rematch": rematch})


def _carry_rows(source: Connection, target: Connection, table: Table) -> None:
    rows = source.execution_options(yield_per=ROWS).execute(select(table))
    for some in rows.mappings().partitions():
        target.execute(insert(table), [{**row, "rematch": None} if "rematch" in row else dict(row) for row in some])
