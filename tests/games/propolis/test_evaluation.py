"""What bots think of a table: from 0 to 1, changing nothing, and better for what is better."""

from __future__ import annotations

import pytest

import skep
from skep.games.propolis import GAME
from skep.games.propolis.bot import STRATEGY
from skep.games.propolis.bot.evaluation import evaluate, rounds_left, side_worth
from skep.games.propolis.bot.memo import Memo
from skep.games.propolis.bot.weights import FITTED, FITTED_SOLO, ONE_PLY
from skep.games.propolis.box import TRACK_END
from skep.games.propolis.pieces import TRACKS
from skep.games.propolis.state import Realm
from skep.kernel.chance import Dice
from skep.lab.fit import fit
from skep.testing.case import position_of
from tests.games.propolis.tables import lay, start
from tuning.propolis_weights import DOUBT, NAMES, TOLD, differ, listed, made, notes


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_state_has_a_worth_and_stays_as_it_is(seats: int) -> None:
    match = skep.new("propolis", mode="solo" if seats == 1 else None, seats=seats, seed=2)
    dice = Dice(seats)
    met = set()
    while True:
        state = position_of(match).state
        assert isinstance(state, Realm)
        before = state.dump()
        found = evaluate(state, FITTED, Memo())
        assert len(found) == seats
        assert all(0 <= worth <= 1 for worth in found), found
        assert state.dump() == before
        assert state.hive_bits == [sum(1 << card for card in hive) for hive in state.hives]
        if match.over:
            break
        met.add(match.decision.prompt)
        keys = match.decision.keys
        match.answer(keys[dice.below(len(keys))])
    assert met >= {"act", "spaces", "pay"}


def test_more_points_permanents_and_resources_are_better() -> None:
    plain = lay(hives={0: [start(1)]}).realm
    richer = lay(hives={0: [start(1)]}, tracks={0: [2, 2, 2, 2, 2, 1]}).realm
    built = lay(hives={0: [start(1), 16]}).realm
    assert side_worth(richer, 0, 12.0, FITTED, Memo()) > side_worth(plain, 0, 12.0, FITTED, Memo())
    assert side_worth(built, 0, 12.0, FITTED, Memo()) > side_worth(plain, 0, 12.0, FITTED, Memo())
    assert STRATEGY.evaluate_one_ply(built, 0) > 0.5 > STRATEGY.evaluate_one_ply(built, 1) - 0.1


def test_a_card_that_brings_nothing_is_a_step_towards_the_end() -> None:
    plain = lay(hives={0: [start(1)]}).realm
    built = lay(hives={0: [start(1), 30]}).realm
    by = [
        side_worth(built, 0, 9.0, w, Memo()) - side_worth(plain, 0, 9.0, w, Memo())
        for w in (FITTED, FITTED_SOLO)
    ]
    assert by[0] > by[1] + 0.5


def test_early_points_count_less_than_late_ones() -> None:
    few = lay(hives={0: [start(1), 30]}).realm
    many = lay(hives={0: [start(1), 43]}).realm
    early, late = (
        side_worth(many, 0, left, FITTED, Memo()) - side_worth(few, 0, left, FITTED, Memo())
        for left in (16.0, 8.0)
    )
    assert early < late - 0.5


def test_in_solo_nobody_is_outrun() -> None:
    match = skep.new("propolis", mode="solo", seed=2)
    state = position_of(match).state
    assert isinstance(state, Realm)
    assert (
        STRATEGY.evaluate(state)
        == evaluate(state, FITTED_SOLO, Memo())
        != evaluate(state, FITTED, Memo())
    )


def test_weights_are_fitted_to_what_came_of_things() -> None:
    more, _points = differ(lay(hives={0: [start(1), 16]}).realm)
    assert dict(zip(NAMES, more))["engine"] > 0
    noted = list(notes(5))
    assert len(noted) > 20
    dearer = [(more, came + 50 * more[0]) for more, came in noted]
    assert fit(dearer, TOLD, DOUBT)[0] > fit(noted, TOLD, DOUBT)[0]


def test_what_the_weights_say_and_the_points_are_the_whole_worth() -> None:
    realm = lay(hives={0: [start(1), 16], 1: [start(2)]}, tracks={0: [2, 1, 0, 0, 3, 1]}).realm
    more, points = differ(realm)
    told = sum(weight * each for weight, each in zip(TOLD[:-1], more))
    left = rounds_left(realm, ONE_PLY)
    mine, theirs = (side_worth(realm, side, left, ONE_PLY, Memo()) for side in (0, 1))
    assert points + told == pytest.approx(mine - theirs)
    assert listed(made(TOLD)) == TOLD


def test_at_the_end_only_the_score_counts_and_what_is_unused_between_equals() -> None:
    table = lay(
        hives={0: [start(1), 43], 1: [start(2)]}, tracks={0: [0] * 6, 1: [4, 0, 0, 0, 0, 0]}
    )
    table.realm.reason = "ten-cards"
    assert [side_worth(table.realm, side, 0.0, ONE_PLY, Memo()) for side in (0, 1)] == [7, 0]
    assert side_worth(table.realm, 0, 0.0, FITTED, Memo()) == 7
    assert 0 < side_worth(table.realm, 1, 0.0, FITTED, Memo()) < 0.1


@pytest.mark.parametrize(
    ("mine", "others"),
    [
        ([3, 0, 0, 0, 0, 0], [2, 0, 0, 0, 0, 0]),
        ([0, 0, 0, 0, 2, 1], [1, 1, 1, 0, 0, 0]),
    ],
)
def test_equal_points_at_the_end_are_a_win_for_who_has_more_unused(
    mine: list[int], others: list[int]
) -> None:
    realm = lay(hives={0: [start(1)], 1: [start(2)]}, tracks={0: mine, 1: others}).realm
    realm.reason = "ten-cards"
    assert GAME.scores(realm) == [0, 0]
    assert GAME.ranks(realm) == [1, 2]
    first, second = STRATEGY.evaluate(realm)
    assert first > second + 0.5
    assert STRATEGY.evaluate_one_ply(realm, 0) == STRATEGY.evaluate_one_ply(realm, 1)


def test_what_is_unused_never_outweighs_a_point() -> None:
    assert FITTED.unused * (TRACKS * TRACK_END + 0.01 * TRACK_END) < 1
    assert FITTED.unused * 0.01 * TRACK_END < FITTED.unused
    assert ONE_PLY.unused == FITTED_SOLO.unused == 0
