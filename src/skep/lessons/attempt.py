"""Playing a lesson: the learner's answers are judged, the other seats reply by themselves."""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import Literal, NamedTuple

import skep
from skep.kernel.decision import Entry
from skep.kernel.errors import Diverged, IllegalAnswer
from skep.kernel.match import Match
from skep.lessons.lesson import Lesson, LessonStep

MAX_ANSWERS_PER_STEP = 12
"""The most answers of a step; after that the learner has lost the way."""
SEED = 1
"""The seed, the same for every learner."""

Kind = Literal["done", "continue", "wrong", "refused"]


class LessonVerdict(NamedTuple):
    """What came of an answer: the goal was reached, the step goes on, the answer was legal but
    is not what the step teaches (it was taken back), or the rules forbid it."""

    kind: Kind
    message: str = ""
    """The id of the message that explains it; empty where there is nothing to explain."""
    clause: str = ""
    """The clause that forbids the answer."""


class Attempt:
    """One learner's way through a lesson. The same answers always lead to the same place, so an
    attempt can be stored as the list `answers` and made again from it."""

    def __init__(self, lesson: Lesson, answers: Iterable[str] = ()) -> None:
        self.lesson = lesson
        self.answers: list[str] = []
        """The learner's answers that were kept, of all steps."""
        self.number = 0
        """How many steps are done."""
        self._log = [Entry(seat, "", key) for seat, key in lesson.position]
        self._begin()
        for key in answers:
            self.answer(key)

    def _begin(self) -> None:
        """Stand at the beginning of the current step."""
        lesson = self.lesson
        self.match = Match(skep.game(lesson.game), lesson.settings, SEED, self._log)
        self._log = list(self.match.log)
        self.given: list[str] = []

    @property
    def finished(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        """The current step; the last one when all are done."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def hint(self) -> str:
        """An answer that leads on: the step's own solution while the learner follows it, else any
        answer that reaches the goal at once; empty if there is none or the lesson is finished."""
        if self.finished:
            return ""
        given = tuple(self.given)
        offered = self.match.decision_of(self.lesson.learner).keys
        if self.step.hint[: len(given)] == given:
            key = next(iter(self.step.hint[len(given) :]), "")
            if key in offered:
                return key
        return next((key for key in offered if self._reaches(key)), "")

    def _reaches(self, key: str) -> bool:
        """Whether this answer alone would reach the goal."""
        twin = Attempt(self.lesson, self.answers)
        for each in (*self.given, key):
            verdict = twin.answer(each)
        return verdict.kind == "done"

    def answer(self, key: str) -> LessonVerdict:
        """Judge an answer. A wrong one takes the step back to its beginning."""
        if self.finished:
            return LessonVerdict("wrong", "lesson-finished")
        step, seat = self.step, self.lesson.learner
        try:
            self.match.answer(key, seat)
        except IllegalAnswer as fault:
            return LessonVerdict("refused", "", fault.clause)
        self.given.append(key)
        reason = self._listed_reason(key)
        if not reason and step.goal.met(key, seat, self.match.events_of(seat, len(self._log) + 1)):
            self._finish_step()
            return LessonVerdict("done", self.lesson.message(step, "done"))
        if not reason and self._may_go_on():
            return LessonVerdict("continue")
        self._begin()
        return LessonVerdict("wrong", reason or self.lesson.message(step, "wrong"))

    def _listed_reason(self, key: str) -> str:
        """The step's own message about this answer, even if it meets the goal; empty if none."""
        for pattern, name in self.step.wrong:
            if fnmatchcase(key, pattern):
                return self.lesson.message(self.step, f"wrong-{name}")
        return ""

    def _may_go_on(self) -> bool:
        """Whether the learner is still asked and has not strayed too far."""
        return self._asked() and len(self.given) < MAX_ANSWERS_PER_STEP

    def restart_step(self) -> None:
        """Take back all answers of the current step."""
        self._begin()

    def _finish_step(self) -> None:
        replies = [Entry(seat, "", key) for seat, key in self.step.replies]
        self.answers += self.given
        self.number += 1
        self._log = self._replied(replies)
        self._begin()
        while not self.finished and not self.match.over and not self._asked():
            self.match.answer(self.match.decision.keys[0])
        self._log = list(self.match.log)

    def _replied(self, replies: list[Entry]) -> list[Entry]:
        """The log with the prepared replies; without them if the learner's choice forbids them."""
        log = list(self.match.log)
        if not replies:
            return log
        last = max(at for at, entry in enumerate(log) if entry.seat == self.lesson.learner)
        prepared = [*log[: last + 1], *replies]
        try:
            Match(self.match.game, self.match.settings, SEED, prepared)
        except Diverged:
            return log
        return prepared

    def _asked(self) -> bool:
        return self.lesson.learner in self.match.waiting
