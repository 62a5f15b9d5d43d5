"""A match that stands on the server, and someone who is asked there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time
from typing import Any

import skep
from skep import record
from skep.kernel.chance import Dice
from skep.kernel.match import Match
from skep.kernel.script import CHANCE
from skep.server.store import Store
from skep.tables.match_file import table_of
from tests.web.house import House
from tests.web.people import People, Person


def played(game: str, mode: str, until: int, seed: int, stop: str = "") -> Match:
    """A match for two after so many entries by chance, or where this is asked."""
    match, dice = skep.new(game, seats=2, mode=mode, seed=seed), Dice(seed)
    while len(match.log) < until and match.decision.prompt != stop:
        keys = match.decision.keys
        match.answer(keys[dice.below(len(keys))])
    return match


def where(game: str, mode: str, wanted: Callable[[Match], str]) -> tuple[Match, str]:
    """The first place in random matches for two that has the wanted key, and that key.

    Looking for a place, rather than naming a seed, keeps a test true when the rules deal or
    offer things in another order.
    """
    for seed in range(1, 400):
        match, dice = skep.new(game, seats=2, mode=mode, seed=seed), Dice(seed)
        while not match.over:
            key = wanted(match)
            if key:
                return match, key
            keys = match.decision.keys
            match.answer(keys[dice.below(len(keys))])
    raise AssertionError(f"no such place in {game} {mode}")


def before(
    game: str, mode: str, wanted: Callable[[dict[str, Any]], bool]
) -> tuple[Match, str, dict[str, Any]]:
    """The first place in random matches whose next answer leads to the wanted event: the match,
    that answer, and the event's facts."""
    facts: dict[str, Any] = {}

    def wished(match: Match) -> str:
        for event in match.events_of(None, len(match.log) - 3):
            entry: int = event["entry"]
            while entry and match.log[entry - 1].seat == CHANCE:
                entry -= 1
            if entry and wanted(event):
                facts.update(event["facts"], entry=entry)
                return match.log[entry - 1].key
        return ""

    match, key = where(game, mode, wished)
    match.back_to(facts["entry"] - 1)
    return match, key, facts


def lay(database: Path, match: Match) -> str:
    """A table on which this match stands, as `skep import` lays it; its name."""
    store = Store(str(database))
    proposal, made = table_of(record.parse(record.dump(match, ["Anna", "Bert"])), time())
    asyncio.run(store.append(proposal.batch()))
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
