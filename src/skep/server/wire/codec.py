"""Messages to bytes and back."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from skep.server.wire import Command
from skep.tables.faults import Refused

T = TypeVar("T")

encoder = msgspec.json.Encoder()
_command: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Command)

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""Errors of decoding; the last one is for bytes that are nested too deeply."""
encode = encoder.encode


def raw(message: Any) -> Any:
    """A message that is encoded once and can be a field of several others."""
    return msgspec.Raw(encode(message))


def command(text: str | bytes) -> Any:
    """The command that a client sent; Refused if it is none."""
    try:
        return _command.decode(text)
    except UNREADABLE as fault:
        raise Refused("bad-message", f"not a message that this server knows: {fault}") from None


def convert(thing: Any, kind: type[T]) -> T:
    """A message of one kind from plain data; Refused if it does not fit."""
    try:
        return msgspec.convert(thing, kind)
    except UNREADABLE as fault:
        raise Refused("bad-message", f"not a {kind.__name__}: {fault}") from None


def read(text: bytes | str, kind: type[T]) -> T:
    """A message of one kind; Refused if it is none."""
    try:
        return msgspec.json.decode(text, type=kind)
    except UNREADABLE as fault:
        raise Refused("bad-message", f"not a {kind.__name__}: {fault}") from None
