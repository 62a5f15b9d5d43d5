"""A real PostgreSQL of our own, from Debian's package, for as long as the tests run."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path
from typing import Any
from uuid import uuid4

USER = "postgres"


def programs() -> Path | None:
    """The folder of the newest PostgreSQL on this machine."""
    found = sorted(glob("/usr/lib/postgresql/*/bin/postgres"))
    return Path(found[-1]).parent if found else None


class Postgres:
    """A cluster in a folder, spoken to through a socket there; nothing listens on the network."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder

    def run(self, program: str, *words: str) -> None:
        # PostgreSQL refuses to run as root.
        as_user: dict[str, Any] = {"user": USER} if os.geteuid() == 0 else {}
        done = subprocess.run(
            [self.programs / program, *words], cwd=self.folder, capture_output=True, text=True,
            **as_user,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr + done.stdout

    def start(self) -> None:
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self.run("initdb", "-D", data, "-U", USER, "-A", "trust", "--no-sync", "-E", "UTF8")
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}'"
        self.run("pg_ctl", "-D", data, "-l", log, "-o", options, "-w", "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"skep_{uuid4().hex[:12]}"
        self.run("createdb", "-h", str(self.folder), "-U", USER, name)
        return f"postgresql://{USER}@/{name}?host={self.folder}"


@contextmanager
def running(found: Path) -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="skep-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, USER)
    server = Postgres(found, folder)
    try:
        server.start()
        yield server
        server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
