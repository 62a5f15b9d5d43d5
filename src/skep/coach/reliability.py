"""Do the chances that the coach gives come true?"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import skep
from skep.kernel.game import Settings

BINS = 10
INTRO = """# Calibration

How far the coach's chances can be trusted. Written by `python -m skep.coach.fitting GAME`, each
section by the command under it. The matches are between bots of mixed strength. One half taught
curves that the other half measured, and the other way round: whatever was said here was said of a
match that the curve had not seen. The expected calibration error is the mean distance between what
was said and what came true, weighted by how often it was said. Draws count as half. A test fails
once a game's evaluation says something else than it did then.
"""


class Bin(NamedTuple):
    """The chances within one tenth of the scale: their number, their mean, and the share that came
    true."""

    number: int
    said: float
    true: float


class Measured(NamedTuple):
    """The predictions in a number of matches, each with what came true."""

    games: int
    said: list[tuple[float, float]]


def bins(said: list[tuple[float, float]]) -> list[Bin]:
    """The reliability curve."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, true in said:
        found[min(BINS - 1, int(chance * BINS))].append((chance, true))
    return [_bin(pairs) for pairs in found]


def _bin(pairs: list[tuple[float, float]]) -> Bin:
    if not pairs:
        return Bin(0, 0.0, 0.0)
    said, true = (sum(each) / len(pairs) for each in zip(*pairs))
    return Bin(len(pairs), said, true)


def error(found: list[Bin]) -> float:
    """The expected calibration error."""
    total = sum(each.number for each in found)
    return sum(each.number * abs(each.said - each.true) for each in found) / total if total else 0.0


def section(game: str, command: str, found: list[tuple[Settings, Measured]]) -> str:
    """One game's part of the page: all its matches together, then each setting."""
    games = sum(measured.games for _, measured in found)
    pooled = bins([pair for _, measured in found for pair in measured.said])
    return "\n".join(
        [
            f"## {game.capitalize()}",
            "",
            f"`{command}`",
            "",
            f"Expected calibration error **{error(pooled):.3f}** over {games} matches, each held"
            " out from the curve that it measured.",
            "",
            "| said | how often | on average | came true |",
            "|---|---|---|---|",
            *_rows(pooled),
            "",
            "| mode | seats | matches | positions | error |",
            "|---|---|---|---|---|",
            *(_line(*each) for each in found),
            "",
        ]
    )


def _rows(found: list[Bin]) -> list[str]:
    return [
        f"| {at * 10}–{at * 10 + 10} % | {each.number} | {each.said:.1%} | {each.true:.1%} |"
        for at, each in enumerate(found)
        if each.number
    ]


def _line(settings: Settings, measured: Measured) -> str:
    sides = max(skep.game(settings.game).sides(settings)) + 1
    off = error(bins(measured.said))
    count = len(measured.said) // sides
    return f"| {settings.mode} | {settings.seats} | {measured.games} | {count} | {off:.3f} |"


def write_page(page: Path, text: str) -> None:
    """Put a section into the page; the other sections stay."""
    old = page.read_text(encoding="utf-8") if page.exists() else ""
    parts = re.split(r"^(?=## )", old, flags=re.MULTILINE)[1:]
    sections = {part.partition("\n")[0]: part.rstrip() + "\n" for part in [*parts, text]}
    body = "\n".join(sections[name] for name in sorted(sections))
    page.write_text(f"{INTRO}\n{body}", encoding="utf-8")
