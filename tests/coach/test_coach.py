"""The coach speaks from one seat's info alone: chances, advice and a look back."""

from __future__ import annotations

import pytest

import skep
from skep.bots import InformationSet, Search, make
from skep.bots.strategies import strategy_of
from skep.coach.advice import rate_options
from skep.coach.odds import curve
from skep.coach.review import MIN_COST, review
from skep.coach.win_chances import shared, win_chances
from skep.kernel.match import Match
from tests.kernel.combs import new, on_the_way


def half_played(mode: str, answers: int, seed: int = 2) -> Match:
    match = skep.new("hivernation", mode=mode, seed=seed)
    bots = [make("nurse", seed=1), make("nurse", seed=2)]
    for _ in range(answers):
        seat = match.decision.seat
        match.answer(bots[seat].choose(InformationSet(match, seat)), seat)
    return match


def played(names: list[str], seed: int) -> Match:
    match = skep.new("hivernation", mode="quick", seed=seed)
    bots = [make(name, seed=seed + at) for at, name in enumerate(names)]
    while not match.over:
        seat = match.decision.seat
        match.answer(bots[seat].choose(InformationSet(match, seat)), seat)
    return match


def test_chances_lie_within_their_interval_and_sum_to_one() -> None:
    found = win_chances(half_played("arcade", 14), 0)
    assert sum(each.chance for each in found) == pytest.approx(1)
    for each in found:
        assert 0 <= each.low <= each.chance <= each.high <= 1


def test_what_a_seat_cannot_see_changes_nothing_in_its_chances() -> None:
    match = half_played("arcade", 14)
    twin = Match(match.game, match.settings, match.seed, match.log)
    twin._position = match._position.world(0, 99, keep=True)  # another truth behind its back
    assert twin.dump_state() != match.dump_state()
    assert twin.view(0) == match.view(0)
    assert win_chances(twin, 0) == win_chances(match, 0)


def test_chances_are_reckoned_from_worlds_though_the_evaluation_looks_at_every_hand() -> None:
    match = on_the_way(new(3), "bow")
    truths = [match._position.world(0, seed, keep=True) for seed in range(6)]
    assert len({str(strategy_of(match.game).evaluate(truth.state)) for truth in truths}) > 3
    said = win_chances(match, 0)
    for truth in truths:
        twin = Match(match.game, match.settings, match.seed, match.log)
        twin._position = truth
        assert win_chances(twin, 0) == said
    assert all(each.low < each.chance < each.high for each in said), "worlds differ: not sure"


def test_where_nothing_is_hidden_a_chance_is_as_sure_as_its_curve() -> None:
    match = half_played("quick", 8)
    error = curve(match.settings).error
    assert error > 0
    for each in win_chances(match, 0):
        assert each.high - each.chance == pytest.approx(error)
        assert each.chance - each.low == pytest.approx(error)


def test_at_the_end_the_winner_has_it_all_and_a_draw_is_shared() -> None:
    match = played(["greedy", "random"], 4)
    assert match.over
    assert [each.chance for each in win_chances(match, None)] == shared(match)
    assert sum(shared(match)) == pytest.approx(1)


def test_the_advice_is_an_option_and_names_the_others_by_their_chance() -> None:
    match = half_played("quick", 8)
    seat = match.decision.seat
    judged = rate_options(match, seat, Search(1, iterations=60))
    assert {each.key for each in judged} <= set(match.decision.keys)
    assert judged[0].tried == max(each.tried for each in judged)
    assert all(each.chance is not None and 0 <= each.chance <= 1 for each in judged)
    assert judged == rate_options(match, seat, Search(1, iterations=60))


def test_a_review_finds_what_a_random_player_did_wrong_and_changes_nothing() -> None:
    match = played(["random", "greedy"], 7)
    before = list(match.log)
    found = review(match, [0], iterations=40)
    assert match.log == before
    assert found
    assert [each.cost for each in found] == sorted((each.cost for each in found), reverse=True)
    for each in found:
        assert each.seat == 0
        assert each.cost >= MIN_COST
        assert match.log[each.entries].key == each.taken != each.better
        again = match.clone()
        again.back_to(each.entries)
        assert each.better in again.decision.keys
