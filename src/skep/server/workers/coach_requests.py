"""Questions to the coach at a table: who may ask what, and the jobs they become."""

from __future__ import annotations

from skep.coach import odds
from skep.server import wire
from skep.server.live.audience import Holder
from skep.server.live.tables import Tables
from skep.server.workers.jobs import Job
from skep.server.workers.queue import asker
from skep.tables.faults import Refused
from skep.tables.state import TableState
from skep.tables.table import Table

Question = wire.Hint | wire.Chances | wire.Review
Answer = wire.HintSeen | wire.ChancesSeen | wire.ReviewSeen


async def ask(tables: Tables, holder: Holder, question: Question) -> Answer:
    """The coach's answer; Refused if it may not be given. The table is not locked meanwhile."""
    async with tables.at(holder.table) as table:
        job = _job(table, holder, question)
    found: Answer = await tables.thinkers.think(job, asker(holder.address, holder.table))
    return found


def _job(table: Table, holder: Holder, question: Question) -> Job:
    match question:
        case wire.Hint():
            return _hint(table, holder, question.seat)
        case wire.Chances():
            return _chances(table, holder, question)
        case wire.Review():
            return _review(table, question)


def _hint(table: Table, holder: Holder, seat: int) -> Job:
    _check_seat(table.state, seat)
    if seat not in holder.seats:
        raise Refused("not-your-seat", f"you do not hold seat {seat}")
    match = table.playing()
    match.decision_of(seat)
    if not table.state.hints:
        raise Refused(
            "no-hints",
            "there are no hints at this table: other people play, or the host turned them off",
        )
    return Job("advise", match.settings, match.seed, tuple(match.log), seat)


def _chances(table: Table, holder: Holder, question: wire.Chances) -> Job:
    state, viewer = table.state, question.viewer
    match = table.begun()
    if viewer is not None:
        _check_seat(state, viewer)
    if viewer not in (None, *holder.seats) and not state.over:
        raise Refused("not-your-seat", "others' chances are shown once the match is over")
    if question.whole and not state.over:
        raise Refused("not-over", "the match goes on; everything is open once it is over")
    _check_entry(state, question.after, -1)
    _check_odds(state)
    if not state.chances:
        raise Refused("no-hints", "no chances are shown at this table before the end")
    what = "whole" if question.whole else "chances"
    seat = -1 if viewer is None else viewer
    return Job(what, match.settings, match.seed, tuple(match.log), seat, after=question.after)


def _review(table: Table, question: wire.Review) -> Job:
    state = table.state
    match = table.begun()
    _check_seat(state, question.seat)
    if not state.over:
        raise Refused("not-over", "the match goes on; a review comes after it")
    _check_entry(state, question.after, 0)
    _check_odds(state)
    log = tuple(match.log)
    return Job("review", match.settings, match.seed, log, question.seat, after=question.after)


def _check_seat(state: TableState, seat: int) -> None:
    if not 0 <= seat < len(state.chairs):
        raise Refused("bad-seat", f"there is no seat {seat}")


def _check_entry(state: TableState, entries: int, first: int) -> None:
    if not first <= entries <= state.entries:
        last = state.entries
        raise Refused("no-entry", f"the log has entries {first} to {last}, not {entries}")


def _check_odds(state: TableState) -> None:
    if not odds.known(state.settings):
        raise Refused("no-chances", "the coach gives no chances in this mode")
