"""Sockets: one message at a time in, numbered steps out, and nobody waits for a dead one."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from skep.kernel.errors import SkepError
from skep.server import wire
from skep.server.faults import broken, fault_of
from skep.server.http.origin import allowed
from skep.server.live import commands
from skep.server.live.audience import Listener
from skep.server.live.costs import cost
from skep.server.live.eager import go
from skep.server.live.lobby import Caller
from skep.server.live.rate_limits import TOO_FAST, Gate, source, wider
from skep.server.live.tables import Tables
from skep.server.live.uvicorn_protocol import NAME, Line
from skep.server.wire import codec
from skep.tables.faults import Refused
from skep.tables.rates import Bucket

LOG = logging.getLogger("skep.server")
PATIENCE = 5.0
"""Seconds in which a new socket says hello."""
REFUSED, TAKEN, IN_USE, SLOW = 4000, 4001, 4009, 4008
TOO_LONG = 1009
LONG = wire.AskReveals | wire.Hint | wire.Chances | wire.Review | wire.At
"""Commands for the workers."""
ASIDES = 4
"""So many of them may be under way for one socket."""
QUESTIONS = LONG | wire.Why | wire.Preview | wire.Course | wire.Ping
"""Commands that change nothing: once their sender is gone, nobody hears the answer."""
REST = 0.05
"""Seconds for which a socket is not heard after it was too fast."""


class Socket(Listener):
    """One socket; whoever reads too slowly is let go."""

    def __init__(self, websocket: WebSocket, tables: Tables, gate: Gate, address: str) -> None:
        super().__init__()
        self.websocket = websocket
        self.tables = tables
        self.gate = gate
        self.caps = caps = tables.caps
        wide = gate.wide(address)
        self.caller = Caller(source(address), wide)
        self.line: Line = websocket.scope["extensions"][NAME]
        self.line.hear = self.hear
        self.line.bucket = Bucket(wider(caps.bytes, wide))
        self.bucket = Bucket(wider(caps.commands, wide))
        self.shared = gate.shared(address)
        self.code = 0
        """The closing code, once it is to be closed."""
        self.heard: deque[bytes] = deque()
        self.busy = False
        """Is a message being obeyed?"""
        self.gone = False
        self.asides: set[asyncio.Task[None]] = set()
        """Commands that take long; others are obeyed meanwhile."""
        self.patience = asyncio.get_running_loop().call_later(PATIENCE, self._too_late)

    # What goes out

    def send(self, text: bytes) -> None:
        if self.code:
            return
        if self.line.waits() > self.caps.waiting:
            self.line.cut()
            self.close(SLOW)
        else:
            self.line.say(text)

    def say(self, message: Any) -> None:
        self.send(codec.encode(message))

    def dismiss(self, code: str, message: str) -> None:
        self.say(wire.Fault(0, code, message))
        self.close(TAKEN)

    def close(self, code: int) -> None:
        """Send what was said, then close."""
        if not self.code:
            self.code = code
            self.line.end()

    # What comes in

    def hear(self, text: bytes) -> None:
        """Obey a message; those that come meanwhile wait, and no more are read."""
        self.patience.cancel()
        self.heard.append(text)
        if self.busy:
            self.line.pause()
        else:
            self.busy = True
            go(self._serve())

    async def _serve(self) -> None:
        """Obey one message after the other; between two, everybody else has a turn."""
        try:
            while self.heard and not self.code:
                text = self.heard.popleft()
                if len(text) > self.caps.frame:
                    self._too_long()
                elif self.holder is None:
                    await self._greet(text)
                else:
                    await self._obey(text)
                if self.heard:
                    await asyncio.sleep(0)
        except Exception:
            LOG.exception("a socket broke")
            self.close(1000)
        self.heard.clear()
        self.busy = False
        if self.gone:
            await self.tables.leave(self)
        else:
            self.line.resume()

    def _too_late(self) -> None:
        self.say(wire.Fault(0, "no-hello", "say hello within five seconds"))
        self.close(REFUSED)

    def _too_long(self) -> None:
        self.say(wire.Fault(
            0, "too-long", f"a message has at most {self.caps.frame} bytes; it was not read"
        ))  # fmt: skip
        self.close(TOO_LONG)

    async def _greet(self, text: bytes) -> None:
        id = 0
        try:
            hello = codec.command(text)
            id = hello.id
            if not isinstance(hello, wire.Hello):
                raise Refused("no-hello", "the first message says hello")
            self.gate.hello(self.caller.address, len(hello.keys) + bool(hello.host))
            await self.tables.join(self, hello)
        except SkepError as fault:
            self.say(fault_of(fault, id))
            self.close(IN_USE if fault.code == "seat-in-use" else REFUSED)

    async def _obey(self, text: bytes) -> None:
        """Do one command; what takes long is done beside those that follow."""
        try:
            command = codec.command(text)
        except Refused as fault:
            return self.say(fault_of(fault)) if self._pay(1) else await self._slow_down(0)
        if self.gone and isinstance(command, QUESTIONS):
            return None
        if not self._pay(cost(command)):
            return await self._slow_down(command.id)
        if isinstance(command, wire.Ping):
            return self.say(wire.Pong(command.id))
        if not isinstance(command, LONG):
            return await self._do(command)
        if len(self.asides) >= ASIDES and not isinstance(command, wire.At):
            return self.say(wire.Fault(command.id, "busy", "wait for what you have asked"))
        if len(self.asides) >= ASIDES:  # who leafs through a match asks for many of these
            await asyncio.wait(self.asides, return_when=asyncio.FIRST_COMPLETED)
        aside = asyncio.create_task(self._do(command))
        self.asides.add(aside)
        aside.add_done_callback(self.asides.discard)
        return None

    def _pay(self, points: int) -> bool:
        """Pay for a command, both as a socket and as an address."""
        if not self.bucket.take(points):
            return False
        if not self.shared.take(points):
            self.bucket.left += points
            return False
        return True

    async def _slow_down(self, id: int) -> None:
        """Refuse a command, and hear no other for a moment; nobody waits for one who is gone."""
        if self.gone:
            self.heard.clear()
            return
        self.say(wire.Fault(id, "too-fast", TOO_FAST))
        await asyncio.sleep(REST)

    async def _do(self, command: Any) -> None:
        """Do a command and say how it went."""
        id = command.id
        try:
            assert self.holder is not None
            self.say(wire.Done(id, await commands.obey(self.tables, self.holder, command)))
        except SkepError as fault:
            self.say(fault_of(fault, id))
        except Exception:
            LOG.exception("a command broke")
            self.say(fault_of(broken(), id))


async def live(websocket: WebSocket, tables: Tables, gate: Gate) -> None:
    """The life of one socket."""
    if not allowed(websocket.headers):
        await websocket.close(REFUSED)  # before it is accepted: the client sees 403
        return
    address = websocket.client.host if websocket.client else ""
    if not gate.enter(address):
        await _turn_away(websocket)
        return
    try:
        await _stay(Socket(websocket, tables, gate, address))
    finally:
        gate.leave(address)


async def _turn_away(websocket: WebSocket) -> None:
    await websocket.accept()
    fault = wire.Fault(0, "too-many-sockets", "too many open tables from your address; close one")
    await websocket.send_text(codec.encode(fault).decode())
    await websocket.close(REFUSED)


async def _stay(socket: Socket) -> None:
    """Until the client goes or is sent away."""
    try:
        await socket.websocket.accept()
        while (got := await socket.line.receive())["type"] == "websocket.receive":
            early: Any = got  # said before we accepted
            socket.hear(early.get("bytes") or early["text"].encode())
    finally:
        socket.patience.cancel()
        await _end(socket)


async def _end(socket: Socket) -> None:
    """Leave the table, but not before what was heard and changes the table is done."""
    socket.gone = True
    socket.line.hear = None
    socket.line.resume()
    if not socket.busy:
        await socket.tables.leave(socket)
    for task in socket.asides:
        task.cancel()
    if socket.asides:
        await asyncio.gather(*socket.asides, return_exceptions=True)
    socket.line.flush()
    if socket.code:
        with suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):  # it may be closed
            await asyncio.wait_for(socket.websocket.close(socket.code), PATIENCE)
