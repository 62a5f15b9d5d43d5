"""Sockets: one message at a time in, numbered steps out, and nobody waits for a dead one."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from skep.kernel.errors import SkepError
from skep.server import codec, commands, wire
from skep.server.audience import Listener
from skep.server.caps import Bucket, Caps, Gate, Rate
from skep.server.faults import Refused, fault_of
from skep.server.line import NAME, Line
from skep.server.origin import allowed
from skep.server.tables import Tables

LOG = logging.getLogger("skep.server")
PATIENCE = 5.0
"""Seconds in which a new socket says hello."""
REFUSED, TAKEN, IN_USE, SLOW = 4000, 4001, 4009, 4008
TOO_LONG = 1009
LONG = wire.AskReveals | wire.Hint | wire.Chances | wire.Review
"""Commands for the workers."""
ASIDES = 4
"""So many of them may be under way for one socket."""


class Socket(Listener):
    """One socket; whoever reads too slowly is let go."""

    def __init__(self, websocket: WebSocket, caps: Caps, wide: int) -> None:
        super().__init__()
        self.websocket = websocket
        self.line: Line = websocket.scope["extensions"][NAME]
        self.caps = caps
        self.bucket = Bucket(Rate(caps.commands.burst * wide, caps.commands.more * wide))
        self.code = 0
        """The closing code, once it is to be closed."""
        self.closing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.asides: set[asyncio.Task[None]] = set()
        """Commands that take long; others are obeyed meanwhile."""

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
            self.closing.set_result(None)


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
        await websocket.accept()
        await _serve(Socket(websocket, tables.caps, gate.wide(address)), tables)
    finally:
        gate.leave(address)


async def _turn_away(websocket: WebSocket) -> None:
    await websocket.accept()
    fault = wire.Fault(0, "too-many-sockets", "too many open tables from your address; close one")
    await websocket.send_text(codec.encode(fault).decode())
    await websocket.close(REFUSED)


async def _serve(socket: Socket, tables: Tables) -> None:
    """Listen until the client goes or is sent away."""
    hear = asyncio.create_task(_hear(socket, tables))
    try:
        await asyncio.wait({socket.closing, hear}, return_when=asyncio.FIRST_COMPLETED)
        if hear.done() and (fault := hear.exception()) is not None:
            LOG.error("a socket broke", exc_info=fault)
    finally:
        await _end(socket, hear, tables)


async def _end(socket: Socket, hear: asyncio.Task[None], tables: Tables) -> None:
    await tables.leave(socket)
    tasks = [hear, *socket.asides]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    socket.line.flush()
    with suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):  # it may be closed
        await asyncio.wait_for(socket.websocket.close(socket.code or 1000), PATIENCE)


async def _hear(socket: Socket, tables: Tables) -> None:
    """Hear a hello, then one command after the other."""
    try:
        text = await asyncio.wait_for(_message(socket), PATIENCE)
    except TimeoutError:
        socket.say(wire.Fault(0, "no-hello", "say hello within five seconds"))
        return socket.close(REFUSED)
    if text is None or not await _greet(socket, tables, text):
        return None
    while (text := await _message(socket)) is not None:
        await _obey(socket, tables, text)
    return None


async def _message(socket: Socket) -> str | bytes | None:
    """The next message; None once there will be no more."""
    if socket.code:
        return None
    got: Any = await socket.line.receive()
    if got["type"] != "websocket.receive":
        return None
    text: str | bytes = got.get("text") or got.get("bytes") or ""
    if len(text) > socket.caps.frame:
        socket.say(wire.Fault(
            0, "too-long", f"a message has at most {socket.caps.frame} bytes; it was not read"
        ))  # fmt: skip
        socket.close(TOO_LONG)
        return None
    return text


async def _greet(socket: Socket, tables: Tables, text: str | bytes) -> bool:
    id = 0
    try:
        hello = codec.command(text)
        id = hello.id
        if not isinstance(hello, wire.Hello):
            raise Refused("no-hello", "the first message says hello")
        await tables.join(socket, hello)
    except SkepError as fault:
        socket.say(fault_of(fault, id))
        socket.close(IN_USE if fault.code == "seat-in-use" else REFUSED)
        return False
    return True


async def _obey(socket: Socket, tables: Tables, text: str | bytes) -> None:
    """Do one command; what takes long is done beside those that follow."""
    id = 0
    try:
        command = codec.command(text)
        id = command.id
        if not socket.bucket.take():
            raise Refused("too-fast", "too many messages at once; wait a moment")
        if isinstance(command, wire.Ping):
            return socket.say(wire.Pong(id))
        if not isinstance(command, LONG):
            return await _do(socket, tables, command)
        if len(socket.asides) >= ASIDES:
            raise Refused("busy", "wait for what you have asked")
        aside = asyncio.create_task(_do(socket, tables, command))
        socket.asides.add(aside)
        aside.add_done_callback(socket.asides.discard)
    except SkepError as fault:
        socket.say(fault_of(fault, id))
    return None


async def _do(socket: Socket, tables: Tables, command: Any) -> None:
    """Do a command and say how it went."""
    id = command.id
    try:
        assert socket.holder is not None
        socket.say(wire.Done(id, await commands.obey(tables, socket.holder, command)))
    except SkepError as fault:
        socket.say(fault_of(fault, id))
    except Exception:
        LOG.exception("a command broke")
        socket.say(wire.Fault(id, "fault", "a fault in the server; nothing was changed"))
