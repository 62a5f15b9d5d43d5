"""The games, and the form of a new table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from skep.tables.forms import Value

Reveals = Literal["nothing", "chance", "turn", "end"]


class SettingForm(Struct):
    """One setting of a game, for the form of a new table."""

    name: str
    type: Literal["yes-no", "number", "choice"]
    choices: list[Value]
    default: Value
    modes: list[str]


class ModeForm(Struct):
    name: str
    default: bool
    seats: list[int]
    default_seats: int
    house_seats: list[int]
    minutes: list[int]
    """How long a match takes, from and to, in minutes; empty if not known."""


class StandingForm(Struct):
    """A question that a seat is asked in other seats' turns, and the keys that a standing order may
    give. Its words are `<game>-standing-<prompt>`."""

    prompt: str
    keys: list[str]


class GameForm(Struct):
    """A game, for the lobby and the form of a new table."""

    name: str
    rules: int
    modes: list[ModeForm]
    settings: list[SettingForm]
    standing: list[StandingForm]
    minutes: list[int]
    weight: int
    """How complex the game is, from 1 to 5."""


class LevelForm(Struct):
    """A bot that can be given a chair. Its words are `level-<name>` and `level-<name>-about`."""

    name: str
