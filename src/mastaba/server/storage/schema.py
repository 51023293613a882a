"""The tables of a store, described once for every database; `migrations/` brings older stores to this."""

from __future__ import annotations

from typing import Final

from sqlalchemy import REAL, BigInteger, Column, Double, ForeignKey, Integer, MetaData, Table, Text, text
from sqlalchemy.types import TypeEngine

metadata: Final = MetaData()
VERSION_TABLE: Final = "alembic_version"

# SQLite checks types only in tables that are STRICT, and those take no other names of types than its own.
LONG: Final = BigInteger().with_variant(Integer(), "sqlite")
MOMENT: Final[TypeEngine[float]] = Double().with_variant(REAL(), "sqlite")
FLAG: Final = Integer()  # 0 or 1

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules it is played by
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", LONG, nullable=False),
    Column("deal", Text),  # JSON, where it was arranged
    Column("is_open", FLAG, nullable=False),  # whether the opener chose the seed or the deal, and so knows it
    Column("host", Text, nullable=False),  # hash of the host's secret
    Column("rematch", Text, ForeignKey("tables.id")),
    Column("opened", MOMENT, nullable=False),
    Column("is_watchable", FLAG, nullable=False, server_default="1"),
    Column("sealed", Text, nullable=False, server_default=text("''")),  # seed, nonce and deal; then seed is 0 and deal is empty
    Column("digest", Text, nullable=False, server_default=text("''")),  # of the rules and components it was dealt by
    Column("dealt", Text, nullable=False, server_default=text("''")),  # hash of the state in which it was laid
    Column("revision", Integer, nullable=False, server_default="0"),  # how often anything but the log has changed
    Column("has_help", FLAG, nullable=False, server_default="1"),  # whether hints, a coach and chances may be asked for
    sqlite_strict=True,
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),  # me, link, here, bot
    Column("level", Text),  # of a bot
    Column("name", Text, nullable=False),
    Column("secret", Text),  # hash; none for a bot
    Column("has_left", FLAG, nullable=False, server_default="0"),
    Column("code", Text),  # hash of the open invitation to the seat, if there is one
    Column("dead_codes", Text, nullable=False, server_default=text("''")),  # hashes of those that were claimed or replaced
    Column("locked", MOMENT, nullable=False, server_default="0"),  # until when no claim is taken in a race, after a wrong one
    sqlite_strict=True,
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("entry", Integer, primary_key=True, autoincrement=False),  # 0, 1, 2, ...: an entry cannot be written twice
    Column("number", Integer, nullable=False),  # decisions before this one
    Column("seat", Integer, nullable=False),
    Column("action", Text),  # none: the decision before is taken back
    Column("at", MOMENT, nullable=False),
    Column("hash", Text, nullable=False, server_default=text("''")),  # of this line and all before it
    Column("state", Text, nullable=False, server_default=text("''")),  # hash of the state after the decision
    sqlite_strict=True,
    sqlite_with_rowid=False,
)

thoughts: Final = Table(
    "thoughts",
    metadata,
    Column("key", Text, primary_key=True),  # of a position, and who thinks of it
    Column("table_id", Text, nullable=False, index=True),
    Column("entry", Integer, nullable=False),  # lines of the log before it
    Column("request", Text, nullable=False),  # JSON, sealed: what the seat knows
    Column("answer", Text),  # JSON, once there is one
    Column("at", MOMENT, nullable=False),
    sqlite_strict=True,
)

kept: Final = Table(  # what stays of a table, also when the table itself is gone
    "kept",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("entries", Integer, nullable=False),  # lines of the log at that moment
    Column("is_over", FLAG, nullable=False),
    Column("record", Text, nullable=False),  # on paper; sealed until the game is over
    Column("looks", Text, nullable=False),  # as each seat sees it; sealed likewise
    Column("at", MOMENT, nullable=False),
    sqlite_strict=True,
)

analyses: Final = Table(  # of finished games
    "analyses",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("entries", Integer, nullable=False),  # lines of the log that was analysed
    Column("found", Text, nullable=False),  # JSON; empty where it has only been asked for
    Column("at", MOMENT, nullable=False),  # when it last got any further
    sqlite_strict=True,
)

results: Final = Table(  # finished matches, in the record of whoever claimed them
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # a seat's result counts once, whoever holds it
    Column("owner", Text, nullable=False, index=True),  # hash of the secret of a browser's record
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("levels", Text, nullable=False),  # JSON: of each seat; empty for people
    Column("points", Text, nullable=False),  # JSON: of each seat
    Column("winners", Text, nullable=False),  # JSON: seats
    Column("day", Text, nullable=False),  # of a daily deal; else empty
    Column("at", MOMENT, nullable=False),
    sqlite_strict=True,
)

puzzle_answers: Final = Table(  # first answers to puzzles, and what both ratings were after them
    "puzzle_answers",
    metadata,
    Column("owner", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True, index=True),
    Column("game", Text, nullable=False),
    Column("is_right", FLAG, nullable=False),
    Column("rating", MOMENT, nullable=False),
    Column("doubt", MOMENT, nullable=False),
    Column("puzzle_rating", MOMENT, nullable=False),
    Column("puzzle_doubt", MOMENT, nullable=False),
    Column("at", MOMENT, nullable=False),
    sqlite_strict=True,
)

version: Final = Table(VERSION_TABLE, metadata, Column("version_num", Text, primary_key=True))
