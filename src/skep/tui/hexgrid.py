"""Hexagons in characters, in three sizes: outlined, tight and small.

A cell (q, r) stands 2q + r half cells to the right of the middle, r rows below it.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

Place = tuple[int, int]


class Cell(NamedTuple):
    """What is drawn in one cell."""

    letter: str = ""
    number: str = ""
    above: str = " "
    """A mark in the upper corner."""
    below: str = " "
    """A mark in the lower corner."""
    fill: str = ""
    edge: str = ""
    mark: str = ""
    weight: int = 0
    """Of two cells that share an edge, the heavier one gives it its color; 0 for a cell without
    edges."""


class Pens(NamedTuple):
    """The characters for the outlines: the slopes, the walls, a row's dash."""

    up: str
    down: str
    wall: str
    dash: str


LINES = Pens("\u2571", "\u2572", "│", "─")
ASCII = Pens("/", "\\", "|", "-")
ROOMY = (2, 2)
TIGHT = (2, 1)
SMALL = (1, 1)
"""Half a cell's width and its height."""
Ink = dict[tuple[int, int], tuple[str, str, int]]
"""By line and column: a character, its style, its weight."""


def _ink(ink: Ink, line: int, column: int, text: str, style: str, weight: int) -> None:
    for at, character in enumerate(text, column):
        if (line, at) not in ink or ink[line, at][2] <= weight:
            ink[line, at] = (character, style, weight)


def outlined(cells: dict[Place, Cell], pens: Pens) -> Ink:
    """Each cell with its six edges: 4 columns wide, 2 lines high."""
    ink: Ink = {}
    for (q, r), cell in cells.items():
        line, middle = 2 * r, 2 * (2 * q + r)
        _ink(ink, line, middle - 1, _label(cell, 3), cell.fill, 9)
        if not cell.weight:
            continue
        for side in (-2, 2):
            _ink(ink, line, middle + side, pens.wall, cell.edge, cell.weight)
        for rise, slopes in ((-1, pens.up + pens.down), (1, pens.down + pens.up)):
            for side, slope in zip((-1, 1), slopes):
                _ink(ink, line + rise, middle + side, slope, cell.edge, cell.weight)
        _ink(ink, line - 1, middle, cell.above, cell.mark, 9)
        _ink(ink, line + 1, middle, cell.below, cell.mark, 9)
    return ink


def tight(cells: dict[Place, Cell]) -> Ink:
    """Each cell 4 columns wide, 1 line high; marks are beside the letter if there is room."""
    ink: Ink = {}
    for (q, r), cell in cells.items():
        marked = _label(cell, 3).strip() + f"{cell.above}{cell.below}".replace(" ", "")
        _ink(ink, r, 2 * (2 * q + r) - 1, f"{marked[:3]:^3}", cell.fill, 9)
    return ink


def small(cells: dict[Place, Cell], open_sign: str) -> Ink:
    """Each cell 2 columns wide, 1 line high, without numbers: a map of a sprawling hive."""
    ink: Ink = {}
    for (q, r), cell in cells.items():
        _ink(ink, r, 2 * q + r, cell.letter or open_sign, cell.fill, 9)
    return ink


def _label(cell: Cell, room: int) -> str:
    both = cell.letter + cell.number
    return f"{both if len(both) <= room else cell.letter or cell.number:^{room}}"


def axes(ink: Ink, cells: dict[Place, Cell], pens: Pens, size: Place, style: str) -> None:
    """Number the rows at their left, and the slanting lines at their lower ends."""
    half, height = size
    left = min(column for _, column in ink)
    for r in {place[1] for place in cells}:
        _ink(ink, height * r, left - 5, f"{r:>3}{pens.dash}", style, 9)
    for q in sorted({place[0] for place in cells}, key=abs):
        end = max(place[1] for place in cells if place[0] == q) + 1
        line, column, label = height * end, half * (2 * q + end) - 1, f"{pens.down}{q}"
        if not any((line, column + at) in ink for at in range(len(label))):
            _ink(ink, line, column, label, style, 0)


def lines(ink: Ink) -> list[Text]:
    """The picture as lines of text, cut to what is drawn."""
    left = min(column for _, column in ink)
    rows = range(min(line for line, _ in ink), max(line for line, _ in ink) + 1)
    return [_line(ink, row, left) for row in rows]


def _line(ink: Ink, row: int, left: int) -> Text:
    right = max((column for line, column in ink if line == row), default=left)
    text = Text(no_wrap=True)
    for column in range(left, right + 1):
        character, style, _ = ink.get((row, column), (" ", "", 0))
        text.append(character, style)
    return text
