"""Sitting down, standing up, sending away, handing over, and revoking links.

During a match a seat's key goes only to someone who may see what the seat sees: to whomever its
holder chooses (`hand_over`), to a person on the same side, or to anyone if that side has no person.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from skep.tables import levels, names, play, secret
from skep.tables.faults import Refused
from skep.tables.forms import ChairKind, Sit
from skep.tables.proposal import Proposal
from skep.tables.state import Seated

SHORTEST_ABSENCE = 300.0
"""Seconds of absence before the host may free a seat during a match. Nobody loses a seat by
reloading the page, even if the table's grace time is short."""
UNTIMED_ABSENCE = 3600.0
"""Seconds of absence before the host may free a seat at a table without a grace time."""


class GivenChair(Protocol):
    """A host's command to give a chair to someone."""

    @property
    def seat(self) -> int: ...
    @property
    def kind(self) -> ChairKind: ...
    @property
    def level(self) -> str: ...
    @property
    def name(self) -> str: ...


def sit(proposal: Proposal, wish: Sit, held: Sequence[int] = ()) -> str:
    """Take a free chair for someone who holds the seats `held` already. Returns the seat's key.

    If the client's own key opens a seat already, that seat is given again and nothing changes.
    """
    state = proposal.state
    secret.check_made(wish.key)
    if wish.key and proposal.table.seat_of(wish.key) is not None:
        return wish.key
    if state.over:
        raise Refused("match-over", "the match is over; no chair is free")
    proposal.table.check_rules()
    if wish.seat is not None:
        _check_seat(proposal, wish.seat)
    at = _chair_to_take(proposal, wish.seat, held)
    name = names.apart(names.tidy(wish.name, True), state.chairs, at)
    key = wish.key or secret.new_key()
    shade = names.color(wish.color, state.chairs, at)
    proposal.add("sat", at, {"name": name, "colour": shade, "key": secret.mark(key)})
    play.maybe_begin(proposal)
    return key


def _chair_to_take(proposal: Proposal, seat: int | None, held: Sequence[int]) -> int:
    """The chair that someone gets: the one they asked for, or the first that they may have."""
    free = [at for at, chair in enumerate(proposal.state.chairs) if chair.free]
    if not free:
        raise Refused("no-free-seat", "every chair is taken; you may watch")
    if seat is not None and seat not in free:
        raise Refused("seat-taken", "someone sits there")
    for at in free if seat is None else [seat]:
        if not _shown_to_others(proposal, at, held):
            return at
    raise Refused(
        "not-your-side", "someone plays on this side, and you would see what they hold; only they"
        " can take this seat and hand it over to you",
    )  # fmt: skip


def _shown_to_others(proposal: Proposal, seat: int, held: Sequence[int]) -> bool:
    """Whether the seat would show hidden things of a person on its side to someone new."""
    state = proposal.state
    side = state.sides[seat]
    if state.phase == "waiting" or any(state.sides[other] == side for other in held):
        return False
    return any(
        chair.held and state.sides[at] == side
        for at, chair in enumerate(state.chairs)
        if at != seat
    )


def leave(proposal: Proposal, seat: int) -> None:
    """Stand up and free the chair. During a match a bot plays if the table has a grace time."""
    _stand_up(proposal, seat, "left")


def send_away(proposal: Proposal, seat: int, present: bool, since: float) -> None:
    """Free a chair and void its key, for the host: any chair before the start, later only that of
    someone who is absent.

    `present`: whether someone is connected for the seat. `since`: when someone last may have been.
    """
    state = proposal.state
    _check_seat(proposal, seat)
    chair = state.chairs[seat]
    if not chair.held or chair.kind == "bot":
        raise Refused("no-person-there", "no person sits there; there is nobody to send away")
    if state.phase == "playing":
        if chair.resigned or chair.flagged:
            raise Refused("bot-plays", "a bot plays this seat to the end")
        wait = max(state.grace, SHORTEST_ABSENCE) if state.grace else UNTIMED_ABSENCE
        if present or max(since, chair.acted) + wait > proposal.now:
            long = f"{round(wait)} seconds"
            raise Refused("not-absent", f"in a match a seat can be freed after {long} of absence")
    _stand_up(proposal, seat, "sent-away")


def _stand_up(proposal: Proposal, seat: int, how: str) -> None:
    state = proposal.state
    if state.over:
        raise Refused("match-over", "the match is over; you may just go")
    bot = state.phase == "playing" and state.grace > 0 and not state.kept
    proposal.add(how, seat, {"bot": bot})


def hand_over(proposal: Proposal, seat: int) -> str:
    """Give the seat a new key and void the old one. Returns the new key."""
    key = secret.new_key()
    proposal.add("handed-over", seat, {"key": secret.mark(key)})
    return key


def revoke(proposal: Proposal, link: str) -> str:
    """Revoke a link and return the new one. A table whose own link was revoked leaves the lobby."""
    new = secret.new_link() if link == "table" else secret.new_key()
    kept = new if link == "table" else secret.mark(new)
    body = {"link": link, "to": kept, "key": new}
    if link == "table":
        body["from"] = proposal.state.link
    proposal.add("revoked", -1, body)
    return new


def give_chair(proposal: Proposal, wish: GivenChair) -> str:
    """Give a free chair, or a bot's, to someone else, for the host. Returns a key for someone here.

    During a match only a free chair can be given, and only to a bot: the host could see another
    side's hidden things.
    """
    chair = _chair_to_give(proposal, wish)
    key = secret.new_key() if wish.kind == "here" else ""
    if wish.kind == "bot":
        levels.check(wish.level)
    name = names.tidy(wish.name) if wish.kind == "here" else ""
    proposal.add("chair", wish.seat, {
        "kind": wish.kind, "level": wish.level if wish.kind == "bot" else "",
        "name": names.apart(name, proposal.state.chairs, wish.seat),
        "taken": wish.kind != "person", "key": secret.mark(key) if key else "",
        "colour": chair.color,
    })  # fmt: skip
    play.maybe_begin(proposal)
    return key


def _chair_to_give(proposal: Proposal, wish: GivenChair) -> Seated:
    state = proposal.state
    if state.over:
        raise Refused("match-over", "the match is over")
    proposal.table.check_rules()
    _check_seat(proposal, wish.seat)
    chair = state.chairs[wish.seat]
    if chair.taken and chair.kind == "person":
        raise Refused("seat-taken", "someone sits there; send them away first")
    if state.phase == "playing" and not (chair.free and wish.kind == "bot"):
        raise Refused("started", "the match has started; you can only give a free chair to a bot")
    return chair


def _check_seat(proposal: Proposal, seat: int) -> None:
    seats = len(proposal.state.chairs)
    if not 0 <= seat < seats:
        raise Refused("bad-seat", f"there is no seat {seat}; the seats: 0 to {seats - 1}")
