"""People's answers while eight bots think: `python -m bench.thinking [--quick]`.

Eight tables have a bot of the highest level each, with as many workers, so that all of them think
at once. At other tables people play at a steady pace. The same is first measured without bots. A
run takes about twice the given seconds, and some time to warm up.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

from bench import goals, report, serving
from bench.crowd import DECODE
from bench.goals import Row
from bench.ours import compiled
from bench.servers import running
from bench.serving import Load
from bench.sockets import Socket, opened, post

BOTS = 8
TABLES = 20
RATE = 40.0
"""Answers per second, over all people's tables."""
WARM = 60.0
"""Seconds within which every bot must have answered once."""
PART = "People's answers while bots think"


class Opponent:
    """A player who answers a bot at once, so that the bot is always thinking."""

    def __init__(self) -> None:
        self.count = 0
        self.socket: Socket | None = None

    async def sit(self, port: int, number: int) -> None:
        chairs = [{"kind": "here"}, {"kind": "bot", "level": "queen"}]
        wish = {"game": "hivernation", "mode": "arcade", "chairs": chairs, "seed": number}
        made = json.loads(await post(port, "/api/tables", json.dumps(wish).encode()))
        self.socket = await opened(port, "/api/live", self.hear)
        hello = {"do": "hello", "id": 1, "table": made["table"], "keys": [made["keys"][0]["key"]]}
        self.socket.send(json.dumps(hello).encode())

    def hear(self, socket: Socket, payload: bytes) -> None:
        said = DECODE(payload)
        for sight in said.sights if said.type in ("welcome", "step") else ():
            if sight.decision is not None:
                self.count += 1
                socket.send(
                    json.dumps(
                        {
                            "do": "answer",
                            "id": 1 + self.count,
                            "seat": 0,
                            "entries": sight.view.entries,
                            "key": sight.decision.options[0].key,
                        }
                    ).encode()
                )


async def beside(port: int, pid: int, seconds: float, bots: int) -> tuple[Load, int]:
    """People's answers while bots think, and the number of the bots' answers."""
    opponents = [Opponent() for _ in range(bots)]
    for number, opponent in enumerate(opponents):
        await opponent.sit(port, number)
    stop = time.perf_counter() + WARM
    while any(each.count < 2 for each in opponents) and time.perf_counter() < stop:
        await asyncio.sleep(0.1)
    before = sum(each.count for each in opponents)
    load = await serving.play(port, pid, TABLES, seconds, "arcade", RATE)
    thoughts = sum(each.count for each in opponents) - before
    for each in opponents:
        if each.socket is not None:
            each.socket.close()
    return load, thoughts


def rows(seconds: float) -> list[Row]:
    """The part of the report."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"skep:{BOTS}", str(Path(folder) / "t.sqlite")) as (port, pid),
    ):
        alone, _ = serving.run(beside(port, pid, seconds, 0))
        load, thoughts = serving.run(beside(port, pid, seconds, BOTS))
    told = f"p50 {load.p50:.0f} ms; alone p50 {alone.p50:.0f} ms, p99 {alone.p99:.0f} ms"
    name = f"{BOTS} bots think at once, {RATE:.0f} answers a second: p99 to all screens"
    wrong = len(load.faults) + load.gaps + load.lost
    return [
        Row(PART, name, load.p99, "ms", goals.THINKING_P99, told),
        Row(PART, "the same: answers that the bots gave meanwhile", float(thoughts), ""),
        Row(PART, "the same: faults, and answers lost or doubled", wrong, "", goals.WRONG),
    ]


def main(words: list[str]) -> int:
    found = rows(4.0 if "--quick" in words else 15.0)
    print(report.table(found, compiled()))
    return int(any(row.verdict(compiled()) == goals.BELOW for row in found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
