"""Where the sources cite a clause: the rules of each game name the clauses they implement.

A comment or docstring cites one clause (`HIV-ATT-06`), a range (`HIV-ATT-01…06`), or several in a
row (`HIV-ATT-01, 03`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

CITED = re.compile(r"\b([A-Z]{3}-[A-Z]+)-(\d\d(?:(?:…|, )\d\d(?!\d))*)(?![\d-])")
WIDEST_RANGE = 99


class Citation(NamedTuple):
    """One line of source that cites a clause, and the innermost function or class around it."""

    path: Path
    line: int
    scope: str
    text: str


def cited_ids(text: str) -> Iterator[str]:
    """Every clause id that a text cites, ranges opened.

    >>> list(cited_ids("flips  HIV-ATT-01…03, 05 and AMB-MOVE-07"))
    ['HIV-ATT-01', 'HIV-ATT-02', 'HIV-ATT-03', 'HIV-ATT-05', 'AMB-MOVE-07']
    """
    for section, numbers in CITED.findall(text):
        for part in numbers.split(", "):
            first, _, last = part.partition("…")
            for number in range(int(first), min(int(last or first), WIDEST_RANGE) + 1):
                yield f"{section}-{number:02}"


def citations(folder: Path) -> dict[str, list[Citation]]:
    """Every clause that the Python sources below a folder cite, with the lines that do."""
    found: dict[str, list[Citation]] = {}
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if not CITED.search(source):
            continue
        scopes = list(_scopes(ast.parse(source)))
        for number, text in enumerate(source.splitlines(), 1):
            for id in cited_ids(text):
                cited = Citation(path, number, _innermost(scopes, number), text.strip())
                found.setdefault(id, []).append(cited)
    return found


def _scopes(tree: ast.Module) -> Iterator[tuple[int, int, str]]:
    """First line, last line and name of every function and class, outer before inner."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            start = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            yield start, node.end_lineno or start, node.name


def _innermost(scopes: list[tuple[int, int, str]], line: int) -> str:
    around = [scope for scope in scopes if scope[0] <= line <= scope[1]]
    return max(around)[2] if around else ""
