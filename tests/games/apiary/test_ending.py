"""Queen's Favor and the end of the match.  APY-QF, APY-END"""

from __future__ import annotations

import pytest

from skep.games.apiary import GAME
from skep.games.apiary.board import FAVOR_VP, TURNS
from skep.testing import clause
from tests.games.apiary.tables import Table

FULL = ("middle-1", "middle-2", "middle-3", "middle-4", "right-2", "right-3", "right-4")


def nearly_full(seats: int = 2) -> Table:
    """One pod is vacant and seat 0 may fill it by retrieving."""
    table = Table(seats).workers(0, 1, 1).on("grow", 0, 4).workers(1, 1, 1)
    return table.slept(1, *FULL[:4]).slept(0, *FULL[4:])


def pass_turn(table: Table) -> None:
    """Any turn at all: Research if it can be, else a retrieve."""
    table.do("place:research:1" if "place:research:1" in table.keys else "retrieve")
    while table.prompt not in ("turn", ""):
        keys = table.keys
        table.do("done" if "done" in keys else "to-pool" if "to-pool" in keys else keys[0])


@clause("APY-QF-01", "APY-QF-02")
def test_favor_moves_forward_and_spaces_may_be_shared() -> None:
    table = Table().workers(0, 1).workers(1, 1).hand(0, "seed-13").do("benefit:seed-13")
    assert table.state.favor == [3, 0]
    table.state.favor[1] = 3
    assert [own["favor"] for own in GAME.view(table.state, None)["seats"]] == [3, 3]


def test_favor_stops_at_the_end_of_the_track() -> None:
    table = Table().workers(0, 1).workers(1, 1).hand(0, "seed-13")
    table.state.favor[0] = 19
    assert table.do("benefit:seed-13").state.favor[0] == 20


@clause("APY-QF-04", "APY-SCORE-13")
def test_favor_scores_only_at_the_end_from_its_last_space() -> None:
    table = Table().workers(0, 1).workers(1, 1).hand(0, "seed-13").do("benefit:seed-13")
    assert table.state.vp[0] == 0
    assert table.line(0, "favor") == FAVOR_VP[3] == 2
    assert len(FAVOR_VP) == 21


@clause("APY-QF-06")
def test_tokens_left_at_the_end_give_no_favor() -> None:
    table = nearly_full().goods(0, honey=2).goods(1, honey=1, pollen=1)
    table.do("retrieve").end_turn()
    while table.prompt:
        pass_turn(table)
    assert table.held(1) == {"honey": 1, "pollen": 1}
    assert table.state.favor == [0, 0]


# The end


@clause("APY-END-01", "APY-END-03", "APY-END-04", "APY-END-05", "APY-END-06")
def test_a_full_comb_brings_one_more_turn_for_each_seat_its_filler_too() -> None:
    table = nearly_full().hand(0, "seed-07")
    table.do("retrieve")  # the last pod is taken without asking
    assert table.state.triggered == "full-comb"
    assert table.state.final == -1  # this turn is nobody's extra turn
    table.end_turn()
    order = []
    while table.prompt:
        order.append(table.seat)
        pass_turn(table)
    assert order == [1, 0]
    assert table.state.over
    assert GAME.reason(table.state) == "full-comb"


@clause("APY-END-02")
def test_a_seventh_token_brings_the_end_as_well() -> None:
    table = Table(4).workers(0, 1).on("grow", 0, 4)
    for seat in (1, 2, 3):
        table.workers(seat, 1)
    table.slept(0, "left-1", "left-2", "left-3", "left-4", "left-5", "middle-1").do("retrieve")
    assert table.state.triggered == ""
    table.do("pod:middle-2")
    assert table.state.triggered == "seventh-token"
    assert table.state.slept[0] == 7


@clause("APY-END-01")
def test_with_pods_left_and_six_tokens_nothing_ends() -> None:
    table = Table(3).workers(0, 1).on("grow", 0, 4).workers(1, 1).workers(2, 1)
    table.slept(0, "left-1", "left-2", "left-3", "left-4", "middle-1").do("retrieve")
    table.do("pod:middle-2")
    assert table.state.slept[0] == 6
    assert table.state.triggered == ""


@clause("APY-END-07")
def test_a_second_trigger_adds_no_turns() -> None:
    table = nearly_full().do("retrieve").end_turn()
    assert table.state.final == 2
    from skep.games.apiary.rules.ending import trigger

    trigger(table.state, "seventh-token")
    assert table.state.triggered == "full-comb"
    pass_turn(table)
    assert table.state.final == 1
    pass_turn(table)
    assert table.state.over


@clause("APY-END-08")
def test_all_rules_hold_in_the_last_turns() -> None:
    table = nearly_full().hand(1, "seed-11").goods(1, pollen=1).do("retrieve").end_turn()
    assert (table.seat, table.state.final) == (1, 2)
    assert {"benefit:seed-11", "place:grow:1", "place:research:1"} <= set(table.keys)
    table.do("benefit:seed-11")
    assert table.state.vp[1] == 3


@clause("APY-END-06")
def test_a_trigger_on_anothers_turn_lets_that_turn_end_first() -> None:
    table = Table().workers(0, 1, 1).workers(1, 1, 1).on("research", 1, 4)
    table.slept(1, *FULL[:4]).slept(0, *FULL[4:])
    table.do("place:research:1")
    assert table.state.triggered == "full-comb"
    table.end_turn()
    order = []
    while table.prompt:
        order.append(table.seat)
        pass_turn(table)
    assert order == [1, 0]


@pytest.mark.parametrize("seats", [2, 5])
def test_after_75_turns_each_the_last_round_begins(seats: int) -> None:
    """Skep's own stop rule."""
    table = Table(seats)
    for seat in range(seats):
        table.workers(seat, 1, 1)
    table.state.turn = TURNS * seats - 1
    table.state.player = (seats * TURNS - 1) % seats
    pass_turn(table)
    assert (table.state.triggered, table.state.final) == ("turn-limit", seats)
    while table.prompt:
        pass_turn(table)
    assert GAME.reason(table.state) == "turn-limit"
