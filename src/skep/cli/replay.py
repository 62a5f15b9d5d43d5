"""`skep replay`: walk through a match file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skep import record
from skep.cli.walk import Walk
from skep.kernel.errors import BadSettings
from skep.record.replay import reach
from skep.tui.screen import Screen
from skep.words import language


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match file.")],
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Stop after this entry and show the table.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="S", help="Show only what this seat may know.")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Only check the file.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, no color.")] = False,
    lang: Annotated[
        str | None, typer.Option(metavar="L", help="The language: en, pl or de.")
    ] = None,
) -> None:
    """Walk through a match file.

    Each entry is shown with what happened. A file that breaks the rules is refused, with
    the line, what was expected there and why.
    """
    said = language(lang)
    found = record.open(file)
    if seat is not None and not 0 <= seat < found.settings.seats:
        right = f"seats 0 to {found.settings.seats - 1}"
        raise BadSettings(f"{found.name} has {right}, no seat {seat}", "bad-seat")
    if check:
        if at is not None:
            raise BadSettings("--check verifies the whole file; leave out --at", "bad-option")
        typer.echo(verdict(found))
        return
    walk = Walk(found, record.replay(found, at), seat, Screen(plain), said)
    walk.entries(len(found.entries) if at is None else reach(found, at))
    walk.table() if at is not None else walk.end()


def verdict(found: record.Record) -> str:
    """One line about a valid file; BadRecord if it is not valid."""
    match = record.replay(found)
    settings = match.settings
    return (
        f"{found.name}: good: {settings.game} {settings.mode}, {settings.seats} seats,"
        f" rules {match.game.rules}, {len(match.log)} entries, {record.result(match)}"
    )
