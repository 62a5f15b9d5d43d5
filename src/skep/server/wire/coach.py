"""Questions to the coach, and its answers."""

from __future__ import annotations

from msgspec import Struct


class Hint(Struct, tag_field="do", tag="hint"):
    """Ask what a bot would answer, and why. The result is a HintSeen."""

    id: int
    seat: int


class Chances(Struct, tag_field="do", tag="chances"):
    """Ask each seat's chance to win over the course of the match, as known to one's own seat or to
    spectators; once the match is over also to any seat, or with everything open. The result is a
    ChancesSeen."""

    id: int
    viewer: int | None = None
    whole: bool = False
    """Whether everything is open; only once the match is over."""
    after: int = -1
    """Leave out the first entries of the log, up to this one."""


class Review(Struct, tag_field="do", tag="review"):
    """Ask, once the match is over, which decisions of a seat were costly. The result is a
    ReviewSeen for a part of the log, which starts at an entry."""

    id: int
    seat: int
    after: int = 0


class Reason(Struct):
    """A sentence: the message `coach-<id>` with its facts. `option` is a key and `seat` a seat."""

    id: str
    facts: dict[str, str | int]


class HintSeen(Struct):
    key: str
    before: float | None
    """The seat's chance to win now; `null` where nobody can lose."""
    after: float | None
    """The seat's chance to win at the end of its turn; `null` where nobody can lose."""
    tried: int
    """The number of iterations of the search."""
    reasons: list[Reason]


class ChanceSeen(Struct):
    """A chance to win, and the bounds between which it most likely lies."""

    chance: float
    low: float
    high: float


class PointSeen(Struct):
    """Each seat's chance when the log had this many entries."""

    entries: int
    chances: list[ChanceSeen]


class ChancesSeen(Struct):
    points: list[PointSeen]


class LessonSeen(Struct):
    """A costly decision: what was answered when the log had this many entries, and what was
    better."""

    entries: int
    seat: int
    prompt: str
    taken: str
    better: str
    chance: float
    """The chance to win with the better option."""
    cost: float
    reason: Reason
    """Why the better option was better."""


class ReviewSeen(Struct):
    """Costly decisions, and the entry where the next part starts; `null` if there is none."""

    lessons: list[LessonSeen]
    after: int | None
