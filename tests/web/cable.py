"""A cable between a browser and the server, which can be cut while both live on."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Cable:
    """Carries bytes to a port of this machine and back; cut, it carries none and takes no call."""

    def __init__(self, port: int) -> None:
        self.goal = ("127.0.0.1", port)
        self.whole = True
        self.ends: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        self.whole = False
        for end in self.ends:
            _break(end)
        self.ends.clear()

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        _break(self.door)

    def _listen(self) -> None:
        with suppress(OSError):  # until it is closed
            while True:
                near, _ = self.door.accept()
                self._join(near) if self.whole else _break(near)

    def _join(self, near: socket.socket) -> None:
        far = socket.create_connection(self.goal)
        self.ends += [near, far]
        for pair in ((near, far), (far, near)):
            threading.Thread(target=_carry, args=pair, daemon=True).start()


def _carry(source: socket.socket, goal: socket.socket) -> None:
    with suppress(OSError):
        while piece := source.recv(65536):
            goal.sendall(piece)
    _break(source)
    _break(goal)


def _break(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
