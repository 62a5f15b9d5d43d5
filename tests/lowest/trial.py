"""Skep with the libraries that are installed: every module, the commands, and matches on a server.

`python -m tests.lowest.trial` wants the lowest versions that pyproject.toml allows; `make lowest`
installs them.
"""

from __future__ import annotations

import pkgutil
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

import skep
from tests.lowest.pins import lowest
from tests.processes import SKEP, end, start
from tests.server import postgres
from tests.server.running import Server

FOR_TESTS = "skep.testing"
"""Needs what tests need."""
MIGRATION = "skep.server.store.migrations.env"
"""Run by alembic only, when a server opens its database."""
COMMANDS = (
    "--version",
    "games",
    "serve --help",
    "simulate propolis --games 2 --seed 1",
    "simulate apiary --games 1 --seed 1 --json",
    "arena hivernation --mode quick --bots random,greedy --games 4 --seed 1",
    "fuzz ambrosia --games 1 --seed 1",
)


def same(one: str, other: str) -> bool:
    """Is it the same version?  `1.2` is `1.2.0`."""
    return one.removesuffix(".0").removesuffix(".0") == other.removesuffix(".0").removesuffix(".0")


def check_versions() -> None:
    for name, wanted in lowest().items():
        found = version(name)
        assert same(found, wanted), f"{name} is {found}, not {wanted}: run `make lowest`"


def import_all() -> int:
    """Import every module of Skep; how many there are."""
    count = 0
    for module in pkgutil.walk_packages(skep.__path__, "skep.", onerror=_fail):
        if module.name.startswith(FOR_TESTS) or module.name in (MIGRATION, "skep.__main__"):
            continue
        import_module(module.name)
        count += 1
    return count


def _fail(name: str) -> None:
    if not name.startswith(FOR_TESTS):
        raise ImportError(name)


def run(*words: str) -> str:
    """What a command prints; it must go well."""
    ran = subprocess.run([*SKEP, *words], capture_output=True, text=True)
    assert ran.returncode == 0, f"skep {' '.join(words)}: {ran.stdout}{ran.stderr}"
    return ran.stdout


def play(database: str) -> None:
    """Serve on this machine, play a match over a socket against a bot, and look at it."""
    process = start([*SKEP, "serve", "--port", "0", "--database", database])
    try:
        assert process.stderr is not None
        said = process.stderr.readline()
        assert ":" in said, said + process.stderr.read()
        server = Server(int(said.rsplit(":", 1)[1].split("/")[0]))
        wait_for(server, process)
        chairs = [{"kind": "person"}, {"kind": "bot", "level": "larva"}]
        made = server.make(chairs)
        scores = play_out(server, made)
        link = made["table"]
        text = server.get(f"/api/tables/{link}/match")
        assert f"result: {' '.join(map(str, scores))} " in text, text
        assert server.get("/api/openapi.json")["info"]["version"] == skep.__version__
    finally:
        end(process)
    assert run("check", "--all", "--database", database) == "1 tables, 1 sound, 0 not\n"
    assert run("export", link, "--database", database) == text


def wait_for(server: Server, process: subprocess.Popen[str]) -> None:
    """Until the server answers; if it ends instead, what it said."""
    while process.poll() is None:
        with suppress(OSError):
            server.get("/api/levels")
            return
        time.sleep(0.1)
    raise AssertionError(process.communicate()[1])


def play_out(server: Server, made: Any) -> list[int]:
    """Take the first option each time; the scores at the end."""
    key = made["keys"][0]["key"]
    with server.socket(table=made["table"], keys=[key]) as client:
        while True:
            for sight in client.hear("welcome", "step", timeout=60)["sights"]:
                view = sight["view"]
                if view["over"]:
                    scores: list[int] = view["scores"]
                    return scores
                if sight["decision"]:
                    word = sight["decision"]["options"][0]["key"]
                    client.send(
                        do="answer", seat=sight["viewer"], key=word, entries=view["entries"]
                    )


def main() -> int:
    check_versions()
    print(f"lowest: {import_all()} modules")
    for words in COMMANDS:
        run(*words.split())
        print(f"lowest: skep {words}")
    with tempfile.TemporaryDirectory() as folder:
        play(str(Path(folder) / "tables.sqlite"))
    print("lowest: a match on SQLite")
    programs = postgres.programs()
    if programs is not None:
        with postgres.running(programs) as server:
            play(server.database())
        print("lowest: a match on PostgreSQL")
    return 0


if __name__ == "__main__":
    sys.exit(main())
