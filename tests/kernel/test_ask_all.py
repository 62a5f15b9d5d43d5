"""Several seats answer at once: in any order, sealed until the last, and taken back till then."""

from __future__ import annotations

from itertools import permutations

import pytest

from skep.bots import InformationSet, make
from skep.kernel.errors import IllegalAnswer
from skep.kernel.match import Match
from skep.testing.case import position_of, sight_of
from tests.kernel.combs import answered, new


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_any_order_of_answers_gives_the_same_state(order: tuple[int, ...]) -> None:
    usual, other = answered(new(3), (0, 1, 2)), answered(new(3), order)
    assert other.dump_state() == usual.dump_state()
    assert other.events_of(0) == usual.events_of(0)
    assert other.decision.keys == usual.decision.keys


def test_all_are_asked_and_each_sees_its_own_options() -> None:
    match = new(3)
    assert match.waiting == [0, 1, 2]
    hands = [hand["cards"] for hand in match.dump_state()["hands"]]
    for seat in (2, 0, 1):
        decision = match.decision_of(seat)
        assert decision.keys == [f"show:{card}" for card in hands[seat][:-1]]
        assert [refusal.key for refusal in decision.refusals] == [f"show:{hands[seat][-1]}"]


def test_looking_at_one_decision_does_not_change_another() -> None:
    match = new(3)
    first = match.decision_of(0)
    shown, refused = first.keys[:], first.refusals
    match.decision_of(2)
    assert match.decision is first
    assert (first.keys, first.refusals) == (shown, refused)
    assert [option.reveals for option in first.options] == ["nothing"] * 2
    match.decision_of(2)
    match.answer(first.keys[1])
    assert match.log[-1].seat == 0


def test_nobody_sees_what_the_others_answered() -> None:
    one, other = new(3), new(3)
    one.answer(one.decision_of(0).keys[0], 0)
    other.answer(other.decision_of(0).keys[1], 0)
    for viewer in (1, 2, None):
        assert sight_of(one, viewer) == sight_of(other, viewer)
    assert one.log_of(1)[-1].key == "?"
    assert one.log_of(0)[-1].key == one.log[-1].key != other.log[-1].key
    assert one.view(1)["waiting"] == [1, 2]


def test_what_was_shown_is_told_once_all_have_answered() -> None:
    match = answered(new(3), (0, 1))
    assert "shown" not in [event["name"] for event in match.events_of(0)]
    answered(match, (2,))
    assert match.events_of(0)[-1]["name"] == "shown"
    assert match.waiting != [0, 1, 2]


def test_a_sealed_answer_can_be_taken_back_until_the_last_comes_in() -> None:
    match = answered(new(3), (1, 0))
    before = match.dump_state()
    assert match.can_undo(1)
    assert not match.can_undo(2)
    key = match.undo(1)
    assert match.waiting == [1, 2]
    match.answer(match.decision_of(1).keys[1], 1)
    assert match.log[-1].key != key
    assert match.dump_state() == before
    answered(match, (2,))
    assert not any(match.can_undo(seat) for seat in range(3))


@pytest.mark.parametrize("seed", range(6))
def test_the_last_to_answer_cannot_take_back_what_it_has_now_seen(seed: int) -> None:
    match = answered(new(2, seed), (0,))
    option = match.decision_of(1).options[1]
    assert option.reveals == "turn"
    match.answer(option.key, 1)
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    with pytest.raises(IllegalAnswer) as fault:
        match.undo(1)
    assert fault.value.code == "no-undo"


def test_a_clone_in_mid_way_keeps_what_is_sealed() -> None:
    match = answered(new(3), (2,))
    twin = position_of(match).clone()
    assert (twin.waiting(), twin.state.sealed) == ([0, 1], position_of(match).state.sealed)
    for seat in (1, 0):
        twin.turn_to(seat)
        twin.answer(twin.options[0])
    assert match.waiting == [0, 1]
    answered(match, (0, 1))
    assert twin.state.dump() == match.dump_state()


def test_a_log_with_answers_in_any_order_is_replayed() -> None:
    match = answered(new(3), (2, 0, 1))
    twin = Match(match.game, match.settings, 99, match.log)
    assert (twin.dump_state(), twin.log) == (match.dump_state(), match.log)
    half = Match(match.game, match.settings, match.seed, match.log[:-2])
    assert half.waiting == [0, 1]


def test_a_world_unseals_what_its_viewer_has_not_seen() -> None:
    match = answered(new(3), (0, 2))
    truth = position_of(match)
    world = truth.world(2, 1, keep=True)
    assert world.state.sealed == {2: truth.state.sealed[2]}
    assert world.waiting() == [0, 1]
    assert world.clone().waiting() == [0, 1]
    assert truth.world(None, 1).waiting() == [0, 1, 2]
    assert truth.waiting() == [1]


@pytest.mark.parametrize("seat", range(3))
def test_in_its_world_a_seat_is_asked_first(seat: int) -> None:
    match = new(3)
    world = position_of(match).world(seat, 4)
    assert world.seat == seat
    assert [f"show:{code}" for code in world.options] == match.decision_of(seat).keys


@pytest.mark.parametrize("bot", ["random", "greedy", "search"])
def test_bots_answer_for_their_own_seat(bot: str) -> None:
    for seat in range(3):
        match = new(3, seed=seat)
        chosen = make(bot, seed=1, iterations=20).choose(InformationSet(match, seat))
        assert chosen in match.decision_of(seat).keys
