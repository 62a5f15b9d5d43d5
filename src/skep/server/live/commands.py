"""What a command does, whether it came over a socket or over HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from skep.kernel.match import Match
from skep.server import wire
from skep.server.live import previews
from skep.server.live.audience import Holder
from skep.server.live.sights import Moment
from skep.server.live.tables import Tables
from skep.server.workers import coach_requests
from skep.server.workers.jobs import Job
from skep.server.workers.queue import asker
from skep.tables import new_table, play, seats, standing_orders
from skep.tables.faults import Refused
from skep.tables.table import Table


async def obey(tables: Tables, holder: Holder, command: Any) -> Any:
    """Do what a command says; what it gives back. Refused or IllegalAnswer if it can't be done."""
    apart = APART.get(type(command))
    if apart is not None:
        return await apart(tables, holder, command)
    async with tables.at(holder.table) as table:
        found = _do(table, tables.now(), holder, command)
        if table.fresh:
            await tables.commit(table)
        return found


def _do(table: Table, now: float, holder: Holder, command: Any) -> Any:
    """The commands that one table settles by itself."""
    seat = _seat(holder, command)
    match command:
        case wire.Answer():
            return play.answer(table, now, seat, command.key, command.entries)
        case wire.Undo():
            return play.undo(table, now, seat)
        case wire.AskTakeback():
            return play.ask_takeback(table, now, seat, command.entries, holder.seats)
        case wire.Agree():
            return play.agree(table, now, seat, command.yes)
        case wire.Resign():
            return play.resign(table, now, seat)
        case wire.Back():
            return play.back(table, now, seat)
        case wire.Leave():
            return seats.leave(table, now, seat)
        case wire.HandOver():
            return wire.NewKey(seats.hand_over(table, now, seat))
        case wire.Revoke():
            _check_host(holder)
            return wire.NewKey(seats.revoke(table, now, command.link))
        case wire.Chairs():
            _check_host(holder)
            return wire.NewKey(seats.give_chair(table, now, command))
        case wire.Standing():
            return standing_orders.change(table, now, seat, command.prompt, command.key)
        case wire.Course():
            return [wire.Stand(entry, scores) for entry, scores in table.story.course]
        case wire.Why():
            return previews.why(table.playing(), seat, command.key)
        case wire.Preview():
            return previews.preview(table.playing(), seat, command.key)
    raise Refused("bad-message", "say hello first, and only once")


def _seat(holder: Holder, command: Any) -> int:
    """The seat that a command speaks for, if it is the holder's."""
    seat: int = getattr(command, "seat", -1)
    if seat >= 0 and seat not in holder.seats and not isinstance(command, wire.Chairs):
        raise Refused("not-your-seat", f"you do not hold seat {seat}")
    if seat < 0 and hasattr(command, "seat"):
        raise Refused("bad-seat", f"there is no seat {seat}")
    return seat


def _check_host(holder: Holder) -> None:
    if not holder.host:
        raise Refused("not-host", "only the table's maker can do this")


async def _at(tables: Tables, holder: Holder, command: wire.At) -> wire.Sight:
    """The table after so many entries: one's own sight of it; any, once the match is over. A worker
    replays the match."""
    viewer, standing = command.viewer, dict[str, str]()
    async with tables.at(holder.table) as table:
        story = table.story
        match = _check_at(table, holder, command)
        entries = new_table.reach(story.log, command.entries)
        if entries == len(story.log):
            seen = Moment(match, story, story.over and entries == command.entries).sight(viewer)
            seen.decision, seen.can_undo = None, False
            return seen
        if viewer is not None:
            standing = dict(story.chairs[viewer].standing)
        seat = -1 if viewer is None else viewer
        job = Job("at", match.settings, match.seed, tuple(story.log[:entries]), seat)
    past: wire.Sight = await tables.thinkers.think(job, asker(holder.address, holder.table))
    past.standing = standing
    return past


def _check_at(table: Table, holder: Holder, command: wire.At) -> Match:
    """The match, if the holder may look at it like this; else Refused."""
    story, entries, viewer = table.story, command.entries, command.viewer
    match = table.begun()
    if not 0 <= entries <= len(story.log):
        raise Refused("no-entry", f"the log has entries 0 to {len(story.log)}, not {entries}")
    if viewer is not None and not 0 <= viewer < len(story.chairs):
        raise Refused("bad-seat", f"there is no seat {viewer}")
    if viewer not in (None, *holder.seats) and not story.over:
        raise Refused("not-your-seat", "others' sights are shown once the match is over")
    return match


async def _reveals(tables: Tables, holder: Holder, command: wire.AskReveals) -> Any:
    """What takes longer than a moment is thought over in a worker, and nobody waits meanwhile."""
    seat = _seat(holder, command)
    async with tables.at(holder.table) as table:
        match = table.playing()
        match.decision_of(seat)
        job = Job("reveals", match.settings, match.seed, tuple(match.log), seat)
    return await tables.thinkers.think(job, asker(holder.address, holder.table))


async def _rematch(tables: Tables, holder: Holder, command: wire.Rematch) -> wire.Rematched:
    """Want a rematch; the table is laid once all people do."""
    seat = _seat(holder, command)
    async with tables.at(holder.table) as table:
        story = table.story
        if not story.over:
            raise Refused("not-over", "the match goes on; a rematch comes after it")
        if story.next_table:
            return wire.Rematched(story.next_table)
        for held in [seat, *(other for other in holder.seats if other != seat)]:
            if held not in story.rematch:
                table.happen(tables.now(), "rematch-wanted", held, {})
        people = [at for at, chair in enumerate(story.chairs) if chair.taken and chair.key]
        if all(at in story.rematch for at in people):
            following = new_table.rematch_table(table, tables.now())
            await tables.put(following)
            table.happen(tables.now(), "rematch", -1, {"table": following.story.link})
        if table.fresh:
            await tables.commit(table)
        return wire.Rematched(story.next_table)


async def _send_away(tables: Tables, holder: Holder, command: wire.SendAway) -> None:
    """Free a chair; in a match it matters who is connected."""
    _check_host(holder)
    seat = command.seat
    if seat in holder.seats:
        raise Refused("own-seat", "this is your own seat; leave it instead")
    async with tables.at(holder.table) as table:
        present = seat in tables.connected(table.id)
        since = max(tables.care.started, table.gone.get(seat, 0.0))
        seats.send_away(table, tables.now(), seat, present, since)
        await tables.commit(table)


async def _nothing(_tables: Tables, _holder: Holder, _command: wire.Ping) -> None:
    """A sign of life."""


APART: dict[type, Callable[[Tables, Holder, Any], Awaitable[Any]]] = {
    wire.Ping: _nothing,
    wire.AskReveals: _reveals,
    wire.At: _at,
    wire.Hint: coach_requests.ask,
    wire.Chances: coach_requests.ask,
    wire.Review: coach_requests.ask,
    wire.Rematch: _rematch,
    wire.SendAway: _send_away,
}
"""Commands that one table does not settle by itself while it is locked."""


def sights_of(table: Table, holder: Holder) -> list[wire.Sight]:
    """What the holder's seats may know now; empty while the table waits."""
    table.check_rules()
    if table.match is None:
        return []
    viewers: list[int | None] = [*holder.seats] if holder.seats else [None]
    moment = Moment(table.match, table.story, table.story.over)
    return [moment.sight(viewer) for viewer in viewers]
