"""Whether a lesson can be played: its position, its hints, its replies and its words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase

from skep.kernel.errors import SkepError
from skep.lessons.attempt import Attempt
from skep.lessons.lesson import Lesson, LessonStep


def faults(lesson: Lesson, knows: Callable[[str], bool]) -> list[str]:
    """What is wrong with a lesson, as `step: reason`; `knows` says if a message exists."""
    found = [f"the message {id} is missing" for id in messages(lesson) if not knows(id)]
    try:
        attempt = Attempt(lesson)
    except SkepError as fault:
        return [*found, f"the position cannot be reached: {fault}"]
    for step in lesson.steps:
        wrong = list(_step_faults(attempt, step))
        found += [f"{step.id}: {each}" for each in wrong]
        if wrong:
            break
    return found


def messages(lesson: Lesson) -> list[str]:
    """The ids of all messages that a lesson needs."""
    parts = [
        lesson.message(step, part)
        for step in lesson.steps
        for part in ("", "done", "wrong", *(f"wrong-{name}" for _, name in step.wrong))
    ]
    return [lesson.title, *dict.fromkeys(parts)]


def _step_faults(attempt: Attempt, step: LessonStep) -> Iterator[str]:
    match, learner = attempt.match, attempt.lesson.learner
    if match.over or learner not in match.waiting:
        yield "the learner is not asked here"
        return
    offered = match.decision_of(learner).keys
    for name in dict.fromkeys(name for _, name in step.wrong):
        patterns = [pattern for pattern, reason in step.wrong if reason == name]
        if not any(fnmatchcase(key, pattern) for key in offered for pattern in patterns):
            yield f"no option fits a pattern of the reason {name!r}"
    before = len(match.log)
    for at, key in enumerate(step.hint, 1):
        verdict = attempt.answer(key)
        if verdict.kind == "refused":
            yield f"the hint {key!r} is not offered{verdict.clause and f': {verdict.clause}'}"
            return
        last = at == len(step.hint)
        if verdict.kind != ("done" if last else "continue"):
            yield f"the hint {key!r} leads to {verdict.kind!r}"
            return
    replied = [(entry.seat, entry.key) for entry in attempt.match.log[before + len(step.hint) :]]
    if replied[: len(step.replies)] != list(step.replies):
        yield "the replies do not fit what was answered"
