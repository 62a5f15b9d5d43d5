"""Links and keys: random, and stored only as hashes where possible."""

from __future__ import annotations

import re
from hashlib import blake2b
from hmac import compare_digest
from secrets import randbits, token_urlsafe

from skep.tables.faults import Refused

MADE = re.compile(r"[A-Za-z0-9_-]{32,64}", re.ASCII)
"""A key that a client made itself."""


def new_link() -> str:
    """A new name for a table, as it stands in its link: 120 random bits."""
    return _word(15)


def new_key() -> str:
    """A new key of a seat, a host or the spectators: 192 random bits."""
    return _word(24)


def check_made(key: str) -> None:
    """Refused if a key that a client made could be guessed or can't go into a header."""
    if key and not MADE.fullmatch(key):
        right = "32 to 64 letters, digits, `-` or `_` at random"
        raise Refused("bad-key", f"a seat's key that you make yourself is {right}")


def new_id() -> int:
    """A new number of a table in the store. Clients never see it."""
    return randbits(62)


def mark(key: str) -> str:
    """The hash of a key, which is all that the store keeps of most keys."""
    return blake2b(key.encode(), digest_size=18, person=b"skep-key").hexdigest()


def fits(key: str, kept: str) -> bool:
    """Whether this is the key with this hash. An empty hash fits no key."""
    return bool(kept) and compare_digest(mark(key), kept)


def _word(size: int) -> str:
    """A word of this many random bytes. It never looks like a command-line option."""
    while (word := token_urlsafe(size)).startswith("-"):
        pass
    return word
