"""The hexagon grid: numbered outward in a spiral, six directions, no edge."""

from __future__ import annotations

import pytest

from skep.hexes import DIRECTIONS, RING, STEP, Q, R, cell_at, grow, size

CELLS = range(size(6))


def test_the_centre_is_cell_0_and_six_cells_lie_around_it() -> None:
    assert (Q[0], R[0], RING[0]) == (0, 0, 0)
    assert {STEP[direction][0] for direction in range(6)} == set(range(1, 7))


@pytest.mark.parametrize(("rings", "cells"), [(0, 1), (1, 7), (2, 19), (3, 37), (8, 217)])
def test_so_many_cells_have_so_many_rings(rings: int, cells: int) -> None:
    assert size(rings) == cells
    assert sum(ring <= rings for ring in RING) == cells


def test_cells_are_numbered_ring_by_ring() -> None:
    assert sorted(RING) == RING
    assert all(RING[c] == max(abs(Q[c]), abs(R[c]), abs(Q[c] + R[c])) for c in range(len(Q)))


def test_cells_that_follow_each_other_in_a_ring_touch() -> None:
    for cell in range(1, size(6) - 1):
        if RING[cell] == RING[cell + 1]:
            assert cell + 1 in [STEP[direction][cell] for direction in range(6)]


def test_every_cell_has_its_own_coordinates() -> None:
    assert len(set(zip(Q, R))) == len(Q)
    assert [cell_at(Q[cell], R[cell]) for cell in CELLS] == list(CELLS)


@pytest.mark.parametrize("direction", range(6))
def test_a_step_adds_its_direction_and_the_opposite_one_leads_back(direction: int) -> None:
    dq, dr = DIRECTIONS[direction]
    back = STEP[(direction + 3) % 6]
    for cell in CELLS:
        beside = STEP[direction][cell]
        assert (Q[beside], R[beside]) == (Q[cell] + dq, R[cell] + dr)
        assert back[beside] == cell


def test_the_six_directions_go_round_and_end_where_they_began() -> None:
    assert (sum(q for q, _ in DIRECTIONS), sum(r for _, r in DIRECTIONS)) == (0, 0)
    for one, next_one in zip(DIRECTIONS, [*DIRECTIONS[1:], DIRECTIONS[0]]):
        between = (next_one[0] - one[0], next_one[1] - one[1])
        assert between in DIRECTIONS  # neighbouring directions lead to touching cells


def test_the_grid_grows_when_a_far_cell_is_asked_for() -> None:
    far = cell_at(40, -20)
    assert (Q[far], R[far], RING[far]) == (40, -20, 40)
    assert STEP[3][far] == cell_at(39, -20)
    known = len(Q)
    grow(3)
    assert len(Q) == known
