"""What workers are to think of, and what they have thought: a job on the queue names it, for it tells a hand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mastaba.server.storage.schema import MOMENT

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds the answers of workers."""
    op.create_table(
        "thoughts",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False, index=True),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("answer", sa.Text),
        sa.Column("at", MOMENT, nullable=False),
        sqlite_strict=True,
    )
