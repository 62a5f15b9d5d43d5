"""How solo matches ended on this machine: one line each in a small file, summed up by level."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from skep.kernel.errors import SkepError
from skep.tui.data_folder import data_folder
from skep.tui.drawing import Scene
from skep.words import Words

FILE = "apiary-solo.jsonl"
KINDS = (str, int, int, int, bool)
"""What the parts of a result are."""


class BadResults(SkepError):
    """A file of results that can't be read; it is left as it is."""

    code = "bad-results"


class SoloResult(NamedTuple):
    """One match against the Automa."""

    match: str
    """A digest of the final table, so that no match counts twice."""
    level: int
    own: int
    hers: int
    won: bool


class LevelResults(NamedTuple):
    """All matches of one level."""

    level: int
    matches: int
    won: int
    best: int
    mean: float
    hers: float


def ended(scene: Scene) -> SoloResult:
    """The result of a match that is over."""
    text = json.dumps(scene.view, sort_keys=True).encode()
    digest = blake2b(text, digest_size=8).hexdigest()
    her = scene.table["automa"]
    won = scene.view["ranks"] == [1]
    return SoloResult(digest, her["level"], scene.view["scores"][0], her["score"], won)


class Results:
    """The results of one person, one line each; lines are only ever added."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or data_folder() / FILE

    def load(self) -> list[SoloResult]:
        """Every result in the file; BadResults names the line that is none."""
        try:
            text = self.file.read_text(encoding="utf-8")
        except FileNotFoundError:
            return []
        except (OSError, UnicodeDecodeError) as fault:
            raise BadResults(f"{self.file} can't be read: {fault}") from None
        return [self._read(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip()]

    def _read(self, number: int, line: str) -> SoloResult:
        try:
            found: dict[str, Any] = json.loads(line)
            result = SoloResult(**found)
        except (ValueError, TypeError):
            result = None
        if result is None or tuple(type(part) for part in result) != KINDS:
            fault = f"{self.file}, line {number} is not a result; correct or remove that line"
            raise BadResults(fault)
        return result

    def add(self, result: SoloResult) -> None:
        """Add a line, unless the file already has it."""
        line = json.dumps(result._asdict())
        self.file.parent.mkdir(parents=True, exist_ok=True)
        kept = self.file.read_bytes() if self.file.exists() else b""
        if line.encode() in kept.splitlines():
            return
        with self.file.open("ab") as file:
            file.write((b"\n" if kept and not kept.endswith(b"\n") else b"") + f"{line}\n".encode())

    def levels(self) -> Iterator[LevelResults]:
        """The results level by level."""
        found = self.load()
        for level in sorted({result.level for result in found}):
            own = [result for result in found if result.level == level]
            points = [result.own for result in own]
            yield LevelResults(
                level,
                len(own),
                sum(result.won for result in own),
                max(points),
                round(sum(points) / len(own), 1),
                round(sum(result.hers for result in own) / len(own), 1),
            )


def told(results: Results, words: Words) -> list[str]:
    """The results in sentences, one for each level."""
    levels = list(results.levels())
    if not levels:
        return [words.say("apiary-results-none")]
    lines = [words.say("apiary-results-line", **level._asdict()) for level in levels]
    return [f"{words.say('apiary-results')}:", *(f"  {line}" for line in lines)]


def remember(scene: Scene, words: Words) -> list[str]:
    """Keep how a match ended, and say how all of them went; or what is wrong with the file."""
    results = Results()
    try:
        results.add(ended(scene))
        return told(results, words)
    except (BadResults, OSError) as fault:
        return [str(fault)]
