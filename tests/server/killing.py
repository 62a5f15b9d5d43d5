"""Kill a server again and again while people play, and see that nothing is lost or doubled.

`python -m tests.server.killing [--kills 50] [--workers 50] [--tables 6] [--database URL]`

With `--workers`, so many processes in which bots think are killed too, while the server goes on.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from skep.server.store import Store
from skep.server.store.audit import check
from tests import processes
from tests.server.running import Client, Server

HERE = ["here", "here"]
BOT = ["here", "bot"]


class Process:
    """`skep serve` as a process of its own, on a port that stays the same."""

    def __init__(self, database: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.server = Server(free.getsockname()[1])
        self.database = database
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = ["serve", "--port", str(self.server.port), "--database", self.database]
        self.process = subprocess.Popen(
            [*processes.SKEP, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True,
        )  # fmt: skip
        until = time.monotonic() + 300  # the machine may be busy
        while time.monotonic() < until:
            with suppress(OSError):
                self.server.get("/api/levels")
                return
            time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def kill_worker(self) -> bool:
        """Kill a process in which bots think; False if there is none now."""
        assert self.process is not None
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        children = [child for thread in threads for child in thread.read_text().split()]
        words = {child: Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
        workers = [int(child) for child, line in words.items() if b"spawn_main" in line]
        for worker in workers[:1]:
            os.kill(worker, signal.SIGKILL)
        return bool(workers)

    def stop(self) -> None:
        assert self.process is not None
        processes.end(self.process)


class Player(threading.Thread):
    """Someone who plays one match after the other at one screen, and comes back by themselves."""

    def __init__(self, server: Server, chairs: list[str], seed: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.chairs = [
            {"kind": kind, "level": "greedy" if kind == "bot" else ""} for kind in chairs
        ]
        self.dice = random.Random(seed)
        self.ending = threading.Event()
        self.acknowledged: dict[str, list[tuple[int, int, str]]] = {}
        """By table: the answers that were acknowledged, each with its place in the log."""
        self.returns = 0
        self.faults: list[str] = []

    def run(self) -> None:
        while not self.ending.is_set():
            with suppress(OSError, WebSocketException, TimeoutError, AssertionError):
                made = self.server.make(self.chairs, mode="total")
                self.acknowledged[made["table"]] = []
                self.play(made["table"], [key["key"] for key in made["keys"]])

    def play(self, table: str, keys: list[str]) -> None:
        seen, told, sights = 0, [0] * len(keys), list[Any]()
        while not self.ending.is_set():
            try:
                again = {"seen": seen or None, "told": told if seen else []}
                with self.server.socket(table=table, keys=keys, device="me", **again) as client:
                    while not self.ending.is_set():
                        said = client.hear("welcome", "step", "fault", timeout=60)
                        if said["type"] == "fault":
                            self.faults.append(f"{said['code']}: {said['message']}")
                            return
                        seen, told = said["n"], counted(said, told)
                        sights = said["sights"] or sights
                        if said["room"]["phase"] == "over":
                            return
                        fits = [
                            s for s in sights if s["view"]["entries"] == said["room"]["entries"]
                        ]
                        if said["sights"] or said["type"] == "welcome":
                            self.maybe_answer(client, table, fits)
            except (OSError, WebSocketException, TimeoutError):
                self.returns += 1
                time.sleep(0.05)

    def maybe_answer(self, client: Client, table: str, sights: list[Any]) -> None:
        """Answer what is asked, if it is."""
        for sight in sights:
            if not sight["decision"]:
                continue
            seat, entries = sight["viewer"], sight["view"]["entries"]
            key = self.dice.choice(sight["decision"]["options"])["key"]
            id = client.send(do="answer", seat=seat, key=key, entries=entries)
            client.waiting = (id, table, entries, seat, key)  # type: ignore[attr-defined]
            self.hear_done(client)

    def hear_done(self, client: Client) -> None:
        """Wait for the acknowledgement; steps that come first are kept for later."""
        id, table, entries, seat, key = client.waiting  # type: ignore[attr-defined]
        later = []
        while True:
            said = client.hear(timeout=60)
            if said["type"] in ("done", "fault") and said["id"] == id:
                break
            later.append(said)
        if said["type"] == "done":
            self.acknowledged[table].append((entries, seat, key))
        else:
            self.faults.append(f"{said['code']}: {said['message']}")
        client.put_back(later)


def counted(said: dict[str, Any], told: list[int]) -> list[int]:
    """How many told events the client has after a message."""
    found = [sight["keep"] + len(sight["told"]) for sight in said["sights"]]
    return found or told


def run(
    database: str, kills: int, tables: int, seed: int, most: float = 1.5, workers: int = 0
) -> dict[str, int]:
    """The whole story; AssertionError if anything was lost, doubled or damaged."""
    dice = random.Random(seed)
    process = Process(database)
    process.start()
    players = [
        Player(process.server, BOT if at % 3 == 2 else HERE, seed + at) for at in range(tables)
    ]
    for player in players:
        player.start()
    for _ in range(kills):
        time.sleep(dice.uniform(0.1, most))
        process.kill()
        process.start()
    killed, until = 0, time.monotonic() + 60 + 10 * workers
    while killed < workers:
        assert time.monotonic() < until, f"only {killed} of {workers} workers came to be killed"
        time.sleep(dice.uniform(0.05, 0.5))
        killed += process.kill_worker()
    time.sleep(1)
    for player in players:
        player.ending.set()
    for player in players:
        player.join(70)
    process.stop()
    return {**verdict(database, players, kills), "workers": killed}


def verdict(database: str, players: list[Player], kills: int) -> dict[str, int]:
    store = Store(database)
    links = {link: id for id, link in store.links()}
    answers = stored = 0
    for player in players:
        assert not player.faults, player.faults
        for table, given in player.acknowledged.items():
            answers += len(given)
            stored += compare(store, links[table], given)
    unsound = [found for found in check(store) if found.fault]
    assert unsound == []
    store.close()
    returns = sum(player.returns for player in players)
    assert answers > kills, "nobody played"
    assert returns >= kills, "nobody had to come back"
    return {"kills": kills, "acknowledged": answers, "stored": stored, "returns": returns,
            "tables": len(links)}  # fmt: skip


def compare(store: Store, table: int, given: list[tuple[int, int, str]]) -> int:
    """Every acknowledged answer stands at its place, once; returns how many are stored."""
    rows = [row for row in store.rows(table) if row.kind == "answer"]
    found = [(row.body["keep"], row.seat, row.body["log"][0][2]) for row in rows]
    assert len(found) == len({place for place, _, _ in found}), "an answer stands twice"
    missing = [answer for answer in given if answer not in found]
    assert missing == [], f"lost: {missing}"
    assert len(given) == len(set(given)), "one was acknowledged twice"
    return len(found)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.killing", description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--workers", type=int, default=50)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database")
    wish = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        database = wish.database or str(Path(folder) / "t.sqlite")
        print(run(database, wish.kills, wish.tables, wish.seed, workers=wish.workers))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
