"""The coach: what it is asked, and what it says."""

from __future__ import annotations

from msgspec import Struct


class Hint(Struct, tag_field="do", tag="hint"):
    """What a bot would answer, and why: a HintSeen."""

    id: int
    seat: int


class Chances(Struct, tag_field="do", tag="chances"):
    """How likely each seat was to win, over the match: a ChancesSeen. From one's own sight or a
    watcher's; once the match is over from anybody's, or with everything open."""

    id: int
    viewer: int | None = None
    whole: bool = False
    """With everything open, once the match is over."""
    after: int = -1
    """Only what came after so many entries."""


class Review(Struct, tag_field="do", tag="review"):
    """Once the match is over: a seat's decisions that cost, a part of the log at a time, from an
    entry on: a ReviewSeen."""

    id: int
    seat: int
    after: int = 0


class Reason(Struct):
    """A sentence: the message `coach-<id>`. Of its facts, `option` is a key and `seat` a seat."""

    id: str
    facts: dict[str, str | int]


class HintSeen(Struct):
    key: str
    before: float | None
    """The seat's chance to win now, and at the end of its turn; None where nobody can lose."""
    after: float | None
    tried: int
    reasons: list[Reason]


class ChanceSeen(Struct):
    """A chance to win, and between which it most likely lies."""

    chance: float
    low: float
    high: float


class PointSeen(Struct):
    """After so many entries, the chance of each seat."""

    entries: int
    chances: list[ChanceSeen]


class ChancesSeen(Struct):
    points: list[PointSeen]


class LessonSeen(Struct):
    """A decision that cost: what was taken where the log had so many entries, what was better."""

    entries: int
    seat: int
    prompt: str
    taken: str
    better: str
    chance: float
    """With the better option."""
    cost: float
    reason: Reason
    """What the one that was taken lacked."""


class ReviewSeen(Struct):
    """What was found, and from which entry on there is more to look at; None: no more."""

    lessons: list[LessonSeen]
    after: int | None
