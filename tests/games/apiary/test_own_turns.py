"""Search plans its own turns: the others' are left out."""

from __future__ import annotations

import skep
from skep.bots import InformationSet, Search
from skep.bots.search import Node
from skep.games.apiary import codes
from skep.games.apiary.bot.own_turns import INSTEAD, skip_to_own_turn
from skep.games.apiary.state import Colony
from skep.kernel.position import Position
from skep.kernel.script import CHANCE
from tests.games.apiary.tables import Table


def colony(position: Position) -> Colony:
    assert isinstance(position.state, Colony)
    return position.state


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
        before = colony(world).dump()
        later = skip_to_own_turn(colony(world), 0)
        assert later is not None
        assert later.player == 0
        assert later.turn == colony(world).turn + seats - 1
        gained = [new - old for new, old in zip(later.vp, before["vp"])]
        assert gained == [0, *[INSTEAD] * (seats - 1)]
        assert colony(world).dump() == before


def test_a_world_goes_on_from_there() -> None:
    world = at_others_turn()
    later = skip_to_own_turn(colony(world), 0)
    assert later is not None
    world.go_on(later)
    assert world.seat == 0
    assert world.state.prompt.name == "turn"
    assert world.clone().options == world.options


def test_nobody_passes_within_a_turn_or_in_the_last_one() -> None:
    world = at_others_turn()
    colony(world).final = 1
    assert skip_to_own_turn(colony(world), 0) is None
    colony(world).final = 2
    last = skip_to_own_turn(colony(world), 0)
    assert last is not None
    assert last.final == 1
    within = Table().workers(0, 1).workers(1, 1).do("place:explore:1").position
    assert within.seat == 0
    assert skip_to_own_turn(colony(within), 1) is None


def all_below(node: Node) -> list[Node]:
    """A node and all that was found below it."""
    return [node, *(deeper for child in node.children.values() for deeper in all_below(child))]


def test_a_search_looks_at_its_own_turns_and_at_no_turn_of_another() -> None:
    match = skep.new("apiary", mode="first-game", seats=2, seed=3)
    seat = match.decision.seat
    found = all_below(Search(1, iterations=120).think(InformationSet(match, seat)))
    placed = [node for node in found if codes.PLACE.holds(node.code)]
    assert {node.seat for node in placed if node.seat != CHANCE} == {seat}
    assert any(node.children for node in placed)
