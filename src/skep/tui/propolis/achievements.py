"""The achievements that a person has marked, kept from match to match.  PRP-ACH-22"""

from __future__ import annotations

import json
from pathlib import Path

from skep.tui.data_folder import data_folder

FILE = "propolis-achievements.json"
NUMBER_OF_ACHIEVEMENTS = 20


class Achievements:
    """The achievements of one person, as a list of numbers in a small file."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or data_folder() / FILE

    def load(self) -> list[int]:
        """The numbers marked so far; none if the file is missing or broken."""
        try:
            found = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return []
        if not isinstance(found, list):
            return []
        valid = range(1, NUMBER_OF_ACHIEVEMENTS + 1)
        return sorted({number for number in found if type(number) is int and number in valid})

    def add(self, number: int) -> None:
        """Mark one more."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        marked = sorted({*self.load(), number})
        self.file.write_text(json.dumps(marked) + "\n", encoding="utf-8")

    @property
    def complete(self) -> bool:
        """Are all twenty marked?"""
        return len(self.load()) == NUMBER_OF_ACHIEVEMENTS
