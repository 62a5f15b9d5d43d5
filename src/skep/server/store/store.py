"""The store: append, load, find. No caller sees SQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from math import inf
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from skep.kernel.errors import SkepError
from skep.server.faults import Refused
from skep.server.store.engine import connect
from skep.server.store.migrate import upgrade
from skep.server.store.rows import Batch, Row
from skep.server.store.schema import ENTRIES, OLD_LINKS, TABLES
from skep.server.store.writer import Writer

LATEST = 1e15
"""Seconds since 1970 that no alarm is set for."""


class Conflict(Refused):
    """Someone else added an entry of that number first; nothing was written."""

    def __init__(self) -> None:
        super().__init__("changed-meanwhile", "the table changed meanwhile; look and try again")


class StoreFault(Refused):
    """The database can't be used now; nothing was written."""


class Store:
    """The tables in one database."""

    def __init__(self, database: str) -> None:
        self.engine = connect(database)
        try:
            upgrade(self.engine)
        except Exception as fault:
            self.engine.dispose()
            if isinstance(fault, SQLAlchemyError):
                raise explain(fault) from None
            raise
        self.writer = Writer(self.engine, explain)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    # Writing

    async def append(self, batch: Batch) -> None:
        """On disk when it returns; Conflict or StoreFault if nothing was written."""
        await self.writer.write(batch)

    # Reading

    async def load(self, table: int) -> list[Row]:
        return await asyncio.to_thread(self.rows, table)

    def rows(self, table: int) -> list[Row]:
        """All entries of a table in their order."""
        columns = (ENTRIES.c.n, ENTRIES.c.at, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.body)
        wish = select(*columns).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.n)
        return [
            Row(n, at, kind, seat, msgspec.json.decode(body))
            for n, at, kind, seat, body in self._all(wish)
        ]

    async def find(self, *, link: str = "", watch: str = "") -> int | None:
        """The number of a table by its link or by the mark of its watchers' key."""
        column, value = (TABLES.c.link, link) if link else (TABLES.c.watch, watch)
        found = await asyncio.to_thread(self._all, select(TABLES.c.table_id).where(column == value))
        return found[0][0] if found else None

    async def find_old(self, link: str) -> int | None:
        """The number of a table by a link that was taken back."""
        wish = select(OLD_LINKS.c.table_id).where(OLD_LINKS.c.link == link)
        found = await asyncio.to_thread(self._all, wish)
        return found[0][0] if found else None

    async def waking(self, before: float = inf) -> list[tuple[int, float]]:
        """The tables that someone must look at before then, and when."""
        wish = select(TABLES.c.table_id, TABLES.c.wake).where(TABLES.c.wake < min(before, LATEST))
        return [(row[0], row[1]) for row in await asyncio.to_thread(self._all, wish)]

    def links(self) -> Iterator[tuple[int, str]]:
        """Every table's number and link, in the order of making."""
        yield from (
            (row[0], row[1])
            for row in self._all(select(TABLES.c.table_id, TABLES.c.link).order_by(TABLES.c.made))
        )

    def _all(self, wish: Any) -> list[Any]:
        try:
            with self.engine.connect() as connection:
                return list(connection.execute(wish))
        except SQLAlchemyError as fault:
            raise explain(fault) from None


FULL = ("database or disk is full", "no space left", "disk full", "could not extend")
READ_ONLY = ("readonly database", "read-only", "unable to open", "permission denied")


def explain(fault: Exception) -> SkepError:
    """The fault of a database in words for whoever plays or runs the server."""
    if isinstance(fault, IntegrityError):
        return Conflict()
    said = str(fault.orig if isinstance(fault, DBAPIError) else fault).lower().strip()
    if any(sign in said for sign in FULL):
        return StoreFault(
            "store-full", "the server's disk is full; nothing was changed, try again later"
        )
    if any(sign in said for sign in READ_ONLY):
        return StoreFault(
            "store-read-only", "the server's database can't be written; nothing was changed"
        )
    first = said.splitlines()[0] if said else type(fault).__name__
    return StoreFault("store-failed", f"the database failed; nothing was changed ({first})")
