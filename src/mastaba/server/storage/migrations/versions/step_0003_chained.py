"""Each line of a log carries a hash of all before it; lines that were written without one get theirs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mastaba.server.storage.chain import rechain

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the hashes."""
    op.add_column("log", sa.Column("hash", sa.Text, nullable=False, server_default=sa.text("''")))
    rechain(op.get_bind())
