"""Which bees may be picked up without cutting others off: the index agrees with the rule."""

from __future__ import annotations

from random import Random

import pytest

import skep
from skep.games.hivernation.rules.total_domination import loose_bees, stays_connected
from skep.games.hivernation.state import MOVING, Hive
from skep.hexes import AROUND
from skep.testing import clause


def hangs_together(hive: Hive, cell: int) -> bool:
    """Whether all other tiles hang together without the one on a cell."""
    rest = {0, *hive.occupied} - {cell}
    met = [0]
    for at in met:
        met += [beside for beside in AROUND[at] if beside in rest and beside not in met]
    return len(met) == len(rest)


@clause("HIV-TOTAL-07")
@pytest.mark.parametrize("seed", range(3))
def test_a_bee_is_loose_if_the_rest_stays_connected_to_the_queen(seed: int) -> None:
    match = skep.new("hivernation", seats=2, seed=seed, mode="total")
    rng = Random(seed)
    looked = 0
    while not match.over and looked < 60:
        hive = match._position.state
        assert isinstance(hive, Hive)
        if hive.phase == MOVING and match.decision.prompt == "lift":
            looked += 1
            loose = [cell for cell in hive.occupied if hangs_together(hive, cell)]
            assert [cell for cell in hive.occupied if stays_connected(hive, cell)] == loose
            for side in range(2):
                own = [cell for cell in loose if hive.tiles[cell] == side + 1]
                assert loose_bees(hive, side) == own
        match.answer(rng.choice(match.decision.keys))
    assert looked > 20
