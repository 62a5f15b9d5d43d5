"""`skep learn` as a person meets it: what they type and what they read."""

from __future__ import annotations

import io
import sys

import pytest

from skep.cli import main
from skep.lessons import course
from skep.words import LANGUAGES, Words

Captured = pytest.CaptureFixture[str]


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hints_lead_through_the_whole_course(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured, language: str
) -> None:
    answers = [
        key for lesson in course("hivernation") for step in lesson.steps for key in step.hint
    ]
    typed(monkeypatch, *answers)
    assert main(["learn", "hivernation", "--lang", language]) == 0
    read = capsys.readouterr().out
    words = Words(language)
    for lesson in course("hivernation"):
        assert words.say(lesson.title) in read
        assert words.say(lesson.message(lesson.steps[-1], "done")) in read
    assert words.say("lesson-course-done") in read


def test_a_wrong_answer_gets_its_reason_and_a_hint_helps(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    typed(monkeypatch, "bee:1,1", "bee:9,9", "hint", "again", "what", "0", "", "bee:-3,1", "quit")
    assert main(["learn", "hivernation", "pincer", "--lang", "en"]) == 0
    read = capsys.readouterr().out
    assert "it catches nothing" in read
    assert "that place touches no tile" in read
    assert "Hint: bee:-3,1: put a bee on -3,1" in read
    assert "Both Drones between your bees flipped" in read
    assert "Straight lines" in read


def test_lessons_are_listed_and_can_be_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    assert main(["learn", "hivernation", "--list", "--lang", "en"]) == 0
    assert "2. The pincer" in capsys.readouterr().out
    typed(monkeypatch, "next", "next")
    assert main(["learn", "hivernation", "last-tile", "--lang", "en"]) == 0
    assert "Total Domination" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(("hivernation", "gone"), "no-lesson"), (("chess",), "no-course")],
)
def test_an_unknown_lesson_is_said_so(
    capsys: Captured, arguments: tuple[str, ...], code: str
) -> None:
    assert main(["learn", *arguments, "--lang", "en"]) != 0
    assert "attaching" in capsys.readouterr().err or code == "no-course"
