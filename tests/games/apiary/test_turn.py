"""What a turn is made of.  APY-TURN"""

from __future__ import annotations

import pytest

from skep.games.apiary import GAME
from skep.games.apiary.state import LANDING
from skep.testing import clause
from tests.games.apiary.tables import Table


@clause("APY-TURN-01", "APY-TURN-11")
def test_play_goes_clockwise_and_comes_round_again() -> None:
    table = Table(3).workers(0, 1, 1).workers(1, 1, 1).workers(2, 1, 1)
    order = []
    for _ in range(6):
        order.append(table.seat)
        table.do("retrieve" if "retrieve" in table.keys else "place:research:1")
        while table.prompt != "turn":
            table.do(table.keys[-1])
    assert order == [0, 1, 2, 0, 1, 2]


@clause("APY-TURN-02", "APY-TURN-05")
def test_a_turn_is_a_placement_or_a_retrieve_even_with_workers_in_the_pool() -> None:
    table = Table().workers(0, 1).on("grow", 0, 2).workers(1, 1)
    assert "retrieve" in table.keys
    assert "place:explore:1" in table.keys
    table.do("place:research:1").end_turn()
    assert table.seat == 1
    assert table.board(0) == [1, 2]


@clause("APY-TURN-03")
def test_placing_needs_a_worker_in_the_pool() -> None:
    table = Table().on("grow", 0, 2).hand(0, "seed-01").workers(1, 1)
    assert not [key for key in table.keys if key.startswith("place")]


@clause("APY-TURN-04")
def test_retrieving_needs_a_worker_on_the_board_or_in_landing() -> None:
    assert "retrieve" not in Table().workers(0, 1).keys
    assert Table().workers(0, 1).why("retrieve") == "APY-TURN-04"
    assert "retrieve" in Table().workers(0, 1).on("grow", 0, 1).keys
    assert "retrieve" in Table().workers(0, 1).workers(0, 1, landing=True).keys


@clause("APY-TURN-06")
def test_nobody_may_pass() -> None:
    placing = Table().workers(0, 1).hand(0, "seed-01")
    assert "pass" not in placing.keys
    assert "retrieve" not in placing.keys
    retrieving = Table().on("grow", 0, 1).hand(0, "seed-01")
    assert retrieving.keys == ["retrieve", "benefit:seed-01", "resource:seed-01"]


@clause("APY-TURN-07", "APY-SEED-04")
def test_any_number_of_seed_cards_may_be_played_before() -> None:
    table = Table().workers(0, 1).hand(0, "seed-01", "seed-02", "seed-03")
    table.do("benefit:seed-01", "benefit:seed-02", "benefit:seed-03")
    assert table.prompt == "turn"
    assert table.held(0) == {"pollen": 2, "fiber": 2, "water": 2}


@clause("APY-TURN-08", "APY-TURN-09")
def test_and_after_and_both_in_one_turn() -> None:
    table = Table().workers(0, 1).workers(1, 1).hand(0, "seed-01", "seed-02", "seed-03")
    table.do("benefit:seed-01", "place:research:1")
    assert table.prompt == "after"
    table.do("benefit:seed-02", "benefit:seed-03")
    assert table.discarded()[-3:] == ["seed-01", "seed-02", "seed-03"]


@clause("APY-TURN-08", "APY-HIB-09")
def test_a_4_that_a_card_calls_home_hibernates_before_the_next_card() -> None:
    table = Table().workers(0, 1).on("grow", 0, 4).hand(0, "seed-27", "seed-01").workers(1, 1)
    table.luck = ["seed-30"]
    table.do("place:research:1", "benefit:seed-27", "worker:grow:4")
    assert (table.prompt, table.seat) == ("pod", 0)
    table.do("pod:middle-4")
    assert (table.prompt, table.state.slept[0], table.supply(0)) == ("after", 1, 3)


@clause("APY-TURN-08")
def test_cards_may_be_played_after_a_retrieve_too() -> None:
    table = Table().on("grow", 0, 1).hand(0, "seed-01").workers(1, 1).do("retrieve")
    assert table.keys == ["benefit:seed-01", "resource:seed-01", "done"]


@clause("APY-TURN-10")
def test_no_card_may_be_played_between_placing_and_the_end_of_the_action() -> None:
    table = Table().workers(0, 2).hand(0, "seed-01").goods(0, pollen=2)
    table.do("place:grow:2")
    assert not [key for key in table.keys if key.startswith(("benefit", "resource"))]
    table.do("grow:worker")
    assert not [key for key in table.keys if key.startswith(("benefit", "resource"))]


@clause("APY-TURN-12")
def test_workers_on_board_pool_and_landing_are_active() -> None:
    table = Table().workers(0, 1).workers(0, 2, landing=True).on("grow", 0, 3)
    assert table.state.active(0) == 3
    assert LANDING in [table.state.where[k] for k in table.state.workers(0)]


@clause("APY-TURN-13")
def test_a_worker_in_landing_can_not_be_placed() -> None:
    table = Table().workers(0, 1).workers(0, 3, landing=True)
    assert table.placing("explore") == [1]
    assert table.why("place:explore:3") == "APY-TURN-13"


def test_who_can_neither_place_nor_retrieve_passes() -> None:
    """The only worker was recalled and hibernated before the turn's move."""
    table = Table().on("grow", 0, 4).hand(0, "seed-27", "seed-01").workers(1, 1)
    table.do("benefit:seed-27", "worker:grow:4", "pod:right-1")
    assert table.keys == ["pass", "benefit:seed-01", "resource:seed-01"]
    table.do("pass").end_turn()
    assert table.seat == 1


AFTERWARDS = {
    "a farm on a hex with a bonus": ["place:advance:1", "take:farm:1", "hex:1,0"],
    "a development that fills the reserve": ["place:advance:2", "take:development:2", "hex:1,-1"],
    "a bumped worker": ["place:research:1", "to-pool"],
    "an own 4 that hibernates": ["place:grow:2"],
    "income and a tile that reacts": ["retrieve"],
    "wax for basics": ["place:convert:1", "to-pool", "convert:wax"],
    "a token and a planet": ["place:explore:1", "fly:1,2"],
    "a card with a payment and a choice": [
        "benefit:seed-45", "pay:fiber+water", "gain:wax", "place:research:1", "to-landing",
    ],
}  # fmt: skip


@clause("APY-TURN-08")
@pytest.mark.parametrize("story", AFTERWARDS)
def test_after_an_action_no_piece_is_named_as_the_one_that_asks(story: str) -> None:
    table = Table().workers(0, 1, 2).workers(1, 1).on("research", 1, 2).on("grow", 0, 4)
    table.on("convert", 0, 1).built(0, "forager", (0, -1)).hand(0, "seed-45", "seed-01")
    table.goods(0, pollen=3, fiber=3, water=3, wax=2)
    table.row("farm", "clover-meadow").row("development", "abundance", "storm-cellar")
    table.built(0, "kitchen-garden", (-1, 0)).luck = ["planet-08"]
    table.do(*AFTERWARDS[story])
    while table.prompt not in ("after", "turn"):
        table.do(next((key for key in table.keys if key in ("accept", "done")), table.keys[0]))
    assert (table.prompt, table.seat) == ("after", 0)
    assert table.state.prompt.facts(table.state) == {}


@clause("APY-SEED-05")
def test_a_card_lies_open_while_it_is_played_and_then_on_the_discard_pile() -> None:
    table = Table().workers(0, 1).workers(1, 1).hand(0, "seed-45", "seed-01").goods(0, water=2)
    table.do("benefit:seed-45")
    assert GAME.view(table.state, 1)["played"] == ["seed-45"]
    assert (table.cards(0), table.discarded()) == (["seed-01"], [])
    table.do("gain:honey")
    assert GAME.view(table.state, 1)["played"] == []
    assert table.discarded() == ["seed-45"]


@clause("APY-TILE-11", "APY-TURN-11")
def test_what_may_happen_once_a_turn_may_happen_again_in_the_next_one() -> None:
    table = Table(2, ["capen", "ana"]).workers(0, 1, 1).workers(1, 1)
    table.do("place:grow:1")
    assert table.state.favor[0] == 1
    table.do("place:research:1").end_turn()
    table.do("place:grow:1", "to-pool").end_turn()
    assert table.state.favor[0] == 2
