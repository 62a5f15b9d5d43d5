"""What one viewer may know at one moment: views, decisions and told events, never the state."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from skep.kernel.decision import Decision
from skep.kernel.match import Match
from skep.server.codec import as_raw, encode, raw
from skep.server.story import Story
from skep.server.wire import (
    DecisionSeen,
    OptionSeen,
    RefusalSeen,
    SheetLine,
    Sight,
    ToldSeen,
)  # fmt: skip

MANY = 50_000
"""Options and refusals that are kept encoded: the same few thousand come again and again."""


class Moment:
    """A match at one moment: what is the same for all viewers is worked out and encoded once."""

    def __init__(self, match: Match, story: Story, ended: bool) -> None:
        self.match = match
        self.chairs = story.chairs
        self.ended = ended
        """Is it over at this table, be it that someone resigned?"""
        head = match.head()
        if ended and not match.over:
            _resigned(head, story)
        self.head = encode(head)[:-1]
        self.table = encode(match.shared())[1:-1]
        self.sheet = raw(sheet(match))
        self.reason = story.end.get("reason", "") if ended else match.reason

    def view(self, viewer: int | None) -> Any:
        """`Match.view`, encoded."""
        own = encode(self.match.own(viewer))[1:-1]
        parts = b",".join(part for part in (self.table, own) if part)
        who = b"null" if viewer is None else b"%d" % viewer
        return as_raw(b'%b,"viewer":%b,"table":{%b}}' % (self.head, who, parts))

    def sight(self, viewer: int | None, keep: int = 0) -> Sight:
        """All that a viewer (None: a watcher) may know; told events from number `keep` on."""
        match = self.match
        seated = viewer is not None and not self.ended
        asked = seated and viewer in match.waiting
        return Sight(
            viewer, self.view(viewer),
            decision(match.decision_of(viewer)) if asked and viewer is not None else None,
            self.sheet, self.reason,
            viewer is not None and seated and match.can_undo(viewer), keep,
            told(match, viewer, keep), {} if viewer is None else self.chairs[viewer].standing,
        )  # fmt: skip


def sheet(match: Match) -> list[SheetLine]:
    return [SheetLine(line["seat"], line["id"], line["points"]) for line in match.sheet]


def told(match: Match, viewer: int | None, keep: int) -> list[ToldSeen]:
    """What happened, as the viewer may know it, after so many events."""
    events = (event.seen_by(viewer) for event in match.events[keep:])
    return [ToldSeen(e["name"], e["seat"], e["entry"], e["facts"]) for e in events]


def decision(asked: Decision) -> DecisionSeen:
    return DecisionSeen(
        asked.seat, asked.prompt, asked.facts,
        [_option(key) for key in asked.keys],
        [_refusal(refusal.key, refusal.clause) for refusal in asked.refusals],
    )  # fmt: skip


@lru_cache(MANY)
def _option(key: str) -> Any:
    return raw(OptionSeen(key, None))


@lru_cache(MANY)
def _refusal(key: str, clause: str) -> Any:
    return raw(RefusalSeen(key, clause))


def _resigned(head: dict[str, Any], story: Story) -> None:
    """A match that ended because someone gave up: nobody is asked, and who gave up is last."""
    gone = [chair.resigned for chair in story.chairs]
    marks = [(not out, score) for out, score in zip(gone, head["scores"])]
    head.update(
        over=True, waiting=[], prompt=None,
        ranks=[1 + sum(other > mark for other in marks) for mark in marks],
    )  # fmt: skip
