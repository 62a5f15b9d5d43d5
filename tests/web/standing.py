"""A match that stands on the server, and someone who is asked there."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time
from typing import Any

import skep
from skep import record
from skep.kernel.chance import Dice
from skep.kernel.match import Match
from skep.server.record import table_of
from skep.server.store import Store
from tests.web.house import House
from tests.web.people import People, Person


def played(game: str, mode: str, until: int, seed: int, stop: str = "") -> Match:
    """A match for two after so many entries by chance, or where this is asked."""
    match, dice = skep.new(game, seats=2, mode=mode, seed=seed), Dice(seed)
    while len(match.log) < until and match.decision.prompt != stop:
        keys = match.decision.keys
        match.answer(keys[dice.below(len(keys))])
    return match


def lay(database: Path, match: Match) -> str:
    """A table on which this match stands, as `skep import` lays it; its name."""
    store = Store(str(database))
    table, made = table_of(record.parse(record.dump(match, ["Anna", "Bert"])), time())
    asyncio.run(store.append(table.batch()))
    store.close()
    return made.table


def sit_at(people: People, house: House, match: Match, **more: Any) -> Person:
    """Whoever is asked at a table on which this match stands."""
    with ThreadPoolExecutor(1) as aside:  # the browser's loop runs in this thread
        table = aside.submit(lay, house.database, match).result()
    keys = [
        house.ask("POST", f"/api/tables/{table}/sit", {"name": name, "seat": seat})["key"]
        for seat, name in enumerate(("Anna", "Bert"))
    ]
    person = people.come(**more)
    person.visit(f"/t/{table}#k={keys[match.waiting[0]]}")
    person.at_table()
    person.asked()
    return person
