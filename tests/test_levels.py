"""Levels: four names for every game, each with its own way of erring."""

from __future__ import annotations

import pytest

import skep
from skep.bots import LEVELS, Greedy, InformationSet, Search, make
from skep.bots.greedy import spread
from skep.bots.levels import FORAGER_ITERATIONS, FORAGER_OPEN_ITERATIONS, QUEEN_SECONDS
from skep.lab.bouts import Arena
from skep.words import LANGUAGES, Words


def first_sight() -> InformationSet:
    match = skep.new("hivernation", mode="quick", seed=5)
    for _ in range(6):
        match.answer(match.decision.keys[0])
    return InformationSet(match, match.decision.seat)


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_answers_with_an_option_and_the_same_one_for_the_same_seed(name: str) -> None:
    info = first_sight()
    picked = {make(name, seed=3, iterations=20).choose(info) for _ in range(2)}
    assert len(picked) == 1
    assert picked <= set(info.decision.keys)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_level_has_a_name_and_a_line_in_every_language(name: str, lang: str) -> None:
    words = Words(lang)
    assert words.say(f"player-{name}") == words.say(f"level-{name}") != f"level-{name}"
    assert words.say(f"level-{name}-about").endswith(".")
    if lang != "en":
        assert words.say(f"level-{name}-about") != Words("en").say(f"level-{name}-about")


def test_only_the_highest_level_heeds_a_budget() -> None:
    queen = make("queen", seconds=4.0)
    assert isinstance(queen, Search)
    assert queen.seconds == 4.0
    assert make("queen").seconds == QUEEN_SECONDS <= 2  # type: ignore[attr-defined]
    forager = make("forager", seconds=4.0)
    assert isinstance(forager, Search)
    assert forager.seconds == 0
    assert isinstance(make("larva", seconds=4.0), Greedy)


def test_a_blurred_bot_picks_better_options_more_often_than_worse_ones() -> None:
    info = first_sight()
    world = info.world(1, keep=True)
    worth = {o.key: Greedy()._worth(world, o.code, info.seat, 0, 0) for o in info.decision.options}
    assert spread(list(worth.values())) > 0
    picked = [worth[Greedy(seed, depth=0, blur=3.0).choose(info)] for seed in range(1, 300)]
    mean = sum(worth.values()) / len(worth)
    assert max(worth.values()) > sum(picked) / len(picked) > mean
    assert len(set(picked)) > 1


@pytest.mark.parametrize(("lower", "higher"), [("larva", "nurse"), ("nurse", "forager")])
def test_a_level_beats_the_next_lower_more_often_than_not(lower: str, higher: str) -> None:
    """A few quick games: how much more often is measured in docs/strength.md."""
    plan = Arena.make("hivernation", (lower, higher), 40, 1, mode="quick")
    results = [plan.play(bout) for bout in plan.bouts()]
    won = sum(found["payoffs"][found["bots"].index(higher)] for found in results)
    assert won >= 25


@pytest.mark.parametrize("seconds", [0, -1, 601, float("nan")])
def test_an_absurd_budget_is_refused_for_levels_too(seconds: float) -> None:
    with pytest.raises(skep.BadSettings) as fault:
        make("queen", seconds=seconds)
    assert fault.value.code == "bad-budget"


def test_within_a_turn_a_search_thinks_on_from_what_it_found() -> None:
    match = skep.new("hivernation", mode="total", seed=3)
    while match.decision.prompt != "lift":
        match.answer(match.decision.keys[0])
    seat, bot = match.decision.seat, Search(1, iterations=200)
    match.answer(bot.choose(InformationSet(match, seat)), seat)
    assert match.decision.prompt == "put"
    known = bot.root(InformationSet(match, seat))
    assert known.visits > 5
    assert {known.children[code].seat for code in known.children} == {seat}
    assert bot.choose(InformationSet(match, seat)) in match.decision.keys


def test_after_another_seat_has_answered_a_search_begins_anew() -> None:
    match = skep.new("hivernation", mode="quick", seed=3)
    bot = Search(1, iterations=30)
    for _ in range(2):
        seat = match.decision.seat
        match.answer(bot.choose(InformationSet(match, seat)), seat)
    assert bot.root(InformationSet(match, match.decision.seat)).visits == 0


def test_where_all_lies_open_a_forager_looks_less_long() -> None:
    for mode, looks in (("quick", FORAGER_OPEN_ITERATIONS), ("arcade", FORAGER_ITERATIONS)):
        match, forager = skep.new("hivernation", mode=mode, seed=3), make("forager", 1)
        info = InformationSet(match, match.decision.seat)
        assert info.open is (mode == "quick")
        forager.choose(info)
        assert forager.iterations == looks  # type: ignore[attr-defined]


def test_between_answers_that_look_alike_the_seed_decides() -> None:
    match = skep.new("hivernation", mode="quick", seed=3)
    match.answer(match.decision.keys[0])
    info = InformationSet(match, match.decision.seat)
    picked = {make("queen", seed, iterations=60).choose(info) for seed in range(1, 9)}
    assert len(picked) > 1
