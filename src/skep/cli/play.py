"""`skep play`: sit down to a game in this terminal."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits
from typing import Annotated

import typer

import skep
from skep import record
from skep.bots import BOTS, LEVELS, make
from skep.bots.levels import QUEEN_SECONDS
from skep.bots.search import DEFAULT_SECONDS
from skep.cli import INTERRUPTED
from skep.cli.arguments import GameName, ModeName, Sets, names, pairs
from skep.kernel.errors import BadSettings
from skep.kernel.game import Value
from skep.kernel.match import Match
from skep.tui.screen import Screen
from skep.tui.table import YOU, TerminalTable
from skep.words import LANGUAGES, Words, language

PLAYERS = (YOU, *BOTS, *LEVELS)
RIVAL = "search"


def play(
    game: GameName,
    mode: ModeName = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="WHO,WHO", help=f"For each seat one of {', '.join(PLAYERS)}."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="S", help="The seed of the match; else a random one.")
    ] = None,
    sets: Sets = [],  # noqa: B006
    lang: Annotated[
        str | None,
        typer.Option(metavar="L", help=f"{', '.join(LANGUAGES)}; else the terminal's."),
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines, no color and no drawing.")
    ] = False,
    seconds: Annotated[
        float | None,
        typer.Option(
            metavar="T",
            help=f"Time of search and queen for a decision; else {DEFAULT_SECONDS}"
            f" and {QUEEN_SECONDS}.",
        ),
    ] = None,
    processes: Annotated[
        int, typer.Option(metavar="N", help="The number of processes for such a bot.")
    ] = 1,
    load: Annotated[
        str | None, typer.Option(metavar="FILE", help="Continue a saved match.")
    ] = None,
) -> int:
    """Play a game here, with bots or people at the same screen.

    --seats has one word per seat: `you`, or the name of a bot. Type help at the table.
    """
    words = Words(language(lang))
    make(RIVAL, seconds=seconds, processes=processes)  # reports a bad budget at once
    asked = None if seats is None else players(seats)
    if load is not None:
        refuse_beside_load(mode=mode, seed=seed, set=sets or None)
        match, sitting = loaded(skep.game(game).name, load, asked)
    else:
        sitting = asked or usual(game, mode)
        match = new_match(game, mode, len(sitting), seed, pairs(sets))
    return sit_down(TerminalTable(match, sitting, Screen(plain), words, seconds, processes))


def new_match(
    game: str, mode: str | None, seats: int, seed: int | None, values: Mapping[str, Value]
) -> Match:
    """The match that the command line describes."""
    rules = skep.game(game)
    settings = rules.settle(mode, seats, values)
    return Match(rules, settings, randbits(63) if seed is None else seed)


def usual(game: str, mode: str | None) -> list[str]:
    """You against one bot, or alone in a solo mode."""
    alone = [each for each in skep.game(game).modes if each.name == mode and each.seats == (1,)]
    return [YOU] if alone else [YOU, RIVAL]


def sit_down(table: TerminalTable) -> int:
    """Play to the end or until someone leaves; returns the exit code."""
    try:
        table.run()
    except KeyboardInterrupt:
        table.screen.say()
        return INTERRUPTED
    return 0


def players(seats: str) -> list[str]:
    """Who sits where, or BadSettings."""
    found = names(seats)
    for name in found or [""]:
        if name not in PLAYERS:
            right = ", ".join(PLAYERS)
            raise BadSettings(f"{name!r} can't sit here; a seat takes one of: {right}", "bad-bot")
    return found


def refuse_beside_load(**given: object) -> None:
    """BadSettings if options are given that a saved match brings along."""
    for name, value in given.items():
        if value is not None:
            raise BadSettings(
                f"a saved match brings its own settings; leave out --{name}", "bad-load"
            )


def loaded(game: str, path: str, asked: list[str] | None) -> tuple[Match, list[str]]:
    """The match in a file, and its players: those asked for, or else those in the file."""
    found = record.open(path)
    if found.game.name != game:
        raise BadSettings(f"{path} is a match of {found.game.name}, not of {game}", "bad-game")
    count = found.settings.seats
    known = len(found.players) == count and set(found.players) <= set(PLAYERS)
    sitting = asked or (found.players if known else [YOU, *[RIVAL] * (count - 1)])
    if len(sitting) != count:
        raise BadSettings(f"{path} has {count} seats, not {len(sitting)}", "bad-seats")
    return record.replay(found), sitting
