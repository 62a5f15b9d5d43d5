"""What one viewer may know at one moment: views, decisions and told events, never the state."""

from __future__ import annotations

from functools import cache
from typing import Any

from skep.kernel.decision import Decision
from skep.kernel.match import Match
from skep.kernel.script import Refusal
from skep.server.wire import DecisionSeen, OptionSeen, RefusalSeen, Sight, ToldSeen
from skep.server.wire.codec import as_raw, encode, raw
from skep.tables.state import Story


class Moment:
    """A match at one moment: what is the same for all viewers is worked out and encoded once."""

    def __init__(self, match: Match, story: Story | None, ended: bool) -> None:
        self.match = match
        self.story = story
        """None: a moment of the past, at which nobody's orders are known."""
        self.ended = ended
        """Is it over at this table, be it that someone resigned?"""
        head = match.head()
        self.asked = [] if ended else head["waiting"]
        if story and ended and not match.over:
            _resigned(head, story)
        self.head = encode(head)[:-1]
        self.table = encode(match.shared())[1:-1]
        self.sheet = raw(match.sheet)
        self.reason = story.end.get("reason", "") if story and ended else match.reason
        self._told: dict[tuple[int | None, int], Any] = {}

    def view(self, viewer: int | None) -> Any:
        """`Match.view`, encoded."""
        own = encode(self.match.own(viewer))[1:-1]
        between = b"," if own and self.table else b""
        who = b"null" if viewer is None else b"%d" % viewer
        table = (self.head, b',"viewer":', who, b',"table":{', self.table, between, own, b"}}")
        return as_raw(b"".join(table))

    def sight(self, viewer: int | None, keep: int = 0) -> Sight:
        """All that a viewer (None: a watcher) may know; told events from number `keep` on."""
        sight = Sight(
            viewer, self.view(viewer), None, self.sheet, self.reason, False, keep,
            self.told(viewer, keep),
        )  # fmt: skip
        if viewer is not None:
            if self.story:
                sight.standing = self.story.chairs[viewer].standing
            sight.can_undo = not self.ended and self.match.can_undo(viewer)
            if viewer in self.asked:
                sight.decision = decision(self.match.decision_of(viewer))
        return sight

    def told(self, viewer: int | None, keep: int) -> Any:
        """What happened after so many events, encoded; without secrets, once for all viewers."""
        secrets = any(event.secret for event in self.match.events[keep:])
        who = viewer if secrets else None, keep
        if who not in self._told:
            self._told[who] = raw(told(self.match, viewer, keep))
        return self._told[who]


def past(match: Match, viewer: int | None) -> Sight:
    """What a viewer saw where a match stood once: nothing is asked there any more."""
    seen = Moment(match, None, False).sight(viewer)
    seen.decision, seen.can_undo = None, False
    return seen


def told(match: Match, viewer: int | None, keep: int) -> list[ToldSeen]:
    """What happened, as the viewer may know it, after so many events."""
    events = (event.seen_by(viewer) for event in match.events[keep:])
    return [ToldSeen(e["name"], e["seat"], e["entry"], e["facts"]) for e in events]


def decision(asked: Decision) -> DecisionSeen:
    options = b",".join(map(_option, asked.keys))
    refusals = b",".join(map(_refusal, asked.refusals))
    return DecisionSeen(
        asked.seat, asked.prompt, asked.facts, as_raw(b"[%b]" % options), as_raw(b"[%b]" % refusals)
    )


@cache
def _option(key: str) -> bytes:
    return encode(OptionSeen(key))


@cache
def _refusal(refusal: Refusal) -> bytes:
    return encode(RefusalSeen(refusal.key, refusal.clause))


def _resigned(head: dict[str, Any], story: Story) -> None:
    """A match that ended because someone gave up: nobody is asked, and who gave up is last."""
    gone = [chair.resigned for chair in story.chairs]
    marks = [(not out, score) for out, score in zip(gone, head["scores"])]
    head.update(
        over=True, waiting=[], prompt=None,
        ranks=[1 + sum(other > mark for other in marks) for mark in marks],
    )  # fmt: skip
