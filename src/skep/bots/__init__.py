"""Opponents. A bot gets a view and imagined worlds, never the state."""

from __future__ import annotations

from skep.bots.bot import Bot
from skep.bots.greedy import Greedy
from skep.bots.information_set import InformationSet
from skep.bots.levels import LEVELS, QUEEN_SECONDS, level
from skep.bots.random import Random
from skep.bots.search import Search
from skep.bots.spec import SEARCHERS, by_clock, load, parse
from skep.bots.swarm import Swarm
from skep.kernel.errors import BadSettings

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Greedy",
    "InformationSet",
    "Random",
    "Search",
    "Swarm",
    "by_clock",
    "make",
    "timed",
]

BOTS = ("random", "greedy", "search")
MAX_SECONDS = 600.0
"""More than ten minutes a decision is surely a slip of the keyboard."""
MAX_ITERATIONS = 10_000_000
MAX_PROCESSES = 64


def make(
    name: str, seed: int = 0, seconds: float | None = None, iterations: int = 0, processes: int = 1
) -> Bot:
    """A bot by its spec: a bot or level by name, `queen@400`, `queen@1.5s` or `my.module:MyBot`.
    `search` and `queen` take a budget for a decision; one in the spec comes first."""
    check_budget(seconds, iterations, processes)
    if ":" in name:
        return load(name, seed)
    spec = parse(name)
    if spec.budgeted:
        _, seconds, iterations = spec
        check_budget(seconds, iterations, processes)
    return _named(spec.name, seed, seconds, iterations, processes)


def _named(name: str, seed: int, seconds: float | None, iterations: int, processes: int) -> Bot:
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    if processes > 1 and timed(name):
        usual = QUEEN_SECONDS if name == "queen" and not iterations else 0.0
        return Swarm(seed, seconds or usual, iterations, processes)
    if name == "search":
        return Search(seed, seconds=seconds or 0.0, iterations=iterations)
    if name in LEVELS:
        return level(name, seed, seconds or 0.0, iterations)
    right = f"the bots: {', '.join(BOTS)}; the levels: {', '.join(LEVELS)}; or module:Class"
    raise BadSettings(f"there is no bot {name!r}; {right}", "bad-bot")


def check_budget(seconds: float | None, iterations: int, processes: int) -> None:
    """BadSettings if nobody can mean that."""
    if seconds is not None and not 0 < seconds <= MAX_SECONDS:
        right = f"more than 0 and at most {MAX_SECONDS:.0f} seconds"
        raise BadSettings(f"a search takes {right}, not {seconds}", "bad-budget")
    if not 0 <= iterations <= MAX_ITERATIONS:
        right = f"1 to {MAX_ITERATIONS} iterations"
        raise BadSettings(f"a search takes {right}, not {iterations}", "bad-budget")
    if not 1 <= processes <= MAX_PROCESSES:
        right = f"1 to {MAX_PROCESSES} processes"
        raise BadSettings(f"a search takes {right}, not {processes}", "bad-budget")


def timed(name: str) -> bool:
    """Does the bot take what budget it is given, and else look at the clock?"""
    return name in SEARCHERS
