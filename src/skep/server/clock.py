"""A server's time. It runs evenly even if someone sets the machine's clock."""

from __future__ import annotations

import time
from collections.abc import Callable


def elapsed() -> float:
    """Seconds of a clock that nobody can set. Time that the machine slept counts where it is
    known."""
    counting = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if counting is None else time.clock_gettime(counting)


class Clock:
    """Seconds since 1970. The machine's clock is read once, when the server starts."""

    def __init__(
        self, wall: Callable[[], float] = time.time, passed: Callable[[], float] = elapsed
    ) -> None:
        self._passed = passed
        self._offset = wall() - passed()

    def __call__(self) -> float:
        return self._offset + self._passed()
