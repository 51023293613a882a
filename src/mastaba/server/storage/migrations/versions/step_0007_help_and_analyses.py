"""Whether seats may ask for help, and what analyses of finished games have found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mastaba.server.storage.schema import FLAG, MOMENT

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Adds both; at tables of old, help is what it was: there for whoever asks."""
    op.add_column("tables", sa.Column("has_help", FLAG, nullable=False, server_default="1"))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sqlite_strict=True,
    )
