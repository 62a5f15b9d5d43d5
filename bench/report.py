"""The report of a run: a table on the screen, JSON, and the page docs/performance.md."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bench.goals import Row

PAGE = Path(__file__).resolve().parent.parent / "docs" / "performance.md"
TITLES = {False: "## Plain Python", True: "## Compiled"}
INTRO = """# Performance

Written by `make bench`: what a run measures is replaced, the rest is kept with its own date. The
engine is the same source plain and compiled: `make fast` compiles it, `make plain` goes back.

Machines differ, and one machine differs from minute to minute, so the figures are ratios. Even so
plain Python beside C++ does not come out alike: python-chess, which is plain Python too, had from
0.12 to 0.19 of the yardstick on machines that we met, and our plain figures go with it. All
subjects take turns in short slots, and a figure is the median over the rounds of its ratio within
a round. Rates are per second of CPU time. The yardstick, 1.00, is OpenSpiel's Othello (C++) driven
from Python: legal actions listed, one picked at random, applied, to the end of the game. Our games
are driven in just that way: the options are read, one is picked at random and answered.

How decisions are counted: OpenSpiel's are its applied actions, a pass among them. In our Othello
each disc placed is one, as there, and a pass is none; in our other games only what a seat was
really asked counts, neither forced answers nor chance.

Searches are compared like with like: the textbook search (UCT, `bench/uct.py`) on our engine beside
OpenSpiel's, from the opening position, one random game to its very end for each iteration, as many
iterations each, and the same weight on exploring. Our bots search in another way, looking ahead
and stopping early, so their iterations stand apart and in no ratio.

The goals of Hivernation speak of 20 bees a side, as we read them of bees and nothing else: that is
measured as "bees alone", Quick Play with as many bees as the longer modes have. The modes that
people play aim at the same. Total Domination's second phase asks another question, and makes a
random game four times as long as one of Othello: a run does not fail by it.
"""
COLUMNS = ("", "figure", "floor", "goal", "verdict", "on this machine")


def number(value: float | None) -> str:
    if value is None:
        return "–"
    return (
        f"{value:.2f}"
        if abs(value) < 10
        else f"{value:.1f}"
        if abs(value) < 100
        else f"{value:,.0f}"
    )


def cells(row: Row, compiled: bool) -> tuple[str, ...]:
    """One line of the table as text."""
    sign = "≤ " if row.goal.cost else "≥ "
    unit = f" {row.unit}" if row.unit != "×" else ""
    aim = row.goal.aim(compiled)
    return (
        row.name,
        number(row.figure) + (unit if row.figure is not None else ""),
        sign + number(row.goal.floor) if row.goal.floor is not None else "",
        sign + number(aim) if aim is not None else "",
        row.verdict(compiled),
        row.beside,
    )


def circumstances() -> str:
    """What the figures depend on, without the machine's name or a path."""
    day = datetime.now(UTC).date().isoformat()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{day}, {python}, {os.cpu_count()} cores"


def parts(rows: list[Row]) -> dict[str, list[Row]]:
    """The rows by part, in order."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(row.part, []).append(row)
    return found


def table(rows: list[Row], compiled: bool) -> str:
    """The report for a screen."""
    lines = [cells(row, compiled) for row in rows]
    widths = [max(len(line[i]) for line in [*lines, COLUMNS]) for i in range(len(COLUMNS))]
    out = [f"{'compiled' if compiled else 'plain Python'}; {circumstances()}"]
    for part, members in parts(rows).items():
        out += ["", part, _padded(COLUMNS, widths)]
        out += [_padded(cells(row, compiled), widths) for row in members]
    return "\n".join(out)


def _padded(line: tuple[str, ...], widths: list[int]) -> str:
    first, *rest = (text.ljust(width) for text, width in zip(line, widths))
    return "  ".join(["  " + first, *rest]).rstrip()


def blocks(rows: list[Row], compiled: bool, command: str) -> dict[str, str]:
    """The page's text for each part that was measured."""
    found: dict[str, str] = {}
    for part, members in parts(rows).items():
        head = ["| " + " | ".join(COLUMNS) + " |", "|---" * len(COLUMNS) + "|"]
        lines = ["| " + " | ".join(cells(row, compiled)) + " |" for row in members]
        found[part] = "\n".join(["", f"`{command}` ({circumstances()})", "", *head, *lines, ""])
    return found


def kept_blocks(text: str, compiled: bool) -> dict[str, str]:
    """The parts of a section as they are on the page."""
    title = TITLES[compiled] + "\n"
    if title not in text:
        return {}
    body = text.split(title, 1)[1].split("\n## ", 1)[0]
    pieces = (piece.split("\n", 1) for piece in body.split("\n### ")[1:])
    return {part: rest.rstrip() + "\n" for part, rest in pieces}


def section(found: dict[str, str], compiled: bool) -> str:
    """One section of the page, or a note that it is missing."""
    if not found:
        how = "make fast && make bench" if compiled else "make plain && make bench"
        return f"{TITLES[compiled]}\n\nNot measured yet: `{how}`.\n"
    return "".join([TITLES[compiled], "\n", *(f"\n### {part}\n{found[part]}" for part in found)])


def write_page(rows: list[Row], compiled: bool, command: str, page: Path = PAGE) -> None:
    """Replace this run's parts and keep all others."""
    old = page.read_text(encoding="utf-8") if page.exists() else ""
    found = {which: kept_blocks(old, which) for which in (False, True)}
    found[compiled] |= blocks(rows, compiled, command)
    both = [section(found[which], which) for which in (False, True)]
    page.write_text("\n".join([INTRO, *both]), encoding="utf-8")


def as_json(rows: list[Row], compiled: bool) -> dict[str, Any]:
    """The report for programs."""
    return {
        "compiled": compiled,
        "circumstances": circumstances(),
        "rows": [
            {
                "part": row.part,
                "name": row.name,
                "figure": row.figure,
                "unit": row.unit,
                "floor": row.goal.floor,
                "goal": row.goal.aim(compiled),
                "verdict": row.verdict(compiled),
                "beside": row.beside,
            }
            for row in rows
        ],
    }
