"""What bots think of a table: from 0 to 1, changing nothing, and better for what is better."""

from __future__ import annotations

import pytest

import skep
from skep.games.apiary.bot import STRATEGY
from skep.games.apiary.bot.evaluation import comb, evaluate, evaluate_one_ply, turns_left
from skep.games.apiary.state import NONE, Colony
from skep.kernel.chance import Dice
from skep.lab.fit import fit
from skep.testing.case import position_of
from tests.games.apiary.tables import Table
from tuning.apiary_weights import DOUBT, NAMES, TOLD, notes, things


def even() -> Table:
    """Both seats have two workers."""
    return Table().workers(0, 1, 1).workers(1, 1, 1)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_state_has_a_worth_and_stays_as_it_is(seats: int) -> None:
    match = skep.new("apiary", mode="solo" if seats == 1 else None, seats=seats, seed=2)
    dice = Dice(seats)
    while True:
        state = position_of(match).state
        assert isinstance(state, Colony)
        before = state.dump()
        found = evaluate(state)
        assert len(found) == seats
        assert all(0 <= worth <= 1 for worth in found), found
        assert state.dump() == before
        if match.over:
            break
        keys = match.decision.keys
        match.answer(keys[dice.below(len(keys))])


def test_a_tile_a_token_a_card_and_a_worker_are_each_worth_something() -> None:
    plain = evaluate_one_ply(even().state, 0)
    assert evaluate_one_ply(even().built(0, "reed-marsh", (1, -1)).state, 0) > plain
    assert evaluate_one_ply(even().goods(0, honey=1).state, 0) > plain
    assert evaluate_one_ply(even().hand(0, "seed-01").state, 0) > plain
    assert evaluate_one_ply(even().workers(0, 1).state, 0) > plain


def test_a_third_worker_is_worth_less_near_the_end() -> None:
    def gain(vacant: int) -> float:
        tables = [even(), even().workers(0, 1)]
        for table in tables:
            for pod in table.state.pods_in_play()[vacant:]:
                table.state.pods[pod] = 1
        return evaluate_one_ply(tables[1].state, 0) - evaluate_one_ply(tables[0].state, 0)

    assert gain(8) > gain(1) > 0


def test_a_first_token_in_the_comb_is_no_majority_yet() -> None:
    state = even().state
    right = [pod for pod in state.pods_in_play() if state.pod(pod).id.startswith("side-1-3-right")]
    state.pods[right[0]] = 0
    assert 0 < comb(state)[0] < 7
    for pod in right:
        state.pods[pod] = 0
    assert comb(state)[0] == 7


def test_whose_turn_it_is_has_more_to_come() -> None:
    table = even()
    assert table.position.seat == 0
    asked = evaluate(table.state)
    assert asked[0] > 0.5 > asked[1]
    done = evaluate(table.do("place:research:1").state)
    assert done[0] < asked[0]


def test_the_turns_that_are_left_shrink_with_the_pods() -> None:
    state = even().state
    early = turns_left(state)
    state.pods[state.pods_in_play()[0]] = 0
    assert turns_left(state) < early
    state.final = 1
    assert turns_left(state) < 1


def test_at_the_end_only_points_count() -> None:
    state = even().goods(0, honey=3, wax=3).workers(0, 4).state
    state.over = True
    state.final = 0
    state.vp = [4, 5]
    assert STRATEGY.evaluate(state) == [0.0, 1.0]
    assert state.final != NONE


def test_weights_are_fitted_to_what_came_of_things() -> None:
    state = even().goods(0, honey=2).state
    assert dict(zip(NAMES, things(state, 0)))["honey"] == 2
    noted = list(notes(5))
    assert len(noted) > 20
    costlier = [(more, change + 50 * more[NAMES.index("honey")]) for more, change in noted]
    honey = NAMES.index("honey")
    assert fit(costlier, TOLD, DOUBT)[honey] > fit(noted, TOLD, DOUBT)[honey]
