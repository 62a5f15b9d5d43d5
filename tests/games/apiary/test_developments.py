"""Every development: what it gives once, when it is built."""

from __future__ import annotations

from pathlib import Path

import pytest

from skep.games.apiary.box import DEVELOPMENTS, SEEDS
from tests.games.apiary.tables import Table


def building(tile: str, **tokens: int) -> Table:
    """Seat 0 has just built the development on (1,-1), with nothing but these tokens left."""
    table = prepared(tile, **tokens).do("place:advance:1")
    if table.prompt == "advance":
        table.do("take:development:1")
    return table.do("hex:1,-1")


def prepared(tile: str, **tokens: int) -> Table:
    table = Table().workers(0, 1).workers(1, 1).row("development", tile).row("recruit", "mason")
    table.row("farm", "grand-estate", "wild-acre", "royal-plot").hand(0, "seed-07")
    wax = next(piece.row["cost"]["wax"] for piece in DEVELOPMENTS if piece.id == tile)
    return table.goods(0, **{"wax": wax, **tokens})


GAINS: dict[str, tuple[dict[str, int], int, int]] = {
    "bee-bread": ({"pollen": 3}, 1, 0),
    "cold-storage": ({"wax": 1, "honey": 1}, 0, 0),
    "court-audience": ({}, 5, 0),
    "honey-press": ({"honey": 2}, 0, 0),
    "throne-room": ({}, 6, 0),
    "pheromone-relay": ({}, 2, 0),
    "propolis-seal": ({}, 0, 1),
}
"""Tokens, favor and points of those that ask nothing."""


@pytest.mark.parametrize("tile", GAINS)
def test_simple_gains(tile: str) -> None:
    table = building(tile)
    assert (table.held(0), table.state.favor[0], table.state.vp[0]) == GAINS[tile]


def test_abundance() -> None:
    table = building("abundance").do("gain:pollen", "gain:fiber", "gain:water", "gain:water")
    assert table.held(0) == {"pollen": 1, "fiber": 1, "water": 2}


@pytest.mark.parametrize(("tile", "far"), [("airship", "fly:2,4"), ("ion-sails", "fly:3,4")])
def test_airship_and_ion_sails_explore(tile: str, far: str) -> None:
    table = prepared(tile).planet((2, 4), "planet-13").planet((3, 4), "planet-08", fiber=1)
    table.do("place:advance:1", "hex:1,-1", "accept")
    assert far in table.keys
    table.do(far)
    assert table.prompt != "strong"  # no worker of strength 4 was placed


def test_antenna_array() -> None:
    table = building("antenna-array").do("keep:seed-01", "keep:seed-02")
    assert table.cards(0) == ["seed-01", "seed-02", "seed-07"]
    assert len(table.discarded()) == 2


def test_cross_breeding() -> None:
    table = building("cross-breeding").do("keep:seed-01", "keep:seed-02", "keep:seed-03")
    assert (len(table.cards(0)), len(table.discarded())) == (4, 2)


def test_aqueduct() -> None:
    table = prepared("aqueduct").built(0, "reed-marsh", (0, -1)).built(0, "wax-loft", (-1, 0))
    table.do("place:advance:1", "hex:1,-1", "hex:0,-1", "hex:-1,0")
    assert (table.held(0), table.state.vp[0], table.state.favor[0]) == ({"water": 2}, 1, 1)


def test_brood_chamber() -> None:
    assert building("brood-chamber").pool(0) == [1, 1]
    crowded = prepared("brood-chamber").workers(0, 2, 2).do("place:advance:1", "hex:1,-1")
    assert crowded.state.active(0) == 4


@pytest.mark.parametrize(("tile", "count"), [("cartography", 2), ("observatory", 1)])
def test_cartography_and_observatory_take_tokens_of_the_box(tile: str, count: int) -> None:
    table = prepared(tile)
    table.luck = ["explore-wax", "explore-wax"]
    for at in range(1, 5):
        for row in (1, 2, 3):
            if table.state.tokens[table.spot((row, at))] == 5:
                table.token((row, at), None)
    table.do("place:advance:1", "hex:1,-1")
    assert len(table.state.explored[0]) == count


def test_cleansing_flight_calls_workers_home_as_if_bumped() -> None:
    table = prepared("cleansing-flight").on("grow", 0, 2).workers(0, 4, landing=True)
    table.built(0, "courier", (0, -1))
    table.do("place:advance:1", "hex:1,-1", "accept", "worker:grow:2", "to-pool")
    assert table.held(0) == {}  # being called home is not being bumped
    table.do("worker:landing:4")
    assert table.prompt == "pod"
    assert table.pool(0) == [3]


def test_conservatory() -> None:
    table = building("conservatory").do("accept", "plant:seed-07")
    assert [SEEDS[card].id for card in table.state.planted[0]] == ["seed-07"]


def test_genome_vault() -> None:
    table = building("genome-vault")
    assert len(table.cards(0)) == 3
    table.do("accept", "plant:seed-01")
    assert len(table.state.planted[0]) == 1


def test_dance_hall() -> None:
    table = building("dance-hall", pollen=4, fiber=4).do("accept")
    assert table.prompt == "convert"  # and no dance is taught
    table.do(*["convert:wax"] * 4)
    assert table.held(0) == {"wax": 4}


def test_docking_ring() -> None:
    table = building("docking-ring").do("frame:2,0:1")
    assert len(table.state.frames[0]) == 1


def test_drill_yard_raises_three_different_workers() -> None:
    table = prepared("drill-yard").workers(0, 2).on("grow", 0, 4).workers(0, 3, landing=True)
    table.do("place:advance:1", "hex:1,-1", "accept")
    assert "worker:grow:4" not in table.keys
    table.do("worker:pool:2", "worker:landing:3", "worker:advance-1:1")
    assert (table.pool(0), table.landing(0), table.board(0)) == ([3], [4], [2, 4])


@pytest.mark.parametrize(
    ("tile", "take", "built"),
    [
        ("fertile-soil", "take:farm:1", "grand-estate"),
        ("grafting-bench", "take:recruit:1", "mason"),
        ("workshop", "take:development:3", None),
    ],
)
def test_free_tiles(tile: str, take: str, built: str | None) -> None:
    table = building(tile).do("accept")
    assert {key.split(":")[1] for key in table.keys} == {take.split(":")[1]}
    shown = table.shown(take.split(":")[1])[int(take[-1]) - 1]
    table.do(take, "hex:0,-1")
    assert table.tiles(0)[(0, -1)] == (built or shown)
    assert table.held(0).get("wax", 0) <= 2


def test_hatchery() -> None:
    assert building("hatchery").pool(0) == [3]


def test_jelly_works() -> None:
    assert building("jelly-works").do("choose:1").state.upgraded[0] == 1
    assert building("jelly-works").do("choose:2").state.vp[0] == 4
    flipped = prepared("jelly-works").upgraded(0).do("place:advance:1", "hex:1,-1")
    assert flipped.state.vp[0] == 4  # only one thing could happen


def test_nectar_condenser() -> None:
    table = building("nectar-condenser", pollen=4).do("accept", "accept", "accept")
    assert table.held(0) == {"honey": 2}
    once = building("nectar-condenser", pollen=4).do("accept", "accept", "decline")
    assert once.held(0) == {"honey": 1, "pollen": 2}


def test_storm_cellar() -> None:
    table = building("storm-cellar").do("accept", "reserve:farm:1", "done")
    assert len(table.state.reserve[0]) == 1


def test_every_development_is_tried_here() -> None:
    tests = Path(__file__).read_text(encoding="utf-8")
    assert [piece.id for piece in DEVELOPMENTS if f'"{piece.id}"' not in tests] == []
