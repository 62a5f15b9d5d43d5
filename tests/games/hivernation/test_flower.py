"""The Flower.  HIV-FLOWER"""

from __future__ import annotations

import pytest

from skep.testing import clause
from tests.games.hivernation.tables import Table, drawing, lay

SWAPPED = pytest.mark.parametrize("swapped", [False, True], ids=["workers", "drones"])


def with_flower(hive: str, swapped: bool = False, stack: tuple[str, ...] = ()) -> Table:
    """Put a Flower on `x`."""
    table = lay(hive, hand=["flower"], swapped=swapped, stack=stack)
    return table.play("use:flower", "flower:x")


@clause("HIV-FLOWER-01")
@SWAPPED
def test_every_enemy_that_touches_the_flower_is_flipped(swapped: bool) -> None:
    table = with_flower(
        """
         D D
        D x D Q
         D D
        """,
        swapped,
    )
    after = """
         W W
        W F W Q
         W W
        """
    assert table.drawing == drawing(after, swapped=swapped)
    assert sorted(table.bees) == [0, 6]


@clause("HIV-FLOWER-01")
@SWAPPED
def test_a_flower_on_top_of_an_enemy_flips_its_neighbours(swapped: bool) -> None:
    table = lay("D D D D Q", hand=["flower"], swapped=swapped)
    table.play("use:flower", "flower:-3,0")
    assert table.drawing == drawing("W F W D Q", swapped=swapped)
    assert sorted(table.bees) == [1, 2]


@clause("HIV-FLOWER-02")
@SWAPPED
def test_own_bees_beside_it_stay_as_they_are(swapped: bool) -> None:
    table = with_flower(
        """
         W D
        W x W Q
         D W
        """,
        swapped,
    )
    after = """
         W W
        W F W Q
         W W
        """
    assert table.drawing == drawing(after, swapped=swapped)


@clause("HIV-FLOWER-03")
@SWAPPED
def test_bees_that_do_not_touch_it_stay_as_they_are(swapped: bool) -> None:
    table = with_flower(
        """
          D D D
         D D D D
        D D x D D
         D D D D
          D D Q
        """,
        swapped,
    )
    after = """
          D D D
         D W W D
        D W F W D
         D W W D
          D D Q
        """
    assert table.drawing == drawing(after, swapped=swapped)


@clause("HIV-FLOWER-04")
@SWAPPED
def test_other_specialties_beside_it_are_not_affected(swapped: bool) -> None:
    table = with_flower("W F x B w\n   F Q", swapped)
    assert table.drawing == drawing("W F F B w\n   F Q", swapped=swapped)
    assert table.discard == {}


@clause("HIV-FLOWER-05")
def test_the_flower_stays_and_blocks_a_line_that_was_open_before() -> None:
    hive = "y W W W D\n   Q"
    assert lay(hive, side="drones").offers("bee:y")
    table = lay(hive, hand=["flower"]).play("use:flower", "flower:1,-1")
    assert table.drawing == drawing("  W F W D\n   Q")
    assert not table.offers("bee:y")


@clause("HIV-FLOWER-05")
def test_the_flower_lies_there_for_the_rest_of_the_game_unless_removed() -> None:
    table = with_flower("W Q D\n   x")
    for _ in range(6):
        table.play(table.keys[-1])
        assert table.shows("x") == "F"
    assert table.discard == {}


@clause("HIV-FLOWER-06")
@SWAPPED
def test_bees_put_beside_a_flower_later_are_not_flipped(swapped: bool) -> None:
    table = with_flower("   W z\nW Q x\n   y", swapped)
    table.play("bee:y", "bee:z")
    assert table.drawing == drawing("   W W\nW Q F\n   D", swapped=swapped)
    table.play("bee:-1,1")
    assert table.drawing == drawing("   W W\nW Q F\n D D", swapped=swapped)


@clause("HIV-FLOWER-07")
@SWAPPED
def test_a_bee_with_a_paw_is_not_flipped_by_a_flower(swapped: bool) -> None:
    table = with_flower("  x d B\n D Q", swapped)
    assert table.drawing == drawing("  F d B\n W Q", swapped=swapped)


@clause("HIV-FLOWER-08")
def test_flips_by_a_flower_draw_no_tile() -> None:
    table = with_flower(
        """
         D D
        D x D Q
         W W
        """,
        stack=("bear", "bear"),
    )
    assert table.bees == [6, 0]
    assert (table.prompt, table.side) == ("play", "drones")
    assert (table.hands, table.stack) == ([[], []], ["bear", "bear"])
