"""Who is at a table and how it was set: the same for all who have a link."""

from __future__ import annotations

from collections.abc import Container

from skep.coach.odds import known
from skep.server.wire import Chair, Fork, Kept, Listing, Ordered, Room, Takeback
from skep.server.wire.codec import encode
from skep.tables.state import Story


def room(story: Story, connected: Container[int], now: float, watcher: bool = False) -> Room:
    """The room at this moment; watchers are not told the names of tables."""
    wish = story.wish
    return Room(
        table="" if watcher else story.link, watch="" if watcher else story.watch_key,
        game=story.game.name, mode=story.settings.mode, settings=story.settings.values,
        rules=story.rules, phase=story.phase,
        chairs=chairs(story, connected, now), listed=story.listed, grace=story.grace,
        clock=story.clock,
        takeback=Takeback(wish.seat, wish.entries, wish.agreed) if wish else None,
        next_table="" if watcher else story.next_table, rematch=story.rematch,
        forked_from=None if story.fork is None else Fork(story.fork), seeded=story.seeded,
        hints=story.hints, chances=story.chances and known(story.settings),
        ordered=[Ordered(seat, entry) for seat, entry in story.ordered], notes=story.notes,
        kept=kept(story),
        entries=len(story.log), running=story.running, now=now, last=story.at,
    )  # fmt: skip


def kept(story: Story) -> Kept | None:
    """What the store says of a match that can't be replayed."""
    if not story.kept:
        return None
    scores = story.course[-1][1] if story.course else []
    return Kept(story.game.rules, scores, story.end.get("reason", ""))


def text(story: Story, connected: frozenset[int], now: float, watcher: bool) -> bytes:
    """The room, encoded. A plain answer changes only how it ends, so the rest is kept."""
    end = encode({
        "entries": len(story.log), "running": story.running, "now": now, "last": story.at,
    })[1:]  # fmt: skip
    who = watcher, connected
    begin: bytes | None = story.lasting.get(who)
    if begin is None:
        begin = encode(room(story, connected, now, watcher))[: -len(end)]
        if not story.clock:  # clocks tick
            story.lasting[who] = begin
    return begin + end


def chairs(story: Story, connected: Container[int], now: float) -> list[Chair]:
    found, sides = [], story.sides
    for seat, chair in enumerate(story.chairs):
        left = chair.left
        if left is not None and seat in story.running:
            left = max(0.0, left - max(0.0, now - story.at))
        found.append(Chair(
            seat, chair.kind, chair.taken, chair.name, chair.color, chair.level,
            seat in connected, chair.bot_plays or chair.flagged or chair.resigned,
            chair.resigned, left, sides[seat],
        ))  # fmt: skip
    return found


def listing(story: Story, connected: Container[int], now: float) -> Listing:
    """An open table as the lobby shows it."""
    return Listing(
        story.link, story.game.name, story.settings.mode, chairs(story, connected, now), story.made,
        story.seeded,
    )  # fmt: skip
