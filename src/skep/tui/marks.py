"""The achievements that were marked at this machine, kept from match to match.  PRP-ACH-22"""

from __future__ import annotations

import json
import os
from pathlib import Path

ALL = 20


def folder() -> Path:
    """Where a person's data lies on this machine."""
    if os.name == "nt" and os.environ.get("APPDATA"):
        return Path(os.environ["APPDATA"]) / "skep"
    kept = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(kept) / "skep"


class Marks:
    """The marks of one person, in a small file."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or folder() / "propolis-achievements.json"

    def load(self) -> list[int]:
        """The numbers marked so far; none if the file is missing or is not ours."""
        try:
            found = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return []
        if not isinstance(found, list):
            return []
        return sorted({number for number in found if type(number) is int and 0 < number <= ALL})

    def add(self, number: int) -> None:
        """Mark one more."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        kept = sorted({*self.load(), number})
        self.file.write_text(json.dumps(kept) + "\n", encoding="utf-8")

    @property
    def master(self) -> bool:
        """Are all twenty marked?"""
        return len(self.load()) == ALL
