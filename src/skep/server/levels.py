"""The bots that can be given a chair, by name."""

from __future__ import annotations

from collections.abc import Callable

from skep.bots import BOTS, LEVELS, Bot, make
from skep.server.faults import Refused
from skep.server.wire import LevelForm

SEARCH_SECONDS = 1.0
"""How long a plain search thinks about one decision here."""


def _maker(name: str) -> Callable[[int], Bot]:
    seconds = SEARCH_SECONDS if name == "search" else None
    return lambda seed: make(name, seed, seconds)


LONGEST = 30
"""Seconds for which the highest level may be let think about one decision."""

MAKERS: dict[str, Callable[[int], Bot]] = {name: _maker(name) for name in (*LEVELS, *BOTS)}
"""What makes a bot, by its name. Another kind of bot is one more line."""
OFFERED = LEVELS
"""The names that people are offered, from weak to strong; programs may ask for the others."""
STAND_IN = "forager"
"""Who plays for someone who is away."""
PLAIN = "random"
"""Who answers when another bot could not."""


def check(level: str) -> None:
    """Refused if there is no such level."""
    if level not in MAKERS:
        raise Refused("bad-level", f"there is no level {level!r}; the levels: {', '.join(OFFERED)}")


def check_time(think: int) -> None:
    """Refused if nobody would wait so long."""
    if not 0 <= think <= LONGEST:
        right = f"1 to {LONGEST} seconds, or 0 for its own time"
        raise Refused("bad-budget", f"the highest level takes {right}, not {think}")


def bot(level: str, seed: int, think: int = 0) -> Bot:
    """A bot by its name; only the highest level heeds a time."""
    return make(level, seed, think) if think and level == LEVELS[-1] else MAKERS[level](seed)


def forms() -> list[LevelForm]:
    return [LevelForm(name) for name in OFFERED]
