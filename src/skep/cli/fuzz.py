"""`skep fuzz`: random games that look for errors in the rules."""

from __future__ import annotations

from typing import Annotated

import typer

import skep
from skep.cli import FAILED, INTERRUPTED
from skep.cli.arguments import GameName, Seed, folder, pairs
from skep.cli.progress import bar
from skep.kernel.errors import BadSettings
from skep.lab import Find, FuzzResult, fuzz as lab
from skep.lab.trial import MAX_DECISIONS


def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 1000,
    seed: Seed = 0,
    mode: Annotated[
        str | None, typer.Option(metavar="M", help="Only in this mode; else in all.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(metavar="K", help="Only with this seat count; else all.")
    ] = None,
    sets: Annotated[
        list[str], typer.Option("--set", metavar="NAME=VALUE", help="Only this value; else all.")
    ] = [],  # noqa: B006
    longest: Annotated[
        int, typer.Option(metavar="N", help="Decisions after which a game is endless.")
    ] = MAX_DECISIONS,
    save: Annotated[
        str, typer.Option(metavar="FOLDER", help="The folder for match files of errors.")
    ] = "skep-fuzz",
) -> int:
    """Look for errors in the rules.

    Plays random games in all modes, seat counts and settings, or in those given, and looks for
    crashes, dead ends, endless games and matches that do not replay. Each error is written to
    a match file that `skep replay` opens. The exit code is 1 if there was one.
    """
    if longest < 1:
        raise BadSettings(f"--longest is 1 or more decisions, not {longest}", "bad-bound")
    rules, place = skep.game(game), folder(save)
    with bar(games, "games") as progress:
        search = lab(
            rules,
            games,
            seed,
            mode=mode,
            seats=seats,
            values=pairs(sets),
            longest=longest,
            progress=progress,
        )
    for find in search.finds.values():
        find.save(place)
    for line in told(game, search):
        typer.echo(line)
    return INTERRUPTED if search.stopped else FAILED if search.finds else 0


def told(game: str, search: FuzzResult) -> list[str]:
    """The result as lines of text."""
    faults = len(search.finds)
    found = "1 fault" if faults == 1 else f"{faults} faults" if faults else "nothing found"
    ways = "1 way" if search.ways == 1 else f"{search.ways} ways"
    games = f"{search.games}{f' of {search.asked}' if search.stopped else ''} games"
    head = f"{game}: {games}, {ways} to set up, {search.decisions} decisions: {found}"
    return [head, *(line(find) for find in search.finds.values())]


def line(find: Find) -> str:
    place = f" at {find.place}" if find.place else ""
    games = "1 game" if find.games == 1 else f"{find.games} games"
    return f"{find.kind}: {find.what}{place}; in {games}, shown by {find.file}"
