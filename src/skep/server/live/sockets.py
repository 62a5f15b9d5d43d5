"""WebSocket connections: one message at a time comes in, numbered steps go out."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from skep.kernel.errors import SkepError
from skep.server import wire
from skep.server.faults import broken, fault_of
from skep.server.http.origin import allowed
from skep.server.live import commands
from skep.server.live.audience import Listener
from skep.server.live.costs import cost
from skep.server.live.lobby import Caller
from skep.server.live.rate_limits import TOO_FAST, Gate, source, wider
from skep.server.live.tables import Tables
from skep.server.wire import codec
from skep.tables.faults import Refused
from skep.tables.rates import Bucket

LOG = logging.getLogger("skep.server")
HELLO_TIME = 5.0
"""Seconds in which a new connection must say hello."""
CLOSE_TIME = 5.0
"""Seconds in which a client must take what was said before its connection was closed."""
REFUSED, TAKEN, IN_USE, SLOW = 4000, 4001, 4009, 4008
TOO_LONG = 1009
LONG = wire.AskReveals | wire.Hint | wire.Chances | wire.Review | wire.At
"""Commands for the worker pool."""
MAX_LONG = 4
"""Long commands that one connection may have under way."""
QUESTIONS = LONG | wire.Why | wire.Preview | wire.Course | wire.Ping
"""Commands that change nothing: once their sender is gone, nobody needs the answer."""
REST = 0.05
"""Seconds for which a connection is not read after it was too fast."""
GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What is raised on sending to a client that has gone."""


class Socket(Listener):
    """One connection. A client that reads too slowly is disconnected."""

    def __init__(
        self, websocket: WebSocket, receive: Receive, send: Send, tables: Tables, gate: Gate
    ) -> None:
        super().__init__()
        self.websocket = websocket
        self._receive, self._send = receive, send
        self.tables = tables
        address = address_of(websocket)
        self.gate = gate
        self.caps = caps = tables.caps
        wide = gate.wide(address)
        self.caller = Caller(source(address), wide)
        self.bucket = Bucket(wider(caps.commands, wide))
        self.shared = gate.shared(address)
        self.code = 0
        """The close code, once the connection is to be closed."""
        self.gone = False
        """Whether the client has gone."""
        self.busy = False
        """Whether a message is being handled."""
        self.unsent: deque[bytes] = deque()
        self.waiting = 0
        """Bytes in `unsent`."""
        self.long: set[asyncio.Task[None]] = set()
        """Long commands under way. Other commands are done meanwhile."""
        self._said = asyncio.Event()
        self._sending: asyncio.Task[None] | None = None

    # Sending

    def send(self, text: bytes) -> None:
        """Send a message soon, without waiting."""
        if self.code or self.gone:
            return
        if self.waiting > self.caps.waiting:
            self.unsent.clear()
            self.close(SLOW)
            self._give_up()
        else:
            self.unsent.append(text)
            self.waiting += len(text)
            self._said.set()

    def say(self, message: Any) -> None:
        """Encode a message and send it."""
        self.send(codec.encode(message))

    def dismiss(self, code: str, message: str) -> None:
        self.say(wire.Fault(0, code, message))
        self.close(TAKEN)

    def close(self, code: int) -> None:
        """Send what was said, then close. A client that does not take it is cut off."""
        if not self.code:
            self.code = code
            self._said.set()
            asyncio.get_running_loop().call_later(CLOSE_TIME, self._give_up)

    def _give_up(self) -> None:
        if self._sending is not None:
            self._sending.cancel()

    async def _send_all(self) -> None:
        """Send what is said until the connection is closed."""
        try:
            while not self.gone:
                while self.unsent:
                    text = self.unsent.popleft()
                    await self._send({"type": "websocket.send", "text": text.decode()})
                    self.waiting -= len(text)
                if self.code:
                    await self.websocket.close(self.code)
                    return
                self._said.clear()
                await self._said.wait()
        except GONE:
            self.gone = True

    # Hearing

    async def live(self) -> None:
        """Serve the client until it goes or is sent away."""
        await self.websocket.accept()
        self._sending = asyncio.create_task(self._send_all())
        hearing = asyncio.create_task(self._hear_all())
        try:
            await asyncio.wait((hearing, self._sending), return_when=asyncio.FIRST_COMPLETED)
            if self.code and not self.busy:
                hearing.cancel()
            await asyncio.wait((hearing,))  # a command that changes the table is finished
            self.gone = self.gone or not self.code
            self._said.set()
            await asyncio.wait((self._sending,), timeout=CLOSE_TIME)
        finally:
            hearing.cancel()
            self._sending.cancel()
            await self._end()

    async def _end(self) -> None:
        """Leave the table and drop questions that nobody waits for."""
        await self.tables.leave(self)
        for task in self.long:
            task.cancel()
        if self.long:
            await asyncio.gather(*self.long, return_exceptions=True)

    async def _hear_all(self) -> None:
        """Handle one message after the other."""
        patience = asyncio.get_running_loop().call_later(HELLO_TIME, self._too_late)
        try:
            while not self.code:
                message = await self._receive()
                if message["type"] != "websocket.receive":
                    return
                patience.cancel()
                await self.hear(message.get("text") or message.get("bytes") or "")
        finally:
            patience.cancel()

    async def hear(self, text: str | bytes) -> None:
        """Handle a message. After one that waits for nothing, everybody else has a turn."""
        self.busy = True
        try:
            if len(text if isinstance(text, bytes) else text.encode()) > self.caps.frame:
                self._too_long()
            elif self.holder is None:
                await self._greet(text)
            else:
                await self._obey(text)
        except Exception:
            LOG.exception("a connection broke")
            self.close(1000)
        finally:
            self.busy = False

    def _too_late(self) -> None:
        self.say(wire.Fault(0, "no-hello", "say hello within five seconds"))
        self.close(REFUSED)

    def _too_long(self) -> None:
        self.say(wire.Fault(
            0, "too-long", f"a message has at most {self.caps.frame} bytes; it was not read"
        ))  # fmt: skip
        self.close(TOO_LONG)

    async def _greet(self, text: str | bytes) -> None:
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

    async def _obey(self, text: str | bytes) -> None:
        """Do one command. A long one is done while others follow."""
        try:
            command = codec.command(text)
        except Refused as fault:
            return await self._refuse(fault)
        if self.gone and isinstance(command, QUESTIONS):
            return None
        if not self._pay(cost(command)):
            return await self._slow_down(command.id)
        if isinstance(command, LONG):
            return await self._start(command)
        if isinstance(command, wire.Ping):
            self.say(wire.Pong(command.id))
        else:
            await self._do(command)
        if not isinstance(command, wire.Answer):
            await asyncio.sleep(0)
        return None

    async def _refuse(self, fault: Refused) -> None:
        """Refuse what is no command."""
        if self._pay(1):
            self.say(fault_of(fault))
            await asyncio.sleep(0)
        else:
            await self._slow_down(0)

    async def _start(self, command: Any) -> None:
        """Start a long command. Clients that step through a match ask for many moments of it at
        once; these wait for each other."""
        if len(self.long) >= MAX_LONG and not isinstance(command, wire.At):
            return self.say(wire.Fault(command.id, "busy", "wait for what you have asked"))
        if len(self.long) >= MAX_LONG:
            await asyncio.wait(self.long, return_when=asyncio.FIRST_COMPLETED)
        task = asyncio.create_task(self._do(command))
        self.long.add(task)
        task.add_done_callback(self.long.discard)
        return None

    def _pay(self, points: int) -> bool:
        """Charge a command to the connection and to its address."""
        if not self.bucket.take(points):
            return False
        if not self.shared.take(points):
            self.bucket.left += points
            return False
        return True

    async def _slow_down(self, id: int) -> None:
        """Refuse a command, and read no other for a moment."""
        if not self.gone:
            self.say(wire.Fault(id, "too-fast", TOO_FAST))
            await asyncio.sleep(REST)

    async def _do(self, command: Any) -> None:
        """Do a command and say what became of it."""
        id = command.id
        try:
            assert self.holder is not None
            self.say(wire.Done(id, await commands.obey(self.tables, self.holder, command)))
        except SkepError as fault:
            self.say(fault_of(fault, id))
            await asyncio.sleep(0)
        except Exception:
            LOG.exception("a command broke")
            self.say(fault_of(broken(), id))


class Live:
    """The ASGI application of `/api/live`."""

    def __init__(self, tables: Tables, gate: Gate) -> None:
        self.tables = tables
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection, if its page and its address may have one."""
        websocket = WebSocket(scope, receive, send)
        if not allowed(websocket.headers):
            await websocket.close(REFUSED)  # before it is accepted: the client sees 403
            return
        address = address_of(websocket)
        if not self.gate.enter(address):
            await _turn_away(websocket)
            return
        try:
            await Socket(websocket, receive, send, self.tables, self.gate).live()
        except GONE:
            pass  # the client went before it was let in
        finally:
            self.gate.leave(address)


def address_of(websocket: WebSocket) -> str:
    return websocket.client.host if websocket.client else ""


async def _turn_away(websocket: WebSocket) -> None:
    await websocket.accept()
    fault = wire.Fault(0, "too-many-sockets", "too many open tables from your address; close one")
    await websocket.send_text(codec.encode(fault).decode())
    await websocket.close(REFUSED)
