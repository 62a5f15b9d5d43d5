"""`skep results`: how your solo matches ended on this machine."""

from __future__ import annotations

import json
from typing import Annotated

import typer

import skep
from skep.tui import drawing
from skep.words import LANGUAGES, Words, language


def results(
    lang: Annotated[
        str | None,
        typer.Option(metavar="L", help=f"{', '.join(LANGUAGES)}; else the terminal's."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Say how your solo matches ended, level by level."""
    words = Words(language(lang))
    drawings = [drawing(game, words, 1) for game in skep.GAMES]
    if as_json:
        found = [{"game": each.game, **level} for each in drawings for level in each.results()]
        typer.echo(json.dumps(found))
    else:
        typer.echo("\n".join(line for each in drawings for line in each.results_lines()))
