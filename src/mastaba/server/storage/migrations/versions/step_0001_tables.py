"""Tables, their seats and their logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mastaba.server.storage.schema import FLAG, LONG, MOMENT

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Lays out the first three tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", LONG, nullable=False),
        sa.Column("deal", sa.Text),
        sa.Column("is_open", FLAG, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("rematch", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column("opened", MOMENT, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("secret", sa.Text),
        sa.Column("has_left", FLAG, nullable=False, server_default="0"),
        sqlite_strict=True,
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("entry", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text),
        sa.Column("at", MOMENT, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
