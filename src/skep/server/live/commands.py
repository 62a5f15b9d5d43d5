"""Commands, from a WebSocket or over HTTP."""

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
from skep.tables.proposal import Proposal
from skep.tables.table import Table


async def obey(tables: Tables, holder: Holder, command: Any) -> Any:
    """Do a command and return its result; Refused or IllegalAnswer if it can't be done."""
    apart = APART.get(type(command))
    if apart is not None:
        return await apart(tables, holder, command)
    async with tables.at(holder.table) as table:
        proposal = Proposal(table, tables.now())
        found = _do(proposal, holder, command)
        if proposal.rows:
            await tables.commit(proposal)
        return found


def _do(proposal: Proposal, holder: Holder, command: Any) -> Any:
    """Do a command that needs nothing but its table."""
    seat, table = _seat(holder, command), proposal.table
    match command:
        case wire.Answer():
            return play.answer(proposal, seat, command.key, command.entries)
        case wire.Undo():
            return play.undo(proposal, seat)
        case wire.AskTakeback():
            return play.ask_takeback(proposal, seat, command.entries, holder.seats)
        case wire.Agree():
            return play.agree(proposal, seat, command.yes)
        case wire.Resign():
            return play.resign(proposal, seat)
        case wire.Back():
            return play.back(proposal, seat)
        case wire.StandUp():
            return seats.leave(proposal, seat)
        case wire.HandOver():
            return wire.NewKey(seats.hand_over(proposal, seat))
        case wire.Revoke():
            _check_host(holder)
            return wire.NewKey(seats.revoke(proposal, command.link))
        case wire.GiveChair():
            _check_host(holder)
            return wire.NewKey(seats.give_chair(proposal, command))
        case wire.Standing():
            return standing_orders.change(proposal, seat, command.prompt, command.key)
        case wire.Course():
            return [wire.Stand(entry, scores) for entry, scores in table.course]
        case wire.Why():
            return previews.why(table.playing(), seat, command.key)
        case wire.Preview():
            return previews.preview(table.playing(), seat, command.key)
    raise Refused("bad-message", "say hello first, and only once")


def _seat(holder: Holder, command: Any) -> int:
    """The seat that a command is for; Refused if it is not the holder's."""
    seat: int = getattr(command, "seat", -1)
    if seat >= 0 and seat not in holder.seats and not isinstance(command, wire.GiveChair):
        raise Refused("not-your-seat", f"you do not hold seat {seat}")
    if seat < 0 and hasattr(command, "seat"):
        raise Refused("bad-seat", f"there is no seat {seat}")
    return seat


def _check_host(holder: Holder) -> None:
    if not holder.host:
        raise Refused("not-host", "only the host can do this")


async def _at(tables: Tables, holder: Holder, command: wire.At) -> wire.Sight:
    """A sight of the table when the log was shorter: one's own, or any once the match is over.
    A worker replays the match."""
    viewer, standing = command.viewer, dict[str, str]()
    async with tables.at(holder.table) as table:
        state = table.state
        match = _check_at(table, holder, command)
        entries = new_table.reach(table.log, command.entries)
        if entries == len(table.log):
            seen = Moment(match, state, state.over and entries == command.entries).sight(viewer)
            seen.decision, seen.can_undo = None, False
            return seen
        if viewer is not None:
            standing = dict(state.chairs[viewer].standing)
        seat = -1 if viewer is None else viewer
        job = Job("at", match.settings, match.seed, tuple(table.log[:entries]), seat)
    past: wire.Sight = await tables.thinkers.think(job, asker(holder.address, holder.table))
    past.standing = standing
    return past


def _check_at(table: Table, holder: Holder, command: wire.At) -> Match:
    """The match; Refused if the holder may not see this moment of it."""
    state, entries, viewer = table.state, command.entries, command.viewer
    match = table.begun()
    if not 0 <= entries <= state.entries:
        raise Refused("no-entry", f"the log has entries 0 to {state.entries}, not {entries}")
    if viewer is not None and not 0 <= viewer < len(state.chairs):
        raise Refused("bad-seat", f"there is no seat {viewer}")
    if viewer not in (None, *holder.seats) and not state.over:
        raise Refused("not-your-seat", "others' sights are shown once the match is over")
    return match


async def _reveals(tables: Tables, holder: Holder, command: wire.AskReveals) -> Any:
    """What each option reveals. A worker finds out, and the table is not locked meanwhile."""
    seat = _seat(holder, command)
    async with tables.at(holder.table) as table:
        match = table.playing()
        match.decision_of(seat)
        job = Job("reveals", match.settings, match.seed, tuple(match.log), seat)
    return await tables.thinkers.think(job, asker(holder.address, holder.table))


async def _rematch(tables: Tables, holder: Holder, command: wire.Rematch) -> wire.Rematched:
    """Ask for a rematch. The new table is made once all people have asked."""
    seat = _seat(holder, command)
    async with tables.at(holder.table) as table:
        if not table.state.over:
            raise Refused("not-over", "the match goes on; a rematch comes after it")
        if table.state.next_table:
            return wire.Rematched(table.state.next_table)
        proposal = Proposal(table, tables.now())
        for held in [seat, *(other for other in holder.seats if other != seat)]:
            if held not in proposal.state.rematch:
                proposal.add("rematch-wanted", held)
        people = [at for at, chair in enumerate(table.state.chairs) if chair.held]
        if all(at in proposal.state.rematch for at in people):
            following = new_table.rematch_table(table, tables.now())
            await tables.put(following)
            proposal.add("rematch", body={"table": following.state.link})
        if proposal.rows:
            await tables.commit(proposal)
        return wire.Rematched(table.state.next_table)


async def _send_away(tables: Tables, holder: Holder, command: wire.SendAway) -> None:
    """Free a chair, for the host. During a match it matters who is connected."""
    _check_host(holder)
    seat = command.seat
    if seat in holder.seats:
        raise Refused("own-seat", "this is your own seat; leave it instead")
    async with tables.at(holder.table) as table:
        present = seat in tables.connected(table.id)
        since = max(tables.started, table.gone.get(seat, 0.0))
        proposal = Proposal(table, tables.now())
        seats.send_away(proposal, seat, present, since)
        await tables.commit(proposal)


async def _nothing(_tables: Tables, _holder: Holder, _command: wire.Ping) -> None:
    """Do nothing; the result shows that the server is there."""


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
"""Commands that need more than their table while it is locked."""


def sights_of(table: Table, holder: Holder) -> list[wire.Sight]:
    """What the holder's seats may know now; empty before the start."""
    table.check_rules()
    if table.match is None:
        return []
    viewers: list[int | None] = [*holder.seats] if holder.seats else [None]
    moment = Moment(table.match, table.state, table.state.over)
    return [moment.sight(viewer) for viewer in viewers]
