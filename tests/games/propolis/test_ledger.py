"""Whole matches beside a ledger that is kept by what is told."""

from __future__ import annotations

import pytest

from skep.games.propolis import GAME
from skep.games.propolis.box import LEVELS, SPACES_OF
from skep.games.propolis.pieces import SPACES
from skep.kernel.chance import Dice
from skep.kernel.game import Value
from skep.kernel.match import Match
from skep.testing import clause
from tests.games.propolis.ledger import Ledger

GIVES: dict[int, list[str]] = {
    land: [*(SPACES[space] for space in spaces)] for land, spaces in enumerate(SPACES_OF)
}


@clause("PRP-TURN-01", "PRP-TURN-04", "PRP-DEP-09", "PRP-DEP-20", "PRP-FORT-04", "PRP-FORT-08")
@clause("PRP-MAJ-10", "PRP-MAJ-12", "PRP-MAJ-13", "PRP-ROW-01", "PRP-ROW-03", "PRP-BUILD-16")
@clause("PRP-SOLO-03", "PRP-SOLO-04", "PRP-SOLO-22", "PRP-END-05", "PRP-RETR-01", "PRP-DECK-02")
@pytest.mark.parametrize(
    ("seats", "seed"), [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (3, 1), (3, 2), (4, 1)]
)
def test_what_is_told_leads_to_the_table_that_is_shown(seats: int, seed: int) -> None:
    level: dict[str, Value] = {"difficulty": LEVELS[seed - 1]} if seats == 1 else {}
    match = Match(GAME, GAME.settle(seats=seats, values=level), seed)
    dice = Dice(seed)
    ledger = Ledger(match.view()["table"], GIVES)
    told = len(match.events)
    while not match.over:
        decision = match.decision
        builds = [key for key in decision.keys if key.startswith(("build", "other", "palace"))]
        keys = builds if builds and dice.below(3) == 0 else decision.keys
        key = keys[dice.below(len(keys))]
        match.answer(key)
        ledger.answered(decision.seat, key)
        for event in match.events[told:]:
            ledger.told(event)
        view = match.view()
        table = view["table"]
        ledger.compare(table)
        if view["prompt"] == "act":
            tied = [event.facts["row"] for event in match.events[told:] if event.name == "tied"]
            assert {row["row"] for row in table["rows"] if row["full"]} <= set(tied)
        told = len(match.events)
    names = [event.name for event in match.events]
    assert (names.count("over"), names.count("last-round")) == (1, 1)
    marked = match.view()["table"]["marked"]
    assert names.count("marked") == bool(marked)
    assert not marked or match.events[-1].facts == {"number": marked}
