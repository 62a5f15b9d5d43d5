"""The solo opponent in the terminal: what she did and why, in three languages."""

from __future__ import annotations

import re
from functools import cache

import pytest

import skep
from skep.games.apiary.state import AUTOMA
from skep.tui import drawing
from skep.tui.drawing import Drawing, Scene
from skep.words import LANGUAGES, Words


@cache
def played(level: int) -> skep.Match:
    """A whole match of answers that wander over all that is offered."""
    match = skep.new("apiary", mode="solo", level=level, seed=level)
    while not match.over:
        offered = match.decision.keys
        match.answer(offered[(7 * len(match.log) + 3) % len(offered)])
    return match


def scene(match: skep.Match) -> Scene:
    asked = None if match.over else match.decision
    return Scene(match.view(0), asked, match.events_of(0), {}, ("you",))


def shown(lang: str) -> Drawing:
    return drawing("apiary", Words(lang), 1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_all_that_she_does_can_be_told(lang: str, level: int) -> None:
    names = set()
    for event in played(level).events_of(0):
        text = shown(lang).event(event)
        assert not re.search(r"[{}$]|apiary-|\?\?\?", text), text
        if event["seat"] == AUTOMA:
            names.add(event["name"])
            assert "Automa" in text
    assert {"automa-row-3", "automa-retrieves", "automa-flies", "automa-takes"} <= names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_she_stands_and_what_comes_next_is_shown(lang: str) -> None:
    match = skep.new("apiary", mode="solo", level=3, seed=5)
    match.answer(match.decision.keys[0])
    now = scene(match)
    her = now.table["automa"]
    text = "\n".join([*shown(lang).status(now), *shown(lang).rows(now)])
    assert not re.search(r"[{}$]|apiary-", text)
    assert len(re.findall("Automa", text)) >= 2
    for said in (her["next"]["number"], her["next"]["pod"], her["score"], her["deck"]):
        assert str(said) in text
    assert Words(lang).say("apiary-setting-level-3") in text


def test_her_workers_and_tokens_are_told_from_the_players() -> None:
    match = played(4)
    text = "\n".join(shown("en").rows(scene(match)))
    comb = text.partition("Hibernation Comb:")[2].partition("Automa")[0]
    assert "A" in comb
    assert re.search(r"A[yg]:[1-4]", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_says_who_won_and_by_what(lang: str) -> None:
    match = played(4)
    text = shown(lang).result(scene(match))
    assert str(match.scores[0]) in text
    assert str(match.view(0)["table"]["automa"]["score"]) in text
    assert "Automa" in text


def test_in_a_match_of_two_nobody_is_called_automa() -> None:
    both = drawing("apiary", Words("en"), 2)
    assert both.seat(1) == "Seat 1"
    match = skep.new("apiary", mode="standard", seats=2, seed=1)
    assert "Automa" not in "\n".join(both.rows(Scene(match.view(0), None, [], {}, ("you", "you"))))
