"""Research, seed cards and planting.  APY-RSCH, APY-SEED, APY-PLANT, APY-SEEDV"""

from __future__ import annotations

import pytest

import skep
from skep.games.apiary import GAME
from skep.games.apiary.box import SEEDS, TOKENS
from skep.testing import clause
from tests.games.apiary.tables import Table, number
from tests.games.apiary.test_components import begun


def ready(strength: int = 1) -> Table:
    return Table().workers(0, strength).workers(1, 1)


@clause("APY-RSCH-01", "APY-RSCH-02", "APY-RSCH-03")
@pytest.mark.parametrize("strength", [2, 3, 4])
def test_as_many_cards_as_the_strength_are_drawn_and_one_is_kept(strength: int) -> None:
    table = ready(strength)
    table.luck = ["seed-11", "seed-12", "seed-13", "seed-14"][:strength]
    table.do(f"place:research:{strength}")
    drawn = [f"seed-{n}" for n in range(11, 11 + strength)]
    assert table.keys == [f"keep:{card}" for card in drawn]
    table.do("keep:seed-12")
    assert table.cards(0) == ["seed-12"]
    assert table.discarded() == [card for card in drawn if card != "seed-12"]


@clause("APY-RSCH-01", "APY-RSCH-04")
def test_a_1_draws_one_card_and_research_costs_nothing() -> None:
    table = ready().do("place:research:1")
    assert table.cards(0) == ["seed-01"]
    assert table.discarded() == []
    assert ready().placing("research") == [1]


@clause("APY-RSCH-05", "APY-PLANT-01", "APY-PLANT-02", "APY-PLANT-03")
def test_a_4_keeps_one_of_four_and_may_then_plant_any_card_of_the_hand() -> None:
    table = ready(4).hand(0, "seed-40").do("place:research:4", "keep:seed-02")
    assert table.prompt == "plant"
    assert table.keys == ["decline", "plant:seed-02", "plant:seed-40"]
    table.do("plant:seed-02")
    assert [SEEDS[card].id for card in table.state.planted[0]] == ["seed-02"]
    assert table.cards(0) == ["seed-40"]
    no = ready(4).do("place:research:4", "keep:seed-02", "decline")
    assert no.state.planted[0] == []
    assert ready(3).do("place:research:3", "keep:seed-02").prompt == "after"


@clause("APY-PLANT-04", "APY-PLANT-05")
def test_a_planted_card_gives_up_its_benefit_for_its_scoring() -> None:
    table = ready(4).hand(0, "seed-33").do("place:research:4", "keep:seed-02", "plant:seed-33")
    assert table.state.vp[0] == 0
    assert table.line(0, "planted") == 4
    assert "benefit:seed-33" not in table.keys


@clause("APY-PLANT-06")
def test_no_more_than_two_cards_are_planted_without_a_frame() -> None:
    table = ready(4).plant(0, "seed-41", "seed-42").do("place:research:4", "keep:seed-01")
    assert table.prompt == "after"
    framed = ready(4).plant(0, "seed-41", "seed-42").frame(0, (2, 0))
    assert framed.do("place:research:4", "keep:seed-01").prompt == "plant"


@clause("APY-PLANT-07")
def test_a_planted_card_can_not_be_taken_back_or_discarded() -> None:
    table = ready(1).plant(0, "seed-41").hand(0, "seed-01").goods(0, pollen=1)
    assert not [key for key in table.keys if "seed-41" in key]
    table.do("place:convert:1", "convert:seed")
    assert "seed-41" not in table.cards(0) + table.discarded()


@clause("APY-PLANT-08")
def test_where_a_card_lies_makes_no_difference() -> None:
    one = Table().plant(0, "seed-07", "seed-33").line(0, "planted")
    other = Table().plant(0, "seed-33", "seed-07").line(0, "planted")
    assert one == other == 7


@clause("APY-PLANT-09")
def test_planted_cards_count_only_the_owners_things() -> None:
    table = Table().plant(0, "seed-09", "seed-11").goods(1, honey=3).goods(0, honey=1)
    table.built(1, "clover-meadow", (1, -1))
    assert table.line(0, "planted") == 2


# Playing


@clause("APY-SEED-01")
def test_cards_are_played_only_on_the_owners_turn() -> None:
    table = Table().workers(0, 1).on("research", 1, 2).hand(1, "seed-01").do("place:research:1")
    assert (table.seat, table.keys) == (1, ["to-pool", "to-landing"])


@clause("APY-SEED-02")
def test_cards_are_played_on_place_and_on_retrieve_turns() -> None:
    table = Table().workers(0, 1).on("grow", 0, 1).hand(0, "seed-01", "seed-02").workers(1, 1)
    assert {"benefit:seed-01", "retrieve", "place:research:1"} <= set(table.keys)
    assert "benefit:seed-01" in table.do("retrieve").keys


@clause("APY-SEED-03")
def test_a_card_may_be_played_on_the_turn_it_was_gained() -> None:
    table = ready().do("place:research:1")
    assert table.keys == ["benefit:seed-01", "resource:seed-01", "done"]
    assert table.do("benefit:seed-01").held(0) == {"pollen": 2}


@clause("APY-SEED-05", "APY-SEED-06", "APY-SCORE-08")
def test_a_played_card_gives_its_benefit_and_goes_to_the_discard_pile() -> None:
    table = ready().hand(0, "seed-11").do("benefit:seed-11")
    assert table.state.vp[0] == 3
    assert table.discarded() == ["seed-11"]
    assert table.cards(0) == []
    assert GAME.view(table.state, None)["discard"] == ["seed-11"]


@clause("APY-SEED-07", "APY-SEED-08")
def test_or_one_basic_resource_of_choice_and_never_both() -> None:
    table = ready().hand(0, "seed-11").do("resource:seed-11")
    assert table.keys == ["gain:pollen", "gain:fiber", "gain:water"]
    table.do("gain:water")
    assert table.held(0) == {"water": 1}
    assert table.state.vp[0] == 0
    assert table.discarded() == ["seed-11"]


@clause("APY-SEED-09")
def test_a_hand_is_hidden_and_its_size_is_not() -> None:
    table = ready().hand(0, "seed-11", "seed-12")
    hands = {v: GAME.view(table.state, v)["seats"][0]["hand"] for v in (0, 1, None)}
    assert hands[0] == {"count": 2, "cards": ["seed-11", "seed-12"]}
    assert hands[1] == hands[None] == {"count": 2, "cards": None}


@clause("APY-SEED-10")
def test_a_hand_has_no_limit() -> None:
    cards = [f"seed-{n:02}" for n in range(1, 31)]
    table = ready().hand(0, *cards).do("place:research:1")
    assert len(table.cards(0)) == 31
    table.do("done")
    assert len(table.cards(0)) == 31


@clause("APY-SEED-11")
def test_a_seed_icon_draws_from_the_deck() -> None:
    table = Table(2, mats=["warre"] * 5).workers(0, 1).workers(1, 1).goods(0, fiber=1)
    table.row("farm", "clover-meadow")
    table.luck = ["seed-30"]
    table.do("place:advance:1", "hex:0,2")
    assert table.cards(0) == ["seed-30"]
    assert len(table.state.deck) == 44


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = ready(2)
    table.state.discard = table.state.deck.cards[2:]
    table.state.deck.cards = table.state.deck.cards[:1]
    table.do("place:research:2")
    assert len(table.keys) == 2
    assert table.state.discard == []


@clause("APY-SEED-12")
def test_a_benefit_that_can_do_nothing_is_not_offered() -> None:
    table = ready().hand(0, "seed-13", "seed-09", "seed-20", "seed-27", "seed-41")
    table.state.favor[0] = 20
    assert [key for key in table.keys if key.startswith("benefit")] == []
    assert len([key for key in table.keys if key.startswith("resource")]) == 5
    assert table.why("benefit:seed-13") == "APY-SEED-12"


@clause("APY-SEED-12")
@pytest.mark.parametrize("card", ["seed-29", "seed-30"])
def test_a_card_that_converts_needs_something_to_convert(card: str) -> None:
    alone = ready().hand(0, card)
    assert alone.keys[-1] == f"resource:{card}"
    assert alone.why(f"benefit:{card}") == "APY-SEED-12"
    with_wax = ready().hand(0, card).goods(0, wax=2, honey=2)  # nothing printed takes these
    assert with_wax.why(f"benefit:{card}") == "APY-SEED-12"
    basic = ready().hand(0, card).goods(0, pollen=1, fiber=1).do(f"benefit:{card}")
    assert basic.keys == ["convert:basic", "convert:wax"]
    with_card = ready().hand(0, card, "seed-07").do(f"benefit:{card}")  # there is but one way
    assert with_card.discarded() == ["seed-07"]
    assert with_card.keys == ["convert:seed", "done"]


@clause("APY-SEED-12", "APY-CONV-08")
@pytest.mark.parametrize("card", ["seed-29", "seed-30"])
def test_a_card_that_converts_may_use_a_taught_dance_but_can_not_pay_for_it_itself(
    card: str,
) -> None:
    paid_by_a_card = ready().hand(0, card).dances("dance-round", "dance-sickle", "dance-waggle")
    paid_by_a_card.taught(1, "dance-waggle", "dance-token-wax")
    assert paid_by_a_card.why(f"benefit:{card}") == "APY-SEED-12"
    paid_by_wax = ready().hand(0, card).dances("dance-round", "dance-tremble", "dance-jostle")
    paid_by_wax.goods(0, wax=1).taught(1, "dance-tremble", "dance-token-honey")
    assert paid_by_wax.do(f"benefit:{card}").held(0) == {"honey": 1}


@clause("APY-SEED-12", "APY-PLACE-07")
def test_a_card_that_converts_makes_at_least_one_conversion() -> None:
    table = ready().hand(0, "seed-29").goods(0, pollen=1, fiber=1).do("benefit:seed-29")
    assert table.why("done") == "APY-PLACE-07"
    table.do("convert:basic", "pay:fiber", "gain:fiber")
    assert "done" in table.keys


@clause("APY-SEED-12")
def test_the_dance_hall_is_not_offered_with_nothing_to_convert() -> None:
    table = ready().goods(0, wax=1).row("development", "dance-hall")
    table.do("place:advance:1", "hex:1,-1")
    assert table.prompt != "offer"


@clause("APY-SEED-12")
def test_a_card_that_plants_can_not_plant_itself() -> None:
    table = ready().hand(0, "seed-41").goods(0, pollen=1)
    assert "benefit:seed-41" not in table.keys
    two = ready().hand(0, "seed-41", "seed-07").goods(0, pollen=1)
    two.do("benefit:seed-41", "plant:seed-07")
    assert [SEEDS[card].id for card in two.state.planted[0]] == ["seed-07"]


# The seed limit


@clause("APY-SEEDV-01", "APY-SEEDV-02", "APY-SEEDV-03")
def test_with_the_limit_two_benefits_a_turn_over_both_windows() -> None:
    table = Table(2, seed_limit=True).workers(0, 1).workers(1, 1)
    table.hand(0, "seed-01", "seed-02", "seed-03", "seed-04", "seed-05")
    table.do("benefit:seed-01", "resource:seed-02", "gain:pollen", "place:research:1")
    assert "benefit:seed-03" in table.keys
    table.do("benefit:seed-03")
    assert not [key for key in table.keys if key.startswith("benefit")]
    assert table.why("benefit:seed-04") == "APY-SEEDV-01"
    assert "resource:seed-04" in table.keys
    free = Table().workers(0, 1).hand(0, "seed-01", "seed-02", "seed-03")
    free.do("benefit:seed-01", "benefit:seed-02")
    assert "benefit:seed-03" in free.keys


@clause("APY-SEEDV-03")
def test_the_limit_counts_anew_each_turn() -> None:
    table = Table(2, seed_limit=True).workers(0, 1).workers(1, 1).hand(0, "seed-01", "seed-02")
    table.hand(1, "seed-03").do("benefit:seed-01", "benefit:seed-02", "place:research:1").end_turn()
    assert (table.seat, "benefit:seed-03" in table.keys) == (1, True)


@clause("APY-SEEDV-04", "APY-SEEDV-05")
@pytest.mark.parametrize("limit", [False, True])
@pytest.mark.parametrize("token", [False, True])
def test_the_token_with_two_seeds_may_be_left_out_with_or_without_the_limit(
    limit: bool, token: bool
) -> None:
    two = number(TOKENS, "explore-two-seeds")
    for seed in range(5):
        state = begun(4, seed, seed_limit=limit, two_seed_token=token)
        assert state.seed_limit == limit
        assert (two in state.tokens or two in state.box.cards) == token
    assert GAME.settle("standard", 4).values["seed_limit"] is False
    assert GAME.settle("standard", 4).values["two_seed_token"] is True


def test_what_is_drawn_and_kept_is_seen_only_by_who_drew() -> None:
    match = skep.new("apiary", seats=2, seed=3, mode="first-game")
    seat = match.decision.seat
    key = [key for key in match.decision.keys if key.startswith("place:research:")][-1]
    match.answer(key)
    match.answer(match.decision.keys[0])
    other = [entry.key for entry in match.log_of(1 - seat)]
    assert other.count("?") == int(key[-1]) + 1
    assert "?" not in [entry.key for entry in match.log_of(seat)]


@clause("APY-SEEDV-01", "APY-SEEDV-03")
def test_two_benefits_are_open_again_in_the_next_turn() -> None:
    table = Table(2, seed_limit=True).workers(0, 1).workers(1, 1, 1)
    table.hand(1, "seed-01", "seed-02", "seed-03")
    table.do("place:research:1").end_turn()
    assert table.seat == 1
    table.do("benefit:seed-01")
    assert "benefit:seed-02" in table.keys
    table.do("benefit:seed-02")
    assert table.refused()["benefit:seed-03"] == "APY-SEEDV-01"
