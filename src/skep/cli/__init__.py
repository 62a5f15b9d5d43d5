"""The `skep` command. What goes wrong is told in one line; nobody meets a traceback."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import TextIO

INTERRUPTED = 130
FAILED = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 fine, 1 failed, 2 wrong usage, 130 Ctrl-C."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except BrokenPipeError:  # whoever read our lines has had enough of them
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        _let_go(sys.stdout)


def _run(arguments: Sequence[str]) -> int:
    """Workers of a simulation import this module too, and need nothing of what is loaded here."""
    from skep.cli.app import run
    from skep.cli.faults import code_of, line_of

    try:
        code = run(arguments)
        sys.stdout.flush()
        return code
    except (BrokenPipeError, KeyboardInterrupt):
        raise
    except Exception as fault:
        if os.environ.get("SKEP_TRACE"):
            raise
        print(f"skep: {line_of(fault)}", file=sys.stderr)
        return code_of(fault)


def _let_go(stream: TextIO) -> None:
    """What could not be written will not be tried again when Python ends."""
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
