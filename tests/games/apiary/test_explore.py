"""Explore, step by step.  APY-EXPL"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from skep.games.apiary.resources import Resource, named
from skep.games.apiary.state import NONE
from skep.testing import clause
from tests.games.apiary.tables import Table


def ready(strength: int = 1, seats: int = 2) -> Table:
    table = Table(seats).workers(0, strength)
    for seat in range(1, seats):
        table.workers(seat, 1)
    return table


def left_on(table: Table, at: tuple[int, int]) -> Mapping[Resource, int]:
    return named(table.state.left[table.spot(at)])


@clause("APY-EXPL-01", "APY-EXPL-08", "APY-EXPL-09", "APY-EXPL-10")
def test_move_uncover_place_and_gain_come_in_this_order() -> None:
    table = ready().token((1, 2), "explore-basics-2")
    table.luck = ["planet-15"]
    table.do("place:explore:1")
    assert table.prompt == "fly"
    table.do("fly:1,2")
    assert table.state.ship == table.spot((1, 2))
    assert table.told("flew") == [{"to": (1, 2)}]
    assert table.prompt == "gain"  # the token's benefit
    assert table.state.planets[table.spot((1, 2))] == NONE
    table.do("gain:pollen", "gain:pollen")
    assert table.state.tokens[table.spot((1, 2))] == NONE
    assert table.told("token") == [{"token": "explore-basics-2"}]
    assert table.told("uncovered") == [{"planet": "planet-15"}]
    assert table.prompt == "leave"
    table.do("leave:water")
    assert table.prompt == "gain"  # printed on the planet
    assert table.held(0) == {"pollen": 2}
    table.do("gain:fiber")
    assert table.held(0) == {"pollen": 2, "fiber": 1, "water": 1}


@clause("APY-EXPL-02", "APY-EXPL-03", "APY-EX-15")
def test_all_workers_left_on_explore_count_and_a_bumped_one_does_not() -> None:
    table = Table(4).workers(0, 2).on("explore", 1, 3).on("explore", 2, 1, last=True)
    table.workers(3, 1).ship((1, 1))
    table.do("place:explore:2", "to-pool")
    reach = {k for k in table.keys if k.startswith("fly")}
    # Of the grid's spots only those within five steps: 4,4 is six away.
    assert {"fly:4,3", "fly:3,4"} <= reach
    assert "fly:4,4" not in reach


@clause("APY-EXPL-04", "APY-EXPL-05", "APY-EXPL-06")
def test_a_lone_worker_moves_the_ship_by_its_strength_and_never_aslant() -> None:
    table = ready(1).do("place:explore:1")
    assert table.keys == ["fly:1,2", "fly:2,1", "fly:2,3", "fly:3,2"]
    assert table.why("fly:1,1") == "APY-EXPL-05"
    two = ready(2).do("place:explore:2")
    assert {"fly:1,1", "fly:1,3", "fly:3,1", "fly:3,3", "fly:2,4"} <= set(two.keys)
    assert "fly:1,4" not in two.keys


@clause("APY-EXPL-07")
def test_the_ship_must_end_on_another_planet() -> None:
    table = ready(4).planet((1, 2), "planet-01").ship((1, 2)).do("place:explore:4")
    assert "fly:1,2" not in table.keys
    assert "fly:2,2" not in table.keys  # the start is no planet
    assert table.why("fly:1,2") == table.why("fly:2,2") == "APY-EXPL-07"
    assert "fly:3,2" in table.keys


@clause("APY-EXPL-11", "APY-EXPL-17", "APY-EXPL-22")
def test_an_explored_planet_gives_no_token_but_all_the_rest() -> None:
    table = ready().planet((1, 2), "planet-01", fiber=1).do("place:explore:1", "fly:1,2")
    assert table.told("token") == table.told("uncovered") == []
    assert table.state.explored[0] == []
    assert len(table.state.skies) == 14
    table.do("leave:water")
    assert left_on(table, (1, 2)) == {"fiber": 1, "water": 1}
    assert table.held(0) == {"pollen": 1, "fiber": 1, "water": 1}


@clause("APY-EXPL-12")
def test_flying_over_an_unexplored_planet_does_nothing() -> None:
    table = ready(2).do("place:explore:2", "fly:2,4")
    assert table.state.tokens[table.spot((2, 3))] != NONE
    assert len(table.state.explored[0]) == 1


@clause("APY-EXPL-13", "APY-EXPL-15")
def test_a_basic_resource_of_choice_is_put_on_an_outline() -> None:
    table = ready().planet((1, 2), "planet-01").goods(0, wax=1, honey=1)
    table.do("place:explore:1", "fly:1,2")
    assert table.keys == ["leave:pollen", "leave:fiber", "leave:water"]
    assert table.why("leave:wax") == table.why("leave:honey") == "APY-EXPL-15"


@clause("APY-EXPL-14", "APY-EXPL-21", "APY-STORE-03")
def test_the_token_comes_from_the_supply_and_stays() -> None:
    table = ready().planet((1, 2), "planet-01").goods(0, water=1)
    table.do("place:explore:1", "fly:1,2", "leave:water")
    assert table.held(0) == {"pollen": 1, "water": 2}
    assert left_on(table, (1, 2)) == {"water": 1}


@clause("APY-EXPL-16", "APY-EXPL-18")
def test_a_planet_without_a_free_outline_skips_the_step() -> None:
    table = ready().planet((1, 2), "planet-04", water=1).do("place:explore:1", "fly:1,2")
    assert table.told("left") == []
    assert left_on(table, (1, 2)) == {"water": 1}
    assert table.held(0) == {"pollen": 1, "fiber": 1, "water": 1}


@clause("APY-EXPL-19", "APY-EXPL-20", "APY-EX-17")
def test_the_explorer_gains_what_is_printed_and_one_for_each_token() -> None:
    table = ready().planet((1, 2), "planet-03", fiber=1)
    table.do("place:explore:1", "fly:1,2", "leave:pollen")
    assert table.held(0) == {"pollen": 1, "fiber": 1, "water": 1}
    again = ready().planet((1, 2), "planet-03", fiber=2).do("place:explore:1", "fly:1,2")
    assert again.held(0) == {"fiber": 2, "water": 1}


@clause("APY-EXPL-23")
def test_a_placed_4_may_take_the_planets_benefit_or_not() -> None:
    table = ready(4).planet((1, 2), "planet-08", fiber=1).do("place:explore:4", "fly:1,2")
    assert table.keys == ["decline", "before", "after"]
    assert table.do("before").held(0) == {"pollen": 1, "fiber": 1, "wax": 1}
    declined = ready(4).planet((1, 2), "planet-08", fiber=1)
    declined.do("place:explore:4", "fly:1,2", "decline")
    assert declined.held(0) == {"pollen": 1, "fiber": 1}


@clause("APY-EXPL-23", "APY-PLACE-17")
def test_a_4_placed_by_somebody_else_does_not_open_it() -> None:
    table = ready(3).on("explore", 1, 4).planet((1, 2), "planet-08", fiber=1)
    table.do("place:explore:3", "fly:1,2")
    assert table.prompt != "strong"
    assert table.held(0) == {"pollen": 1, "fiber": 1}


@clause("APY-EXPL-24")
@pytest.mark.parametrize(
    ("when", "order"), [("before", ["wax", "pollen"]), ("after", ["pollen", "wax"])]
)
def test_it_comes_before_or_after_the_resources(when: str, order: list[str]) -> None:
    table = ready(4).planet((1, 2), "planet-08", fiber=1)
    table.do("place:explore:4", "fly:1,2", when)
    items = [told["item"] for told in table.told("gained")]
    assert [item for item in items if item in order] == order


@clause("APY-EXPL-25")
def test_a_planet_without_the_symbol_gives_a_4_nothing_more() -> None:
    table = ready(4).planet((1, 2), "planet-01", fiber=2).do("place:explore:4", "fly:1,2")
    assert table.held(0) == {"pollen": 1, "fiber": 2}


# Effects about planets


def harvesting() -> Table:
    return ready().hand(0, "seed-38")


@clause("APY-EXPL-19", "APY-EXPL-20", "APY-SEED-12")
def test_a_card_gathers_where_the_ship_is_without_flying_or_leaving_anything() -> None:
    table = harvesting().planet((1, 2), "planet-12", water=2).ship((1, 2)).do("benefit:seed-38")
    while table.prompt == "gain":
        table.do(table.keys[0])
    assert table.held(0)["water"] >= 2
    assert left_on(table, (1, 2)) == {"water": 2}
    assert table.state.ship == table.spot((1, 2))


@clause("APY-SEED-12")
def test_where_the_ship_began_there_is_nothing_to_gather() -> None:
    assert harvesting().why("benefit:seed-38") == "APY-SEED-12"


def test_tokens_of_an_empty_box_can_not_be_gained() -> None:
    table = Table().workers(0, 1).workers(1, 1).goods(0, wax=2).row("development", "cartography")
    left = table.state.box.cards[:1]
    table.state.box.cards = left[:]
    table.do("place:advance:1", "hex:1,-1")
    while table.prompt not in ("turn", "store", "after"):
        table.do(table.keys[0])
    assert table.state.explored[0] == left
    assert table.state.box.cards == []
