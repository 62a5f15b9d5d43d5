"""Rate limits as token buckets."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple


class Rate(NamedTuple):
    """A token bucket's size, and how much is added to it each second."""

    burst: float
    more: float


class Bucket:
    """A token bucket: lets a rate through and no more."""

    __slots__ = ("left", "rate", "seen")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.seen = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take a cost out; False if there is too little."""
        if self.holds() < cost:
            return False
        self.left -= cost
        return True

    def holds(self) -> float:
        """How much is in the bucket now."""
        now = monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.seen) * self.rate.more)
        self.seen = now
        return self.left
