"""Upgrading a database to the schema that this Skep needs, with Alembic."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine


def upgrade(engine: Engine) -> None:
    """Run the missing migrations in one transaction."""
    config = Config()
    config.set_main_option("script_location", str(files("skep.server.store") / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
