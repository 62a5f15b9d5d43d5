"""`skep content`: what is in a game's box, and which pieces are published or designed."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Annotated, Any

import typer

import skep
from skep.cli.arguments import GameName
from skep.content import SOURCES, BadContent

Row = tuple[str, str, dict[str, Any]]
"""File, table and row."""


def content(
    game: GameName,
    check: Annotated[
        bool, typer.Option("--check", help="Verify counts, words and costs; say what is wrong.")
    ] = False,
) -> int:
    """List the pieces of a game with their sources.

    Every piece is from the rulebook, published elsewhere, or designed by us where the printed one
    is not known. Single fields of a piece may have another source than the piece.
    """
    skep.game(game)
    found = list(rows(game))
    typer.echo("\n".join(lines(found)))
    wrong = faults(game) if check else []
    for fault in wrong:
        typer.echo(f"skep: {fault}", err=True)
    if check and not wrong:
        typer.echo(f"{len(found)} pieces, nothing wrong")
    return 1 if wrong else 0


def rows(game: str) -> Iterator[Row]:
    """Every row of the game's content files."""
    folder = files(f"skep.games.{game}").joinpath("content")
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".toml"):
            for table, found in tomllib.loads(file.read_text(encoding="utf-8")).items():
                yield from ((file.name, table, row) for row in found)


def faults(game: str) -> list[BadContent]:
    """What the game's own check finds wrong, beyond the checks when it loads."""
    name = f"skep.games.{game}.inventory"
    if find_spec(name) is None:
        return []
    found: list[BadContent] = import_module(name).faults()
    return found


def lines(found: list[Row]) -> list[str]:
    """A heading for each table, then its pieces with their sources."""
    said: list[str] = []
    for file, table in dict.fromkeys((file, table) for file, table, _ in found):
        own = [row for at, kind, row in found if (at, kind) == (file, table)]
        counts = Counter(row["source"] for row in own)
        told = ", ".join(f"{counts[source]} {source}" for source in SOURCES if counts[source])
        said.append(f"{file}: {table}: {len(own)} ({told})")
        said += [f"  {row['id']}: {row['source']}{_other(row)}" for row in own]
    return said


def _other(row: dict[str, Any]) -> str:
    """The fields with another source than the piece."""
    parts = [f"{source}: {', '.join(row[source])}" for source in SOURCES[1:] if row.get(source)]
    return f" ({'; '.join(parts)})" if parts else ""
