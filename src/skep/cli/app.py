"""All commands, in the order in which `skep --help` lists them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from typer.main import get_command

from skep.cli import INTERRUPTED
from skep.cli.arena import arena
from skep.cli.content import content
from skep.cli.fuzz import fuzz
from skep.cli.games import games
from skep.cli.learn import learn
from skep.cli.play import play
from skep.cli.replay import replay
from skep.cli.results import results
from skep.cli.serve import serve
from skep.cli.simulate import simulate
from skep.cli.tables import check, export, import_file
from skep.cli.version import show_version, version
from skep.cli.where import where

app = typer.Typer(
    name="skep", add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)
COMMANDS = (
    games,
    learn,
    play,
    results,
    serve,
    replay,
    simulate,
    arena,
    fuzz,
    content,
    where,
    export,
    check,
    version,
)
for command in COMMANDS:
    app.command()(command)
app.command("import")(import_file)


@app.callback(invoke_without_command=True)
def skep(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option("--version", help="Print the version.", callback=show_version, is_eager=True),
    ] = False,
) -> None:
    """Board games about bees: play them here, replay and study them."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def run(arguments: Sequence[str]) -> int:
    """Run a command and return its exit code; errors are raised."""
    try:
        code = get_command(app).main(args=list(arguments), prog_name="skep", standalone_mode=False)
    except typer.Abort:
        return INTERRUPTED
    return code if isinstance(code, int) else 0
