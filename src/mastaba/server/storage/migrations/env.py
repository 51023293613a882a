"""What Alembic runs: the steps that a store lacks, on the connection and in the transaction of whoever asked."""

from __future__ import annotations

from alembic import context

from mastaba.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
