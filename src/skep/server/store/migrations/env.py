"""Alembic's entry point. It uses the connection of `migrate.upgrade`."""

from __future__ import annotations

from alembic import context

from skep.server.store.schema import META

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=META)
with context.begin_transaction():
    context.run_migrations()
