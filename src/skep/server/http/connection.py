"""HTTP connections of `skep serve`: how many, how much each may send, and how long it may take."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Any, NamedTuple

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from skep.server.http.websocket import LimitedWebSocket
from skep.server.live.rate_limits import NEAR, source
from skep.server.wire import codec
from skep.tables.rates import Rate

LOG = logging.getLogger("skep.server")
FAULTS = logging.getLogger("skep.server.http")
"""Logs faults of the server only: with a line for each bad request, strangers could fill the
log."""
FAULTS.setLevel(logging.ERROR)
SELDOM = 60.0
"""Seconds between two log lines about the same limit."""
KEPT = 200
"""File descriptors reserved for the database, workers and files of the page."""
WANTED = 10_000
"""File descriptors that a server asks the machine for."""

LAST = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
"""The headers of the last response on a connection."""


class ConnectionLimits(NamedTuple):
    """What one connection may use, and how many there may be."""

    head: int = 16_384
    """Bytes of the request line and all headers together."""
    head_time: float = 10.0
    """Seconds in which all headers of a request must arrive."""
    body_time: float = 30.0
    """Seconds in which a request's body must arrive."""
    idle_time: float = 5.0
    """Seconds that a connection is kept open for another request."""
    send_time: float = 60.0
    """Seconds in which a client must take something of what is sent to it."""
    by_source: int = 128
    """Connections from one address, or from one /64 of IPv6. Connections from this machine do not
    count, because a reverse proxy brings everybody's."""
    in_all: int = 800
    bytes: Rate = Rate(16_384, 8_192)
    """Bytes of one WebSocket that arrive in long pieces: one short message at a time is free."""
    near: int = 20
    """How much wider the rate of bytes is for clients on this machine."""


DEFAULT = ConnectionLimits()


def limits() -> ConnectionLimits:
    """Limits that fit the number of file descriptors this process may have."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return DEFAULT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    room = most if soft == resource.RLIM_INFINITY else min(soft, WANTED)
    return DEFAULT._replace(in_all=max(room - KEPT, room // 2))


class Crowd:
    """Counts open connections, WebSockets included."""

    def __init__(self, limits: ConnectionLimits) -> None:
        self.limits = limits
        self.count = 0
        self.by_source: dict[str, int] = {}
        self._logged: dict[str, float] = {}

    def enter(self, source: str) -> bool:
        """Count one more connection; False if there are too many."""
        count = self.by_source.get(source, 0)
        if self.count >= self.limits.in_all:
            self._log("in all", f"{self.count} connections are open; more are turned away")
            return False
        if source not in NEAR and count >= self.limits.by_source:
            self._log("one", f"{count} connections from one address; its others are turned away")
            return False
        self.count += 1
        self.by_source[source] = count + 1
        return True

    def leave(self, source: str) -> None:
        self.count -= 1
        self.by_source[source] -= 1
        if not self.by_source[source]:
            del self.by_source[source]

    def _log(self, what: str, line: str) -> None:
        now = monotonic()
        if now - self._logged.get(what, -SELDOM) >= SELDOM:
            self._logged[what] = now
            LOG.warning(line)


class Connection(HttpToolsProtocol):
    """Uvicorn's HTTP protocol with time limits. Each part of a request must arrive in time, and a
    closed connection is cut off after a while even if the client takes nothing."""

    crowd = Crowd(DEFAULT)

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.logger = FAULTS
        self.limits = self.crowd.limits
        self.timeout_keep_alive = self.limits.idle_time  # type: ignore[assignment]
        self.source = ""
        """The address that the connection is counted for; empty if it was refused."""
        self.reading = ""
        """The part of a request that is being read: `head`, `body` or empty."""
        self.size = 0
        """Bytes of the headers so far."""
        self.upgraded = False
        """Whether this became a WebSocket, which no longer waits for requests."""
        self._clock: asyncio.TimerHandle | None = None

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        found = source(self.client[0] if self.client else "")
        if self.crowd.enter(found):
            self.source = found
            self._within(self.limits.head_time, self._late)
        else:
            self.end(503, "too-many-connections", "too many open connections; try again later")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self.let_out()
        super().connection_lost(exc)

    def let_out(self) -> None:
        """The connection is gone, whether HTTP or WebSocket."""
        if self.source:
            self.crowd.leave(self.source)
            self.source = ""

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        self.upgraded = True
        super().handle_websocket_upgrade()
        websocket = self.transport.get_protocol()
        assert isinstance(websocket, LimitedWebSocket)
        websocket.let_out = self.let_out
        if not websocket.handshake_initiated:  # it has stricter limits for headers
            self._too_much()

    # Reading

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.reading != "body":
            self.size += len(data)
        super().data_received(data)
        if self.upgraded:
            return
        if self.reading == "head" and self.size > self.limits.head:
            self._too_much()
        elif self._clock is None and not self._busy() and not self.transport.is_closing():
            self._within(self.limits.head_time, self._late)

    def _busy(self) -> bool:
        """Whether the server is working on a request."""
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.reading = "head"
        if self._clock is None:
            self._within(self.limits.head_time, self._late)

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self.limits.head:
            self.size = size
            raise ValueError(
                "the headers are too long"
            )  # the parser stops, see `send_400_response`
        self.reading, self.size = "body", 0
        self._within(self.limits.body_time, self._late)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.reading = ""
        self._stop()
        super().on_message_complete()

    # Writing

    def pause_writing(self) -> None:
        super().pause_writing()
        self._within(self.limits.send_time, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._within(self.limits.send_time, self.transport.abort)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._within(self.limits.send_time, self.transport.abort)

    # What goes wrong

    def send_400_response(self, _msg: str) -> None:
        if self.size > self.limits.head:
            self._too_much()
        else:
            self.end(400, "bad-request", "this is not HTTP")

    def _too_much(self) -> None:
        self.end(431, "too-long", f"the headers have at most {self.limits.head} bytes")

    def _late(self) -> None:
        """A part of a request did not arrive in time."""
        if self._busy() and self.reading != "body":
            # The client sent more before the response was complete.
            self._within(self.limits.head_time, self._late)
        elif self.reading:
            self.end(408, "too-slow", f"the {self.reading} of the request did not arrive in time")
        else:
            self.end()

    def end(self, status: int = 0, code: str = "", message: str = "") -> None:
        """Close, with an error response if none was started yet."""
        started = self._busy() and self.cycle.response_started
        if self._busy():
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if status and not started:
            body = codec.encode({"code": code, "message": message, "clause": None})
            self.transport.write(STATUS_LINE[status] + LAST % len(body) + body)
        self.transport.close()
        self._within(self.limits.send_time, self.transport.abort)

    # The clock

    def _within(self, seconds: float, late: Callable[[], None]) -> None:
        self._stop()
        self._clock = self.loop.call_later(seconds, late)

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None


def connections(limits: ConnectionLimits) -> type[Connection]:
    """The protocol of one server, with its own count of connections."""
    return type("Connection", (Connection,), {"crowd": Crowd(limits)})
