"""Lessons: short interactive positions that teach a game with its real rules.

A lesson is data (`content/<game>.toml`): a position, and steps with a goal, a hint and replies
of the other seats. Its words are Fluent messages. An `Attempt` plays a lesson.

>>> from skep import lessons
>>> attempt = lessons.Attempt(lessons.course("hivernation")[0])
>>> attempt.answer(attempt.hint).kind
'done'
"""

from __future__ import annotations

from skep.lessons.attempt import Attempt, LessonVerdict
from skep.lessons.check import faults
from skep.lessons.course import COURSES, course, find
from skep.lessons.lesson import BadLesson, Goal, Lesson, LessonStep

__all__ = [
    "COURSES",
    "Attempt",
    "BadLesson",
    "Goal",
    "Lesson",
    "LessonStep",
    "LessonVerdict",
    "course",
    "faults",
    "find",
]
