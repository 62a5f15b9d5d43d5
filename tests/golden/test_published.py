"""What the games publish of their views, events and options is what they show, tell and ask."""

from __future__ import annotations

import typing
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

import skep
from skep import record
from skep.kernel.match import Match
from skep.server import types, wire
from skep.server.live.sights import Moment
from skep.server.wire.codec import encode
from skep.testing import golden

FILES = golden.files(Path(__file__).parent)
BETWEEN = 40
"""Views are read after so many answers each."""


@cache
def played(path: Path) -> Match:
    return record.replay(record.parse(path.read_text(encoding="utf-8"), path.name))


def games(game: str) -> list[Path]:
    return [path for path in FILES if path.parent.name == game]


def facts_of(game: str) -> dict[str, Any]:
    found: dict[str, Any] = import_module(f"skep.games.{game}.view.events").EVENTS
    return found


def check(data: Any, kind: Any) -> None:
    """Has the data this type, and nothing besides?"""
    assert msgspec.to_builtins(msgspec.convert(data, kind)) == msgspec.to_builtins(data)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_event_tells_the_facts_that_are_published(path: Path) -> None:
    match, published = played(path), facts_of(path.parent.name)
    for viewer in (None, *range(match.settings.seats)):
        for event in match.events_of(viewer):
            check(event["facts"], published[event["name"]])


@pytest.mark.parametrize("game", skep.GAMES)
def test_every_event_that_is_published_is_told_in_some_match(game: str) -> None:
    told = {event.name for path in games(game) for event in played(path).events}
    assert told == set(facts_of(game))


@pytest.mark.parametrize("game", skep.GAMES)
def test_secret_facts_are_published_as_such(game: str) -> None:
    published = facts_of(game)
    for event in (event for path in games(game) for event in played(path).events if event.secret):
        hints = typing.get_type_hints(published[event.name], include_extras=True)
        for fact in event.secret or ():
            assert typing.get_origin(hints[fact]) is typing.NotRequired, (event.name, fact)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_view_has_the_type_that_is_published(path: Path) -> None:
    match = played(path)
    kind = import_module(f"skep.games.{path.parent.name}.view").TABLE
    for entries in (*range(0, len(match.log), BETWEEN), len(match.log)):
        then = Match(match.game, match.settings, match.seed, match.log[:entries])
        for viewer in (None, *range(match.settings.seats)):
            check(then.view(viewer)["table"], kind)


@pytest.mark.parametrize("game", skep.GAMES)
def test_every_option_has_a_verb_that_is_published(game: str) -> None:
    verbs = set(types.verbs(skep.game(game)))
    answered = {entry.key.partition(":")[0] for path in games(game) for entry in played(path).log}
    assert answered <= verbs


@pytest.mark.parametrize("path", FILES[::7], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_sight_has_the_type_that_is_published(path: Path) -> None:
    match = played(path)
    for entries in (len(match.log) // 2, len(match.log)):
        then = Match(match.game, match.settings, match.seed, match.log[:entries])
        sent = encode(Moment(then, None, then.over).sight(0))
        sight = msgspec.json.decode(sent, type=wire.Sight)
        check(msgspec.json.decode(sent)["view"], wire.MatchView)
        assert encode(sight) == sent
