"""Where four play, search plans its own turns and leaves out the others'; where three play, it
lets them do what looks best to them."""

from __future__ import annotations

from skep.bots import InformationSet, Search
from skep.bots.search import Node
from skep.games.ambrosia.bot.own_turns import INSTEAD, skip_to_own_turn
from tests.games.ambrosia.tables import Table, lay

BEES = {0: "A:nnn", 8: "B:nnn", 16: "R:nnn", 24: "V:nnn"}


def others_turn(seats: int, event: str = "") -> Table:
    """Blue is to move."""
    bees = {space: group for space, group in BEES.items() if space < 8 * seats}
    return lay(bees, seats=seats, player=1, event=event)


def test_the_others_pass_until_the_own_next_turn() -> None:
    table = others_turn(4)
    before = table.meadow.dump()
    later = skip_to_own_turn(table.meadow, 0)
    assert later is not None
    assert later.player == 0
    assert later.turns == table.meadow.turns + 3
    assert later.points == [0, *[INSTEAD] * 3]
    assert later.bees == table.meadow.bees
    assert table.meadow.dump() == before


def test_a_world_goes_on_from_there() -> None:
    table = others_turn(4)
    later = skip_to_own_turn(table.meadow, 0)
    assert later is not None
    table.position.go_on(later)
    assert table.seat == 0
    assert table.prompt == "turn"
    assert table.position.clone().options == table.position.options


def test_nobody_passes_where_two_or_three_play_within_a_turn_or_under_mutual_agreement() -> None:
    assert skip_to_own_turn(others_turn(2).meadow, 0) is None
    assert skip_to_own_turn(others_turn(3).meadow, 0) is None
    assert skip_to_own_turn(others_turn(4, "mutual-agreement").meadow, 0) is None
    within = others_turn(4)
    within.meadow.since = [1]
    assert skip_to_own_turn(within.meadow, 0) is None


def all_below(node: Node) -> list[Node]:
    """A node and all that was found below it."""
    return [node, *(deeper for child in node.children.values() for deeper in all_below(child))]


def test_a_search_looks_at_its_own_turns_alone_where_four_play_and_else_at_all() -> None:
    for seats, seen in ((2, {0, 1}), (3, {0, 1, 2}), (4, {1})):
        match = others_turn(seats).match()
        assert match.decision.seat == 1
        found = all_below(Search(1, iterations=150).think(InformationSet(match, 1)))
        assert {node.seat for node in found if node.seat >= 0} == seen


def test_search_of_three_answers_where_seats_move_each_others_bees() -> None:
    match = others_turn(3, "mutual-agreement").match()
    seat = match.decision.seat
    assert seat == 0
    assert Search(1, iterations=60).choose(InformationSet(match, seat)) in match.decision.keys


def test_where_three_play_others_are_held_to_do_what_looks_best_to_them() -> None:
    for seats, tries in ((2, True), (3, False)):
        search = Search(1, iterations=1)
        search.think(InformationSet(others_turn(seats).match(), 1))
        node = Node(0, 1)
        for code, look in ((7, 0.5), (8, 0.51)):
            child = node.child(code, 0)
            child.visits, child.value, child.best = 1, look, [look] * seats
        node.children[8].visits, node.children[8].value = 100, 51.0
        assert (search.pick(node, [7, 8], 0).code == 7) is tries
