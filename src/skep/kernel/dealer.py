"""The dealer: how chance answers in a match."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from skep.kernel.decision import Entry


class Dealer:
    """Chance's answers in one match, drawn from the seed and every answer given so far.

    The same answers meet the same luck, so that taking an answer back and giving it again rolls no
    new dice. Other answers meet independent luck, so that taking back tells nothing about what
    comes after another move. Outcomes tell nothing about the seed.
    """

    __slots__ = ("_counted", "_hash")

    def __init__(self, seed: int) -> None:
        self._hash = blake2b(f"{seed}\n".encode(), digest_size=8)
        self._counted = 0

    def deal(self, log: Sequence[Entry], options: Sequence[int]) -> int:
        """Pick one of the options after this log, which may only have grown since the last deal."""
        for entry in log[self._counted :]:
            self._hash.update(f"{entry.seat}:{entry.key}\n".encode())
        self._counted = len(log)
        return options[int.from_bytes(self._hash.digest(), "big") % len(options)]
