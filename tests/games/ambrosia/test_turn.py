"""The order of a turn, the stop rule, the duty to move and the check.  AMB-TURN, FORCE, CHECK"""

from __future__ import annotations

from skep.testing import clause
from tests.games.ambrosia.tables import lay, started


@clause("AMB-TURN-01")
def test_a_turn_is_one_move_and_then_the_check() -> None:
    table = lay({0: "A:nn", 10: "B:nnn"}).play("move:0,1,1")
    # the move left Amber without a move, so the check makes it score before Blue is asked
    assert (table.seat, table.prompt, table.points) == (0, "begin", [2, 0])


@clause("AMB-TURN-02")
def test_the_left_neighbour_is_next_also_when_bees_fly_the_other_way() -> None:
    bees = {0: "A:nnn", 10: "B:nnn", 20: "R:nnn"}
    for event in ("", "surprising-turn"):
        table = lay(bees, seats=3, event=event)
        order = []
        for _ in range(4):
            order.append(table.seat)
            table.play(table.keys[0])
        assert order == [0, 1, 2, 0]


@clause("AMB-TURN-03")
def test_a_turn_has_just_one_move() -> None:
    table = lay({0: "A:nnnnn", 10: "B:nnn"}).play("move:0,2,2")
    assert table.seat == 1


@clause("AMB-TURN-04")
def test_jelly_may_be_used_before_the_move_and_between_move_and_check() -> None:
    table = lay({0: "A:nnn", 5: "B:nn/A:n", 10: "B:nnn"}, jelly=(2, 0))
    assert table.offers("point")
    assert table.offers("free:5,8")
    table.play("point", "move:0,1,1")
    assert (table.seat, table.prompt) == (0, "after")
    assert table.keys == ["done", "point", "free:5,8"]
    assert table.points == [1, 0]


@clause("AMB-TURN-05")
def test_a_jelly_for_another_turn_is_paid_after_the_check() -> None:
    table = lay({0: "A:nnn", 10: "B:nnn"}, jelly=(1, 0))
    assert table.why("again") == "AMB-TURN-05"
    table.play("move:0,1,1")
    assert table.why("again") == "AMB-TURN-05"
    table.play("done")
    assert (table.prompt, table.offers("again")) == ("more", True)


@clause("AMB-TURN-06")
def test_forty_turns_a_player_without_a_scoring_end_the_match_and_all_count() -> None:
    bees = {0: "A:nnn", 10: "B:nnn", 14: "B:n"}
    values = {1: 2, 10: 3, 14: 2}
    assert not lay(bees, values=values, calm=78).play("move:0,1,1").over
    table = lay(bees, values=values, calm=79, jelly=(2, 0)).play("move:0,1,1", "done")
    assert (table.over, table.reason) == (True, "stopped")
    assert table.points == [1 + 2 + 2, 3 + 2]
    assert table.meadow.scorings == [0, 0]
    three = lay({0: "A:nnn", 10: "B:nnn", 20: "R:nnn"}, seats=3, calm=118).play("move:0,1,1")
    assert not three.over
    assert three.play("move:10,1,11").over


@clause("AMB-TURN-06")
def test_a_scoring_starts_the_count_anew_and_a_paid_turn_counts() -> None:
    table = lay({0: "A:nn", 10: "B:nnn"}, calm=60).play("move:0,1,1", "begin:0", "add:none")
    assert table.meadow.turns_without_scoring == 0
    assert table.play("move:10,1,11").meadow.turns_without_scoring == 1
    paid = lay({0: "A:nnn", 10: "B:nnn"}, calm=78, jelly=(1, 0))
    paid.play("move:0,1,1", "done", "again")
    assert (paid.over, paid.seat) == (False, 0)
    assert paid.play("move:0,2,2").over


# The duty to move


@clause("AMB-FORCE-01")
def test_whoever_can_move_must_move() -> None:
    table = lay({0: "A:nnn", 10: "B:nnn"})
    assert table.keys == ["move:0,1,1", "move:0,2,2", "move:0,3,3"]
    assert table.why("score") == "AMB-FORCE-01"
    assert not table.offers("done")


@clause("AMB-FORCE-02")
def test_a_harmful_move_is_made_all_the_same() -> None:
    # all that is open is to leave the 3 for a 1, and it is taken without asking
    bees = {0: "A:nn", 1: "B:nn", 2: "B:n", 10: "A:n", 15: "B:nnn"}
    table = lay(bees, values={0: 3})
    assert table.at(2) == "A:nn/B:n"
    assert table.seat == 1


@clause("AMB-FORCE-03")
def test_a_move_that_only_a_power_allows_must_be_made() -> None:
    blocked = {1: "B:nn", 2: "B:nn", 10: "B:nnn"}
    assert lay({0: "A:nn", **blocked}).prompt == "add"  # no move: it scored
    table = lay({0: "A:Tn", **blocked})
    assert (table.at(3), table.seat) == ("A:Tn", 1)  # the Turbo's only move was made


@clause("AMB-FORCE-04")
def test_a_special_space_never_compels_a_move() -> None:
    table = lay({5: "A:nn", 6: "B:nn", 7: "B:nn", 15: "B:nnn"}, special={5: "leaves"})
    assert table.keys == ["score", "move:5,1,4", "move:5,2,3"]


@clause("AMB-FORCE-05")
def test_jelly_never_has_to_be_used() -> None:
    table = lay({0: "A:n", 5: "B:nn/A:n", 10: "B:nnn"}, jelly=(1, 0))
    assert table.keys == ["score", "point", "free:5,8"]
    assert table.plays("score").meadow.scorings == [1, 0]


# The check


@clause("AMB-CHECK-01")
def test_whoever_is_stuck_after_the_own_move_scores_at_once() -> None:
    table = lay({0: "A:nn", 10: "B:nnn"}, values={0: 3, 1: 2}).play("move:0,1,1")
    assert (table.points, table.meadow.scorings) == ([5, 0], [1, 0])


@clause("AMB-CHECK-02")
def test_powers_count_as_moves_in_the_check_and_special_spaces_do_not() -> None:
    wall = {5: "B:nn", 6: "B:nn", 15: "B:nnn"}
    turbo = lay({4: "A:Tn", 0: "A:nn", 2: "B:nn", **wall}).play("move:0,1,1")
    assert turbo.seat == 1  # the Turbo pair could still fly 3 spaces
    normal = lay({4: "A:nn", 0: "A:nn", 2: "B:nn", **wall})  # its only move is made unasked
    assert normal.points == [3, 0]
    leaves = lay({4: "A:nn", 0: "A:nn", 2: "B:nn", **wall}, special={4: "leaves"})
    assert leaves.play("move:0,1,1").prompt == "check"


@clause("AMB-CHECK-03")
def test_there_is_no_scoring_while_a_move_is_possible() -> None:
    table = lay({0: "A:nnn", 10: "B:nnn"}).play("move:0,1,1")
    assert (table.seat, table.points, table.meadow.scorings) == (1, [0, 0], [0, 0])


@clause("AMB-CHECK-04")
def test_a_scoring_cannot_be_declined_when_no_move_is_possible() -> None:
    table = lay({0: "A:nn", 10: "B:nnn"}, jelly=(1, 0)).play("move:0,1,1")
    assert table.prompt == "after"
    assert table.play("done").meadow.scorings == [1, 0]


@clause("AMB-CHECK-05")
def test_a_jelly_before_the_check_may_make_a_move_possible_and_so_avoid_the_scoring() -> None:
    table = lay({0: "A:nn", 20: "B:nn/A:n", 10: "B:nnn"}, jelly=(1, 0)).play("move:0,1,1")
    table.play("free:20,8")
    assert table.at(0) == "A:nn"
    assert (table.seat, table.meadow.scorings) == (1, [0, 0])


@clause("AMB-CHECK-06")
def test_only_the_player_who_triggered_it_scores() -> None:
    table = lay({0: "A:nn", 10: "B:n", 12: "B:nn"}).play("move:0,1,1", "begin:0", "add:none")
    assert table.points == [2, 0]
    assert table.meadow.scorings == [1, 0]
    assert table.bees[10] == "B:n"
    assert table.bees[12] == "B:nn"


@clause("AMB-CHECK-07")
def test_whoever_is_stuck_when_the_turn_begins_scores_and_does_not_move() -> None:
    table = lay({0: "A:n", 4: "A:n", 10: "B:nnn"}, values={0: 3, 4: 2})
    assert (table.points, table.prompt) == ([5, 0], "begin")
    table.play("begin:0", "add:none")
    assert table.bees == {4: "A:n", 10: "B:nnn"}
    assert table.seat == 1


@clause("AMB-CHECK-08")
def test_after_a_scoring_in_place_of_the_move_there_is_no_second_check() -> None:
    # Amber's new stack cannot move either, and yet it scores once only
    table = lay({0: "A:n", 4: "A:n", 5: "B:nn", 6: "B:nn", 10: "B:nnn"})
    table.play("begin:0", "add:guardian")
    assert (table.seat, table.meadow.scorings) == (1, [1, 0])


@clause("AMB-CHECK-08")
def test_jelly_may_be_used_before_a_scoring_in_place_of_the_move_and_after_it() -> None:
    table = lay({0: "A:n", 10: "B:nnn"}, jelly=(2, 0))
    assert table.keys == ["score", "point"]
    table.play("point", "score", "add:turbo")
    assert (table.prompt, table.points) == ("after", [2, 0])


@clause("AMB-CHECK-09")
def test_a_player_left_without_a_move_scores_only_when_their_turn_comes() -> None:
    bees = {0: "A:nnnn", 10: "B:nn", 11: "R:nn", 12: "R:nnn"}
    table = lay({**bees, 9: "A:nnn"}, seats=3, player=2)
    table.play("move:12,1,13")
    assert table.meadow.scorings == [0, 0, 0]
    table = lay({0: "A:nnnn", 10: "B:nn", 12: "R:nn", 8: "A:nnn"}, seats=3)
    table.play("move:8,3,11")  # now Blue, between Amber and Red, is stuck
    assert table.meadow.scorings == [0, 1, 0]
    assert table.seat == 1


@clause("AMB-CHECK-10")
def test_a_move_by_itself_earns_nothing() -> None:
    table = lay({0: "A:nnn", 10: "B:nnn"}, values={1: 3}).play("move:0,1,1")
    assert table.points == [0, 0]


def test_a_whole_first_turn_from_the_start() -> None:
    table = started().play("pick:turbo", "pick:rebel", "place:0", "place:8")
    assert len(table.moves()) == 13  # 1 to 7 bees, each also 1 further, but not onto Blue
    assert table.play("move:0,7,7").seat == 1
