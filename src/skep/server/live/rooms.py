"""Rooms: who is at a table and how it is set up, the same for everyone with a link."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from skep.coach.odds import known
from skep.server.wire import Chair, Fork, Listing, Ordered, OtherRules, Room, Takeback
from skep.server.wire.codec import raw
from skep.tables.state import TableState


def room(state: TableState, connected: Container[int], now: float, watcher: bool = False) -> Room:
    """The room at this moment. Spectators are not told the links of tables."""
    wish = state.wish
    return Room(
        table="" if watcher else state.link, watch="" if watcher else state.watch_key,
        game=state.game.name, mode=state.settings.mode, settings=state.settings.values,
        rules=state.rules, phase=state.phase,
        chairs=chairs(state, connected, now), listed=state.listed, grace=state.grace,
        clock=state.clock,
        takeback=Takeback(wish.seat, wish.entries, wish.agreed) if wish else None,
        next_table="" if watcher else state.next_table, rematch=state.rematch,
        forked_from=None if state.fork is None else Fork(state.fork), seeded=state.seeded,
        hints=state.hints, chances=state.chances and known(state.settings),
        ordered=[Ordered(seat, entry) for seat, entry in state.ordered], notes=state.notes,
        kept=kept(state),
        entries=state.entries, running=state.running, now=now, last=state.at,
    )  # fmt: skip


def kept(state: TableState) -> OtherRules | None:
    """What is known of a match that can't be replayed under these rules."""
    if not state.kept:
        return None
    return OtherRules(state.game.rules, state.scores, state.end.get("reason", ""))


def encoded(state: TableState, connected: frozenset[int], now: float, watcher: bool) -> Any:
    """The room, encoded. A plain answer changes only its last four fields, so the others are kept
    encoded until something else happens."""
    who = watcher, connected
    kept: Room | None = state.cached.get(who)
    if kept is None:
        kept = _half_encoded(room(state, connected, now, watcher))
        if not state.clock:  # clocks tick
            state.cached[who] = kept
    kept.entries, kept.running = state.entries, state.running
    kept.now, kept.last = now, state.at
    return raw(kept)


def _half_encoded(room: Room) -> Room:
    """The room with each compound field encoded already."""
    for name in COMPOUND:
        setattr(room, name, raw(getattr(room, name)))
    return room


COMPOUND = ("settings", "chairs", "clock", "takeback", "rematch", "forked_from", "ordered", "notes")


def chairs(state: TableState, connected: Container[int], now: float) -> list[Chair]:
    found, sides = [], state.sides
    for seat, chair in enumerate(state.chairs):
        left = chair.left
        if left is not None and seat in state.running:
            left = max(0.0, left - max(0.0, now - state.at))
        found.append(Chair(
            seat, chair.kind, chair.taken, chair.name, chair.color, chair.level,
            seat in connected, chair.bot_plays or chair.flagged or chair.resigned,
            chair.resigned, left, sides[seat],
        ))  # fmt: skip
    return found


def listing(state: TableState, connected: Container[int], now: float) -> Listing:
    """An open table, as the lobby shows it."""
    return Listing(
        state.link, state.game.name, state.settings.mode, chairs(state, connected, now), state.made,
        state.seeded,
    )  # fmt: skip
