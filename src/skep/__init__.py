"""Skep: a home for board games about bees.

>>> import skep
>>> match = skep.new("hivernation", seats=2, seed=7, mode="quick")
>>> match.decision.prompt
'play'
"""

from __future__ import annotations

from importlib import import_module
from secrets import randbits
from typing import Any

from skep.kernel.decision import Decision, Entry, Option
from skep.kernel.errors import (
    BadSettings,
    Diverged,
    IllegalAnswer,
    NothingToChoose,
    SkepError,
)
from skep.kernel.game import Game, Mode, Setting, Settings
from skep.kernel.match import Match
from skep.kernel.position import Position
from skep.kernel.script import CHANCE, Refusal

__all__ = [
    "CHANCE",
    "GAMES",
    "BadSettings",
    "Decision",
    "Diverged",
    "Entry",
    "Game",
    "IllegalAnswer",
    "Match",
    "Mode",
    "NothingToChoose",
    "Option",
    "Position",
    "Refusal",
    "Setting",
    "Settings",
    "SkepError",
    "game",
    "new",
]
__version__ = "0.1.0"

GAMES = ("hivernation", "ambrosia", "propolis", "apiary")
"""The games that can be played, by name."""


def game(name: str) -> Game[Any]:
    """A game by its name, or BadSettings."""
    if name not in GAMES:
        raise BadSettings(f"there is no game {name!r}; the games: {', '.join(GAMES)}", "bad-game")
    found: Game[Any] = import_module(f"skep.games.{name}").GAME
    return found


def new(
    name: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    mode: str | None = None,
    **settings: str | int | bool,
) -> Match:
    """A new match at its first decision. Without a seed, a secret random one is used."""
    rules = game(name)
    settled = rules.settle(mode, seats, settings)
    return Match(rules, settled, randbits(63) if seed is None else seed)
