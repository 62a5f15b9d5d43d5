"""Total Domination: how the second phase ends.  HIV-TOTAL-12…16"""

from __future__ import annotations

import pytest

from skep.games.hivernation import GAME
from skep.testing import clause
from tests.games.hivernation.tables import Table, drawing, lay, played_out

OPPOSITE = """
       W
    D Q W
     D
    """
"""Two bees a side around the Queen, none of them in a line with another."""


def moving(hive: str, side: str = "workers", swapped: bool = False) -> Table:
    """The second phase, this side to move."""
    return lay(hive, mode="total", moving=True, side=side, swapped=swapped)


@clause("HIV-TOTAL-12")
@pytest.mark.parametrize("swapped", [False, True])
def test_the_side_that_converts_the_last_enemy_wins_at_once(swapped: bool) -> None:
    table = moving("x D W\n   Q W", swapped=swapped).play("lift:1,0", "bee:x")
    assert table.drawing == drawing("W W W\n   Q", swapped=swapped)
    assert (table.over, table.reason) == (True, "converted")
    assert GAME.payoffs(table.hive) == ([0.0, 1.0] if swapped else [1.0, 0.0])


@clause("HIV-TOTAL-12")
def test_as_long_as_one_enemy_is_left_the_game_goes_on() -> None:
    table = moving("x D W\n D Q W\n  D").play("lift:1,0", "bee:x")
    assert (table.bees, table.over) == ([3, 2], False)


@clause("HIV-TOTAL-12")
def test_while_bees_are_still_put_down_a_converted_side_plays_on() -> None:
    table = lay("W D x\n Q", mode="total", reserve=(2, 2)).play("bee:x")
    assert (table.bees, table.over) == ([3, 0], False)


@clause("HIV-TOTAL-13")
def test_the_game_is_over_when_the_side_to_move_can_move_no_bee() -> None:
    table = moving(" D\n  Q W D", side="drones").play("lift:0,-1", "bee:3,0")
    assert table.drawing == drawing("Q W D D")
    assert (table.over, table.reason) == (True, "no-move")
    assert GAME.payoffs(table.hive) == [0.0, 1.0]


@clause("HIV-TOTAL-13")
def test_a_bee_with_nowhere_else_to_go_is_no_move() -> None:
    table = lay(
        """
         D D
        D Q D
         D x
        """,
        mode="total",
        reserve=(1, 1),
        side="drones",
    ).play("bee:2,0")
    assert table.shows("x") == "W"  # their only place, taken unasked
    table.play("lift:2,0", "bee:-2,0")
    assert (table.over, table.reason, table.bees) == (True, "no-move", [1, 6])


@clause("HIV-TOTAL-13")
def test_a_side_without_a_bee_when_the_moving_begins_has_no_move() -> None:
    table = lay("x y D W\n   Q", mode="total", reserve=(1, 1), side="drones")
    table.play("bee:y", "bee:x")
    assert (table.over, table.reason, table.bees) == (True, "no-move", [4, 0])
    assert GAME.payoffs(table.hive) == [1.0, 0.0]


def play_calmly(table: Table, seen: set[tuple[str, str]]) -> None:
    """One turn that flips nothing and leads to a position not seen before."""
    lifts = table.keys if table.prompt == "lift" else [""]
    for lift in lifts:
        lifted = Table(table.position.clone(), {}).play(*([lift] if lift else []))
        for put in lifted.keys:
            after = Table(lifted.position.clone(), {}).play(put)
            if after.bees == [2, 2] and (after.drawing, after.side) not in seen:
                seen.add((after.drawing, after.side))
                table.play(*([lift] if lift else []), put)
                return
    raise AssertionError("no calm turn")


@clause("HIV-TOTAL-14")
@pytest.mark.parametrize("swapped", [False, True])
def test_the_game_is_over_after_sixteen_turns_in_a_row_without_a_flip(swapped: bool) -> None:
    table = moving(OPPOSITE, swapped=swapped)
    seen: set[tuple[str, str]] = set()
    turns = 0
    while not table.over:
        play_calmly(table, seen)
        turns += 1
    assert (turns, table.reason) == (16, "no-flips")
    assert GAME.payoffs(table.hive) == [0.5, 0.5]


@clause("HIV-TOTAL-14")
def test_a_flip_starts_the_count_anew() -> None:
    table = moving("x D W\n D Q W\n  D y")
    table.hive.calm = 15
    table.play("lift:1,0", "bee:x")
    assert (table.over, table.hive.calm) == (False, 0)
    calm = moving("x D W\n D Q W\n  D y")
    calm.hive.calm = 15
    calm.play("lift:1,0", "bee:y")
    assert (calm.over, calm.reason) == (True, "no-flips")


@clause("HIV-TOTAL-14")
def test_turns_of_the_placing_phase_are_not_counted() -> None:
    table = lay("W Q D\n x y", mode="total", reserve=(1, 1)).play("bee:x", "bee:y")
    assert (table.prompt, table.hive.calm, table.hive.moves) == ("lift", 0, 0)


FORTH = ["lift:1,0", "bee:0,1", "lift:-1,0", "bee:0,-1"]
BACK = ["lift:0,1", "bee:1,0", "lift:0,-1", "bee:-1,0"]


@clause("HIV-TOTAL-15")
def test_the_third_time_a_position_arises_the_game_is_over() -> None:
    table = moving(OPPOSITE).play(*FORTH, *BACK)
    assert not table.over
    table.play(*FORTH, *BACK[:-1])
    assert not table.over
    table.play(BACK[-1])
    assert (table.over, table.reason) == (True, "repetition")
    assert table.drawing == drawing(OPPOSITE)


@clause("HIV-TOTAL-15")
def test_the_first_position_of_the_moving_phase_counts() -> None:
    start = "   y\nD Q W\n x"
    table = lay(start, mode="total", reserve=(1, 1), side="workers").play("bee:y", "bee:x")
    assert table.drawing == drawing(OPPOSITE)
    table.play(*FORTH, *BACK, *FORTH, *BACK)
    assert (table.over, table.reason) == (True, "repetition")


@clause("HIV-TOTAL-15")
def test_the_same_tiles_with_the_other_side_to_move_are_another_position() -> None:
    workers = [["lift:1,0", "bee:0,1"], ["lift:0,1", "bee:1,0"]]
    drones = [["lift:0,-1", "bee:-2,1"], ["lift:-2,1", "bee:-2,0"], ["lift:-2,0", "bee:0,-1"]]
    table = moving("   D W\n  D Q W\n   D")
    start = table.drawing
    to_move = [table.side]
    for turn in range(12):
        table.play(*(drones[turn // 2 % 3] if turn % 2 else workers[turn // 2 % 2]))
        to_move += [table.side] if table.drawing == start else []
    assert to_move == ["workers", "drones", "workers"]
    assert (table.over, table.bees) == (False, [2, 3])


@clause("HIV-TOTAL-15")
def test_the_same_places_with_other_sides_up_are_another_position() -> None:
    swap = ["lift:1,0", "bee:0,1", "lift:-1,0", "bee:0,-1"]
    swap += ["lift:0,1", "bee:-1,0", "lift:0,-1", "bee:1,0"]
    back = ["lift:-1,0", "bee:0,1", "lift:1,0", "bee:0,-1"]
    back += ["lift:0,1", "bee:1,0", "lift:0,-1", "bee:-1,0"]
    table = moving(OPPOSITE).play(*swap)
    assert (table.side, table.drawing) == ("workers", drawing("   W\nW Q D\n D"))
    table.play(*back)
    assert (table.over, table.drawing) == (False, drawing(OPPOSITE))


@clause("HIV-TOTAL-16")
def test_the_hundred_and_twentieth_turn_is_the_last() -> None:
    table = moving(OPPOSITE)
    table.hive.moves = 118
    table.play(*FORTH[:2])
    assert (table.over, table.hive.moves) == (False, 119)
    table.play(*FORTH[2:])
    assert (table.over, table.reason, table.hive.moves) == (True, "turn-limit", 120)


@clause("HIV-TOTAL-14", "HIV-TOTAL-15", "HIV-TOTAL-16")
def test_if_several_endings_fall_together_the_first_of_the_list_is_named() -> None:
    table = moving(OPPOSITE)
    table.hive.calm, table.hive.moves = 8, 112
    table.play(*FORTH, *BACK, *FORTH, *BACK)
    assert table.reason == "no-flips"
    table = moving(OPPOSITE)
    table.hive.moves = 112
    table.play(*FORTH, *BACK, *FORTH, *BACK)
    assert table.reason == "repetition"
    table = moving("x D W\n   Q W")
    table.hive.moves = 119
    table.play("lift:1,0", "bee:x")
    assert table.reason == "converted"


@clause("HIV-TOTAL-14", "HIV-TOTAL-15", "HIV-TOTAL-16")
def test_whole_games_end_in_time_and_for_a_reason_that_holds() -> None:
    for seed in range(8):
        *_, table = played_out("total", seed)
        hive = table.hive
        assert hive.moves <= 120
        assert hive.moves == 120 or table.reason != "turn-limit"
        assert hive.calm == 16 or table.reason != "no-flips"
