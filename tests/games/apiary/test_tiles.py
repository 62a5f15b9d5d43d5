"""Kinds of tiles, and hive mats.  APY-TILE, APY-MAT"""

from __future__ import annotations

import pytest

from skep.games.apiary import GAME
from skep.games.apiary.box import (
    CARVINGS,
    DEVELOPMENTS,
    FACTIONS,
    FARMS,
    HEXES,
    MATS,
    RECRUITS,
    TILES,
    Mat,
)  # fmt: skip
from skep.games.apiary.resources import FAVOR, VP, WORKER, named
from skep.games.apiary.rules.effects.steps import GainStep
from skep.testing import clause
from tests.games.apiary.tables import Table, number


@clause("APY-TILE-01", "APY-TILE-02")
def test_a_faction_covers_a_base_and_two_stores() -> None:
    for mat in MATS:
        table = Table(2, mats=[mat.id, "skep"])
        tiles = [each["tile"] for each in GAME.view(table.state, 0)["seats"][0]["hexes"]]
        assert (tiles.count("base"), tiles.count("store")) == (1, 2)
    assert all(len(faction.stores) == 2 for faction in FACTIONS)


@clause("APY-TILE-03")
def test_no_part_of_the_faction_counts_as_a_tile() -> None:
    table = Table().plant(0, "seed-11", "seed-25").carvings()
    table.state.built[0] = []
    assert table.line(0, "planted") == 0
    table.built(0, "expansion", (1, -1))
    assert table.line(0, "carvings") == 1


@clause("APY-TILE-04")
def test_only_the_base_counts_for_being_beside_the_faction() -> None:
    table = Table(2, ["pomon", "ana"])
    table.built(0, "clover-meadow", (1, -1)).built(0, "reed-marsh", (-1, 2))
    assert table.line(0, "faction") == 3  # (-1,2) touches only the stores


@clause("APY-TILE-10")
def test_a_recruit_marked_with_an_action_acts_each_time_it_is_performed() -> None:
    table = Table().workers(0, 1).workers(1, 1).built(0, "explorer", (1, -1)).hand(0, "seed-07")
    table.planet((1, 2), "planet-12", water=3).do("place:explore:1", "fly:1,2")
    assert table.prompt == "gain"
    table.do("gain:pollen")
    assert table.held(0) == {"pollen": 1, "water": 3}
    effect = Table().workers(0, 1).workers(1, 1).built(0, "explorer", (1, -1)).hand(0, "seed-39")
    effect.planet((1, 2), "planet-12", water=3).do("benefit:seed-39", "fly:1,2", "gain:pollen")
    assert effect.held(0) == {"pollen": 1, "water": 3}


@clause("APY-TILE-11")
def test_other_recruits_act_when_their_situation_arises() -> None:
    table = Table().workers(0, 1).on("research", 1, 1).built(0, "ambassador", (1, -1))
    table.do("place:research:1", "to-pool")
    assert table.state.favor[0] == 1
    own = Table().workers(0, 1).on("research", 0, 1).built(0, "ambassador", (1, -1)).workers(1, 1)
    own.do("place:research:1", "to-pool")
    assert own.state.favor[0] == 0


@clause("APY-TILE-12", "APY-TILE-14", "APY-TILE-16", "APY-TILE-18")
def test_what_each_kind_costs() -> None:
    assert {kind for tile in RECRUITS for kind in named(tile.cost)} == {"pollen"}
    assert {kind for tile in DEVELOPMENTS for kind in named(tile.cost)} == {"wax"}
    assert {kind for tile in CARVINGS for kind in named(tile.cost)} == {"honey"}
    assert {kind for tile in FARMS for kind in named(tile.cost)} == {"fiber", "water"}
    assert all(tile.cost for tile in TILES)


@clause("APY-TILE-13", "APY-TILE-15", "APY-TILE-17", "APY-TILE-09")
def test_what_each_kind_does() -> None:
    doings = {
        "farm": {"income"}, "recruit": {"lasting"}, "development": {"built"},
        "carving": {"endgame"},
    }  # fmt: skip
    for tile in TILES:
        effect = tile.effect
        lasting = bool(effect.watching or effect.changes or effect.spots)
        found = {"income": effect.income, "built": effect.built, "endgame": effect.endgame}
        does = {name for name, clauses in found.items() if clauses}
        does |= {"lasting"} if lasting else set()
        assert does == doings[tile.kind], tile.id
        assert bool(tile.spots) == (tile.kind == "farm")


@clause("APY-TILE-19")
def test_an_income_pays_also_when_an_effect_says_so() -> None:
    table = Table().workers(0, 1).workers(1, 1).built(0, "reed-marsh", (1, -1)).hand(0, "seed-20")
    table.do("benefit:seed-20", "hex:1,-1")
    assert table.state.vp[0] == 1


# Mats


def building(mat: str, at: str, tile: str = "clover-meadow", **tokens: int) -> Table:
    """Seat 0 is about to build one tile on a mat, and has come to the given hex."""
    table = Table(2, mats=[mat, "skep"]).workers(0, 1).workers(1, 1)
    table.goods(0, **(tokens or {"fiber": 1}))
    kind = TILES[number(TILES, tile)].kind
    return table.row(kind, tile).do("place:advance:1", at)


def items(mat: Mat) -> list[int]:
    """What the build bonuses of a mat give."""
    steps = [step for kind in mat.kinds for step in HEXES[kind].steps]
    return [step.item for step in steps if isinstance(step, GainStep)]


@clause("APY-MAT-02")
def test_langstroth_has_four_hexes_with_a_discount_on_one_kind_each() -> None:
    mat = MATS[number(MATS, "langstroth")]
    marked = [HEXES[kind] for kind in mat.kinds if HEXES[kind].by]
    assert sorted(hex_.types for hex_ in marked) == [[0], [1], [2], [3]]
    table = Table(2, mats=["langstroth", "skep"]).workers(0, 1).workers(1, 1)
    table.row("farm", "wild-acre").row("recruit", "mason")
    assert table.goods(0, fiber=1).placing("advance") == [1]  # 2 fiber and 1 water, less 2
    table = Table(2, mats=["langstroth", "skep"]).workers(0, 1).workers(1, 1).goods(0, fiber=1)
    table.row("farm", "wild-acre").do("place:advance:1")
    assert table.tiles(0) == {(-2, 1): "wild-acre"}  # the only hex where it could be paid
    assert table.held(0) == {}


@clause("APY-MAT-03")
def test_the_discount_changes_no_other_rule() -> None:
    table = Table(2, mats=["langstroth", "skep"]).workers(0, 1).workers(1, 1).goods(0, fiber=1)
    table.row("farm", "grand-estate", "wild-acre").row("recruit", "mason")
    table.row("development", "abundance")
    assert table.placing("advance") == []  # the wild acre lies in the second column


@clause("APY-MAT-04")
def test_a_cost_never_drops_below_nothing() -> None:
    table = building("langstroth", "hex:-2,1", fiber=1)
    assert table.held(0) == {"fiber": 1}
    assert table.told("paid") == []


@clause("APY-MAT-05", "APY-MAT-06")
def test_log_gives_a_worker_unless_there_are_four() -> None:
    mat = MATS[number(MATS, "log")]
    gains = items(mat)
    assert gains.count(WORKER) == 4
    assert building("log", "hex:1,-1").pool(0) == [1]
    full = Table(2, mats=["log", "skep"]).workers(0, 1, 1, 1, 1).workers(1, 1).goods(0, fiber=1)
    full.row("farm", "clover-meadow").do("place:advance:1", "hex:1,-1")
    assert full.state.active(0) == 4


@clause("APY-MAT-07", "APY-MAT-08")
def test_the_marked_hex_of_the_bastian_lets_one_build_for_free_to_its_right() -> None:
    table = Table(2, mats=["bastian", "skep"]).workers(0, 1).workers(1, 1).goods(0, fiber=1)
    table.built(0, "warden", (0, -1)).row("farm", "clover-meadow", "grand-estate")
    table.reserve(0, "mason").do("place:advance:1", "hex:0,-2")
    assert table.keys == ["accept", "decline"]
    table.do("accept")
    assert {"take:farm:2", "take:farm:3", "take:recruit:3", "tile:mason"} <= set(table.keys)
    assert "take:farm:1" not in table.keys  # its gap is not filled yet
    table.do("tile:mason")
    assert table.tiles(0)[(1, -2)] == "mason"
    assert table.held(0) == {}
    assert table.state.reserve[0] == []
    taken = Table(2, mats=["bastian", "skep"]).workers(0, 1).workers(1, 1).goods(0, fiber=1)
    taken.built(0, "warden", (0, -1)).built(0, "mason", (1, -1)).built(0, "midwife", (1, -2))
    taken.row("farm", "clover-meadow").do("place:advance:1", "hex:0,-2")
    assert taken.prompt != "offer"


@clause("APY-MAT-09")
def test_log_has_three_resource_hexes_and_the_bastian_three_with_favor() -> None:
    log, bastian = MATS[number(MATS, "log")], MATS[number(MATS, "bastian")]
    assert sum(item < VP for item in items(log)) == 3
    assert items(bastian).count(FAVOR) == 3
    assert building("bastian", "hex:1,0").state.favor[0] == 1


@pytest.mark.parametrize("mat", MATS, ids=lambda mat: mat.id)
def test_every_mat_has_ten_hexes_around_one_place_for_the_faction(mat: object) -> None:
    assert isinstance(mat, Mat)
    assert len(set(mat.cells)) == 10
    assert not {mat.base, *mat.stores} & set(mat.cells)
