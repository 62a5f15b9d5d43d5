"""Where the sources of a game cite its clauses.

Python and TOML files cite one clause (`HIV-ATT-06`), several (`HIV-ATT-01, 03`) or a range
(`HIV-ATT-01…06`). A range says little about the line it stands on, so `ranges` finds them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

CITED: Final = re.compile(r"\b([A-Z]{3}-[A-Z]+)-(\d\d(?:(?:…|, )\d\d(?!\d))*)(?![\d-])")
RANGE: Final = re.compile(r"\b[A-Z]{3}-[A-Z]+-(?:\d\d, )*\d\d…\d\d")
LAST_NUMBER: Final = 99
"""No section has more clauses, so a mistyped range ends here."""
SOURCES: Final = (".py", ".toml")


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
            for number in range(int(first), min(int(last or first), LAST_NUMBER) + 1):
                yield f"{section}-{number:02}"


def citations(folder: Path) -> dict[str, list[Citation]]:
    """Every clause that the sources below a folder cite, with the lines that do."""
    found: dict[str, list[Citation]] = {}
    for cited in _citing_lines(folder, CITED):
        for id in cited_ids(cited.text):
            found.setdefault(id, []).append(cited)
    return found


def ranges(folder: Path) -> list[Citation]:
    """Every line below a folder that cites a range of clauses."""
    return list(_citing_lines(folder, RANGE))


def _citing_lines(folder: Path, pattern: re.Pattern[str]) -> Iterator[Citation]:
    """The lines of all sources below a folder that hold the pattern."""
    for path in sorted(path for path in folder.rglob("*") if path.suffix in SOURCES):
        source = path.read_text(encoding="utf-8")
        if not pattern.search(source):
            continue
        scopes = list(_scopes(ast.parse(source))) if path.suffix == ".py" else []
        for number, text in enumerate(source.splitlines(), 1):
            if pattern.search(text):
                yield Citation(path, number, _innermost(scopes, number), text.strip())


def _scopes(tree: ast.Module) -> Iterator[tuple[int, int, str]]:
    """First line, last line and name of every function and class, outer before inner."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            start = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            yield start, node.end_lineno or start, node.name


def _innermost(scopes: list[tuple[int, int, str]], line: int) -> str:
    around = [scope for scope in scopes if scope[0] <= line <= scope[1]]
    return max(around)[2] if around else ""
