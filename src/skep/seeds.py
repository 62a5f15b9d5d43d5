"""Seeds derived from a seed."""

from __future__ import annotations

from hashlib import blake2b


def derive(seed: int, *path: int | str) -> int:
    """An independent seed for one part of a whole, named by its path."""
    words = ":".join(str(step) for step in (seed, *path))
    return int.from_bytes(blake2b(words.encode(), digest_size=8).digest(), "big") >> 1
