"""The time of a server: it goes on evenly, whatever is done to the clock of the machine."""

from __future__ import annotations

import time
from collections.abc import Callable


def elapsed() -> float:
    """Seconds that no one can set; time in which the machine slept counts, where it is known."""
    counting = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if counting is None else time.clock_gettime(counting)


class Clock:
    """Seconds since 1970, read from the machine's clock once, when the server starts."""

    def __init__(
        self, wall: Callable[[], float] = time.time, passed: Callable[[], float] = elapsed
    ) -> None:
        self._passed = passed
        self._offset = wall() - passed()

    def __call__(self) -> float:
        return self._offset + self._passed()
