"""One server for one database: a second one does not start, and other commands run beside it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from skep.server.store import Batch, Store, StoreFault, writer
from skep.server.store.alone import KEY, FileLock
from tests.cli.running import run
from tests.server.postgres import Postgres
from tests.server.running import serving
from tests.server.test_store import index, row

HOLD = """
import sys
from skep.server.store import Store
Store(sys.argv[1], alone=True)
print("held", flush=True)
sys.stdin.read()
"""


def in_use(database: str) -> str:
    with pytest.raises(StoreFault) as fault:
        Store(database, alone=True)
    assert fault.value.code == "database-in-use"
    return str(fault.value)


def test_a_second_server_does_not_start(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PATIENCE", 0.0)
    with serving(database):
        assert "uses this database" in in_use(database)
        Store(database).close()  # `skep check` and others run beside it
    Store(database, alone=True).close()


def test_the_lock_ends_with_its_holder_however_it_ends(database: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, database], stdout=subprocess.PIPE, stdin=subprocess.PIPE
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"held\n"
        os.kill(holder.pid, signal.SIGKILL)
        holder.wait()
        Store(database, alone=True).close()


def test_the_command_says_who_uses_the_database(tmp_path: Path) -> None:
    held = Store(str(tmp_path / "t.sqlite"), alone=True)
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "t.sqlite")
    ran = run("serve", "--port", "0", "--database", str(tmp_path / "link.sqlite"))
    held.close()
    assert ran.code == 1
    assert f"process id {os.getpid()} uses this database" in ran.err


def test_a_lost_lock_is_noticed_and_taken_again(postgres: Postgres) -> None:
    database = postgres.database()
    store, rival = Store(database, alone=True), Store(database)
    cut(rival)
    store.writer.watch()  # finds the connection gone
    store.writer.watch()  # and takes the lock again
    with rival.engine.connect() as connection:
        assert holders(connection) == 1
    store.close()
    rival.close()


def test_a_connection_lost_while_it_was_not_used_costs_nobody_an_answer(
    postgres: Postgres,
) -> None:
    database = postgres.database()
    store, rival = Store(database, alone=True), Store(database)
    cut(rival)
    asyncio.run(store.append(Batch(5, [row(1)], index("five"))))
    with rival.engine.connect() as connection:
        assert holders(connection) == 1
    store.close()
    rival.close()


def test_a_server_whose_lock_was_taken_by_another_writes_nothing(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    database = postgres.database()
    store, rival = Store(database, alone=True), Store(database)
    cut(rival)
    other = Store(database, alone=True)
    with pytest.raises(StoreFault) as fault:
        asyncio.run(store.append(Batch(5, [row(1)], index("five"))))
    assert fault.value.code == "database-in-use"
    assert "--database" not in str(fault.value)  # that is for the operator
    assert store.rows(5) == []
    store.close()
    other.close()
    rival.close()
    assert "database-in-use: another server uses this database" in caplog.text


def cut(store: Store) -> None:
    """End the connection that holds the lock, as a network might."""
    with store.engine.begin() as connection:
        connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE objid = :key"), {"key": KEY}
        )
    with store.engine.connect() as connection:
        while holders(connection):
            connection.rollback()


def holders(connection: object) -> int:
    wish = text("SELECT count(*) FROM pg_locks WHERE objid = :key AND granted")
    return int(connection.scalar(wish, {"key": KEY}))  # type: ignore[attr-defined]


def test_a_folder_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreFault) as fault:
        FileLock(tmp_path / "none" / "t.sqlite")
    assert fault.value.code == "store-read-only"
