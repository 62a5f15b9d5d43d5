"""A bumped worker goes home as its owner chooses.  APY-BUMP"""

from __future__ import annotations

import pytest

from skep.testing import clause
from tests.games.apiary.tables import Table


def bumped(strength: int, owner: int = 1) -> Table:
    """Seat 0 has just bumped a worker off Research."""
    return (
        Table().workers(0, 1).workers(1, 1).on("research", owner, strength).do("place:research:1")
    )


@clause("APY-BUMP-02", "APY-BUMP-03", "APY-BUMP-04")
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_the_owner_may_take_the_worker_to_the_pool_one_stronger(strength: int) -> None:
    table = bumped(strength)
    assert (table.seat, table.keys) == (1, ["to-pool", "to-landing"])
    table.do("to-pool")
    assert table.pool(1) == sorted([1, strength + 1])
    assert table.landing(1) == []


@clause("APY-BUMP-02", "APY-BUMP-05")
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_or_to_the_landing_area_as_strong_as_it_was(strength: int) -> None:
    table = bumped(strength).do("to-landing")
    assert table.landing(1) == [strength]
    assert table.pool(1) == [1]


@clause("APY-BUMP-06")
@pytest.mark.parametrize("way", ["to-pool", "to-landing"])
def test_neither_way_collects_income(way: str) -> None:
    table = Table().workers(0, 1).on("research", 1, 2).built(1, "reed-marsh", (1, -1))
    table.do("place:research:1", way)
    assert table.state.vp[1] == 0
    assert table.told("income") == []


@clause("APY-BUMP-07")
def test_a_bumped_3_in_the_pool_becomes_a_4_and_stays_awake() -> None:
    table = bumped(3).do("to-pool")
    assert table.pool(1) == [1, 4]
    assert table.state.slept[1] == 0


@clause("APY-BUMP-08", "APY-BUMP-09", "APY-HIB-09")
def test_a_bumped_4_hibernates_after_the_action_and_its_owner_has_no_choice() -> None:
    table = Table().workers(0, 2).workers(1, 1).on("research", 1, 4).do("place:research:2")
    assert (table.prompt, table.seat) == ("keep", 0)
    assert table.state.slept[1] == 0
    table.do(table.keys[0])
    assert (table.prompt, table.seat) == ("pod", 1)
    table.do("pod:right-1")
    assert table.state.slept[1] == 1
    assert table.pool(1) == [1]
    assert table.landing(1) == []


@clause("APY-BUMP-10")
def test_a_worker_in_landing_keeps_its_strength_until_the_owner_retrieves() -> None:
    table = Table().workers(0, 1, 1).workers(1, 1, 1).workers(1, 2, landing=True)
    table.do("place:explore:1", "fly:1,2")
    while table.prompt != "turn":
        table.do(table.keys[-1])
    assert table.landing(1) == [2]
    table.do("place:research:1").end_turn()
    assert table.landing(1) == [2]
    table.do("place:research:1", "to-landing").end_turn()
    table.do("retrieve")
    assert table.landing(1) == []
    assert table.pool(1) == [1, 2, 3]


# What follows a bump


@clause("APY-TILE-11", "APY-BUMP-03")
def test_first_the_owner_chooses_then_the_owners_tiles_react_then_the_bumpers() -> None:
    table = Table().workers(0, 1).workers(1, 1).on("research", 1, 2)
    table.built(1, "courier", (1, -1)).built(0, "ambassador", (1, -1))
    table.do("place:research:1")
    assert (table.prompt, table.seat) == ("bumped", 1)
    table.do("to-landing")
    assert (table.prompt, table.seat, table.state.favor) == ("gain", 1, [0, 0])
    table.do("gain:water")
    assert (table.held(1), table.state.favor) == ({"water": 1}, [1, 0])
    names = [event.name for event in table.state.recorded_events]
    assert names.index("bumped") < names.index("home") < names.index("gained")


@clause("APY-TILE-11", "APY-PLACE-16")
def test_who_bumps_an_own_worker_bumps_no_opponent() -> None:
    table = Table().workers(0, 1).workers(1, 1).on("research", 0, 2)
    table.built(0, "courier", (1, -1)).built(0, "ambassador", (0, -1))
    table.do("place:research:1")
    assert (table.prompt, table.seat) == ("bumped", 0)
    table.do("to-pool", "gain:fiber")
    assert (table.held(0), table.state.favor[0]) == ({"fiber": 1}, 0)


@clause("APY-TILE-11", "APY-BUMP-08")
def test_tiles_react_to_a_bumped_4_at_once_though_it_hibernates_later() -> None:
    table = Table().workers(0, 1).workers(1, 1).on("research", 1, 4)
    table.built(1, "courier", (1, -1)).do("place:research:1")
    assert (table.prompt, table.seat) == ("gain", 1)
    table.do("gain:water")
    assert (table.prompt, table.seat) == ("pod", 1)


@clause("APY-HIB-09")
def test_several_hibernate_in_the_order_in_which_they_left_the_board() -> None:
    """Seat 1's worker is bumped, then seat 0 calls its own home in the middle of the action."""
    table = Table().workers(0, 1).workers(1, 1).goods(0, wax=2)
    table.on("advance", 1, 1).on("advance", 1, 4, last=True).on("grow", 0, 4)
    table.row("development", "cleansing-flight").do("place:advance:1", "hex:1,-1", "accept")
    table.do("worker:grow:4", "done")
    assert (table.prompt, table.seat) == ("pod", 1)
    table.do("pod:right-1")
    assert (table.prompt, table.seat) == ("pod", 0)
    assert table.why("pod:right-1") == "APY-HIB-06"
    table.do("pod:right-2")
    assert table.state.slept == [1, 1]
    assert table.state.waiting_to_sleep == []


@clause("APY-TURN-12", "APY-COMP-24")
def test_a_4_that_waits_to_hibernate_is_still_active_and_its_body_not_free() -> None:
    table = Table().workers(0, 2, 1, 1).workers(1, 1).on("grow", 0, 4).goods(0, pollen=1)
    assert table.placing("grow") == []  # all four are in play
    other = Table().workers(0, 2, 1).workers(1, 1).on("grow", 0, 4).goods(0, pollen=2)
    other.do("place:grow:2", "grow:worker")
    # One body was in the supply; the bumped one is not, until the action is over.
    assert (other.prompt, other.pool(0), other.held(0)) == ("pod", [1, 1], {"pollen": 1})


@clause("APY-BUMP-03")
@pytest.mark.parametrize("action", ["explore", "grow", "landing"])
def test_the_owner_is_told_where_the_worker_comes_from(action: str) -> None:
    table = Table().workers(0, 1).workers(1, 1).hand(0, "seed-27")
    if action == "landing":
        table.workers(0, 2, landing=True)
    else:
        table.on(action, 0, 2)
    table.do("benefit:seed-27", f"worker:{action}:2".replace("explore", "explore-1"))
    assert (table.prompt, table.state.prompt.facts(table.state)["place"]) == ("bumped", action)
