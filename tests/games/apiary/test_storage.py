"""Resources, spots, and what is left over at the end of a turn.  APY-STORE"""

from __future__ import annotations

from itertools import product

import pytest

from skep.games.apiary import GAME
from skep.games.apiary.box import FACTIONS
from skep.games.apiary.resources import BASICS, MASKS, RESOURCES, listed, packed
from skep.games.apiary.rules.storage import droppable, may_stop
from skep.testing import clause
from tests.games.apiary.tables import Table, number

# The spots of Ana: pollen, fiber, wax or honey, water, any basic, wax or honey.


def closing(table: Table) -> Table:
    """Seat 0 explores nothing new and comes to the end of its turn."""
    table.planet((1, 2), "planet-12", water=3).workers(0, 1).workers(1, 1)
    return table.do("place:explore:1", "fly:1,2")


def with_tokens(**tokens: int) -> Table:
    """Seat 0 ends its turn with these and 3 water from the planet."""
    return closing(Table().goods(0, **tokens))


@clause("APY-STORE-01", "APY-STORE-02")
def test_there_are_five_resources_three_of_them_basic() -> None:
    assert set(RESOURCES) == {"fiber", "pollen", "water", "wax", "honey"}
    assert set(RESOURCES[:BASICS]) == {"fiber", "pollen", "water"}


@clause("APY-STORE-05", "APY-STORE-06")
def test_an_icon_of_several_types_is_one_token_of_one_of_them() -> None:
    table = Table().workers(0, 1).workers(1, 1).hand(0, "seed-45").goods(0, pollen=1, fiber=1)
    table.do("benefit:seed-45")
    assert table.keys == ["gain:wax", "gain:honey"]
    assert table.do("gain:honey").held(0) == {"honey": 1}
    paying = Table().workers(0, 1).hand(0, "seed-33").goods(0, pollen=1, water=2)
    paying.do("benefit:seed-33")
    assert paying.keys == ["pay:pollen+water", "pay:water+water"]


@clause("APY-STORE-07", "APY-STORE-08")
def test_a_spot_holds_one_token_of_a_type_that_it_shows() -> None:
    spots = GAME.view(Table().goods(0, pollen=2, honey=1).state, 0)["seats"][0]["spots"]
    assert len(spots) == 6
    held = [(spot["accepts"], spot["holds"]) for spot in spots]
    assert all(holds is None or holds in accepts for accepts, holds in held)
    assert sorted(holds for _, holds in held if holds) == ["honey", "pollen", "pollen"]
    crowded = GAME.view(Table().goods(0, honey=4).state, 0)["seats"][0]
    assert crowded["unstored"] == {"honey": 2}


@clause("APY-STORE-09", "APY-TILE-17")
def test_farms_add_spots() -> None:
    table = Table().built(0, "honey-cellar", (1, -1)).goods(0, honey=4)
    own = GAME.view(table.state, 0)["seats"][0]
    assert (len(own["spots"]), own["unstored"]) == (8, {})


@clause("APY-STORE-10", "APY-STORE-11")
def test_any_number_of_tokens_may_be_held_during_the_turn() -> None:
    table = Table().workers(0, 1).workers(1, 1).goods(0, pollen=4, honey=5)
    table.hand(0, "seed-01").do("benefit:seed-01")
    assert table.held(0) == {"pollen": 6, "honey": 5}
    assert table.prompt == "turn"


@clause("APY-STORE-12")
def test_stored_tokens_may_be_rearranged_freely() -> None:
    """Water on the spot for any basic makes room when pollen comes: all find a spot again."""
    table = with_tokens()
    assert (table.prompt, table.keys) == ("turn", table.keys)
    assert table.state.goods[0] == packed([0, 0, 2, 0, 0])
    again = Table().goods(0, water=1, pollen=2)
    assert may_stop(again.state, 0, 0)


@clause("APY-STORE-13", "APY-STORE-14", "APY-QF-03")
def test_what_has_no_spot_is_discarded_for_favor() -> None:
    table = with_tokens(honey=4)
    # Two spots take honey and two take water: one water and two honey go, each for favor.
    table.end_turn()
    assert table.held(0) == {"water": 2, "honey": 2}
    assert table.state.favor[0] == 3
    assert [told["item"] for told in table.told("dropped")].count("honey") == 2


@clause("APY-STORE-14")
def test_the_favor_may_be_declined_where_the_table_asks() -> None:
    table = closing(Table(2, ask_favor=True).goods(0, honey=2))
    assert (table.prompt, table.keys) == ("offer", ["accept", "decline"])
    table.do("decline")
    assert table.state.favor[0] == 0
    assert table.held(0) == {"water": 2, "honey": 2}


@clause("APY-STORE-15")
def test_a_token_with_a_spot_left_may_not_be_given_up() -> None:
    table = Table().goods(0, pollen=1, honey=1)
    assert droppable(table.state, 0, 0) == []
    full = Table().goods(0, pollen=3, fiber=1)
    # Pollen fills its own spot and the one for any basic: one must go, and fiber may not.
    assert droppable(full.state, 0, 0) == [0]


@clause("APY-STORE-16")
def test_tokens_may_be_arranged_badly_so_that_one_has_no_spot() -> None:
    """Pollen on the spot for any basic leaves no room for the second water."""
    table = Table().goods(0, pollen=1, water=2)
    assert may_stop(table.state, 0, 0)
    assert droppable(table.state, 0, 0) == [2]
    clumsy = with_tokens(pollen=1)
    assert clumsy.prompt == "store"
    assert clumsy.keys == ["drop:water", "done"]
    assert clumsy.why("drop:pollen") == "APY-STORE-15"
    clumsy.do("drop:water")
    assert clumsy.held(0) == {"pollen": 1, "water": 1}
    assert clumsy.state.favor[0] == 2


def kept_by_hand(faction: str, goods: int) -> set[tuple[int, ...]]:
    """What may be kept, found by putting tokens on spots in every way."""
    spots = FACTIONS[number(FACTIONS, faction)].spots
    found = set()
    for laid in product(*[[-1, *(r for r in range(5) if spot >> r & 1)] for spot in spots]):
        counts = listed(goods)
        for resource in laid:
            if resource >= 0:
                counts[resource] -= 1
        if min(counts) < 0:
            continue
        empty = [spot for spot, resource in zip(spots, laid) if resource < 0]
        if not any(counts[r] and spot >> r & 1 for spot in empty for r in range(5)):
            found.add(tuple(h - c for h, c in zip(listed(goods), counts)))
    return found


def kept_by_rule(table: Table, goods: int) -> set[tuple[int, ...]]:
    """What may be kept, by the answers that are offered."""
    found = set()
    seen = set()
    todo = [(goods, 0)]
    while todo:
        held, dropped = todo.pop()
        if (held, dropped) in seen:
            continue
        seen.add((held, dropped))
        table.state.goods[0] = held
        if may_stop(table.state, 0, dropped):
            found.add(tuple(listed(held)))
        todo += [
            (held - (1 << 8 * r), dropped | 1 << r) for r in droppable(table.state, 0, dropped)
        ]
    return found


@clause("APY-STORE-16", "APY-STORE-13")
@pytest.mark.parametrize("faction", ["ana", "jemit", "saha", "carpa"])
def test_just_those_arrangements_are_open_that_leave_no_fitting_spot_empty(faction: str) -> None:
    table = Table(2, [faction, "ana"])
    table.position  # noqa: B018  works out the spots
    held = ([1, 1, 1, 1, 1], [3, 0, 2, 0, 1], [0, 4, 0, 3, 2], [2, 2, 2, 2, 2], [5, 1, 0, 0, 4])
    for counts in held:
        goods = packed(counts)
        assert kept_by_rule(table, goods) == kept_by_hand(faction, goods)


@clause("APY-STORE-17")
def test_build_bonus_icons_store_nothing() -> None:
    table = Table()
    spots = GAME.view(table.state, 0)["seats"][0]["spots"]
    bonus = [each["at"] for each in GAME.view(table.state, 0)["seats"][0]["hexes"] if each["bonus"]]
    assert bonus
    assert not [spot for spot in spots if spot["at"] in bonus]


@clause("APY-STORE-18")
def test_the_icons_of_several_types() -> None:
    assert MASKS["any_basic"] == MASKS["pollen"] | MASKS["fiber"] | MASKS["water"]
    assert MASKS["wax_or_honey"] == MASKS["wax"] | MASKS["honey"]
    assert MASKS["pollen_or_fiber"] == MASKS["pollen"] | MASKS["fiber"]
    assert MASKS["fiber_or_water"] == MASKS["fiber"] | MASKS["water"]
    assert MASKS["any_resource"] == MASKS["any_basic"] | MASKS["wax_or_honey"]


def test_tokens_gained_on_anothers_turn_wait_for_the_owners_next_turn() -> None:
    table = Table().workers(0, 1).workers(1, 1).on("research", 1, 4).goods(1, wax=2)
    table.do("place:research:1", "pod:right-4")
    table.end_turn()
    assert table.seat == 1
    assert table.held(1) == {"wax": 3}


def last_turns(faction: str = "ana") -> Table:
    """The last turn of the match is seat 0's; seat 1 holds more than fits, from a pod."""
    table = Table(2, ["ana", faction]).workers(0, 1).workers(1, 1).goods(1, wax=2, honey=3)
    table.state.final, table.state.triggered, table.state.turn = 1, "full-comb", 5
    return table


@clause("APY-QF-06", "APY-STORE-13")
def test_tokens_removed_before_scoring_give_no_favor_and_their_owner_says_which() -> None:
    table = last_turns("jemit").upgraded(1).do("place:research:1", "done")
    assert (table.prompt, table.seat) == ("store", 1)
    assert table.keys == ["drop:wax", "drop:honey"]
    table.do("drop:honey", "drop:wax")
    assert table.position.over
    assert table.state.favor == [0, 0]
    assert table.state.vp == [0, 0]
    assert table.held(1) == {"wax": 1, "honey": 2}


@clause("APY-QF-06", "APY-STORE-14")
def test_nor_is_anyone_asked_about_favor_then() -> None:
    table = Table(2, ["ana", "ana"], ask_favor=True).workers(0, 1).workers(1, 1).goods(1, honey=3)
    table.state.final, table.state.triggered, table.state.turn = 1, "full-comb", 5
    table.do("place:research:1", "done")
    assert table.position.over
    assert (table.held(1), table.state.favor[1]) == ({"honey": 2}, 0)


@clause("APY-QF-06")
def test_what_fits_at_the_end_stays_even_where_it_could_be_arranged_badly() -> None:
    table = Table(2, ["ana", "ana"]).workers(0, 1).workers(1, 1).goods(1, pollen=1, water=2)
    table.state.final, table.state.triggered, table.state.turn = 1, "full-comb", 5
    table.do("place:research:1", "done")
    assert table.position.over
    assert table.held(1) == {"pollen": 1, "water": 2}


@clause("APY-STORE-14", "APY-TILE-11")
def test_tiles_react_to_a_left_over_token_also_at_the_end_of_the_favor_track() -> None:
    """The favor is lost there, but the token was still left over."""
    table = Table(2, ["jemit", "ana"]).upgraded(0).goods(0, honey=4)
    table.state.favor[0] = 20
    table.workers(0, 1).workers(1, 1).do("place:research:1", "done")
    table.end_turn()
    assert (table.state.favor[0], table.state.vp[0]) == (20, 1)
    assert [told["item"] for told in table.told("gained")] == ["vp"]
    near = Table(2, ["jemit", "ana"]).upgraded(0).goods(0, honey=4)
    near.state.favor[0] = 19
    near.workers(0, 1).workers(1, 1).do("place:research:1").end_turn()
    assert (near.state.favor[0], near.state.vp[0]) == (20, 1)
    assert near.told("gained") == [{"item": "favor", "count": 1}, {"item": "vp", "count": 1}]


@clause("APY-STORE-14", "APY-TILE-11")
def test_tiles_react_to_a_left_over_token_also_if_its_favor_is_declined() -> None:
    table = closing(Table(2, ["jemit", "ana"], ask_favor=True).upgraded(0).goods(0, honey=3))
    while table.prompt != "offer":
        table.do(table.keys[-1])
    table.do("decline")
    assert (table.state.favor[0], table.state.vp[0]) == (0, 1)


@clause("APY-STORE-14")
def test_every_token_is_told_and_gives_its_favor() -> None:
    table = Table(2, ["jemit", "ana"]).goods(0, honey=5).workers(0, 1).workers(1, 1)
    table.do("place:research:1").end_turn()
    assert table.told("dropped") == [{"item": "honey"}, {"item": "honey"}]
    assert table.state.favor[0] == 4  # 2 each
