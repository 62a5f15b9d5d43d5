"""The store: append, load, find. Its callers see no SQL."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from math import inf
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from skep.server.store.alone import FileLock
from skep.server.store.engine import connect, file_of
from skep.server.store.file import File
from skep.server.store.migrate import upgrade
from skep.server.store.schema import ENTRIES, OLD_LINKS, TABLES
from skep.server.store.trouble import StoreFault, Trouble, cause, explain
from skep.server.store.writer import Writer
from skep.tables.entries import Batch, Row

LATEST = 1e15
"""The latest time that an alarm can have, in seconds since 1970."""
WORD = re.compile(r"[\w-]+", re.ASCII)
"""The characters of links and hashes. Anything else finds nothing and is not looked up."""


class Store:
    """The tables in one database."""

    def __init__(self, database: str, alone: bool = False) -> None:
        """With `alone`, StoreFault if another server uses the database. Commands such as `skep
        check` may use it at the same time."""
        self.engine = connect(database)
        url = self.engine.url
        self._path = file_of(url)
        self._trouble = Trouble("read", url.password)
        self._lock: FileLock | None = None
        try:
            self._open(alone, Trouble("written", url.password))
        except Exception as fault:
            self._release()
            if isinstance(fault, SQLAlchemyError):
                told = f"can't open the database: {cause(fault, url.password)}"
                raise StoreFault(explain(fault).code, told) from None
            raise

    def _open(self, alone: bool, trouble: Trouble) -> None:
        """Open the database. The lock is taken first, so no schema changes while a server uses
        it."""
        if alone and self._path is not None:
            self._lock = FileLock(self._path)
        self.writer = Writer(self.engine, trouble, alone)
        try:
            upgrade(self.engine)
        except BaseException:
            self.writer.close()
            raise
        if self._path is not None:
            self.writer.file = File(self._path)

    def close(self) -> None:
        self.writer.close()
        self._release()

    def _release(self) -> None:
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # Writing

    async def append(self, batch: Batch) -> None:
        """Write a batch. It is on disk when this returns. Conflict or StoreFault if nothing was
        written, Unclear if that is not known yet."""
        await self.writer.write(batch)

    # Reading

    async def load(self, table: int, after: int = 0) -> list[Row]:
        """The entries of a table that come after this number."""
        return await asyncio.to_thread(self.rows, table, after)

    def rows(self, table: int, after: int = 0) -> list[Row]:
        """The entries of a table that come after this number, in order."""
        columns = (ENTRIES.c.n, ENTRIES.c.at, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.body)
        wish = select(*columns).where(ENTRIES.c.table_id == table, ENTRIES.c.n > after)
        wish = wish.order_by(ENTRIES.c.n)
        return [
            Row(n, at, kind, seat, msgspec.json.decode(body))
            for n, at, kind, seat, body in self._all(wish)
        ]

    async def find(self, *, link: str = "", watch: str = "") -> int | None:
        """The number of a table by its link or by the hash of its spectators' key."""
        if not WORD.fullmatch(link or watch):
            return None
        column, value = (TABLES.c.link, link) if link else (TABLES.c.watch, watch)
        found = await asyncio.to_thread(self._all, select(TABLES.c.table_id).where(column == value))
        return found[0][0] if found else None

    async def find_old(self, link: str) -> int | None:
        """The number of a table by a revoked link."""
        wish = select(OLD_LINKS.c.table_id).where(OLD_LINKS.c.link == link)
        found = await asyncio.to_thread(self._all, wish)
        return found[0][0] if found else None

    async def waking(self, before: float = inf) -> list[tuple[int, float]]:
        """The tables that need the scheduler before this time, and when."""
        wish = select(TABLES.c.table_id, TABLES.c.wake).where(TABLES.c.wake < min(before, LATEST))
        return [(row[0], row[1]) for row in await asyncio.to_thread(self._all, wish)]

    def links(self) -> Iterator[tuple[int, str]]:
        """The number and link of every table, oldest first."""
        yield from (
            (row[0], row[1])
            for row in self._all(select(TABLES.c.table_id, TABLES.c.link).order_by(TABLES.c.made))
        )

    def _all(self, wish: Any) -> list[Any]:
        try:
            self.writer.check()
            with self.engine.connect() as connection:
                found = list(connection.execute(wish))
        except (SQLAlchemyError, StoreFault) as fault:
            raise self._trouble.tell(fault) from None
        self._trouble.over()
        return found
