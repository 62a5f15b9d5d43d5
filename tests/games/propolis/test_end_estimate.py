"""What bots think of the end: how soon a hive could be full, and who would be ahead then."""

from __future__ import annotations

from inspect import signature

import pytest

from skep.games.propolis.bot.end_estimate import USUAL_TURNS, brought, pace, reach
from skep.games.propolis.bot.evaluation import evaluate, optimism_at, rounds_left
from skep.games.propolis.bot.memo import Memo
from skep.games.propolis.bot.weights import FITTED, FITTED_SOLO, ONE_PLY, EvaluationWeights
from skep.games.propolis.pieces import TRACKS
from skep.games.propolis.state import Realm
from tests.games.propolis.tables import lay, start

NAMES = [
    name
    for name in signature(EvaluationWeights).parameters
    if name not in ("race", "fade", "sober")
]
EIGHT = (1, 2, 3, 4, 5, 6, 7, 8)
DEAR = (37, 38, 39, 40, 41, 42, 43, 53, 54)
"""All but one slot of a market."""


def table(cards: tuple[int, ...], offered: int, tracks: list[int]) -> Realm:
    """A hive of so many cards, a market with one card to look at, and these resources."""
    return lay(
        hives={0: [start(1), *cards], 1: [start(2)]}, tracks={0: tracks}, market=(offered, *DEAR)
    ).realm


def test_who_can_pay_the_tenth_card_is_one_turn_from_the_end() -> None:
    rich = table(EIGHT, 34, [9, 9, 9, 9, 9, 0])
    assert pace(rich, 0, Memo()).soonest == 1


def test_a_card_that_cannot_be_paid_takes_turns_of_gathering() -> None:
    poor = pace(table((16,), 34, [0] * 6), 0, Memo())
    rich = pace(table((16,), 34, [0, 2, 2, 0, 0, 0]), 0, Memo())
    assert poor.now[0] > rich.now[0] == 1
    assert poor.later[0] == rich.later[0] == poor.now[0]
    assert poor.soonest > rich.soonest


def test_cards_beyond_the_market_take_the_usual_turns() -> None:
    realm = table((), 34, [0] * 6)
    realm.market[:] = [0] * len(realm.market)
    assert pace(realm, 0, Memo()).soonest == pytest.approx(9 * USUAL_TURNS)


def test_a_full_hive_has_no_way_to_go() -> None:
    full = pace(table((*EIGHT, 9), 34, [5] * 6), 0, Memo())
    assert full.soonest == 0
    assert reach(full, 5) == full.points


def test_in_so_many_turns_one_reaches_what_can_be_built_by_then() -> None:
    realm = table(EIGHT, 43, [3, 0, 0, 3, 3, 0])  # seven points
    realm.market[1:] = [0] * (len(realm.market) - 1)
    realm.palaces.clear()
    there = pace(realm, 0, Memo())
    assert reach(there, 1) == there.points + 7
    assert reach(there, 0.3) == there.points
    realm.tracks[:TRACKS] = [0] * TRACKS
    assert reach(pace(realm, 0, Memo()), 1) == pace(realm, 0, Memo()).points


def test_no_more_cards_than_the_hive_has_room_for() -> None:
    realm = lay(
        hives={0: [start(1), *EIGHT], 1: [start(2)]}, tracks={0: [9, 9, 9, 9, 9, 9]},
        market=(40, 41, 42, 43, 37, 38, 39, 53, 54, 55),
    ).realm  # fmt: skip
    there = pace(realm, 0, Memo())
    assert there.points < reach(there, 50) <= there.points + 10


def test_a_palace_is_reached_only_by_who_may_construct_it() -> None:
    hive = [start(1), 16, 17, 18, 19, 20]  # two permanents of each color
    ready = lay(hives={0: hive, 1: [start(2)]}, palaces=(12,)).realm
    bare = lay(hives={0: hive[:1], 1: [start(2)]}, palaces=(12,)).realm
    assert max(pace(ready, 0, Memo()).worths) > 8
    assert len(pace(ready, 0, Memo()).worths) == len(pace(bare, 0, Memo()).worths) + 1


def test_what_a_card_brings_does_not_hang_on_what_was_looked_at_before() -> None:
    some = table((44,), 48, [1, 1, 1, 1, 7, 1])
    none = table((44,), 48, [0] * 6)
    first = brought(some, 0, 48, Memo())
    assert brought(none, 0, 48, Memo()) == first
    assert some.tracks[4] == 7


def test_near_the_end_it_counts_who_would_be_ahead_at_once() -> None:
    hives = {0: [start(1), 40, 41, 1, 2, 3, 4, 5, 6], 1: [start(2), 16, 17, 18, 19, 26, 27, 7, 8]}
    realm = lay(hives=hives, tracks={0: [9, 9, 9, 9, 9, 0], 1: [4] * 6}).realm
    realm.rounds = 16
    blind = EvaluationWeights(**{name: getattr(FITTED, name) for name in NAMES})
    assert rounds_left(realm, FITTED) < 7
    assert evaluate(realm, FITTED, Memo())[0] > evaluate(realm, blind, Memo())[0]


def test_going_on_does_not_look_better_than_ending_by_itself() -> None:
    assert [optimism_at(left) for left in (0.0, 2.5, 5.0, 7.0)] == [0.0, 3.5, 7.0, 7.0]
    assert optimism_at(10.0) == pytest.approx(3.1)
    realm = lay(hives={0: [start(1), *EIGHT], 1: [start(2), *EIGHT]}).realm
    realm.rounds = 16
    sober = evaluate(realm, FITTED, Memo())
    FITTED.sober = 0.0
    eager = evaluate(realm, FITTED, Memo())
    FITTED.sober = 1.0
    assert sober[0] < eager[0]
    assert sober[1] < eager[1]
    assert sober[0] - sober[1] == pytest.approx(eager[0] - eager[1])


def test_only_search_among_others_races() -> None:
    assert FITTED.race > FITTED.fade > 0
    assert ONE_PLY.race == ONE_PLY.fade == ONE_PLY.sober == 0
    assert FITTED_SOLO.race == FITTED_SOLO.fade == FITTED_SOLO.sober == 0
