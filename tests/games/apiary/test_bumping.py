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
