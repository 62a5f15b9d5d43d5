"""Secrets: made so that nobody guesses them, kept so that nobody reads them."""

from __future__ import annotations

from hashlib import blake2b
from hmac import compare_digest
from secrets import randbits, token_urlsafe


def new_link() -> str:
    """The name of a table in its link: 120 bits."""
    return _word(15)


def new_key() -> str:
    """A key of a seat, of a host or of the watchers: 192 bits."""
    return _word(24)


def new_id() -> int:
    """A table's number in the store; nobody outside ever sees it."""
    return randbits(62)


def mark(key: str) -> str:
    """What is kept of a key: enough to know it again, not enough to make it."""
    return blake2b(key.encode(), digest_size=18, person=b"skep-key").hexdigest()


def fits(key: str, kept: str) -> bool:
    """Is this the key of which the mark was kept?  An empty mark fits no key."""
    return bool(kept) and compare_digest(mark(key), kept)


def _word(size: int) -> str:
    """A word of so many random bytes that no command line takes for an option."""
    while (word := token_urlsafe(size)).startswith("-"):
        pass
    return word
