"""The levels of bots that can be given a chair, and how long the highest may think."""

from __future__ import annotations

from skep.bots import BOTS, LEVELS
from skep.tables.faults import Refused

MAX_THINK = 30
"""Seconds that the highest level may think about one decision."""
NAMES = (*LEVELS, *BOTS)
"""Every bot that can be given a chair. People are offered `LEVELS`, from weak to strong."""
STAND_IN = "forager"
"""The bot that plays for an absent person."""


def check(level: str) -> None:
    """Refused if there is no such level."""
    if level not in NAMES:
        raise Refused("bad-level", f"there is no level {level!r}; the levels: {', '.join(LEVELS)}")


def check_time(think: int) -> None:
    """Refused if a bot may not think this long."""
    if not 0 <= think <= MAX_THINK:
        right = f"1 to {MAX_THINK} seconds, or 0 for its own time"
        raise Refused("bad-budget", f"the highest level takes {right}, not {think}")
