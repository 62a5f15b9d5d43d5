"""Named positions of Hivernation in both engines, and the number of answer sequences from them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import skep
from skep import record
from skep.kernel.position import Position
from tests.games.hivernation.slow import SlowHive

GOLDEN = Path(__file__).parents[2] / "golden" / "hivernation"


class Place(NamedTuple):
    """A place in a match: settings, and the keys that lead there from the opening."""

    settings: skep.Settings
    keys: list[str]


def opening(mode: str, seats: int = 2) -> Place:
    deal: dict[str, str | int | bool] = {"deal": "even"} if mode == "arcade" else {}
    return Place(skep.game("hivernation").settle(mode, seats, deal), [])


def golden(name: str, entries: int) -> Place:
    """Where a golden playthrough stands after so many entries."""
    read = record.parse((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    return Place(read.settings, [entry.key for entry in read.entries[:entries]])


def fast(place: Place) -> Position:
    game = skep.game("hivernation")
    position = Position.start(game, game.setup(place.settings))
    for key in place.keys:
        position.answer(options(position)[key])
    return position


def slow(place: Place) -> SlowHive:
    deal = str(place.settings.values.get("deal", "random"))
    hive = SlowHive(place.settings.mode, place.settings.seats, deal)
    for key in place.keys:
        hive.answer(key)
    return hive


def options(position: Position) -> dict[str, int]:
    """The open codes by their keys."""
    state = position.state
    return {state.prompt.key(state, code): code for code in set(position.options)}


def perft(position: Position, depth: int) -> int:
    """The number of answer sequences of this length, counted by the engine itself."""
    if depth == 0:
        return 1
    codes = set(position.options)
    if depth == 1:
        return len(codes)
    return sum(perft(_after(position, code), depth - 1) for code in codes)


def _after(position: Position, code: int) -> Position:
    twin = position.clone()
    twin.answer(code)
    return twin
