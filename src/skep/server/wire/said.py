"""From the server to a client, over the socket."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from skep.server.wire.rooms import Room
from skep.server.wire.seen import Sight


class Step(Struct, tag_field="type", tag="step"):
    """Something happened at the table; `n` grows by one with each."""

    n: int
    kind: str
    """`answer`, `undo`, `takeback`, `sat`, `left`, `away`, `back`, `resigned`, `over`, …"""
    seat: int
    """Whose doing; -1 for the house."""
    room: Room
    sights: list[Sight]
    """One for each seat that the client holds, or the watcher's. Empty while waiting, and where
    the next step follows at once: then nothing changes on the table until that one."""


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The first message. To a new client: where the table stands. To one that comes back: `n` is
    the step it saw last and `sights` is empty; what it missed follows as steps."""

    n: int
    seats: list[int]
    """The seats that this client holds; empty: a watcher."""
    host: bool
    room: Room
    sights: list[Sight]


class Done(Struct, tag_field="type", tag="done"):
    """A command was done, and what it gives back."""

    id: int
    result: Any = None


class Fault(Struct, tag_field="type", tag="fault"):
    """A command was refused, or (id 0) the connection: nothing was changed."""

    id: int
    code: str
    message: str
    clause: str | None = None


class Presence(Struct, tag_field="type", tag="presence"):
    """Who is connected now; not a step, and never missed."""

    room: Room


class Pong(Struct, tag_field="type", tag="pong"):
    id: int


Message = Welcome | Step | Done | Fault | Presence | Pong
