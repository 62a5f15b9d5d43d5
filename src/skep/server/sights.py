"""What one viewer may know at one moment: views, decisions and told events, never the state."""

from __future__ import annotations

from typing import Any

from skep.kernel.decision import Decision
from skep.kernel.match import Match
from skep.server.story import Story
from skep.server.wire import (
    DecisionSeen,
    OptionSeen,
    RefusalSeen,
    SheetLine,
    Sight,
    ToldSeen,
)  # fmt: skip


def sight(
    match: Match, story: Story, viewer: int | None, keep: int = 0,
    lines: list[SheetLine] | None = None,
) -> Sight:  # fmt: skip
    """All that a viewer (None: a watcher) may know; told events from number `keep` on. The sheet
    is the same for all viewers, so whoever shows many hands it on."""
    ended = story.over
    view = match.view(viewer)
    if ended and not match.over:
        _resigned(view, story)
    asked = viewer is not None and not ended and viewer in match.waiting
    return Sight(
        viewer, view,
        decision(match.decision_of(viewer)) if asked and viewer is not None else None,
        sheet(match) if lines is None else lines,
        story.end.get("reason", "") if ended else match.reason,
        viewer is not None and not ended and match.can_undo(viewer), keep,
        told(match, viewer, keep), {} if viewer is None else story.chairs[viewer].standing,
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
        [OptionSeen(option.key, None) for option in asked.options],
        [RefusalSeen(refusal.key, refusal.clause) for refusal in asked.refusals],
    )  # fmt: skip


def _resigned(view: dict[str, Any], story: Story) -> None:
    """A match that ended because someone gave up: nobody is asked, and who gave up is last."""
    gone = [chair.resigned for chair in story.chairs]
    scores = view["scores"]
    marks = [(not out, score) for out, score in zip(gone, scores)]
    view.update(
        over=True, waiting=[], prompt=None,
        ranks=[1 + sum(other > mark for other in marks) for mark in marks],
    )  # fmt: skip
