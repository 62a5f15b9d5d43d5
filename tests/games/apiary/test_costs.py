"""What a tile costs: abilities first, down to their floor, then the hex, down to nothing.

APY-MAT-02…04, APY-ADV-08
"""

from __future__ import annotations

import pytest

from skep.games.apiary import codes
from skep.games.apiary.box import TILES
from skep.games.apiary.rules.costs import payments
from skep.games.apiary.rules.effects import vocabulary as w
from skep.hexes import cell_at
from skep.testing import clause
from tests.games.apiary.tables import Hex, Table, number

PLAIN: Hex = (1, 0)
CHEAP: dict[str, Hex] = {
    "recruit": (-1, -1), "development": (2, -1), "farm": (-2, 1), "carving": (1, 1)
}  # fmt: skip
"""The hexes of the Langstroth that make one kind cheaper: recruits and farms by 2, others by 1."""


def hive(faction: str = "ana", *recruits: str) -> Table:
    """A Langstroth with these recruits and a token of everything."""
    table = Table(2, [faction, "ana"], ["langstroth", "skep"]).workers(0, 4).workers(1, 1)
    for recruit, at in zip(recruits, ((0, -1), (1, -1), (-1, 0))):
        table.built(0, recruit, at)
    table.goods(0, pollen=4, fiber=4, water=4, wax=4, honey=4)
    return table


def costs(table: Table, tile: str, at: Hex, reserve: bool = False) -> set[str]:
    """Every way to pay for a tile on a hex."""
    assert table.position is not None
    found = payments(table.state, 0, number(TILES, tile), reserve, cell_at(*at))
    return {codes.KEYS[codes.payment_code(each)].removeprefix("pay:") for each in found}


@clause("APY-MAT-02")
@pytest.mark.parametrize(
    ("tile", "kind", "full", "cheaper"),
    [
        ("mason", "recruit", "pollen+pollen+pollen+pollen", "pollen+pollen"),
        ("cartography", "development", "wax+wax", "wax"),
        ("symmetry", "carving", "honey+honey+honey", "honey+honey"),
    ],
)
def test_a_marked_hex_makes_its_kind_cheaper(tile: str, kind: str, full: str, cheaper: str) -> None:
    table = hive()
    assert costs(table, tile, PLAIN) == {full}
    assert costs(table, tile, CHEAP[kind]) == {cheaper}


@clause("APY-MAT-02")
@pytest.mark.parametrize("kind", ["recruit", "development", "farm"])
def test_and_no_other_kind(kind: str) -> None:
    assert costs(hive(), "symmetry", CHEAP[kind]) == {"honey+honey+honey"}


@clause("APY-MAT-04")
def test_a_hex_takes_a_cost_down_to_nothing_and_gives_nothing_back() -> None:
    assert costs(hive(), "thatcher", CHEAP["recruit"]) == {"nothing"}  # 1 pollen, 2 less
    assert costs(hive(), "fermentation", CHEAP["carving"]) == {"nothing"}


@clause("APY-TILE-16")
def test_the_mason_takes_1_honey_off_but_leaves_1() -> None:
    table = hive("ana", "mason")
    assert costs(table, "symmetry", PLAIN) == {"honey+honey"}
    assert costs(table, "harvest", PLAIN) == {"honey"}
    assert costs(table, "fermentation", PLAIN) == {"honey"}


@clause("APY-TILE-16")
def test_and_leaves_nothing_of_a_farm_that_another_recruit_makes_cheaper() -> None:
    assert costs(hive("ana", "mason", "thatcher"), "clover-meadow", PLAIN) == {"nothing"}


@clause("APY-MAT-04", "APY-TILE-16")
def test_two_abilities_together_stop_at_the_floor() -> None:
    table = hive("arti", "mason")
    assert costs(table, "symmetry", PLAIN) == {"honey"}  # 3, less 2
    assert costs(table, "harvest", PLAIN) == {"honey"}  # 2, less 2, at least 1
    assert costs(table, "fermentation", PLAIN) == {"honey"}


@clause("APY-MAT-04", "APY-TILE-16")
def test_the_hex_comes_after_the_floor_and_has_none() -> None:
    lone = hive("ana", "mason")
    assert costs(lone, "symmetry", CHEAP["carving"]) == {"honey"}
    assert costs(lone, "harvest", CHEAP["carving"]) == {"nothing"}
    assert costs(lone, "fermentation", CHEAP["carving"]) == {"nothing"}
    both = hive("arti", "mason")
    assert costs(both, "symmetry", CHEAP["carving"]) == {"nothing"}
    assert costs(both, "harvest", CHEAP["carving"]) == {"nothing"}


@clause("APY-MAT-04")
def test_a_higher_floor_holds_for_abilities_and_not_for_the_hex() -> None:
    table = hive("arti", "mason")  # 2 less
    assert table.position is not None
    table.state.powers[0][w.CARVING_FLOOR] = 2
    assert costs(table, "symmetry", PLAIN) == {"honey+honey"}
    assert costs(table, "symmetry", CHEAP["carving"]) == {"honey"}
    assert costs(table, "fermentation", PLAIN) == {"honey"}
    assert costs(table, "fermentation", CHEAP["carving"]) == {"nothing"}


@clause("APY-MAT-04")
def test_abilities_without_a_floor_take_a_cost_down_to_nothing() -> None:
    table = hive("ligu", "thatcher")  # both: farms cost 1 less
    assert costs(table, "clover-meadow", PLAIN) == {"nothing"}
    assert costs(table, "grand-estate", PLAIN) == {"fiber+fiber", "fiber+water", "water+water"}
    assert costs(table, "grand-estate", CHEAP["farm"]) == {"nothing"}


@clause("APY-MAT-02", "APY-ADV-08")
def test_the_owner_chooses_which_token_is_spared() -> None:
    table = hive("ligu")
    table.row("farm", "grand-estate").do("place:advance:4", "take:farm:1", "hex:1,0")
    assert table.keys == ["pay:fiber+fiber+water", "pay:fiber+water+water"]
    table.do("pay:fiber+water+water")
    assert table.held(0) == {"pollen": 4, "fiber": 3, "water": 2, "wax": 4, "honey": 4}
    assert table.told("paid") == [{"paid": {"fiber": 1, "water": 2}}]


@clause("APY-MAT-02")
def test_a_reserve_tile_has_its_own_discount_on_top() -> None:
    table = hive("visah").upgraded(0)
    assert costs(table, "mason", PLAIN) == {"pollen+pollen+pollen+pollen"}
    assert costs(table, "mason", PLAIN, reserve=True) == {"pollen+pollen+pollen"}
    assert costs(table, "mason", CHEAP["recruit"], reserve=True) == {"pollen"}
    assert costs(table, "thatcher", PLAIN, reserve=True) == {"nothing"}


@clause("APY-PLACE-09", "APY-MAT-02")
def test_who_can_pay_only_on_a_marked_hex_may_come_and_must_build_there() -> None:
    table = hive().goods(0, honey=2).carvings("symmetry")
    assert table.placing("carve") == [4]
    table.do("place:carve:4")  # there is but one carving, and one hex for it
    assert table.tiles(0) == {(1, 1): "symmetry"}
    assert table.held(0) == {}
    taken = hive().goods(0, honey=2).carvings("symmetry").built(0, "warden", (1, 1))
    assert taken.placing("carve") == []


@clause("APY-MAT-02", "APY-ADV-08")
def test_a_discount_for_the_reserve_opens_no_hex_to_a_tile_of_the_row() -> None:
    table = hive("visah", "warden").upgraded(0).goods(0, pollen=3).row("recruit", "mason")
    table.do("place:advance:4", "take:recruit:1")  # 4 pollen: only the marked hex will do
    assert table.tiles(0)[CHEAP["recruit"]] == "mason"
    assert table.held(0) == {"pollen": 1}
    carving = hive("visah").upgraded(0).goods(0, honey=1).carvings("symmetry")
    assert carving.placing("carve") == []  # 3 honey, and 1 less on the marked hex


@clause("APY-PLACE-09", "APY-MAT-02")
def test_a_marked_hex_that_is_not_open_yet_helps_nobody() -> None:
    table = hive().goods(0, pollen=2).row("recruit", "mason", "apothecary", "architect")
    table.state.row[:3] = table.state.row[6:] = [-1, -1, -1]
    assert table.placing("advance") == []  # (-1,-1) touches no tile
    near = hive().built(0, "thatcher", (-1, 0)).goods(0, pollen=2)
    near.row("recruit", "mason", "apothecary", "architect")
    near.state.row[:3] = near.state.row[6:] = [-1, -1, -1]
    assert near.placing("advance") == [4]


@clause("APY-PLACE-09", "APY-ADV-04")
def test_a_discount_counts_for_the_column_that_is_open() -> None:
    table = hive("iber").goods(0, pollen=1).row("recruit", "mason", "warden", "apothecary")
    table.state.row[:3] = table.state.row[6:] = [-1, -1, -1]
    table.state.strength[0] = 1
    assert table.placing("advance") == []  # the second column needs a total of 3
    table = hive("iber").goods(0, pollen=1).row("recruit", "warden", "mason", "apothecary")
    table.state.row[:3] = table.state.row[6:] = [-1, -1, -1]
    table.state.strength[0] = 1
    assert table.placing("advance") == [1]


@clause("APY-STORE-06")
def test_water_may_stand_for_pollen_and_fiber_of_the_saha_only() -> None:
    table = hive("saha")
    assert costs(table, "thatcher", PLAIN) == {"pollen", "water"}
    assert costs(table, "clover-meadow", PLAIN) == {"fiber", "water"}
    assert costs(table, "fermentation", PLAIN) == {"honey"}
    assert costs(hive(), "thatcher", PLAIN) == {"pollen"}
