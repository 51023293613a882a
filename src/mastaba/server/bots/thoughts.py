"""What workers are to think of, and what they have thought, kept by the key of a position."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects.postgresql import insert

from mastaba.server.storage.schema import thoughts
from mastaba.server.storage.store import seal_of

KEPT: Final = 24 * 3600.0  # seconds after which nobody waits for an answer


def read(connection: Connection, key: str) -> tuple[str, str | None] | None:
    """A question and its answer, where there is one; a question is sealed, for it tells a hand."""
    found = connection.execute(select(thoughts.c.request, thoughts.c.answer).where(thoughts.c.key == key)).first()
    return None if found is None else (seal_of(connection).open(found.request), found.answer)


def ask(connection: Connection, key: str, table_id: str, entry: int, request: str) -> None:
    """Keeps a question, unless it has been asked; those about the table's earlier positions are past."""
    connection.execute(delete(thoughts).where(thoughts.c.table_id == table_id, thoughts.c.entry < entry))
    facts = {"key": key, "table_id": table_id, "entry": entry, "request": seal_of(connection).close(request), "at": time.time()}
    connection.execute(insert(thoughts).on_conflict_do_nothing(), facts)


def answer(connection: Connection, key: str, found: str) -> None:
    """Keeps an answer; the first that comes is the one."""
    connection.execute(update(thoughts).where(thoughts.c.key == key, thoughts.c.answer.is_(None)), {"answer": found})


def forget(connection: Connection) -> None:
    """Lets go of what nobody waits for any more."""
    connection.execute(delete(thoughts).where(thoughts.c.at < time.time() - KEPT))
