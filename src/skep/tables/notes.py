"""Notes in a match's log about people: who left, came back, resigned, undid."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Note:
    """Something happened to a seat: `page-step-<kind>`, and how long the log was then."""

    kind: str
    seat: int
    name: str
    """Who sat there."""
    entries: int
