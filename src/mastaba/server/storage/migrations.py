"""The store's layout, version by version: each step is applied once, in one transaction, and never edited again."""

from __future__ import annotations

import functools
import json
import sqlite3
from typing import Final

from mastaba.server.storage import chain

STEPS: Final = (
    """
    CREATE TABLE tables (
        id       TEXT PRIMARY KEY,
        game     TEXT NOT NULL,
        rules    INTEGER NOT NULL,          -- the version of the rules it is played by
        players  INTEGER NOT NULL,
        options  TEXT NOT NULL,             -- JSON
        seed     INTEGER NOT NULL,
        deal     TEXT,                      -- JSON, where it was arranged
        is_open  INTEGER NOT NULL,          -- whether the opener chose the seed or the deal, and so knows it
        host     TEXT NOT NULL,             -- hash of the host's secret
        rematch  TEXT REFERENCES tables(id),
        opened   REAL NOT NULL
    ) STRICT;
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables(id),
        seat     INTEGER NOT NULL,
        kind     TEXT NOT NULL,             -- me, link, here, bot
        level    TEXT,                      -- of a bot
        name     TEXT NOT NULL,
        secret   TEXT,                      -- hash; none for a bot
        has_left INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat)
    ) STRICT;
    CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES tables(id),
        entry    INTEGER NOT NULL,          -- 0, 1, 2, ...: an entry cannot be written twice
        number   INTEGER NOT NULL,          -- decisions before this one
        seat     INTEGER NOT NULL,
        action   TEXT,                      -- none: the decision before is taken back
        at       REAL NOT NULL,
        PRIMARY KEY (table_id, entry)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE seats ADD COLUMN code TEXT;                            -- hash of the open invitation to the seat, if there is one
    ALTER TABLE seats ADD COLUMN dead_codes TEXT NOT NULL DEFAULT '';  -- hashes of those that were claimed or replaced
    ALTER TABLE tables ADD COLUMN is_watchable INTEGER NOT NULL DEFAULT 1;
    UPDATE tables SET is_watchable = 0                                 -- as it was when they were opened
        WHERE id IN (SELECT table_id FROM seats WHERE kind <> 'bot');
    """,
    """
    ALTER TABLE log ADD COLUMN hash TEXT NOT NULL DEFAULT '';          -- of this line and all before it
    UPDATE log SET hash = chained(table_id, entry);
    """,
    """
    ALTER TABLE tables ADD COLUMN sealed TEXT NOT NULL DEFAULT '';     -- seed, nonce and deal; then seed is 0 and deal is empty
    """,
    """
    ALTER TABLE tables ADD COLUMN digest TEXT NOT NULL DEFAULT '';     -- of the rules and components it was dealt by
    ALTER TABLE tables ADD COLUMN dealt TEXT NOT NULL DEFAULT '';      -- hash of the state in which it was laid
    ALTER TABLE log ADD COLUMN state TEXT NOT NULL DEFAULT '';         -- hash of the state after the decision
    CREATE TABLE kept (                    -- what stays of a table, also when the table itself is gone
        table_id TEXT PRIMARY KEY,
        game     TEXT NOT NULL,
        entries  INTEGER NOT NULL,         -- lines of the log at that moment
        is_over  INTEGER NOT NULL,
        record   TEXT NOT NULL,            -- on paper; sealed until the game is over
        looks    TEXT NOT NULL,            -- as each seat sees it; sealed likewise
        at       REAL NOT NULL
    ) STRICT;
    """,
)


def migrate(connection: sqlite3.Connection) -> None:
    """Brings a store up to date; a store of a later Mastaba is left alone."""
    connection.create_function("chained", 2, functools.partial(_chained, connection))
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(STEPS):
        raise NewerStore(version)
    for number, step in enumerate(STEPS[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT;")


def _chained(connection: sqlite3.Connection, table_id: str, entry: int) -> str:
    """The hash of a line that was written before lines had one."""
    return _hashes(connection, table_id)[entry]


@functools.lru_cache(maxsize=1)
def _hashes(connection: sqlite3.Connection, table_id: str) -> list[str]:
    facts = "SELECT id, game, players, options, seed, deal FROM tables WHERE id = ?"
    name, game, players, options, seed, deal = connection.execute(facts, (table_id,)).fetchone()
    first = chain.start(name, game, players, json.loads(options), seed, json.loads(deal) if deal else None)
    lines = connection.execute("SELECT number, seat, action FROM log WHERE table_id = ? ORDER BY entry", (table_id,))
    return chain.links(first, lines.fetchall())


class NewerStore(Exception):
    """A store written by a later version of Mastaba."""
