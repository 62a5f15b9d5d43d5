"""Royal jelly.  AMB-JELLY"""

from __future__ import annotations

import pytest

import skep
from skep.testing import clause
from tests.games.ambrosia.tables import lay, played_out

FAR = {20: "B:nnn"}


@clause("AMB-JELLY-01")
def test_jelly_is_used_on_the_own_turn_only() -> None:
    table = lay({0: "A:nnn", **FAR}, jelly=(0, 2), player=0)
    assert table.why("point") == "AMB-JELLY-02"
    match = table.match()
    with pytest.raises(skep.IllegalAnswer) as caught:
        match.answer("point", 1)
    assert caught.value.code == "not-your-turn"
    assert table.play("move:0,1,1").offers("point")


@clause("AMB-JELLY-02")
def test_a_jelly_does_one_of_three_things() -> None:
    bees = {0: "A:nnn", 4: "B:n/A:n", **FAR}
    point = lay(bees, jelly=(1, 0)).play("point")
    assert (point.jelly, point.points, point.at(4)) == ([0, 0], [1, 0], "B:n/A:n")
    free = lay(bees, jelly=(1, 0)).play("free:4,8")
    assert (free.jelly, free.points, free.at(4)) == ([0, 0], [0, 0], "B:n")
    again = lay(bees, jelly=(1, 0)).play("move:0,1,1", "done", "again")
    assert (again.jelly, again.points, again.seat) == ([0, 0], [0, 0], 0)


@clause("AMB-JELLY-03")
def test_a_used_jelly_goes_back_to_the_supply() -> None:
    table = lay({0: "A:nnn", **FAR}, jelly=(2, 1))
    assert table.meadow.supply() == 27
    assert table.play("point").meadow.supply() == 28


@clause("AMB-JELLY-04")
def test_one_jelly_a_turn_is_used_for_an_action_and_no_second() -> None:
    bees = {0: "A:nnn", 4: "B:n/A:n", 8: "B:n/A:n", **FAR}
    table = lay(bees, jelly=(3, 0)).play("free:4,8")
    assert table.why("free:8,8") == "AMB-JELLY-04"
    table.play("move:0,1,1")
    assert table.why("free:8,8") == "AMB-JELLY-04"
    table.play("done")
    assert (table.prompt, table.why("again")) == ("more", "AMB-JELLY-04")


@clause("AMB-JELLY-05")
def test_jelly_for_points_comes_on_top_at_any_moment_and_without_limit() -> None:
    bees = {0: "A:nnn", 4: "B:n/A:n", **FAR}
    table = lay(bees, jelly=(6, 0)).play("point", "free:4,8", "point", "move:0,1,1")
    table.play("point", "done", "point", "point")
    assert (table.points, table.jelly, table.seat) == ([5, 0], [0, 0], 1)


@clause("AMB-JELLY-06")
def test_an_additional_turn_is_a_full_turn_with_its_own_check() -> None:
    table = lay({0: "A:nnn", **FAR}, jelly=(1, 0)).play("move:0,1,1", "done", "again")
    assert (table.seat, table.prompt) == (0, "turn")
    table.play("move:0,1,1")
    assert (table.seat, table.meadow.scorings) == (1, [0, 0])  # a pair lies on 1
    scored = lay({0: "A:nnn", **FAR}, jelly=(1, 0)).play("move:0,1,1", "done", "again")
    scored.play("move:0,2,2")
    assert scored.seat == 1
    stuck = lay({0: "A:nn", 5: "A:nn", **FAR}, jelly=(1, 0)).play("move:0,1,1", "done", "again")
    assert stuck.play("move:5,1,6").meadow.scorings == [1, 0]


@clause("AMB-JELLY-07")
def test_a_scoring_due_is_carried_out_before_the_additional_turn() -> None:
    table = lay({0: "A:nn", **FAR}, jelly=(1, 0)).play("move:0,1,1", "done")
    assert table.points == [2, 0]
    table.play("begin:0", "add:turbo")
    assert (table.prompt, table.at(1)) == ("more", "A:Tn")
    table.play("again")
    assert (table.seat, table.prompt) == (0, "turn")
    assert table.moves()[0].startswith("1,")


@clause("AMB-JELLY-08")
def test_in_the_additional_turn_jelly_is_good_for_points_only() -> None:
    bees = {0: "A:nnnn", 4: "B:n/A:n", **FAR}
    table = lay(bees, jelly=(4, 0)).play("move:0,1,1", "done", "again")
    assert table.why("free:4,8") == "AMB-JELLY-08"
    table.play("point", "move:0,1,1", "done")
    assert (table.prompt, table.why("again")) == ("more", "AMB-JELLY-08")
    assert table.play("done").seat == 1


@clause("AMB-JELLY-09")
def test_any_own_covered_bee_is_freed_whatever_lies_on_it() -> None:
    bees = {0: "A:nnn", 4: "B:nnn/A:Tn", 8: "B:n/A:n", **FAR}
    table = lay(bees, jelly=(1, 0))
    free = [key for key in table.keys if key.startswith("free")]
    assert free == ["free:4,8", "free:4,9", "free:8,8"]
    assert table.plays("free:4,8").at(4) == "B:nnn/A:n"
    assert table.plays("free:4,9").at(4) == "B:nnn/A:T"
    assert table.why("free:20,8") == "AMB-JELLY-09"


@clause("AMB-JELLY-10")
def test_the_freed_bee_goes_on_top_of_the_next_own_group_forward() -> None:
    bees = {0: "A:nnn", 12: "A:Rn", 4: "B:n/A:n", 15: "B:n/A:n", **FAR}
    table = lay(bees, jelly=(1, 0))
    assert table.plays("free:4,8").at(12) == "A:nRn"
    assert table.plays("free:15,8").at(0) == "A:nnnn"


@clause("AMB-JELLY-11")
def test_a_freed_special_bee_has_its_power_and_the_space_does_nothing() -> None:
    bees = {0: "A:nnn", 4: "B:n/A:T", 6: "A:n", **FAR}
    table = lay(bees, jelly=(1, 0), special={6: "honeywell"}).play("free:4,8")
    assert (table.at(6), table.points) == ("A:Tn", [0, 0])
    assert "6,2,9" in table.moves()


@clause("AMB-JELLY-12")
def test_without_an_uncovered_group_nothing_can_be_freed() -> None:
    table = lay({4: "B:n/A:n", **FAR}, jelly=(1, 0))
    assert table.keys == ["score", "point"]
    assert table.why("free:4,8") == "AMB-JELLY-12"


@clause("AMB-JELLY-13")
def test_a_jelly_for_a_point_moves_the_drop_by_one() -> None:
    assert lay({0: "A:nnn", **FAR}, jelly=(1, 0), points=(4, 0)).play("point").points == [5, 0]


@clause("AMB-JELLY-14")
def test_jelly_may_be_kept_without_limit() -> None:
    table = lay({0: "A:nnn", **FAR}, jelly=(20, 5)).play("move:0,1,1", "done", "done")
    assert table.jelly == [20, 5]


@clause("AMB-JELLY-15")
def test_an_empty_supply_gives_nothing_and_owes_nothing() -> None:
    table = lay({0: "A:n", **FAR}, jelly=(10, 20), points=(9, 30)).play("score")
    assert (table.points[0], table.jelly) == (10, [10, 20])
    table = lay({0: "A:n", 4: "A:n", **FAR}, jelly=(9, 20), points=(9, 30), scorings=(0, 1))
    table.play("score")  # one for the symbol
    assert table.jelly == [10, 20]
    table.play("begin:0")  # none for the hive
    assert table.jelly == [10, 20]


def test_jelly_is_never_below_nothing_nor_above_what_there_is() -> None:
    for seed in range(3):
        for table in played_out("back", seed, seats=4):
            assert min(table.jelly) >= 0
            assert sum(table.jelly) <= 30
