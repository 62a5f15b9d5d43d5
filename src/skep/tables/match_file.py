"""A table's match as a match file, and a match file as a table."""

from __future__ import annotations

from secrets import randbits

from skep import record
from skep.kernel.match import Match
from skep.tables import secret
from skep.tables.faults import Refused
from skep.tables.forms import Made
from skep.tables.names import LONGEST, color
from skep.tables.new_table import Plan, lay
from skep.tables.state import RESIGNED, Seated, Story
from skep.tables.table import Table


def players(table: Table) -> list[str]:
    """Who played, as a match file names them."""
    return [chair.name or chair.level or "nobody" for chair in table.story.chairs]


def text(table: Table) -> str:
    """The match file of a table; of a match made under other rules, what the store holds."""
    if table.story.kept:
        return _kept(table.story, players(table)).text()
    if table.match is None:
        raise Refused("not-playing", "the match has not started; there is nothing to write yet")
    count = table.story.takebacks
    comments = [f"take-backs: {count}"] if count else []
    return record.of(table.match, players(table), comments).text()


def _kept(story: Story, names: list[str]) -> record.Record:
    """A match under the rules that it was made under, not replayed."""
    result = record.UNFINISHED
    if story.over and story.course and story.end["reason"] != RESIGNED:
        result = record.result_of(story.course[-1][1], story.end["reason"])
    return record.Record(
        story.game, story.settings, story.seed, names, result, story.log, rules=story.rules
    )


def table_of(found: record.Record, now: float) -> tuple[Table, Made]:
    """A table on which a match file's match stands; whoever has its link may sit down."""
    match: Match = record.replay(found)
    chairs: list[Seated] = []
    for seat in range(found.settings.seats):
        name = found.players[seat][:LONGEST] if found.players else f"{seat}"
        if match.over:
            chairs.append(Seated("person", "", name, color(None, chairs), True, ""))
        else:
            chairs.append(Seated("person", "", "", color(None, chairs), False, ""))
    host = secret.new_key()
    seed = found.seed if abs(found.seed) < 2**63 else randbits(62)
    plan = Plan(
        found.game, found.settings, seed, chairs, False, 0, None, {}, match.log, None,
        secret.mark(host), seeded=seed == found.seed,
    )  # fmt: skip
    return lay(plan, [], host, now)
