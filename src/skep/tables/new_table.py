"""New tables: from a form, from a point of a finished match, or for a rematch."""

from __future__ import annotations

from secrets import randbits
from typing import Any, NamedTuple

import skep
from skep.kernel.decision import Entry
from skep.kernel.game import Game, Settings
from skep.kernel.match import Match
from skep.tables import levels, names, play, secret, standing_orders
from skep.tables.faults import Refused
from skep.tables.forms import Clock, Coach, Color, Made, NewChair, NewFork, NewTable, SeatKey
from skep.tables.state import Seated
from skep.tables.table import Table

LONGEST_GRACE = 30 * 24 * 3600
LONGEST_CLOCK = 60 * 24 * 3600


class Plan(NamedTuple):
    """All that a new table needs to know."""

    game: Game[Any]
    settings: Settings
    seed: int
    chairs: list[Seated]
    listed: bool
    grace: int
    clock: Clock | None
    standing: dict[str, str]
    log: list[Entry]
    fork: int | None
    host: str
    """The mark of the maker's key."""
    seeded: bool = False
    """Someone may know the seed: the maker chose it, or a match file names it."""
    coach: Coach = "alone"
    think: int = 0
    """Seconds for the highest level; 0: its own."""


class Chairs(NamedTuple):
    """The chairs of a new table, and the keys that its maker gets."""

    chairs: list[Seated]
    keys: list[SeatKey]


def open_table(wish: NewTable, now: float) -> tuple[Table, Made]:
    """A new table, and every key that its maker holds."""
    game = skep.game(wish.game)
    settings = game.settle(wish.mode, len(wish.chairs), wish.settings)
    _check_times(wish.grace, wish.clock)
    levels.check_time(wish.think)
    standing_orders.check(game, wish.standing)
    seed = randbits(62) if wish.seed is None else wish.seed
    if abs(seed) >= 2**63:
        raise Refused("bad-seed", "a seed has at most 63 bits")
    seated = chairs(wish.chairs, wish.name, wish.color)
    host = secret.new_key()
    plan = Plan(
        game, settings, seed, seated.chairs, wish.listed, wish.grace, wish.clock, wish.standing,
        [], None, secret.mark(host), wish.seed is not None, wish.coach,
        wish.think,
    )  # fmt: skip
    return lay(plan, seated.keys, host, now)


def fork_table(table: Table, wish: NewFork, now: float) -> tuple[Table, Made]:
    """A table that plays on from a point of a finished match, with new luck."""
    story = table.story
    if not story.over:
        raise Refused("not-over", "the match goes on; it can be forked once it is over")
    table.check_rules()
    if not 0 <= wish.entries <= len(story.log):
        raise Refused("no-entry", f"the log has entries 0 to {len(story.log)}, not {wish.entries}")
    if len(wish.chairs) != len(story.chairs):
        raise Refused("bad-seats", f"this match has {len(story.chairs)} seats")
    _check_times(wish.grace, wish.clock)
    seed, log = randbits(62), story.log[: reach(story.log, wish.entries)]
    if Match(story.game, story.settings, seed, log).over:
        raise Refused("match-over", "the match was over by then; choose an earlier point")
    seated = chairs(wish.chairs, wish.name, wish.color)
    host = secret.new_key()
    plan = Plan(
        story.game, story.settings, seed, seated.chairs, wish.listed, wish.grace, wish.clock,
        story.standing, log, wish.entries, secret.mark(host), coach=story.coach,
        think=story.think,
    )  # fmt: skip
    return lay(plan, seated.keys, host, now)


def rematch_table(table: Table, now: float) -> Table:
    """The same people with the same keys at a new match."""
    story = table.story
    seats = [Seated(*chair.dump()) for chair in story.chairs]
    plan = Plan(
        story.game, table.settings_now(), randbits(62), seats, False, story.grace, story.clock,
        story.standing, [], None, story.host, coach=story.coach, think=story.think,
    )  # fmt: skip
    return lay(plan, [], "", now)[0]


def reach(log: list[Entry], entries: int) -> int:
    """So many entries, and those of chance that follow at once: a match stands at a choice."""
    while entries < len(log) and log[entries].chance:
        entries += 1
    return entries


def chairs(wishes: list[NewChair], name: str, shade: Color) -> Chairs:
    """Who sits where; the maker takes the first chair for a person or someone here."""
    if not any(wish.kind != "bot" for wish in wishes):
        raise Refused("no-person", "a table needs a chair for a person")
    found, keys, own = list[Seated](), list[SeatKey](), True
    for seat, wish in enumerate(wishes):
        if wish.kind == "bot":
            levels.check(wish.level)
        mine = own and wish.kind != "bot"
        key = secret.new_key() if mine or wish.kind == "here" else ""
        called = names.tidy(name if mine and name else wish.name) if key else ""
        called = names.apart(called, found)
        hue = names.color(shade if mine else wish.color, found)
        level = wish.level if wish.kind == "bot" else ""
        taken = wish.kind == "bot" or bool(key)
        found.append(Seated(wish.kind, level, called, hue, taken, secret.mark(key) if key else ""))
        keys += [SeatKey(seat, key)] if key else []
        own = own and not mine
    return Chairs(found, keys)


def lay(plan: Plan, keys: list[SeatKey], host: str, now: float) -> tuple[Table, Made]:
    """The table itself, its first entries noted but not yet written."""
    table, watch = Table(secret.new_id(), []), secret.new_key()
    link = secret.new_link()
    clock = plan.clock
    table.happen(now, "made", -1, {
        **plan.settings.dump(), "rules": plan.game.rules, "seed": plan.seed,
        "chairs": [chair.dump() for chair in plan.chairs], "link": link,
        "watch": secret.mark(watch), "watch_key": watch, "host": plan.host, "listed": plan.listed,
        "grace": plan.grace, "clock": [clock.bank, clock.more] if clock else None,
        "standing": plan.standing, "fork": plan.fork, "seeded": plan.seeded, "keep": 0,
        "coach": plan.coach, "think": plan.think,
        "log": [[entry.seat, entry.prompt, entry.key] for entry in plan.log],
    })  # fmt: skip
    play.begin(table, now)
    return table, Made(link, watch, keys, host)


def _check_times(grace: int, clock: Clock | None) -> None:
    if not 0 <= grace <= LONGEST_GRACE:
        raise Refused("bad-grace", "grace takes 0 to 30 days, in seconds")
    if clock and not (1 <= clock.bank <= LONGEST_CLOCK and 0 <= clock.more <= LONGEST_CLOCK):
        raise Refused("bad-clock", "a clock takes 1 second to 60 days")
