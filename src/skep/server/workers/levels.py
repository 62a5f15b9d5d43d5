"""Bots by the name of their level."""

from __future__ import annotations

from collections.abc import Callable

from skep.bots import BOTS, LEVELS, Bot, make
from skep.server.wire import LevelForm

SEARCH_SECONDS = 1.0
"""Seconds that a plain search thinks about one decision."""
FALLBACK = "random"
"""The bot that answers when another one failed."""


def _maker(name: str) -> Callable[[int], Bot]:
    seconds = SEARCH_SECONDS if name == "search" else None
    return lambda seed: make(name, seed, seconds)


MAKERS: dict[str, Callable[[int], Bot]] = {name: _maker(name) for name in (*LEVELS, *BOTS)}
"""A function for each level that makes a bot from a seed."""


def bot(level: str, seed: int, think: int = 0) -> Bot:
    """A bot by its level. `think`, in seconds, applies to the highest level only."""
    return make(level, seed, think) if think and level == LEVELS[-1] else MAKERS[level](seed)


def forms() -> list[LevelForm]:
    """The levels that people are offered, from weak to strong."""
    return [LevelForm(name) for name in LEVELS]
