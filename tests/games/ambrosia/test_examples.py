"""The worked examples.  AMB-EX"""

from __future__ import annotations

from skep.testing import clause
from tests.games.ambrosia.tables import Table, lay


def example(group: str = "A:nnnnnnn", there: str = "B:n") -> Table:
    """The rulebook's move example: spaces A to G are 1 to 7 steps ahead of Amber's group."""
    return lay(
        {0: group, 2: "A:nn", 3: "B:nn", 4: there, 5: "A:n/B:n", 7: "B:n/R:n", 14: "R:nn",
         20: "B:nnn"},
        seats=3,
    )  # fmt: skip


@clause("AMB-EX-01")
def test_a_free_space_takes_one_bee() -> None:
    assert example().offers("move:0,1,1")


@clause("AMB-EX-02")
def test_b_own_bees_take_two_more() -> None:
    assert example().offers("move:0,2,2")


@clause("AMB-EX-03")
def test_c_two_opponents_are_closed_but_to_the_berserker() -> None:
    assert example().why("move:0,3,3") == "AMB-DEST-05"
    assert example("A:Bnnnnnn").offers("move:0,3,3")


@clause("AMB-EX-04")
def test_d_a_single_opponent_may_be_covered_unless_it_is_the_guardian() -> None:
    assert example().offers("move:0,4,4")
    assert example(there="B:G").why("move:0,4,4") == "AMB-GUARD-01"


@clause("AMB-EX-05")
def test_e_an_own_bee_is_on_top() -> None:
    assert example().offers("move:0,5,5")


@clause("AMB-EX-06")
def test_f_a_free_space_takes_six_bees() -> None:
    assert example().offers("move:0,6,6")


@clause("AMB-EX-07")
def test_g_a_lone_opponent_that_covers_another_is_closed() -> None:
    assert example().why("move:0,7,7") == "AMB-DEST-06"


@clause("AMB-EX-11")
def test_seven_single_bees_on_seven_spaces_score() -> None:
    bees = dict.fromkeys((2, 4, 6, 8, 10), "A:n")
    table = lay({0: "A:nn", **bees, 20: "B:nnn"}).play("move:0,1,1")
    assert (table.points, table.meadow.scorings) == ([7, 0], [1, 0])


@clause("AMB-EX-12")
def test_tops_on_three_two_and_one_are_six_points() -> None:
    bees = {0: "A:n", 4: "A:nn", 8: "A:n", 12: "B:n/A:n", 20: "B:nnn"}
    assert lay(bees, values={0: 3, 4: 2, 8: 1, 12: 3}).worth() == 6


@clause("AMB-EX-15")
def test_a_three_with_heavyweight_collector_or_a_saboteur_behind() -> None:
    far = {20: "B:nnn"}
    assert lay({5: "A:H", **far}, values={5: 3}).points[0] == 6
    assert lay({5: "A:C", **far}, values={5: 3}).points[0] == 4
    assert lay({5: "A:n", 4: "B:S", **far}, values={5: 3}).points[0] == 0


@clause("AMB-EX-17")
def test_cards_come_before_bees() -> None:
    far = {20: "B:nnn"}
    for top, event, value, points in (
        ("H", "disappointed-expectations", 3, 0), ("C", "disappointed-expectations", 3, 1),
        ("H", "fertile-days", 2, 8), ("C", "fertile-days", 2, 5),
    ):  # fmt: skip
        table = lay({5: f"A:{top}", **far}, values={5: value}, event=event)
        assert table.points[0] == points
