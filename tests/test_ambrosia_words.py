"""Whatever happens in Ambrosia can be told, asked and offered in every language."""

from __future__ import annotations

import re
from functools import cache

import pytest

import skep
from skep.games.ambrosia.pieces import EVENTS, KINDS, SPACES
from skep.games.ambrosia.state import POINT_SOURCES
from skep.kernel.chance import Dice
from skep.tui import drawing
from skep.tui.drawing import Scene
from skep.words import LANGUAGES, Words

FAULT = re.compile(r"[{}$]|ambrosia-|True|False")


@cache
def played(mode: str, seed: int, ask: bool) -> tuple[skep.Match, list[Scene]]:
    """A random match with events, and what each decision showed."""
    match = skep.new("ambrosia", seats=3, seed=seed, mode=mode, events=True, ask=ask)
    dice = Dice(seed)
    scenes = []
    while not match.over:
        decision = match.decision
        players = ("you", "greedy", "random")
        scenes.append(
            Scene(match.view(decision.seat), decision, match.events_of(decision.seat), {}, players)
        )
        match.answer(decision.keys[dice.below(len(decision.keys))])
    return match, scenes


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["front", "back"])
def test_whatever_happens_can_be_told(lang: str, mode: str) -> None:
    shown = drawing("ambrosia", Words(lang), 3)
    for seed in range(3):
        match, _ = played(mode, seed, seed == 2)
        texts = [shown.event(event) for event in [*match.events_of(0), *match.events_of(None)]]
        assert [text for text in texts if FAULT.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["front", "back"])
def test_whatever_is_asked_and_offered_has_words(lang: str, mode: str) -> None:
    shown = drawing("ambrosia", Words(lang), 3)
    for seed in range(3):
        for scene in played(mode, seed, seed == 2)[1]:
            texts = [shown.ask(scene), *(shown.option(key) for key in scene.keys[::3])]
            assert [text for text in texts if FAULT.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_standing_and_the_plain_rows_have_words(lang: str) -> None:
    shown = drawing("ambrosia", Words(lang), 3)
    for scene in played("back", 0, False)[1][::15]:
        texts = [*shown.status(scene), *shown.rows(scene), *shown.legend(scene, True)]
        assert [text for text in texts if FAULT.search(text)] == []


def test_every_bee_card_space_and_line_of_the_sheet_has_a_name_and_most_an_explanation() -> None:
    words = Words("en")
    named = [f"bee-{kind}" for kind in KINDS[1:]] + [f"card-{event}" for event in EVENTS[1:]]
    named += [f"space-{space}" for space in SPACES[1:]]
    ids = [f"ambrosia-{name}{tail}" for name in named for tail in ("", "-about")]
    ids += [f"ambrosia-sheet-{line}" for line in POINT_SOURCES]
    assert [id for id in ids if not words.knows(id)] == []


def test_a_controller_is_told_for_whom_it_decides() -> None:
    shown = drawing("ambrosia", Words("en"), 3)
    asks = [shown.ask(scene) for seed in range(3) for scene in played("back", seed, seed == 2)[1]
            if scene.table["event"] == "mutual-agreement"]  # fmt: skip
    assert asks
    assert all("You decide for" in ask for ask in asks)
