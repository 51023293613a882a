"""What a browser has played and solved here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mastaba.server.storage.schema import FLAG, MOMENT

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds results of matches, and answers to puzzles."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.Text, nullable=False, index=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("levels", "points", "winners", "day")),
        sa.Column("at", MOMENT, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "puzzle_answers",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True, index=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("is_right", FLAG, nullable=False),
        *(sa.Column(name, MOMENT, nullable=False) for name in ("rating", "doubt", "puzzle_rating", "puzzle_doubt", "at")),
        sqlite_strict=True,
    )
