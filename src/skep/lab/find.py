"""What the fuzzer finds, and the match file that shows it."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from skep.kernel.decision import Entry
from skep.kernel.errors import Diverged, NothingToChoose
from skep.kernel.game import Game, Settings
from skep.kernel.match import Match
from skep.record import Record, Taken, of, write
from skep.record.text import tidy

FRAMES = 4


class GameFault(Exception):
    """Something that is wrong although nothing crashed."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


@dataclass
class Find:
    """One fault, with the shortest game so far that shows it."""

    kind: str
    """`crash`, `dead-end`, `endless`, `hang`, `replay`, `clone`, `keys` or `view`."""
    what: str
    place: str
    number: int
    game: Game[Any]
    settings: Settings
    seed: int
    style: str
    entries: Sequence[Entry]
    answer: str
    """The answer that caused it: seat and key."""
    games: int = 1
    file: Path | None = None

    @property
    def sign(self) -> tuple[str, ...]:
        """The signature: finds with the same one are one fault."""
        return (self.kind, self.place, self.what if self.kind != "crash" else "")

    def comments(self) -> list[str]:
        told = [f"found by skep fuzz, game {self.number}, style {self.style}: {self.kind}"]
        told.append(f"{self.what} ({self.place})" if self.place else self.what)
        if self.answer:
            told.append(f"it went wrong at the next answer: {self.answer}")
        return told

    def record(self) -> Record:
        """The match up to the fault, or as far as it can be replayed."""
        entries = list(self.entries)
        while True:
            try:
                match = Match(self.game, self.settings, self.seed, entries)
            except Diverged as fault:
                entries = entries[: fault.entry - 1]
            except Exception:
                return Record(self.game, self.settings, self.seed, comments=self.comments())
            else:
                return of(match, comments=self.comments())

    def save(self, folder: Path) -> None:
        """Write the match file under a free name."""
        folder.mkdir(parents=True, exist_ok=True)
        text = self.record().text()
        for copy in range(1, 10_000):
            file = folder / f"{self.game.name}-{self.kind}-{copy}.skep"
            if file.exists() and file.read_text(encoding="utf-8", errors="replace") != text:
                continue
            write(file, text, force=file.exists())
            self.file = file
            return
        raise Taken(f"{folder} is full of match files; name another folder")


def kind_of(fault: Exception) -> str:
    if isinstance(fault, GameFault):
        return fault.kind
    return "dead-end" if isinstance(fault, NothingToChoose) else "crash"


def what_of(fault: Exception) -> str:
    if isinstance(fault, GameFault):
        return str(fault)
    return tidy(f"{type(fault).__name__}: {fault}").strip()


def place_of(fault: Exception) -> str:
    """The innermost functions of a crash: `turn.py:33 use < turn.py:20 turn`."""
    if isinstance(fault, GameFault | NothingToChoose):
        return ""
    frames = traceback.extract_tb(fault.__traceback__)[: -FRAMES - 1 : -1]
    return " < ".join(
        f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames
    )
