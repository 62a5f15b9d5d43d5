"""Arguments that several commands take, and how they are read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from skep.kernel.errors import BadSettings
from skep.kernel.game import Value

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; `skep games` lists them.")]
ModeName = Annotated[
    str | None,
    typer.Option("--mode", metavar="M", help="A mode; else the first for these seats."),
]
Sets = Annotated[
    list[str],
    typer.Option("--set", metavar="NAME=VALUE", help="A setting of the game; may be repeated."),
]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="The same seed, the same games.")]


def pairs(sets: Sequence[str]) -> dict[str, Value]:
    """The settings given as `name=value`, or BadSettings."""
    found: dict[str, Value] = {}
    for given in sets:
        name, sign, value = given.partition("=")
        if not (name and sign):
            raise BadSettings(f"--set takes name=value, not {given!r}", "bad-setting")
        if name in found:
            raise BadSettings(f"--set {name} is given twice; it takes one value", "bad-setting")
        found[name] = value
    return found


def names(seats: str) -> list[str]:
    """Who sits where: one word per seat, separated by commas. The name of a class keeps its
    case."""
    words = [name.strip() for name in seats.split(",")] if seats else []
    return [word if ":" in word else word.lower() for word in words]


def folder(save: str) -> Path:
    """The folder named on the command line, or BadSettings."""
    if not save.strip():
        raise BadSettings("--save needs the name of a folder; '.' is this one", "bad-folder")
    return Path(save)
