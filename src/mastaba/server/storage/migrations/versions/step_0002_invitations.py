"""Seats are claimed by invitations; who has no secret may look on, but not at tables that were opened before that."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mastaba.server.storage.schema import FLAG

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds invitations to seats, and to tables whether they may be watched."""
    op.add_column("seats", sa.Column("code", sa.Text))
    op.add_column("seats", sa.Column("dead_codes", sa.Text, nullable=False, server_default=sa.text("''")))
    op.add_column("tables", sa.Column("is_watchable", FLAG, nullable=False, server_default="1"))
    op.execute("UPDATE tables SET is_watchable = 0 WHERE id IN (SELECT table_id FROM seats WHERE kind <> 'bot')")
