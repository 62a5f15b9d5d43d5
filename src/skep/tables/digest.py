"""A short digest of a match's state, to compare it with a replay."""

from __future__ import annotations

import json
from hashlib import blake2b

from skep.kernel.match import Match


def digest(match: Match) -> str:
    """A digest that is equal for two matches if and only if their states are equal."""
    text = json.dumps(match.dump_state(), ensure_ascii=False, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=12).hexdigest()
