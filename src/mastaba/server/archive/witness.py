"""What was written last, noted beside a store: a log that has lost its end is whole by its hashes, and only this knows that it was longer.

What SQLite writes lies in a journal beside its file for a while, and where that is cut off (by a crash of a disk that promised too much, by
a copy made by hand) the last moves of many tables are gone without a trace. It is noted after the commit and without waiting
for the disk, so it never knows of more than there was. An older copy put in place of the file looks the same: so it is only said.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DatabaseError

from mastaba.server.storage import schema

WITNESS: Final = "tables.last"
OWNER_ONLY: Final = 0o600
MOST: Final = 256 * 1024  # bytes: some thousand lines, far more than the journal holds before SQLite empties it
ENDING: Final = "\n"


class Lost(NamedTuple):
    """A table whose log is shorter than it was: how many lines were written, and how many there are."""

    table: str
    written: int
    left: int


class Witness:
    """Notes of each line that was written its table and its number."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / WITNESS
        self._file = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_APPEND, OWNER_ONLY)
        self._size = 0

    def note(self, lines: Iterable[dict[str, Any]]) -> None:
        """Notes lines that were written; where even that cannot be done, nothing is lost by it."""
        text = "".join(f"{line['table_id']} {line['entry'] + 1}{ENDING}" for line in lines).encode()
        with contextlib.suppress(OSError):
            self._size += os.write(self._file, text)
            if self._size > MOST:
                self._forget_half()

    def _forget_half(self) -> None:
        """Goes on with the later half."""
        kept = self._path.read_bytes()[-MOST // 2 :].partition(ENDING.encode())[2]
        os.truncate(self._file, 0)
        self._size = os.write(self._file, kept)

    def close(self) -> None:
        """Notes nothing more."""
        os.close(self._file)


def lost(folder: Path, connection: Connection) -> list[Lost]:
    """The tables in a store whose logs were longer; where it cannot be read, that is damage of another kind, and said as such."""
    with contextlib.suppress(DatabaseError):
        return list(_shortened(folder, connection))
    return []


def _shortened(folder: Path, connection: Connection) -> Iterator[Lost]:
    """Those that are still there: one that was put away meanwhile has no log to look at."""
    log, tables = schema.log, schema.tables
    for table, written in _noted(folder / WITNESS).items():
        left = connection.scalar(select(func.count()).where(log.c.table_id == table)) or 0
        if left < written and connection.scalar(select(tables.c.id).where(tables.c.id == table)):
            yield Lost(table, written, left)


def copy_witness(store: Path, copied: Path) -> None:
    """What was noted of a store's file goes with a copy of it, where there is anything."""
    with contextlib.suppress(OSError):
        shutil.copyfile(store.with_name(WITNESS), copied.with_name(WITNESS))


def _noted(path: Path) -> dict[str, int]:
    """How many lines were last noted of each table; a last line that was not finished, or anything else, is passed over."""
    with contextlib.suppress(OSError):
        parts = [line.split() for line in path.read_text(encoding="utf8", errors="replace").splitlines()]
        return {part[0]: int(part[1]) for part in parts if len(part) == 2 and part[1].isdecimal()}
    return {}
