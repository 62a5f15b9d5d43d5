"""What can be played, as plain data: for `skep games --json` and for the server's lobby."""

from __future__ import annotations

from typing import Any

from skep.kernel.game import Game, Mode, Setting

MINUTES: dict[str, dict[str, tuple[int, int]]] = {
    "hivernation": {"": (5, 20), "quick": (5, 10), "arcade": (10, 20), "total": (10, 20)},
    "ambrosia": {"": (40, 60)},
    "propolis": {"": (20, 60)},
    "apiary": {"": (60, 90)},
}
"""How long a game takes, and its modes, from and to; a mode that is not here takes the game's."""
WEIGHTS = {"hivernation": 1, "ambrosia": 2, "propolis": 2, "apiary": 4}
"""How heavy a game is, from 1 to 5."""
COMMON = (20, 60)
MIDDLE = 3


def described(game: Game[Any]) -> dict[str, Any]:
    """A game as JSON."""
    return {
        "name": game.name, "rules": game.rules,
        "modes": [_mode(game, mode) for mode in game.modes],
        "settings": [_setting(setting, game) for setting in game.settings],
        "standing": [{"prompt": name, "keys": list(keys)} for name, keys in game.standing.items()],
        "minutes": _minutes(game.name), "weight": WEIGHTS.get(game.name, MIDDLE),
    }  # fmt: skip


def _mode(game: Game[Any], mode: Mode) -> dict[str, Any]:
    return {
        "name": mode.name, "default": mode is game.modes[0], "seats": sorted(mode.seats),
        "default_seats": mode.seats[0], "house_seats": sorted(mode.house),
        "minutes": _minutes(game.name, mode.name),
    }  # fmt: skip


def _setting(setting: Setting, game: Game[Any]) -> dict[str, Any]:
    return {
        "name": setting.name, "type": _type(setting), "choices": list(setting.choices),
        "default": setting.default,
        "modes": list(setting.modes or (mode.name for mode in game.modes)),
    }  # fmt: skip


def _type(setting: Setting) -> str:
    """What a form asks with: `yes-no`, `number` or `choice`."""
    if isinstance(setting.default, bool):
        return "yes-no"
    return "number" if isinstance(setting.default, int) else "choice"


def _minutes(game: str, mode: str = "") -> list[int]:
    known = MINUTES.get(game, {})
    return list(known.get(mode) or known.get("") or COMMON)
