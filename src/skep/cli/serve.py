"""`skep serve`: tables in the browser."""

from __future__ import annotations

import gc
import logging
import os
import socket
import threading
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from skep.kernel.errors import BadSettings

if TYPE_CHECKING:
    import uvicorn

    from skep.server.http.connection import ConnectionLimits

PORT = 8420
LIBRARIES = (
    "alembic",
    "fastapi",
    "msgspec",
    "psycopg",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
)
"""The libraries of the extra `server`."""
LARGEST = 65536
"""Bytes of a message that are read at all; messages near the real limit get an answer that says
so."""
TRUSTED = "127.0.0.1,::1"
"""Whose X-Forwarded-For is trusted: a web server on this machine."""
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="An SQLite file or a postgresql:// URL; else your own file.",
    ),
]


def serve(
    host: Annotated[str, typer.Option(metavar="H", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="P", help="The port; 0 for any free one.")] = PORT,
    database: Database = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            "--allowed-host", metavar="NAME", help="A host name to accept; may be repeated."
        ),
    ] = None,
) -> None:
    """Serve tables to browsers.

    Everything is kept in one database. Ctrl-C stops the server; matches go on when it is started
    again.
    """
    needs_server()
    import uvicorn

    from skep.server.app import make_app
    from skep.server.http.origin import names

    if not 0 <= port <= 65535:
        raise BadSettings(f"a port is a number from 0 to 65535, not {port}", "bad-port")
    with bound(host, port) as listening:
        address, chosen, *_ = listening.getsockname()
        where = f"http://{_shown(host)}:{chosen}/"
        app = make_app(
            place(database),
            thinkers=max(1, (os.cpu_count() or 2) - 1),
            names=names(address, host, allowed_host or ()),
        )
        logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s")
        sweep_seldom()
        typer.echo(f"skep: {where} (Ctrl-C stops it)", err=True)
        if open_page:
            threading.Timer(0.7, webbrowser.open, [where]).start()
        uvicorn.Server(config(app)).run([listening])


def needs_server() -> None:
    """BadSettings if the libraries of the server are not installed."""
    missing = [name for name in LIBRARIES if find_spec(name) is None]
    if missing:
        raise BadSettings(
            f"the server needs {', '.join(missing)}; install them: pip install 'skep[server]'",
            "no-server",
        )


def config(app: Any, ping: float = 20, limits: ConnectionLimits | None = None) -> uvicorn.Config:
    """The settings of uvicorn: no access log (it would reveal tables), limited connections, and
    sockets that do not answer a ping in time are closed."""
    import uvicorn

    from skep.server.http import connection
    from skep.server.http.websocket import websockets

    limits = limits or connection.limits()
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=connection.connections(limits),
        ws=websockets(limits.bytes, limits.near),
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
        timeout_graceful_shutdown=3,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", TRUSTED),
    )


def sweep_seldom() -> None:
    """Run Python's garbage collector seldom. With many tables a full collection takes long and
    everybody waits. What is loaded now is frozen; later only new objects are collected, a few
    at a time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 500, 100)


def bound(host: str, port: int) -> socket.socket:
    """A socket at the address, or BadSettings."""
    found: socket.socket | None = None
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        found = socket.socket(family)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
    except OSError as fault:
        if found is not None:
            found.close()
        why = (fault.strerror or str(fault)).lower()
        raise BadSettings(f"can't listen on {host}:{port}: {why}", "bad-address") from None
    return found


def place(database: str | None) -> str:
    """The database to open; by default a file of the current user."""
    if database is not None:
        return database
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(home) / "skep"
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.sqlite")


def _shown(host: str) -> str:
    host = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    return f"[{host}]" if ":" in host else host
