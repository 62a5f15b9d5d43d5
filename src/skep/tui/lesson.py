"""Lessons in the terminal: what to do, the table, and what came of each answer."""

from __future__ import annotations

from collections.abc import Sequence

from skep.lessons import Attempt, Lesson, LessonVerdict
from skep.tui.answers import meant, tidy
from skep.tui.display import HONEY, QUIET, Display
from skep.tui.screen import Screen
from skep.words import Words

RIVAL = "rival"


class LeaveLessons(Exception):
    """The learner wants to stop."""


class Classroom:
    """Plays the lessons of a course one after another at one screen."""

    def __init__(self, lessons: Sequence[Lesson], screen: Screen, words: Words) -> None:
        self.lessons = lessons
        self.screen = screen
        self.words = words

    def run(self, first: int = 0) -> None:
        """Play from the lesson with this number to the end of the course."""
        try:
            for lesson in self.lessons[first:]:
                self.play(lesson)
            self.screen.say(self.words.say("lesson-course-done"), HONEY)
        except EOFError:
            self.screen.say()
        except LeaveLessons:
            return

    def list(self) -> None:
        """The titles of all lessons."""
        for number, lesson in enumerate(self.lessons, 1):
            title = self.words.say(lesson.title)
            self.screen.say(self.words.say("lesson-line", number=number, title=title))

    def play(self, lesson: Lesson) -> None:
        """One lesson, until it is finished or skipped."""
        attempt = Attempt(lesson)
        self.screen.say(self.words.say(lesson.title), HONEY)
        self.screen.say(self.words.say("lesson-help"), QUIET)
        while not attempt.finished:
            self.show(attempt)
            if not self.obey(attempt, self.screen.read(self.words.say("answer-here"))):
                return

    def show(self, attempt: Attempt) -> None:
        """The table and the task."""
        seats = attempt.lesson.settings.seats
        players = ["you" if seat == attempt.lesson.learner else RIVAL for seat in range(seats)]
        showing = Display(attempt.match, players, self.screen, self.words)
        showing.viewer = attempt.lesson.learner
        showing.show()
        self.screen.say(self.words.say(attempt.lesson.message(attempt.step)), HONEY)

    def obey(self, attempt: Attempt, typed: str) -> bool:
        """Do what was typed; False to leave this lesson for the next one."""
        if typed in ("quit", "exit"):
            raise LeaveLessons
        if typed == "next":
            return False
        if typed == "again":
            attempt.restart_step()
        elif typed == "hint":
            self.give_hint(attempt)
        elif typed:
            self.answer(attempt, typed)
        return True

    def give_hint(self, attempt: Attempt) -> None:
        """Show one option that leads on; if there is none, the step starts again."""
        if not attempt.hint:
            attempt.restart_step()
        drawing = Display(attempt.match, ["you"], self.screen, self.words).drawing
        option = f"{attempt.hint}: {drawing.option(attempt.hint)}"
        self.screen.say(self.words.say("lesson-hint", option=option), QUIET)

    def answer(self, attempt: Attempt, typed: str) -> None:
        keys = meant(attempt.match.decision_of(attempt.lesson.learner), typed)
        if len(keys) != 1:
            self.screen.say(self.words.say("lesson-try-again"))
            return
        self.explain(attempt.answer(keys[0]), typed)

    def explain(self, verdict: LessonVerdict, typed: str) -> None:
        """What came of an answer, in words."""
        if verdict.message:
            self.screen.say(self.words.say(verdict.message), HONEY)
        if verdict.kind == "refused":
            why = f"why-{verdict.clause}"
            known = verdict.clause and self.words.knows(why)
            self.screen.say(self.words.say(why) if known else f"{tidy(typed)}?")
        if verdict.kind in ("refused", "wrong"):
            self.screen.say(self.words.say("lesson-try-again"))
