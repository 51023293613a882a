"""Several servers on one database: each change of seats has its number, and a wrong claim in a race counts for all of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mastaba.server.storage.schema import MOMENT

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds the number of changes to tables, and to seats when they may claim again."""
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("locked", MOMENT, nullable=False, server_default="0"))
