"""Opening the database: SQLite by default, PostgreSQL by its URL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from skep.kernel.errors import BadSettings

WAIT = 10.0
"""Seconds that SQLite waits for another process that writes."""
LINE = {"connect_timeout": 5, "keepalives_idle": 30, "tcp_user_timeout": 30_000}
"""How soon an unreachable PostgreSQL is noticed, in seconds, the last one in milliseconds. Settings
in the URL come first."""


def address(text: str) -> URL:
    """The URL of a database, from a URL or the name of an SQLite file; BadSettings if it is
    neither."""
    if "://" not in text:
        text = f"sqlite:///{Path(text).absolute()}"
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadSettings("--database takes a URL or the name of a file", "bad-database") from None
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise BadSettings(
            f"Skep keeps its tables in sqlite or postgresql, not in {url.drivername}",
            "bad-database",
        )
    if url.drivername == "sqlite" and not url.database:
        raise BadSettings("--database sqlite:/// needs the name of a file", "bad-database")
    return url


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database; `None` for PostgreSQL."""
    if url.get_backend_name() != "sqlite":
        return None
    return Path(str(url.database).removeprefix("file:")).absolute()


def connect(text: str) -> Engine:
    """The engine of a database. It opens no connection yet."""
    url = address(text)
    if url.drivername != "sqlite":
        line = {name: value for name, value in LINE.items() if name not in url.query}
        return create_engine(url, pool_pre_ping=True, connect_args=line)
    engine = create_engine(url, connect_args={"timeout": WAIT})
    event.listen(engine, "connect", _sqlite)
    event.listen(engine, "begin", _begin)
    return engine


def _sqlite(connection: Any, _record: Any) -> None:
    """Set SQLite up so that readers never wait for the writer, and a commit returns when it is on
    disk."""
    connection.isolation_level = None  # Python begins no transactions of its own, see `_begin`
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin a real transaction. It includes schema changes, so an interrupted migration leaves
    nothing behind."""
    connection.exec_driver_sql("BEGIN")
