"""The layouts that stores had before Alembic, word for word: SQLite's `user_version` counted them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text

from mastaba.server.archive.sealing import Seal

# What later layouts have added, to be taken away again by whoever plays an older one
LATER: Final = (
    *("log DROP COLUMN state", "tables DROP COLUMN sealed", "tables DROP COLUMN digest", "tables DROP COLUMN dealt"),
    *("tables DROP COLUMN has_help",),
    *("log DROP COLUMN hash", "tables DROP COLUMN revision", "seats DROP COLUMN locked"),
)


def unseal(connection: Connection, folder: Path) -> None:
    """Writes seeds and deals plainly, as they were before they were sealed."""
    seal = Seal(folder, may_make=False)
    for table_id, sealed in connection.execute(text("SELECT id, sealed FROM tables")).all():
        seed, _, deal = seal.open(sealed)
        facts = {"id": table_id, "seed": seed, "deal": json.dumps(deal) if deal else None}
        connection.execute(text("UPDATE tables SET seed = :seed, deal = :deal WHERE id = :id"), facts)


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
    """,
)
