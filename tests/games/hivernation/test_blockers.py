"""What nobody plays through.  HIV-BLOCK"""

from __future__ import annotations

import pytest

from skep.testing import clause
from tests.games.hivernation.tables import drawing, lay

SWAPPED = pytest.mark.parametrize("swapped", [False, True], ids=["workers", "drones"])
TURNED = pytest.mark.parametrize("turned", range(6))
BELOW = "\n W Q F F F F"
"""Lies under a line: an own bee beside its first place, then what joins the rest to the Queen."""


def assert_nothing_flips(hive: str, swapped: bool, turned: int = 0) -> None:
    table = lay(hive, swapped=swapped, turned=turned).play("bee:x")
    assert table.drawing == drawing(hive.replace("x", "W"), turned, swapped)


@clause("HIV-BLOCK-01")
@SWAPPED
@pytest.mark.parametrize("line", ["x F D W", "x D F W", "x D F D W", "x F F D W", "x D D F D D W"])
def test_it_does_not_matter_where_in_the_line_the_blocker_lies(line: str, swapped: bool) -> None:
    assert_nothing_flips(line + BELOW, swapped)


@clause("HIV-BLOCK-01")
@SWAPPED
def test_the_same_line_without_the_blocker_is_flipped(swapped: bool) -> None:
    table = lay("x D D D W" + BELOW, swapped=swapped).play("bee:x")
    assert table.drawing == drawing("W W W W W" + BELOW, swapped=swapped)


@clause("HIV-BLOCK-02")
@SWAPPED
@TURNED
def test_nobody_plays_through_the_queen(turned: int, swapped: bool) -> None:
    assert_nothing_flips(" W\nx D Q D W", swapped, turned)


@clause("HIV-BLOCK-03")
@SWAPPED
@TURNED
def test_nobody_plays_through_a_flower(turned: int, swapped: bool) -> None:
    assert_nothing_flips("x D F D W" + BELOW, swapped, turned)


@clause("HIV-BLOCK-03")
def test_a_flower_on_an_enemy_bee_blocks_as_one_on_the_table_does() -> None:
    hive = "x D F W" + BELOW
    for under in ("W", "D"):
        table = lay(hive, under={(1, -1): under}).play("bee:x")
        assert table.drawing == drawing(hive.replace("x", "W"))


@clause("HIV-BLOCK-04")
@SWAPPED
@TURNED
def test_nobody_plays_through_a_bear(turned: int, swapped: bool) -> None:
    assert_nothing_flips("x D D d B d W" + BELOW, swapped, turned)


@clause("HIV-BLOCK-04")
@SWAPPED
def test_a_bear_right_behind_the_enemy_is_no_far_end(swapped: bool) -> None:
    assert_nothing_flips("x D d B" + BELOW, swapped)


@clause("HIV-BLOCK-05")
@SWAPPED
@TURNED
def test_nobody_plays_through_an_enemy_with_a_paw(turned: int, swapped: bool) -> None:
    assert_nothing_flips("     B\nx D d d D W" + BELOW, swapped, turned)


@clause("HIV-BLOCK-05")
@SWAPPED
@TURNED
def test_nobody_plays_through_an_own_bee_with_a_paw(turned: int, swapped: bool) -> None:
    hive = "     B\nx D w d D W" + BELOW
    table = lay(hive, swapped=swapped, turned=turned).play("bee:x")
    assert table.drawing == drawing(hive.replace("x D", "W W"), turned, swapped)


@clause("HIV-BLOCK-05")
@SWAPPED
def test_an_enemy_with_a_paw_right_beside_the_new_bee_blocks(swapped: bool) -> None:
    hive = """
           B
          x d D W
           W Q
        """
    table = lay(hive, swapped=swapped).play("bee:x")
    assert table.drawing == drawing(hive.replace("x", "w"), swapped=swapped)


@clause("HIV-BLOCK-06")
@SWAPPED
@pytest.mark.parametrize(
    "hive",
    [
        "x D F D W" + BELOW,
        "     F F\nQ x D F D W\n D D",
        "B d\n x D F D W\n    Q F F",
    ],
    ids=["own bee", "queen", "bear"],
)
def test_a_bee_that_may_lie_there_anyway_still_may(hive: str, swapped: bool) -> None:
    table = lay(hive, swapped=swapped)
    assert table.offers("bee:x")
    table.play("bee:x")
    shown = "w" if "B" in hive else "W"
    assert table.drawing == drawing(hive.replace("x", shown), swapped=swapped)


@clause("HIV-BLOCK-06")
@SWAPPED
def test_a_bee_with_no_other_ground_may_not(swapped: bool) -> None:
    table = lay("x D F D W\n F Q F F F", swapped=swapped)
    assert not table.offers("bee:x")


@clause("HIV-BLOCK-07")
@SWAPPED
def test_other_lines_of_the_same_play_still_work(swapped: bool) -> None:
    hive = """
            W
             D D
        W F D x D W
             D Q
            W
        """
    table = lay(hive, swapped=swapped).play("bee:x")
    after = """
            W
             W D
        W F D W W W
             W Q
            W
        """
    assert table.drawing == drawing(after, swapped=swapped)
