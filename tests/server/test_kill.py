"""A server that is killed at random moments loses no acknowledged answer and doubles none."""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.killing import Process, run
from tests.server.running import Server


def test_kill_the_server_and_its_bots_while_people_play(sqlite: str) -> None:
    found = run(sqlite, kills=3, tables=3, seed=7, workers=3)
    assert found["stored"] >= found["acknowledged"]


def test_a_file_that_can_not_grow_is_told_and_not_damaged(tmp_path: Path) -> None:
    """The disk of the process is really full: it may write no more bytes to any file."""
    process = Process(str(tmp_path / "t.sqlite"))
    process.start()
    try:
        made = process.server.make([{"kind": "here"}, {"kind": "here"}], mode="total")
        assert process.process is not None
        size = max(path.stat().st_size for path in tmp_path.iterdir()) + 20_000
        resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (size, size))
        given, fault = play_until_refused(process.server, made)
    finally:
        process.kill()
    assert fault["code"] in ("store-full", "store-failed")
    assert "nothing was changed" in fault["message"]
    words = ["check", "--all", "--database", process.database]
    ran = subprocess.run([sys.executable, "-m", "skep", *words], capture_output=True, text=True)
    assert ran.stdout == "1 tables, 1 sound, 0 not\n"
    process.start()
    try:
        assert process.server.get(f"/api/tables/{made['table']}")["entries"] >= given
    finally:
        process.stop()


def play_until_refused(server: Server, made: Any) -> tuple[int, dict[str, Any]]:
    """How many answers were acknowledged, and the fault that ended it."""
    given, keys = 0, [key["key"] for key in made["keys"]]
    with server.socket(table=made["table"], keys=keys) as client:
        while True:
            sights = client.hear("welcome", "step")["sights"]
            sight = next(each for each in sights if each["decision"])
            word = sight["decision"]["options"][0]["key"]
            entries = sight["view"]["entries"]
            client.send(do="answer", seat=sight["viewer"], key=word, entries=entries)
            first = client.hear("step", "fault")
            if first["type"] == "fault":
                return given, first
            client.put_back([first])
            given += 1
