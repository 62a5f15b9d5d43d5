"""What a lesson is made of."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from skep.kernel.errors import SkepError
from skep.kernel.game import Settings


class BadLesson(SkepError):
    """A lesson that cannot be used; names the file, the lesson, the step and the reason."""

    code = "bad-lesson"

    def __init__(self, file: str, lesson: str, step: str, reason: str) -> None:
        place = ": ".join(part for part in (file, lesson, step) if part)
        super().__init__(f"{place}: {reason}")
        self.file = file
        self.lesson = lesson
        self.step = step


class Goal(NamedTuple):
    """What a step asks for; every condition that is given must hold."""

    answer: tuple[str, ...] = ()
    """Patterns of option keys, such as `bee:*`; the last answer must match one of them."""
    event: str = ""
    """The name of an event that the learner must have caused in this step."""
    facts: tuple[tuple[str, int], ...] = ()
    """Facts of that event and the least they must be; a list counts by its length."""

    def met(self, key: str, seat: int, events: list[dict[str, Any]]) -> bool:
        """Whether an answer of this seat and the events of its step fulfill the goal."""
        if self.answer and not any(fnmatchcase(key, pattern) for pattern in self.answer):
            return False
        return not self.event or any(self._is(event, seat) for event in events)

    def _is(self, event: dict[str, Any], seat: int) -> bool:
        if event["name"] != self.event or event["seat"] != seat:
            return False
        return all(_amount(event["facts"].get(name)) >= least for name, least in self.facts)


def _amount(fact: object) -> int:
    """A fact as a number: a list counts by its length, anything else that is no number is 0."""
    if isinstance(fact, list):
        return len(fact)
    return fact if isinstance(fact, int) else 0


class LessonStep(NamedTuple):
    """One task: what to reach, one way to reach it, and what the others do afterwards."""

    id: str
    goal: Goal
    hint: tuple[str, ...]
    """Answers that reach the goal, one after another."""
    highlight: tuple[str, ...] = ()
    """Options, as key patterns, and parts of the table to point at."""
    replies: tuple[tuple[int, str], ...] = ()
    """Answers of the other seats and of chance that follow, each with its seat."""
    wrong: tuple[tuple[str, str], ...] = ()
    """Patterns of answers that have a reason of their own, each with the reason's name."""


class Lesson(NamedTuple):
    """A prepared position and the steps that the learner takes from it."""

    game: str
    id: str
    teaches: tuple[str, ...]
    """The sections of the rules that it shows, as in clause ids: `PINCER` of `HIV-PINCER-03`."""
    settings: Settings
    learner: int
    position: tuple[tuple[int, str], ...]
    """The answers that lead to the position, each with its seat; chance's included."""
    steps: tuple[LessonStep, ...]

    @property
    def title(self) -> str:
        """The id of the message with the lesson's title."""
        return f"lesson-{self.game}-{self.id}"

    def message(self, step: LessonStep, part: str = "") -> str:
        """The id of a step's message: what to do, or what to say for a part such as `done`."""
        return "-".join(word for word in (self.title, step.id, part) if word)
