"""What people and bots do in a match: answer, undo, take back, resign, go away and come back."""

from __future__ import annotations

from typing import Any

from skep.kernel.decision import Entry
from skep.kernel.match import Match
from skep.tables.digest import digest
from skep.tables.faults import Refused
from skep.tables.proposal import Proposal
from skep.tables.state import RESIGNED
from skep.tables.table import asked_after, dump_log, replay


def maybe_begin(proposal: Proposal) -> None:
    """Start the match if every chair is taken, under the rules that this Skep has now."""
    state = proposal.state
    if state.phase != "waiting" or not all(chair.taken for chair in state.chairs):
        return
    body: dict[str, Any] = {}
    settings, log = state.settings, proposal.log
    if not log and state.rules != state.game.rules:  # the table was made before an upgrade
        settings = state.settings_now()
        body = {"rules": state.game.rules, "values": settings.values}
    match = replay(state, log, settings)
    _play_on(proposal, match)
    proposal.add("started", body=body | _moved(match, len(log)))


def answer(
    proposal: Proposal, seat: int, key: str, entries: int | None = None, by: str = ""
) -> None:
    """Take a seat's answer to the question that was asked when the log had this many entries."""
    table = proposal.table
    match = table.playing()
    waiting = match.waiting
    length = len(match.log)
    if entries is not None and not table.asked.get(seat, length) <= entries <= length:
        raise Refused("stale", "the table has moved on since you were asked; look again")
    if not by:
        _check_clock(proposal, seat)
    match.answer(key, seat)
    body = _moved(match, length)
    if by:
        body["by"] = by
    proposal.asked = asked_after(table, match, seat, waiting)
    proposal.add("answer", seat, body)


def _play_on(proposal: Proposal, match: Match) -> None:
    """Go on with another match: everybody who is asked in it is asked afresh."""
    proposal.match = match
    proposal.asked = dict.fromkeys(match.waiting, len(match.log))


def _moved(match: Match, keep: int) -> dict[str, Any]:
    """What an entry says of a changed log: how much is kept, what follows, and how it ended."""
    body: dict[str, Any] = {"keep": keep, "log": dump_log(match.log[keep:]), "scores": match.scores}
    if match.over:
        body["end"] = {"reason": match.reason, "digest": digest(match)}
    return body


def _check_clock(proposal: Proposal, seat: int) -> None:
    state = proposal.state
    chair = state.chairs[seat]
    if chair.flagged:
        raise Refused("out-of-time", "your clock is at zero; a bot plays on for you")
    if chair.resigned:
        raise Refused("resigned", "you resigned; a bot plays on for you")
    if chair.bot_plays:
        raise Refused("bot-plays", "a bot plays for you; take the seat back first")
    if chair.left is not None and seat in state.running and chair.left < proposal.now - state.at:
        raise Refused("out-of-time", "your clock is at zero")


# Going back


def undo(proposal: Proposal, seat: int) -> None:
    """Take the seat's last answer back, as far as the rules allow."""
    match = proposal.table.playing()
    _check_clock(proposal, seat)
    if not match.can_undo(seat):
        raise Refused("no-undo", "nothing to undo: more has been revealed since")
    at = max(at for at, entry in enumerate(match.log) if entry.seat == seat)
    _go_back(proposal, match, "undo", seat, at, match.log[:at] + match.log[at + 1 :])


def ask_takeback(proposal: Proposal, seat: int, entries: int, held: list[int]) -> None:
    """Ask all other people to go back. Whoever holds several seats agrees for them at once.
    Repeating a request changes nothing."""
    match = proposal.table.playing()
    if not 0 <= entries < len(match.log):
        raise Refused("no-entry", f"the log has entries 0 to {len(match.log) - 1} to go back to")
    if not any(entry.seat >= 0 for entry in match.log[entries:]):
        raise Refused("no-takeback", "nobody has answered since then")
    agreed = [other for other in held if other != seat]
    wish = proposal.state.wish
    if wish and (wish.seat, wish.entries) == (seat, entries) and {*agreed} <= {*wish.agreed}:
        return
    proposal.table.check_changes(seat)
    proposal.add("takeback-asked", seat, {"entries": entries, "agreed": agreed})
    _maybe_take_back(proposal, match)


def agree(proposal: Proposal, seat: int, yes: bool) -> None:
    """Agree to the take-back or refuse it."""
    match = proposal.table.playing()
    wish = proposal.state.wish
    if wish is None:
        raise Refused("no-takeback", "nobody asks to take something back")
    if seat == wish.seat and yes:
        raise Refused("no-takeback", "the others must agree to your request")
    if not yes:
        proposal.add("takeback-refused", seat)
    elif seat not in wish.agreed:
        proposal.add("takeback-agreed", seat)
        _maybe_take_back(proposal, match)


def _maybe_take_back(proposal: Proposal, match: Match) -> None:
    """Go back once all other people have agreed; the request waits for people who are away."""
    wish = proposal.state.wish
    assert wish is not None
    people = [seat for seat, chair in enumerate(proposal.state.chairs) if chair.must_agree]
    if any(seat not in wish.agreed for seat in people if seat != wish.seat):
        return
    _go_back(proposal, match, "takeback", wish.seat, wish.entries, match.log[: wish.entries])


def _go_back(
    proposal: Proposal, match: Match, kind: str, seat: int, entries: int, log: list[Entry]
) -> None:
    """Go on from a shorter log; events after that length no longer hold."""
    told = sum(event.entry <= entries for event in match.events)
    back = Match(match.game, match.settings, match.seed, log, keep=False)
    _play_on(proposal, back)
    proposal.add(kind, seat, {**_moved(back, entries), "told": told})


# Who plays


def resign(proposal: Proposal, seat: int) -> None:
    """Give up: the match ends if one seat or no person is left in it, else a bot plays on.

    This works for a match of other rules too, although it can't be continued here.
    """
    match = proposal.table.in_progress()
    chairs = proposal.state.chairs
    if chairs[seat].resigned:
        raise Refused("resigned", "you have resigned already")
    rest = [chair for at, chair in enumerate(chairs) if at != seat and not chair.resigned]
    people = [chair for chair in rest if chair.kind != "bot" and chair.taken]
    body: dict[str, Any] = {}
    if len(rest) < 2 or not people:
        body["end"] = {"reason": RESIGNED} | ({"digest": digest(match)} if match else {})
    proposal.add("resigned", seat, body)


def away(proposal: Proposal, seat: int) -> None:
    """Let a bot play for someone who is away, until they take the seat back."""
    proposal.table.playing()
    proposal.add("away", seat)


def flag(proposal: Proposal, seat: int) -> None:
    """Let a bot play to the end for a seat whose clock is at zero."""
    proposal.table.playing()
    proposal.add("flagged", seat)


def back(proposal: Proposal, seat: int) -> None:
    """Take the seat back from the bot."""
    proposal.table.playing()
    chair = proposal.state.chairs[seat]
    if chair.flagged or chair.resigned:
        raise Refused("out-of-time", "the bot plays on to the end for this seat")
    if not chair.bot_plays:
        raise Refused("not-away", "no bot plays for this seat")
    proposal.add("back", seat)
