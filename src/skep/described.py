"""The games as plain data, for `skep games --json` and the server's lobby."""

from __future__ import annotations

from typing import Any

from skep.kernel.game import Game, Mode, Setting


def described(game: Game[Any]) -> dict[str, Any]:
    """A game as JSON."""
    return {
        "name": game.name,
        "rules": game.rules,
        "modes": [_mode(game, mode) for mode in game.modes],
        "settings": [_setting(setting, game) for setting in game.settings],
        "standing": [{"prompt": name, "keys": list(keys)} for name, keys in game.standing.items()],
        "minutes": list(game.minutes),
        "weight": game.weight,
    }


def _mode(game: Game[Any], mode: Mode) -> dict[str, Any]:
    return {
        "name": mode.name,
        "default": mode is game.modes[0],
        "seats": sorted(mode.seats),
        "default_seats": mode.seats[0],
        "house_seats": sorted(mode.house),
        "minutes": list(mode.minutes or game.minutes),
    }


def _setting(setting: Setting, game: Game[Any]) -> dict[str, Any]:
    return {
        "name": setting.name,
        "type": _type(setting),
        "choices": list(setting.choices),
        "default": setting.default,
        "modes": list(setting.modes or (mode.name for mode in game.modes)),
    }


def _type(setting: Setting) -> str:
    """The kind of input in a form: `yes-no`, `number` or `choice`."""
    if isinstance(setting.default, bool):
        return "yes-no"
    return "number" if isinstance(setting.default, int) else "choice"
