"""WebSocket connections of `skep serve`: how much each may send, and how long a closed one lasts.

The application does not need this module: it works with any ASGI server, and has its own limits for
commands. This one bounds what bytes cost before they are commands.
"""

from __future__ import annotations

from asyncio import Task, TimerHandle
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from skep.server.live.rate_limits import NEAR, source, wider
from skep.tables.rates import Bucket, Rate

LINGER = 20.0
"""Seconds that a client may leave the last messages of a closed connection unread."""
PIECE = 512
"""Bytes that are parsed at once. Small frames are slow to parse, and everyone else waits."""
WAIT = 0.05
"""Seconds until a client that sends too many bytes is read again."""


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, which parses long input in pieces and charges for it."""

    bytes_rate = Rate(16_384, 8_192)
    near = 20

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.lost = False
        """Whether the connection is gone."""
        self.let_out: Callable[[], None] = lambda: None
        """Called once the connection is gone."""
        self.rest = b""
        """Bytes that were read and are not parsed yet, after those that were."""
        self.parsed = 0
        self.bucket: Bucket | None = None
        self._parsing: TimerHandle | None = None
        self._end: TimerHandle | None = None

    # A closed connection

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        for timer in (self._end, self._parsing):
            if timer is not None:
                timer.cancel()
        self.let_out()
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """Run the application, and count a handshake that it refused with an answer as complete;
        uvicorn does not."""
        app: Any = self.app

        async def complete(*words: Any) -> None:
            await app(*words)
            self.handshake_complete |= self.close_sent

        self.app = complete
        await super().run_asgi()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._linger()

    def on_task_complete(self, task: Task[None]) -> None:
        super().on_task_complete(task)
        self._linger()

    def _linger(self) -> None:
        """Cut a closed connection off after a while, even if the client takes nothing."""
        if self._end is None and not self.lost:
            self._end = self.loop.call_later(LINGER, self.transport.abort)

    # Input

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, and stop reading once a second one waits. A text that is not UTF-8
        closes the connection without a line in the log, which strangers could fill."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.fail(1007)
            self.handle_parser_exception()
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > 1:
            self._pause()

    def data_received(self, data: bytes) -> None:
        if self.rest:
            self.rest = self.rest[self.parsed :] + data
            self.parsed = 0
            self._pause()
        elif self.handshake_initiated and len(data) > PIECE:
            self.rest = data
            self._parse()
        else:
            super().data_received(data)

    async def receive(self) -> Any:
        """The next message. The client is read on once everything it sent was parsed and heard."""
        message = await self.queue.get()
        if self.queue.empty() and self.rest:
            self._parse_in(0.0)
        elif self.queue.empty():
            self._read_on()
        return message

    def _parse(self) -> None:
        """Parse one piece. The next one follows when its messages were heard."""
        self._parsing = None
        if self.transport.is_closing():
            self.rest, self.parsed = b"", 0
        if not (self.rest and self.queue.empty()):
            return
        piece = self.rest[self.parsed : self.parsed + PIECE]
        if not self._charged(len(piece)):
            self._parse_in(WAIT)
            return
        self.parsed += PIECE
        if self.parsed >= len(self.rest):
            self.rest, self.parsed = b"", 0
        super().data_received(piece)
        if self.rest:
            self._parse_in(0.0)
        elif self.queue.empty():
            self._read_on()

    def _charged(self, count: int) -> bool:
        if self.bucket is None:
            near = source(self.client[0] if self.client else "") in NEAR
            self.bucket = Bucket(wider(self.bytes_rate, self.near if near else 1))
        return self.bucket.take(count)

    def _parse_in(self, seconds: float) -> None:
        self._pause()
        if self._parsing is None:
            self._parsing = self.loop.call_later(seconds, self._parse)

    def _pause(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _read_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()


def websockets(rate: Rate, near: int) -> type[LimitedWebSocket]:
    """The protocol of one server, with its own rate of bytes; `near` times that for clients on this
    machine."""
    return type("WebSocket", (LimitedWebSocket,), {"bytes_rate": rate, "near": near})
