"""The one place where messages become bytes and bytes become messages."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from skep.server.wire import Command
from skep.tables.faults import Refused

T = TypeVar("T")

encoder = msgspec.json.Encoder()
_command: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Command)

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What is raised over bytes that are no message; the last one if they are nested too deeply."""
encode = encoder.encode
as_raw: Any = msgspec.Raw
"""What is encoded already, to stand inside of a message."""


def raw(message: Any) -> Any:
    """A message encoded once, to stand inside of several others."""
    return msgspec.Raw(encode(message))


def command(text: str | bytes) -> Any:
    """The command that a client sent, or Refused."""
    try:
        return _command.decode(text)
    except UNREADABLE as fault:
        raise Refused("bad-message", f"not a message that this server knows: {fault}") from None


def convert(thing: Any, kind: type[T]) -> T:
    """A message of one kind out of plain data, or Refused."""
    try:
        return msgspec.convert(thing, kind)
    except UNREADABLE as fault:
        raise Refused("bad-message", f"not a {kind.__name__}: {fault}") from None


def read(text: bytes | str, kind: type[T]) -> T:
    """A message of one kind, or Refused."""
    try:
        return msgspec.json.decode(text, type=kind)
    except UNREADABLE as fault:
        raise Refused("bad-message", f"not a {kind.__name__}: {fault}") from None
