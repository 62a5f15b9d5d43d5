"""The servers to measure: the real one and a bare echo, each in its own process."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

WIDE = 1_000_000


def serve(app: str, database: str, pipe: Connection) -> None:
    """The process of a server: the real one (`skep`, or `skep:8` with eight workers), or the
    echo."""
    import uvicorn

    from skep.cli.serve import bound, config, sweep_seldom

    listening = bound("127.0.0.1", 0)
    listening.listen(4096)
    pipe.send(listening.getsockname()[1])
    made = echo_app() if app == "echo" else _app(database, int(app.partition(":")[2] or 1))
    sweep_seldom()
    uvicorn.Server(config(made)).run([listening])


def _app(database: str, workers: int) -> Any:
    from skep.server.app import make_app
    from skep.server.live.rate_limits import Caps

    return make_app(database, Caps(near=WIDE, cached=20_000), workers)


def echo_app() -> Any:
    """The least that a server on this stack does: echo messages."""
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    async def echo(websocket: WebSocket) -> None:
        await websocket.accept()
        try:
            while True:
                await websocket.send_text(await websocket.receive_text())
        except WebSocketDisconnect:
            pass

    return Starlette(routes=[WebSocketRoute("/api/live", echo)])


@contextmanager
def running(app: str, database: str = "") -> Iterator[tuple[int, int]]:
    """A server in its own process: its port and process id."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(app, database, theirs))
    process.start()
    try:
        port = ours.recv()
        _wait(port)
        yield port, process.pid or 0
    finally:
        process.terminate()
        process.join(10)
        process.kill()


def _wait(port: int) -> None:
    import socket

    for _ in range(600):
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError("the server does not start")


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Bytes of memory that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
