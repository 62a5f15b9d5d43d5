"""The tables of the database, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

META = MetaData()

SERIAL = BigInteger().with_variant(Integer, "sqlite")
"""An automatic number; SQLite has these for INTEGER only."""

ENTRIES = Table(
    "entries", META,
    Column("id", SERIAL, primary_key=True),
    Column("table_id", BigInteger, nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "n", name="one_entry_a_number"),
)  # fmt: skip
"""Entries, which are only ever added. They lie in the order of writing, so a commit for many tables
touches few pages. The unique number of an entry is the concurrency control."""

TABLES = Table(
    "tables", META,
    Column("table_id", BigInteger, primary_key=True, autoincrement=False),
    Column("link", String(40), nullable=False, unique=True),
    Column("watch", String(40), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("made", Float(53), nullable=False),
    Column("wake", Float(53), nullable=True),
)  # fmt: skip
"""The index that tables are found by. It follows from their entries."""

OLD_LINKS = Table(
    "old_links", META,
    Column("link", String(40), primary_key=True),
    Column("table_id", BigInteger, nullable=False),
)  # fmt: skip
"""Revoked links, by which people who have a key still find their table."""

Index("waking_tables", TABLES.c.wake)
