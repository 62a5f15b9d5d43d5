"""Notices when an SQLite file is deleted or replaced while it is open. Writes would be lost."""

from __future__ import annotations

import os
from pathlib import Path

from skep.server.store.trouble import StoreFault

Identity = tuple[int, int]


class File:
    """The file that was opened, and its write-ahead log."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.log = Path(f"{os.path.realpath(path)}-wal")
        self._file = identity(self.path)
        self._log: Identity | None = None

    def check(self) -> None:
        """StoreFault if the names no longer lead to the files that were opened."""
        same_log = self._log is None or identity(self.log) == self._log
        if identity(self.path) != self._file or not same_log:
            raise StoreFault("store-gone")

    def written(self) -> None:
        """Note the write-ahead log, after a commit that went to it."""
        self.check()
        self._log = self._log or identity(self.log)

    def closed(self) -> None:
        """Forget the write-ahead log, because the next connection may begin a new one."""
        self._log = None


def identity(path: Path) -> Identity | None:
    """The identity of the file behind a name; `None` if there is no file."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
