"""Match files on disk: read or written completely or not at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from skep.kernel.errors import SkepError
from skep.kernel.match import Match
from skep.record.fault import BadRecord
from skep.record.parse import parse
from skep.record.text import Record, dump

MAX_BYTES = 8_000_000
"""The largest match file that is read; the longest match is far smaller."""


class Taken(SkepError):
    """The file exists and overwriting was not asked for."""

    code = "file-exists"


def open(path: str | Path) -> Record:
    """The record in a file, or BadRecord; OSError if there is no such file."""
    path = Path(path)
    with path.open("rb") as stream:
        raw = stream.read(MAX_BYTES + 1)
    if len(raw) > MAX_BYTES:
        raise BadRecord(
            str(path), 1, f"not a match file: it is larger than {MAX_BYTES:,} bytes", "not-a-match"
        )
    return parse(_text(raw, str(path)), str(path))


def _text(raw: bytes, name: str) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as fault:
        line = raw.count(b"\n", 0, fault.start) + 1
        raise BadRecord(
            name,
            line,
            f"not a match file: expected text in UTF-8, found the byte 0x{raw[fault.start]:02x}",
            "not-a-match",
        ) from None


def save(path: str | Path, match: Match, players: Sequence[str] = (), force: bool = False) -> None:
    """Write a match; an existing file is overwritten only if forced."""
    write(path, dump(match, players), force)


def write(path: str | Path, text: str, force: bool = False) -> None:
    """Write a text completely or not at all: to a temporary file first, then moved into place."""
    path = Path(path)
    _check_place(path, force)
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        beside.replace(path) if force else _move(beside, path)
    except OSError as fault:
        if fault.errno == errno.EEXIST:
            raise _taken(path) from None
        raise OSError(fault.errno, fault.strerror, str(path)) from None
    finally:
        with suppress(OSError):
            beside.unlink()


def _check_place(path: Path, force: bool) -> None:
    if path.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not path.parent.is_dir():
        raise OSError(errno.ENOENT, "there is no such folder", str(path.parent))
    if path.exists() and not force:
        raise _taken(path)


def _move(beside: Path, path: Path) -> None:
    """Give the file its name, unless another file took the name meanwhile."""
    try:
        os.link(beside, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        beside.rename(path)


def _taken(path: Path) -> Taken:
    return Taken(f"{path} exists; nothing was written (--force writes over it)")
