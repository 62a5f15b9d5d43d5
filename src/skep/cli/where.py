"""`skep where`: the code lines and the tests of a clause."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import typer

import skep
from skep.citations import Citation, citations
from skep.clauses import clauses
from skep.kernel.errors import SkepError
from skep.testing.clauses import ClauseTest, shown

PACKAGE = Path(skep.__file__).resolve().parent
CHECKOUT = PACKAGE.parents[1]


def where(
    clause: Annotated[
        str, typer.Argument(metavar="CLAUSE", help="A clause, PRP-PAL-04, or a section, PRP-PAL.")
    ],
) -> None:
    """Show what a clause says, its code lines and its tests.

    The rules come before other code. Tests are listed in a source checkout; an installed package
    has none.
    """
    known = {id: text for game in skep.GAMES for id, text in clauses(game).items()}
    wanted = clause.upper()
    ids = [id for id in known if id == wanted or id.startswith(f"{wanted}-")]
    if not ids:
        sections = dict.fromkeys(id.rpartition("-")[0] for id in known)
        near = get_close_matches(wanted, known if wanted[-1:].isdigit() else sections, 3)
        hint = f"; did you mean {', '.join(near)}?" if near else ": see docs/rules"
        raise SkepError(f"there is no clause {clause!r}{hint}", "no-clause")
    code = citations(PACKAGE / "games")
    tests = shown(CHECKOUT / "tests")
    for number, id in enumerate(ids):
        typer.echo("\n" * bool(number) + f"{id}  {known[id]}")
        typer.echo("\n".join(_lines(code.get(id, []), tests.get(id, []))))


def _lines(code: list[Citation], tests: list[ClauseTest]) -> Iterator[str]:
    if not code:
        yield "  no source line cites it"
    for each in sorted(code, key=lambda each: "rules" not in each.path.parts):
        scope = f"  {each.scope}" if each.scope else ""
        yield f"  code  {each.path.relative_to(PACKAGE.parent)}:{each.line}{scope}"
        yield f"        {each.text}"
    for place in tests:
        file = Path(place.file).relative_to(CHECKOUT)
        yield f"  test  {file}:{place.line}  {place.test.removeprefix('test_').replace('_', ' ')}"
