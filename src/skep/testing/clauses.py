"""Which clauses are shown by a test and cited by the code: `python -m skep.testing.clauses`.

A test shows a clause by naming it: `@clause("HIV-PINCER-03")`. The tests are read, not run.
The report counts for each game the clauses that tests show and that source lines cite, and the
citations that are ranges. It lists the clauses without a test or a citation, and the ranges.
Exit code 0: every clause of every game is shown. 1: some are not, or a test names one that
does not exist.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import skep
from skep.citations import RANGE, citations, ranges

ROOT = Path(skep.__file__).resolve().parents[2]
CLAUSE = re.compile(r"^- ([A-Z]+-[A-Z]+-[0-9]{2}) — (.*)$", re.M)
WITHDRAWN = re.compile(r"\[?withdrawn\b", re.I)


def demanded(rules: str) -> dict[str, bool]:
    """Each clause of a rules file, and whether it is still in force."""
    return {id: not WITHDRAWN.match(text) for id, text in CLAUSE.findall(rules)}


class ClauseTest(NamedTuple):
    """A test that names a clause, and the line where it does."""

    file: str
    line: int
    test: str


def named(source: str, where: str = "") -> Iterator[tuple[str, ClauseTest]]:
    """Each clause that a test in a file names, with the place."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                yield from ((id, ClauseTest(where, mark.lineno, node.name)) for id in _ids(mark))


def _ids(mark: ast.expr) -> list[str]:
    """The ids in `@clause("…", "…")`, however `clause` was imported."""
    if not isinstance(mark, ast.Call):
        return []
    name = mark.func.attr if isinstance(mark.func, ast.Attribute) else getattr(mark.func, "id", "")
    constants = [argument for argument in mark.args if isinstance(argument, ast.Constant)]
    return [str(constant.value) for constant in constants] if name == "clause" else []


def shown(tests: Path) -> dict[str, list[ClauseTest]]:
    """The places where tests name each clause."""
    found: dict[str, list[ClauseTest]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if "clause(" in source:
            for id, place in named(source, str(path)):
                found.setdefault(id, []).append(place)
    return found


def report(rules: Path, tests: Path, sources: Path) -> Iterator[tuple[str, bool]]:
    """The lines of the report, each with whether it is an error."""
    places = shown(tests)
    known: set[str] = set()
    for file in sorted(rules.glob("*.md")):
        clauses = demanded(file.read_text(encoding="utf-8"))
        known.update(clauses)
        if file.stem in skep.GAMES:
            standing = [id for id, stands in clauses.items() if stands]
            missing = [id for id in standing if id not in places]
            yield f"{file.stem}: shown {len(standing) - len(missing)} of {len(standing)}", False
            yield from ((f"  {id} has no test", True) for id in missing)
            yield from ((line, False) for line in _citing(standing, sources / file.stem))
    for id in sorted(set(places) - known):
        place = places[id][0]
        yield f"{place.file}:{place.line} names {id}, which no rules have", True


def _citing(standing: list[str], sources: Path) -> Iterator[str]:
    """How the sources of a game cite its clauses; a clause without a citation is no error."""
    code = citations(sources)
    uncited = [id for id in standing if id not in code]
    wide = ranges(sources)
    yield f"  cited by the code: {len(standing) - len(uncited)} of {len(standing)}"
    yield f"  ranges: {len(wide)}"
    yield from (f"  {id} is cited by no source line" for id in uncited)
    for each in wide:
        cited = ", ".join(RANGE.findall(each.text))
        yield f"  {each.path.relative_to(sources)}:{each.line} cites a range: {cited}"


def main(arguments: list[str] | None = None) -> int:
    """Print the report."""
    parser = argparse.ArgumentParser(description="Which clauses are shown by a test.")
    parser.add_argument("--rules", type=Path, default=ROOT / "docs" / "rules")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests")
    parser.add_argument("--sources", type=Path, default=ROOT / "src" / "skep" / "games")
    wish = parser.parse_args(arguments)
    lines = list(report(wish.rules, wish.tests, wish.sources))
    print("\n".join(line for line, _ in lines))
    return int(any(fault for _, fault in lines))


if __name__ == "__main__":
    sys.exit(main())
