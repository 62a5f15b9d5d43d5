"""The nine special bees.  AMB-SPEC, GUARD, COLL, HEAVY, TURBO, REBEL, BERS, DRONE, SABO, ORG"""

from __future__ import annotations

import pytest

from skep.games.ambrosia.index.agreement import disagreements
from skep.testing import clause
from tests.games.ambrosia.tables import Table, lay

FAR = {20: "B:nnn"}


@clause("AMB-SPEC-01")
def test_a_special_bee_overrides_the_rule_it_contradicts() -> None:
    table = lay({5: "A:Rnn", **FAR})
    assert "5,1,4" in table.moves()  # against AMB-MOVE-05
    assert "5,2,7" in table.moves()


@clause("AMB-SPEC-02")
def test_its_power_may_be_left_unused() -> None:
    table = lay({5: "A:Tnn", **FAR}).play("move:5,2,7")
    assert table.at(7) == "A:Tn"
    drone = lay({0: "A:nnn", 5: "A:n", **FAR})
    assert not drone.offers("score")


@clause("AMB-SPEC-02")
def test_a_table_that_asks_lets_points_be_declined() -> None:
    bees = {0: "A:H", 4: "A:C", **FAR}
    table = lay(bees, values={0: 3, 4: 2}, ask=True)
    assert (table.prompt, table.keys) == ("bonus", ["yes", "no"])
    assert table.meadow.prompt.facts(table.meadow)["what"] == "heavyweight"
    assert table.plays("no", "no").points == [5, 0]
    assert table.plays("yes", "no").points == [8, 0]
    assert table.plays("no", "no").worth() == table.worth()  # declined this time only
    assert table.plays("no", "yes").points == [6, 0]


@clause("AMB-SPEC-03")
def test_if_only_a_power_makes_a_move_possible_it_must_be_used() -> None:
    wall = {6: "B:nn", 7: "B:nn", 15: "B:nnn"}
    table = lay({5: "A:Rn", **wall})
    assert table.keys == ["move:5,1,4", "move:5,2,3"]
    assert table.why("score") == "AMB-FORCE-01"


@clause("AMB-SPEC-04")
def test_guardian_collector_heavyweight_and_saboteur_work_unasked() -> None:
    table = lay({0: "A:H", 4: "A:C", 7: "A:n", 6: "B:S", **FAR}, values={0: 3, 4: 2, 7: 3})
    assert (table.prompt, table.points) == ("begin", [6 + 3, 0])
    assert not lay({0: "A:nnn", 1: "B:G", **FAR}).offers("move:0,1,1")


@clause("AMB-SPEC-05")
def test_a_power_works_on_top_of_a_group_or_alone() -> None:
    assert lay({0: "A:Hnn", **FAR}, values={0: 3}).worth() == 6
    assert lay({0: "A:H", 5: "A:nn", **FAR}, values={0: 3}).worth() == 7
    assert lay({0: "A:nH", 5: "A:nn", **FAR}, values={0: 3}).worth() == 4


@clause("AMB-SPEC-06")
def test_a_special_bee_that_is_covered_or_lies_lower_does_nothing() -> None:
    table = lay({0: "A:nnT", **FAR})
    assert table.moves() == ["0,1,1", "0,2,2", "0,3,3"]
    covered = lay({0: "A:nnn", 4: "B:nn/A:S", 5: "B:n", **FAR}, values={5: 3})
    assert covered.worth(1) == 1 + 3 + 1


@clause("AMB-SPEC-07")
def test_of_several_only_the_top_one_works() -> None:
    table = lay({5: "A:TRn", **FAR})
    assert "5,1,7" in table.moves()
    assert "5,1,4" not in table.moves()
    assert lay({5: "A:CH", **FAR}, values={5: 3}).worth() == 4


@clause("AMB-SPEC-08")
def test_the_power_is_for_those_beneath_and_those_moved_with_it() -> None:
    table = lay({0: "A:nnn", 1: "B:Gnn", 2: "B:n", **FAR})
    assert table.why("move:0,1,1") == "AMB-DEST-05"
    rebel = lay({5: "A:Rnnn", **FAR}).play("move:5,4,1")
    assert rebel.at(1) == "A:Rnnn"


@clause("AMB-SPEC-09")
def test_the_bee_on_top_before_the_move_decides() -> None:
    table = lay({5: "A:Tnn", 7: "A:nn", **FAR}).play("move:5,1,7")
    assert table.at(7) == "A:Tnn"
    no = lay({5: "A:nTn", **FAR})
    assert "5,1,7" not in no.moves()


@clause("AMB-SPEC-10")
def test_powers_are_read_when_they_are_used() -> None:
    table = lay({0: "A:nnn", 4: "B:nn/A:H", 6: "A:n", **FAR}, values={6: 3}, jelly=(1, 0))
    assert table.worth() == 4
    table.play("free:4,8")
    assert (table.at(6), table.worth()) == ("A:Hn", 7)


@clause("AMB-SPEC-11")
@pytest.mark.parametrize("bee", "GCHTRBDSO")
def test_else_a_special_bee_moves_covers_and_scores_like_a_normal_one(bee: str) -> None:
    table = lay({0: f"A:{bee}nn", 1: "B:n", 9: "A:nn", **FAR})
    assert table.offers("move:0,1,1")
    table.play("move:0,1,1")
    assert table.at(1) == f"A:{bee}/B:n"
    extra = {"C": 1, "H": 1}.get(bee, 0)
    assert table.worth() == 3 + extra


# One by one


@clause("AMB-GUARD-01")
@pytest.mark.parametrize("there", ["B:G", "B:Gn"])
def test_a_guardian_cannot_be_covered(there: str) -> None:
    table = lay({0: "A:Bnn", 1: there, **FAR})
    assert not table.offers("move:0,1,1")
    plain = lay({0: "A:nnn", 1: "B:G", **FAR})
    assert plain.why("move:0,1,1") == "AMB-GUARD-01"


@clause("AMB-GUARD-02")
def test_the_owner_may_join_it_and_its_protection_may_end() -> None:
    table = lay({0: "A:nnn", 1: "A:G", 20: "B:nn", 22: "B:Bnn"})
    table.play("move:0,1,1")
    assert table.at(1) == "A:nG"
    assert table.offers("move:22,3,1")  # the Berserker may cover the two now


@clause("AMB-GUARD-03")
def test_it_holds_against_a_berserker() -> None:
    table = lay({0: "A:Bnn", 1: "B:Gn", **FAR})
    assert table.why("move:0,1,1") == "AMB-GUARD-03"


@clause("AMB-COLL-01")
def test_the_collectors_space_scores_one_more() -> None:
    assert lay({0: "A:C", **FAR}, values={0: 3}).points == [4, 0]
    assert lay({0: "A:n", **FAR}, values={0: 3}).points == [3, 0]


@clause("AMB-HEAVY-01")
def test_the_heavyweights_space_scores_double() -> None:
    assert lay({0: "A:H", **FAR}, values={0: 3}).points == [6, 0]
    assert lay({0: "A:H", **FAR}, values={0: 2}).points == [4, 0]


@clause("AMB-HEAVY-02")
def test_bonuses_are_never_doubled() -> None:
    arena = lay({0: "A:H/B:n", 9: "A:nn", **FAR}, values={9: 0, 0: 3}, special={0: "arena"})
    assert arena.worth() == 6 + 1
    rainbow = lay({0: "A:H", 9: "A:nn", **FAR}, special={0: "rainbow", 9: "rainbow"})
    assert rainbow.worth() == 2 + 1 + 4
    prison = lay({0: "A:H/B:nn", 9: "A:nn", **FAR}, event="valuable-prisoners")
    assert prison.worth() == 2 + 1 + 2
    well = lay({0: "A:Hnn", **FAR}, special={1: "honeywell"}).play("move:0,1,1")
    assert well.points == [1, 0]


@clause("AMB-TURBO-01")
def test_a_turbo_group_may_fly_one_space_further() -> None:
    assert {"0,1,2", "0,2,3", "0,3,4"} <= set(lay({0: "A:Tnn", **FAR}).moves())
    table = lay({0: "A:nnn", **FAR})
    assert table.why("move:0,2,3") == "AMB-TURBO-01"


@clause("AMB-TURBO-02", "AMB-EX-16")
def test_the_player_chooses_each_time_their_number_or_one_more() -> None:
    table = lay({0: "A:Tnn", **FAR})
    assert table.moves() == ["0,1,1", "0,1,2", "0,2,2", "0,2,3", "0,3,3", "0,3,4"]


@clause("AMB-TURBO-03")
def test_the_space_that_turbo_reaches_must_be_open() -> None:
    table = lay({0: "A:Tnn", 2: "B:nn", **FAR})
    assert "0,1,2" not in table.moves()
    assert table.why("move:0,1,2") == "AMB-DEST-05"


@clause("AMB-TURBO-04")
def test_a_turbo_alone_cannot_move() -> None:
    table = lay({0: "A:T", 5: "A:nn", **FAR})
    assert table.why("move:0,1,1") == "AMB-TURBO-04"
    assert table.why("move:0,1,2") == "AMB-TURBO-04"


@clause("AMB-REBEL-01")
def test_a_rebel_group_may_fly_backwards_instead() -> None:
    table = lay({5: "A:Rnn", **FAR})
    assert sorted(table.moves()) == ["5,1,4", "5,1,6", "5,2,3", "5,2,7", "5,3,2", "5,3,8"]


@clause("AMB-REBEL-02", "AMB-EX-09")
def test_backwards_the_distance_is_the_same() -> None:
    table = lay({8: "A:Rnnn", **FAR})
    back = [move for move in table.moves() if int(move.split(",")[2]) < 8]
    assert back == ["8,1,7", "8,2,6", "8,3,5", "8,4,4"]
    ahead = [move for move in table.moves() if int(move.split(",")[2]) > 8]
    assert ahead == ["8,1,9", "8,2,10", "8,3,11", "8,4,12"]


@clause("AMB-REBEL-03")
def test_the_space_reached_backwards_must_be_open() -> None:
    table = lay({5: "A:Rnn", 4: "B:nn", **FAR})
    assert table.why("move:5,1,4") == "AMB-DEST-05"


@clause("AMB-REBEL-04")
@pytest.mark.parametrize("group", ["A:RTn", "A:TRn"])
def test_backwards_and_further_never_combine_in_a_group(group: str) -> None:
    table = lay({8: group, **FAR})
    assert not {"8,1,6", "8,2,5", "8,3,4"} & set(table.moves())


@clause("AMB-BERS-01")
def test_a_berserker_may_also_cover_two_bees() -> None:
    table = lay({0: "A:Bnn", 1: "B:nn", 2: "B:n", **FAR})
    assert {"0,1,1", "0,2,2"} <= set(table.moves())
    table.play("move:0,1,1")
    assert table.at(1) == "A:B/B:nn"


@clause("AMB-BERS-02")
def test_both_must_belong_to_the_same_player() -> None:
    bees = {0: "A:Bnn", 1: "B:n/R:n", 12: "B:nnn", 18: "R:nn"}
    assert not lay(bees, seats=3).offers("move:0,1,1")


@clause("AMB-BERS-03")
def test_nothing_may_lie_beneath_them() -> None:
    bees = {0: "A:Bnn", 1: "B:nn/R:n", 12: "B:nnn", 18: "R:nn"}
    table = lay(bees, seats=3)
    assert table.why("move:0,1,1") == "AMB-DEST-05"


@clause("AMB-BERS-04")
def test_three_or_more_are_never_covered() -> None:
    table = lay({0: "A:Bnn", 1: "B:nnn", **FAR})
    assert table.why("move:0,1,1") == "AMB-BERS-04"


@clause("AMB-BERS-05")
def test_it_works_by_gust_hole_and_leap_too() -> None:
    gust = lay({0: "A:Bnn", 1: "A:n", 2: "B:nn", **FAR}, special={1: "gust"}).play("move:0,1,1")
    assert gust.offers("move:1,1,2")
    holes = {1: "hole", 9: "hole"}
    hole = lay({0: "A:Bnn", 9: "B:nn", **FAR}, special=holes).play("move:0,1,1", "tunnel:1")
    assert hole.at(9) == "A:B/B:nn"
    leap = lay({0: "A:Bnn", 9: "B:nn", **FAR}, event="leaping-behaviour", jelly=(1, 0))
    assert leap.play("leap:0,9").at(9) == "A:Bnn/B:nn"


def drone(group: str = "A:Dn", **more: str) -> Table:
    return lay({5: group, 9: "A:nn", **FAR}, **more)  # type: ignore[arg-type]


@clause("AMB-DRONE-01")
def test_a_drone_on_the_only_pair_that_can_move_lets_the_player_score() -> None:
    table = lay({5: "A:Dn", 9: "A:n", **FAR})
    assert table.offers("score")
    assert table.play("score").points == [2, 0]
    assert not lay({5: "A:Dnn", 9: "A:n", **FAR}).offers("score")
    assert not lay({5: "A:nD", 9: "A:n", **FAR}).offers("score")


@clause("AMB-DRONE-02")
def test_it_may_be_declined_and_the_pair_still_moves() -> None:
    table = lay({5: "A:Dn", 9: "A:n", **FAR})
    assert table.moves() == ["5,1,6", "5,2,7"]
    after = lay({5: "A:Dn", 9: "A:nn", **FAR}).play("move:9,1,10")
    assert (after.prompt, after.keys) == ("check", ["wait", "score"])
    assert after.play("wait").seat == 1


@clause("AMB-DRONE-03")
def test_it_does_nothing_while_another_group_can_move() -> None:
    assert not drone().offers("score")
    moved = drone().play("move:9,2,11")
    assert (moved.seat, moved.meadow.scorings) == (1, [0, 0])


@clause("AMB-DRONE-03", "AMB-CHECK-02")
def test_a_group_that_could_only_leave_backwards_over_leaves_does_not_count() -> None:
    bees = {5: "A:Dn", 9: "A:nn", 10: "B:nn", 11: "B:nn", **FAR}
    assert lay(bees, special={9: "leaves"}).offers("score")
    assert not lay({**bees, 11: "B:n"}, special={9: "leaves"}).offers("score")


@clause("AMB-DRONE-04")
def test_it_works_at_the_check_and_in_place_of_the_move() -> None:
    check = drone().play("move:9,1,10", "score")
    assert check.meadow.scorings == [1, 0]
    instead = lay({5: "A:Dn", 9: "A:n", **FAR}).play("score")
    assert instead.meadow.scorings == [1, 0]
    instead.play("begin:5", "add:none")
    assert instead.seat == 1  # it used up the move


@clause("AMB-DRONE-05")
def test_the_pair_may_stand_on_a_covered_bee() -> None:
    assert lay({5: "A:Dn/B:n", 9: "A:n", **FAR}).offers("score")


@clause("AMB-SABO-01")
def test_the_bee_in_front_of_a_saboteur_gives_its_owner_nothing() -> None:
    table = lay({5: "A:nn", 4: "B:S", 9: "A:n", **FAR}, values={5: 3})
    assert table.worth(0) == 1


@clause("AMB-SABO-02")
def test_it_must_lie_directly_before_in_the_direction_in_force() -> None:
    for at in (3, 6):
        assert lay({5: "A:nn", at: "B:S", **FAR}, values={5: 3}).worth(0) == 3
    turned = lay({5: "A:nn", 6: "B:S", **FAR}, values={5: 3}, event="surprising-turn")
    assert turned.worth(0) == 0
    ahead = lay({0: "A:nn", 23: "B:S", **FAR}, values={0: 3})
    assert ahead.worth(0) == 0  # round the end of the ring


@clause("AMB-SABO-03")
def test_the_whole_space_gives_nothing_but_other_bonuses_stay() -> None:
    special = {5: "rainbow", 9: "rainbow"}
    table = lay({5: "A:Hn", 4: "B:S", 9: "A:n", **FAR}, values={5: 3}, special=special)
    assert table.worth(0) == 0 + 1 + 4
    arena = lay({5: "A:Cn/B:n", 4: "B:S", **FAR}, values={5: 3}, special={5: "arena"})
    assert arena.worth(0) == 0
    prison = lay({5: "A:Cn/B:n", 4: "B:S", **FAR}, values={5: 3}, event="valuable-prisoners")
    assert prison.worth(0) == 1


@clause("AMB-SABO-04")
def test_it_works_in_final_counts_never_against_its_owner_and_two_do_no_more() -> None:
    final = lay({0: "A:n", 10: "B:nn", 9: "A:S"}, values={10: 3}, scorings=(6, 0))
    assert final.points[1] == 0
    own = lay({5: "A:nn", 4: "A:S", **FAR}, values={5: 3})
    assert own.worth(0) == 3 + 1
    two = lay({5: "A:nn", 4: "B:S", 6: "R:S", 12: "B:nn", 18: "R:nn"}, seats=3, values={5: 3})
    assert two.worth(0) == 0


@clause("AMB-ORG-01")
def test_the_organizer_puts_its_whole_group_in_any_order() -> None:
    table = lay({0: "A:OnTn", **FAR}).play("organize:0")
    assert (table.prompt, table.keys) == ("order", ["next:normal", "next:turbo", "next:organizer"])
    table.play("next:turbo", "next:normal", "next:organizer")
    assert table.at(0) == "A:TnOn"
    kept = lay({0: "A:OnTn", **FAR}).play("organize:0", "next:turbo", "done")
    assert kept.at(0) == "A:TOnn"


@clause("AMB-ORG-02")
def test_it_is_done_only_together_with_a_move_of_that_group() -> None:
    table = lay({0: "A:OnT", 9: "A:nn", **FAR}).play("organize:0", "next:turbo", "done")
    assert (table.prompt, {move.split(",")[0] for move in table.moves()}) == ("fly", {"0"})
    assert table.why("move:9,1,10") == "AMB-ORG-02"
    wall = {1: "B:nn", 2: "B:nn", 3: "B:nn"}
    only = lay({0: "A:OnT", 9: "A:nn", **wall, **FAR}).play("organize:0")
    assert only.prompt == "order"
    assert only.keys == ["done", "next:normal", "next:organizer"]  # the Turbo must lie on top
    assert lay({0: "A:Onn", 9: "A:nn", **wall, **FAR}).why("organize:0") == "AMB-ORG-01"


@clause("AMB-ORG-03")
def test_the_bee_on_top_after_it_gives_its_power_to_the_move() -> None:
    table = lay({5: "A:OnR", **FAR}).play("organize:5", "next:rebel", "done")
    assert "5,2,3" in table.moves()
    table.play("move:5,2,3")
    assert (table.at(3), table.at(5)) == ("A:RO", "A:n")
    assert "5,2,3" not in lay({5: "A:OnR", **FAR}).moves()


@clause("AMB-ORG-04")
def test_in_the_check_every_bee_of_the_group_counts_as_a_possible_top() -> None:
    wall = {6: "B:nn", 7: "B:nn"}
    table = lay({5: "A:On", 9: "A:nn", **wall, **FAR}).play("move:9,1,10")
    assert table.meadow.scorings == [1, 0]
    rebel = lay({5: "A:OR", 9: "A:nn", **wall, **FAR}).play("move:9,1,10")
    assert (rebel.seat, rebel.meadow.scorings) == (1, [0, 0])


@clause("AMB-SPEC-11", "AMB-BERS-01", "AMB-REBEL-01", "AMB-TURBO-01", "AMB-ORG-01")
@pytest.mark.parametrize("bee", "nGCHTRBDSO")
@pytest.mark.parametrize("leaves", [False, True])
def test_each_bee_flies_and_covers_as_its_power_says_and_no_further(bee: str, leaves: bool) -> None:
    special = {8: "leaves"} if leaves else {1: "leaves"}
    table = lay({8: f"A:{bee}nn", 9: "B:nn", **FAR}, special=special)
    moves = {"8,2,10", "8,3,11"}
    moves |= {"8,1,10", "8,2,11", "8,3,12"} if bee == "T" else set()
    moves |= {"8,1,7", "8,2,6", "8,3,5"} if bee == "R" or leaves else set()
    moves |= {"8,1,6", "8,2,5", "8,3,4"} if bee == "T" and leaves else set()
    moves |= {"8,1,9"} if bee == "B" else set()
    assert set(table.moves()) == moves
    assert table.offers("organize:8") == (bee == "O")
    assert disagreements(table.meadow) == []


@clause("AMB-GUARD-01", "AMB-SABO-01", "AMB-DRONE-01", "AMB-COLL-01", "AMB-HEAVY-01")
@pytest.mark.parametrize("bee", "nGCHTRBDSO")
def test_each_bee_protects_sabotages_and_scores_as_its_power_says(bee: str) -> None:
    guarded = lay({0: "A:nnn", 1: f"B:{bee}", 2: "A:n", **FAR}, values={2: 3})
    assert guarded.offers("move:0,1,1") == (bee != "G")
    assert guarded.worth(0) == 1 + (0 if bee == "S" else 3)
    alone = lay({5: f"A:{bee}n", 9: "A:n", **FAR}, values={5: 3})
    assert alone.offers("score") == (bee == "D")
    assert alone.worth() == 3 + {"C": 1, "H": 3}.get(bee, 0) + 1
    assert disagreements(guarded.meadow) == disagreements(alone.meadow) == []
