"""Lessons: every one can be played by its own hints, and every other answer gets a reason."""

from __future__ import annotations

import re

import pytest

import skep
from skep.clauses import sections
from skep.kernel.errors import BadSettings
from skep.lessons import COURSES, Attempt, BadLesson, Lesson, course, faults, find
from skep.lessons.check import messages
from skep.lessons.course import read
from skep.words import LANGUAGES, Words, catalogs
from tests.test_house import ROOT, text_of

LESSONS = [lesson for game in COURSES for lesson in course(game)]
EXAMPLES = "EX"
"""The section of worked examples, which adds no rule."""
IDS = [f"{lesson.game}-{lesson.id}" for lesson in LESSONS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_a_lesson_can_be_played_and_has_all_its_words(lesson: Lesson, language: str) -> None:
    text = "\n".join(catalogs(language).values())
    assert faults(lesson, lambda id: f"\n{id} =" in text) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_following_the_hints_finishes_a_lesson(lesson: Lesson) -> None:
    attempt = Attempt(lesson)
    kinds = []
    while not attempt.finished:
        kinds.append(attempt.answer(attempt.hint).kind)
    assert set(kinds) <= {"done", "continue"}
    assert kinds.count("done") == len(lesson.steps)


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_every_first_answer_of_a_step_leads_on_or_gets_a_reason(lesson: Lesson) -> None:
    so_far: list[str] = []
    for step in lesson.steps:
        offered = Attempt(lesson, so_far).match.decision_of(lesson.learner).keys
        for key in offered:
            attempt = Attempt(lesson, so_far)
            verdict = attempt.answer(key)
            assert verdict.kind in ("done", "continue", "wrong")
            assert verdict.kind == "continue" or Words().knows(verdict.message)
            if verdict.kind == "wrong":
                assert attempt.match.dump_state() == Attempt(lesson, so_far).match.dump_state()
        so_far += step.hint


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
def test_after_any_free_choice_there_is_still_a_hint(lesson: Lesson) -> None:
    first = Attempt(lesson).match.decision_of(lesson.learner).keys
    for key in first:
        attempt = Attempt(lesson)
        if attempt.answer(key).kind == "done" and not attempt.finished:
            assert attempt.answer(attempt.hint).kind in ("done", "continue")


@pytest.mark.parametrize("lesson", LESSONS, ids=IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_most_two_sentences_are_said_at_a_time(lesson: Lesson, language: str) -> None:
    words = Words(language)
    long = [id for id in messages(lesson) if words.say(id).count(". ") > 1]
    assert long == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_lesson_is_used(language: str) -> None:
    used = {id for lesson in LESSONS for id in messages(lesson)}
    text = "\n".join(
        text for name, text in catalogs(language).items() if name.startswith("lessons")
    )
    said = [line.split(" =")[0] for line in text.splitlines() if " =" in line]
    games = tuple(f"lesson-{game}-" for game in COURSES)
    assert [id for id in said if id.startswith(games) and id not in used] == []


def test_an_attempt_is_made_again_from_its_answers() -> None:
    attempt = Attempt(find("hivernation", "flower-and-bear"))
    for key in ("bee:1,1", "use:flower", "flower:0,-1"):
        attempt.answer(key)
    again = Attempt(attempt.lesson, attempt.answers)
    assert again.number == 1
    assert again.match.dump_state() == attempt.match.dump_state()


def test_what_the_rules_forbid_is_refused_with_its_clause() -> None:
    attempt = Attempt(find("hivernation", "attaching"))
    verdict = attempt.answer("bee:3,3")
    assert (verdict.kind, verdict.clause) == ("refused", "HIV-ATT-06")
    assert attempt.given == []


def test_a_legal_answer_beside_the_point_is_taken_back_with_a_reason() -> None:
    attempt = Attempt(find("hivernation", "pincer"))
    verdict = attempt.answer("bee:1,1")
    assert (verdict.kind, verdict.message) == ("wrong", "lesson-hivernation-pincer-catch-wrong")
    assert attempt.answer("bee:-3,1").kind == "done"
    assert attempt.finished


def test_nothing_can_be_answered_after_the_end() -> None:
    lesson = find("hivernation", "pincer")
    attempt = Attempt(lesson, lesson.steps[0].hint)
    assert attempt.finished
    assert attempt.hint == ""
    assert attempt.answer("bee:1,1").message == "lesson-finished"


@pytest.mark.parametrize(
    ("game", "id", "code"),
    [("chess", "one", "no-course"), ("hivernation", "gone", "no-lesson")],
)
def test_an_unknown_lesson_is_answered_with_the_list(game: str, id: str, code: str) -> None:
    with pytest.raises(BadSettings, match=r"attaching|hivernation") as caught:
        find(game, id)
    assert caught.value.code == code


LESSON = (
    '[[lesson]]\nid = "x"\nteaches = []\nmode = "quick"\nseats = 2\n'
    'position = ["* start:workers"]\n'
)
STEP = '[[lesson.step]]\nid = "y"\n'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[[lesson", "file.toml: Expected"),
        ('[[lesson]]\nid = "x"\n', "file.toml: x: the field 'mode' is missing"),
        (LESSON + "color = 1\n[[lesson.step]]", "file.toml: x: the field 'color' is unknown"),
        (LESSON.replace("quick", "slow") + STEP, "file.toml: x: hivernation has no mode 'slow'"),
        (LESSON + "learner = 5\n" + STEP, "there is no seat 5 for the learner"),
        (LESSON + STEP, "file.toml: x: y: the field 'goal' is missing"),
        (LESSON + STEP + "goal = {}\nhint = []", "file.toml: x: y: its goal has no condition"),
        (LESSON + STEP + 'goal = { win = 1 }\nhint = ["bee:1,0"]', "the field 'win' is unknown"),
        (LESSON.replace("* start", "start") + STEP, "'start:workers' is no answer"),
        (
            LESSON + 2 * (STEP + 'goal = { answer = ["*"] }\nhint = ["bee:1,0"]\n'),
            "file.toml: x: the id 'y' is used twice",
        ),
    ],
)
def test_a_lesson_file_that_is_wrong_says_where_and_why(text: str, reason: str) -> None:
    with pytest.raises(BadLesson) as caught:
        read("hivernation", "file.toml", text)
    assert reason in str(caught.value)
    assert caught.value.code == "bad-lesson"


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ('goal = { answer = ["*"] }\nhint = ["bee:9,9"]', "the hint 'bee:9,9' is not offered"),
        ('goal = { event = "bear" }\nhint = ["bee:1,0"]', "the hint 'bee:1,0' leads to 'wrong'"),
        (
            'goal = { answer = ["*"] }\nhint = ["bee:1,0"]\nreplies = ["1 bee:1,0"]',
            "the replies do not fit",
        ),
        (
            'goal = { answer = ["*"] }\nhint = ["bee:1,0"]\nwrong = { "use:*" = "tile" }',
            "no option fits a pattern of the reason 'tile'",
        ),
    ],
)
def test_an_impossible_step_is_found(step: str, reason: str) -> None:
    (lesson,) = read("hivernation", "file.toml", LESSON + STEP + step)
    assert any(reason in fault and fault.startswith("y: ") for fault in faults(lesson, bool))


def test_missing_words_and_an_impossible_position_are_found() -> None:
    text = LESSON.replace("start:workers", "start:bears") + STEP
    (lesson,) = read("hivernation", "f", text + 'goal = { answer = ["*"] }\nhint = ["bee:1,0"]')
    found = faults(lesson, lambda id: False)
    assert "the message lesson-hivernation-x is missing" in found
    assert any(fault.startswith("the position cannot be reached") for fault in found)


@pytest.mark.parametrize("game", COURSES)
def test_lessons_name_sections_of_the_rules(game: str) -> None:
    known = {section.name for section in sections(game)}
    assert {name for lesson in course(game) for name in lesson.teaches} <= known


@pytest.mark.parametrize("game", skep.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_of_the_rules_is_taught_or_mentioned(game: str, language: str) -> None:
    """Each section has a lesson, or the page How to play links to it."""
    taught = {name for lesson in course(game) for name in lesson.teaches}
    page = text_of(ROOT / "docs" / "learn" / f"{game}.{language}.md")
    linked = set(re.findall(rf"rules/{game}\.md#([\w-]+)", page))
    missing = [
        section.name
        for section in sections(game)
        if section.name not in taught | {EXAMPLES}
        and slug(f"{section.title} {section.name}") not in linked
    ]
    assert missing == []


def slug(heading: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w]+", "-", heading.lower()).strip("-")
