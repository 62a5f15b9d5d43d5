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


def bot(level: str, seed: int) -> Bot:
    return MAKERS[level](seed)


def forms() -> list[LevelForm]:
    return [LevelForm(name) for name in OFFERED]
