"""Every index says what the plain rules say, at every decision; a wrong index is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from skep.games.hivernation.index.adjacency import LINE_BIT, TOUCHES_BEAR
from skep.games.hivernation.index.agreement import disagreements
from skep.games.hivernation.state import Hive
from skep.hexes import cell_at
from skep.testing import clause
from tests.games.hivernation.tables import lay, played_out

CHAIN = "W D Q W W W\n D D"


@clause("HIV-ATT-01", "HIV-ATT-02", "HIV-ATT-03", "HIV-ATT-04", "HIV-ATT-05", "HIV-LOS-02")
@pytest.mark.parametrize("mode", ["quick", "arcade"])
@pytest.mark.parametrize("seed", range(4))
def test_places_and_lines_are_those_of_the_rules(mode: str, seed: int) -> None:
    for table in played_out(mode, seed):
        assert disagreements(table.hive) == []


@clause("HIV-TOTAL-06", "HIV-TOTAL-07", "HIV-TOTAL-09")
def test_the_bees_that_may_be_picked_up_are_those_of_the_rules() -> None:
    for table in played_out("total", 0):
        assert disagreements(table.hive) == []


def _set_bear(hive: Hive) -> None:
    hive.adjacency[hive.places[0][0]] ^= TOUCHES_BEAR


def _set_line(hive: Hive) -> None:
    hive.adjacency[hive.places[0][0]] ^= LINE_BIT[1]


def _forget_place(hive: Hive) -> None:
    hive.places[1].pop()


def _forget_cell(hive: Hive) -> None:
    cell = hive.places[0].pop()
    if cell in hive.places[1]:
        hive.places[1].remove(cell)


def _add_bee(hive: Hive) -> None:
    hive.bees[0] += 1


def _change_hash(hive: Hive) -> None:
    hive.position_hash ^= 1


def _forget_liftable(hive: Hive) -> None:
    hive.liftable = hive.liftable[1:]


def _add_hole(hive: Hive) -> None:
    hive.hole_cells = {cell_at(2, -1): 0}


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (_set_bear, ["adjacency of", "a Bear beside"]),
        (_set_line, ["adjacency of", "lines of drones"]),
        (_forget_place, ["places of drones"]),
        (_forget_cell, ["frontier:", "places of workers"]),
        (_add_bee, ["bees:"]),
        (_change_hash, ["hash:"]),
        (_forget_liftable, ["liftable bees:"]),
        (_add_hole, ["loose bees of workers"]),
    ],
)
def test_a_wrong_index_is_noticed(spoil: Callable[[Hive], None], found: list[str]) -> None:
    table = lay(CHAIN, mode="total", moving=True).play("lift:-2,0", "bee:4,-1")
    hive = table.hive
    assert disagreements(hive) == []
    spoil(hive)
    lines = disagreements(hive)
    assert [start for start in found if not any(line.startswith(start) for line in lines)] == []
