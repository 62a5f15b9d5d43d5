"""Carve.  APY-CARVE"""

from __future__ import annotations

from skep.games.apiary.state import NONE
from skep.testing import clause
from tests.games.apiary.tables import Table


def ready(strength: int = 4, honey: int = 3) -> Table:
    return Table().workers(0, strength).workers(1, 1).goods(0, honey=honey)


@clause("APY-CARVE-01")
def test_only_a_4_may_carve() -> None:
    table = Table().workers(0, 1, 2, 3).goods(0, honey=3)
    assert table.placing("carve") == []
    assert table.why("place:carve:3") == "APY-CARVE-01"
    assert ready().placing("carve") == [4]
    all_four = Table().workers(0, 1, 2, 3, 4).goods(0, honey=3)
    assert all_four.placing("carve") == [4]
    assert all_four.refused()["place:carve:3"] == "APY-CARVE-01"


@clause("APY-CARVE-02", "APY-CARVE-03", "APY-TILE-16")
def test_one_carving_is_gained_for_its_honey() -> None:
    table = ready(honey=3).carvings("fermentation", "harvest", "symmetry")
    table.do("place:carve:4", "tile:harvest", "hex:1,-1")
    assert table.tiles(0) == {(1, -1): "harvest"}
    assert table.held(0) == {"honey": 1}
    assert len([t for t in table.state.carvings if t != NONE]) == 2


@clause("APY-CARVE-02")
def test_a_carving_that_costs_too_much_is_refused() -> None:
    table = ready(honey=2).carvings("fermentation", "harvest", "symmetry").do("place:carve:4")
    assert table.keys == ["tile:fermentation", "tile:harvest"]
    assert table.why("tile:symmetry") == "APY-CARVE-02"


@clause("APY-CARVE-04")
def test_it_is_built_beside_a_tile_or_the_faction() -> None:
    table = ready(honey=1).carvings("fermentation").do("place:carve:4")
    assert "hex:1,-1" in table.keys
    assert table.why("hex:1,-2") == "APY-TILE-06"
    beside = ready(honey=1).carvings("fermentation").built(0, "warden", (1, -1))
    assert "hex:1,-2" in beside.do("place:carve:4").keys


@clause("APY-CARVE-05")
def test_an_icon_gives_its_bonus() -> None:
    table = ready(honey=1).carvings("fermentation").do("place:carve:4", "hex:-2,2")
    assert table.held(0) == {"wax": 1}


@clause("APY-CARVE-06")
def test_a_slot_is_never_refilled() -> None:
    table = ready(honey=1).carvings("fermentation", "outpost")
    table.do("place:carve:4", "tile:fermentation", "hex:1,-1").end_turn()
    assert table.seat == 1
    assert [t for t in table.state.carvings if t != NONE] == [table.state.carvings[1]]
    assert len(table.state.carvings) == 8


@clause("APY-CARVE-07")
def test_any_open_carving_may_be_chosen() -> None:
    table = ready(honey=3).do("place:carve:4")
    assert len(table.keys) == 8


@clause("APY-CARVE-08")
def test_carve_is_closed_to_who_can_pay_for_none() -> None:
    assert ready(honey=0).placing("carve") == []
    assert ready(honey=2).carvings("symmetry", "cluster").placing("carve") == []
    assert ready(honey=2).carvings("symmetry").why("place:carve:4") == "APY-CARVE-08"
    assert ready(honey=3).carvings().placing("carve") == []


@clause("APY-CARVE-09", "APY-TILE-15")
def test_there_is_no_further_benefit_and_carvings_score_only_at_the_end() -> None:
    table = ready(honey=1).carvings("fermentation").do("place:carve:4", "hex:1,-1")
    assert (table.state.vp[0], table.state.favor[0], table.told("gained")) == (0, 0, [])
    assert table.line(0, "carvings") == 5
