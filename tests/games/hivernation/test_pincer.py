"""The pincer attack.  HIV-PINCER"""

from __future__ import annotations

import pytest

from skep.testing import clause
from tests.games.hivernation.tables import drawing, lay, placing


@clause("HIV-PINCER-01")
@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("turned", range(6))
def test_a_bee_catches_enemies_between_itself_and_another_own_bee(
    turned: int, swapped: bool
) -> None:
    table = lay(
        """
        x D D W
         . D Q D
        """,
        turned=turned,
        swapped=swapped,
    )
    table.play("bee:x")
    after = """
        W W W W
         . D Q D
        """
    assert table.drawing == drawing(after, turned, swapped)


@clause("HIV-PINCER-01")
def test_an_enemy_that_is_not_between_two_own_bees_is_not_attacked() -> None:
    table = lay(
        """
        x W D W
         . D Q D
        """
    ).play("bee:x")
    assert table.drawing == drawing(
        """
        W W D W
         . D Q D
        """
    )


@clause("HIV-PINCER-02")
@pytest.mark.parametrize("between", range(1, 6))
def test_every_enemy_between_the_two_is_flipped(between: int) -> None:
    row = "D " * between
    table = lay(f"x {row}W\n D Q", side="workers").play("bee:x")
    assert table.drawing == drawing(f"W {row.replace('D', 'W')}W\n D Q")
    assert table.bees == [between + 2, 1]


@clause("HIV-PINCER-03")
def test_one_enemy_in_between_is_enough() -> None:
    table = lay("x D W\n   Q").play("bee:x")
    assert table.drawing == drawing("W W W\n   Q")


@clause("HIV-PINCER-03")
def test_a_line_of_eighteen_is_flipped_as_well() -> None:
    row = "D " * 18
    table = lay(f"x {row}W\n D Q").play("bee:x")
    assert table.bees == [20, 1]


@clause("HIV-PINCER-04")
def test_flipped_bees_stay_where_they_are() -> None:
    for mode in ("quick", "total"):
        for seed in range(3):
            before: set[tuple[int, int]] = set()
            for table in placing(mode, seed):
                places = set(table.tiles)
                assert before <= places
                assert len(places) == len(before) + 1
                before = places


@clause("HIV-PINCER-04")
def test_a_pincer_takes_no_bee_from_the_table_and_adds_only_the_attacker() -> None:
    table = lay("x D D W\n   Q")
    places = set(table.tiles)
    table.play("bee:x")
    assert set(table.tiles) == places | {table.names["x"]}
    assert (table.discard, table.reserve) == ({}, [19, 20])


@clause("HIV-PINCER-05")
def test_a_flipped_bee_closes_no_further_line() -> None:
    table = lay(
        """
        x D W
         D . Q
        W
        """
    ).play("bee:x")
    assert table.drawing == drawing(
        """
        W W W
         D . Q
        W
        """
    )


@clause("HIV-PINCER-05")
def test_lines_that_others_have_closed_earlier_are_left_alone() -> None:
    table = lay(
        """
        W D W
         . Q
          x .
        """
    ).play("bee:x")
    assert table.drawing == drawing(
        """
        W D W
         . Q
          W .
        """
    )


@clause("HIV-PINCER-06")
def test_a_player_cannot_leave_a_closed_line_out() -> None:
    table = lay(
        """
         W D x D D W
            D Q
           W
        """
    ).play("bee:x")
    assert table.drawing == drawing(
        """
         W W W W W W
            W Q
           W
        """
    )
    assert (table.side, table.prompt) == ("drones", "play")


@clause("HIV-PINCER-07")
@pytest.mark.parametrize("swapped", [False, True])
def test_a_bee_between_two_enemies_is_not_flipped(swapped: bool) -> None:
    table = lay(
        """
         D x D
          Q D
        """,
        swapped=swapped,
    ).play("bee:x")
    after = """
         D W D
          Q D
        """
    assert table.drawing == drawing(after, swapped=swapped)


@clause("HIV-PINCER-08")
def test_a_flipped_bee_is_an_own_bee_for_its_new_side_and_no_longer_for_its_old_one() -> None:
    table = lay(
        """
              y
           p D
        x D D D W
             Q
              z
        """
    )
    assert not table.offers("bee:p")
    assert not table.offers("bee:y")
    table.play("bee:x")
    assert table.bees == [5, 1]
    table.play("bee:z")
    assert table.offers("bee:p")
    table.play("bee:y")
    assert table.drawing == drawing(
        """
              W
             W
        W W W W W
             Q
              D
        """
    )


@clause("HIV-PINCER-08")
def test_the_old_side_cannot_attach_to_a_bee_that_was_flipped() -> None:
    table = lay(
        """
           p
        x D D D W
             Q
        """
    )
    before = lay(table.drawing, side="drones")
    assert before.offers(table.key("bee:p"))
    table.play("bee:x")
    assert not table.offers("bee:p")


@clause("HIV-PINCER-08")
def test_a_flipped_bee_may_be_flipped_back_on_a_later_turn() -> None:
    table = lay(
        """
        y x D W D
             Q
        """
    ).play("bee:x")
    assert (table.shows("x"), table.bees) == ("W", [3, 1])
    table.play("bee:y")
    assert table.drawing == drawing(
        """
        D D D D D
             Q
        """
    )


@clause("HIV-PINCER-09")
@pytest.mark.parametrize("swapped", [False, True])
def test_an_own_bee_with_a_paw_may_be_the_far_end(swapped: bool) -> None:
    table = lay(
        """
              B
         x D w
            D Q
        """,
        swapped=swapped,
    ).play("bee:x")
    after = """
              B
         W W w
            D Q
        """
    assert table.drawing == drawing(after, swapped=swapped)


@clause("HIV-PINCER-10")
@pytest.mark.parametrize("swapped", [False, True])
def test_a_bee_put_down_beside_a_bear_attacks_as_usual(swapped: bool) -> None:
    table = lay(
        """
        B d
         x D D W
              Q
        """,
        swapped=swapped,
    ).play("bee:x")
    after = """
        B d
         w W W W
              Q
        """
    assert table.drawing == drawing(after, swapped=swapped)
