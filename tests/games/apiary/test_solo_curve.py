"""The S-curve, for planets and for carvings.  APY-SOLO-26…30, APY-SOLO-36…39, APY-SOLO-48"""

from __future__ import annotations

import pytest

from skep.games.apiary.rules.automa.cards import CURVES
from skep.games.apiary.rules.automa.s_curve import carving_slot, flight, path
from skep.testing import clause
from tests.games.apiary.solo import Solo, carving, slots

DOWN, UP = CURVES.index("down"), CURVES.index("up")
ALL = [(row, column) for row in (1, 2, 3) for column in (1, 2, 3, 4) if (row, column) != (2, 2)]


def spots(start: tuple[int, int], curve: int, length: int) -> list[tuple[int, int]]:
    """The spaces of the planets' grid that she comes to, as rows and columns."""
    cells = path(3, 4, (start[0] - 1) * 4 + start[1] - 1, curve, length)
    return [(cell // 4 + 1, cell % 4 + 1) for cell in cells]


@clause("APY-SOLO-26", "APY-SOLO-28")
def test_down_goes_right_to_the_rows_end_then_below_and_back() -> None:
    assert spots((1, 3), DOWN, 6) == [(1, 4), (2, 4), (2, 3), (2, 2), (2, 1), (3, 1)]
    assert spots((2, 2), DOWN, 4) == [(2, 3), (2, 4), (3, 4), (3, 3)]


@clause("APY-SOLO-26", "APY-SOLO-28")
def test_up_goes_left_to_the_rows_end_then_above_and_back() -> None:
    assert spots((3, 2), UP, 6) == [(3, 1), (2, 1), (2, 2), (2, 3), (2, 4), (1, 4)]
    assert spots((2, 2), UP, 4) == [(2, 1), (1, 1), (1, 2), (1, 3)]


@clause("APY-SOLO-29")
def test_without_a_further_row_she_follows_the_same_row_back() -> None:
    assert spots((3, 3), DOWN, 5) == [(3, 4), (3, 3), (3, 2), (3, 1), (3, 2)]
    assert spots((1, 2), UP, 4) == [(1, 1), (1, 2), (1, 3), (1, 4)]
    assert spots((2, 1), DOWN, 8)[-1] == (3, 2)
    assert spots((3, 4), DOWN, 2) == [(3, 3), (3, 2)]


# Flying


@clause("APY-SOLO-37", "APY-SOLO-28")
@pytest.mark.parametrize(("support", "spot"), [(1, (2, 3)), (3, (2, 1))])
def test_she_flies_to_the_first_planet_with_a_token(support: int, spot: tuple[int, int]) -> None:
    table = Solo(2, support=support).hers("gray", 3, 1).play()  # 1: down; 3: up
    assert table.at == spot  # and not as far as she could


@clause("APY-SOLO-37")
def test_known_planets_on_the_way_are_flown_over() -> None:
    table = Solo(2, support=1).hers("gray", 3, 1).known((2, 3), (2, 4)).play()
    assert table.at == (3, 4)
    assert table.told("automa-flies")[0]["to"] == (3, 4)
    assert table.told("automa-flies")[0]["steps"] == 3
    assert table.told("automa-flies")[0]["why"] == "token"


@clause("APY-SOLO-36")
def test_her_range_is_the_total_strength_there_whoever_owns_the_other_worker() -> None:
    table = Solo(2, support=1).hers("gray", 1, 1).known((2, 3), (2, 4))
    table.on("explore", 0, 2).play()
    assert table.told("automa-flies")[0]["reach"] == 3
    assert table.at == (3, 4)


@clause("APY-SOLO-38")
def test_without_a_token_within_range_she_flies_the_whole_range() -> None:
    table = Solo(2, support=1).hers("gray", 2, 1).known((2, 3), (2, 4)).play()
    assert table.at == (2, 4)
    assert table.told("automa-flies")[0]["why"] == "range"
    assert table.state.explored[1] == []


@clause("APY-SOLO-39")
def test_she_flies_on_over_the_start_space() -> None:
    table = Solo(2, support=3).hers("gray", 1, 1).known(*ALL).ship((2, 3)).play()  # 3: up, so left
    assert table.at == (2, 1)  # one space, the start, and one more
    assert table.told("automa-flies")[0]["why"] == "further"


@clause("APY-SOLO-39")
def test_she_flies_on_over_the_planet_that_she_left() -> None:
    table = Solo(2, support=1).hers("gray", 2, 1).known(*ALL).ship((3, 3)).play()
    assert table.at == (3, 2)  # right, back to where she was, and one more


@clause("APY-SOLO-39")
def test_one_space_more_may_find_a_token_beyond_the_range() -> None:
    others = [spot for spot in ALL if spot != (2, 1)]
    table = Solo(2, support=3).hers("gray", 1, 1).known(*others).ship((2, 3)).play()
    assert table.at == (2, 1)
    assert len(table.state.explored[1]) == 1


def test_wherever_the_ship_is_a_flight_ends_on_another_planet() -> None:
    for spot in ALL:
        for curve in (DOWN, UP):
            for reach in range(1, 9):
                state = Solo(2).known(*ALL).ship(spot).state
                cell, steps = flight(state, curve, reach)
                assert cell not in (state.ship, 5)
                assert reach <= steps <= reach + 2


# Carvings


@clause("APY-SOLO-27", "APY-SOLO-48")
@pytest.mark.parametrize(
    ("curve", "order"), [(DOWN, [0, 1, 2, 3, 7, 6, 5, 4]), (UP, [7, 6, 5, 4, 0, 1, 2, 3])]
)
def test_carvings_are_counted_along_the_curve_from_its_tail(curve: int, order: list[int]) -> None:
    state = Solo(1).state
    state.carvings = slots()
    assert [carving_slot(state, curve, count) for count in range(1, 9)] == order


@clause("APY-SOLO-48")
def test_only_carvings_that_are_left_are_counted_and_round_again() -> None:
    state = Solo(1).state
    state.carvings = slots(without=(0, 2, 3, 5, 6, 7))
    assert [carving_slot(state, DOWN, count) for count in (1, 2, 3, 4)] == [1, 4, 1, 4]
    assert [carving_slot(state, UP, count) for count in (1, 2, 3, 4)] == [4, 1, 4, 1]
    state.carvings = slots(without=(0, 2, 3, 6, 7))
    assert [carving_slot(state, DOWN, count) for count in (1, 2, 3, 4)] == [1, 5, 4, 1]


@clause("APY-SOLO-48")
@pytest.mark.parametrize(("support", "slot"), [(4, 3), (2, 6)])
def test_she_takes_the_carving_that_the_support_card_counts_to(support: int, slot: int) -> None:
    table = Solo(1, support=support).hers("yellow", 4, 1)  # 4: down, 4; 2: up, 2
    table.state.carvings = slots()
    table.play()
    assert table.carved() == carving(slot)
    assert table.told("automa-carves")[0]["tile"] == carving(slot)


@clause("APY-SOLO-30")
@pytest.mark.parametrize("support", [3, 10])
def test_pods_are_not_counted_along_the_curve(support: int) -> None:
    table = Solo(9, support=support).out("yellow", "grow", 4).out("yellow", "convert", 1).play()
    assert table.tokens == ["middle-4"]  # 3 is up, 10 is down, and both say 4
