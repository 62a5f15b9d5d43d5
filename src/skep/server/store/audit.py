"""Check stored tables: every match must replay to the state that it had."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from skep.kernel.errors import SkepError
from skep.server.store import Row, Store
from skep.tables.digest import digest
from skep.tables.state import TableState
from skep.tables.table import Table


class Finding(NamedTuple):
    """The result of checking one table."""

    link: str
    fault: str = ""
    """What is wrong with the table; empty if nothing is."""
    kept: str = ""
    """Why the match was not replayed; empty if it was."""


def check(store: Store, link: str | None = None) -> Iterator[Finding]:
    """Check each table, or the one with this link."""
    for id, name in store.links():
        if link is None or name == link:
            yield finding(name, id, store.rows(id))


def finding(link: str, id: int, rows: list[Row]) -> Finding:
    """Check a table's entries."""
    numbers = [row.n for row in rows]
    if numbers != list(range(1, len(rows) + 1)):
        return Finding(link, f"its entries are not numbered one by one: {_gap(numbers)}")
    if not rows or rows[0].kind != "made":
        return Finding(link, "it has no beginning")
    try:
        table = Table(id, rows)
    except SkepError as fault:
        return Finding(link, str(fault))
    if table.state.kept:
        return Finding(link, kept=_kept(table.state))
    return Finding(link, _other_state(table, rows))


def _kept(state: TableState) -> str:
    stands = "over" if state.over else "under way"
    return (
        f"made under rules {state.rules} of {state.game.name}, this Skep has {state.game.rules}:"
        f" kept, not replayed ({stands})"
    )


def _gap(numbers: list[int]) -> str:
    return next(
        (f"after {n - 1} comes {found}" for n, found in enumerate(numbers, 1) if n != found), ""
    )


def _other_state(table: Table, rows: list[Row]) -> str:
    """How the replay differs from the scores and the final state that were stored; empty if not."""
    match = table.match
    if match is None:
        return ""
    noted = [row.body["scores"] for row in rows if "scores" in row.body]
    if noted and noted[-1] != match.scores:
        return f"its scores were {noted[-1]}, and the replay gives {match.scores}"
    ended = table.state.end.get("digest")
    if ended and ended != digest(match):
        return "it replays to another state than the one in which it ended"
    return ""
