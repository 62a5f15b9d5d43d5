"""The courses: the lessons of each game, read from `content/<game>.toml` and checked for form."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import skep
from skep.kernel.errors import BadSettings, SkepError
from skep.kernel.script import CHANCE
from skep.lessons.lesson import BadLesson, Goal, Lesson, LessonStep

CONTENT = files("skep.lessons").joinpath("content")
COURSES = tuple(sorted(file.name.removesuffix(".toml") for file in CONTENT.iterdir()))
"""The games that have lessons."""

LESSON_FIELDS = {"id", "teaches", "mode", "seats", "settings", "learner", "position", "step"}
STEP_FIELDS = {"id", "goal", "hint", "highlight", "replies", "wrong"}
GOAL_FIELDS = {"answer", "event", "facts"}


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in order; BadSettings if it has none."""
    if game not in COURSES:
        raise BadSettings(
            f"there are no lessons for {game!r}; the courses: {', '.join(COURSES)}", "no-course"
        )
    file = f"{game}.toml"
    return read(game, file, CONTENT.joinpath(file).read_text("utf-8"))


def find(game: str, id: str) -> Lesson:
    """One lesson of a game; BadSettings, with the list of lessons, if there is no such lesson."""
    for lesson in course(game):
        if lesson.id == id:
            return lesson
    known = ", ".join(lesson.id for lesson in course(game))
    raise BadSettings(f"{game} has no lesson {id!r}; its lessons: {known}", "no-lesson")


def read(game: str, file: str, text: str) -> tuple[Lesson, ...]:
    """The lessons that a TOML text describes, or BadLesson."""
    try:
        rows = tomllib.loads(text).get("lesson", [])
    except tomllib.TOMLDecodeError as fault:
        raise BadLesson(file, "", "", str(fault)) from fault
    found = tuple(_lesson(game, file, row) for row in rows)
    _unique(file, "", [lesson.id for lesson in found])
    for lesson in found:
        _unique(file, lesson.id, [step.id for step in lesson.steps])
    return found


def _unique(file: str, lesson: str, ids: list[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise BadLesson(file, lesson, "", f"the id {id!r} is used twice")


def _lesson(game: str, file: str, row: Mapping[str, Any]) -> Lesson:
    id = str(row.get("id", "a lesson without an id"))
    _known(file, id, "", row, LESSON_FIELDS, needed={"id", "teaches", "mode", "seats", "step"})
    try:
        settings = skep.game(game).settle(row["mode"], row["seats"], row.get("settings", {}))
    except SkepError as fault:
        raise BadLesson(file, id, "", str(fault)) from fault
    learner = row.get("learner", 0)
    if learner not in range(settings.seats):
        raise BadLesson(file, id, "", f"there is no seat {learner!r} for the learner")
    position = _answers(file, id, "", row.get("position", []))
    steps = tuple(_step(file, id, step) for step in row["step"])
    return Lesson(game, id, tuple(row["teaches"]), settings, learner, position, steps)


def _step(file: str, lesson: str, row: Mapping[str, Any]) -> LessonStep:
    id = str(row.get("id", "a step without an id"))
    _known(file, lesson, id, row, STEP_FIELDS, needed={"id", "goal", "hint"})
    goal = row["goal"]
    _known(file, lesson, id, goal, GOAL_FIELDS, needed=set())
    if not goal:
        raise BadLesson(file, lesson, id, "its goal has no condition")
    return LessonStep(
        id,
        Goal(
            tuple(goal.get("answer", ())), goal.get("event", ""),
            tuple(goal.get("facts", {}).items()),
        ),
        tuple(row["hint"]),
        tuple(row.get("highlight", ())),
        _answers(file, lesson, id, row.get("replies", [])),
        tuple(row.get("wrong", {}).items()),
    )  # fmt: skip


def _known(
    file: str, lesson: str, step: str, row: Mapping[str, Any], fields: set[str], needed: set[str]
) -> None:
    for field in sorted(needed - row.keys()):
        raise BadLesson(file, lesson, step, f"the field {field!r} is missing")
    for field in sorted(row.keys() - fields):
        known = ", ".join(sorted(fields))
        raise BadLesson(file, lesson, step, f"the field {field!r} is unknown; known: {known}")


def _answers(file: str, lesson: str, step: str, lines: list[str]) -> tuple[tuple[int, str], ...]:
    """Answers as match files write them: `0 bee:1,0`, and `* tile:bear` for chance."""
    found = []
    for line in lines:
        seat, _, key = line.partition(" ")
        if not key or not (seat == "*" or seat.isdigit()):
            raise BadLesson(file, lesson, step, f"{line!r} is no answer such as '0 bee:1,0'")
        found.append((CHANCE if seat == "*" else int(seat), key))
    return tuple(found)
