"""Notes in a match's log about people: who left, came back, resigned, undid."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Note:
    """Something that happened to a seat. Its words are `page-step-<kind>`."""

    kind: str
    seat: int
    name: str
    """The name of the person who sat there."""
    entries: int
    """The length of the log at that time."""

    def capped(self, entries: int) -> Note:
        """The same note in a log that was cut to this length."""
        return self if self.entries <= entries else Note(self.kind, self.seat, self.name, entries)
