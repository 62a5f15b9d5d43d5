"""The mark of a position, by which repetitions are noticed: kept up to date move by move."""

from __future__ import annotations

import pytest

from skep.games.hivernation import GAME
from skep.games.hivernation.index.repetition import bee_numbers, position_hash
from skep.testing import clause
from tests.games.hivernation.tables import lay, played_out


@clause("HIV-TOTAL-15")
@pytest.mark.parametrize("seed", range(2))
def test_two_positions_have_one_mark_only_if_they_are_the_same(seed: int) -> None:
    marks: dict[tuple[str, str], int] = {}
    for table in played_out("total", seed):
        if table.prompt == "lift":
            assert table.hive.position_hash == position_hash(table.hive)
            marks[table.drawing, table.side] = table.hive.position_hash
    assert len(marks) == len(set(marks.values())) > 20


@clause("HIV-TOTAL-15", "HIV-TOTAL-11")
@pytest.mark.parametrize("swapped", [False, True])
def test_a_move_that_flips_bees_leads_to_the_mark_of_what_then_lies_there(swapped: bool) -> None:
    table = lay("x D W\n D Q W\n  D y", mode="total", moving=True, swapped=swapped)
    before = table.bees[:]
    table.play("lift:1,0", "bee:x")
    assert table.bees != before
    assert table.hive.position_hash == position_hash(table.hive)
    assert table.hive.seen[-8:] == position_hash(table.hive).to_bytes(8, "big")


@clause("HIV-TOTAL-06")
def test_while_a_bee_is_picked_up_no_rule_speaks_of_putting_one_down() -> None:
    table = lay("W Q D\n W D", mode="total", moving=True)
    assert table.why("lift:1,0") == "HIV-TOTAL-06"
    assert [table.why(key) for key in ("bee:1,0", "lift:x,y", "lift:", "use:bear")] == [""] * 4


@clause("HIV-TEAM-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_every_other_seat_plays_for_the_same_side(seats: int) -> None:
    expected = [0, 1, 0, 1, 0, 1, 0, 1][:seats]
    assert GAME.sides(GAME.settle("quick", seats, {})) == expected


@clause("HIV-TOTAL-15")
def test_the_same_hive_with_the_other_side_to_move_is_another_position() -> None:
    hive = lay("W Q D\n W D", mode="total", moving=True).hive
    workers = position_hash(hive)
    hive.side = 1
    assert workers ^ position_hash(hive) == bee_numbers(hive)[0]
    assert len(set(bee_numbers(hive))) == len(bee_numbers(hive))
