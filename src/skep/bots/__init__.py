"""Opponents. A bot gets a view and imagined worlds, never the state."""

from __future__ import annotations

from skep.bots.bot import Bot
from skep.bots.greedy import Greedy
from skep.bots.levels import LEVELS, level
from skep.bots.random import Random
from skep.bots.search import Search
from skep.bots.sight import Sight
from skep.kernel.errors import BadSettings

__all__ = ["BOTS", "LEVELS", "Bot", "Greedy", "Random", "Search", "Sight", "make", "timed"]

BOTS = ("random", "greedy", "search")
LONGEST = 600.0
"""More than ten minutes a decision is surely a slip of the keyboard."""


def make(name: str, seed: int = 0, seconds: float | None = None, iterations: int = 0) -> Bot:
    """A bot or a level by name; `search` and `queen` take a budget for a decision."""
    if seconds is not None and not 0 < seconds <= LONGEST:
        right = f"more than 0 and at most {LONGEST:.0f} seconds"
        raise BadSettings(f"a search takes {right}, not {seconds}", "bad-budget")
    if iterations < 0:
        raise BadSettings(f"a search takes 1 or more iterations, not {iterations}", "bad-budget")
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    if name == "search":
        return Search(seed, seconds=seconds or 0.0, iterations=iterations)
    if name in LEVELS:
        return level(name, seed, seconds or 0.0, iterations)
    right = f"the bots: {', '.join(BOTS)}; the levels: {', '.join(LEVELS)}"
    raise BadSettings(f"there is no bot {name!r}; {right}", "bad-bot")


def timed(name: str) -> bool:
    """Does the bot take what budget it is given, and else look at the clock?"""
    return name in ("search", "queen")
