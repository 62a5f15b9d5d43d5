"""Rate limits as token buckets."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple


class Rate(NamedTuple):
    """A burst, and how much is added each second."""

    burst: float
    more: float


class Bucket:
    """Lets a rate through and no more."""

    __slots__ = ("left", "rate", "seen")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.seen = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Pay, if there is enough."""
        if self.holds() < cost:
            return False
        self.left -= cost
        return True

    def holds(self) -> float:
        """How much is there now."""
        now = monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.seen) * self.rate.more)
        self.seen = now
        return self.left
