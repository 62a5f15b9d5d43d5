"""A line to PostgreSQL that can be cut just after a commit was sent."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.postgres import Postgres

NAME = ".s.PGSQL.5432"


class Line:
    """Passes bytes both ways between clients and a PostgreSQL, through sockets in two folders."""

    def __init__(self, postgres: Postgres, folder: Path) -> None:
        self.postgres = postgres
        self.armed = threading.Event()
        """Cut the next connection that commits, once PostgreSQL has answered."""
        self.cuts = 0
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(folder / NAME))
        self._listening.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(str(self.postgres.folder / NAME))
                threading.Thread(target=self._pass, args=(client, server), daemon=True).start()

    def _pass(self, client: socket.socket, server: socket.socket) -> None:
        """From the client to the server; a thread beside it passes what comes back."""
        cut = threading.Event()
        threading.Thread(target=self._pass_back, args=(server, client, cut), daemon=True).start()
        with suppress(OSError), client, server:
            while data := client.recv(65536):
                if b"COMMIT" in data and self.armed.is_set():
                    self.armed.clear()
                    cut.set()
                server.sendall(data)
            server.shutdown(socket.SHUT_WR)

    def _pass_back(
        self, server: socket.socket, client: socket.socket, cut: threading.Event
    ) -> None:
        with suppress(OSError):
            while data := server.recv(65536):
                if cut.is_set():  # PostgreSQL says that it has committed, and nobody hears it
                    self.cuts += 1
                    break
                client.sendall(data)
        with suppress(OSError):
            client.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()


@contextmanager
def cutting(postgres: Postgres, folder: Path) -> Iterator[tuple[Line, str]]:
    """A line, and the URL of a new database through it."""
    line = Line(postgres, folder)
    try:
        yield line, postgres.database().replace(str(postgres.folder), str(folder))
    finally:
        line.close()
