"""Sitting down, standing up, sending away, handing over, and taking links back.

In a match a seat's key is given only to someone who may see what the seat sees: by its holder
(`hand_over`), by a person of the same side, or to anyone if no person is left on that side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from skep.tables import levels, names, play, secret
from skep.tables.faults import Refused
from skep.tables.forms import ChairKind, Sit
from skep.tables.state import Seated
from skep.tables.table import Table

SHORTEST_ABSENCE = 300.0
"""Seconds away after which a seat may be freed in a match at the earliest, so that nobody loses one
by loading the page again at a table with a short grace time."""
UNTIMED_ABSENCE = 3600.0
"""The same at a table without a grace time."""


class GivenChair(Protocol):
    """To whom the host gives a chair."""

    @property
    def seat(self) -> int: ...
    @property
    def kind(self) -> ChairKind: ...
    @property
    def level(self) -> str: ...
    @property
    def name(self) -> str: ...


def sit(table: Table, now: float, wish: Sit, held: Sequence[int] = ()) -> str:
    """Take a free chair, on behalf of someone who holds these seats already; the seat's key.

    A wish with a key that opens a seat here gives that seat again and changes nothing.
    """
    story = table.story
    secret.check_made(wish.key)
    if wish.key and table.seat_of(wish.key) is not None:
        return wish.key
    if story.over:
        raise Refused("match-over", "the match is over; no chair is free")
    table.check_rules()
    if wish.seat is not None:
        _check_seat(table, wish.seat)
    at = _chair_to_take(table, wish.seat, held)
    name = names.apart(names.tidy(wish.name, True), story.chairs, at)
    key = wish.key or secret.new_key()
    shade = names.color(wish.color, story.chairs, at)
    table.happen(now, "sat", at, {"name": name, "colour": shade, "key": secret.mark(key)})
    play.note_timed(table)
    play.begin(table, now)
    return key


def _chair_to_take(table: Table, seat: int | None, held: Sequence[int]) -> int:
    """The chair that someone takes: the one wished for, or the first that they may have."""
    free = [at for at, chair in enumerate(table.story.chairs) if chair.free]
    if not free:
        raise Refused("no-free-seat", "every chair is taken; you may watch")
    if seat is not None and seat not in free:
        raise Refused("seat-taken", "someone sits there")
    for at in free if seat is None else [seat]:
        if not _shown_to_others(table, at, held):
            return at
    raise Refused(
        "not-your-side", "someone plays on this side, and you would see what they hold; only they"
        " can take this seat and hand it over to you",
    )  # fmt: skip


def _shown_to_others(table: Table, seat: int, held: Sequence[int]) -> bool:
    """Would the seat show what a person of its side holds to someone who does not see it yet?"""
    story = table.story
    side = story.sides[seat]
    if story.phase == "waiting" or any(story.sides[other] == side for other in held):
        return False
    return any(
        chair.held and story.sides[at] == side
        for at, chair in enumerate(story.chairs)
        if at != seat
    )


def leave(table: Table, now: float, seat: int) -> None:
    """Stand up: the chair is free again; in a match a bot plays if the table lets it."""
    _stand_up(table, now, seat, "left")


def send_away(table: Table, now: float, seat: int, present: bool, since: float) -> None:
    """The host frees a chair and voids its key: before the start any, in a match an absent one's.

    `present`: is someone connected for it? `since`: the last moment at which someone may have been.
    """
    story = table.story
    _check_seat(table, seat)
    chair = story.chairs[seat]
    if not chair.held or chair.kind == "bot":
        raise Refused("no-person-there", "no person sits there; there is nobody to send away")
    if story.phase == "playing":
        if chair.resigned or chair.flagged:
            raise Refused("bot-plays", "a bot plays this seat to the end")
        wait = max(story.grace, SHORTEST_ABSENCE) if story.grace else UNTIMED_ABSENCE
        if present or max(since, chair.acted) + wait > now:
            long = f"{round(wait)} seconds"
            raise Refused("not-absent", f"in a match a seat can be freed after {long} of absence")
    _stand_up(table, now, seat, "sent-away")


def _stand_up(table: Table, now: float, seat: int, how: str) -> None:
    story = table.story
    if story.over:
        raise Refused("match-over", "the match is over; you may just go")
    bot = story.phase == "playing" and story.grace > 0 and not story.kept
    table.happen(now, how, seat, {"bot": bot})
    play.note_timed(table)


def hand_over(table: Table, now: float, seat: int) -> str:
    """A new key for the seat; the old one no longer opens it."""
    key = secret.new_key()
    table.happen(now, "handed-over", seat, {"key": secret.mark(key)})
    return key


def revoke(table: Table, now: float, link: str) -> str:
    """Take a link back; the new one. A table whose name was taken back is no longer listed."""
    new = secret.new_link() if link == "table" else secret.new_key()
    kept = new if link == "table" else secret.mark(new)
    body = {"link": link, "to": kept, "key": new}
    if link == "table":
        body["from"] = table.story.link
    table.happen(now, "revoked", -1, body)
    return new


def give_chair(table: Table, now: float, wish: GivenChair) -> str:
    """The host gives a free chair, or a bot's, to someone else; a key for someone here.

    In a match only a free chair, and only to a bot: the host would see what others hold.
    """
    chair = _chair_to_give(table, wish)
    key = secret.new_key() if wish.kind == "here" else ""
    if wish.kind == "bot":
        levels.check(wish.level)
    name = names.tidy(wish.name) if wish.kind == "here" else ""
    table.happen(now, "chair", wish.seat, {
        "kind": wish.kind, "level": wish.level if wish.kind == "bot" else "",
        "name": names.apart(name, table.story.chairs, wish.seat),
        "taken": wish.kind != "person", "key": secret.mark(key) if key else "",
        "colour": chair.color,
    })  # fmt: skip
    play.note_timed(table)
    play.begin(table, now)
    return key


def _chair_to_give(table: Table, wish: GivenChair) -> Seated:
    story = table.story
    if story.over:
        raise Refused("match-over", "the match is over")
    table.check_rules()
    _check_seat(table, wish.seat)
    chair = story.chairs[wish.seat]
    if chair.taken and chair.kind == "person":
        raise Refused("seat-taken", "someone sits there; send them away first")
    if story.phase == "playing" and not (chair.free and wish.kind == "bot"):
        raise Refused("started", "the match has started; you can only give a free chair to a bot")
    return chair


def _check_seat(table: Table, seat: int) -> None:
    seats = len(table.story.chairs)
    if not 0 <= seat < seats:
        raise Refused("bad-seat", f"there is no seat {seat}; the seats: 0 to {seats - 1}")
