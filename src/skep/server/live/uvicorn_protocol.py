"""The line to one client: uvicorn's socket, with a short way in and out for what is said most."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Task, TimerHandle
from collections.abc import Callable
from struct import pack
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN

from skep.tables.rates import Bucket

NAME = "skep.line"
"""Under which an application finds the line among the extensions of its scope."""
LINGER = 20.0
"""Seconds that a client may leave the last messages of a closed socket unread."""
WHOLE_TEXT, MASKED = 0x81, 0x80
PIECE = 512
"""Bytes that are parsed at once; small frames are slow to parse, and everyone else waits."""
WAIT = 0.05
"""Seconds until a client that sends too many bytes is read again."""
EARLY = 0.005
"""Seconds until a client is read again that spoke before anybody heard."""
SPEAKING: WeakKeyDictionary[AbstractEventLoop, list[Line]] = WeakKeyDictionary()
"""The lines on which something was said in this turn of a loop."""


class Line(WebSocketsSansIOProtocol):
    """Messages are heard as they come, and whole texts go out as they are: all that is said in one
    turn of the loop in one write. The handshake, frames, pings and closing are uvicorn's."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.hear: Callable[[bytes], None] | None = None
        """Who hears messages; as long as nobody does, they wait for `receive`."""
        self.said: list[bytes] = []
        self.unsent = 0
        """Bytes in `said`."""
        self.held = False
        """Whoever hears wants no more for now."""
        self.rest = b""
        """Bytes that were read and not parsed yet, behind those that were."""
        self.parsed = 0
        self.parsing: TimerHandle | None = None
        self.bucket: Bucket | None = None
        """How many bytes may come in long pieces."""
        self.speaking = SPEAKING.setdefault(self.loop, [])
        self.let_out: Callable[[], None] = lambda: None
        """Called once the connection is gone."""
        self._end: TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self._end is not None:
            self._end.cancel()
        self.let_out()
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        """A handshake that is refused with an answer is complete too, which uvicorn overlooks."""
        await super().send(message)
        self.handshake_complete |= self.close_sent

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._linger()

    def on_task_complete(self, task: Task[None]) -> None:
        super().on_task_complete(task)
        self._linger()

    def _linger(self) -> None:
        """A socket that is closed is gone after a while, even if the client takes nothing."""
        if self._end is None and not self.disconnected:
            self._end = self.loop.call_later(LINGER, self.transport.abort)

    async def run_asgi(self) -> None:
        self.scope["extensions"][NAME] = self  # type: ignore[assignment]
        await super().run_asgi()

    # What comes in

    def data_received(self, data: bytes) -> None:
        """A short text that came whole is heard as it is; uvicorn parses all else, in pieces."""
        if self.rest:
            self.rest = self.rest[self.parsed :] + data
            self.parsed = 0
        elif self.hear is not None and (text := self._whole(data)) is not None:
            self.hear(text)
        elif self.handshake_initiated:
            self.rest = data
            self._parse()
        else:
            super().data_received(data)

    def _parse(self) -> None:
        """Parse a piece of what was read; the next one has another turn of the loop."""
        self.parsing = None
        if self.transport.is_closing():
            self.rest, self.parsed = b"", 0
        if self.held or not self.rest:
            return
        if not (self.queue.empty() or self.close_sent):  # those who came early are heard first
            self._stop_reading()
            self._parse_in(EARLY)
            return
        piece = self.rest[self.parsed : self.parsed + PIECE]
        if self.bucket is not None and not self.bucket.take(len(piece)):
            self._stop_reading()
            self._parse_in(WAIT)
            return
        self.parsed += PIECE
        if self.parsed >= len(self.rest):
            self.rest, self.parsed = b"", 0
        super().data_received(piece)
        self._go_on()

    def _go_on(self) -> None:
        """Parse the next piece, or read on once all is parsed."""
        if self.rest:
            self._stop_reading()
            self._parse_in(0.0)
        elif not self.held and self.hear is not None:
            self._read_on()

    def _parse_in(self, seconds: float) -> None:
        if self.parsing is None:
            self.parsing = self.loop.call_later(seconds, self._parse)

    def _whole(self, data: bytes) -> bytes | None:
        """The text, if these bytes are one masked frame and no message is under way.

        RFC 6455, 5.2, 5.3
        """
        size, conn = len(data) - 6, self.conn
        if not 0 <= size < 126 or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
            return None
        if conn.state is not OPEN or conn.reader.buffer or conn.current_size is not None:
            return None
        return apply_mask(data[6:], data[2:6])

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.hear(data)

    def pause(self) -> None:
        """Read no more for now."""
        self.held = True
        self._stop_reading()

    def resume(self) -> None:
        """Read on."""
        if not self.held:
            return
        self.held = False
        if self.rest:
            self._parse_in(0.0)
        else:
            self._read_on()

    def _stop_reading(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _read_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def end(self) -> None:
        """Let whoever waits in `receive` know that this is over."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    # What goes out

    def waits(self) -> int:
        """Bytes that the client has not taken yet, with those that were said in this turn."""
        return self.unsent + self.transport.get_write_buffer_size()

    def say(self, text: bytes) -> None:
        """Send a text; it is on its way when this turn of the loop ends."""
        if not self.said:
            if not self.speaking:
                self.loop.call_soon(flush, self.speaking)
            self.speaking.append(self)
        self.said += (head(len(text)), text)
        self.unsent += len(text)

    def flush(self) -> None:
        """Write what was said."""
        if self.said and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(self.said))
        self.said.clear()
        self.unsent = 0

    def cut(self) -> None:
        """Let go of a client at once, and of all that waits for it."""
        self.said.clear()
        self.unsent = 0
        self.transport.abort()


def flush(speaking: list[Line]) -> None:
    """Write what was said on all lines."""
    lines = speaking[:]
    speaking.clear()
    for line in lines:
        line.flush()


def head(size: int) -> bytes:
    """What stands before a text of so many bytes.  RFC 6455, 5.2"""
    if size < 126:
        return pack("!BB", WHOLE_TEXT, size)
    if size < 65536:
        return pack("!BBH", WHOLE_TEXT, 126, size)
    return pack("!BBQ", WHOLE_TEXT, 127, size)
