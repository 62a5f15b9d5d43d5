"""The end, the final scoring, ties and the next match.  AMB-END, AMB-FINAL, AMB-TIE"""

from __future__ import annotations

import pytest

from skep.games.ambrosia import GAME
from skep.testing import clause
from tests.games.ambrosia.tables import Table, lay, new

FAR = {20: "B:nnn"}


def near_end(seats: int, scorings: int) -> Table:
    far = {10 + 4 * n: f"{'BRV'[n]}:nnn" for n in range(seats - 1)}
    return lay({0: "A:n", **far}, seats=seats, scorings=(scorings,))


@clause("AMB-END-01")
def test_with_two_the_seventh_scoring_ends_it() -> None:
    assert not near_end(2, 5).over
    assert (near_end(2, 6).over, near_end(2, 6).reason) == (True, "finished")


@clause("AMB-END-02")
def test_with_three_the_sixth_scoring_ends_it() -> None:
    assert not near_end(3, 4).over
    assert near_end(3, 5).over


@clause("AMB-END-03")
def test_with_four_the_fifth_scoring_ends_it() -> None:
    assert not near_end(4, 3).over
    assert near_end(4, 4).over


@clause("AMB-END-04", "AMB-EX-14")
@pytest.mark.parametrize(("seats", "last"), [(2, 7), (3, 6), (4, 5)])
def test_the_scoring_after_the_last_hive_ends_it(seats: int, last: int) -> None:
    filled = near_end(seats, last - 2)
    assert (filled.over, len(filled.hives[0])) == (False, last - 1)
    assert near_end(seats, last - 1).over


@clause("AMB-END-05")
def test_it_ends_at_once_and_nobody_has_another_turn() -> None:
    table = lay({0: "A:nn", **FAR}, scorings=(6, 0), jelly=(3, 3), special={0: "grasshopper"})
    table.play("move:0,1,1", "done")
    assert table.over
    assert table.meadow.turns == 0


@clause("AMB-END-06")
def test_who_ends_it_counts_as_in_any_scoring() -> None:
    table = lay({0: "A:H", 4: "A:n", **FAR}, values={0: 3, 4: 2}, scorings=(6, 0))
    assert table.points[0] == 8
    assert table.meadow.scorings[0] == 7


@clause("AMB-END-07")
def test_in_that_scoring_nothing_is_stacked_given_or_gained() -> None:
    table = lay({0: "A:n", 4: "A:n", **FAR}, scorings=(6, 0))
    assert table.bees == {0: "A:n", 4: "A:n", 20: "B:nnn"}
    assert table.hives[0] == "nnnnnn"
    assert table.waiting() == "GCHTRBDSO"


@clause("AMB-FINAL-01")
def test_the_others_count_their_present_position() -> None:
    table = lay(
        {0: "A:n", 10: "B:nnn", 12: "B:n", 16: "R:nn", 17: "R:n/B:n"}, seats=3,
        values={10: 3, 12: 2, 16: 2, 17: 3}, scorings=(5, 0, 0), points=(0, 4, 5),
    )  # fmt: skip
    assert table.points == [1, 9, 10]


@clause("AMB-FINAL-01")
def test_the_others_count_in_turn_order() -> None:
    # both would reach 8; Red, who counts last, is the last past it and gets the jelly as a point
    table = lay({0: "A:n", 10: "B:nn", 16: "R:nn"}, seats=3, scorings=(5, 0, 0), points=(40, 7, 7))
    assert table.points == [41, 8, 9]


@clause("AMB-FINAL-02")
def test_special_bees_spaces_cards_and_symbols_work_in_the_final_count() -> None:
    heavy = lay({0: "A:n", 10: "B:Hn"}, values={10: 3}, scorings=(6, 0))
    assert heavy.points[1] == 6
    arena = lay({0: "A:n", 10: "B:nn/A:n"}, special={10: "arena"}, scorings=(6, 0))
    assert arena.points[1] == 2
    card = lay({0: "A:n", 10: "B:nn"}, values={10: 2}, event="fertile-days", scorings=(6, 0))
    assert card.points[1] == 4
    symbol = lay({0: "A:n", 10: "B:nn"}, scorings=(6, 0), points=(20, 9))
    assert symbol.points[1] == 11


@clause("AMB-FINAL-03")
def test_the_final_count_is_none_of_their_scorings() -> None:
    table = lay({0: "A:n", 10: "B:nn"}, scorings=(6, 3))
    assert table.meadow.scorings == [7, 3]
    assert table.hives[1] == "nnn"


@clause("AMB-FINAL-04")
def test_jelly_left_becomes_points() -> None:
    table = lay({0: "A:n", 10: "B:nn"}, scorings=(6, 0), jelly=(0, 3))
    assert table.points == [1, 1 + 3]
    assert table.jelly == [0, 0]
    assert table.meadow.supply() == 30


@clause("AMB-FINAL-05")
def test_points_for_jelly_left_earn_no_jelly() -> None:
    table = lay({0: "A:n", 10: "B:nn"}, scorings=(6, 0), points=(20, 8), jelly=(0, 2))
    assert table.points[1] == 8 + 1 + 2  # past 10, but by jelly
    assert (table.jelly, table.meadow.supply()) == ([0, 0], 30)
    lines = {line["id"]: line["points"] for line in GAME.sheet(table.meadow) if line["seat"] == 1}
    assert (lines["final"], lines["leftover"]) == (1, 2)


@clause("AMB-FINAL-06")
def test_most_points_win() -> None:
    table = lay({0: "A:n", 10: "B:nn"}, scorings=(6, 0), points=(3, 20))
    assert GAME.ranks(table.meadow) == [2, 1]
    assert GAME.payoffs(table.meadow) == [0.0, 1.0]


@clause("AMB-TIE-01")
def test_among_equals_the_fewest_scorings_win() -> None:
    table = lay({0: "A:n", 10: "B:nn"}, scorings=(6, 5), points=(3, 3))
    assert table.points == [4, 4]
    assert GAME.ranks(table.meadow) == [2, 1]


@clause("AMB-TIE-02")
def test_still_equal_the_victory_is_shared() -> None:
    bees = {0: "A:n", 10: "B:nn", 16: "R:nn"}
    table = lay(bees, seats=3, scorings=(5, 2, 2), points=(0, 3, 3))
    assert table.points == [1, 4, 4]
    assert GAME.ranks(table.meadow) == [3, 1, 1]


@clause("AMB-TIE-03")
def test_whoever_was_last_may_start_a_rematch_with_a_jelly() -> None:
    assert new(3).prompt == "part"  # off by default
    table = new(3, meadow="listed", rematch=True)
    assert (table.prompt, table.seat) == ("last", 0)
    assert table.keys == ["done", "last:0", "last:1", "last:2"]
    assert table.plays("done").jelly == [0, 0, 0]
    table.play("last:1", "last:2", "done")
    assert table.jelly == [0, 1, 1]
    assert table.meadow.supply() == 28
