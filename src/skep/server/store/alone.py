"""One server per database: a lock that ends with its holder, however that ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import monotonic, sleep

from sqlalchemy import Connection, text

from skep.server.store.trouble import StoreFault

KEY = 0x736B6570
"""The key of PostgreSQL's advisory lock, the same for all versions of Skep."""
WATCHED = ("idle = 10", "interval = 5", "count = 3")
"""Keepalive settings, by which PostgreSQL notices after 25 seconds that a machine is gone."""
ATTEMPT_PAUSE = 0.1
"""Seconds between two attempts to take the lock."""


class FileLock:
    """The lock of an SQLite database: a file next to it, locked by the operating system."""

    def __init__(self, database: Path) -> None:
        real = Path(os.path.realpath(database))
        self.path = real.with_name(f"{real.name}-lock")
        try:
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as fault:
            raise StoreFault(
                "store-read-only", f"can't write {self.path}: {fault.strerror}"
            ) from None
        if not _lock(self._file):
            holder = os.read(self._file, 20).decode("ascii", "replace").strip()
            os.close(self._file)
            raise in_use(f"the server with process id {holder}" if holder else "another server")
        os.ftruncate(self._file, 0)
        os.write(self._file, str(os.getpid()).encode())

    def release(self) -> None:
        os.close(self._file)


def in_use(who: str) -> StoreFault:
    return StoreFault(
        "database-in-use",
        f"{who} uses this database; stop it first, or name another one with --database",
    )


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> bool:
        """Lock a byte after the content, because Windows lets nobody read a locked one."""
        os.lseek(file, 100, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file, 0, os.SEEK_SET)
        return True
else:
    import fcntl

    def _lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


def claim(connection: Connection, patience: float) -> None:
    """Take PostgreSQL's lock for as long as this connection lives; StoreFault if it is taken. A
    server that was just killed may hold it for a moment longer."""
    until = monotonic() + patience
    while not connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": KEY}):
        connection.rollback()
        if monotonic() >= until:
            raise in_use("another server")
        sleep(ATTEMPT_PAUSE)
    for setting in WATCHED:
        connection.exec_driver_sql(f"SET tcp_keepalives_{setting}")
    connection.commit()
