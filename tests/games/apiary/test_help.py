"""Questions and answers explain themselves, to someone who has not read the rules."""

from __future__ import annotations

import random
from functools import cache

import pytest

import skep
from skep.kernel.decision import Decision
from skep.tui import drawing
from skep.tui.drawing import Scene
from skep.words import LANGUAGES, Words

PLAIN = {"take", "reserve", "fly", "pod", "choose", "hex", "frame", "pay", "convert", "refresh",
         "gain", "leave", "worker", "accept", "before", "after", "pass"}  # fmt: skip
"""Options that say it themselves, or whose piece, place or payment does."""


@cache
def asked() -> list[Decision]:
    """All that was asked in some matches of answers at random."""
    found = []
    for seed in range(12):
        solo = seed % 3 == 2
        mode = ("standard", "advanced", "solo")[seed % 3]
        match = skep.new("apiary", seats=1 if solo else 2 + seed % 4, mode=mode, seed=seed)
        dice = random.Random(seed)
        while not match.over:
            found.append(match.decision)
            match.answer(dice.choice(match.decision.keys))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_a_second_sentence(lang: str) -> None:
    words = Words(lang)
    prompts = {decision.prompt for decision in asked()}
    assert len(prompts) > 25
    assert [prompt for prompt in sorted(prompts) if not words.knows(f"apiary-about-{prompt}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_says_what_it_does(lang: str) -> None:
    words = Words(lang)
    for key in sorted({key for decision in asked() for key in decision.keys}):
        verb, _, what = key.partition(":")
        first = what.partition(":")[0]
        ids = (f"apiary-does-{first}", f"apiary-does-{verb}", f"apiary-piece-{first}")
        assert verb in PLAIN or any(words.knows(id) for id in ids), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_names_the_piece_that_asks(lang: str) -> None:
    shown = drawing("apiary", Words(lang), 1)
    match = skep.new("apiary", mode="solo", seed=1)
    pieces = 0
    for decision in asked():
        text = shown.ask(Scene(match.view(0), decision, [], {}, ("you",)))
        assert "apiary-" not in text
        source = decision.facts.get("source", "")
        if Words(lang).knows(f"apiary-piece-{source}"):
            assert Words(lang).say(f"apiary-piece-{source}") in text
            pieces += 1
    assert pieces > 20
