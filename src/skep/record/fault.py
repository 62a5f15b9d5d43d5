"""What can be wrong with a match file."""

from __future__ import annotations

from skep.kernel.errors import SkepError

LONGEST = 60


class BadRecord(SkepError):
    """A match file that can't be used: names the line, what was expected and why."""

    code = "bad-record"

    def __init__(self, name: str, line: int, fault: str, code: str = "bad-record") -> None:
        super().__init__(f"{name}, line {line}: {fault}")
        self.name = name
        self.line = line
        self.code = code


def quoted(found: str) -> str:
    """A text from a file, made safe and short enough to show on one line."""
    return repr(found if len(found) <= LONGEST else found[:LONGEST] + "…")
