"""`skep games`: what can be played."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

import skep
from skep.kernel.game import Game, Mode, Setting


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """List the games with their modes, seats and settings."""
    found = [described(skep.game(name)) for name in skep.GAMES]
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        typer.echo("\n\n".join("\n".join(lines(game)) for game in found))


def described(game: Game[Any]) -> dict[str, Any]:
    """A game as JSON."""
    return {
        "name": game.name, "rules": game.rules,
        "modes": [_mode(mode, at == 0) for at, mode in enumerate(game.modes)],
        "settings": [_setting(setting, game) for setting in game.settings],
        **_minutes(game),
    }  # fmt: skip


def _mode(mode: Mode, first: bool) -> dict[str, Any]:
    return {
        "name": mode.name, "default": first, "seats": sorted(mode.seats),
        "default_seats": mode.seats[0], "house_seats": sorted(mode.house), **_minutes(mode),
    }  # fmt: skip


def _setting(setting: Setting, game: Game[Any]) -> dict[str, Any]:
    return {
        "name": setting.name, "type": setting.kind, "choices": list(setting.choices),
        "default": setting.default,
        "modes": list(setting.modes or (mode.name for mode in game.modes)),
    }  # fmt: skip


def _minutes(thing: object) -> dict[str, Any]:
    """How long a match takes, where that is written down."""
    minutes = getattr(thing, "minutes", None)
    return {} if minutes is None else {"minutes": minutes}


def lines(game: dict[str, Any]) -> list[str]:
    """A game for people."""
    head = f"{game['name']}, rules {game['rules']}{_long(game)}"
    modes = [(f"--mode {mode['name']}", _seats(mode) + _long(mode)) for mode in game["modes"]]
    sets = [(f"--set {each['name']}=…", _choices(each)) for each in game["settings"]]
    wide = max(len(option) for option, _ in [*modes, *sets])
    return [head, *(f"  {option:<{wide}}  {told}" for option, told in [*modes, *sets])]


def _seats(mode: dict[str, Any]) -> str:
    house = [str(count) for count in mode["house_seats"]]
    counts = _either([str(count) for count in mode["seats"] if str(count) not in house])
    more = f", {_either(house)} as a house option" if house else ""
    return f"{counts} seats{more}{' (if no mode is named)' if mode['default'] else ''}"


def _choices(setting: dict[str, Any]) -> str:
    choices = _either([_word(choice) for choice in setting["choices"]])
    return f"{choices}; else {_word(setting['default'])} (in {', '.join(setting['modes'])})"


def _either(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0]


def _long(thing: dict[str, Any]) -> str:
    return f", about {thing['minutes']} minutes" if "minutes" in thing else ""


def _word(value: object) -> str:
    return str(value).lower()
