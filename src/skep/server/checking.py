"""Is what the store holds sound?  Every match replays to the state that it had."""

from __future__ import annotations

from collections.abc import Iterator

from skep.kernel.errors import SkepError
from skep.server.digest import digest
from skep.server.store import Row, Store
from skep.server.table import Table


def check(store: Store, link: str | None = None) -> Iterator[tuple[str, str]]:
    """Each table's link, and what is wrong with it: empty if nothing is."""
    for id, name in store.links():
        if link is None or name == link:
            yield name, fault_of(id, store.rows(id))


def fault_of(id: int, rows: list[Row]) -> str:
    """What is wrong with a table's entries; empty if they are sound."""
    numbers = [row.n for row in rows]
    if numbers != list(range(1, len(rows) + 1)):
        return f"its entries are not numbered one by one: {_gap(numbers)}"
    if not rows or rows[0].kind != "made":
        return "it has no beginning"
    try:
        table = Table(id, rows)
    except SkepError as fault:
        return str(fault)
    return _other_state(table, rows)


def _gap(numbers: list[int]) -> str:
    return next(
        (f"after {n - 1} comes {found}" for n, found in enumerate(numbers, 1) if n != found), ""
    )


def _other_state(table: Table, rows: list[Row]) -> str:
    """Does the replay lead to other scores or to another state than the table noted?"""
    match = table.match
    if match is None:
        return ""
    noted = [row.body["scores"] for row in rows if "scores" in row.body]
    if noted and noted[-1] != match.scores:
        return f"its scores were {noted[-1]}, and the replay gives {match.scores}"
    ended = table.story.end.get("digest")
    if ended and ended != digest(match):
        return "it replays to another state than the one in which it ended"
    return ""
