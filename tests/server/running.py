"""A real server on a real port, and clients that speak to it as a page does."""

from __future__ import annotations

import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import uvicorn
from websockets.sync.client import ClientConnection, connect

from skep.cli.serve import bound, config
from skep.server.app import make_app
from skep.server.http.connection import ConnectionLimits, Crowd
from skep.server.live.rate_limits import DEFAULT, Caps
from skep.server.live.tables import Tables

CHAIRS = [{"kind": "person"}, {"kind": "person"}]


class Server:
    """Where a server listens, and its HTTP."""

    def __init__(self, port: int, tables: Tables | None = None, crowd: Crowd | None = None) -> None:
        self.port = port
        self.tables = tables
        self.crowd = crowd
        self.host = f"127.0.0.1:{port}"

    def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any, dict[str, str]]:
        """The status, the body (read as JSON if it is), and the headers."""
        content = None if body is None else body if isinstance(body, bytes) else _bytes(body)
        wish = urllib.request.Request(
            f"http://{self.host}{path}", content, headers or {}, method=method
        )
        try:
            with urllib.request.urlopen(wish, timeout=30) as found:
                return found.status, _read(found.read()), _low(dict(found.headers))
        except urllib.error.HTTPError as fault:
            with fault:
                return fault.code, _read(fault.read()), _low(dict(fault.headers))

    def get(self, path: str) -> Any:
        status, found, _ = self.ask("GET", path)
        assert status == 200, found
        return found

    def post(self, path: str, body: Any, key: str = "") -> Any:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        status, found, _ = self.ask("POST", path, body, headers)
        assert status == 200, found
        return found

    def make(self, chairs: Any = CHAIRS, **more: Any) -> Any:
        wish = {"game": "hivernation", "mode": "quick", "name": "Ada", "chairs": chairs, **more}
        return self.post("/api/tables", wish)

    def two(self, **more: Any) -> tuple[str, list[str]]:
        """A table with two people: its name, and their keys."""
        made = self.make(**more)
        ben = self.post(f"/api/tables/{made['table']}/sit", {"name": "Ben"})
        return made["table"], [made["keys"][0]["key"], ben["key"]]

    @contextmanager
    def socket(self, **hello: Any) -> Iterator[Client]:
        with self.socket_from("", **hello) as client:
            yield client

    @contextmanager
    def socket_from(self, address: str, **hello: Any) -> Iterator[Client]:
        """A socket as if from this address, if there is one."""
        where = f"ws://{self.host}/api/live"
        headers = {"X-Forwarded-For": address} if address else {}
        with connect(
            where, max_size=2**22, ping_interval=None, additional_headers=headers
        ) as websocket:
            client = Client(websocket)
            if hello:
                client.send(do="hello", **hello)
            yield client


class Client:
    """One socket, one message at a time."""

    def __init__(self, websocket: ClientConnection) -> None:
        self.websocket = websocket
        self.id = 0
        self.kept: list[dict[str, Any]] = []

    def put_back(self, messages: list[dict[str, Any]]) -> None:
        """Messages to be heard again."""
        self.kept = messages + self.kept

    def send(self, **message: Any) -> int:
        self.id += 1
        self.websocket.send(json.dumps({"id": self.id, **message}))
        return self.id

    def hear(self, *types: str, timeout: float = 20) -> dict[str, Any]:
        """The next message, or the next of these types."""
        until = time.monotonic() + timeout
        while True:
            found = self.kept.pop(0) if self.kept else self._next(until - time.monotonic())
            if not types or found["type"] in types:
                return found

    def _next(self, left: float) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.websocket.recv(timeout=max(0.01, left)))
        return found

    def do(self, do: str, **more: Any) -> dict[str, Any]:
        """Send a command and wait for what becomes of it."""
        id = self.send(do=do, **more)
        while True:
            found = self.hear("done", "fault", "pong")
            if found["id"] in (id, 0):
                return found


def _bytes(body: Any) -> bytes:
    return json.dumps(body).encode()


def _read(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return body.decode("utf-8", "replace")


def _low(headers: dict[str, str]) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}


@contextmanager
def serving(
    database: str,
    caps: Caps = DEFAULT,
    ping: float = 20,
    limits: ConnectionLimits | None = None,
    names: Sequence[str] = (),
) -> Iterator[Server]:
    """A server in a thread of this process."""
    listening = bound("127.0.0.1", 0)
    app = make_app(database, caps, 1, names)
    how = config(app, ping, limits)
    server = uvicorn.Server(how)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    try:
        crowd: Crowd = how.http.crowd  # type: ignore[union-attr]
        yield Server(listening.getsockname()[1], app.state.tables, crowd)
    finally:
        server.should_exit = True
        thread.join()
