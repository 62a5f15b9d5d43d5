"""Ways of answering that reach different corners of a game than fair dice do."""

from __future__ import annotations

from collections.abc import Callable

from skep.kernel.chance import Dice

Style = Callable[[list[str], Dice, str], str]
"""Of these keys, with these dice, after the seat's answer before: the key to take."""


def kind(key: str) -> str:
    """What a key does, without where: `bee` of `bee:1,0`."""
    return key.partition(":")[0]


def uniform(keys: list[str], dice: Dice, _before: str) -> str:
    """Any option, each as likely as the next."""
    return keys[dice.below(len(keys))]


def stubborn(keys: list[str], dice: Dice, before: str) -> str:
    """The same kind of thing as the last time, for as long as it is offered."""
    same = [key for key in keys if kind(key) == kind(before)]
    return uniform(same or keys, dice, before)


def fickle(keys: list[str], dice: Dice, before: str) -> str:
    """Each kind of option as likely as the next, however few there are of it."""
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
