"""Scripted players: tables with two sockets each, on a real server over loopback."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import msgspec

from bench.sockets import Socket, opened, post


class OptionHeard(msgspec.Struct):
    key: str


class DecisionHeard(msgspec.Struct):
    seat: int
    options: list[OptionHeard]


class ViewHeard(msgspec.Struct):
    entries: int
    over: bool


class SightHeard(msgspec.Struct):
    view: ViewHeard
    decision: DecisionHeard | None


class Heard(msgspec.Struct):
    """The fields of a message that a script needs."""

    type: str
    n: int = 0
    id: int = 0
    code: str = ""
    sights: list[SightHeard] = []


DECODE = msgspec.json.Decoder(Heard).decode


class Crowd:
    """What all scripts observed."""

    def __init__(self, port: int, mode: str) -> None:
        self.port = port
        self.mode = mode
        self.acknowledged = 0
        self.faults: list[str] = []
        self.delays: list[float] = []
        """Seconds from sending an answer until the step is on all screens of the table."""
        self.gaps = 0
        """Steps that arrived out of order or twice."""
        self.ended = 0

    async def make(self) -> tuple[str, list[str]]:
        """Make a table with two seats; returns its name and keys."""
        wish = {"game": "hivernation", "mode": self.mode, "chairs": [{"kind": "here"}] * 2}
        made = json.loads(await post(self.port, "/api/tables", json.dumps(wish).encode()))
        return made["table"], [key["key"] for key in made["keys"]]


class Pair:
    """One table and its two sockets. Answers come at a fixed pace, or at once without one."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.number = number
        self.sockets: list[Socket] = []
        self.seen = [0, 0]
        self.turn: tuple[int, bytes] | None = None
        """The next answer, and who gives it."""
        self.sent = 0.0
        self.waiting = 0
        """The number of screens without the last answer."""
        self.count = 0
        self.paced = False
        self.over = asyncio.get_running_loop().create_future()

    async def sit(self, table: str, keys: list[str]) -> None:
        self.seen, self.turn, self.waiting = [0, 0], None, 0
        self.over = asyncio.get_running_loop().create_future()
        for seat in range(2):
            socket = await opened(self.crowd.port, "/api/live", self._hearer(seat))
            self.sockets.append(socket)
            hello = {"do": "hello", "id": 1, "table": table, "keys": [keys[seat]]}
            socket.send(json.dumps(hello).encode())

    def stand(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.sockets = []

    def _hearer(self, seat: int) -> Any:
        return lambda _socket, payload: self.hear(seat, payload)

    def hear(self, seat: int, payload: bytes) -> None:
        said = DECODE(payload)
        if said.type == "done":
            self.crowd.acknowledged += 1
        elif said.type == "fault":
            self.crowd.faults.append(said.code)
        elif said.type in ("welcome", "step"):
            self._shown(seat, said)

    def _shown(self, seat: int, said: Heard) -> None:
        if said.type == "step":
            self.crowd.gaps += said.n != self.seen[seat] + 1
            self.waiting -= 1
            if self.waiting == 0:
                self.crowd.delays.append(time.perf_counter() - self.sent)
        self.seen[seat] = said.n
        for sight in said.sights:
            if sight.view.over and not self.over.done():
                self.crowd.ended += 1
                self.over.set_result(None)
            elif sight.decision is not None:
                self._note(seat, sight.view.entries, sight.decision)
        if self.turn is not None and not self.paced and self.waiting <= 0 and all(self.seen):
            self.answer()

    def _note(self, seat: int, entries: int, decision: DecisionHeard) -> None:
        self.count += 1
        key = decision.options[(self.number + self.count * 7) % len(decision.options)].key
        words = (
            f'{{"do":"answer","id":{self.count},"seat":{seat},"key":"{key}","entries":{entries}}}'
        )
        self.turn = seat, words.encode()

    def answer(self) -> None:
        """Send the next answer if the last one is on all screens."""
        if self.turn is None or self.waiting > 0 or not all(self.seen) or self.over.done():
            return
        seat, words = self.turn
        self.turn, self.waiting, self.sent = None, 2, time.perf_counter()
        self.sockets[seat].send(words)
