"""Errors as one line for people, and as an exit code for scripts."""

from __future__ import annotations

import errno
import re
from typing import Any

from skep.kernel.errors import BadSettings, SkepError
from skep.record.text import tidy

FAILED = 1
USAGE = 2

OUTSIDE = {
    errno.ENOENT: "there is no such file or folder",
    errno.EISDIR: "is a folder, where a file is needed",
    errno.ENOTDIR: "is a file, where a folder is needed",
    errno.EEXIST: "is a file, where a folder is needed",
    errno.EACCES: "there is no permission for that",
    errno.EPERM: "there is no permission for that",
    errno.EROFS: "nothing can be written there",
    errno.ENOSPC: "there is no room left on the disk",
}

WANTED = {
    "int_parsing": "a whole number",
    "float_parsing": "a number",
    "integer": "a whole number",
    "float": "a number",
}
"""What an argument should be, by the error that its parser reports."""
UNREAD = re.compile(r"('.*') is not a valid (integer|float)\b")
"""The wording of Typer before 0.29."""


def line_of(fault: Exception) -> str:
    """The error as one line, whatever is in its message."""
    return " ".join(tidy(_told(fault)).split())


def code_of(fault: Exception) -> int:
    return USAGE if isinstance(fault, BadSettings) or is_usage(fault) else FAILED


def is_usage(fault: Exception) -> bool:
    """Whether it is one of Typer's usage errors, judged by its shape, since the classes have
    moved."""
    return hasattr(fault, "format_message")


def _told(fault: Exception) -> str:
    if isinstance(fault, SkepError):
        return str(fault)
    if isinstance(fault, OSError):
        return _outside(fault)
    if is_usage(fault):
        return _usage(fault)
    return (
        f"a fault in Skep itself: {type(fault).__name__}: {fault}"
        " (set SKEP_TRACE=1 to see where, and please report it)"
    )


def _outside(fault: OSError) -> str:
    known = OUTSIDE.get(fault.errno or 0)
    why = known or (fault.strerror or str(fault) or type(fault).__name__).lower()
    return f"{fault.filename}: {why}" if fault.filename else why


def _usage(fault: Any) -> str:
    message = _unfit(fault) or str(fault.format_message()).strip().rstrip(".")
    context = getattr(fault, "ctx", None)
    command = getattr(context, "command_path", "skep")
    names = getattr(getattr(context, "command", None), "commands", {})
    unknown = names and "command" in message and not message.endswith("?")
    right = f"; the commands: {', '.join(names)}" if unknown else ""
    return f"{message[:1].lower()}{message[1:]}{right} (see: {command} --help)"


def _unfit(fault: Any) -> str:
    """The message for an argument that should be a number; empty for any other error."""
    for wrong in getattr(fault.__cause__, "errors", list)():
        if wanted := WANTED.get(wrong["type"]):
            return f"{fault.param.opts[0]} takes {wanted}, not {str(wrong['input'])!r}"
    unread = UNREAD.match(getattr(fault, "message", ""))
    return f"{fault.param.opts[0]} takes {WANTED[unread[2]]}, not {unread[1]}" if unread else ""
