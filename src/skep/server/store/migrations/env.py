"""Alembic's way in: it works on the connection that `migrate.upgrade` hands over."""

from __future__ import annotations

from alembic import context

from skep.server.store.schema import META

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=META)
with context.begin_transaction():
    context.run_migrations()
