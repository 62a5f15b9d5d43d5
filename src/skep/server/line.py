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

NAME = "skep.line"
"""Under which an application finds the line among the extensions of its scope."""
LINGER = 20.0
"""Seconds that a client may leave the last messages of a closed socket unread."""
WHOLE_TEXT, MASKED = 0x81, 0x80
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
        """A short text that came whole is heard as it is; uvicorn looks at all else."""
        text = self._whole(data)
        if text is None or self.hear is None:
            super().data_received(data)
        else:
            self.hear(text)

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
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read on."""
        if self.read_paused and not self.disconnected:
            self.read_paused = False
            self.transport.resume_reading()

    def end(self) -> None:
        """Let whoever waits in `receive` know that this is over."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    # What goes out

    def waits(self) -> int:
        """Bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def say(self, text: bytes) -> None:
        """Send a text; it is on its way when this turn of the loop ends."""
        if not self.said:
            if not self.speaking:
                self.loop.call_soon(flush, self.speaking)
            self.speaking.append(self)
        self.said += (head(len(text)), text)

    def flush(self) -> None:
        """Write what was said."""
        if self.said and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(self.said))
        self.said.clear()

    def cut(self) -> None:
        """Let go of a client at once, and of all that waits for it."""
        self.said.clear()
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
