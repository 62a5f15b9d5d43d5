"""`skep arena`: every bot meets every other, and each gets a rating."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from skep.bots import LEVELS
from skep.cli import INTERRUPTED
from skep.cli.arguments import GameName, ModeName, Seed, Sets, names, pairs
from skep.cli.progress import bar
from skep.kernel.errors import BadSettings
from skep.lab.arena import Found, run
from skep.lab.bouts import Arena
from skep.lab.page import check, text, write
from skep.lab.simulate import processors
from skep.lab.standings import report


def arena(
    game: GameName,
    mode: ModeName = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOTS",
            help="Two or more bots: queen@400, queen@1.5s, module:Class; else all levels.",
        ),
    ] = ",".join(LEVELS),
    seats: Annotated[int | None, typer.Option(metavar="N", help="How many seats.")] = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games each pair plays.")] = 20,
    seed: Seed = 0,
    jobs: Annotated[
        int | None, typer.Option(metavar="J", help="How many processes; else one per processor.")
    ] = None,
    save: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Write each result there; continue from what it has."),
    ] = None,
    page: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write the standings into this page.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    sets: Sets = [],  # noqa: B006
    seconds: Annotated[
        float | None, typer.Option(metavar="T", help="Time of search and queen for each decision.")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(metavar="N", help="The same in iterations, which is repeatable.")
    ] = None,
    together: Annotated[
        bool, typer.Option("--together", help="All at one table, one of each.")
    ] = False,
) -> int:
    """Let bots meet in rotated seats, and rate them.

    With more than two seats, the bots of a pair take turns at sitting alone. Ctrl-C stops it
    with the standings so far; with --save, the same command continues from there.
    """
    check_iterations(iterations)
    plan = Arena.make(
        game,
        names(bots),
        games,
        seed,
        mode=mode,
        seats=seats,
        values=pairs(sets),
        seconds=seconds,
        iterations=iterations or 0,
        together=together,
    )
    if page is not None:
        check(Path(page))
    total = sum(1 for _ in plan.bouts())
    with bar(total, "games") as progress:
        file = None if save is None else Path(save)
        results = run(plan, processors() if jobs is None else jobs, file, progress)
    return show(plan, results, total, page, as_json)


def check_iterations(iterations: int | None) -> None:
    """BadSettings for a number that no search can take."""
    if iterations is not None and iterations < 1:
        raise BadSettings(f"a search takes 1 or more iterations, not {iterations}", "bad-budget")


def show(plan: Arena, results: list[Found], total: int, page: str | None, as_json: bool) -> int:
    """Print the standings, and write the page if all games were played; returns the exit code."""
    if results:
        found = report(plan, results)
        typer.echo(json.dumps(found, indent=2) if as_json else text(found))
    if len(results) < total:
        typer.echo(f"skep: stopped after {len(results)} of {total} games", err=True)
        return INTERRUPTED
    if page is not None:
        write(Path(page), found)
        typer.echo(f"skep: the standings are in {page}", err=True)
    return 0
