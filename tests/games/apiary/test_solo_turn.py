"""Her turn: cards, the three rows, placing, retrieving.  APY-SOLO-12…25, APY-SOLO-50…52"""

from __future__ import annotations

import pytest

import skep
from skep.games.apiary import GAME
from skep.games.apiary.rules.automa.cards import CARDS
from skep.games.apiary.state import AUTOMA
from skep.testing import clause
from tests.games.apiary.solo import Solo, slots

DID = ("automa-retrieves", "automa-row-2", "automa-row-3")


def rows(table: Solo) -> list[str]:
    """Which rows she has used."""
    return [event.name for event in table.state.recorded_events if event.name in DID]


# Cards


@clause("APY-SOLO-16")
def test_she_begins_and_then_both_take_turns() -> None:
    match = skep.new("apiary", mode="solo", seed=3)
    while sum(event.name == "turn" for event in match.events) < 8:
        match.answer(match.decision.keys[0])
    turns = [event.seat for event in match.events if event.name == "turn"]
    assert turns[:8] == [AUTOMA, 0] * 4


@clause("APY-SOLO-17")
def test_the_top_card_says_what_she_does_and_the_new_top_card_how() -> None:
    table = Solo(5, support=9).play()  # 5: yellow, Advance; 9: the row of developments
    assert table.told("automa-row-3")[0]["action"] == "advance"
    assert table.told("automa-takes")[0]["row"] == "development"
    assert CARDS[table.state.automa_card].number == 5
    assert CARDS[table.state.automa_next].number == 9
    assert table.state.automa_deck.cards == [n for n in range(14) if n not in (4, 8)]


@clause("APY-SOLO-17")
def test_the_support_card_is_her_card_in_the_next_turn() -> None:
    table = Solo(5, support=12).play()
    table.do("place:research:1").end_turn()
    assert [facts["number"] for facts in table.told("automa-row-3")] == [5, 12]


@clause("APY-SOLO-18")
def test_when_no_card_is_left_all_but_hers_are_shuffled_first() -> None:
    table = Solo(9, support=4)
    table.state.automa_deck.cards = []
    table.play()
    assert table.told("automa-shuffles") == [{}]
    assert CARDS[table.state.automa_next].number == 4
    assert table.state.automa_deck.cards == [n for n in range(14) if n not in (8, 3)]


@clause("APY-SOLO-18")
def test_as_long_as_a_card_is_left_nothing_is_shuffled() -> None:
    table = Solo(9, support=4)
    table.state.automa_deck.cards = [3]
    table.play()
    assert table.told("automa-shuffles") == []
    assert table.state.automa_deck.cards == []


# Row 1


@clause("APY-SOLO-19")
def test_with_few_active_and_one_on_the_board_she_retrieves() -> None:
    table = Solo(13).out("yellow", "grow", 1).play()  # 13: yellow, at most 1 active
    assert rows(table) == ["automa-retrieves"]
    assert (table.ready("yellow"), table.placed("yellow")) == ([2, 1], [])


@clause("APY-SOLO-20")
def test_with_more_active_than_the_card_says_she_does_not_retrieve() -> None:
    table = Solo(9).out("yellow", "convert", 1).play()  # 9: yellow, none may be active
    assert rows(table) == ["automa-row-3"]
    assert sorted(table.placed("yellow")) == [1, 1]


@clause("APY-SOLO-20")
def test_with_none_of_the_color_on_the_board_she_does_not_retrieve() -> None:
    table = Solo(13).out("gray", "grow", 1).play()
    table.state.recorded_events.clear()
    assert table.placed("gray") == [1]
    assert table.placed("yellow") == [1]


@clause("APY-SOLO-19")
def test_row_1_goes_before_row_2() -> None:
    table = Solo(14).hers("gray", 4, 1).out("gray", "grow", 1).play()  # 14: gray, at most 1, carve
    assert rows(table) == ["automa-retrieves"]
    assert table.taken == []


# Row 2


@clause("APY-SOLO-21")
def test_an_active_4_of_the_color_carves_if_the_card_allows_it() -> None:
    table = Solo(1).hers("yellow", 4, 1).play()
    assert rows(table) == ["automa-row-2"]
    assert table.spaces("carve") == [(AUTOMA, 4)]
    assert len(table.taken) == 1


@clause("APY-SOLO-21")
def test_a_card_that_does_not_allow_it_goes_on_to_row_3() -> None:
    table = Solo(9).hers("yellow", 4, 1).play()
    assert rows(table) == ["automa-row-3"]
    assert table.spaces("grow") == [(AUTOMA, 4)]


@clause("APY-SOLO-21")
def test_without_a_carving_left_she_goes_on_to_row_3() -> None:
    table = Solo(1).hers("yellow", 4, 1)
    table.state.carvings = slots(without=tuple(range(8)))
    assert rows(table.play()) == ["automa-row-3"]
    assert table.spaces("explore") == [(AUTOMA, 4), None]


@clause("APY-SOLO-22")
@pytest.mark.parametrize("where", ["other color", "on the board", "weaker"])
def test_no_other_worker_makes_row_2_apply(where: str) -> None:
    table = Solo(11)  # yellow, carve
    if where == "other color":
        table.hers("gray", 4, 4)
    elif where == "on the board":
        table.out("yellow", "grow", 4)
    else:
        table.hers("yellow", 3, 3)
    assert rows(table.play()) == ["automa-row-3"]
    assert table.taken == []


# Row 3 and placing


@clause("APY-SOLO-23")
@pytest.mark.parametrize(
    ("card", "action"),
    [(1, "explore"), (5, "advance"), (9, "grow"), (11, "convert"), (13, "research")],
)
def test_else_she_does_what_row_3_says_without_a_condition(card: int, action: str) -> None:
    table = Solo(card).bare("farm", "recruit", "development")
    table.state.deck.cards = []  # nothing to draw, to take or to pay with
    assert rows(table.play())[0] == "automa-row-3"
    assert table.told("automa-row-3")[0]["action"] == action


@clause("APY-SOLO-24")
@pytest.mark.parametrize("seed", range(4))
def test_she_does_one_thing_in_each_turn(seed: int) -> None:
    match = skep.new("apiary", mode="solo", level=1 + seed, seed=seed)
    while not match.over:
        match.answer(match.decision.keys[-1 if seed % 2 else 0])
    turns = sum(event.name == "turn" and event.seat == AUTOMA for event in match.events)
    assert sum(event.name in DID for event in match.events) == turns > 10


@clause("APY-SOLO-25")
def test_she_places_her_strongest_active_worker_of_the_color() -> None:
    table = Solo(9).hers("yellow", 2, 3).hers("gray", 4, 4).play()
    assert (table.placed("yellow"), table.ready("yellow")) == ([3], [2])
    assert table.placed("gray") == []


@clause("APY-SOLO-25")
def test_she_shifts_and_bumps_as_usual_and_the_player_chooses_the_way_home() -> None:
    table = Solo(5).on("advance", 0, 2)
    table.on("advance", 0, 3, last=True)
    table.play()
    assert table.prompt == "bumped"  # in the middle of her turn
    table.do("to-landing")
    assert table.landing(0) == [3]
    assert table.spaces("advance") == [(AUTOMA, 1), (0, 2)]


@clause("APY-SOLO-12")
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_her_worker_bumped_by_the_player_comes_home_stronger(strength: int) -> None:
    table = Solo(9).yours().out("yellow", "research", strength)
    table.do("place:research:1")
    assert table.prompt == "after"  # nobody was asked about her worker
    assert sorted(table.ready("yellow")) == sorted([1, strength + 1])
    assert table.told("automa-home") == [{"color": "yellow", "strength": strength + 1}]


@clause("APY-SOLO-12")
def test_her_worker_that_she_bumps_herself_comes_home_stronger_too() -> None:
    table = Solo(13).out("gray", "research", 2).play()
    assert table.spaces("research") == [(AUTOMA, 1)]
    assert (table.ready("gray"), table.placed("gray")) == ([3, 1], [])


# Retrieving


@clause("APY-SOLO-50")
def test_all_of_the_color_leave_the_board_and_the_others_stay() -> None:
    table = Solo(9).out("yellow", "grow", 1).out("yellow", "convert", 2)
    table.out("gray", "explore", 3).on("research", 0, 1)
    table.play()
    assert (table.placed("yellow"), table.placed("gray")) == ([], [3])
    assert table.spaces("grow") == table.spaces("convert") == [None]
    assert table.spaces("research") == [(0, 1)]  # the player's stay as well


@clause("APY-SOLO-51")
@pytest.mark.parametrize(("level", "each"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_each_below_4_gains_strength_and_brings_points(level: int, each: int) -> None:
    table = Solo(9, level=level).out("yellow", "grow", 1).out("yellow", "convert", 3).play()
    assert table.ready("yellow") == [4, 2]
    assert table.vp == 2 * each


@clause("APY-SOLO-52", "APY-SOLO-13")
def test_each_of_4_hibernates_and_brings_no_points_for_retrieving() -> None:
    table = Solo(9, support=2).out("yellow", "grow", 4).out("yellow", "convert", 1).play()
    assert table.vp == 2 + 1  # hibernation, and one retrieved worker
    assert table.state.slept[AUTOMA] == 1
    assert table.ready("yellow") == [2, 1]


@clause("APY-SOLO-13")
def test_her_worker_that_hibernates_is_replaced_at_once_in_its_color() -> None:
    table = Solo(10, support=2).out("gray", "grow", 4).out("gray", "convert", 4).play()
    assert table.ready("gray") == [1, 1]
    assert table.state.active(AUTOMA) == 4
    assert table.told("automa-worker") == [{"color": "gray", "strength": 1}] * 2


@clause("APY-SOLO-14")
@pytest.mark.parametrize(("level", "strength"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_a_new_worker_is_as_strong_as_the_token_says(level: int, strength: int) -> None:
    table = Solo(9, support=2, level=level).out("yellow", "grow", 4).out("yellow", "convert", 4)
    assert table.play().ready("yellow") == [strength, strength]


def test_the_view_says_what_she_would_do_next() -> None:
    table = Solo(9, support=13).play()  # 13: yellow, at most 1 active, so she will retrieve
    plan = GAME.view(table.state, 0)["automa"]["plan"]
    assert plan == {"action": "retrieve", "color": "yellow", "strengths": [1]}
    table = Solo(10, support=11).hers("yellow", 4, 1).play()
    plan = GAME.view(table.state, 0)["automa"]["plan"]
    assert plan == {"action": "carve", "color": "yellow", "strengths": [4]}
    table = Solo(10, support=5).hers("yellow", 4, 2).play()
    plan = GAME.view(table.state, 0)["automa"]["plan"]
    assert plan == {"action": "advance", "color": "yellow", "strengths": [4]}
