"""Styles of random play that reach other corners of a game than uniform choice does."""

from __future__ import annotations

from collections.abc import Callable

from skep.kernel.chance import Dice

Style = Callable[[list[str], Dice, str], str]
"""Picks one of the keys, given dice and the seat's previous answer."""


def kind(key: str) -> str:
    """The verb of a key: `bee` of `bee:1,0`."""
    return key.partition(":")[0]


def uniform(keys: list[str], dice: Dice, _before: str) -> str:
    """Any option, all equally likely."""
    return keys[dice.below(len(keys))]


def stubborn(keys: list[str], dice: Dice, before: str) -> str:
    """The same verb as last time while it is offered."""
    same = [key for key in keys if kind(key) == kind(before)]
    return uniform(same or keys, dice, before)


def fickle(keys: list[str], dice: Dice, before: str) -> str:
    """Every verb equally likely, however few options it has."""
    kinds = sorted({kind(key) for key in keys})
    chosen = kinds[dice.below(len(kinds))]
    return uniform([key for key in keys if kind(key) == chosen], dice, before)


def extreme(keys: list[str], dice: Dice, _before: str) -> str:
    """The first option or the last."""
    return keys[-dice.below(2)]


STYLES: dict[str, Style] = {
    "uniform": uniform,
    "stubborn": stubborn,
    "fickle": fickle,
    "extreme": extreme,
}
