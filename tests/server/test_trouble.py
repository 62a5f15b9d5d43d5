"""A database in trouble: commits that are cut off, a file that vanishes, and what is said of it."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from skep.server.live import scheduler, tables as service
from skep.server.store import Store, StoreFault, writer
from skep.server.store.trouble import Trouble, cause
from tests.server.cutting import cutting
from tests.server.postgres import Postgres
from tests.server.service import House, refused, story

Commit = Callable[[Any], None]


class Cut:
    """Breaks the connection of a store's engine at the next commit."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.honest: Commit = store.engine.dialect.do_commit
        self.next: Commit | None = None
        self.away = False
        """Is the database out of reach?"""
        monkeypatch.setattr(store.engine.dialect, "do_commit", self.commit)
        event.listen(store.engine, "do_connect", self.connect)

    def connect(self, *_: object) -> None:
        if self.away:
            raise psycopg.OperationalError("connection refused")

    def commit(self, connection: Any) -> None:
        doing, self.next = self.next, None
        if doing is None:
            return self.honest(connection)
        doing(connection)
        raise psycopg.OperationalError("server closed the connection unexpectedly")

    def after(self, connection: Any) -> None:
        """The commit is done, and nobody hears of it."""
        self.honest(connection)
        connection.dbapi_connection.close()

    def before(self, connection: Any) -> None:
        """The commit never arrives."""
        connection.dbapi_connection.close()

    def late(self, connection: Any) -> None:
        """The commit arrived, and PostgreSQL is busy with it for a little longer."""
        line = connection.dbapi_connection
        line.close = lambda: None

        def commit() -> None:
            line.commit()
            del line.close
            line.close()

        threading.Timer(0.2, commit).start()

    def gone(self, connection: Any) -> None:
        """The commit is done, and the database goes away."""
        self.after(connection)
        self.away = True


@pytest.mark.parametrize("how", ["after", "before", "late"])
def test_an_answer_whose_commit_is_cut_off_is_stored_once_and_told(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        guest = await house.join(made, ada)
        seat = (await house.match(made)).waiting[0]
        cut = Cut(house.store, monkeypatch)
        cut.next = getattr(cut, how)
        await house.answer(made, [ada, ben][seat])
        assert guest.last["type"] == "step"
        rows = await house.store.load(await house.tables.find(made.table))
        assert [row.n for row in rows] == [*range(1, guest.last["n"] + 1)]
        assert [row.kind for row in rows].count("answer") == 1
        await house.play(made, ada, ben)
        assert (await house.state(made)).over

    story(postgres.database(), tell)


def test_a_line_that_is_cut_after_each_commit_loses_and_doubles_nothing(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        guest = await house.join(made, ada)
        for _ in range(3):
            line.armed.set()
            seat = (await house.match(made)).waiting[0]
            await house.answer(made, [ada, ben][seat])
        assert line.cuts == 3
        steps = [said["n"] for said in guest.heard if said["type"] == "step"]
        assert steps == [4, 5, 6]
        rows = await house.store.load(await house.tables.find(made.table))
        assert [row.n for row in rows] == [*range(1, 7)]

    with cutting(postgres, tmp_path) as (line, database):
        story(database, tell)


def test_a_commit_whose_fate_is_unknown_blocks_its_table_until_the_store_is_back(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PAUSES", (0.0,))
    monkeypatch.setattr(service, "RETRY", 0.01)

    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        guest = await house.join(made, ada)
        seat = (await house.match(made)).waiting[0]
        cut = Cut(house.store, monkeypatch)
        cut.next = cut.gone
        house.store.engine.dispose()
        before, entries = len(guest.texts), len((await house.match(made)).log)
        said = await refused("store-unclear", house.answer(made, [ada, ben][seat]))
        assert "nothing was changed" not in said
        await refused("store-failed", house.tables.room(made.table))
        assert len(guest.texts) == before
        cut.away = False
        while len(guest.texts) == before:
            await asyncio.sleep(0.01)
        assert (guest.last["type"], guest.last["n"]) == ("step", 4)
        assert (await house.tables.room(made.table)).entries == entries + 1

    story(postgres.database(), tell)


def test_a_commit_of_sqlite_that_fails_was_not_stored(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        seat = (await house.match(made)).waiting[0]
        cut = Cut(house.store, monkeypatch)
        cut.next = fail
        await refused("store-full", house.answer(made, [ada, ben][seat]))
        await house.answer(made, [ada, ben][seat])
        assert len(await house.store.load(await house.tables.find(made.table))) == 4

    def fail(connection: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    story(sqlite, tell)


# ---- the file


def test_nothing_is_acknowledged_into_a_deleted_file(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        key = [ada, ben][(await house.match(made)).waiting[0]]
        os.rename(sqlite, sqlite + ".away")
        for _ in range(3):
            await refused("store-gone", house.answer(made, key))
        await refused("store-gone", house.tables.room("none"))
        assert not Path(sqlite).exists()
        os.rename(sqlite + ".away", sqlite)
        await refused("no-table", house.tables.room("none"))
        await house.answer(made, key)
        os.unlink(sqlite)
        await refused("store-gone", house.make())

    story(sqlite, tell)
    lines = [record.getMessage() for record in caplog.records if record.name == "skep.server"]
    assert [line.split(":")[0] for line in lines] == [
        "the database can't be written",
        "the database can't be read",
        "the database can be read again",
        "the database can be written again",
        "the database can't be written",
    ]


def test_a_replaced_file_is_noticed_too(sqlite: str) -> None:
    async def tell(house: House) -> None:
        await house.two()
        shutil.copy(sqlite, sqlite + ".copy")
        os.replace(sqlite + ".copy", sqlite)
        await refused("store-gone", house.make())
        await refused("store-gone", house.tables.room("none"))

    story(sqlite, tell)


@pytest.mark.parametrize("after", [False, True])
def test_a_file_deleted_around_a_commit_takes_the_acknowledgement_with_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        honest = house.store.engine.dialect.do_commit

        def commit(connection: Any) -> None:
            if not after:
                os.unlink(sqlite + "-wal")
            honest(connection)
            if after:
                os.unlink(sqlite)

        monkeypatch.setattr(house.store.engine.dialect, "do_commit", commit)
        key = [ada, ben][(await house.match(made)).waiting[0]]
        await refused("store-gone", house.answer(made, key))

    story(sqlite, tell)


def test_a_store_that_failed_once_is_looked_into_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def tell(house: House) -> None:
        scheduler_ = house.scheduler
        os.rename(sqlite, sqlite + ".away")
        monkeypatch.setattr(scheduler, "ROUND", 0.01)
        scheduler_.background.run(scheduler_._round())
        while "store-gone" not in caplog.text:
            await asyncio.sleep(0.01)
        os.rename(sqlite + ".away", sqlite)
        while "can be read again" not in caplog.text:
            await asyncio.sleep(0.01)

    story(sqlite, tell)
    assert "not looked after" not in caplog.text  # the store has told why, once


# ---- what is said of it


def test_clients_hear_a_general_line_and_the_log_the_cause_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    trouble = Trouble("read", "hunter2")
    said = 'connection to "10.0.0.7" failed: no role "skep" hunter2\nDETAIL: Key (link)=(secret)'
    fault = OperationalError("SELECT secret", {"link": "secret"}, psycopg.OperationalError(said))
    told = [trouble.tell(fault) for _ in range(3)]
    assert {each.code for each in told} == {"store-failed"}
    assert not any(word in str(told[0]) for word in ("10.0.0.7", "role", "secret"))
    assert [record.getMessage() for record in caplog.records] == [
        "the database can't be read: store-failed:"
        ' connection to "10.0.0.7" failed: no role "skep" ***'
    ]
    trouble.over()
    trouble.over()
    trouble.tell(fault)
    assert len(caplog.records) == 3
    assert [record.levelno for record in caplog.records] == [
        logging.ERROR, logging.WARNING, logging.ERROR,
    ]  # fmt: skip


def test_the_cause_is_one_line_without_statement_and_password() -> None:
    assert cause(psycopg.OperationalError("")) == "OperationalError"
    fault = OperationalError("SELECT 1", None, psycopg.OperationalError("a pw b\nc"))
    assert cause(fault, "pw") == "a *** b"


def test_who_opens_a_database_hears_why_it_can_not_be_opened() -> None:
    with pytest.raises(StoreFault, match="nonexistent"):
        Store("postgresql://nobody@/none?host=/nonexistent")
