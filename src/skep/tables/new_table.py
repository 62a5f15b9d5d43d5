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
from skep.tables.forms import (
    Coach,
    Color,
    Made,
    NewChair,
    NewFork,
    NewTable,
    SeatKey,
    TimeLimit,
)
from skep.tables.proposal import Proposal
from skep.tables.state import Seated
from skep.tables.table import Table, dump_log

MAX_GRACE = 30 * 24 * 3600
MAX_CLOCK = 60 * 24 * 3600
"""Seconds."""


class TablePlan(NamedTuple):
    """What the first entry of a new table is made from."""

    game: Game[Any]
    settings: Settings
    seed: int
    chairs: list[Seated]
    listed: bool
    grace: int
    clock: TimeLimit | None
    standing: dict[str, str]
    log: list[Entry]
    fork: int | None
    host: str
    """The hash of the host's key."""
    seeded: bool = False
    """Whether someone may know the seed: the host chose it, or a match file names it."""
    coach: Coach = "alone"
    think: int = 0
    """Seconds that the highest level thinks about a decision; 0 means its usual time."""


class Seating(NamedTuple):
    """The chairs of a new table, and the keys that its host gets."""

    chairs: list[Seated]
    keys: list[SeatKey]


def open_table(wish: NewTable, now: float) -> tuple[Proposal, Made]:
    """A new table, and every key that its host gets."""
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
    plan = TablePlan(
        game, settings, seed, seated.chairs, wish.listed, wish.grace, wish.clock, wish.standing,
        [], None, secret.mark(host), wish.seed is not None, wish.coach,
        wish.think,
    )  # fmt: skip
    return lay(plan, seated.keys, host, now)


def fork_table(table: Table, wish: NewFork, now: float) -> tuple[Proposal, Made]:
    """A table that plays on from a point of a finished match, with another seed."""
    state, log = table.state, table.log
    if not state.over:
        raise Refused("not-over", "the match goes on; it can be forked once it is over")
    table.check_rules()
    if not 0 <= wish.entries <= len(log):
        raise Refused("no-entry", f"the log has entries 0 to {len(log)}, not {wish.entries}")
    if len(wish.chairs) != len(state.chairs):
        raise Refused("bad-seats", f"this match has {len(state.chairs)} seats")
    _check_times(wish.grace, wish.clock)
    seed, log = randbits(62), log[: reach(log, wish.entries)]
    if Match(state.game, state.settings, seed, log).over:
        raise Refused("match-over", "the match was over by then; choose an earlier point")
    seated = chairs(wish.chairs, wish.name, wish.color)
    host = secret.new_key()
    plan = TablePlan(
        state.game, state.settings, seed, seated.chairs, wish.listed, wish.grace, wish.clock,
        state.standing, log, wish.entries, secret.mark(host), coach=state.coach,
        think=state.think,
    )  # fmt: skip
    return lay(plan, seated.keys, host, now)


def rematch_table(table: Table, now: float) -> Proposal:
    """A new table for the same people with the same keys."""
    state = table.state
    seats = [Seated(*chair.dump()) for chair in state.chairs]
    plan = TablePlan(
        state.game, state.settings_now(), randbits(62), seats, False, state.grace, state.clock,
        state.standing, [], None, state.host, coach=state.coach, think=state.think,
    )  # fmt: skip
    return lay(plan, [], "", now)[0]


def reach(log: list[Entry], entries: int) -> int:
    """The length of the log at the next decision of a seat, from this length on."""
    while entries < len(log) and log[entries].chance:
        entries += 1
    return entries


def chairs(wishes: list[NewChair], name: str, shade: Color) -> Seating:
    """Who sits where. The host gets the first chair that is not for a bot."""
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
    return Seating(found, keys)


def lay(plan: TablePlan, keys: list[SeatKey], host: str, now: float) -> tuple[Proposal, Made]:
    """The first entries of a new table, and the keys that open it."""
    proposal = Proposal(Table(secret.new_id()), now)
    link, watch = secret.new_link(), secret.new_key()
    clock = plan.clock
    proposal.add("made", body={
        **plan.settings.dump(), "rules": plan.game.rules, "seed": plan.seed,
        "chairs": [chair.dump() for chair in plan.chairs], "link": link,
        "watch": secret.mark(watch), "watch_key": watch, "host": plan.host, "listed": plan.listed,
        "grace": plan.grace, "clock": [clock.bank, clock.more] if clock else None,
        "standing": plan.standing, "fork": plan.fork, "seeded": plan.seeded, "keep": 0,
        "coach": plan.coach, "think": plan.think, "log": dump_log(plan.log),
    })  # fmt: skip
    play.maybe_begin(proposal)
    return proposal, Made(link, watch, keys, host)


def _check_times(grace: int, clock: TimeLimit | None) -> None:
    if not 0 <= grace <= MAX_GRACE:
        raise Refused("bad-grace", "grace takes 0 to 30 days, in seconds")
    if clock and not (1 <= clock.bank <= MAX_CLOCK and 0 <= clock.more <= MAX_CLOCK):
        raise Refused("bad-clock", "a clock takes 1 second to 60 days")
