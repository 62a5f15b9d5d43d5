"""Golden playthroughs of Apiary: together they show every mode, action, prompt and event."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import skep
from skep import record
from skep.games.apiary.board import ACTIONS
from skep.games.apiary.box import MATS
from skep.games.apiary.effect_words import TYPES
from skep.kernel.match import Match
from skep.testing import golden

SOLO = "solo"
"""Shown by test_golden_solo.py."""
FILES = [
    path
    for path in golden.files(Path(__file__).parent)
    if path.parent.name == "apiary" and f"mode: {SOLO}\n" not in path.read_text(encoding="utf-8")
]
NEVER = {"turn-limit", "seventh-token"}
"""Endings that take a contrived match; tests/games/apiary/test_ending.py shows them."""


@cache
def played(path: Path) -> Match:
    return record.replay(record.parse(path.read_text(encoding="utf-8"), path.name))


def names(pattern: str) -> set[str]:
    """What the sources of the rules name in this way."""
    folder = files("skep.games.apiary")
    sources = [*folder.iterdir(), *folder.joinpath("actions").iterdir()]
    texts = [each.read_text(encoding="utf-8") for each in sources if each.name.endswith(".py")]
    return {name for text in texts for name in re.findall(pattern, text)}


def test_every_mode_and_seat_count_stands_in_one() -> None:
    tables = [played(path).settings for path in FILES]
    game = skep.game("apiary")
    assert {table.mode for table in tables} == {mode.name for mode in game.modes} - {SOLO}
    assert {table.seats for table in tables} == {2, 3, 4, 5}
    changed = {k for t in tables for k, v in t.values.items() if v != game.settle().values[k]}
    assert changed == {setting.name for setting in game.settings if SOLO not in setting.modes}


def test_every_event_is_told_in_one() -> None:
    told = {event.name for path in FILES for event in played(path).events}
    assert told == names(r'match\.tell\(\s*"([a-z-]+)"')


def test_every_prompt_is_answered_in_one() -> None:
    asked = {entry.prompt for path in FILES for entry in played(path).log}
    known = names(r'\n    name = "([a-z-]+)"') - {"apiary"}
    assert known - asked <= {"refresh", "choose", "keep-tile", "discard", "recall", "raise", "take"}


def test_every_action_kind_of_tile_and_mat_stands_in_one() -> None:
    keys = {entry.key for path in FILES for entry in played(path).log}
    assert {key.split(":")[1] for key in keys if key.startswith("place:")} == set(ACTIONS)
    seats = [own for path in FILES for own in played(path).view()["table"]["seats"]]
    kinds = {each["kind"] for own in seats for each in own["hexes"]} - {None}
    assert kinds == set(TYPES)
    assert {own["mat"] for own in seats} == {mat.id for mat in MATS}
    assert len({own["faction"] for own in seats}) >= 12


def test_every_way_of_ending_but_the_rare_ones_stands_in_one() -> None:
    from skep.games.apiary.ending import REASONS

    ended = {played(path).reason for path in FILES if played(path).over}
    assert ended == set(REASONS) - NEVER
