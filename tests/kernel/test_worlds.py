"""Worlds: what a seat can't see is dealt anew, also in mid-turn, and cloned as it was dealt."""

from __future__ import annotations

from random import Random

import pytest

from skep.kernel.errors import NotKept
from skep.kernel.match import Match
from skep.kernel.position import Position
from skep.testing.case import position_of
from tests.kernel.combs import new, on_the_way


def hands(position: Position) -> list[list[int]]:
    return [hand["cards"] for hand in position.state.dump()["hands"]]


def in_mid_turn(seed: int = 0) -> Match:
    """The winner of a round has to choose a card to keep."""
    match = on_the_way(new(3, seed), "win")
    match.answer("take")
    return match


def test_a_world_keeps_the_viewers_hand_and_deals_the_others() -> None:
    truth = position_of(in_mid_turn())
    worlds = [hands(truth.world(1, seed)) for seed in range(20)]
    assert all(world[1] == hands(truth)[1] for world in worlds)
    assert len({str(world) for world in worlds}) > 10


def test_a_spectators_world_deals_every_hand() -> None:
    truth = position_of(in_mid_turn())
    for seat in range(3):
        assert len({str(hands(truth.world(None, seed))[seat]) for seed in range(20)}) > 5


def test_a_world_leaves_the_truth_alone() -> None:
    truth = position_of(in_mid_turn())
    before = truth.state.dump()
    truth.world(0, 1).playout(lambda: 0.5)
    assert truth.state.dump() == before


def test_a_world_in_mid_turn_asks_what_the_truth_asks() -> None:
    match = in_mid_turn()
    world = position_of(match).world(match.decision.seat, 3)
    assert world.where() == position_of(match).where()
    assert [f"keep:{code}" for code in world.options] == match.decision.keys


def test_a_world_is_cloned_with_what_was_dealt_in_mid_turn() -> None:
    match = in_mid_turn()
    world = position_of(match).world(match.decision.seat, 3, keep=True)
    twin = world.clone()
    assert hands(twin) == hands(world) != hands(position_of(match))
    world.answer(world.options[0])
    assert hands(world.clone()) == hands(world)
    world.answer(world.options[0])
    twin.answer(twin.options[0])
    twin.answer(twin.options[0])
    assert twin.state.dump() == world.clone().state.dump() == world.state.dump()


def test_worlds_within_worlds_are_cloned_in_the_order_they_were_dealt() -> None:
    match = in_mid_turn()
    seat = match.decision.seat
    first = position_of(match).world(seat, 3, keep=True)
    second = first.world(None, 4, keep=True)
    third = second.world(seat, 5, keep=True)
    for world in (first, second, third):
        assert hands(world.clone()) == hands(world)
    assert len({str(hands(world)) for world in (first, second, third)}) == 3


def test_a_world_forgets_what_was_dealt_once_a_new_round_begins() -> None:
    match = on_the_way(new(3), "bow")
    world = position_of(match).world(match.decision.seat, 3, keep=True)
    while world.state.dump()["rounds"] == match.dump_state()["rounds"]:
        world.answer(world.options[0])
    assert world.state.redeals == []
    assert world.clone().state.dump() == world.state.dump()


def test_every_world_can_be_played_to_its_end() -> None:
    truth = position_of(in_mid_turn())
    for viewer in (0, 1, 2, None):
        source = Random(9)
        for seed in range(10):
            world = truth.world(viewer, seed)
            world.playout(source.random)
            assert world.over


def test_a_world_after_the_end_is_the_end() -> None:
    match = new(2)
    while not match.over:
        match.answer(match.decision.keys[0])
    assert position_of(match).world(0, 1, keep=True).clone().over


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_card_that_chance_deals_in_a_world_is_not_known_before(viewer: int | None) -> None:
    start = Position.start(new().game, new().game.setup(new(spare=True).settings))
    worlds = [start.world(viewer, seed) for seed in range(5)]
    assert all(world.options == start.options for world in worlds)
    assert all(world.seat == start.seat for world in worlds)


def test_a_match_that_took_no_checkpoints_imagines_the_same_worlds() -> None:
    match = in_mid_turn()
    light = Match(match.game, match.settings, match.seed, match.log, keep=False)
    with pytest.raises(NotKept):
        position_of(light).clone()
    for _ in range(3):
        assert light.decision.keys == match.decision.keys
        assert hands(light.position(1, 3)) == hands(match.position(1, 3))
        for each in (light, match):
            each.answer(each.decision.keys[0])
        assert (light.log, light.events_of()) == (match.log, match.events_of())
