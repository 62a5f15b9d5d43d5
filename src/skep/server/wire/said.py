"""Messages from the server to a client, over the WebSocket."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from skep.server.wire.rooms import Room
from skep.server.wire.seen import Sight


class Step(Struct, tag_field="type", tag="step"):
    """Something happened at the table. `n` grows by one with each step."""

    n: int
    kind: str
    """`answer`, `undo`, `takeback`, `sat`, `left`, `away`, `back`, `resigned`, `over`, …"""
    seat: int
    """The seat that caused it; -1 if none did."""
    room: Room
    sights: list[Sight]
    """One for each seat that the client holds, or the spectator's. Empty before the start, and if
    another step follows at once."""


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The first message. A new client gets the whole table. For a client that reconnects, `n` is
    the last step it saw and `sights` is empty; the steps it missed follow."""

    n: int
    seats: list[int]
    """The seats that this client holds; empty for a spectator."""
    host: bool
    room: Room
    sights: list[Sight]


class Done(Struct, tag_field="type", tag="done"):
    """A command was done; its result."""

    id: int
    result: Any = None


class Fault(Struct, tag_field="type", tag="fault"):
    """A command was refused, or the connection if the id is 0. Nothing was changed."""

    id: int
    code: str
    message: str
    clause: str | None = None


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is connected now. This is not a step and is not repeated after a reconnection."""

    room: Room


class Pong(Struct, tag_field="type", tag="pong"):
    id: int


Message = Welcome | Step | Done | Fault | Presence | Pong
