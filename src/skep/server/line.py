"""The line to one client: uvicorn's socket, with a short way out for what is said most."""

from __future__ import annotations

from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NAME = "skep.line"
"""Under which an application finds the line among the extensions of its scope."""
WHOLE_TEXT = 0x81


class Line(WebSocketsSansIOProtocol):
    """Whole texts go out as they are, all that is said in one turn of the loop in one write. What
    comes in, the handshake, pings and closing are uvicorn's."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.said: list[bytes] = []

    async def run_asgi(self) -> None:
        self.scope["extensions"][NAME] = self  # type: ignore[assignment]
        await super().run_asgi()

    def waits(self) -> int:
        """Bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def say(self, text: bytes) -> None:
        """Send a text; it is on its way when this turn of the loop ends."""
        if not self.said:
            self.loop.call_soon(self.flush)
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


def head(size: int) -> bytes:
    """What stands before a text of so many bytes.  RFC 6455, 5.2"""
    if size < 126:
        return pack("!BB", WHOLE_TEXT, size)
    if size < 65536:
        return pack("!BBH", WHOLE_TEXT, 126, size)
    return pack("!BBQ", WHOLE_TEXT, 127, size)
