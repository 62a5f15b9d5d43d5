"""A time limit for rules that never return."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from skep.lab.find import GameFault


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raise GameFault if the block takes longer; systems without alarms just wait."""
    if not hasattr(signal, "setitimer") or not _in_main_thread():
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise GameFault("hang", f"no end after {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()
