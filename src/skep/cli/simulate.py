"""`skep simulate`: many games between bots, and their results."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from skep.cli import INTERRUPTED
from skep.cli.arguments import GameName, ModeName, Seed, Sets, folder, names, pairs
from skep.cli.progress import bar
from skep.kernel.errors import BadSettings
from skep.lab import simulate as lab
from skep.lab.plan import Plan
from skep.lab.report import report, text
from skep.lab.simulate import Outcome, processors


def simulate(
    game: GameName,
    mode: ModeName = None,
    seats: Annotated[
        str, typer.Option(metavar="BOTS", help="A bot for each seat: random,queen@400.")
    ] = "",
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 100,
    seed: Seed = 0,
    jobs: Annotated[
        int | None, typer.Option(metavar="J", help="How many processes; else one per processor.")
    ] = None,
    save: Annotated[
        str | None,
        typer.Option(metavar="FOLDER", help="Write each match to a file there."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite existing files.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    sets: Sets = [],  # noqa: B006
    seconds: Annotated[
        float | None, typer.Option(metavar="T", help="Time of a search bot for each decision.")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(metavar="N", help="The same in iterations, which is repeatable.")
    ] = None,
) -> int:
    """Let bots play many games.

    Reports wins by seat with 95 % confidence intervals, scores and lengths. The same seed gives
    the same result on any number of processes. Ctrl-C stops it with the results so far.
    """
    if iterations is not None and iterations < 1:
        raise BadSettings(f"a search takes 1 or more iterations, not {iterations}", "bad-budget")
    plan = Plan.make(
        game,
        names(seats),
        games,
        seed,
        mode=mode,
        values=pairs(sets),
        seconds=seconds,
        iterations=iterations or 0,
        folder=None if save is None else folder(save),
        force=force,
    )
    if not plan.repeatable:
        _note("a search by the clock differs from run to run; --iterations N repeats exactly")
    with bar(games, "games") as progress:
        outcome = lab(plan, processors() if jobs is None else jobs, progress)
    if as_json:
        typer.echo(json.dumps(report(outcome), indent=2))
    elif outcome.tally.games:
        typer.echo(text(outcome))
    return _close(outcome)


def _close(outcome: Outcome) -> int:
    """Say how long it took and where the files are; returns the exit code."""
    done, plan = outcome.tally.games, outcome.plan
    if outcome.seconds > 0:
        pace = f"{outcome.tally.decisions / outcome.seconds:,.0f} decisions a second"
        jobs = "1 process" if outcome.jobs == 1 else f"{outcome.jobs} processes"
        _note(f"{outcome.seconds:.1f} seconds on {jobs}, {pace}")
    if plan.folder is not None and done:
        _note(f"the matches are in {plan.folder}, named by their numbers")
    if outcome.stopped:
        _note(f"stopped after {done} of {plan.games} games; this is what they gave")
        return INTERRUPTED
    return 0


def _note(line: str) -> None:
    typer.echo(f"skep: {line}", err=True)
