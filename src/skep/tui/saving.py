"""Saving the match to a file, without overwriting another one by accident."""

from __future__ import annotations

from os.path import expanduser
from typing import TYPE_CHECKING

from skep import record
from skep.tui.answers import tidy

if TYPE_CHECKING:
    from skep.tui.table import TerminalTable

EXAMPLE = "evening.match"
MAX_SHOWN = 400


class Saving:
    """Saves one match, and knows which files are its own."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.ours: set[str] = set()
        """Files that may be overwritten: saved from this table, or asked for twice."""
        self.saved = 0
        """The length of the log when it was last saved."""

    @property
    def current(self) -> bool:
        """Whether the last answers are saved."""
        return self.saved == len(self.table.match.log)

    def save(self, name: str) -> str:
        """Save the match; returns what to say about it."""
        say, file = self.table.words.say, tidy(name, MAX_SHOWN)
        if not name:
            return say("save-how", example=EXAMPLE)
        try:
            record.save(
                expanduser(name), self.table.match, self.table.players, force=name in self.ours
            )
        except record.Taken:
            self.ours.add(name)
            return say("save-taken", file=file)
        except (OSError, ValueError) as fault:
            reason = getattr(fault, "strerror", None) or str(fault)
            return say("save-failed", file=file, reason=reason)
        self.ours.add(name)
        self.saved = len(self.table.match.log)
        return say("save-done", file=file)
