"""What those who look on see in a hive: also what the next answer could turn over."""

from __future__ import annotations

import pytest

from skep.games.hivernation.bot.evaluation import evaluate, evaluate_one_ply, threat
from tests.games.hivernation.tables import lay

OPEN_LINE = """
    . D D W
     . D Q .
    """
NEARLY_SHUT = """
    . D D .
     W D Q .
    """


@pytest.mark.parametrize(("hive", "bees"), [(OPEN_LINE, 2), (NEARLY_SHUT, 1)])
def test_a_threat_is_the_most_that_the_side_to_move_can_turn_over(hive: str, bees: int) -> None:
    assert threat(lay(hive, mode="quick").hive) == 2 * bees


@pytest.mark.parametrize("swapped", [False, True])
def test_a_threat_speaks_for_the_side_to_move_to_those_who_look_on(swapped: bool) -> None:
    table = lay(OPEN_LINE, mode="quick", swapped=swapped)
    side = table.hive.side
    less = lay(NEARLY_SHUT, mode="quick", swapped=swapped)
    assert evaluate(table.hive)[side] > evaluate(less.hive)[side]
    assert evaluate_one_ply(table.hive, side) == evaluate_one_ply(less.hive, side)
    assert sum(evaluate(table.hive)) == pytest.approx(1.0)


def test_with_specialties_about_lines_are_not_feared() -> None:
    table = lay(OPEN_LINE, mode="arcade")
    assert threat(table.hive) == 4
    assert evaluate(table.hive)[0] == evaluate_one_ply(table.hive, 0)
