"""Work on the page: a server with a table against a bot, and Vite with changes shown at once.

`make dev` runs it: `python dev.py [GAME] [--port PORT] [--no-open]`. It opens the table and the
workbench, and Ctrl-C ends both.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
DATABASE = ROOT / "build" / "dev" / "tables.sqlite"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="hivernation")
    parser.add_argument("--port", type=int, default=5173, help="where Vite listens")
    parser.add_argument("--no-open", action="store_true", help="open no browser")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    running: list[subprocess.Popen[str]] = []
    try:
        with contextlib.suppress(KeyboardInterrupt):
            return work(asked, running)
    finally:
        for process in reversed(running):
            end(process)
    return 0


def work(asked: argparse.Namespace, running: list[subprocess.Popen[str]]) -> int:
    server = serve(running)
    page = f"http://127.0.0.1:{asked.port}"
    vite = ["npm", "run", "--silent", "dev", "--", "--port", str(asked.port), "--strictPort"]
    vite += ["--host", "127.0.0.1", "--logLevel", "warn"]
    running.append(start(vite, cwd=ROOT / "web", env={**os.environ, "SKEP_SERVER": server}))
    wait(page, running)
    table = f"{page}{bot_table(server, asked.game)}"
    bench = f"{page}/bench.html"
    print(f"dev: a table against a bot at {table}\ndev: the workbench at {bench}", flush=True)
    print("dev: Ctrl-C ends both", flush=True)
    if not asked.no_open:
        webbrowser.open(table)
        webbrowser.open(bench)
    while all(process.poll() is None for process in running):
        time.sleep(0.5)
    return 1


def serve(running: list[subprocess.Popen[str]]) -> str:
    """Start a server at any free port; its address."""
    DATABASE.parent.mkdir(parents=True, exist_ok=True)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    words = ["serve", "--port", port, "--database", str(DATABASE)]
    running.append(start([sys.executable, "-m", "skep", *words]))
    wait(f"http://127.0.0.1:{port}/api/levels", running)
    return f"http://127.0.0.1:{port}"


def bot_table(server: str, game: str) -> str:
    """Make a table against a bot; the path to my seat."""
    forms = ask(f"{server}/api/games")
    form = next((each for each in forms if each["name"] == game), None)
    if form is None:
        raise SystemExit(f"dev: no game is called {game!r}: {', '.join(f['name'] for f in forms)}")
    chairs = [{"kind": "person"}, {"kind": "bot", "level": "nurse"}]
    made = ask(f"{server}/api/tables", {"game": game, "name": "You", "chairs": chairs})
    return f"/t/{made['table']}#k={made['keys'][0]['key']}"


def ask(address: str, body: Any = None) -> Any:
    content = None if body is None else json.dumps(body).encode()
    wish = urllib.request.Request(address, content, {"Content-Type": "application/json"})
    with urllib.request.urlopen(wish, timeout=30) as found:
        return json.loads(found.read())


def wait(address: str, running: list[subprocess.Popen[str]]) -> None:
    """Until something answers there, or a program has ended."""
    while all(process.poll() is None for process in running):
        with contextlib.suppress(OSError), urllib.request.urlopen(address, timeout=5):
            return
        time.sleep(0.1)
    raise SystemExit(f"dev: nothing answers at {address}")


def start(words: list[str], **more: Any) -> subprocess.Popen[str]:
    """A program in a group of its own, so that it ends with all that it started."""
    return subprocess.Popen(words, text=True, start_new_session=True, **more)


def end(process: subprocess.Popen[str]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main())
