"""What people read has no names in it that only the engine knows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import skep
from skep.tui import drawing
from skep.words import LANGUAGES, Words

NAME = re.compile(r"[a-z]+[-_][a-z0-9_-]+")
"""As pieces are called in keys and facts: `right-1`, `any_basic`."""


def names(value: Any) -> Iterator[str]:
    """Every text within a fact."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from names(list(value.values()))
    elif isinstance(value, list):
        for each in value:
            yield from names(each)


@pytest.mark.parametrize(
    ("game", "mode", "seats"),
    [
        ("ambrosia", "back", 2),
        ("apiary", "standard", 3),
        ("apiary", "solo", 1),
        ("hivernation", "arcade", 2),
        ("propolis", "multiplayer", 2),
        ("propolis", "solo", 1),
    ],
)
def test_no_option_and_no_line_of_the_log_shows_a_name_of_the_engine(
    game: str, mode: str, seats: int
) -> None:
    drawings = [drawing(game, Words(language), seats) for language in LANGUAGES]
    match, random = skep.new(game, seats=seats, mode=mode, seed=5), Random(5)
    while not match.over:
        keys = match.decision.keys
        for key in keys:
            for name in NAME.findall(key):
                assert not [said for each in drawings if name in (said := each.option(key))]
        match.answer(random.choice(keys))
    for event in match.events_of(0):
        for name in filter(NAME.fullmatch, names(event["facts"])):
            assert not [said for each in drawings if name in (said := each.event(event))]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "the right pod 1"), ("pl", "prawy sektor, pole 1"), ("de", "rechts, Wabe 1")],
)
def test_a_pod_is_called_by_its_side_and_number(language: str, said: str) -> None:
    apiary = drawing("apiary", Words(language), 2)
    assert apiary.option("pod:right-1") == said
    slept = {"name": "slept", "seat": 0, "facts": {"pod": "right-1"}}
    assert said.removeprefix("the ") in apiary.event(slept)
