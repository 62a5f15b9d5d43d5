"""The house: a server that is closed and opened again, and people who call without a browser."""

from __future__ import annotations

import json
import subprocess
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests import processes

Way = Callable[[list[str]], str]
"""How someone plays: of the options one."""


class House:
    """A server of its own process, always at the same port."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        words = ["serve", "--port", str(self.port), "--database", str(self.database)]
        self.process = processes.start([*processes.SKEP, *words])
        assert self.process.stderr is not None
        said = self.process.stderr.readline()
        assert ":" in said, f"the server did not open: {said or self.process.stderr.read()}"
        self.port = int(said.rsplit(":", 1)[1].split("/")[0])
        self.wait()

    def stand(self) -> None:
        """Open it if a test left it closed; at any port, as nobody is there any more."""
        if self.process is None or self.process.poll() is not None:
            self.port = 0
            self.open()

    def wait(self) -> None:
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"{self.address}/api/levels", timeout=5):
                    return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def close(self, hard: bool = False) -> None:
        assert self.process is not None
        if hard:
            processes.kill(self.process)
        else:
            processes.end(self.process)

    def ask(self, method: str, path: str, body: Any = None, key: str = "") -> Any:
        """The HTTP API, as a program uses it."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
        content = None if body is None else json.dumps(body).encode()
        wish = urllib.request.Request(self.address + path, content, headers, method=method)
        with urllib.request.urlopen(wish, timeout=30) as found:
            return json.loads(found.read())


class Caller:
    """Someone who plays over HTTP, without a browser."""

    def __init__(self, house: House, table: str, key: str, seat: int) -> None:
        self.house, self.table, self.key, self.seat = house, table, key, seat

    @classmethod
    def sit(cls, house: House, table: str, name: str) -> Caller:
        found = house.ask("POST", f"/api/tables/{table}/sit", {"name": name})
        return cls(house, table, found["key"], found["seat"])

    @property
    def sight(self) -> Any:
        return self.house.ask("GET", f"/api/tables/{self.table}/sight", key=self.key)[0]

    def answer(self, wanted: str = "") -> bool:
        """Give the first answer that begins like this, or else the first; False if not asked."""
        return self.choose(lambda keys: next((k for k in keys if k.startswith(wanted)), keys[0]))

    def choose(self, way: Way) -> bool:
        """Give the answer that is chosen in this way; False if not asked."""
        sight = self.sight
        if not sight["decision"]:
            return False
        key = way([option["key"] for option in sight["decision"]["options"]])
        body = {"id": 1, "seat": self.seat, "key": key, "entries": sight["view"]["entries"]}
        self.house.ask("POST", f"/api/tables/{self.table}/answer", body, self.key)
        return True


def call_until(entries: int, way: Way, *callers: Caller) -> None:
    """The long beginning of a match over HTTP, until its log has so many entries."""
    until = time.monotonic() + 60
    while callers[0].sight["view"]["entries"] < entries:
        assert time.monotonic() < until, "the match does not go on"
        if not any(caller.choose(way) for caller in callers):
            time.sleep(0.01)  # a bot's turn
