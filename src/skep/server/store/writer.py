"""The one thread that writes: it takes all that waits and commits it at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from skep.server.store.rows import Batch, Index
from skep.server.store.schema import ENTRIES, OLD_LINKS, TABLES

MOST = 2000
"""Batches in one commit."""
COLUMNS = ("table_id", "n", "at", "kind", "seat", "body")
MARKS = {"qmark": "?", "pyformat": "%s"}
AT_ONCE = 100
"""Rows in one statement. The driver lets the event loop go on and waits for it again with every
statement, which is dearer than the row."""
encode = msgspec.json.Encoder().encode


class Wish(NamedTuple):
    """A batch, and who waits for it."""

    batch: Batch
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    """Groups commits: each batch is whole or absent, and is on disk before it is answered."""

    def __init__(self, engine: Engine, explain: Callable[[Exception], Exception]) -> None:
        self.engine = engine
        self.explain = explain
        self._held: Connection | None = None
        self._queue: SimpleQueue[list[Wish] | None] = SimpleQueue()
        self._gathered: dict[asyncio.AbstractEventLoop, list[Wish]] = {}
        self._thread = Thread(target=self._run, name="skep-writer", daemon=True)
        self._thread.start()

    def write(self, batch: Batch) -> asyncio.Future[None]:
        """Done once the batch is on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        gathered = self._gathered.get(loop)
        if gathered is None:
            # All of one turn of the loop is handed over at once: waking a thread is dear.
            gathered = self._gathered[loop] = []
            loop.call_soon(self._hand_over, loop)
        gathered.append(Wish(batch, loop, done))
        return done

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        self._queue.put(self._gathered.pop(loop))

    def close(self) -> None:
        """Write what waits, and stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        open = True
        while open:
            wishes, open = self._take()
            if wishes:
                _tell(wishes, self._commit([wish.batch for wish in wishes]))
        self.let_go()

    def _take(self) -> tuple[list[Wish], bool]:
        """All that waits; False if it was the last."""
        wishes: list[Wish] = []
        more = self._queue.get()
        while more is not None:
            wishes += more
            if self._queue.empty() or len(wishes) >= MOST:
                return wishes, True
            more = self._queue.get()
        return wishes, False

    def _commit(self, batches: list[Batch]) -> list[Exception | None]:
        """Write all in one commit; if that can't be, one by one, so that each has its own fate."""
        try:
            with self._begun() as connection:
                _write(connection, batches)
        except Exception as fault:
            self.let_go()
            if len(batches) == 1 or not isinstance(fault, IntegrityError):
                return [self.explain(fault)] * len(batches)
            return [self._commit([batch])[0] for batch in batches]
        return [None] * len(batches)

    @contextmanager
    def _begun(self) -> Iterator[Connection]:
        """A transaction. SQLite's connection is held, as it is a file and no line that breaks."""
        if self.engine.dialect.name != "sqlite":
            with self.engine.begin() as connection:
                yield connection
            return
        if self._held is None:
            self._held = self.engine.connect()
        with self._held.begin():
            yield self._held

    def let_go(self) -> None:
        """Open it anew next time: after a fault nobody knows what state it is in."""
        held, self._held = self._held, None
        if held is not None:
            with suppress(SQLAlchemyError):
                held.close()


def _write(connection: Connection, batches: list[Batch]) -> None:
    rows = [(batch.table, row) for batch in batches for row in batch.rows]
    for first in range(0, len(rows), AT_ONCE):
        some = rows[first : first + AT_ONCE]
        values: list[Any] = []
        for table, (n, at, kind, seat, body) in some:
            values += (table, n, at, kind, seat, encode(body))
        connection.exec_driver_sql(_insert(connection.dialect.paramstyle, len(some)), tuple(values))
    old = [
        {"link": row.body["from"], "table_id": table} for table, row in rows if "from" in row.body
    ]
    if old:
        connection.execute(OLD_LINKS.insert(), old)
    indexed = {batch.table: batch.found_by for batch in batches if batch.found_by is not None}
    if indexed:
        upsert(connection, indexed)


@cache
def _insert(style: str, rows: int) -> str:
    """Written out: so much goes through it that the words must not be put together each time."""
    marks = ", ".join([MARKS[style]] * len(COLUMNS))
    return f"INSERT INTO {ENTRIES.name} ({', '.join(COLUMNS)}) VALUES " + ", ".join(
        [f"({marks})"] * rows
    )


def upsert(connection: Connection, indexed: dict[int, Index]) -> None:
    """Write index rows, new or changed."""
    connection.execute(
        _upsert(connection.dialect.name),
        [{"table_id": table, **index._asdict()} for table, index in indexed.items()],
    )


@cache
def _upsert(dialect: str) -> Any:
    make: Any = sqlite.insert if dialect == "sqlite" else postgresql.insert
    statement = make(TABLES)
    names = Index._fields
    return statement.on_conflict_do_update(
        index_elements=[TABLES.c.table_id], set_={name: statement.excluded[name] for name in names}
    )


def _tell(wishes: list[Wish], fates: list[Exception | None]) -> None:
    """Wake those who wait, once for each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[Wish, Exception | None]]] = {}
    for wish, fate in zip(wishes, fates):
        loops.setdefault(wish.loop, []).append((wish, fate))
    for loop, told in loops.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_resolve, told)


def _resolve(told: list[tuple[Wish, Exception | None]]) -> None:
    for wish, fate in told:
        if not wish.done.done():
            wish.done.set_result(None) if fate is None else wish.done.set_exception(fate)
