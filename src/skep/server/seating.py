"""Sitting down, standing up, handing over, and taking links back."""

from __future__ import annotations

from skep.server import levels, naming, playing, secret
from skep.server.faults import Refused
from skep.server.story import Seated
from skep.server.table import Table
from skep.server.wire import Chairs, Colour


def sit(table: Table, now: float, name: str, wish: Colour | None, seat: int | None) -> str:
    """Take a free chair; the key of the seat."""
    story = table.story
    if story.over:
        raise Refused("match-over", "the match is over; no chair is free")
    table.check_rules()
    free = [at for at, chair in enumerate(story.chairs) if chair.free]
    if seat is not None and not 0 <= seat < len(story.chairs):
        raise Refused(
            "bad-seat", f"there is no seat {seat}; the seats: 0 to {len(story.chairs) - 1}"
        )
    if not free:
        raise Refused("no-free-seat", "every chair is taken; you may watch")
    if seat is not None and seat not in free:
        raise Refused("seat-taken", "someone sits there")
    at, key = free[0] if seat is None else seat, secret.new_key()
    shade = naming.colour(wish, story.chairs, at)
    body = {"name": naming.tidy(name, True), "colour": shade, "key": secret.mark(key)}
    table.happen(now, "sat", at, body)
    playing.note_timed(table)
    playing.begin(table, now)
    return key


def leave(table: Table, now: float, seat: int) -> None:
    """Stand up: the chair is free again; in a match a bot plays if the table lets it."""
    story = table.story
    if story.over:
        raise Refused("match-over", "the match is over; you may just go")
    bot = story.phase == "playing" and story.grace > 0 and not story.kept
    table.happen(now, "left", seat, {"bot": bot})
    playing.note_timed(table)


def hand_over(table: Table, now: float, seat: int) -> str:
    """A new key for the seat; the old one no longer opens it."""
    key = secret.new_key()
    table.happen(now, "handed-over", seat, {"key": secret.mark(key)})
    return key


def revoke(table: Table, now: float, link: str) -> str:
    """Take a link back; the new one."""
    new = secret.new_link() if link == "table" else secret.new_key()
    kept = new if link == "table" else secret.mark(new)
    table.happen(now, "revoked", -1, {"link": link, "to": kept, "key": new})
    return new


def give_chair(table: Table, now: float, wish: Chairs) -> str:
    """The host gives a free chair, or a bot's, to someone else; a key for someone here."""
    chair = _chair_to_give(table, wish.seat)
    key = secret.new_key() if wish.kind == "here" else ""
    if wish.kind == "bot":
        levels.check(wish.level)
    table.happen(now, "chair", wish.seat, {
        "kind": wish.kind, "level": wish.level if wish.kind == "bot" else "",
        "name": naming.tidy(wish.name) if wish.kind == "here" else "",
        "taken": wish.kind != "person", "key": secret.mark(key) if key else "",
        "colour": chair.colour,
    })  # fmt: skip
    playing.note_timed(table)
    playing.begin(table, now)
    return key


def _chair_to_give(table: Table, seat: int) -> Seated:
    story = table.story
    if story.over:
        raise Refused("match-over", "the match is over")
    table.check_rules()
    if not 0 <= seat < len(story.chairs):
        raise Refused(
            "bad-seat", f"there is no seat {seat}; the seats: 0 to {len(story.chairs) - 1}"
        )
    chair = story.chairs[seat]
    if chair.taken and chair.kind == "person":
        raise Refused("seat-taken", "someone sits there")
    return chair
