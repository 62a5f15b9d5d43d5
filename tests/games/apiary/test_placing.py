"""Placing a worker: which, where, and who must make room.  APY-PLACE"""

from __future__ import annotations

import pytest

from skep.games.apiary.board import ENTRY, LAST, SIDES
from skep.testing import clause
from tests.games.apiary.tables import Table


@clause("APY-PLACE-01", "APY-PLACE-06")
def test_a_place_turn_places_one_worker_of_the_strength_that_it_shows() -> None:
    table = Table().workers(0, 1, 2, 2).workers(1, 1)
    table.do("place:explore:2")
    assert table.pool(0) == [1, 2]
    assert table.board(0) == [2]
    assert table.told("placed") == [{"action": "explore", "strength": 2}]


@clause("APY-PLACE-02", "APY-PLACE-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_actions_and_their_spaces(seats: int) -> None:
    table = Table(seats).workers(0, 1, 4).goods(0, pollen=4, fiber=4, water=4, wax=3, honey=3)
    advances = ["advance"] if seats < 4 else ["advance-farms", "advance-others"]
    actions = ["explore", *advances, "grow", "research", "convert", "carve"]
    assert {key.split(":")[1] for key in table.keys if key.startswith("place")} == set(actions)
    side = SIDES[table.state.side]
    spaces = {
        table_action: len({ENTRY[a], LAST[a]}) for table_action, a in zip(actions, side.actions)
    }
    assert spaces == {a: 2 if a.startswith(("explore", "advance")) else 1 for a in actions}
    numbers = {space for a in side.actions for space in (ENTRY[a], LAST[a])}
    assert len(numbers) == sum(spaces.values())  # no two actions share a space


@clause("APY-PLACE-04", "APY-PLACE-05", "APY-PLACE-14")
def test_a_worker_takes_the_first_space_even_if_only_the_last_is_taken() -> None:
    table = Table().workers(0, 1).on("explore", 1, 3, last=True)
    table.do("place:explore:1")
    assert table.spaces("explore") == [(0, 1), (1, 3)]
    assert table.told("bumped") == []
    empty = Table().workers(0, 1).workers(1, 1).do("place:explore:1")
    assert empty.spaces("explore") == [(0, 1), None]


@clause("APY-PLACE-07", "APY-PLACE-09")
def test_an_action_of_which_nothing_can_be_paid_is_closed() -> None:
    poor = Table().workers(0, 1).workers(1, 1)
    assert poor.placing("grow") == []
    assert poor.placing("advance") == []
    assert poor.placing("convert") == []
    assert poor.why("place:grow:1") == "APY-PLACE-09"
    assert Table().workers(0, 1).goods(0, pollen=1).placing("grow") == [1]
    assert Table().workers(0, 1).goods(0, water=1).placing("grow") == []
    assert Table().workers(0, 1).goods(0, water=1).placing("convert") == [1]


@clause("APY-TURN-13")
def test_only_workers_at_home_are_refused_a_place_and_none_of_the_board() -> None:
    table = Table().workers(0, 1).workers(0, 2, landing=True).on("grow", 0, 3).workers(1, 1)
    strengths = {key.rpartition(":")[2] for key in table.refused() if key.startswith("place:")}
    assert strengths == {"1", "2"}


@clause("APY-PLACE-07")
def test_the_first_conversion_and_the_first_growth_can_not_be_skipped() -> None:
    table = Table().workers(0, 2).goods(0, pollen=2, fiber=1)
    assert "done" not in table.do("place:convert:2").keys
    growing = Table().workers(0, 2).goods(0, pollen=2).do("place:grow:2")
    assert "done" not in growing.keys
    assert [(r.key, r.clause) for r in growing.refusals if r.key == "done"] == [
        ("done", "APY-PLACE-07")
    ]


@clause("APY-PLACE-08")
def test_only_a_part_of_what_the_strength_allows_may_be_used() -> None:
    table = Table().workers(0, 3).workers(1, 1).goods(0, pollen=3).do("place:grow:3", "grow:worker")
    assert "done" in table.keys
    table.do("done")
    assert table.pool(0) == [1]
    assert table.held(0) == {"pollen": 2}


@clause("APY-PLACE-10", "APY-PLACE-11", "APY-BUMP-01")
def test_a_taken_single_space_may_be_chosen_and_its_worker_is_bumped() -> None:
    table = Table().workers(0, 1).on("research", 1, 2)
    assert table.placing("research") == [1]
    table.do("place:research:1")
    assert (table.prompt, table.seat) == ("bumped", 1)
    assert table.spaces("research") == [(0, 1)]


@clause("APY-PLACE-12", "APY-PLACE-15")
@pytest.mark.parametrize("action", ["explore", "advance"])
def test_a_worker_on_the_first_of_two_spaces_shifts_and_is_not_bumped(action: str) -> None:
    table = Table().workers(0, 1).goods(0, fiber=1, pollen=4, water=4).on(action, 1, 4)
    table.row("farm", "clover-meadow")
    table.do(f"place:{action}:1")
    assert table.spaces(action) == [(0, 1), (1, 4)]
    assert table.told("bumped") == []
    assert table.seat == 0


@clause("APY-PLACE-13", "APY-BUMP-01")
def test_with_both_spaces_taken_the_last_is_bumped_and_the_first_shifts() -> None:
    table = Table().workers(0, 2).on("explore", 1, 3).on("explore", 1, 1, last=True)
    table.do("place:explore:2")
    assert (table.prompt, table.seat) == ("bumped", 1)
    assert table.spaces("explore") == [(0, 2), (1, 3)]
    assert table.told("bumped") == [{"owner": 1, "strength": 1}]


@clause("APY-PLACE-16")
def test_a_player_may_bump_an_own_worker() -> None:
    table = Table().workers(0, 1).on("research", 0, 2).do("place:research:1")
    assert (table.prompt, table.seat) == ("bumped", 0)


@clause("APY-PLACE-17", "APY-EX-14")
def test_another_worker_of_strength_4_gives_no_strength_4_benefit() -> None:
    table = Table().workers(0, 1).goods(0, fiber=4, water=4).on("advance", 1, 4)
    table.do("place:advance:1")
    assert table.state.vp[0] == 0
    strong = Table().workers(0, 4).goods(0, fiber=4, water=4).do("place:advance:4")
    assert strong.state.vp[0] == 3


@clause("APY-PLACE-18")
def test_strength_used_up_in_an_action_does_not_weaken_the_worker() -> None:
    table = Table().workers(0, 3).workers(1, 1).goods(0, pollen=3)
    table.do("place:grow:3", "grow:worker", "grow:worker", "grow:worker")
    assert table.board(0) == [3]


@clause("APY-PLACE-19")
def test_placing_gives_no_income() -> None:
    table = Table().workers(0, 1).workers(1, 1).built(0, "reed-marsh", (1, -1))
    table.do("place:research:1")
    assert table.state.vp[0] == 0
    assert table.told("income") == []
