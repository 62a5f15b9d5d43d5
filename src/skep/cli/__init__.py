"""The `skep` command. Errors are reported in one line, never as a traceback."""

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
    except BrokenPipeError:  # the reader of our output has closed it
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        _let_go(sys.stdout)


def _run(arguments: Sequence[str]) -> int:
    """Imports the commands late: the workers of a simulation import this module without needing
    them."""
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
    """Give up on output that could not be written, so that Python does not try again at its end."""
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
