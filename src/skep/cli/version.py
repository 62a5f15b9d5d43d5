"""`skep version`: the version of Skep."""

from __future__ import annotations

import platform

import typer

import skep
from skep.kernel import position


def version() -> None:
    """Print the version of Skep and the rules version of each game."""
    built = "plain" if position.__file__.endswith(".py") else "compiled"
    typer.echo(f"skep {skep.__version__} ({built}) on Python {platform.python_version()}")
    for name in skep.GAMES:
        typer.echo(f"{name}: rules {skep.game(name).rules}")


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"skep {skep.__version__}")
        raise typer.Exit
