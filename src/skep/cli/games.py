"""`skep games`: what can be played."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

import skep
from skep.described import described


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """List the games with their modes, seats and settings."""
    found = [described(skep.game(name)) for name in skep.GAMES]
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        typer.echo("\n\n".join("\n".join(lines(game)) for game in found))


def lines(game: dict[str, Any]) -> list[str]:
    """A game as lines of text."""
    head = f"{game['name']}, rules {game['rules']}"
    modes = [(f"--mode {mode['name']}", _seats(mode)) for mode in game["modes"]]
    sets = [(f"--set {each['name']}=…", _choices(each)) for each in game["settings"]]
    wide = max(len(option) for option, _ in [*modes, *sets])
    return [head, *(f"  {option:<{wide}}  {told}" for option, told in [*modes, *sets])]


def _seats(mode: dict[str, Any]) -> str:
    house = [str(count) for count in mode["house_seats"]]
    counts = _either([str(count) for count in mode["seats"] if str(count) not in house])
    more = f", {_either(house)} as a house option" if house else ""
    seats = "seat" if counts == "1" else "seats"
    return f"{counts} {seats}{more}{' (if no mode is named)' if mode['default'] else ''}"


def _choices(setting: dict[str, Any]) -> str:
    choices = _either([_word(choice) for choice in setting["choices"]])
    return f"{choices}; else {_word(setting['default'])} (in {', '.join(setting['modes'])})"


def _either(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0]


def _word(value: object) -> str:
    return str(value).lower()
