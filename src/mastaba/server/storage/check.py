"""Looking through a store for damage: what is kept is compared with the hashes that were written beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.exc import DatabaseError

from mastaba.server.archive.witness import lost
from mastaba.server.storage import chain, schema
from mastaba.server.storage.rows import TableRow
from mastaba.server.storage.store import read_table


@dataclass
class Damage:
    """Something that is not as it was written: the key of a sentence, and what it tells."""

    key: str
    facts: dict[str, Any] = field(default_factory=dict)


def damages(connection: Connection) -> Iterator[Damage]:
    """Everything that is wrong with a store."""
    if connection.dialect.name == "sqlite":
        yield from _file_damages(connection)
        yield from _lost_ends(connection)
    for table_id in connection.scalars(select(schema.tables.c.id).order_by(schema.tables.c.id)).all():
        yield from _table_damages(connection, table_id)


def _file_damages(connection: Connection) -> Iterator[Damage]:
    """What SQLite itself finds; where it stumbles over what it looks for, that is found too."""
    try:
        for (line,) in connection.exec_driver_sql("PRAGMA integrity_check(20)").all():
            if line != "ok":
                yield Damage("damage-file", {"what": line})
    except DatabaseError as error:
        yield Damage("damage-file", {"what": str(error.orig)})


def _lost_ends(connection: Connection) -> Iterator[Damage]:
    """What was written and is not there any more."""
    file = connection.exec_driver_sql("PRAGMA database_list").all()[0][2]
    for one in lost(Path(file).parent, connection):
        yield Damage("damage-end", one._asdict())


def count(connection: Connection) -> int:
    """How many tables are kept."""
    return len(connection.scalars(select(schema.tables.c.id)).all())


def _table_damages(connection: Connection, table_id: str) -> Iterator[Damage]:
    try:
        row = read_table(connection, table_id)
    except (ValueError, DatabaseError):
        yield Damage("damage-facts", {"table": table_id})
        return
    if row is None:  # found by its index and not in its place
        yield Damage("damage-facts", {"table": table_id})
        return
    if len(row.seats) != row.players:
        yield Damage("damage-seats", {"table": table_id, "seats": len(row.seats), "players": row.players})
    if row.is_damaged:
        yield Damage("damage-log", {"table": table_id, "line": _first_wrong(connection, row) + 1})


def _first_wrong(connection: Connection, row: TableRow) -> int:
    """The first line of a log that is not what was written."""
    kept = select(schema.log.c.entry, schema.log.c.hash).where(schema.log.c.table_id == row.id).order_by(schema.log.c.entry)
    hashes = chain.links(row.start, ((one.number, one.seat, one.action) for one in row.log))
    for entry, (line, right) in enumerate(zip(connection.execute(kept).all(), hashes, strict=True)):
        if tuple(line) != (entry, right):
            return entry
    return len(hashes)
