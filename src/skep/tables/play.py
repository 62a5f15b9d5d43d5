"""What people and bots do in a match: answer, undo, take back, resign, go away and come back."""

from __future__ import annotations

from typing import Any

from skep.kernel.match import Match
from skep.tables.digest import digest
from skep.tables.faults import Refused
from skep.tables.state import RESIGNED
from skep.tables.table import Table


def begin(table: Table, now: float) -> None:
    """The match starts once every chair is taken, under the rules that this Skep has then."""
    story = table.story
    if story.phase != "waiting" or not all(chair.taken for chair in story.chairs):
        return
    body: dict[str, Any] = {}
    if story.log:
        table.match = table.replayed()
    else:
        settings = story.settings
        if story.rules != story.game.rules:  # laid before an upgrade
            settings = table.settings_now()
            body = {"rules": story.game.rules, "values": settings.values}
        table.match = Match(story.game, settings, story.seed, keep=False)
    story.phase = "playing"
    table.happen(now, "started", -1, body | _changed(table, len(story.log)))
    table.note_asked()


def answer(
    table: Table, now: float, seat: int, key: str, entries: int | None = None, by: str = ""
) -> None:
    """Take a seat's answer, given to the question that stood when the log had so many entries."""
    match = table.playing()
    waiting = match.waiting
    length = len(match.log)
    if entries is not None and not table.asked.get(seat, length) <= entries <= length:
        raise Refused("stale", "the table has moved on since you were asked; look again")
    if not by:
        _check_clock(table, now, seat)
    match.answer(key, seat)
    body = _changed(table, length)
    if by:
        body["by"] = by
    table.happen(now, "answer", seat, body)
    table.note_asked(seat, waiting)


def _changed(table: Table, keep: int) -> dict[str, Any]:
    """The log changed; the way it ended, if it did."""
    body = table.moved(keep)
    assert table.match is not None
    if table.match.over:
        body["end"] = {"reason": table.match.reason, "digest": digest(table.match)}
    return body


def _check_clock(table: Table, now: float, seat: int) -> None:
    story = table.story
    chair = story.chairs[seat]
    if chair.flagged:
        raise Refused("out-of-time", "your clock is at zero; a bot plays on for you")
    if chair.resigned:
        raise Refused("resigned", "you resigned; a bot plays on for you")
    if chair.bot_plays:
        raise Refused("bot-plays", "a bot plays for you; take the seat back first")
    if chair.left is not None and seat in story.running and chair.left < now - story.at:
        raise Refused("out-of-time", "your clock is at zero")


# Going back


def undo(table: Table, now: float, seat: int) -> None:
    """Take the seat's last answer back, as far as the rules allow."""
    match = table.playing()
    _check_clock(table, now, seat)
    if not match.can_undo(seat):
        raise Refused("no-undo", "nothing to undo: more has been revealed since")
    at = max(at for at, entry in enumerate(match.log) if entry.seat == seat)
    told = _told(match, at)
    match.undo(seat)
    table.happen(now, "undo", seat, {**table.moved(at), "told": told})
    table.note_asked()


def ask_takeback(table: Table, now: float, seat: int, entries: int, held: list[int]) -> None:
    """Ask all other people to go back; who holds several seats agrees for them. To ask again for
    what the seat asks for already changes nothing."""
    match = table.playing()
    if not 0 <= entries < len(match.log):
        raise Refused("no-entry", f"the log has entries 0 to {len(match.log) - 1} to go back to")
    if not any(entry.seat >= 0 for entry in match.log[entries:]):
        raise Refused("no-takeback", "nobody has answered since then")
    agreed = [other for other in held if other != seat]
    wish = table.story.wish
    if wish and (wish.seat, wish.entries) == (seat, entries) and {*agreed} <= {*wish.agreed}:
        return
    table.check_changes(seat)
    table.happen(now, "takeback-asked", seat, {"entries": entries, "agreed": agreed})
    _maybe_take_back(table, now)


def agree(table: Table, now: float, seat: int, yes: bool) -> None:
    """Agree to the take-back or refuse it."""
    table.playing()
    wish = table.story.wish
    if wish is None:
        raise Refused("no-takeback", "nobody asks to take something back")
    if seat == wish.seat and yes:
        raise Refused("no-takeback", "the others must agree to your wish")
    if not yes:
        table.happen(now, "takeback-refused", seat, {})
    elif seat not in wish.agreed:
        table.happen(now, "takeback-agreed", seat, {})
        _maybe_take_back(table, now)


def _maybe_take_back(table: Table, now: float) -> None:
    """Once all other people agree, it is done; for someone who is away the wish waits."""
    story, wish, match = table.story, table.story.wish, table.playing()
    assert wish is not None
    people = [seat for seat, chair in enumerate(story.chairs) if chair.asked_back]
    if any(seat not in wish.agreed for seat in people if seat != wish.seat):
        return
    told = _told(match, wish.entries)
    match.back_to(wish.entries)
    body = {**table.moved(wish.entries), "told": told}
    table.happen(now, "takeback", wish.seat, body)
    table.note_asked()


def _told(match: Match, entries: int) -> int:
    """How many told events hold when only so many entries stay."""
    return sum(event.entry <= entries for event in match.events)


# Who plays


def resign(table: Table, now: float, seat: int) -> None:
    """Give up: the match ends if one seat or no person is left in it, else a bot plays on.

    A match that was made under other rules can be given up too, though it is not played on here.
    """
    match = table.under_way()
    chairs = table.story.chairs
    if chairs[seat].resigned:
        raise Refused("resigned", "you have resigned already")
    rest = [chair for at, chair in enumerate(chairs) if at != seat and not chair.resigned]
    people = [chair for chair in rest if chair.kind != "bot" and chair.taken]
    body: dict[str, Any] = {}
    if len(rest) < 2 or not people:
        body["end"] = {"reason": RESIGNED} | ({"digest": digest(match)} if match else {})
    table.happen(now, "resigned", seat, body)
    note_timed(table)


def away(table: Table, now: float, seat: int) -> None:
    """Someone has been away for too long: a bot plays until they take the seat back."""
    table.playing()
    table.happen(now, "away", seat, {})
    note_timed(table)


def flag(table: Table, now: float, seat: int) -> None:
    """A clock is at zero: a bot plays for the seat to the end."""
    table.playing()
    table.happen(now, "flagged", seat, {})
    note_timed(table)


def back(table: Table, now: float, seat: int) -> None:
    """Take the seat back from the bot."""
    table.playing()
    chair = table.story.chairs[seat]
    if chair.flagged or chair.resigned:
        raise Refused("out-of-time", "the bot plays on to the end for this seat")
    if not chair.bot_plays:
        raise Refused("not-away", "no bot plays for this seat")
    table.happen(now, "back", seat, {})
    note_timed(table)


def note_timed(table: Table) -> None:
    """After a change of who plays: the clocks of people who are asked run, and no others."""
    if table.story.clock and table.fresh:
        table.fresh[-1].body["run"] = table.story.running = table.timed()
