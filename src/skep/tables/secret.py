"""Secrets: made so that nobody guesses them, kept so that nobody reads them."""

from __future__ import annotations

import re
from hashlib import blake2b
from hmac import compare_digest
from secrets import randbits, token_urlsafe

from skep.tables.faults import Refused

MADE = re.compile(r"[A-Za-z0-9_-]{32,64}", re.ASCII)
"""A key that a client made itself."""


def new_link() -> str:
    """The name of a table in its link: 120 bits."""
    return _word(15)


def new_key() -> str:
    """A key of a seat, of a host or of the watchers: 192 bits."""
    return _word(24)


def check_made(key: str) -> None:
    """Refuse a key that a client made if it may be guessed or can't go into a header."""
    if key and not MADE.fullmatch(key):
        right = "32 to 64 letters, digits, `-` or `_` at random"
        raise Refused("bad-key", f"a seat's key that you make yourself is {right}")


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
