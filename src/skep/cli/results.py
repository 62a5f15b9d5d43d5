"""`skep results`: how solo matches of Apiary ended at this machine."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from skep.tui.apiary_results import Results, told
from skep.words import LANGUAGES, Words, language


def results(
    lang: Annotated[
        str | None,
        typer.Option(metavar="L", help=f"{', '.join(LANGUAGES)}; else the terminal's."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Say how your solo matches of Apiary ended, level by level."""
    kept = Results()
    if as_json:
        typer.echo(json.dumps([level._asdict() for level in kept.levels()]))
    else:
        typer.echo("\n".join(told(kept, Words(language(lang)))))
