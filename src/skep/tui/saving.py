"""Writing the match to a file, never over somebody else's by accident."""

from __future__ import annotations

from os.path import expanduser
from typing import TYPE_CHECKING

from skep import record
from skep.tui.answers import tidy

if TYPE_CHECKING:
    from skep.tui.table import Table

EXAMPLE = "evening.match"
LONGEST = 400


class Saving:
    """Knows which files are this match's own, and whether the last answers are in one."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.ours: set[str] = set()
        """Files saved from this table, or asked for twice."""
        self.saved = 0
        """How long the log was when it was last written."""

    @property
    def current(self) -> bool:
        """Is nothing lost by leaving?"""
        return self.saved == len(self.table.match.log)

    def save(self, name: str) -> str:
        """Write the match, and say how that went."""
        say, file = self.table.words.say, tidy(name, LONGEST)
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
