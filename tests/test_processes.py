"""Processes that tests start, in the foreground or the background, end with the test."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import processes

SLEEPER = "import time; print('up', flush=True); time.sleep(600)"
DEAF = f"import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); {SLEEPER}"


@pytest.fixture
def background() -> Iterator[None]:
    """As if a shell had started the tests with `&`: Ctrl-C is ignored."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("background")
def test_ctrl_c_reaches_a_process_though_the_tests_run_in_the_background() -> None:
    with processes.started(sys.executable, "-c", SLEEPER) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "up\n"
        processes.interrupt(process)
        assert "KeyboardInterrupt" in process.communicate(timeout=60)[1]
    assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN


def test_a_test_that_fails_leaves_no_process_and_no_open_pipe() -> None:
    with (
        pytest.raises(subprocess.TimeoutExpired),
        processes.started(sys.executable, "-c", SLEEPER) as process,
    ):
        process.communicate(timeout=0.01)
    assert process.returncode == -signal.SIGKILL
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdin.closed
    assert process.stdout.closed
    assert process.stderr.closed


def test_a_process_that_will_not_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "PATIENCE", 0.01)
    process = processes.start([sys.executable, "-c", DEAF])
    assert process.stdout is not None
    assert process.stdout.readline() == "up\n"
    assert processes.end(process) == -signal.SIGKILL
    assert process.stdout.closed


def test_its_workers_are_gone_too() -> None:
    mother = (
        "import subprocess, sys, time;"
        f"print(subprocess.Popen([sys.executable, '-c', {SLEEPER!r}]).pid, flush=True);"
        "time.sleep(600)"
    )
    with processes.started(sys.executable, "-c", mother) as process:
        assert process.stdout is not None
        child = int(process.stdout.readline())
    for _ in range(1200):
        if not running(child):
            return
        time.sleep(0.05)
    raise AssertionError("the worker goes on")


def running(pid: int) -> bool:
    """Whether this process still runs; one that nobody has waited for yet does not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] not in "ZX"
    except OSError:
        return False
