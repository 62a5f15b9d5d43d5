"""Event cards in common, and those that change moves.  AMB-EVENT, AMB-EVT-01…25"""

from __future__ import annotations

import pytest

from skep.games.ambrosia import GAME
from skep.games.ambrosia.pieces import EVENTS
from skep.testing import clause
from tests.games.ambrosia.tables import lay, played_out, started

FAR = {20: "B:nnn"}


@clause("AMB-EVENT-01")
def test_the_first_card_is_turned_up_after_the_placement() -> None:
    table = started(events=True).play("pick:turbo", "pick:rebel", "place:0", "place:8")
    assert (table.prompt, table.seat) == ("event", -1)
    assert len(table.keys) == 17
    table.play("event:fertile-days")
    assert (table.event, table.prompt, table.seat) == ("fertile-days", "turn", 0)


@clause("AMB-EVENT-02")
def test_a_card_applies_until_the_next_is_turned_up() -> None:
    table = lay({0: "A:n", 4: "A:n", **FAR}, values={20: 2}, event="fertile-days")
    assert table.worth(1) == 4
    table.play("begin:0", "add:turbo", "event:equal-rights")
    assert (table.event, table.worth(1)) == ("equal-rights", 2)


@clause("AMB-EVENT-03")
def test_the_next_card_is_the_last_step_of_every_scoring_but_the_last() -> None:
    table = lay({0: "A:n", 4: "A:n", **FAR}, event="fertile-days").play("begin:0")
    assert table.event == "fertile-days"
    table.play("add:turbo")
    assert table.prompt == "event"
    ended = lay({0: "A:n", **FAR}, event="fertile-days", scorings=(6, 0))
    assert (ended.over, ended.event) == (True, "fertile-days")


@clause("AMB-EVENT-04")
def test_a_scoring_is_ruled_by_the_card_open_when_it_begins() -> None:
    table = lay({0: "A:n", 4: "A:n", **FAR}, event="hidden-talents").play("begin:0")
    assert table.keys == ["add:none", "add:chance"]
    table.play("add:chance", "talent:rebel", "event:fertile-days")
    assert table.at(4) == "A:Rn"


@clause("AMB-EVENT-05")
def test_the_new_card_holds_for_an_additional_or_grasshopper_turn() -> None:
    paid = lay({0: "A:n", 4: "A:n", **FAR}, event="fertile-days", jelly=(1, 0)).play("score")
    paid.play("begin:0", "add:turbo", "event:surprising-turn", "done", "again")
    assert paid.seat == 0
    assert "4,1,3" in paid.moves()
    hop = lay({0: "A:n", 4: "A:n", **FAR}, event="fertile-days", special={0: "grasshopper"})
    hop.play("begin:0", "add:turbo", "event:surprising-turn", "hop")
    assert hop.seat == 0
    assert "4,1,3" in hop.moves()


@clause("AMB-EVENT-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_old_cards_leave_the_game_and_seventeen_are_enough(seats: int) -> None:
    for seed in range(3):
        seen: list[str] = []
        for table in played_out("front", seed, seats=seats):
            if table.event and (not seen or seen[-1] != table.event):
                seen.append(table.event)
        assert len(seen) == len(set(seen)) <= 17
        scorings = sum(table.meadow.scorings)
        assert scorings <= 17
        assert table.meadow.turned is not None
        assert len(table.meadow.turned.cards) == min(17, scorings)


@clause("AMB-EVENT-07")
def test_the_open_card_holds_for_final_counts_except_mutual_agreement() -> None:
    fertile = lay({0: "A:n", **FAR}, values={20: 2}, event="fertile-days", scorings=(6, 0))
    assert fertile.points[1] == 4
    mutual = lay({0: "A:n", 10: "B:Hn"}, event="mutual-agreement", scorings=(6, 0))
    assert (mutual.over, mutual.event, mutual.points) == (True, "", [1, 2])


@clause("AMB-EVENT-08")
def test_cards_that_act_once_do_so_in_turn_order_from_the_scorer_and_may_be_declined() -> None:
    bees = {0: "A:nnn", 10: "B:n", 11: "B:n", 18: "R:nnn"}
    table = lay(bees, seats=3, player=1, event="fertile-days")
    table.play("begin:10", "add:turbo", "event:spontaneous-inspiration")
    order = []
    for _ in range(3):
        order.append((table.seat, table.prompt, table.offers("done")))
        table.play("done")
    assert order == [(1, "inspire", True), (2, "inspire", True), (0, "inspire", True)]
    start = started(3, first=2, events=True).play("pick:turbo", "pick:turbo", "pick:turbo")
    start.play("place:0", "place:10", "place:20", "event:spontaneous-inspiration")
    assert (start.seat, start.prompt) == (2, "inspire")


@clause("AMB-EVENT-09")
def test_without_the_option_no_card_is_ever_in_force() -> None:
    for table in played_out("back", 3, events=False):
        assert table.event == ""
        assert table.prompt != "event"


# The cards, first half


@clause("AMB-EVT-01")
def test_surprising_turn_sends_every_move_the_other_way() -> None:
    table = lay({5: "A:nnn", **FAR}, event="surprising-turn")
    assert table.moves() == ["5,1,4", "5,2,3", "5,3,2"]
    assert table.why("move:5,1,6") == "AMB-MOVE-05"


@clause("AMB-EVT-02")
def test_surprising_turn_turns_backward_moves_too() -> None:
    table = lay({5: "A:Rn", **FAR}, event="surprising-turn")
    assert sorted(table.moves()) == ["5,1,4", "5,1,6", "5,2,3", "5,2,7"]
    turbo = lay({5: "A:Tn", **FAR}, event="surprising-turn")
    assert sorted(turbo.moves()) == ["5,1,3", "5,1,4", "5,2,2", "5,2,3"]
    leaves = lay({5: "A:nn", **FAR}, event="surprising-turn", special={5: "leaves"})
    assert "5,1,6" in leaves.moves()


@clause("AMB-EVT-03")
def test_surprising_turn_turns_stacking_up() -> None:
    bees = {2: "A:C", 9: "A:T", 15: "A:R", 4: "B:n/A:n", **FAR}
    table = lay(bees, event="surprising-turn").play("begin:9", "add:none")
    assert table.at(15) == "A:TCR"


@clause("AMB-EVT-04")
def test_surprising_turn_turns_freeing_and_the_saboteur() -> None:
    bees = {0: "A:nnn", 8: "A:nn", 4: "B:n/A:n", **FAR}
    table = lay(bees, event="surprising-turn", jelly=(1, 0)).play("free:4,8")
    assert table.at(0) == "A:nnnn"
    sabotage = lay({5: "A:nn", 6: "B:S", **FAR}, event="surprising-turn")
    assert sabotage.worth() == 0


@clause("AMB-EVT-05")
def test_the_direction_counter_shows_its_back_while_it_lasts() -> None:
    table = lay({0: "A:n", 4: "A:n", **FAR}, event="surprising-turn")
    assert GAME.view(table.meadow, None)["direction"] == -1
    table.play("begin:0", "add:turbo", "event:fertile-days")
    assert GAME.view(table.meadow, None)["direction"] == 1


@clause("AMB-EVT-06")
def test_advanced_movement_lets_normal_bees_fly_like_the_turbo() -> None:
    table = lay({0: "A:nn", **FAR}, event="advanced-movement")
    assert table.moves() == ["0,1,1", "0,1,2", "0,2,2", "0,2,3"]
    organizer = lay({0: "A:On", **FAR}, event="advanced-movement")
    assert "0,1,2" not in organizer.moves()
    assert "0,1,2" in organizer.play("organize:0", "next:normal").moves()


@clause("AMB-EVT-06")
def test_advanced_movement_read_literally_lets_normal_bees_score_like_the_collector() -> None:
    table = lay({0: "A:nn", 5: "A:H", **FAR}, event="advanced-movement", literal=True)
    assert table.moves() == ["0,1,1", "0,2,2"]
    assert table.worth() == 2 + 2
    assert lay({0: "A:nn", 5: "A:H", **FAR}, event="fertile-days", literal=True).worth() == 3


@clause("AMB-EVT-07")
def test_under_advanced_movement_a_special_bee_keeps_just_its_own_power() -> None:
    assert lay({5: "A:Gn", **FAR}, event="advanced-movement").moves() == ["5,1,6", "5,2,7"]
    turbo = lay({5: "A:Tn", **FAR}, event="advanced-movement")
    assert turbo.moves() == ["5,1,6", "5,1,7", "5,2,7", "5,2,8"]


@clause("AMB-EVT-08")
def test_under_mutual_agreement_each_decides_for_the_color_on_the_left() -> None:
    bees = {0: "A:nnn", 10: "B:nnn", 18: "R:nnn"}
    table = lay(bees, seats=3, event="mutual-agreement")
    order = []
    for _ in range(3):
        order.append((table.player, table.seat))
        table.play(table.keys[0])
    assert order == [(0, 2), (1, 0), (2, 1)]
    hidden = lay({0: "A:nTn", 10: "B:nRn"}, event="mutual-agreement")
    group = GAME.view(hidden.meadow, 1)["spaces"][0]["group"]
    assert group["bees"] == ["normal", "turbo", "normal"]


@clause("AMB-EVT-09")
def test_under_mutual_agreement_points_jelly_and_hives_stay_with_the_color() -> None:
    table = lay({0: "A:n", 4: "A:n", **FAR}, event="mutual-agreement", points=(8, 30),
                scorings=(0, 1))  # fmt: skip
    assert (table.seat, table.points) == (1, [10, 30])
    table.play("begin:0", "add:turbo")
    assert (table.jelly, table.hives) == ([2, 0], ["n", "n"])


@clause("AMB-EVT-10")
def test_under_mutual_agreement_no_jelly_may_be_spent() -> None:
    bees = {0: "A:nnn", 4: "B:n/A:n", **FAR}
    table = lay(bees, event="mutual-agreement", jelly=(3, 3))
    assert not {"point", "free:4,8"} & set(table.keys)
    assert table.why("point") == table.why("free:4,8") == "AMB-EVT-10"
    assert table.play("move:0,1,1").player == 1  # no window, no additional turn


@clause("AMB-EVT-11")
def test_if_it_ends_under_mutual_agreement_everybody_is_their_own_color_again() -> None:
    table = lay({0: "A:n", **FAR}, event="mutual-agreement", scorings=(6, 0), points=(5, 0))
    assert table.over
    assert GAME.scores(table.meadow) == [6, 1]
    assert GAME.ranks(table.meadow) == [1, 2]
    assert [color["hand"] for color in GAME.view(table.meadow, None)["colors"]] == [0, 1]


@clause("AMB-EVT-12")
def test_leaping_puts_a_whole_own_group_on_any_open_space_for_a_jelly() -> None:
    bees = {0: "A:nnn", 5: "A:n", 9: "B:n", 11: "B:nn", **FAR}
    table = lay(bees, event="leaping-behaviour", jelly=(1, 0))
    assert table.plays("leap:5,15").at(15) == "A:n"
    assert table.plays("leap:0,9").at(9) == "A:nnn/B:n"
    assert table.plays("leap:5,0").at(0) == "A:nnnn"
    assert table.why("leap:0,11") == "AMB-DEST-05"
    assert lay(bees, jelly=(1, 0)).why("leap:5,15") == "AMB-EVT-12"
    assert lay(bees, event="leaping-behaviour").why("leap:5,15") == "AMB-JELLY-02"


@clause("AMB-EVT-13")
def test_leaping_is_the_one_action_and_does_not_replace_the_move() -> None:
    bees = {0: "A:nnn", 5: "A:n", 9: "B:n/A:n", **FAR}
    table = lay(bees, event="leaping-behaviour", jelly=(3, 0)).play("leap:5,15")
    assert (table.seat, table.prompt) == (0, "turn")
    assert table.why("free:9,8") == "AMB-JELLY-04"
    assert table.why("leap:15,5") == "AMB-JELLY-04"
    assert table.moves() == ["0,1,1", "0,2,2", "0,3,3"]


@clause("AMB-EVT-14")
def test_royal_favour_gives_everyone_a_jelly() -> None:
    table = lay({0: "A:n", 4: "A:n", **FAR}, event="fertile-days", jelly=(0, 2))
    table.play("begin:0", "add:turbo", "event:royal-favour")
    assert table.jelly == [1, 3]


@clause("AMB-EVT-15")
def test_a_move_of_three_spaces_gives_each_other_player_a_point() -> None:
    bees = {0: "A:nnnn", 10: "B:nnn", 18: "R:nnn"}
    table = lay(bees, seats=3, event="unintended-consequences")
    assert table.plays("move:0,3,3").points == [0, 1, 1]
    assert table.plays("move:0,4,4").points == [0, 1, 1]
    assert table.plays("move:0,2,2").points == [0, 0, 0]
    sheet = GAME.sheet(table.plays("move:0,3,3").meadow)
    assert [line["seat"] for line in sheet if line["id"] == "events" and line["points"]] == [1, 2]


@clause("AMB-EVT-16")
def test_backward_moves_have_unintended_consequences_too() -> None:
    table = lay({8: "A:Rnn", **FAR}, event="unintended-consequences").play("move:8,3,5")
    assert table.points == [0, 1]


@clause("AMB-EVT-17")
def test_going_through_an_earthworm_hole_has_none() -> None:
    special = {1: "hole", 9: "hole"}
    table = lay({0: "A:nnnn", **FAR}, event="unintended-consequences", special=special)
    table.play("move:0,1,1", "tunnel:1")
    assert (table.at(9), table.points) == ("A:n", [0, 0])


@clause("AMB-EVT-18")
def test_spaces_count_and_not_bees() -> None:
    table = lay({0: "A:Tnn", **FAR}, event="unintended-consequences")
    assert table.plays("move:0,2,3").points == [0, 1]
    assert table.plays("move:0,2,2").points == [0, 0]


@clause("AMB-EVT-19", "AMB-EX-10")
@pytest.mark.parametrize("bees", [{0: "A:n/B:nn"}, {0: "A:n/B:n", 4: "A:n/B:n"}])
def test_valuable_prisoners_bring_a_point_each(bees: dict[int, str]) -> None:
    table = lay({**bees, **FAR}, event="valuable-prisoners")
    assert table.points[0] == len(bees) + 2
    plain = lay({**bees, **FAR})
    assert plain.points[0] == len(bees)


@clause("AMB-EVT-20")
def test_a_takeover_moves_bees_of_another_group_by_the_general_rules() -> None:
    bees = {0: "A:nnn", 10: "B:nnn", 5: "B:n"}
    table = lay(bees, event="enemy-takeover", jelly=(1, 0))
    found = [key for key in table.keys if key.startswith("takeover")]
    assert found == ["takeover:10,1,11", "takeover:10,2,12", "takeover:10,3,13"]
    table.play("takeover:10,2,12")
    assert (table.at(12), table.at(10), table.jelly) == ("B:nn", "B:n", [0, 0])
    assert table.seat == 0
    assert lay(bees, jelly=(1, 0)).why("takeover:10,2,12") == "AMB-EVT-20"
    assert lay(bees, event="enemy-takeover", jelly=(1, 0)).why("takeover:5,1,6") == "AMB-EVT-20"


@clause("AMB-EVT-21")
def test_in_a_takeover_powers_and_spaces_do_not_act_and_the_space_must_be_open_to_them() -> None:
    bees = {0: "A:nnn", 10: "B:Tnn", 12: "A:nn", 13: "A:n"}
    table = lay(bees, event="enemy-takeover", jelly=(1, 0), special={11: "honeywell"})
    found = [key for key in table.keys if key.startswith("takeover")]
    assert found == ["takeover:10,1,11", "takeover:10,3,13"]
    assert table.plays("takeover:10,1,11").points == [0, 0]
    assert table.plays("takeover:10,3,13").at(13) == "B:Tnn/A:n"
    assert table.why("takeover:10,2,12") == "AMB-EVT-21"


@clause("AMB-EVT-22")
def test_a_takeover_is_the_one_action_of_the_turn() -> None:
    bees = {0: "A:nnn", 10: "B:nnn", 5: "B:n/A:n"}
    table = lay(bees, event="enemy-takeover", jelly=(3, 0)).play("takeover:10,1,11")
    assert table.why("free:5,8") == "AMB-JELLY-04"
    assert table.why("takeover:10,1,11") == "AMB-JELLY-04"


@clause("AMB-EVT-23")
def test_under_peaceful_solution_nothing_may_be_covered() -> None:
    table = lay({0: "A:Bnn", 1: "B:n", 2: "B:nn", **FAR}, event="peaceful-solution")
    assert table.at(3) == "A:Bnn"  # the only move that was left
    other = lay({0: "A:nnnn", 1: "B:n", **FAR}, event="peaceful-solution")
    assert other.why("move:0,1,1") == "AMB-EVT-23"


@clause("AMB-EVT-24")
def test_under_peaceful_solution_covered_bees_stay_covered() -> None:
    bees = {0: "A:n", 4: "A:n", 9: "B:n/A:n", **FAR}
    table = lay(bees, event="fertile-days").play("begin:0", "add:none", "event:peaceful-solution")
    assert table.at(9) == "B:n/A:n"
    assert table.worth(0) == 1


@clause("AMB-EVT-25")
def test_under_peaceful_solution_an_own_group_that_covers_may_be_joined() -> None:
    table = lay({0: "A:nnn", 1: "A:n/B:n", **FAR}, event="peaceful-solution").play("move:0,1,1")
    assert table.at(1) == "A:nn/B:n"


def test_every_card_is_met_in_some_random_match() -> None:
    seen = {table.event for seed in range(5) for table in played_out("back", seed)}
    assert seen - {""} == set(EVENTS[1:])
