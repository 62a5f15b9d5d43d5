"""The Bear and its paws.  HIV-BEAR"""

from __future__ import annotations

import pytest

from skep.games.hivernation import GAME
from skep.testing import clause
from tests.games.hivernation.tables import drawing, lay

SWAPPED = pytest.mark.parametrize("swapped", [False, True], ids=["workers", "drones"])


@clause("HIV-BEAR-01")
@SWAPPED
def test_an_enemy_that_touches_the_bear_is_not_flipped_by_a_pincer(swapped: bool) -> None:
    hive = """
           B
        x d w
         W Q
        """
    table = lay(hive, swapped=swapped).play("bee:x")
    assert table.drawing == drawing(hive.replace("x", "W"), swapped=swapped)


@clause("HIV-BEAR-01")
@SWAPPED
def test_an_enemy_that_touches_the_bear_is_not_flipped_by_a_flower(swapped: bool) -> None:
    table = lay("  x d B\n D Q", hand=["flower"], swapped=swapped)
    table.play("use:flower", "flower:x")
    assert table.drawing == drawing("  F d B\n W Q", swapped=swapped)


@clause("HIV-BEAR-01")
def test_the_own_bees_of_who_plays_the_bear_are_safe_from_the_other_side() -> None:
    hive = "   z\ny W W D\n   Q"
    assert lay(hive, side="drones").offers("bee:y")
    table = lay(hive, hand=["bear"], other_hand=["flower"]).play("use:bear", "bear:z")
    assert table.drawing == drawing("   B\n  w w D\n   Q")
    assert not table.offers("bee:y")
    table.play("use:flower", "flower:y")
    assert table.drawing == drawing("   B\nF w w D\n   Q")


@clause("HIV-BEAR-02")
def test_bees_that_touch_the_bear_block_a_line_that_was_open_before() -> None:
    hive = "     z\nx D D D D W\n W Q"
    free = lay(hive).play("bee:x")
    assert free.drawing == drawing("W W W W W W\n W Q")
    table = lay(hive, side="drones", hand=["bear"]).play("use:bear", "bear:z", "bee:x")
    assert table.drawing == drawing("     B\nW D d d D W\n W Q")


@clause("HIV-BEAR-03")
def test_bees_of_both_sides_beside_the_bear_are_marked_and_no_others() -> None:
    table = lay(
        """
           W D
        D D x W W
           Q F
        """,
        hand=["bear"],
    ).play("use:bear", "bear:x")
    assert table.drawing == drawing(
        """
           w d
        D d B w W
           Q F
        """
    )
    shown = GAME.view(table.hive, None)["hive"]
    marked = sorted(tuple(tile["at"]) for tile in shown if tile["paw"])
    assert marked == sorted(at for at, mark in table.tiles.items() if mark in "wd")


@clause("HIV-BEAR-03")
def test_a_bear_on_top_of_a_bee_marks_the_bees_around_it() -> None:
    table = lay("D W D W Q", hand=["bear"]).play("use:bear", "bear:-3,0")
    assert table.drawing == drawing("d B d W Q")


@clause("HIV-BEAR-04")
@SWAPPED
def test_a_bee_put_beside_the_bear_later_is_safe_too(swapped: bool) -> None:
    table = lay(
        """
         F B
        D y z
         Q
        """,
        swapped=swapped,
    ).play("bee:y", "bee:z")
    after = """
         F B
        D w d
         Q
        """
    assert table.drawing == drawing(after, swapped=swapped)


@clause("HIV-BEAR-04")
@SWAPPED
def test_without_the_bear_it_would_have_been_flipped(swapped: bool) -> None:
    table = lay(
        """
         F F
        D y z
         Q
        """,
        swapped=swapped,
    ).play("bee:y", "bee:z")
    after = """
         F F
        D D D
         Q
        """
    assert table.drawing == drawing(after, swapped=swapped)


@clause("HIV-BEAR-04")
@pytest.mark.parametrize("gone", ["F", "B"])
def test_a_bear_still_marks_new_bees_after_another_tile_was_removed(gone: str) -> None:
    table = lay(f"x {gone} Q F B y", hand=["pesticide"])
    table.play("use:pesticide", "pesticide:x", "bee:y")
    assert table.drawing == drawing("Q F B d")


@clause("HIV-BEAR-05")
@SWAPPED
def test_once_the_bear_is_gone_its_bees_can_be_flipped_again(swapped: bool) -> None:
    table = lay(
        """
         x
          d B z
         Q w
        """,
        hand=["pesticide"],
        swapped=swapped,
    )
    assert not table.offers("bee:x")
    table.play("use:pesticide", "pesticide:z", "bee:-1,0")
    before = """
          D .
       D Q W
        """
    assert table.drawing == drawing(before, swapped=swapped)
    table.play("bee:x")
    after = """
         W
          W .
       D Q W
        """
    assert table.drawing == drawing(after, swapped=swapped)


@clause("HIV-BEAR-05")
def test_a_bee_that_another_bear_touches_keeps_its_paw() -> None:
    table = lay(
        """
         B
          d B z
         Q w
        """,
        hand=["pesticide"],
    ).play("use:pesticide", "pesticide:z")
    assert table.drawing == drawing(
        """
         B
          d
         Q W
        """
    )


@clause("HIV-BEAR-01", "HIV-PINCER-10")
@SWAPPED
def test_a_bee_between_four_bears_closes_no_line(swapped: bool) -> None:
    table = lay(" B B\nB x B\n Q w", swapped=swapped)
    (bee,) = table.tells("bee:x")
    assert (bee.facts["lines"], bee.facts["flips"]) == ([], 0)
    assert table.drawing == drawing(" B B\nB w B\n Q w", swapped=swapped)


@clause("HIV-BEAR-06")
@SWAPPED
def test_playing_a_bear_flips_nothing(swapped: bool) -> None:
    table = lay("W D x D W\n   F Q", hand=["bear"], swapped=swapped)
    table.play("use:bear", "bear:x")
    assert table.drawing == drawing("W d B d W\n   F Q", swapped=swapped)
    assert table.bees == [2, 2]


@clause("HIV-BEAR-07")
def test_the_bear_stays_in_the_hive() -> None:
    table = lay("W Q D\n   x", hand=["bear"]).play("use:bear", "bear:x")
    for _ in range(6):
        table.play(table.keys[-1])
        assert table.shows("x") == "B"
    assert (table.discard, table.hands) == ({}, [[], []])


@clause("HIV-BEAR-08")
def test_a_bee_with_a_paw_still_belongs_to_its_side() -> None:
    for side, other, bees in (("workers", "drones", [1, 0]), ("drones", "workers", [0, 1])):
        paw = "w" if side == "workers" else "d"
        hive = f"x {paw} B F Q"
        assert lay(hive, side=side).offers("bee:x")
        assert not lay(hive, side=other).offers("bee:x")
        assert GAME.scores(lay(hive).hive) == bees
