"""Finds the strategy of a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from skep.kernel.errors import BadSettings
from skep.kernel.game import Game
from skep.strategy import Strategy


def strategy_of(game: Game[Any]) -> Strategy[Any]:
    """The strategy that the game names; BadSettings if it names none."""
    if not game.strategy:
        raise BadSettings(f"{game.name} has no strategy, so only `random` plays it", "no-strategy")
    return _load(game.strategy)


@cache
def _load(module: str) -> Strategy[Any]:
    found: Strategy[Any] = import_module(module).STRATEGY
    return found
