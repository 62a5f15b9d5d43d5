"""The thread that writes: it commits everything that waits in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from time import sleep
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from skep.server.store.alone import claim
from skep.server.store.file import File
from skep.server.store.schema import ENTRIES, OLD_LINKS, TABLES
from skep.server.store.trouble import Conflict, StoreFault, Trouble, Unclear
from skep.tables.entries import Batch, Index

MAX_BATCHES = 2000
"""Batches in one commit."""
COLUMNS = ("table_id", "n", "at", "kind", "seat", "body")
MARKS = {"qmark": "?", "pyformat": "%s"}
ROWS_PER_STATEMENT = 100
"""Rows in one statement. Each statement releases and re-acquires the interpreter lock, which costs
more than a row."""
PATIENCE = 5.0
"""Seconds that a starting server waits for the lock of one that was just killed."""
WATCH = 10.0
"""Seconds between two checks of the lock while nothing is written."""
PAUSES = (0.0, 0.5, 1.5)
"""Seconds before each attempt to find out what became of an interrupted commit."""
encode = msgspec.json.Encoder().encode


class PendingWrite(NamedTuple):
    """A batch, and the future of whoever waits for it."""

    batch: Batch
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class InDoubt(Exception):
    """The database was told to commit and did not say whether it did."""

    def __init__(self, fault: Exception) -> None:
        super().__init__(str(fault))
        self.fault = fault


class Writer:
    """Groups batches into commits. Each batch is written whole or not at all, and waits for the
    disk."""

    def __init__(self, engine: Engine, trouble: Trouble, alone: bool = False) -> None:
        self.engine = engine
        self.trouble = trouble
        self.claims = alone and engine.dialect.name == "postgresql"
        """Whether the connection holds the lock of the database."""
        self.file: File | None = None
        """The file of an SQLite database, once it exists."""
        self._held: Connection | None = None
        self._queue: SimpleQueue[list[PendingWrite] | None] = SimpleQueue()
        self._gathered: dict[asyncio.AbstractEventLoop, list[PendingWrite]] = {}
        self._thread = Thread(target=self._run, name="skep-writer", daemon=True)
        if self.claims:
            self._held = self._connected(PATIENCE)
        self._thread.start()

    def write(self, batch: Batch) -> asyncio.Future[None]:
        """Write a batch; the future is done once it is on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        gathered = self._gathered.get(loop)
        if gathered is None:
            # Once for each loop iteration, because waking a thread is expensive.
            gathered = self._gathered[loop] = []
            loop.call_soon(self._hand_over, loop)
        gathered.append(PendingWrite(batch, loop, done))
        return done

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        self._queue.put(self._gathered.pop(loop))

    def close(self) -> None:
        """Write what waits, and stop."""
        self._queue.put(None)
        self._thread.join()

    # The thread

    def _run(self) -> None:
        open = True
        while open:
            wishes, open = self._take()
            if wishes:
                _tell(wishes, self._commit([wish.batch for wish in wishes]))
        self.let_go()

    def _take(self) -> tuple[list[PendingWrite], bool]:
        """Everything that waits; False if the writer is to stop."""
        wishes: list[PendingWrite] = []
        more = self._next()
        while more is not None:
            wishes += more
            if self._queue.empty() or len(wishes) >= MAX_BATCHES:
                return wishes, True
            more = self._queue.get()
        return wishes, False

    def _next(self) -> list[PendingWrite] | None:
        """Wait for the next batches, and check the lock meanwhile."""
        while True:
            try:
                return self._queue.get(timeout=WATCH if self.claims else None)
            except Empty:
                self.watch()

    def watch(self) -> None:
        """Check the connection that holds the lock; if it is lost, the next use takes the lock
        again."""
        try:
            with self._begun() as connection:
                connection.exec_driver_sql("SELECT 1")
        except Exception as fault:
            self.let_go()
            self.trouble.tell(fault)

    # Commits

    def _commit(self, batches: list[Batch]) -> list[Exception | None]:
        """Write all batches in one commit, or one by one if they conflict. Returns each batch's
        error."""
        try:
            self._written(batches)
        except IntegrityError as fault:
            if len(batches) == 1:
                return [self.trouble.tell(fault)]
            return [self._commit([batch])[0] for batch in batches]
        except InDoubt as doubt:
            self.trouble.tell(doubt.fault)
            return [self._settled(batch, doubt.fault) for batch in batches]
        except Exception as fault:
            return [self.trouble.tell(fault)] * len(batches)
        self.trouble.over()
        return [None] * len(batches)

    def _written(self, batches: list[Batch]) -> None:
        """Write one commit; InDoubt if it failed after the database was told to commit."""
        for last in (False, True):
            told = False
            try:
                with self._begun() as connection:
                    _write(connection, batches)
                    self.check()
                    told = True
                if self.file is not None:
                    self.file.written()
                return
            except IntegrityError:
                raise
            except Exception as fault:
                self.let_go()
                if told and not isinstance(fault, StoreFault):
                    raise InDoubt(fault) from fault
                stale = isinstance(fault, DBAPIError) and fault.connection_invalidated
                if last or not stale:  # an idle connection may have been lost
                    raise

    def _settled(self, batch: Batch, fault: Exception) -> Exception | None:
        """Find out what became of an interrupted commit. PostgreSQL may still be busy with it, so
        the batch is written again, which waits for that; the unique number decides."""
        for pause in PAUSES:
            sleep(pause)
            try:
                found = self._stored(batch)
                if found is None and self.engine.dialect.name == "sqlite":
                    return self.trouble.tell(fault)
                if found is None:
                    self._written([batch])
            except (InDoubt, IntegrityError):
                continue
            except Exception:
                self.let_go()
                continue
            self.trouble.over()
            return Conflict() if found is False else None
        return self.trouble.tell(Unclear())

    def _stored(self, batch: Batch) -> bool | None:
        """Whether the rows of a batch are in the store; `None` if nothing has their numbers."""
        first, last = batch.rows[0].n, batch.rows[-1].n
        wish = select(*(ENTRIES.c[name] for name in COLUMNS)).order_by(ENTRIES.c.n)
        wish = wish.where(ENTRIES.c.table_id == batch.table, ENTRIES.c.n.between(first, last))
        with self._begun() as connection:
            found = [(*row[:5], bytes(row[5])) for row in connection.execute(wish)]
        wanted = [(batch.table, *row[:4], encode(row.body)) for row in batch.rows]
        return found == wanted if found else None

    # The connection

    @contextmanager
    def _begun(self) -> Iterator[Connection]:
        """A transaction on the connection that the writer keeps. For PostgreSQL it holds the
        lock."""
        self.check()
        if self._held is None:
            self._held = self._connected(0)
        with self._held.begin():
            yield self._held

    def _connected(self, patience: float) -> Connection:
        connection = self.engine.connect()
        try:
            if self.claims:
                claim(connection, patience)
        except BaseException:
            connection.invalidate()
            connection.close()
            raise
        return connection

    def check(self) -> None:
        """StoreFault if the file was deleted or replaced."""
        if self.file is not None:
            self.file.check()

    def let_go(self) -> None:
        """Drop the connection, whose state is unknown after an error; the next use opens
        another."""
        held, self._held = self._held, None
        if self.file is not None:
            self.file.closed()
        if held is not None:
            with suppress(SQLAlchemyError):
                held.invalidate()
                held.close()


def _write(connection: Connection, batches: list[Batch]) -> None:
    rows = [(batch.table, row) for batch in batches for row in batch.rows]
    for first in range(0, len(rows), ROWS_PER_STATEMENT):
        some = rows[first : first + ROWS_PER_STATEMENT]
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
    """The statement that adds rows, built once for each number of rows."""
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


def _tell(wishes: list[PendingWrite], fates: list[Exception | None]) -> None:
    """Tell everyone who waits, once for each event loop."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[PendingWrite, Exception | None]]] = {}
    for wish, fate in zip(wishes, fates):
        loops.setdefault(wish.loop, []).append((wish, fate))
    for loop, told in loops.items():
        with suppress(RuntimeError):  # the loop is closed, so nobody waits
            loop.call_soon_threadsafe(_resolve, told)


def _resolve(told: list[tuple[PendingWrite, Exception | None]]) -> None:
    for wish, fate in told:
        if not wish.done.done():
            wish.done.set_result(None) if fate is None else wish.done.set_exception(fate)
