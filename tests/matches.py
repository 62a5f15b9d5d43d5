"""A finished match and its file, for tests of match files."""

from __future__ import annotations

import skep
from skep import record
from skep.kernel.chance import Dice
from skep.kernel.match import Match


def played(answers: int | None = None, **more: str | int) -> Match:
    """A match of Hivernation after so many answers, or played to its end."""
    mode = str(more.pop("mode", "arcade"))
    match = skep.new("hivernation", seed=11, mode=mode, **more)  # type: ignore[arg-type]
    dice = Dice(4)
    while not match.over and answers != 0:
        keys = match.decision.keys
        match.answer(keys[dice.below(len(keys))])
        answers = None if answers is None else answers - 1
    return match


ARCADE = played()
TEXT = record.dump(ARCADE, ["Ada", "Ben"])
LINES = TEXT.splitlines()
FIRST = LINES.index("") + 1
"""Where the answers begin: at this line, counted from 0."""
OPEN = record.dump(played(9), ["Ada", "Ben"])


def same(one: Match, other: Match) -> bool:
    return (one.dump_state(), one.log, one.seed, one.settings) == (
        other.dump_state(),
        other.log,
        other.seed,
        other.settings,
    )


def changed(number: int, line: str | None) -> str:
    """The text with one line, counted from 1, put otherwise or left out."""
    lines = LINES[:]
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


def line_of(header: str) -> int:
    return next(n for n, line in enumerate(LINES, 1) if line.startswith(f"{header}:"))
