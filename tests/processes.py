"""Processes that a test starts: Ctrl-C reaches them, and nothing of them outlives the test."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any

SKEP = (sys.executable, "-m", "skep")
PATIENCE = 60.0
"""Seconds until a process that was asked to end is killed; the machine may be busy."""


def start(command: Sequence[str], env: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
    """A process in a session of its own, with pipes for all it reads and says.

    A program that a shell starts in the background ignores Ctrl-C, and its children would too.
    Under a handler of ours they begin with the default instead.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            command,
            env=env,
            text=True,
            start_new_session=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
    finally:
        signal.signal(signal.SIGINT, before)


def interrupt(process: subprocess.Popen[str]) -> None:
    """Ctrl-C, as a terminal sends it: to the process and all its workers."""
    os.killpg(process.pid, signal.SIGINT)


def end(process: subprocess.Popen[Any]) -> int:
    """Ask a process to end, and kill it and its workers if it does not; its exit code.

    Its pipes are closed in any case. A pipe left open would fail whichever test runs when Python
    notices.
    """
    if process.poll() is None:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.communicate(timeout=PATIENCE)
    return kill(process)


def kill(process: subprocess.Popen[Any]) -> int:
    """Kill a process and all its workers, and close its pipes; its exit code."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with suppress(BrokenPipeError):
                pipe.close()
    return process.wait()


@contextmanager
def started(*command: str, env: Mapping[str, str] | None = None) -> Iterator[subprocess.Popen[str]]:
    """A process for the length of a block; whatever becomes of the block, it is gone afterwards."""
    process = start(command, env)
    try:
        yield process
    finally:
        kill(process)
