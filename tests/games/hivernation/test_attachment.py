"""Where bees may be put, kept up to date when tiles come, go and turn over."""

from __future__ import annotations

from random import Random

import pytest

from skep.games.hivernation import GAME
from skep.games.hivernation.index.attachment import put_down
from skep.games.hivernation.pieces import DRONE, EMPTY, WORKER
from skep.games.hivernation.state import Hive
from skep.hexes import cell_at
from skep.kernel.position import Position


def kept(hive: Hive) -> list[object]:
    """What is around each empty cell, and where each side may put a bee."""
    around = [at for at, tile in zip(hive.adjacency, hive.tiles) if tile == EMPTY]
    return [around, *(sorted(cells) for cells in hive.places)]


def is_up_to_date(hive: Hive) -> bool:
    """Whether that is what the tiles say."""
    built = hive.copy()
    built.build_index()
    return kept(hive) == kept(built)


@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_what_is_kept_is_what_the_tiles_say_after_every_answer(mode: str) -> None:
    dice = Random(mode)
    for _ in range(25):
        position = Position.start(GAME, GAME.setup(GAME.settle(mode)))
        while not position.over:
            position.answer(dice.choice(position.options))
            hive = position.state
            assert isinstance(hive, Hive)
            assert is_up_to_date(hive)


def line_of(*tiles: int) -> Hive:
    """A hive with these bees in a row to the east of the Queen."""
    hive = GAME.setup(GAME.settle("quick"))
    for at, tile in enumerate(tiles):
        put_down(hive, cell_at(at + 1, 0), tile)
    hive.first = hive.player = hive.side = 0
    hive.phase = 1
    return hive


def test_bees_behind_a_line_that_turns_over_are_no_longer_caught() -> None:
    """A Worker closes a line of Drones whose other end a Drone could have caught before."""
    hive = line_of(DRONE)
    for q in (3, 4, 5):
        put_down(hive, cell_at(q, 2), WORKER if q == 3 else DRONE)
    end, before = cell_at(6, 2), cell_at(2, 2)
    assert is_up_to_date(hive)
    assert before in hive.places[1]  # a Drone there would catch the Worker
    position = Position.start(GAME, hive)
    position.answer(end)
    assert [hive.tiles[cell_at(q, 2)] for q in (3, 4, 5, 6)] == [WORKER] * 4
    assert before not in hive.places[1]
    assert is_up_to_date(hive)
