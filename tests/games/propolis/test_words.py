"""Propolis in words: every question, answer, event, ending and refusal, in every language."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pytest
from rich.console import Console

import skep
from skep.games.propolis import GAME
from skep.games.propolis.codes import ACHIEVEMENTS
from skep.games.propolis.rules.ending import REASONS
from skep.kernel.script import Prompt
from skep.tui import drawing
from skep.tui.drawing import Scene
from skep.words import LANGUAGES, Words
from tests.cli.running import run
from tests.golden.test_propolis import EVENTS, FILES, played as replayed

RULES = Path(skep.__file__).parent / "games" / "propolis" / "rules"


def expected() -> list[str]:
    """The ids that Propolis needs, from its rules."""
    chapters = [
        import_module(f"skep.games.propolis.rules.{path.stem}") for path in RULES.glob("[a-z]*.py")
    ]
    asked = {
        each.name
        for chapter in chapters
        for each in vars(chapter).values()
        if isinstance(each, Prompt)
    }
    sources = [path.read_text(encoding="utf-8") for path in RULES.glob("*.py")]
    forbidding = [id for source in sources for id in re.findall(r'"(PRP-[A-Z]+-\d\d)"', source)]
    forbidding += [f"PRP-ACH-{number:02}" for number in range(1, ACHIEVEMENTS + 1)]
    tables = [GAME.settle(mode.name) for mode in GAME.modes]
    verbs = {key.partition(":")[0] for table in tables for key in GAME.vocabulary(table)}
    return [
        *(f"propolis-mode-{mode.name}{tail}" for mode in GAME.modes for tail in ("", "-about")),
        *(
            f"propolis-setting-difficulty{tail}"
            for tail in ("", "-about", "-easy", "-medium", "-hard")
        ),
        *(f"propolis-ask-{name}" for name in sorted(asked)),
        *(f"propolis-option-{verb}" for verb in sorted(verbs)),
        *(f"propolis-event-{name}" for name in sorted(EVENTS)),
        *(f"propolis-end-{reason}" for reason in REASONS),
        *(f"propolis-achievement-{number}" for number in range(1, ACHIEVEMENTS + 1)),
        *(f"why-{clause}" for clause in sorted(set(forbidding))),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_answer_event_ending_and_refusal_has_a_message(lang: str) -> None:
    assert [id for id in expected() if not Words(lang).knows(id)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_happened_in_the_playthroughs_can_be_told(lang: str) -> None:
    words = Words(lang)
    for path in FILES:
        match = replayed(path)
        shown = drawing("propolis", words, match.settings.seats)
        for event in match.events_of(0):
            clean(shown.event(event))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whatever_is_asked_can_be_said(lang: str, seats: int) -> None:
    shown = drawing("propolis", Words(lang), seats)
    for key in GAME.vocabulary(GAME.settle("solo" if seats == 1 else "multiplayer", seats)):
        clean(shown.option(key))


def clean(text: str) -> None:
    assert text
    assert not re.search(r"[{}$]|propolis-", text), text


@cache
def places(seats: int) -> list[skep.Match]:
    """Matches under way, at many questions."""
    found = []
    mode = "solo" if seats == 1 else "multiplayer"
    for seed in range(4):
        match = skep.new("propolis", mode=mode, seats=seats, seed=seed)
        while not match.over and len(match.log) < 60 + 40 * seed:
            offered = match.decision.keys
            match.answer(offered[(7 * len(match.log) + 3 * seed) % len(offered)])
        found.append(match)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("ascii", [False, True])
def test_a_table_is_drawn_and_listed_in_every_language(
    lang: str, seats: int, ascii: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    shown = drawing("propolis", Words(lang), seats)
    for match in places(seats):
        decision = None if match.over else match.decision
        scene = Scene(match.view(0), decision, [], {}, ("you",) * seats, 120, 40, ascii)
        console = Console(width=120, record=True, file=StringIO())
        console.print(shown.board(scene))
        drawn = console.export_text()
        for line in [*shown.status(scene), *shown.rows(scene), *shown.legend(scene, True)]:
            clean(line)
        clean(drawn)
        assert ("▲" in drawn or "◄" in drawn) <= (not ascii)
        if decision:
            clean(shown.ask(scene))
        else:
            clean(shown.result(scene))


def test_two_people_at_one_screen_need_not_pass_it_on() -> None:
    told = run_play("--seats", "you,you", "--seed", "1", typed=["1", "1", "1", "quit"])
    assert "Pass the screen" not in told
    assert "Seat 1: choose an action." in told or "Seat 0: choose an action." in told


def run_play(*arguments: str, typed: list[str]) -> str:
    """What `skep play propolis` says in plain lines."""
    with patch("sys.stdin", StringIO("\n".join([*typed, ""]))):
        ran = run("play", "propolis", *arguments, "--plain", "--lang", "en")
    return str(ran.out)


def test_solo_needs_no_word_about_seats() -> None:
    told = run_play("--mode", "solo", "--seed", "1", typed=["list", "quit"])
    assert "Propolis, solo" in told
    assert "Seat 0: choose an action." in told
    assert "Opponent: " in told


def test_what_is_refused_is_explained_with_its_clause() -> None:
    typed = ["why palace:12", "why skip", "why build:99", "deploy:1,1", "1", "quit"]
    told = run_play("--seats", "you,random", "--seed", "3", typed=typed)
    assert "PRP-SKIP-05" in told
    assert "a turn is skipped only with all workers in central" in told
