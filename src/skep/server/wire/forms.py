"""What can be played, and what a new table is made from."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from skep.tables.forms import Value

Reveals = Literal["nothing", "chance", "turn", "end"]


class SettingForm(Struct):
    """One setting of a game, so that the page can draw its form."""

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
    """How long a match takes, from and to; empty if not known."""


class StandingForm(Struct):
    """A question that falls to a seat in others' turns, and the keys that may answer it each time;
    its words are `<game>-standing-<prompt>`."""

    prompt: str
    keys: list[str]


class GameForm(Struct):
    """A game in the lobby and in the form of a new table."""

    name: str
    rules: int
    modes: list[ModeForm]
    settings: list[SettingForm]
    standing: list[StandingForm]
    minutes: list[int]
    weight: int
    """How heavy, from 1 to 5."""


class LevelForm(Struct):
    """A bot that can be given a chair; its words are `level-<name>` and `level-<name>-about`."""

    name: str
