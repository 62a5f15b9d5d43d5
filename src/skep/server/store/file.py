"""An SQLite file that is deleted or replaced while it is open: what is written then is lost."""

from __future__ import annotations

import os
from pathlib import Path

from skep.server.store.trouble import StoreFault

Identity = tuple[int, int]


class File:
    """Knows the file that was opened, and its write-ahead log."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.log = Path(f"{os.path.realpath(path)}-wal")
        self._file = identity(self.path)
        self._log: Identity | None = None

    def check(self) -> None:
        """StoreFault if what the names lead to is no longer what was opened."""
        same_log = self._log is None or identity(self.log) == self._log
        if identity(self.path) != self._file or not same_log:
            raise StoreFault("store-gone")

    def written(self) -> None:
        """After a commit: the write-ahead log that it went to."""
        self.check()
        self._log = self._log or identity(self.log)

    def closed(self) -> None:
        """The writer's connection was closed; the next one may begin a new write-ahead log."""
        self._log = None


def identity(path: Path) -> Identity | None:
    """The file behind a name; it stays the same as long as someone has it open."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
