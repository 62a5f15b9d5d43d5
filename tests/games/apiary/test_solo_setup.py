"""The solo opponent's setup, levels and principles.  APY-SOLO-01…15, APY-SOLO-69…72"""

from __future__ import annotations

from typing import Any

import pytest

import skep
from skep.games.apiary import GAME
from skep.games.apiary.board import ACTIONS
from skep.games.apiary.rules.automa.cards import CARDS, LEVELS
from skep.games.apiary.state import AUTOMA, Colony
from skep.kernel.errors import BadSettings
from skep.testing import clause
from tests.games.apiary.solo import Solo


def solo(level: int = 1, seed: int = 1) -> skep.Match:
    return skep.new("apiary", mode="solo", level=level, seed=seed)


def table(match: skep.Match) -> Any:
    return match.view(0)["table"]


def begun(level: int = 1, seed: int = 1) -> skep.Match:
    """A match in which the faction has been chosen and her first turn is over."""
    match = solo(level, seed)
    match.answer(match.decision.keys[0])
    return match


@clause("APY-SOLO-01")
def test_solo_is_for_one_seat_and_she_takes_no_decision() -> None:
    match = solo()
    assert match.settings.seats == 1
    with pytest.raises(BadSettings, match="it takes 1"):
        skep.new("apiary", mode="solo", seats=2)
    for _ in range(60):
        if match.over:
            break
        assert match.waiting == [0]
        match.answer(match.decision.keys[0])
    assert {entry.seat for entry in match.log} == {skep.CHANCE, 0}


@clause("APY-SOLO-02", "APY-SOLO-04")
def test_the_board_is_that_of_two_players_with_eight_pods() -> None:
    view, two = table(solo()), table(skep.new("apiary", seats=2, seed=1))
    assert view["side"] == two["side"] == "side-1-3"
    in_play = [sector["name"] for sector in view["comb"] if sector["in_play"]]
    assert in_play == ["middle", "right"]
    assert sum(len(s["pods"]) for s in view["comb"] if s["in_play"]) == 8


@clause("APY-SOLO-03")
def test_she_starts_at_1_vp_and_the_player_at_2() -> None:
    match = solo(level=1, seed=1)
    match.answer(match.decision.keys[0])
    events = match.events_of(0)
    scored = sum(e["facts"]["points"] for e in events if e["name"] == "automa-scores")
    assert table(match)["automa"]["vp"] == 1 + scored
    gained = [e["facts"] for e in events if e["name"] == "gained" and e["seat"] == 0]
    own = sum(facts["count"] for facts in gained if facts["item"] == "vp")
    assert table(match)["seats"][0]["vp"] == 2 + own


@clause("APY-SOLO-05", "APY-SOLO-08", "APY-SOLO-69", "APY-SOLO-70", "APY-SOLO-71", "APY-SOLO-72")
@pytest.mark.parametrize(
    ("level", "workers", "gained"),
    [(1, [1, 1], 1), (2, [1, 2], 1), (3, [2, 2], 2), (4, [2, 3], 2)],
)
def test_her_workers_start_in_the_pool_with_the_strengths_of_the_level(
    level: int, workers: list[int], gained: int
) -> None:
    her = table(solo(level))["automa"]
    assert her["workers"] == [
        {"color": "yellow", "pool": workers, "board": []},
        {"color": "gray", "pool": workers, "board": []},
    ]
    assert her["gained"] == gained


@clause("APY-SOLO-69", "APY-SOLO-70", "APY-SOLO-71", "APY-SOLO-72")
@pytest.mark.parametrize(
    ("level", "name", "numbers"),
    [
        (1, "Nurse", (1, 1, 1, 0, 6)),
        (2, "Forager", (1, 2, 2, 1, 8)),
        (3, "Guard", (1, 3, 3, 1, 10)),
        (4, "Royal Guard", (2, 3, 3, 2, 12)),
    ],
)
def test_a_level_says_what_her_deeds_are_worth(
    level: int, name: str, numbers: tuple[int, ...]
) -> None:
    hers = LEVELS[level - 1]
    found = (hers.retrieve, hers.advance, hers.new_planet, hers.old_planet, hers.carving)
    assert (hers.name, found) == (name, numbers)


@clause("APY-SOLO-06")
@pytest.mark.parametrize(
    ("card", "moved", "still"), [(9, "yellow", "gray"), (10, "gray", "yellow")]
)
def test_the_color_decides_which_worker_is_placed(card: int, moved: str, still: str) -> None:
    table = Solo(card).play()
    assert (table.placed(moved), table.placed(still)) == ([1], [])
    assert table.vp == 1  # and decides nothing else


@clause("APY-SOLO-07")
def test_she_has_seven_hibernation_tokens() -> None:
    assert table(solo())["automa"]["sleepers_left"] == 7


@clause("APY-SOLO-09")
def test_her_deck_has_14_cards_of_which_the_top_one_is_open_to_all() -> None:
    assert len(CARDS) == len({card.id for card in CARDS}) == 14
    match = solo()
    for viewer in (0, None):
        her = match.view(viewer)["table"]["automa"]
        assert (her["card"], her["deck"]) == (None, 13)
        assert her["next"]["id"] in {card.id for card in CARDS}
    tops = {table(solo(seed=seed))["automa"]["next"]["id"] for seed in range(40)}
    assert len(tops) > 7  # it was shuffled


def test_half_of_her_cards_are_of_each_color_and_no_two_support_sides_are_alike() -> None:
    assert sum(card.color for card in CARDS) == 7
    sides = {(c.curve, c.count, c.resource, c.row, c.pod) for c in CARDS}
    assert len(sides) == len(CARDS)
    assert {(c.color, c.action) for c in CARDS} == {
        (color, ACTIONS.index(action))
        for color in (0, 1)
        for action in ("explore", "advance", "grow", "convert", "research")
    }


@clause("APY-SOLO-09")
def test_any_of_the_other_cards_may_come_next() -> None:
    world = begun().position(0, 1)
    assert isinstance(world.state, Colony)
    known = {world.state.automa_card, world.state.automa_next}
    while world.seat != skep.CHANCE or world.state.prompt.name != "automa-card":
        world.answer(world.options[0])
    assert sorted(world.options) == [n for n in range(14) if n not in known]


@clause("APY-SOLO-10")
def test_she_has_nothing_of_a_seat() -> None:
    view = table(begun())
    assert len(view["seats"]) == 1
    assert set(view["automa"]) == {
        "level", "name", "card", "next", "plan", "deck", "used", "workers", "gained",
        "sleepers_left", "tiles", "explored", "vp", "lines", "score",
    }  # fmt: skip
    assert view["automa"]["tiles"] == [] or view["automa"]["card"]["action"] == "advance"
    assert list(view["automa"]["lines"]) == [
        "track", "tiles", "explore-tokens", "carvings", "comb"
    ]  # fmt: skip


@clause("APY-SOLO-11")
def test_for_the_player_it_is_a_match_of_two_and_she_is_an_opponent() -> None:
    table = Solo(9).yours().out("yellow", "grow", 1)
    table.built(0, "ambassador", (1, -1)).goods(0, pollen=1)
    table.do("place:grow:1")
    assert table.state.favor[0] == 1  # for an opponent's worker that was bumped


@clause("APY-SOLO-11")
def test_the_players_rules_and_settings_are_those_of_two() -> None:
    alone = {key for key in GAME.vocabulary(GAME.settle("solo")) if not key.startswith("card:")}
    both = GAME.vocabulary(GAME.settle("standard", 2))
    assert alone == {key for key in both if not key.startswith("first:")}
    settings = GAME.settle("solo").values
    assert set(settings) == {*GAME.settle("standard", 2).values, "level"}


@clause("APY-SOLO-15")
@pytest.mark.parametrize("seed", range(6))
def test_her_points_come_only_from_what_is_told(seed: int) -> None:
    match = solo(level=1 + seed % 4, seed=seed)
    while not match.over:
        match.answer(match.decision.keys[seed % len(match.decision.keys)])
    told = [e for e in match.events_of(0) if e["name"] == "automa-scores"]
    assert match.dump_state()["vp"][AUTOMA] == 1 + sum(e["facts"]["points"] for e in told)
    hers = {e["name"] for e in match.events_of(0) if e["seat"] == AUTOMA}
    assert not hers & {"gained", "paid", "built", "drew", "frame", "taught", "played"}
