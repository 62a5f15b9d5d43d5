"""Do the chances that the coach gives come true?"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from skep.coach.odds import Curve
from skep.coach.samples import Sample
from skep.kernel.game import Settings

BINS = 10
INTRO = """# Calibration

How far the coach's chances can be trusted. Written by `python -m skep.coach.fitting`, each section
by the command under it. Half of the matches between bots of mixed strength taught the curve; the
table is about the other half. The expected calibration error is the mean distance between what was
said and what came true, weighted by how often it was said.
"""


class Bin(NamedTuple):
    """All chances given within a tenth: how many, their mean, and the share that came true."""

    number: int
    said: float
    true: float


def bins(samples: list[Sample], sides: list[int], curve: Curve) -> list[Bin]:
    """The reliability curve."""
    said: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for sample in samples:
        chances = curve.chances(sample.worths, sides, sample.answers)
        for seat in {sides.index(side) for side in sides}:
            at = min(BINS - 1, int(chances[seat] * BINS))
            said[at].append((chances[seat], sample.won[seat]))
    return [_bin(pairs) for pairs in said]


def _bin(pairs: list[tuple[float, float]]) -> Bin:
    if not pairs:
        return Bin(0, 0.0, 0.0)
    said, true = (sum(each) / len(pairs) for each in zip(*pairs))
    return Bin(len(pairs), said, true)


def error(found: list[Bin]) -> float:
    """The expected calibration error."""
    total = sum(each.number for each in found)
    return sum(each.number * abs(each.said - each.true) for each in found) / total if total else 0.0


def title(settings: Settings) -> str:
    return f"{settings.game.capitalize()}, {settings.mode}, {settings.seats} seats"


def section(
    settings: Settings, curve: Curve, samples: list[Sample], sides: list[int], command: str,
    games: int,
) -> str:  # fmt: skip
    """One game's part of the page."""
    found = bins(samples, sides, curve)
    rows = [
        f"| {at * 10}–{at * 10 + 10} % | {each.number} | {each.said:.1%} | {each.true:.1%} |"
        for at, each in enumerate(found) if each.number
    ]  # fmt: skip
    return "\n".join([
        f"## {title(settings)}", "", f"`{command}`", "",
        f"Expected calibration error {error(found):.3f} over {len(samples)} positions of {games}"
        " matches that the curve had not seen.", "",
        "| said | how often | on average | came true |", "|---|---|---|---|", *rows, "",
    ])  # fmt: skip


def write_page(page: Path, text: str) -> None:
    """Put a section into the page; the others stay."""
    old = page.read_text(encoding="utf-8") if page.exists() else ""
    parts = re.split(r"^(?=## )", old, flags=re.MULTILINE)[1:]
    sections = {part.partition("\n")[0]: part.rstrip() + "\n" for part in [*parts, text]}
    body = "\n".join(sections[name] for name in sorted(sections))
    page.write_text(f"{INTRO}\n{body}", encoding="utf-8")
