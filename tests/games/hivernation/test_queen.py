"""Queen Zizi.  HIV-QUEEN"""

from __future__ import annotations

import pytest

from skep.testing import clause
from tests.games.hivernation.tables import drawing, lay, played_out

SIDES = ["workers", "drones"]
KINDS = ["flower", "bear", "pesticide"]


@clause("HIV-QUEEN-01")
@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("turned", range(3))
def test_the_queen_between_two_bees_is_not_flipped(turned: int, swapped: bool) -> None:
    table = lay("W Q x", turned=turned, swapped=swapped).play("bee:x")
    assert table.drawing == drawing("W Q W", turned, swapped)
    assert sorted(table.bees) == [0, 2]


@clause("HIV-QUEEN-01")
@pytest.mark.parametrize("side", SIDES)
def test_a_flower_beside_the_queen_leaves_her_as_she_is(side: str) -> None:
    table = lay("W Q x\n D D", side=side, hand=["flower"]).play("use:flower", "flower:x")
    assert table.tiles[0, 0] == "Q"
    assert sum(table.bees) == 3


@clause("HIV-QUEEN-01")
def test_the_queen_belongs_to_neither_side() -> None:
    table = lay("Q", mode="quick")
    assert table.bees == [0, 0]
    for mode in ("quick", "arcade", "total"):
        for played in played_out(mode, 4):
            assert played.tiles[0, 0] == "Q"


@clause("HIV-QUEEN-02")
@pytest.mark.parametrize("side", SIDES)
def test_pesticide_beside_the_queen_does_not_remove_her(side: str) -> None:
    table = lay("W Q x\n   D", side=side, hand=["pesticide"])
    table.play("use:pesticide", "pesticide:x")
    assert table.drawing == drawing("W Q")
    assert table.discard == {"bee": 1, "pesticide": 1}


@clause("HIV-QUEEN-02")
def test_the_queen_is_never_picked_up() -> None:
    table = lay("W Q D\n W D", mode="total", moving=True)
    assert table.prompt == "lift"
    assert not table.offers("lift:0,0")
    assert table.why("lift:0,0") == "HIV-QUEEN-02"


@clause("HIV-QUEEN-02")
@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_the_queen_keeps_her_place_all_game(mode: str) -> None:
    for seed in range(4):
        for table in played_out(mode, seed):
            assert [at for at, mark in table.tiles.items() if mark == "Q"] == [(0, 0)]


@clause("HIV-QUEEN-03")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("side", SIDES)
def test_no_specialty_is_put_on_top_of_the_queen(side: str, kind: str) -> None:
    table = lay("W Q D", side=side, hand=[kind]).play(f"use:{kind}")
    assert table.offers(f"{kind}:-1,0")
    assert table.offers(f"{kind}:1,0")
    assert not table.offers(f"{kind}:0,0")
    assert table.why(f"{kind}:0,0") == "HIV-QUEEN-03"


@clause("HIV-QUEEN-04")
@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("turned", range(6))
def test_the_queen_is_never_the_far_end_of_a_line(turned: int, swapped: bool) -> None:
    table = lay("W x D D Q\n W D", turned=turned, swapped=swapped)
    table.play("bee:x")
    assert table.drawing == drawing("W W D D Q\n W D", turned, swapped)
    alone = lay("x D D Q", turned=turned, swapped=swapped)
    assert not alone.offers("bee:x")
