"""Every faction, on both sides of its tile."""

from __future__ import annotations

import pytest

from skep.games.apiary.box import FACTIONS
from tests.games.apiary.tables import Table

BOTH = pytest.mark.parametrize("upgraded", [False, True], ids=["normal", "upgraded"])


def of(faction: str, upgraded: bool = False, *strengths: int) -> Table:
    """Seat 0 plays the faction and has these workers; one of strength 1 if none are named."""
    table = Table(2, [faction, "ana"]).workers(0, *(strengths or (1,))).workers(1, 1)
    return table.upgraded(0) if upgraded else table


@pytest.mark.parametrize(
    ("faction", "points"),
    [("ana", (2, 4)), ("cypri", (2, 5)), ("lama", (2, 4)), ("pomon", (3, 5)), ("sini", (3, 5))],
)
@BOTH
def test_starters_score_one_thing_each(
    faction: str, points: tuple[int, int], upgraded: bool
) -> None:
    table = of(faction, upgraded).built(0, "alchemist", (1, -1)).built(0, "abundance", (0, -1))
    table.built(0, "clover-meadow", (-1, 0)).plant(0, "seed-07")
    table.state.explored[0] = [1]
    assert table.line(0, "faction") == points[upgraded]


@BOTH
def test_arti_pays_one_honey_less_for_carvings_but_at_least_one(upgraded: bool) -> None:
    table = of("arti", upgraded, 4).goods(0, honey=2).carvings("symmetry", "fermentation")
    table.do("place:carve:4", "tile:symmetry", "hex:1,-1")
    assert table.held(0) == {}
    assert table.state.vp[0] == (3 if upgraded else 0)
    assert of("arti", upgraded, 4).carvings("fermentation").placing("carve") == []


@BOTH
def test_capen_grows_workers_for_nothing_and_gains_favor_once_a_turn(upgraded: bool) -> None:
    table = of("capen", upgraded, 3).do("place:grow:3", "grow:worker", "grow:worker")
    assert table.pool(0) == ([2, 2, 2] if upgraded else [1, 1, 1])
    assert table.state.favor[0] == 1


@BOTH
def test_carpa_flies_two_further_and_gains_with_each_token(upgraded: bool) -> None:
    table = of("carpa", upgraded).token((2, 4), "explore-wax").do("place:explore:1")
    assert "fly:2,4" in table.keys
    table.luck = ["planet-13"]
    table.do("fly:2,4", "gain:fiber")
    assert table.held(0)["fiber"] == 1
    assert table.state.vp[0] == (2 if upgraded else 0)


@BOTH
def test_casi_converts_once_more_and_makes_wax_of_fiber_and_water(upgraded: bool) -> None:
    table = of("casi", upgraded).goods(0, fiber=1, water=2, pollen=2)
    table.do("place:convert:1", "convert:casi", "convert:honey")
    assert table.held(0) == {"wax": 1, "honey": 1}
    assert table.state.vp[0] == (2 if upgraded else 0)


@BOTH
def test_cecro_gains_when_bumped(upgraded: bool) -> None:
    table = (
        of("cecro", upgraded).on("research", 0, 2).do("place:research:1", "to-pool", "gain:water")
    )
    assert table.held(0) == {"water": 1}
    assert table.state.vp[0] == (1 if upgraded else 0)


@BOTH
def test_iber_hires_for_less(upgraded: bool) -> None:
    table = of("iber", upgraded).goods(0, pollen=2).row("recruit", "warden")
    table.do("place:advance:1", "hex:1,-1")
    assert table.held(0) == ({"pollen": 2} if upgraded else {"pollen": 1})
    assert (table.state.favor[0], table.state.vp[0]) == ((1, 1) if upgraded else (1, 0))


@BOTH
def test_jemit_gains_more_for_what_is_left_over(upgraded: bool) -> None:
    table = of("jemit", upgraded).goods(0, honey=4).do("place:research:1").end_turn()
    assert table.state.favor[0] == 2
    assert table.state.vp[0] == (1 if upgraded else 0)
    assert table.held(0) == {"honey": 3}


@BOTH
def test_ligu_farms_for_less_and_then_collects_once_more(upgraded: bool) -> None:
    table = of("ligu", upgraded).goods(0, fiber=1, water=1).row("farm", "wild-acre")
    table.do("place:advance:1", "hex:1,-1")
    assert table.held(0) == {}
    income = of("ligu", upgraded).on("grow", 0, 1)
    income.built(0, "reed-marsh", (1, -1)).built(0, "misty-terrace", (0, -1))
    income.do("retrieve", "hex:1,-1")
    assert income.state.vp[0] == (2 if upgraded else 1)


@BOTH
def test_nica_keeps_one_more_and_then_plants_with_a_3(upgraded: bool) -> None:
    table = of("nica", upgraded, 3).do("place:research:3", "keep:seed-01", "keep:seed-02")
    assert table.cards(0) == ["seed-01", "seed-02"]
    assert (table.prompt == "plant") == upgraded
    played = of("nica", upgraded).hand(0, "seed-11").do("benefit:seed-11")
    assert played.state.favor[0] == (1 if upgraded else 0)


@BOTH
def test_orea_gains_when_a_worker_hibernates(upgraded: bool) -> None:
    table = of("orea", upgraded).on("grow", 0, 4).do("retrieve", "pod:middle-4", "gain:fiber")
    assert table.held(0) == {"fiber": 1, "honey": 1}
    assert table.state.vp[0] == (1 if upgraded else 0)


@BOTH
def test_ria_gets_frames_for_less(upgraded: bool) -> None:
    table = of("ria", upgraded).goods(0, water=1).do("place:grow:1", "frame:2,0:1")
    assert table.held(0) == {}
    assert table.state.favor[0] == 1
    full = of("ria", upgraded).frame(0, (2, 0))
    for tile, at in zip(("warden", "mentor", "midwife", "mason"), [(2, 0), (3, 0), (2, 1), (3, 1)]):
        full.built(0, tile, at)
    assert full.line(0, "faction") == (4 if upgraded else 0)


@BOTH
def test_saha_pays_water_for_pollen_or_fiber(upgraded: bool) -> None:
    table = of("saha", upgraded).goods(0, water=2).do("place:convert:1", "convert:wax")
    assert table.held(0) == {"wax": 1}
    explored = of("saha", upgraded).planet((1, 2), "planet-13").do("place:explore:1", "fly:1,2")
    assert explored.held(0) == ({"wax": 1, "water": 1} if upgraded else {"wax": 1})


@BOTH
def test_sime_may_keep_the_strength_of_workers_that_come_back(upgraded: bool) -> None:
    table = of("sime", upgraded).on("grow", 0, 2).do("retrieve")
    if upgraded:
        table.do("gain:water")
    assert table.keys == ["as-is", "raise"]
    table.do("as-is")
    assert table.pool(0) == [1, 2]
    bumped = of("sime", upgraded).on("research", 0, 3).do("place:research:1")
    assert bumped.keys == ["to-pool", "to-landing", "as-is"]
    assert bumped.do("as-is").pool(0) == [3]


@BOTH
def test_visah_builds_from_the_reserve_for_points(upgraded: bool) -> None:
    table = of("visah", upgraded).goods(0, fiber=2, water=1).reserve(0, "rendering-works")
    table.do("place:advance:1", "tile:rendering-works", "hex:1,-1")
    if upgraded:
        assert table.prompt == "pay"
        table.do("pay:fiber+water", "accept", "reserve:recruit:3")
    assert table.state.vp[0] == 2
    assert len(table.state.reserve[0]) == int(upgraded)


@BOTH
def test_utel_gains_for_bumping_others(upgraded: bool) -> None:
    table = (
        of("utel", upgraded).on("research", 1, 1).do("place:research:1", "to-pool", "gain:fiber")
    )
    assert table.held(0) == {"fiber": 1}
    assert table.state.vp[0] == (1 if upgraded else 0)
    own = of("utel", upgraded).on("research", 0, 1).do("place:research:1", "to-pool")
    assert own.held(0) == {}


def test_every_faction_has_its_test_here() -> None:
    starters = ["ana", "cypri", "lama", "pomon", "sini"]
    others = "arti capen carpa casi cecro iber jemit ligu nica orea ria saha sime utel visah"
    assert sorted(faction.id for faction in FACTIONS) == sorted([*starters, *others.split()])
