"""Total Domination: bees are put down, then moved.  HIV-TOTAL-01…11, HIV-TOTAL-17"""

from __future__ import annotations

import pytest

from skep.games.hivernation import GAME
from skep.testing import clause
from tests.games.hivernation.tables import (
    Cell,
    Table,
    drawing,
    joined,
    lay,
    new,
    placing,
    played_out,
)


def moving(hive: str, side: str = "workers", swapped: bool = False) -> Table:
    """The second phase, this side to move."""
    return lay(hive, mode="total", moving=True, side=side, swapped=swapped)


def cell_of(key: str) -> Cell:
    q, r = key.partition(":")[2].split(",")
    return int(q), int(r)


@clause("HIV-TOTAL-01")
def test_each_side_has_twenty_bees() -> None:
    assert new("total").reserve == [20, 20]


@clause("HIV-TOTAL-02")
def test_no_specialty_is_used_dealt_or_drawn() -> None:
    keys = GAME.vocabulary(GAME.settle("total"))
    assert {key.partition(":")[0] for key in keys} == {"start", "bee", "lift"}
    table = lay("W D x D W\n   D Q", mode="total").play("bee:x")
    assert (table.bees, table.prompt, table.hands) == ([5, 1], "play", [])
    for seed in range(2):
        for played in played_out("total", seed):
            assert played.prompt in ("start", "play", "lift", "put", "")
            assert set(played.tiles.values()) <= set("QWD")


@clause("HIV-TOTAL-03")
def test_no_bee_is_moved_until_both_sides_have_put_down_all() -> None:
    table = lay("W Q D\n x y", mode="total", reserve=(1, 1))
    for place in "xy":
        assert {key.partition(":")[0] for key in table.keys} == {"bee"}
        assert table.why("lift:-1,0") == "HIV-TOTAL-03"
        table.play(f"bee:{place}")
    assert {key.partition(":")[0] for key in table.keys} == {"lift"}


@clause("HIV-TOTAL-03")
def test_in_whole_games_no_tile_moves_before_the_fortieth_bee() -> None:
    for seed in range(3):
        before: set[Cell] = set()
        for table in placing("total", seed):
            assert before <= set(table.tiles)
            before = set(table.tiles)
        assert len(before) == 40


@clause("HIV-TOTAL-04")
@pytest.mark.parametrize(("side", "places"), [("workers", "xy"), ("drones", "yx")])
def test_then_the_side_whose_turn_it_is_begins_to_move(side: str, places: str) -> None:
    table = lay("W Q D\n x y", mode="total", reserve=(1, 1), side=side)
    assert GAME.view(table.hive, 0)["phase"] == "placing"
    table.play(f"bee:{places[0]}", f"bee:{places[1]}")
    assert (table.prompt, table.side, table.over) == ("lift", side, False)
    assert GAME.view(table.hive, 0)["phase"] == "moving"


@clause("HIV-TOTAL-05")
def test_a_turn_picks_up_one_bee_and_puts_it_down_elsewhere() -> None:
    table = moving("W Q D\n W D")
    table.play("lift:-1,0")
    assert (table.prompt, table.seat) == ("put", 0)
    assert table.drawing == drawing("  Q D\n W D")
    table.play("bee:-1,2")
    assert table.drawing == drawing("  Q D\n W D\n  W")
    assert (table.prompt, table.side, table.bees) == ("lift", "drones", [2, 2])


@clause("HIV-TOTAL-05")
def test_in_whole_games_a_turn_moves_one_bee_and_loses_none() -> None:
    for seed in range(3):
        before: set[Cell] = set()
        for table in played_out("total", seed):
            if table.prompt == "lift":
                assert len(table.tiles) == 41
                assert not before or len(before - set(table.tiles)) == 1
                before = set(table.tiles)


@clause("HIV-TOTAL-06")
def test_only_an_own_bee_may_be_picked_up() -> None:
    table = moving("W Q D\n W D")
    assert sorted(table.keys) == ["lift:-1,0", "lift:-1,1"]
    assert table.why("lift:1,0") == table.why("lift:0,1") == "HIV-TOTAL-06"


@clause("HIV-TOTAL-06")
def test_a_bee_that_was_flipped_may_be_picked_up_by_its_new_side_only() -> None:
    hive = "x W D W\n D Q D\nz y"
    table = lay(hive, mode="total", reserve=(1, 1), side="drones")
    table.play("bee:x", "bee:y")
    assert table.drawing == drawing("D D D W\n D Q D\n  W")
    assert (table.side, table.offers("lift:0,-1")) == ("drones", True)
    table.play("lift:1,0", "bee:z")
    assert (table.side, table.why("lift:0,-1")) == ("workers", "HIV-TOTAL-06")


@clause("HIV-TOTAL-07")
def test_a_bee_that_holds_the_hive_together_stays() -> None:
    table = moving("W Q W D\n W")
    assert sorted(table.keys) == ["lift:-1,0", "lift:-1,1"]
    assert table.why("lift:1,0") == "HIV-TOTAL-07"


@clause("HIV-TOTAL-07")
def test_a_bee_may_be_picked_up_if_the_rest_is_joined_another_way() -> None:
    ring = """
         W D
        Q . W
         D W
        """
    assert moving(ring).offers("lift:2,0")
    opened = """
         W D
      W Q . W
         . W
        """
    table = moving(opened)
    assert not table.offers("lift:2,0")
    assert table.why("lift:2,0") == "HIV-TOTAL-07"


@clause("HIV-TOTAL-07")
@pytest.mark.parametrize("seed", range(3))
def test_in_whole_games_the_rest_always_stays_joined_to_the_queen(seed: int) -> None:
    for table in played_out("total", seed):
        if table.prompt == "lift":
            own = [at for at, mark in table.tiles.items() if mark == "WD"[table.hive.side]]
            rests = {at: set(table.tiles) - {at} for at in own}
            free = {at for at, rest in rests.items() if joined(rest) == rest}
            assert {cell_of(key) for key in table.keys} == free


@clause("HIV-TOTAL-08")
def test_a_bee_from_the_middle_may_be_picked_up_and_leaves_a_hole() -> None:
    table = moving(
        """
         D W
        D W W
         D Q x
        """
    ).play("lift:0,-1", "bee:x")
    assert table.drawing == drawing(
        """
         D W
        D . W
         D Q W
        """
    )


@clause("HIV-TOTAL-09")
def test_a_bee_may_not_be_put_back_where_it_was() -> None:
    table = moving("W Q D\n W D").play("lift:-1,0")
    assert not table.offers("bee:-1,0")
    assert table.why("bee:-1,0") == "HIV-TOTAL-09"


@clause("HIV-TOTAL-09")
def test_a_bee_cannot_lean_on_itself() -> None:
    table = moving("x W Q D\n     W").play("lift:-1,0")
    assert not table.offers("bee:x")
    other = moving("x W Q D\n     W").play("lift:0,1")
    assert other.offers("bee:x")


@clause("HIV-TOTAL-09")
def test_a_bee_cannot_be_the_far_end_of_its_own_line() -> None:
    hive = "x D W\n   Q W"
    assert not moving(hive).play("lift:1,-1").offers("bee:x")
    assert moving(hive).play("lift:1,0").offers("bee:x")


@clause("HIV-TOTAL-09")
def test_a_bee_may_go_to_any_place_that_is_legal_for_a_new_one_and_nowhere_else() -> None:
    for seed in range(2):
        for number, table in enumerate(played_out("total", seed)):
            if table.prompt == "put" and number % 5 == 0:
                assert table.hive.lifted >= 0
                fresh = lay(table.drawing, mode="total", side=table.side, reserve=(9, 9))
                lifted = set(fresh.keys) - set(table.keys)
                assert set(table.keys) <= set(fresh.keys)
                assert len(lifted) <= 1
                assert all(table.why(key) == "HIV-TOTAL-09" for key in lifted)


@clause("HIV-TOTAL-09")
@pytest.mark.parametrize("swapped", [False, True])
def test_a_place_that_a_bee_has_left_is_judged_anew(swapped: bool) -> None:
    table = moving(
        """
           D
        x D y
         D Q W W
            W n
        """,
        swapped=swapped,
    ).play("lift:2,0")
    assert not table.offers("bee:x")
    table.play("bee:n", "lift:1,-2", "bee:x")
    table.play("lift:n", "bee:y", "lift:x", "bee:1,-2", "lift:0,1")
    assert table.offers("bee:x")


@clause("HIV-TOTAL-10")
@pytest.mark.parametrize("swapped", [False, True])
def test_a_moved_bee_attacks_like_a_new_one(swapped: bool) -> None:
    table = moving("W D x D D W\n   D Q D\n    W", swapped=swapped)
    table.play("lift:-1,1", "bee:x")
    assert table.drawing == drawing("W W W W W W\n   D Q D", swapped=swapped)
    assert sorted(table.bees) == [2, 6]


@clause("HIV-TOTAL-10")
def test_leaving_a_place_flips_nothing_by_itself() -> None:
    table = moving("x W D W\n   Q D\n  D W").play("lift:0,1", "bee:x")
    assert table.drawing == drawing("W W D W\n   Q D\n  D")


@clause("HIV-TOTAL-11")
def test_a_move_need_not_flip_but_must_be_made() -> None:
    table = moving("W Q D\n W D")
    assert not {"decline", "pass"} & set(table.keys)
    table.play("lift:-1,0")
    assert not {"decline", "pass"} & set(table.keys)
    table.play("bee:-1,2")
    assert (table.bees, table.over) == ([2, 2], False)


@clause("HIV-TOTAL-17")
def test_a_last_bee_triggers_no_final_move() -> None:
    table = lay("W Q D\n x y", mode="total", reserve=(1, 1)).play("bee:x")
    assert (table.hive.final, table.offers("decline")) == (False, False)
    table.play("bee:y")
    assert (table.over, table.hive.final, table.prompt) == (False, False, "lift")


@clause("HIV-TOTAL-09", "HIV-TOTAL-11", "HIV-TOTAL-13")
@pytest.mark.parametrize("turned", range(6))
@pytest.mark.parametrize("hive", ["  x D\n D Q D\n  D W", "  x D\n W Q D\n  D D"])
def test_a_bee_with_one_place_to_go_goes_there_wherever_it_lies(hive: str, turned: int) -> None:
    table = lay(hive, mode="total", moving=True, turned=turned)
    assert (table.shows("x"), table.side, table.over) == ("W", "drones", False)  # taken unasked


@clause("HIV-TOTAL-06", "HIV-TOTAL-07")
@pytest.mark.parametrize(("side", "own"), [("workers", "W"), ("drones", "D")])
def test_of_a_wide_ring_each_side_may_pick_up_its_own_bees_and_no_others(
    side: str, own: str
) -> None:
    hive = """
           W D W W
          D . . . D
         W . . . . W
        D . . . . . D
         W . . . . D
          D . . . W
           Q W D D
        """
    table = moving(hive, side)
    bees = {f"lift:{q},{r}" for (q, r), mark in table.tiles.items() if mark == own}
    assert set(table.keys) == bees
