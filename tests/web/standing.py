"""A match that stands on the server, and someone who is asked there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import skep
from skep import record
from skep.kernel.chance import Dice
from skep.kernel.match import Match
from tests.web.people import House, People, Person


def played(game: str, mode: str, until: int, seed: int, stop: str = "") -> Match:
    """A match for two after so many entries by chance, or where this is asked."""
    match, dice = skep.new(game, seats=2, mode=mode, seed=seed), Dice(seed)
    while len(match.log) < until and match.decision.prompt != stop:
        keys = match.decision.keys
        match.answer(keys[dice.below(len(keys))])
    return match


def sit_at(people: People, house: House, folder: Path, match: Match, **more: Any) -> Person:
    """Whoever is asked at a table on which this match stands."""
    file = folder / f"{len(people.contexts)}.skep"
    record.save(file, match, ["Anna", "Bert"])
    words = [sys.executable, "-m", "skep", "import", str(file), "--database", str(house.database)]
    table = subprocess.run(words, check=True, capture_output=True, text=True).stdout.split()[1]
    keys = [
        house.ask("POST", f"/api/tables/{table}/sit", {"name": name, "seat": seat})["key"]
        for seat, name in enumerate(("Anna", "Bert"))
    ]
    person = people.come(**more)
    person.visit(f"/t/{table}#k={keys[match.waiting[0]]}")
    person.at_table()
    person.asked()
    return person
