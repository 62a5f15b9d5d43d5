"""Search plans its own turns: the others' are left out."""

from __future__ import annotations

from skep.games.apiary.passing import INSTEAD, passed
from skep.kernel.position import Position
from tests.games.apiary.tables import Table


def at_others_turn(seats: int = 2) -> Position:
    """Seat 0 has had its turn, and seat 1 is to move."""
    table = Table(seats)
    for seat in range(seats):
        table.workers(seat, 1, 1)
    table.do("place:research:1", "done")
    assert table.position.seat == 1
    return table.position


def test_the_others_pass_until_the_own_next_turn() -> None:
    for seats in (2, 4):
        world = at_others_turn(seats)
        before = world.state.dump()
        later = passed(world.state, 0)
        assert later is not None
        assert later.player == 0
        assert later.turn == world.state.turn + seats - 1
        gained = [new - old for new, old in zip(later.vp, before["vp"])]
        assert gained == [0, *[INSTEAD] * (seats - 1)]
        assert world.state.dump() == before


def test_a_world_goes_on_from_there() -> None:
    world = at_others_turn()
    later = passed(world.state, 0)
    assert later is not None
    world.go_on(later)
    assert world.seat == 0
    assert world.state.prompt.name == "turn"
    assert world.clone().options == world.options


def test_nobody_passes_within_a_turn_or_in_the_last_one() -> None:
    world = at_others_turn()
    world.state.final = 1
    assert passed(world.state, 0) is None
    world.state.final = 2
    last = passed(world.state, 0)
    assert last is not None
    assert last.final == 1
    within = Table().workers(0, 1).workers(1, 1).do("place:explore:1").position
    assert within.seat == 0
    assert passed(within.state, 1) is None
