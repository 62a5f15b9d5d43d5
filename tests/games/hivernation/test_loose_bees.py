"""Which bees may be lifted: the quick index and the plain definition agree all match long."""

from __future__ import annotations

from random import Random

import pytest

import skep
from skep.games.hivernation.gaps import loose_bees
from skep.games.hivernation.joining import needed_tiles
from skep.games.hivernation.state import MOVING, Hive
from skep.hexes import AROUND
from skep.testing import clause


def stays_joined(hive: Hive, cell: int) -> bool:
    """Would all other tiles still hang together without the one on a cell?"""
    rest = {0, *hive.occupied} - {cell}
    met = [0]
    for at in met:
        met += [beside for beside in AROUND[at] if beside in rest and beside not in met]
    return len(met) == len(rest)


@clause("HIV-TOTAL-07")
@pytest.mark.parametrize("seed", range(3))
def test_a_bee_is_loose_if_the_rest_stays_joined_to_the_queen(seed: int) -> None:
    match = skep.new("hivernation", seats=2, seed=seed, mode="total")
    rng = Random(seed)
    looked = 0
    while not match.over and looked < 60:
        hive = match._position.state
        assert isinstance(hive, Hive)
        if hive.phase == MOVING and match.decision.prompt == "lift":
            looked += 1
            loose = [cell for cell in hive.occupied if stays_joined(hive, cell)]
            needed = needed_tiles(hive.tiles)
            assert [cell for cell in hive.occupied if not needed[cell]] == loose
            for side in range(2):
                own = [cell for cell in loose if hive.tiles[cell] == side + 1]
                assert loose_bees(hive, side) == own
        match.answer(rng.choice(match.decision.keys))
    assert looked > 20
