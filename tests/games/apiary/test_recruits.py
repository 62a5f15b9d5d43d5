"""Every recruit."""

from __future__ import annotations

from pathlib import Path

from skep.games.apiary import GAME
from skep.games.apiary.box import RECRUITS
from skep.games.apiary.rules.seed_cards import slots
from skep.testing import clause
from tests.games.apiary.tables import Table


def with_recruit(recruit: str, *strengths: int, faction: str = "ana") -> Table:
    """Seat 0 has the recruit on (1,-1), and these workers."""
    table = Table(2, [faction, "cypri"]).workers(0, *(strengths or (1,))).workers(1, 1)
    return table.built(0, recruit, (1, -1))


def build(table: Table, kind: str, tile: str, at: str = "hex:0,-1") -> Table:
    return table.row(kind, tile).do("place:advance:1", at)


@clause("APY-EX-04")
def test_agriculturalist() -> None:
    table = with_recruit("agriculturalist").goods(0, fiber=1)
    build(table, "farm", "clover-meadow").do("gain:pollen", "gain:pollen")
    assert table.held(0) == {"pollen": 2}
    # The rulebook's example: 2 pollen, a hex with a bonus beside another tile, nothing of its own.
    bought = Table(2, mats=["log", "skep"]).workers(0, 1).workers(1, 1).goods(0, pollen=2)
    bought.built(0, "cleansing-flight", (-1, 0)).row("recruit", "agriculturalist")
    bought.do("place:advance:1", "hex:-2,0", "gain:water")
    assert bought.held(0) == {"water": 1}


def test_alchemist() -> None:
    table = with_recruit("alchemist").goods(0, pollen=2, fiber=2)
    table.do("place:convert:1", "convert:wax", "convert:wax")
    assert table.held(0) == {"wax": 2}
    strong = with_recruit("alchemist", 3).goods(0, pollen=5, fiber=5)
    strong.do("place:convert:3", *["convert:wax"] * 4)
    assert strong.prompt != "convert"


def test_ambassador() -> None:
    table = with_recruit("ambassador").on("research", 1, 2).do("place:research:1", "to-pool")
    assert table.state.favor == [1, 0]


def test_apothecary() -> None:
    table = with_recruit("apothecary").on("grow", 0, 4).do("retrieve", "pod:right-1")
    assert table.cards(0) == ["seed-01"]


def test_architect() -> None:
    table = with_recruit("architect", 2).goods(0, water=1).do("place:grow:2", "frame:2,0:1")
    assert (table.held(0), table.state.vp[0]) == ({}, 3)


def test_archivist() -> None:
    table = with_recruit("archivist", 3).do("place:research:3", "keep:seed-01", "keep:seed-03")
    assert table.cards(0) == ["seed-01", "seed-03"]


def test_artisan() -> None:
    table = with_recruit("artisan", 4).goods(0, honey=1).carvings("fermentation")
    assert table.do("place:carve:4", "hex:0,-1").state.vp[0] == 3


def test_astronomer() -> None:
    table = with_recruit("astronomer").token((1, 2), "explore-wax")
    table.luck = ["planet-13"]
    table.do("place:explore:1", "fly:1,2", "gain:water")
    assert (table.held(0), table.state.favor[0]) == ({"water": 1, "wax": 2}, 1)


def test_botanist() -> None:
    table = with_recruit("botanist").hand(0, "seed-11", "seed-07").do("benefit:seed-11")
    assert table.state.favor[0] == 1
    assert table.do("resource:seed-07", "gain:water").state.favor[0] == 1


def test_broker() -> None:
    table = with_recruit("broker").goods(0, pollen=1).do("place:convert:1")
    assert table.prompt == "gain"
    table.do("gain:fiber", "convert:wax")
    assert table.held(0) == {"wax": 1}


def test_chandler_once_an_action() -> None:
    table = with_recruit("chandler", 3).goods(0, pollen=2, fiber=2).hand(0, "seed-07")
    table.do("place:convert:3", "convert:wax", "convert:wax")
    assert table.held(0) == {"wax": 2, "fiber": 1}


def test_chandler_gains_nothing_where_wax_is_paid() -> None:
    table = with_recruit("chandler").goods(0, wax=1)
    table.dances("dance-tremble", "dance-round", "dance-sickle")
    table.taught(1, "dance-tremble", "dance-token-honey")
    table.do("place:convert:1")  # nothing else can be converted
    assert table.held(0) == {"honey": 1}


def test_choreographer() -> None:
    table = with_recruit("choreographer").goods(0, pollen=2)
    table.taught(1, "dance-sickle", "dance-token-favor").do(
        "place:convert:1", "convert:dance-sickle"
    )
    assert table.state.vp[0] == 1


def test_courier() -> None:
    table = (
        with_recruit("courier").on("research", 0, 2).do("place:research:1", "to-pool", "gain:water")
    )
    assert table.held(0) == {"water": 1}


def test_custodian() -> None:
    table = with_recruit("custodian").goods(0, honey=3).do("place:research:1").end_turn()
    assert (table.held(0), table.state.favor[0]) == ({"honey": 2}, 2)


def test_diplomat() -> None:
    assert with_recruit("diplomat").on("grow", 0, 1).do("retrieve").state.favor[0] == 1


def test_engineer() -> None:
    table = build(with_recruit("engineer").goods(0, wax=1), "development", "court-audience")
    assert table.held(0) == {"wax": 1}


def test_explorer() -> None:
    table = with_recruit("explorer").planet((1, 2), "planet-13")
    assert table.do("place:explore:1", "fly:1,2", "gain:water").held(0) == {"wax": 1, "water": 1}


def test_forager() -> None:
    table = with_recruit("forager").on("grow", 0, 1).do("retrieve", "gain:fiber")
    assert table.held(0) == {"fiber": 1}


def test_gardener_only_with_income() -> None:
    table = with_recruit("gardener").on("grow", 0, 1)
    table.built(0, "reed-marsh", (0, -1)).built(0, "misty-terrace", (-1, 0))
    assert table.do("retrieve", "hex:0,-1").state.vp[0] == 2
    asleep = with_recruit("gardener").on("grow", 0, 4).built(0, "reed-marsh", (0, -1))
    assert asleep.do("retrieve", "pod:middle-4").state.vp[0] == 0


def test_guardian() -> None:
    table = with_recruit("guardian").on("research", 0, 2).do("place:research:1", "as-is")
    assert table.pool(0) == [2]
    assert "raise" not in with_recruit("guardian").on("grow", 0, 1).do("retrieve").keys


def test_herbalist() -> None:
    table = with_recruit("herbalist").hand(0, "seed-07")
    assert table.do("resource:seed-07", "gain:water", "gain:fiber").held(0) == {
        "water": 1,
        "fiber": 1,
    }


def test_historian_makes_a_fifth_planted_card_possible() -> None:
    table = with_recruit("historian", 4).do("place:research:4", "keep:seed-01", "plant:seed-01")
    assert table.state.vp[0] == 3
    assert slots(table.state, 0) == 3
    framed = with_recruit("historian").frame(0, (2, 0)).frame(0, (4, 0))
    framed.position  # noqa: B018
    assert slots(framed.state, 0) == 5


def test_mason() -> None:
    table = with_recruit("mason", 4).goods(0, honey=1).carvings("harvest", "symmetry")
    table.do("place:carve:4", "hex:0,-1")
    assert (table.tiles(0)[(0, -1)], table.held(0)) == ("harvest", {})


def test_mentor() -> None:
    table = with_recruit("mentor").goods(0, pollen=1).do("place:grow:1", "accept", "worker:grow:1")
    assert table.board(0) == [2]
    assert with_recruit("mentor").goods(0, pollen=1).do("place:grow:1", "decline").board(0) == [1]


def test_midwife() -> None:
    assert with_recruit("midwife").goods(0, pollen=1).do("place:grow:1").pool(0) == [2]


def test_navigator() -> None:
    assert "fly:2,4" in with_recruit("navigator").do("place:explore:1").keys


def test_quartermaster() -> None:
    table = with_recruit("quartermaster").goods(0, honey=4)
    assert GAME.view(table.state, 0)["seats"][0]["unstored"] == {}


def test_surveyor() -> None:
    table = build(with_recruit("surveyor").goods(0, fiber=1), "farm", "clover-meadow", "hex:1,0")
    assert table.state.vp[0] == 1
    plain = build(with_recruit("surveyor").goods(0, fiber=1), "farm", "clover-meadow", "hex:0,-1")
    assert plain.state.vp[0] == 0


def test_a_tile_never_reacts_to_its_own_building() -> None:
    table = Table().workers(0, 1).workers(1, 1).goods(0, pollen=3)
    build(table, "recruit", "surveyor", "hex:1,0")
    assert table.state.vp[0] == 0


def test_thatcher() -> None:
    table = build(with_recruit("thatcher"), "farm", "clover-meadow")
    assert table.held(0) == {}


def test_warden() -> None:
    table = with_recruit("warden").on("grow", 0, 4).do("retrieve", "pod:middle-4")
    assert table.state.vp[0] == 1


def test_every_recruit_is_tried_here() -> None:
    tests = Path(__file__).read_text(encoding="utf-8")
    assert [recruit.id for recruit in RECRUITS if f'"{recruit.id}"' not in tests] == []
