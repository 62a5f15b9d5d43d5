"""After the points: stacking up, hives, the new special bee.  AMB-STACK, AMB-HIVE, AMB-NEW"""

from __future__ import annotations

import pytest

from skep.games.ambrosia import GAME
from skep.testing import clause
from tests.games.ambrosia.tables import lay, played_out

FAR = {20: "B:nnn"}


@clause("AMB-STACK-01")
def test_all_uncovered_bees_are_gathered_into_one_stack() -> None:
    table = lay({0: "A:n", 4: "A:T", 8: "A:n/B:n", **FAR}).play("begin:8", "add:none")
    assert table.at(4).startswith("A:")
    assert [at for at, said in table.bees.items() if said[0] == "A"] == [4]


@clause("AMB-STACK-02")
def test_covered_bees_stay_where_they_are() -> None:
    table = lay({0: "A:n", 4: "A:n", 8: "B:n/A:nn", **FAR}).play("begin:0", "add:none")
    assert table.at(8) == "B:n/A:nn"
    assert table.at(4) == "A:n"


@clause("AMB-STACK-03")
def test_the_player_chooses_with_which_group_to_begin() -> None:
    table = lay({0: "A:n", 4: "A:T", 8: "A:R", **FAR})
    assert table.keys == ["begin:0", "begin:4", "begin:8"]


@clause("AMB-STACK-04", "AMB-EX-13")
def test_gathering_goes_forward_group_by_group() -> None:
    bees = {2: "A:C", 9: "A:T", 15: "A:R", 4: "B:n/A:n", 20: "B:nnn"}
    table = lay(bees, waiting={0: "G"})
    table.play("begin:9", "add:none")
    assert table.at(2) == "A:TRC"  # the covered normal bee went to the hive
    assert table.hives[0] == "n"


@clause("AMB-STACK-05")
def test_each_group_reached_goes_beneath_so_the_first_ends_on_top() -> None:
    table = lay({0: "A:T", 4: "A:R", 8: "A:n", **FAR}).play("begin:0", "add:none")
    assert table.at(8) == "A:TR"


@clause("AMB-STACK-06")
def test_within_a_group_the_order_stays() -> None:
    wall = {1: "B:nn", 2: "B:nn", 3: "B:nn"}
    table = lay({0: "A:TnH", 6: "A:R", **wall, **FAR}, event="equal-rights")
    table.play("begin:0", "add:none")
    assert table.at(6) == "A:THR"


@clause("AMB-STACK-07")
@pytest.mark.parametrize(("first", "last"), [(0, 8), (4, 0), (8, 4)])
def test_the_new_stack_stands_where_the_last_group_was(first: int, last: int) -> None:
    table = lay({0: "A:n", 4: "A:n", 8: "A:n", **FAR}).play(f"begin:{first}", "add:none")
    assert [at for at, said in table.bees.items() if said[0] == "A"] == [last]


@clause("AMB-STACK-08")
def test_a_beginning_that_would_end_on_others_is_refused() -> None:
    table = lay({0: "A:n", 4: "A:n/B:n", 8: "A:n", **FAR})
    assert table.keys == ["begin:0", "begin:4"]
    assert table.why("begin:8") == "AMB-STACK-08"


@clause("AMB-STACK-09")
def test_if_every_group_covers_somebody_the_stack_may_stand_on_others() -> None:
    table = lay({0: "A:n/B:n", 4: "A:n/B:n", **FAR})
    assert table.keys == ["begin:0", "begin:4"]
    table.play("begin:0", "add:none")
    assert (table.at(0), table.at(4)) == ("B:n", "A:n/B:n")


@clause("AMB-STACK-10")
def test_what_gathered_bees_covered_is_uncovered() -> None:
    table = lay({0: "A:n/B:nT", 4: "A:n", **FAR}).play("add:none")
    assert table.at(0) == "B:nT"
    assert table.seat == 1
    assert any(move.startswith("0,") for move in table.moves())


@clause("AMB-STACK-11")
def test_a_single_group_stays_where_it_is() -> None:
    table = lay({0: "A:nnT", 1: "B:nn", 2: "B:nn", 3: "B:nn", **FAR}).play("add:none")
    assert table.at(0) == "A:nT"


@clause("AMB-STACK-12")
def test_the_next_move_starts_from_the_new_stack() -> None:
    table = lay({0: "A:n", 4: "A:n", 8: "A:n", **FAR}).play("begin:0", "add:none", "move:20,1,21")
    assert table.seat == 0
    assert table.moves() == ["8,1,9", "8,2,10"]


@clause("AMB-STACK-13")
def test_a_new_stack_that_cannot_move_scores_again_next_turn() -> None:
    table = lay({0: "A:n", 4: "A:n", 5: "B:nn", **FAR}).play("begin:0", "add:none")
    assert (table.seat, table.meadow.scorings) == (1, [1, 0])
    table.play("move:20,1,21")
    assert (table.seat, table.meadow.scorings) == (0, [2, 0])


# Hives


@clause("AMB-HIVE-01")
def test_a_normal_bee_of_the_new_stack_goes_to_a_hive() -> None:
    table = lay({0: "A:T", 4: "A:n", 8: "A:n", **FAR}).play("begin:0")
    assert (table.hives, table.at(8)) == (["n", ""], "A:Tn")
    wall = {1: "B:nn", 2: "B:nn", 3: "B:nn"}
    choice = lay({0: "A:nTn", **wall, **FAR}, event="equal-rights")
    assert choice.keys == ["give:0,0", "give:0,2"]
    assert choice.why("give:0,1") == "AMB-HIVE-01"


@clause("AMB-HIVE-02")
def test_the_k_th_scoring_uses_the_k_th_hive() -> None:
    table = lay({0: "A:n", 4: "A:n", **FAR}, scorings=(2, 0)).play("begin:0")
    assert table.hives[0] == "nnn"
    assert GAME.view(table.meadow, None)["first_hive"] == 1
    firsts = [GAME.view(lay({0: "A:n"}, seats=n).meadow, None)["first_hive"] for n in (2, 3, 4)]
    assert firsts == [1, 2, 3]


@clause("AMB-HIVE-03")
@pytest.mark.parametrize("seed", range(3))
def test_a_player_has_one_bee_on_each_hive_at_most(seed: int) -> None:
    for table in played_out("front", seed, seats=3):
        for color in range(3):
            assert len(table.hives[color]) <= min(5, table.meadow.scorings[color])


@clause("AMB-HIVE-04")
def test_the_last_of_all_on_a_hive_takes_a_jelly_at_once() -> None:
    bees = {0: "A:n", 4: "A:n", 10: "B:nnn", 16: "R:nnn"}
    last = lay(bees, seats=3, scorings=(1, 2, 2)).play("begin:0")
    assert (last.prompt, last.jelly) == ("add", [1, 0, 0])
    not_last = lay(bees, seats=3, scorings=(1, 2, 1)).play("begin:0")
    assert not_last.jelly == [0, 0, 0]


@clause("AMB-HIVE-05")
@pytest.mark.parametrize(("seats", "hives"), [(2, 6), (3, 5), (4, 4)])
def test_so_many_hives_are_in_use(seats: int, hives: int) -> None:
    far = {10 + 4 * n: f"{'BRV'[n]}:nnn" for n in range(seats - 1)}
    assert GAME.view(lay({0: "A:n", **far}, seats=seats).meadow, None)["hives"] == hives
    table = lay({0: "A:n", **far}, seats=seats, scorings=(hives - 1,))
    assert (table.over, len(table.hives[0])) == (False, hives)
    assert lay({0: "A:n", **far}, seats=seats, scorings=(hives,)).over


@clause("AMB-HIVE-06")
def test_the_player_chooses_which_normal_bee_is_taken() -> None:
    wall = {1: "B:nn", 2: "B:nn", 3: "B:nn", 4: "B:nn", 5: "B:nn"}
    table = lay({0: "A:nTnnR", **wall, **FAR}, event="equal-rights")
    assert table.keys == ["give:0,0", "give:0,2"]  # of neighbours it makes no difference which
    assert table.plays("give:0,0", "add:none").at(0) == "A:TnnR"
    assert table.plays("give:0,2", "add:none").at(0) == "A:nTnR"


@clause("AMB-HIVE-07")
def test_if_all_normal_bees_are_covered_one_of_them_is_taken() -> None:
    table = lay({0: "A:T", 6: "B:n/A:n", 9: "B:n/A:nn", **FAR})
    assert table.keys == ["give:6,8", "give:9,8"]
    table.play("give:9,8", "add:none")
    assert (table.hives[0], table.at(9), table.at(0)) == ("n", "B:n/A:n", "A:T")
    there = lay({0: "A:nT", 1: "B:nn", 2: "B:nn", 6: "B:n/A:n", **FAR}, event="equal-rights")
    assert there.hives[0] == "n"  # the stack's own normal bee, unasked
    assert there.at(6) == "B:n/A:n"


@clause("AMB-HIVE-08")
def test_without_any_normal_bee_a_special_one_goes() -> None:
    table = lay({0: "A:T", 4: "A:R", 6: "B:n/A:C", **FAR}).play("begin:0")
    assert table.keys == ["give:4,0", "give:4,1"]
    assert table.plays("give:4,1", "add:none").hives[0] == "R"
    covered = lay({6: "B:n/A:C", **FAR})
    assert covered.hives[0] == "C"  # nothing else is left


@clause("AMB-HIVE-09")
@pytest.mark.parametrize("seed", range(3))
def test_bees_on_hives_never_come_back(seed: int) -> None:
    before: list[str] = ["", ""]
    for table in played_out("back", seed):
        assert all(now.startswith(was) for was, now in zip(before, table.hives))
        before = table.hives


# The new special bee


@clause("AMB-NEW-01")
def test_a_waiting_special_bee_of_choice_comes_on_top_of_the_new_stack() -> None:
    table = lay({0: "A:n", 4: "A:T", **FAR}).play("begin:4")
    assert table.keys == ["add:none", *(f"add:{kind}" for kind in (
        "guardian", "collector", "heavyweight", "rebel", "berserker", "drone", "saboteur",
        "organizer"))]  # fmt: skip
    assert table.why("add:turbo") == "AMB-COMP-04"
    table.play("add:rebel")
    assert table.at(0) == "A:RT"
    assert "R" not in table.waiting()


@clause("AMB-NEW-01")
def test_the_special_bee_may_be_declined_and_the_stack_has_one_bee_less() -> None:
    table = lay({0: "A:n", 4: "A:T", **FAR}).play("begin:4", "add:none")
    assert table.at(0) == "A:T"
    assert table.waiting() == "GCHRBDSO"


@clause("AMB-NEW-02")
def test_the_normal_bee_goes_first_and_then_the_special_one_comes() -> None:
    table = lay({0: "A:n", 4: "A:T", **FAR}).play("begin:4")
    assert (table.prompt, table.hives[0], table.at(0)) == ("add", "n", "A:T")


@clause("AMB-NEW-03")
def test_with_none_waiting_nothing_is_added() -> None:
    table = lay({0: "A:n", 4: "A:T", **FAR}, waiting={0: ""}).play("begin:4")
    assert (table.at(0), table.seat) == ("A:T", 1)


@clause("AMB-NEW-04")
@pytest.mark.parametrize("seed", range(4))
def test_whoever_takes_one_every_time_has_seven_bees_after_every_scoring(seed: int) -> None:
    from random import Random

    from tests.games.ambrosia.tables import new

    rng = Random(seed)
    table = new(2, "back", events=seed % 2 == 1)
    while not table.over:
        if table.prompt == "turn":
            said = [part for at in table.bees.values() for part in at.split("/")]
            for color in "AB":
                assert sum(len(part) - 2 for part in said if part[0] == color) == 7
        keys = [key for key in table.keys if key != "add:none"]
        table.play(rng.choice(keys))


@clause("AMB-NEW-05")
def test_if_all_own_bees_are_covered_the_new_one_stands_alone_ahead_of_one_of_them() -> None:
    table = lay({4: "B:n/A:n", 5: "B:nn", 9: "B:n/A:T", **FAR})
    assert (table.prompt, table.points, table.hives[0]) == ("add", [0, 0], "n")
    table.play("add:rebel")
    assert table.at(10) == "A:R"  # only the bee on 9 is left
    two = lay({4: "B:n/A:n", 5: "B:nn", 9: "B:n/A:T", 14: "B:n/A:C", **FAR}).play("add:rebel")
    assert two.keys == ["alone:10", "alone:15"]
    assert two.play("alone:15").at(15) == "A:R"


@clause("AMB-NEW-05")
def test_if_the_hive_takes_the_stacks_only_bee_the_new_one_stands_where_it_was() -> None:
    table = lay({4: "A:n", 9: "B:n/A:T", **FAR}).play("add:rebel")
    assert (table.at(4), table.hives[0]) == ("A:R", "n")
    over = lay({4: "A:n/B:n", 9: "B:n/A:T", **FAR}).play("add:rebel")
    assert over.at(4) == "A:R/B:n"


@clause("AMB-NEW-05", "AMB-HIVE-07")
def test_if_the_hive_takes_the_last_covered_bee_the_new_one_stands_ahead_of_where_it_was() -> None:
    table = lay({4: "B:n/A:n", 5: "B:n", **FAR}).play("add:rebel")
    assert (table.at(4), table.at(6), table.hives[0]) == ("B:n", "A:R", "n")
