"""The worked examples.  HIV-EX"""

from __future__ import annotations

from skep.testing import clause
from tests.games.hivernation.tables import Table, drawing, lay

STACK = ("bear", "bear")


def played(hive: str) -> Table:
    """The Workers put a bee on `x`; there is a stack to draw from."""
    return lay(hive, stack=STACK).play("bee:x")


def assert_no_draw(table: Table) -> None:
    assert (table.prompt, table.side) == ("play", "drones")
    assert (table.hands, len(table.stack)) == ([[], []], 2)


def assert_one_draw(table: Table) -> None:
    assert table.prompt == "draw"
    table.play("tile:bear")
    assert (table.prompt, table.hands, table.stack) == ("play", [["bear"], []], ["bear"])


@clause("HIV-EX-01")
def test_a_flower_between_two_drones_stops_the_flips_but_not_the_bee() -> None:
    table = played("x D F D W\n W Q")
    assert table.drawing == drawing("W D F D W\n W Q")
    assert_no_draw(table)


@clause("HIV-EX-02")
def test_the_first_drone_is_flipped_and_the_one_behind_the_own_bee_is_not() -> None:
    table = played("x D W D\n   Q")
    assert table.drawing == drawing("W W W D\n   Q")


@clause("HIV-EX-03")
def test_two_lines_with_four_drones_flip_them_all_and_draw_one_tile() -> None:
    table = played("x D D D W\n D Q\n  W")
    assert table.drawing == drawing("W W W W W\n W Q\n  W")
    assert_one_draw(table)


@clause("HIV-EX-04")
def test_one_line_of_three_drones_flips_three_and_draws_nothing() -> None:
    table = played("x D D D W\n   Q")
    assert table.drawing == drawing("W W W W W\n   Q")
    assert_no_draw(table)


@clause("HIV-EX-05")
def test_a_gap_before_the_own_bee_means_no_flip() -> None:
    table = played("x D . W\n W Q F")
    assert table.drawing == drawing("W D . W\n W Q F")
    assert_no_draw(table)


@clause("HIV-EX-06")
def test_the_queen_before_the_own_bee_means_no_flip() -> None:
    table = played(" W\nx D Q W")
    assert table.drawing == drawing(" W\nW D Q W")
    assert_no_draw(table)


@clause("HIV-EX-07")
def test_three_lines_of_one_drone_flip_three_and_draw_one_tile() -> None:
    table = played("    W\n   D\n  x D W\n   D Q\n    W")
    assert table.drawing == drawing("    W\n   W\n  W W W\n   W Q\n    W")
    assert_one_draw(table)


@clause("HIV-EX-08")
def test_two_drones_with_paws_in_the_line_mean_no_flip() -> None:
    table = played("     B\nx D d d D W\n W Q")
    assert table.drawing == drawing("     B\nW D d d D W\n W Q")
    assert_no_draw(table)


@clause("HIV-EX-09")
def test_a_worker_with_a_paw_at_the_far_end_means_one_flip() -> None:
    table = played("     B\nx D w\n   Q")
    assert table.drawing == drawing("     B\nW W w\n   Q")
    assert_no_draw(table)


@clause("HIV-EX-10")
def test_a_worker_between_two_drones_between_two_workers_flips_two_and_draws_one() -> None:
    table = played("W D x D W\n   F Q")
    assert table.drawing == drawing("W W W W W\n   F Q")
    assert_one_draw(table)


@clause("HIV-EX-11")
def test_a_flower_beside_two_drones_a_worker_and_a_drone_with_paw_flips_two() -> None:
    hive = """
             D D
            W x d B
               Q
        """
    table = lay(hive, hand=["flower"], stack=STACK).play("use:flower", "flower:x")
    after = """
             W W
            W F d B
               Q
        """
    assert table.drawing == drawing(after)
    assert table.bees == [3, 1]
    assert_no_draw(table)


@clause("HIV-EX-12")
def test_pesticide_in_a_chain_of_four_discards_five_tiles() -> None:
    table = lay("Q W D W D", hand=["pesticide"]).play("use:pesticide", "pesticide:2,0")
    assert table.drawing == drawing("Q")
    assert table.discard == {"bee": 4, "pesticide": 1}


@clause("HIV-EX-13")
def test_without_an_own_tile_beside_it_the_blocked_attack_is_illegal() -> None:
    table = lay("x D F D W\n F Q")
    assert not table.offers("bee:x")
    assert table.why("bee:x") == "HIV-ATT-04"
