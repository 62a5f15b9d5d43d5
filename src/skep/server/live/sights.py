"""Sights: what one viewer may know at one moment. They never contain the state."""

from __future__ import annotations

from functools import cache
from typing import Any

from skep.kernel.decision import Decision
from skep.kernel.match import Match
from skep.kernel.script import Refusal
from skep.server.wire import DecisionSeen, OptionSeen, RefusalSeen, Sight, ToldSeen
from skep.server.wire.codec import raw
from skep.tables.state import TableState


class Moment:
    """A match at one moment. What is the same for all viewers is computed once."""

    def __init__(self, match: Match, state: TableState | None, ended: bool) -> None:
        self.match = match
        self.state = state
        """The table's state; `None` for a moment of the past, which has no standing orders."""
        self.ended = ended
        """True if the table's match has ended, by the rules or by resignation."""
        head = match.head()
        self.asked = [] if ended else head["waiting"]
        if state and ended and not match.over:
            _resigned(head, state)
        self.head = head
        self.shared = match.shared()
        self.sheet = raw(match.sheet)
        self.reason = state.end.get("reason", "") if state and ended else match.reason
        self._told: dict[tuple[int | None, int], Any] = {}

    def view(self, viewer: int | None) -> Any:
        """`Match.view`, encoded. What all viewers share is computed once."""
        own = self.match.own(viewer)
        return raw({**self.head, "viewer": viewer, "table": {**self.shared, **own}})

    def sight(self, viewer: int | None, keep: int = 0) -> Sight:
        """All that a viewer (`None`: a spectator) may know; events after the first `keep`."""
        sight = Sight(
            viewer, self.view(viewer), None, self.sheet, self.reason, False, keep,
            self.told(viewer, keep),
        )  # fmt: skip
        if viewer is not None:
            if self.state:
                sight.standing = self.state.chairs[viewer].standing
            sight.can_undo = not self.ended and self.match.can_undo(viewer)
            if viewer in self.asked:
                sight.decision = decision(self.match.decision_of(viewer))
        return sight

    def told(self, viewer: int | None, keep: int) -> Any:
        """The events after the first `keep`. Unless some are secret, all viewers share them."""
        secrets = any(event.secret for event in self.match.events[keep:])
        who = viewer if secrets else None, keep
        if who not in self._told:
            self._told[who] = raw(told(self.match, viewer, keep))
        return self._told[who]


def past(match: Match, viewer: int | None) -> Sight:
    """What a viewer may know of an earlier moment of a match, without its decision."""
    seen = Moment(match, None, False).sight(viewer)
    seen.decision, seen.can_undo = None, False
    return seen


def told(match: Match, viewer: int | None, keep: int) -> list[ToldSeen]:
    """The events after the first `keep`, as the viewer may know them."""
    events = (event.seen_by(viewer) for event in match.events[keep:])
    return [ToldSeen(e["name"], e["seat"], e["entry"], e["facts"]) for e in events]


def decision(asked: Decision) -> DecisionSeen:
    """What a seat is asked."""
    return DecisionSeen(
        asked.seat, asked.prompt, asked.facts, [*map(_option, asked.keys)],
        [*map(_refusal, asked.refusals)],
    )  # fmt: skip


@cache
def _option(key: str) -> Any:
    return raw(OptionSeen(key))


@cache
def _refusal(refusal: Refusal) -> Any:
    return raw(RefusalSeen(refusal.key, refusal.clause))


def _resigned(head: dict[str, Any], state: TableState) -> None:
    """Change the head of a match that ended by resignation: nobody is asked, and whoever resigned
    ranks last."""
    gone = [chair.resigned for chair in state.chairs]
    marks = [(not out, score) for out, score in zip(gone, head["scores"])]
    head.update(
        over=True, waiting=[], prompt=None,
        ranks=[1 + sum(other > mark for other in marks) for mark in marks],
    )  # fmt: skip
