"""Hibernation and the comb.  APY-HIB, APY-COMB"""

from __future__ import annotations

import pytest

from skep.games.apiary import GAME
from skep.games.apiary.board import SIDES
from skep.games.apiary.box import TILES
from skep.games.apiary.rules.effects.steps import RefreshStep
from skep.testing import clause
from tests.games.apiary.tables import Table

ALL_BUT_ONE = ("middle-1", "middle-2", "middle-3", "middle-4", "right-2", "right-3", "right-4")


def sleepy(seats: int = 2) -> Table:
    """Seat 0 retrieves a worker of strength 4 and must choose a pod."""
    table = Table(seats).workers(0, 1).on("grow", 0, 4)
    for seat in range(1, seats):
        table.workers(seat, 1)
    return table.do("retrieve")


@clause("APY-HIB-01", "APY-HIB-02", "APY-HIB-03", "APY-HIB-05")
def test_the_worker_returns_to_the_supply_and_a_token_gains_the_pods_benefit() -> None:
    table = sleepy()
    supply = table.supply(0)
    table.do("pod:right-1")
    assert supply == 3  # it left the board as it went to sleep
    assert table.state.pods[table.pod("right-1")] == 0
    assert GAME.view(table.state, 0)["seats"][0]["sleepers_left"] == 6
    assert table.state.vp[0] == 4


@clause("APY-HIB-01", "APY-HIB-09")
def test_an_own_4_that_is_bumped_hibernates_after_the_action() -> None:
    table = Table().workers(0, 1).on("grow", 0, 4).goods(0, pollen=1).workers(1, 1)
    table.do("place:grow:1")
    # The worker was gained before the other went to sleep, so its place was not free yet.
    assert table.prompt == "pod"
    assert table.pool(0) == [1]


@clause("APY-HIB-04", "APY-HIB-06", "APY-COMB-03")
def test_the_owner_chooses_any_vacant_pod_in_play() -> None:
    table = Table().workers(0, 1).on("grow", 0, 4).workers(1, 1).slept(1, "middle-2").do("retrieve")
    assert table.keys == [
        "pod:middle-1", "pod:middle-3", "pod:middle-4",
        "pod:right-1", "pod:right-2", "pod:right-3", "pod:right-4",
    ]  # fmt: skip
    assert table.why("pod:middle-2") == "APY-HIB-06"
    assert table.why("pod:left-1") == "APY-COMB-03"


@clause("APY-HIB-07", "APY-HIB-10", "APY-HIB-11")
def test_without_a_vacant_pod_there_is_favor_instead_and_the_worker_leaves() -> None:
    table = Table().workers(0, 1).on("grow", 0, 4).workers(1, 1)
    table.slept(1, *ALL_BUT_ONE).slept(0, "right-1").do("retrieve")
    assert table.state.favor[0] == 1
    assert table.supply(0) == 3
    assert table.state.slept[0] == 1
    assert table.state.triggered == ""


@clause("APY-HIB-08", "APY-HIB-11")
def test_without_a_token_there_is_favor_instead() -> None:
    table = Table(4).workers(0, 1).on("grow", 0, 4)
    table.state.slept[0] = 7
    for seat in (1, 2, 3):
        table.workers(seat, 1)
    table.do("retrieve")
    assert (table.state.favor[0], table.state.slept[0]) == (1, 7)
    assert table.state.triggered == ""
    assert set(table.state.pods) == {-1}


@clause("APY-HIB-13")
@pytest.mark.parametrize("seed", range(3))
def test_tokens_stay_in_the_comb(seed: int) -> None:
    import skep

    match = skep.new("apiary", seats=3, seed=seed)
    lain: dict[int, int] = {}
    for turn in range(600):
        if match.over:
            break
        sectors = match.view()["table"]["comb"]
        pods = [pod for sector in sectors for pod in sector["pods"]]
        assert all(pods[at] == seat for at, seat in lain.items())
        lain = {at: seat for at, seat in enumerate(pods) if seat is not None}
        match.answer(match.decision.keys[(turn * 5 + seed) % len(match.decision.keys)])
    assert lain


@clause("APY-HIB-14", "APY-QF-05")
def test_on_anothers_turn_the_owner_gains_the_pods_benefit() -> None:
    table = Table().workers(0, 1).workers(1, 1).on("research", 1, 4).do("place:research:1")
    assert (table.prompt, table.seat) == ("pod", 1)
    table.do("pod:right-4")
    assert table.held(1) == {"wax": 1}
    assert table.state.favor == [0, 1]


@clause("APY-HIB-15")
def test_a_worker_that_hibernated_can_be_bought_again() -> None:
    table = Table().workers(0, 1, 1, 1).on("explore", 0, 4).goods(0, pollen=1).workers(1, 1, 1)
    assert table.placing("grow") == []
    table.do("retrieve", "pod:right-1").end_turn()
    table.do("place:research:1").end_turn()
    assert table.placing("grow") == [1]
    table.do("place:grow:1")
    assert table.state.active(0) == 4


# The comb


@clause("APY-COMB-01", "APY-COMB-02")
def test_the_comb_is_made_of_sectors_with_pods_and_a_bonus() -> None:
    for side in SIDES:
        pods = [pod for sector in side.sectors for pod in sector.pods]
        assert len(side.sectors) == 3
        assert sorted(pods) == list(range(len(side.pods)))
        assert all(sector.first > 0 for sector in side.sectors)


@clause("APY-COMB-03", "APY-COMB-04")
def test_two_players_use_the_middle_and_the_right_sector() -> None:
    keys = sleepy(2).keys
    assert len(keys) == 8
    assert {key.split(":")[1].split("-")[0] for key in keys} == {"middle", "right"}


@clause("APY-COMB-05", "APY-COMB-06")
@pytest.mark.parametrize(("seats", "pods"), [(3, 12), (4, 15), (5, 15)])
def test_more_players_use_all_sectors(seats: int, pods: int) -> None:
    assert len(sleepy(seats).keys) == pods


@clause("APY-COMB-07")
def test_some_pods_refresh_a_row_of_each_kind() -> None:
    for side in SIDES:
        steps = [step for pod in side.pods for step in pod.steps]
        rows = [step.row for step in steps if isinstance(step, RefreshStep)]
        assert sorted(rows) == [0, 1, 2]


@clause("APY-COMB-08", "APY-COMB-09", "APY-COMB-10", "APY-ADV-20")
def test_refreshing_a_row_discards_all_its_tiles_and_no_others() -> None:
    table = sleepy()
    before = {kind: table.shown(kind) for kind in ("farm", "recruit", "development")}
    table.luck = ["grand-estate", "royal-plot", "reservoir"]
    table.do("pod:middle-2")
    assert table.shown("farm") == ["grand-estate", "royal-plot", "reservoir"]
    assert table.shown("recruit") == before["recruit"]
    assert table.shown("development") == before["development"]
    assert [TILES[tile].id for tile in table.state.rows_gone[0]] == before["farm"]
    assert table.told("refreshed") == [{"row": "farm"}]
