"""What is refused, question by question: all that one would expect, each with its clause."""

from __future__ import annotations

from skep.testing import clause
from tests.games.apiary.tables import Table


@clause("APY-TURN-04", "APY-TURN-13", "APY-PLACE-09", "APY-CARVE-01", "APY-ADV-04", "APY-SEED-12")
def test_at_the_start_of_a_turn() -> None:
    table = Table().workers(0, 1).workers(0, 3, landing=True).workers(1, 1)
    table.row("recruit", "mason", "thatcher").goods(0, pollen=1).hand(0, "seed-08", "seed-09")
    table.state.goods[0] = 0
    assert table.refused() == {
        "place:explore:3": "APY-TURN-13",
        "place:advance:1": "APY-PLACE-09", "place:advance:3": "APY-TURN-13",
        "place:grow:1": "APY-PLACE-09", "place:grow:3": "APY-TURN-13",
        "place:research:3": "APY-TURN-13",
        "place:convert:3": "APY-TURN-13",
        "place:carve:1": "APY-CARVE-01", "place:carve:3": "APY-TURN-13",
        "benefit:seed-09": "APY-SEED-12",
    }  # fmt: skip
    all_home = Table().workers(0, 4).workers(1, 1).row("recruit", "mason", "thatcher")
    all_home.row("farm", "grand-estate").row("development", "abundance").goods(0, pollen=1)
    assert all_home.refused() == {
        "place:carve:4": "APY-CARVE-08",
        "retrieve": "APY-TURN-04",
    }
    weak = Table().workers(0, 1).workers(1, 1).row("recruit", "mason", "thatcher")
    weak.row("farm", "grand-estate").goods(0, pollen=1)
    assert weak.refused()["place:advance:1"] == "APY-ADV-04"


@clause("APY-ADV-04", "APY-ADV-08")
def test_on_advance_with_one_column_open() -> None:
    table = Table().workers(0, 1).workers(1, 1).goods(0, fiber=1, pollen=2)
    table.row("farm", "clover-meadow", "reed-marsh", "misty-terrace")
    table.row("recruit", "thatcher", "warden", "mentor")
    table.row("development", "abundance", "bee-bread", "court-audience")
    table.reserve(0, "royal-plot", "mason").do("place:advance:1")
    assert table.keys == ["take:farm:1", "take:recruit:1"]
    assert table.refused() == {
        "take:farm:2": "APY-ADV-04", "take:farm:3": "APY-ADV-04",
        "take:recruit:2": "APY-ADV-04", "take:recruit:3": "APY-ADV-04",
        "take:development:1": "APY-ADV-08",
        "take:development:2": "APY-ADV-04", "take:development:3": "APY-ADV-04",
        "tile:royal-plot": "APY-ADV-08", "tile:mason": "APY-ADV-08",
    }  # fmt: skip
    refused = [refusal.key for refusal in table.refusals]
    assert refused[-2:] == ["tile:royal-plot", "tile:mason"]


@clause("APY-ADVP-03", "APY-ADV-05")
def test_on_advance_where_it_is_two_actions() -> None:
    table = Table(4).workers(0, 2).goods(0, pollen=4, fiber=4, water=4)
    for seat in (1, 2, 3):
        table.workers(seat, 1)
    table.row("recruit", "thatcher", "warden", "mentor").reserve(0, "royal-plot", "mason")
    table.state.row[6:9] = [-1, -1, -1]
    table.do("place:advance-others:2")
    assert table.keys == ["take:recruit:1", "take:recruit:2", "tile:mason"]
    assert table.refused() == {
        "take:farm:1": "APY-ADVP-03", "take:farm:2": "APY-ADVP-03", "take:farm:3": "APY-ADVP-03",
        "take:recruit:3": "APY-ADV-05",
        "tile:royal-plot": "APY-ADVP-03",
    }  # fmt: skip


@clause("APY-CARVE-02")
def test_on_carve() -> None:
    table = Table().workers(0, 4).workers(1, 1).goods(0, honey=2)
    table.carvings("symmetry", "harvest", "cluster", "fermentation").do("place:carve:4")
    assert table.keys == ["tile:fermentation", "tile:harvest"]
    assert [refusal.key for refusal in table.refusals] == ["tile:cluster", "tile:symmetry"]
    assert set(table.refused().values()) == {"APY-CARVE-02"}


@clause("APY-CONV-09", "APY-CONV-11", "APY-PLACE-07")
def test_on_convert() -> None:
    table = Table().workers(0, 2).workers(1, 1).goods(0, pollen=1, fiber=1)
    table.dances("dance-jostle", "dance-tremble", "dance-sickle")
    table.taught(1, "dance-tremble", "dance-token-vp-2").do("place:convert:2")
    assert table.keys == ["convert:basic", "convert:wax"]
    assert table.refusals == [
        ("convert:seed", "APY-CONV-11"), ("convert:honey", "APY-CONV-11"),
        ("convert:dance-sickle", "APY-CONV-09"), ("convert:dance-tremble", "APY-CONV-11"),
        ("convert:dance-jostle", "APY-CONV-09"), ("done", "APY-PLACE-07"),
    ]  # fmt: skip
    table.do("convert:wax")
    assert table.keys == ["convert:dance-tremble", "done"]  # the wax pays for it


@clause("APY-EXPL-05", "APY-EXPL-07")
def test_where_the_ship_may_not_end() -> None:
    table = Table().workers(0, 1).workers(1, 1).planet((1, 2), "planet-08").ship((1, 2))
    table.do("place:explore:1")
    near = {"fly:1,1", "fly:1,3"}
    assert set(table.keys) == near
    refused = table.refused()
    assert {k for k, why in refused.items() if why == "APY-EXPL-07"} == {"fly:1,2", "fly:2,2"}
    every = {f"fly:{row},{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4)}
    assert set(refused) == every - near
    assert refused["fly:3,4"] == "APY-EXPL-05"


@clause("APY-EXPL-15")
def test_what_may_not_be_left_on_a_planet() -> None:
    table = Table().workers(0, 1).workers(1, 1).planet((1, 2), "planet-08")
    table.do("place:explore:1", "fly:1,2")
    assert table.prompt == "leave"
    assert table.refused() == {"leave:wax": "APY-EXPL-15", "leave:honey": "APY-EXPL-15"}


@clause("APY-GROW-03", "APY-GROW-06", "APY-GROW-07", "APY-GROW-09", "APY-GROW-11", "APY-GROW-12")
def test_on_grow() -> None:
    table = Table().workers(0, 4).workers(1, 1).goods(0, pollen=4).do("place:grow:4")
    assert table.keys == ["grow:worker", "grow:frame", "upgrade"]
    assert table.refused() == {"done": "APY-PLACE-07"}
    table.do("grow:worker")
    assert table.refused() == {}
    table.do("grow:worker", "grow:worker")
    assert table.keys == ["upgrade", "done"]  # one strength is left, and one pollen
    assert table.refused() == {"grow:worker": "APY-GROW-06", "grow:frame": "APY-GROW-09"}
    few = Table().workers(0, 4, 1).workers(1, 1).goods(0, pollen=2, fiber=2).do("place:grow:4")
    few.do("upgrade", "grow:worker", "grow:worker")
    assert few.keys == ["grow:frame", "done"]
    assert few.refused() == {"grow:worker": "APY-GROW-07", "upgrade": "APY-GROW-17"}
    poor = Table().workers(0, 3).workers(1, 1).goods(0, fiber=4).do("place:grow:3")
    assert poor.prompt == "frame"  # without pollen there is but one thing to grow
    broke = Table().workers(0, 4).workers(1, 1).goods(0, pollen=1).do("place:grow:4")
    broke.do("grow:worker")
    assert broke.refused() == {"grow:worker": "APY-GROW-03", "grow:frame": "APY-GROW-08"}
    used = Table().workers(0, 4).workers(1, 1).goods(0, fiber=4).do("place:grow:4", "grow:frame")
    used.do("frame:2,0:1", "grow:frame", "frame:-4,0:1")
    assert used.refused() == {"grow:worker": "APY-GROW-11", "grow:frame": "APY-GROW-09"}
    empty = Table().workers(0, 4).workers(1, 1).goods(0, fiber=4, pollen=2)
    empty.state.frames_left = 0
    empty.do("place:grow:4", "grow:worker")
    assert empty.refused() == {"grow:frame": "APY-COMP-05"}
    weak = Table().workers(0, 3).workers(1, 1).goods(0, pollen=4).do("place:grow:3")
    assert weak.refused() == {"upgrade": "APY-GROW-12", "done": "APY-PLACE-07"}


@clause("APY-ADV-10", "APY-TILE-06", "APY-ADV-08")
def test_where_a_tile_may_not_be_built() -> None:
    table = Table(2, mats=["langstroth"] * 5).workers(0, 1).workers(1, 1).goods(0, pollen=1)
    table.row("recruit", "warden").row("farm", "grand-estate").built(0, "thatcher", (0, -1))
    table.do("place:advance:1")
    # Only on the hex with the discount of 2 can it be paid for, so nothing is asked.
    assert table.tiles(0)[(-1, -1)] == "warden"
    free = Table(2, mats=["langstroth"] * 5).workers(0, 1).workers(1, 1).goods(0, fiber=1)
    free.row("farm", "clover-meadow").do("place:advance:1")
    refused = free.refused()
    taken = {"hex:0,0", "hex:-1,1", "hex:0,1"}
    assert {key for key, why in refused.items() if why == "APY-ADV-10"} == taken
    assert refused["hex:2,0"] == "APY-TILE-06"


@clause("APY-DANCE-06")
def test_which_tokens_do_not_go_on_a_dance() -> None:
    table = Table().workers(0, 4).workers(1, 1).goods(0, pollen=3, fiber=1)
    table.do("place:convert:4", "teach:dance-waggle")
    large = {f"token:dance-token-{t}" for t in ("seed", "wax", "vp-2", "honey")}
    assert set(table.refused()) == large
    assert set(table.refused().values()) == {"APY-DANCE-06"}


@clause("APY-STORE-13", "APY-STORE-15")
def test_which_tokens_may_not_be_left_over() -> None:
    table = Table().workers(0, 1).workers(1, 1).goods(0, honey=4, fiber=1, wax=1)
    table.hand(0, "seed-07").do("place:research:1", "done")
    assert table.keys == ["drop:wax", "drop:honey"]
    assert table.refused() == {"drop:fiber": "APY-STORE-15", "done": "APY-STORE-13"}


@clause("APY-RETR-05", "APY-HIB-06", "APY-COMB-03")
def test_which_farms_and_pods_are_taken() -> None:
    table = Table().workers(0, 1).on("grow", 0, 4).on("convert", 0, 1).on("explore", 0, 1)
    table.workers(1, 1).slept(1, "right-3")
    table.built(0, "reed-marsh", (1, -1)).built(0, "misty-terrace", (0, -1))
    table.built(0, "comb-vault", (-1, 0)).do("retrieve")
    shut = {f"pod:left-{n}": "APY-COMB-03" for n in (1, 2, 3, 4)}
    assert table.refused() == {**shut, "pod:right-3": "APY-HIB-06"}
    assert table.do("pod:right-1").refused() == {}
    assert table.do("hex:0,-1").refused() == {"hex:0,-1": "APY-RETR-05"}


@clause("APY-FRAME-05")
def test_a_frame_covers_no_hex_of_the_hive() -> None:
    table = Table().workers(0, 2).workers(1, 1).goods(0, fiber=2).do("place:grow:2")
    assert table.prompt == "frame"
    mat = {(0, 0), (-1, 1), (0, 1), (1, -2), (0, -1), (1, -1), (-1, 0), (1, 0), (-2, 1), (1, 1),
           (-2, 2), (-1, 2), (0, 2)}  # fmt: skip
    assert table.refused() == {f"frame:{q},{r}:1": "APY-FRAME-05" for q, r in mat}
