"""A table's log is a chain: each line carries a hash of everything before it, so that damage is noticed and never played on."""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, text

LETTERS: Final = 32  # of a hash, as they are kept
REMEMBERED: Final = 64  # lines: those of this moment
_quoted: Final = json.encoder.encode_basestring_ascii
_ENCODER: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"))


def start(table_id: str, game: str, players: int, options: dict[str, Any], seed: int, deal: dict[str, Any] | None) -> str:
    """The hash that a log begins with: of what was agreed when the table was laid."""
    return _hash("", (table_id, game, players, options, seed, deal))


@functools.lru_cache(REMEMBERED)
def link(before: str, number: int, seat: int, action: str | None) -> str:
    """The hash of a line, after the one before it: of the same text as `_hash`, put together by hand, for each move needs one.

    A server that hears of another's line asks whether it is the next, and then takes it over: the second time it is remembered.
    """
    said = "null" if action is None else _quoted(action)
    return _digest(f"[{_quoted(before)},{number:d},{seat:d},{said}]")


def links(before: str, lines: Iterable[tuple[int, int, str | None]]) -> list[str]:
    """The hashes of lines that follow each other."""
    found: list[str] = []
    for line in lines:
        before = link(before, *line)
        found.append(before)
    return found


def _hash(before: str, facts: tuple[Any, ...]) -> str:
    return _digest(_ENCODER.encode([before, *facts]))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:LETTERS]


def rechain(connection: Connection) -> None:
    """Gives every line in a store its hash, as if it were what was written: for lines from before there were hashes."""
    tables = connection.execute(text("SELECT id, game, players, options, seed, deal FROM tables")).all()
    for name, game, players, options, seed, deal in tables:
        before = start(name, game, players, json.loads(options), seed, json.loads(deal) if deal else None)
        query = text("SELECT entry, number, seat, action FROM log WHERE table_id = :name ORDER BY entry")
        lines = connection.execute(query, {"name": name}).all()
        hashes = links(before, (line[1:] for line in lines))
        written = [{"name": name, "entry": line[0], "hash": found} for line, found in zip(lines, hashes, strict=True)]
        if written:
            connection.execute(text("UPDATE log SET hash = :hash WHERE table_id = :name AND entry = :entry"), written)
