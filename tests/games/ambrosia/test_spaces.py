"""The special spaces on the back of the meadow.  AMB-BACK and one heading each"""

from __future__ import annotations

from skep.games.ambrosia.box import PARTS
from skep.testing import clause
from tests.games.ambrosia.tables import lay

FAR = {20: "B:nnn"}
HOLES = {1: "hole", 9: "hole"}


@clause("AMB-BACK-01")
def test_on_the_back_flowers_may_be_worth_nothing_or_five() -> None:
    assert {value for part in PARTS for value in part.back} == {0, 1, 2, 3, 5}
    assert {value for part in PARTS for value in part.front} == {1, 2, 3}
    table = lay({0: "A:n", 4: "A:n", **FAR}, values={0: 5, 4: 0}, special={9: "gust"})
    assert table.points[0] == 5


@clause("AMB-BACK-02")
def test_every_special_space_but_the_thicket_is_optional() -> None:
    bees = {0: "A:nnn", 1: "A:n", 5: "B:n/A:n", **FAR}
    for special in ({1: "gust"}, HOLES, {1: "beekeeper"}, {1: "guerrilla"}):
        table = lay(bees, special=special).play("move:0,1,1")
        assert table.seat == 0
        assert table.play("done").seat == 1
    asked = lay(bees, special={1: "honeywell"}, ask=True).play("move:0,1,1")
    assert (asked.prompt, asked.plays("no").points, asked.plays("yes").points) == (
        "honey", [0, 0], [1, 0]
    )  # fmt: skip
    hop = lay({0: "A:n", 4: "A:n", **FAR}, special={0: "grasshopper"}).play("begin:0", "add:none")
    assert hop.play("stay").seat == 1
    arena = lay({0: "A:n/B:n", **FAR}, special={0: "arena"}, ask=True)
    assert arena.play("no").points[0] == 1
    bow = lay({0: "A:n", 4: "A:n", **FAR}, special={0: "rainbow", 4: "rainbow"}, ask=True)
    assert bow.play("no").points[0] == 2
    assert lay({5: "A:Tn", **FAR}, special={5: "thicket"}).moves() == ["5,1,6", "5,2,7"]


@clause("AMB-BACK-03")
def test_a_special_space_need_not_be_used_even_if_nothing_else_can_move() -> None:
    wall = {6: "B:nn", 7: "B:nn", 15: "B:nnn"}
    table = lay({5: "A:nn", **wall}, special={5: "leaves"})
    assert table.offers("score")
    assert table.play("score").meadow.scorings == [1, 0]


@clause("AMB-BACK-04")
def test_a_landing_effect_is_set_off_by_move_gust_and_leap() -> None:
    well = {3: "honeywell", 1: "gust"}
    bees = {0: "A:nnn", 2: "A:nn", 1: "A:n", **FAR}
    move = lay(bees, special=well).play("move:2,1,3")
    assert move.points == [1, 0]
    gust = lay(bees, special=well).play("move:0,1,1", "move:1,2,3")
    assert gust.points == [1, 0]
    leap = lay(bees, special=well, event="leaping-behaviour", jelly=(1, 0)).play("leap:2,3")
    assert leap.points == [1, 0]


@clause("AMB-BACK-05")
def test_it_is_not_set_off_otherwise() -> None:
    special = {**HOLES, 6: "honeywell"}
    exit_ = lay({0: "A:nnn", **FAR}, special={1: "hole", 9: "hole"}).play("move:0,1,1", "tunnel:1")
    assert (exit_.seat, exit_.at(9)) == (1, "A:n")
    freed = lay({0: "A:nnn", 4: "B:n/A:n", 6: "A:n", **FAR}, special=special, jelly=(1, 0))
    assert freed.play("free:4,8").points == [0, 0]
    stacked = lay({0: "A:n", 6: "A:n", **FAR}, special=special).play("begin:0", "add:none")
    assert stacked.points == [2, 0]
    taken = lay({0: "A:nnn", 5: "B:nn"}, special=special, event="enemy-takeover", jelly=(1, 0))
    assert taken.play("takeover:5,1,6").points == [0, 0]


@clause("AMB-BACK-06")
def test_a_special_space_acts_once_in_a_turn_and_again_in_the_next() -> None:
    bees = {0: "A:nnnn", 2: "A:nn", **FAR}
    table = lay(bees, special={1: "gust", 3: "honeywell"}, event="leaping-behaviour", jelly=(2, 0))
    table.play("leap:2,3")
    assert table.points == [1, 0]
    table.play("move:0,3,3")  # joins the well that has acted
    assert table.points == [1, 0]
    paid = lay({0: "A:nnnn", 2: "A:nn", **FAR}, special={3: "honeywell"}, jelly=(1, 0))
    paid.play("move:2,1,3", "done", "again", "move:0,3,3")
    assert paid.points == [2, 0]


@clause("AMB-BACK-07")
def test_a_special_space_scores_its_flower_too() -> None:
    for name in ("gust", "thicket", "honeywell", "beekeeper", "leaves", "guerrilla"):
        assert lay({5: "A:n", **FAR}, values={5: 3}, special={5: name}).points[0] == 3


# Earthworm holes


@clause("AMB-WORM-01")
def test_a_hole_leads_to_the_other_of_its_color_alone() -> None:
    special = {1: "hole", 5: "hole", 9: "hole", 13: "hole"}
    pairs = {1: "red", 5: "blue", 9: "red", 13: "blue"}
    table = lay({0: "A:nnn", **FAR}, special=special, pairs=pairs).play("move:0,1,1", "tunnel:1")
    assert table.at(9) == "A:n"


@clause("AMB-WORM-02")
def test_a_move_that_ends_on_a_hole_may_go_on_to_its_partner() -> None:
    table = lay({0: "A:nnn", **FAR}, special=HOLES).play("move:0,1,1")
    assert (table.seat, table.prompt, table.keys) == (0, "tunnel", ["done", "tunnel:1"])
    assert table.plays("done").at(1) == "A:n"
    assert table.plays("tunnel:1").at(9) == "A:n"


@clause("AMB-WORM-03")
def test_any_number_of_the_group_there_may_go_from_the_top() -> None:
    table = lay({0: "A:Tnn", 1: "A:R", **FAR}, special=HOLES).play("move:0,1,1")
    assert table.keys == ["done", "tunnel:1", "tunnel:2"]
    one = table.plays("tunnel:1")
    assert (one.at(9), one.at(1)) == ("A:T", "A:R")
    assert table.plays("tunnel:2").at(9) == "A:TR"


@clause("AMB-WORM-04")
def test_the_partner_must_be_open() -> None:
    closed = lay({0: "A:nnn", 9: "B:nn", **FAR}, special=HOLES).play("move:0,1,1")
    assert closed.seat == 1
    open_ = lay({0: "A:nnn", 9: "B:n", **FAR}, special=HOLES).play("move:0,1,1", "tunnel:1")
    assert open_.at(9) == "A:n/B:n"


@clause("AMB-WORM-05")
def test_a_group_on_a_hole_at_the_turns_start_cannot_go_through_as_its_move() -> None:
    table = lay({1: "A:nn", **FAR}, special=HOLES)
    assert table.keys == ["move:1,1,2", "move:1,2,3"]
    stuck = lay({1: "A:nn", 2: "B:nn", 3: "B:nn", **FAR}, special=HOLES)
    assert stuck.points == [1, 0]


@clause("AMB-WORM-06")
def test_the_exit_sets_off_nothing_and_does_not_lead_back() -> None:
    table = lay({0: "A:nnn", 9: "A:n", **FAR}, special=HOLES).play("move:0,1,1", "tunnel:1")
    assert (table.at(9), table.seat) == ("A:nn", 1)


# Thicket


@clause("AMB-THICK-01")
def test_on_a_thicket_special_bees_have_no_power_at_all() -> None:
    thicket = {5: "thicket"}
    assert lay({5: "A:Hn", **FAR}, values={5: 5}, special=thicket).worth() == 5
    assert lay({5: "A:Cn", **FAR}, values={5: 5}, special=thicket).worth() == 5
    assert lay({5: "A:Rn", **FAR}, special=thicket).moves() == ["5,1,6", "5,2,7"]
    assert lay({5: "A:On", **FAR}, special=thicket).keys == ["move:5,1,6", "move:5,2,7"]
    assert not lay({5: "A:Dn", **FAR}, special=thicket).offers("score")
    assert lay({4: "A:nn", 5: "B:G", **FAR}, special=thicket).offers("move:4,1,5")
    assert lay({5: "B:S", 6: "A:nn", **FAR}, values={6: 3}, special=thicket).worth() == 3
    advanced = lay({5: "A:nn", **FAR}, special=thicket, event="advanced-movement")
    assert "5,1,7" in advanced.moves()  # the thicket silences special bees only


@clause("AMB-THICK-02")
def test_no_power_has_an_effect_on_a_thicket_from_outside() -> None:
    thicket = {5: "thicket"}
    berserk = lay({4: "A:Bnn", 5: "B:nn", **FAR}, special=thicket)
    assert berserk.why("move:4,1,5") == "AMB-THICK-02"
    assert lay({4: "B:S", 5: "A:nn", **FAR}, values={5: 5}, special=thicket).worth() == 5


@clause("AMB-THICK-03")
def test_turbo_and_rebel_may_fly_into_a_thicket_from_elsewhere() -> None:
    thicket = {5: "thicket"}
    assert lay({3: "A:Tnn", **FAR}, special=thicket).offers("move:3,1,5")
    assert lay({6: "A:Rnn", **FAR}, special=thicket).offers("move:6,1,5")


# Gust, honeywell, beekeeper


@clause("AMB-GUST-01")
def test_a_gust_allows_another_move_from_it_at_once() -> None:
    table = lay({0: "A:nnn", 1: "A:n", 12: "A:nn", **FAR}, special={1: "gust"})
    table.play("move:0,1,1")
    assert (table.seat, table.keys) == (0, ["done", "move:1,1,2", "move:1,2,3"])
    assert table.why("move:12,1,13") == "AMB-GUST-01"
    table.play("move:1,2,3")
    assert (table.at(3), table.seat) == ("A:nn", 1)


@clause("AMB-GUST-02")
def test_the_gusts_move_follows_the_rules_and_powers_work() -> None:
    single = lay({0: "A:nnn", **FAR}, special={1: "gust"}).play("move:0,1,1")
    assert single.seat == 1  # one bee cannot move
    turbo = lay({0: "A:Tnn", 1: "A:n", **FAR}, special={1: "gust"}).play("move:0,1,1")
    assert turbo.keys == ["done", "move:1,1,2", "move:1,1,3", "move:1,2,3", "move:1,2,4"]
    organizer = lay({0: "A:Onn", 1: "A:R", 22: "B:nn"}, special={1: "gust"}).play("move:0,1,1")
    organizer.play("organize:1", "next:rebel")
    assert organizer.offers("move:1,1,0")
    chain = lay({0: "A:nnn", 1: "A:n", **FAR}, special={1: "gust", 3: "honeywell"})
    assert chain.play("move:0,1,1", "move:1,2,3").points == [1, 0]


@clause("AMB-WELL-01")
def test_a_honeywell_gives_a_point_at_once_also_when_joining() -> None:
    table = lay({0: "A:nnn", **FAR}, special={1: "honeywell"}).play("move:0,1,1")
    assert table.points == [1, 0]
    join = lay({0: "A:nnn", 1: "A:n", **FAR}, special={1: "honeywell"}).play("move:0,1,1")
    assert join.points == [1, 0]


@clause("AMB-WELL-02")
def test_that_point_is_never_doubled() -> None:
    table = lay({0: "A:Hnn", **FAR}, special={1: "honeywell"}).play("move:0,1,1")
    assert table.points == [1, 0]


@clause("AMB-KEEP-01")
def test_the_beekeeper_takes_a_point_off_one_other_player() -> None:
    bees = {0: "A:nnn", 10: "B:nnn", 16: "R:nnn"}
    table = lay(bees, seats=3, special={1: "beekeeper"}, points=(5, 5, 5)).play("move:0,1,1")
    assert (table.seat, table.keys) == (0, ["done", "rob:1", "rob:2"])
    assert table.plays("rob:2").points == [5, 5, 4]
    assert table.plays("done").points == [5, 5, 5]


@clause("AMB-KEEP-02")
def test_nobody_drops_below_nothing() -> None:
    table = lay({0: "A:nnn", **FAR}, special={1: "beekeeper"}).play("move:0,1,1", "rob:1")
    assert table.points == [0, 0]


@clause("AMB-KEEP-03")
def test_who_passes_a_symbol_again_gets_no_jelly_for_it() -> None:
    table = lay({0: "A:nnn", 20: "B:nn"}, special={1: "beekeeper"}, points=(20, 10), jelly=(0, 1))
    table.play("move:0,1,1", "rob:1")
    assert table.points == [20, 9]
    table.play("point")
    assert (table.points, table.jelly) == ([20, 10], [0, 0])


# Leaves, arena, guerrilla, grasshopper, rainbow


@clause("AMB-LEAF-01")
def test_a_move_from_leaves_may_go_backwards() -> None:
    table = lay({5: "A:nn", **FAR}, special={5: "leaves"})
    assert table.moves() == ["5,1,6", "5,1,4", "5,2,7", "5,2,3"]
    turbo = lay({5: "A:Tn", **FAR}, special={5: "leaves"})
    assert {"5,1,3", "5,2,2"} <= set(turbo.moves())


@clause("AMB-LEAF-02")
def test_if_only_such_moves_are_left_the_player_chooses_between_one_and_scoring() -> None:
    wall = {6: "B:nn", 7: "B:nn", 15: "B:nnn"}
    start = lay({5: "A:nn", **wall}, special={5: "leaves"})
    assert start.keys == ["score", "move:5,1,4", "move:5,2,3"]
    check = lay({5: "A:nn", 10: "A:nn", **wall}, special={5: "leaves"}).play("move:10,1,11")
    assert (check.prompt, check.keys) == ("check", ["wait", "score"])
    assert check.plays("wait").seat == 1
    assert check.plays("score").meadow.scorings == [1, 0]


@clause("AMB-ARENA-01")
def test_covering_somebody_in_the_arena_brings_a_point_more() -> None:
    arena = {5: "arena"}
    assert lay({5: "A:n/B:n", **FAR}, special=arena).points[0] == 2
    assert lay({5: "A:n", **FAR}, special=arena).points[0] == 1
    assert lay({6: "A:n/B:n", **FAR}, special=arena).points[0] == 1
    protest = lay({0: "A:n", 5: "B:nn/A:n"}, special=arena, event="prisoners-protest")
    assert protest.points[0] == 2


@clause("AMB-ARENA-02")
def test_it_is_one_point_however_many_are_covered() -> None:
    assert lay({5: "A:n/B:nn", **FAR}, special={5: "arena"}).points[0] == 2


@clause("AMB-GUER-01")
def test_moving_onto_the_guerrilla_frees_a_covered_bee() -> None:
    bees = {0: "A:nnn", 5: "B:n/A:T", 8: "B:n/A:n", **FAR}
    table = lay(bees, special={1: "guerrilla"}).play("move:0,1,1")
    assert (table.prompt, table.keys) == ("free", ["done", "free:5,8", "free:8,8"])
    table.play("free:5,8")
    assert (table.at(0), table.seat) == ("A:Tnn", 1)
    none = lay({0: "A:nnn", **FAR}, special={1: "guerrilla"}).play("move:0,1,1")
    assert none.seat == 1


@clause("AMB-GUER-02")
def test_it_costs_no_jelly_and_is_not_the_jelly_action() -> None:
    bees = {0: "A:nnn", 5: "B:n/A:n", 8: "B:n/A:n", **FAR}
    table = lay(bees, special={1: "guerrilla"}, jelly=(1, 0)).play("move:0,1,1", "free:5,8")
    assert table.jelly == [1, 0]
    assert table.offers("free:8,8")


@clause("AMB-GRASS-01")
def test_who_is_on_top_here_when_a_scoring_begins_may_take_another_turn_after_it() -> None:
    table = lay({0: "A:n", 4: "A:n", **FAR}, special={0: "grasshopper"})
    table.play("begin:0", "add:turbo")
    assert (table.prompt, table.keys) == ("hop", ["hop", "stay"])
    table.play("hop")
    assert (table.seat, table.prompt) == (0, "turn")
    assert table.play("move:4,2,6").seat == 1  # one more turn, and no more than one
    covered = lay({0: "B:n/A:n", 4: "A:n", **FAR}, special={0: "grasshopper"}).play("add:turbo")
    assert covered.seat == 1


@clause("AMB-GRASS-01", "AMB-TURN-04")
def test_that_turn_comes_straight_after_the_scoring_and_no_jelly_in_between() -> None:
    table = lay({0: "A:n", 4: "A:n", **FAR}, special={0: "grasshopper"}, jelly=(1, 0))
    table.play("score", "begin:0", "add:turbo", "hop")
    assert (table.seat, table.prompt) == (0, "turn")
    stays = lay({0: "A:n", 4: "A:n", **FAR}, special={0: "grasshopper"}, jelly=(1, 0))
    stays.play("score", "begin:0", "add:turbo", "stay")
    assert (stays.seat, stays.prompt) == (0, "after")


@clause("AMB-GRASS-02")
def test_in_that_turn_a_jelly_action_is_allowed_again() -> None:
    bees = {0: "A:nn", 4: "A:nn", 8: "B:n/A:n", **FAR}
    table = lay(bees, special={0: "grasshopper"}, jelly=(3, 0))
    table.play("move:4,1,5", "done", "again")
    assert table.why("free:8,8") == "AMB-JELLY-08"
    table.play("move:0,1,1", "done", "begin:0", "add:rebel", "hop")
    assert table.offers("free:8,8")


@clause("AMB-GRASS-03")
def test_it_does_not_follow_the_scoring_that_ends_the_game() -> None:
    table = lay({0: "A:n", **FAR}, special={0: "grasshopper"}, scorings=(6, 0))
    assert table.over


@clause("AMB-RAIN-01")
def test_being_on_top_of_both_rainbow_spaces_brings_four_points_more() -> None:
    bow = {0: "rainbow", 4: "rainbow"}
    assert lay({0: "A:n", 4: "A:n", **FAR}, special=bow).points[0] == 2 + 4
    assert lay({0: "A:n", 5: "A:n", **FAR}, special=bow).points[0] == 2
    assert lay({0: "A:n", 4: "B:n/A:n", **FAR}, special=bow).points[0] == 1


@clause("AMB-RAIN-02")
def test_the_four_points_are_never_doubled() -> None:
    bow = {0: "rainbow", 4: "rainbow"}
    assert lay({0: "A:H", 4: "A:n", **FAR}, special=bow).points[0] == 2 + 1 + 4
