"""Retrieving: all come back, farms pay, workers grow.  APY-RETR"""

from __future__ import annotations

from skep.testing import clause
from tests.games.apiary.tables import Table


def retrieving() -> Table:
    """Seat 0 has workers out and one in the pool; seat 1 waits."""
    return Table().workers(0, 2).workers(1, 1)


@clause("APY-RETR-01", "APY-RETR-02", "APY-RETR-03", "APY-RETR-12")
def test_all_workers_come_back_from_the_board_and_from_landing() -> None:
    table = retrieving().on("grow", 0, 1).on("explore", 0, 2, last=True)
    table.workers(0, 3, landing=True).do("retrieve")
    assert table.board(0) == table.landing(0) == []
    assert table.pool(0) == [2, 2, 3, 4]
    assert table.spaces("grow") == [None]


@clause("APY-RETR-04", "APY-RETR-05", "APY-EX-02")
def test_each_worker_collects_from_another_farm() -> None:
    table = retrieving().on("grow", 0, 1).on("convert", 0, 1)
    table.built(0, "clover-meadow", (1, -1)).built(0, "reed-marsh", (0, -1))
    table.do("retrieve", "hex:1,-1")  # the second farm is the only one left
    assert table.state.favor[0] == 1
    assert table.state.vp[0] == 1
    assert table.pool(0) == [2, 2, 2]


@clause("APY-RETR-05")
def test_a_farm_pays_only_once() -> None:
    table = retrieving().on("grow", 0, 1).on("convert", 0, 1)
    table.built(0, "reed-marsh", (1, -1)).built(0, "misty-terrace", (0, -1))
    table.built(0, "comb-vault", (-1, 0)).do("retrieve", "hex:1,-1")
    assert table.keys == ["hex:0,-1", "hex:-1,0"]
    assert table.why("hex:1,-1") == "APY-RETR-05"


@clause("APY-RETR-06")
def test_with_more_farms_than_workers_the_player_chooses() -> None:
    table = retrieving().on("grow", 0, 1)
    table.built(0, "clover-meadow", (1, -1)).built(0, "reed-marsh", (0, -1)).do("retrieve")
    assert sorted(table.keys) == ["hex:0,-1", "hex:1,-1"]
    table.do("hex:0,-1")
    assert (table.state.vp[0], table.state.favor[0]) == (1, 0)


@clause("APY-RETR-07")
def test_a_worker_without_a_farm_only_grows_stronger() -> None:
    table = retrieving().on("grow", 0, 1).on("convert", 0, 2).built(0, "reed-marsh", (1, -1))
    table.do("retrieve")
    assert table.state.vp[0] == 1
    assert table.pool(0) == [2, 2, 3]


@clause("APY-RETR-08")
def test_income_comes_before_the_strength() -> None:
    table = retrieving().on("grow", 0, 1)
    table.built(0, "kitchen-garden", (1, -1)).do("retrieve")
    assert table.prompt == "gain"
    assert table.pool(0) == [2]
    table.do("gain:water")
    assert table.pool(0) == [2, 2]
    assert table.held(0) == {"water": 1}


@clause("APY-RETR-09", "APY-RETR-10")
def test_a_retrieved_4_hibernates_at_once_and_collects_nothing() -> None:
    table = retrieving().on("grow", 0, 4).built(0, "kitchen-garden", (1, -1)).do("retrieve")
    assert table.prompt == "pod"
    table.do("pod:right-1")
    assert table.told("income") == []
    assert table.pool(0) == [2]
    assert table.supply(0) == 3


@clause("APY-RETR-09")
def test_hibernation_comes_before_income() -> None:
    table = retrieving().on("grow", 0, 4).on("convert", 0, 1).built(0, "reed-marsh", (1, -1))
    table.do("retrieve")
    assert (table.prompt, table.state.vp[0]) == ("pod", 0)
    table.do("pod:middle-4")
    assert table.state.vp[0] == 1


@clause("APY-RETR-11")
def test_workers_in_the_pool_neither_sleep_nor_grow_nor_collect() -> None:
    table = Table().workers(0, 4, 2).on("grow", 0, 1).workers(1, 1)
    table.built(0, "reed-marsh", (1, -1)).built(0, "misty-terrace", (0, -1))
    table.do("retrieve", "hex:1,-1")
    assert table.pool(0) == [2, 2, 4]
    assert table.state.vp[0] == 1


@clause("APY-RETR-13")
def test_taking_a_worker_away_shifts_nobody() -> None:
    table = retrieving().on("explore", 1, 3).on("explore", 0, 2, last=True).do("retrieve")
    assert table.spaces("explore") == [(1, 3), None]
    other = retrieving().on("explore", 0, 3).on("explore", 1, 2, last=True).do("retrieve")
    assert other.spaces("explore") == [None, (1, 2)]


@clause("APY-HIB-01", "APY-RETR-08")
def test_a_worker_raised_to_4_by_income_hibernates() -> None:
    table = retrieving().on("grow", 0, 3).built(0, "training-yard", (1, -1))
    table.do("retrieve", "accept", "worker:lifted:3")
    assert table.prompt == "pod"
    table.do("pod:right-1")
    assert table.pool(0) == [2]
    assert table.supply(0) == 3


@clause("APY-HIB-01", "APY-RETR-08")
def test_it_hibernates_after_the_others_have_come_back_stronger() -> None:
    table = retrieving().on("grow", 0, 3).on("convert", 0, 1).built(0, "training-yard", (1, -1))
    table.do("retrieve", "accept", "worker:lifted:3")
    assert (table.prompt, table.pool(0)) == ("pod", [2, 2])
    table.do("pod:right-1")
    assert (table.pool(0), table.state.slept[0]) == ([2, 2], 1)


@clause("APY-HIB-01")
def test_one_raised_to_3_becomes_a_4_and_stays_awake() -> None:
    table = retrieving().on("grow", 0, 2).built(0, "training-yard", (1, -1))
    table.do("retrieve", "accept", "worker:lifted:2")
    assert (table.pool(0), table.state.slept[0]) == ([2, 4], 0)


@clause("APY-HIB-01", "APY-RETR-08")
def test_whoever_may_keep_its_strength_is_not_asked_at_4() -> None:
    table = Table(2, ["sime", "ana"]).workers(0, 2).on("grow", 0, 3).on("convert", 0, 3)
    table.workers(1, 1).built(0, "training-yard", (1, -1))
    table.do("retrieve", "accept", "worker:lifted:3")
    assert (table.prompt, table.state.about) == ("raise", 3)
    table.do("as-is")
    assert (table.prompt, table.pool(0)) == ("pod", [2, 3])


@clause("APY-RETR-08", "APY-TILE-11")
def test_tiles_react_to_retrieving_after_income_and_before_strength() -> None:
    table = retrieving().on("grow", 0, 1).built(0, "kitchen-garden", (1, -1))
    table.built(0, "forager", (0, -1)).do("retrieve")
    assert (table.prompt, table.told("income")) == ("gain", [
        {"tile": "kitchen-garden", "at": (1, -1)}
    ])  # fmt: skip
    table.do("gain:water")
    assert (table.prompt, table.pool(0)) == ("gain", [2])
    table.do("gain:fiber")
    assert table.pool(0) == [2, 2]


@clause("APY-RETR-04")
def test_who_retrieves_only_4s_collects_nothing_even_with_one_farm_more() -> None:
    table = retrieving().on("grow", 0, 4).built(0, "reed-marsh", (1, -1))
    table.built(0, "gardener", (0, -1)).do("retrieve", "pod:middle-4")
    assert table.told("income") == []


@clause("APY-RETR-04", "APY-TILE-19")
def test_the_gardener_takes_the_income_of_one_more_farm() -> None:
    table = retrieving().on("grow", 0, 1).built(0, "gardener", (0, -1))
    table.built(0, "reed-marsh", (1, -1)).built(0, "clover-meadow", (-1, 0)).do("retrieve")
    table.do("hex:1,-1")
    assert (table.state.vp[0], table.state.favor[0]) == (1, 1)


@clause("APY-RETR-01")
def test_what_was_retrieved_is_told() -> None:
    table = retrieving().on("grow", 0, 1).on("explore", 0, 3).do("retrieve")
    assert table.told("retrieved") == [{"strengths": [1, 3]}]


def test_an_income_that_must_be_paid_may_be_declined() -> None:
    table = retrieving().on("grow", 0, 1).built(0, "rendering-works", (1, -1)).goods(0, fiber=1)
    table.do("retrieve", "decline")
    assert table.held(0) == {"fiber": 1}
    paid = retrieving().on("grow", 0, 1).built(0, "rendering-works", (1, -1)).goods(0, fiber=1)
    assert paid.do("retrieve", "accept").held(0) == {"wax": 1}


@clause("APY-SEED-12")
def test_a_card_that_collects_income_needs_a_farm_whose_income_does_something() -> None:
    for tokens, is_open in (({}, False), ({"fiber": 1}, True)):
        table = retrieving().hand(0, "seed-20").built(0, "rendering-works", (1, -1))
        table.built(0, "warden", (0, -1)).goods(0, **tokens)
        assert ("benefit:seed-20" in table.keys) == is_open
    both = retrieving().hand(0, "seed-20").built(0, "rendering-works", (1, -1))
    assert "benefit:seed-20" in both.built(0, "reed-marsh", (0, -1)).keys
