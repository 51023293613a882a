"""Seeds are sealed, states are noted, and what stays of a table has a place of its own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mastaba.server.storage import schema

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds the columns, and the table of what is kept; seeds are sealed by whoever opens the store next."""
    for table, name in (("tables", "sealed"), ("tables", "digest"), ("tables", "dealt"), ("log", "state")):
        op.add_column(table, sa.Column(name, sa.Text, nullable=False, server_default=sa.text("''")))
    schema.kept.create(op.get_bind())
