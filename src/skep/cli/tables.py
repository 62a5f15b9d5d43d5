"""`skep export`, `skep import` and `skep check`: a server's tables, on its own machine."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated

import typer

from skep.cli.serve import Database, needs_server, place
from skep.kernel.errors import BadSettings

if TYPE_CHECKING:
    from skep.server.store import Store
    from skep.tables.table import Table

TableName = Annotated[
    str, typer.Argument(metavar="TABLE", help="A table, as it is named in its link.")
]


def export(
    table: TableName,
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="The file to write; else it is printed.")
    ] = None,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
) -> None:
    """Write a table's match as a match file.

    The file of an unfinished match has its seed, which determines what chance will deal.
    """
    needs_server()
    from skep import record
    from skep.tables.match_file import text

    with opened(database) as store:
        found = text(loaded(store, table))
    if file is None:
        typer.echo(found, nl=False)
    else:
        record.write(file, found, force)


def import_file(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match file.")],
    database: Database = None,
) -> None:
    """Make a table with the match of a match file.

    Prints the table's name and the host's key. An unfinished match waits for people to sit down.
    """
    needs_server()
    from skep import record
    from skep.tables.match_file import table_of

    found = record.open(file)
    with opened(database) as store:
        proposal, made = table_of(found, time())
        asyncio.run(store.append(proposal.batch()))
    typer.echo(f"table {made.table}\nhost {made.host}\nwatch {made.watch}")


def check(
    table: Annotated[
        str | None, typer.Argument(metavar="TABLE", help="One table; or use --all.")
    ] = None,
    database: Database = None,
    every: Annotated[bool, typer.Option("--all", help="Every table of the database.")] = False,
) -> int:
    """Replay stored matches and check their final states.

    A match under another rules version is listed and kept, but not replayed.
    """
    needs_server()
    from skep.server.store.audit import check as checked

    if every == (table is not None):
        raise BadSettings("name one table, or use --all", "bad-option")
    count = bad = kept = 0
    with opened(database) as store:
        for found in checked(store, table):
            count += 1
            bad += bool(found.fault)
            kept += bool(found.kept)
            if said := found.fault or found.kept:
                typer.echo(f"{found.link}: {said}")
    if table is not None and not count:
        raise BadSettings(f"there is no table {table!r} in this database", "no-table")
    apart = f", {kept} made under other rules" if kept else ""
    typer.echo(f"{count} tables, {count - bad - kept} sound, {bad} not{apart}")
    return 1 if bad else 0


@contextmanager
def opened(database: str | None) -> Iterator[Store]:
    """The store of a database, closed afterwards."""
    from skep.server.store import Store

    store = Store(place(database))
    try:
        yield store
    finally:
        store.close()


def loaded(store: Store, link: str) -> Table:
    """A table by its link, or BadSettings."""
    from skep.tables.table import Table

    id = asyncio.run(store.find(link=link))
    if id is None:
        raise BadSettings(f"there is no table {link!r} in this database", "no-table")
    return Table(id, store.rows(id))
