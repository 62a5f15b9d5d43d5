"""A small, fast WebSocket client, so that the load costs less than what it measures."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

MASKED = 0x80
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """One socket; each message is passed on as bytes."""

    def __init__(
        self, host: str, path: str, heard: Callable[[Socket, bytes], None], address: str = ""
    ) -> None:
        self.host = host
        self.address = address
        self.path = path
        self.heard = heard
        self.open = asyncio.get_running_loop().create_future()
        self.closed = False
        self.buffer = b""
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"{_from(self.address)}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if not self.open.done():
            head, blank, rest = self.buffer.partition(b"\r\n\r\n")
            if not blank:
                return
            self.buffer = rest
            ok = head.startswith(b"HTTP/1.1 101")
            self.open.set_result(None) if ok else self.open.set_exception(OSError(head.decode()))
        self._frames()

    def _frames(self) -> None:
        """Pass on every whole frame; the server sends each message as one frame."""
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = (
                    struct.unpack_from("!H", buffer, start)[0]
                    if len(buffer) - start >= 2
                    else 1 << 60,
                    start + 2,
                )
            elif size == 127:
                size, start = (
                    struct.unpack_from("!Q", buffer, start)[0]
                    if len(buffer) - start >= 8
                    else 1 << 60,
                    start + 8,
                )
            if len(buffer) < start + size:
                break
            self._frame(buffer[at] & 15, buffer[start : start + size])
            at = start + size
        self.buffer = buffer[at:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard(self, payload)
        elif kind == PING:
            self._write(PONG, payload)

    def send(self, payload: bytes) -> None:
        self._write(TEXT, payload)

    def _write(self, kind: int, payload: bytes) -> None:
        """A masked frame; a mask of zeros changes nothing and costs nothing."""
        size = len(payload)
        head = (
            bytes([0x80 | kind, MASKED | size])
            if size < 126
            else struct.pack("!BBH", 0x80 | kind, MASKED | 126, size)
        )
        if self.transport is not None:
            self.transport.write(head + b"\0\0\0\0" + payload)

    def connection_lost(self, fault: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(fault or OSError("closed"))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


def _from(address: str) -> str:
    """The header that names a client's own address to a server behind a proxy."""
    return f"X-Forwarded-For: {address}\r\n" if address else ""


async def opened(
    port: int, path: str, heard: Callable[[Socket, bytes], None], address: str = ""
) -> Socket:
    """Open a socket, as if from this address."""
    loop = asyncio.get_running_loop()
    host = f"127.0.0.1:{port}"
    _, socket = await loop.create_connection(
        lambda: Socket(host, path, heard, address), "127.0.0.1", port
    )
    await socket.open
    return socket


async def post(port: int, path: str, body: bytes, address: str = "") -> bytes:
    """The server's answer to an HTTP POST."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n"
    head += _from(address)
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
    told, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if not told.startswith(b"HTTP/1.1 200"):
        raise OSError(told.decode())
    return answer
