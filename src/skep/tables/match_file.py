"""A table's match as a match file, and a match file as a table."""

from __future__ import annotations

from secrets import randbits

from skep import record
from skep.kernel.match import Match
from skep.tables import secret
from skep.tables.faults import Refused
from skep.tables.forms import Made
from skep.tables.names import MAX_NAME_LENGTH, color
from skep.tables.new_table import TablePlan, lay
from skep.tables.proposal import Proposal
from skep.tables.state import RESIGNED, Seated
from skep.tables.table import Table


def players(table: Table) -> list[str]:
    """Who played, as a match file names them."""
    return [chair.name or chair.level or "nobody" for chair in table.state.chairs]


def text(table: Table) -> str:
    """The match file of a table; of a match made under other rules, what the store holds."""
    if table.state.kept:
        return _kept(table).text()
    if table.match is None:
        raise Refused("not-playing", "the match has not started; there is nothing to write yet")
    count = table.state.takebacks
    comments = [f"take-backs: {count}"] if count else []
    return record.of(table.match, players(table), comments).text()


def _kept(table: Table) -> record.Record:
    """A match of other rules, as it is stored and without replaying it."""
    state, result = table.state, record.UNFINISHED
    if state.over and state.scores and state.end["reason"] != RESIGNED:
        result = record.result_of(state.scores, state.end["reason"])
    return record.Record(
        state.game, state.settings, state.seed, players(table), result, table.log,
        rules=state.rules,
    )  # fmt: skip


def table_of(found: record.Record, now: float) -> tuple[Proposal, Made]:
    """A new table with the match of a match file. Whoever has its link may sit down."""
    match: Match = record.replay(found)
    chairs: list[Seated] = []
    for seat in range(found.settings.seats):
        name = found.players[seat][:MAX_NAME_LENGTH] if found.players else f"{seat}"
        if match.over:
            chairs.append(Seated("person", "", name, color(None, chairs), True, ""))
        else:
            chairs.append(Seated("person", "", "", color(None, chairs), False, ""))
    host = secret.new_key()
    seed = found.seed if abs(found.seed) < 2**63 else randbits(62)
    plan = TablePlan(
        found.game, found.settings, seed, chairs, False, 0, None, {}, match.log, None,
        secret.mark(host), seeded=seed == found.seed,
    )  # fmt: skip
    return lay(plan, [], host, now)
