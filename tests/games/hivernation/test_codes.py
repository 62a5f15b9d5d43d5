"""The keys of all answers: one list for each mode, in a fixed order."""

from __future__ import annotations

import pytest

from skep.games.hivernation import GAME
from skep.testing import clause

TILES = {"quick": 20, "arcade": 56, "total": 40}
"""The tiles that can lie in the hive beside the Queen: none lies further out than there are."""


def cells(rings: int) -> list[str]:
    """Every place up to so many rings around the Queen, ring by ring."""
    found = ["0,0"]
    for ring in range(1, rings + 1):
        found += [
            f"{q},{r}"
            for q in range(-ring, ring + 1)
            for r in range(-ring, ring + 1)
            if max(abs(q), abs(r), abs(q + r)) == ring
        ]
    return found


HEADS = {
    "quick": ["start:workers", "start:drones"],
    "total": ["start:workers", "start:drones"],
    "arcade": [
        "start:workers", "start:drones", "tile:flower", "tile:bear", "tile:pesticide",
        "tile:beekeeper", "decline", "use:beekeeper", "use:pesticide", "use:bear", "use:flower",
        "fetch:bee", "fetch:flower", "fetch:bear", "fetch:pesticide",
    ],
}  # fmt: skip
VERBS = {
    "quick": ["bee"],
    "total": ["lift", "bee"],
    "arcade": ["bee", "flower", "bear", "pesticide"],
}


@clause("HIV-COMP-10")
@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_each_mode_has_its_list_of_keys(mode: str) -> None:
    found = GAME.vocabulary(GAME.settle(mode, 2, {}))
    head = HEADS[mode]
    assert found[: len(head)] == head
    places = cells(TILES[mode])
    for number, verb in enumerate(VERBS[mode]):
        start = len(head) + number * len(places)
        some = found[start : start + len(places)]
        assert sorted(some) == sorted(f"{verb}:{place}" for place in places)
        assert some[0] == f"{verb}:0,0"
    assert len(found) == len(head) + len(VERBS[mode]) * len(places)
