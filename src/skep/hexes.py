"""An unbounded hexagon grid: cells are numbered outward from the center in a spiral.

Cell 0 is the center, cells 1-6 are the ring around it, and so on, so that a list by cell is only as
long as the rings in use. Coordinates are axial (q, r). The six directions go round; opposite ones
differ by three.
"""

from __future__ import annotations

from typing import Final

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

Q: Final[list[int]] = []
R: Final[list[int]] = []
RING: Final[list[int]] = []
STEP: Final[list[list[int]]] = [[], [], [], [], [], []]
"""STEP[direction][cell]: the cell next to it."""
AROUND: Final[list[list[int]]] = []
"""AROUND[cell]: the six cells next to it, by direction."""
ACROSS: Final[list[list[tuple[int, int, list[int], list[int]]]]] = []
"""ACROSS[cell]: for each straight line through it, by direction, the cells ahead and behind, and
the STEP tables for going on in either direction."""
_CELLS: Final[dict[tuple[int, int], int]] = {}


def size(rings: int) -> int:
    """The number of cells in the center and this number of rings."""
    return 3 * rings * (rings + 1) + 1


def _number(q: int, r: int, ring: int) -> None:
    _CELLS[q, r] = len(Q)
    Q.append(q)
    R.append(r)
    RING.append(ring)


def _number_ring(ring: int) -> None:
    q, r = -ring, ring
    if ring == 0:
        _number(0, 0, 0)
    for dq, dr in DIRECTIONS:
        for _ in range(ring):
            _number(q, r, ring)
            q, r = q + dq, r + dr


def grow(rings: int) -> None:
    """Make sure that every cell of this number of rings has coordinates and neighbors."""
    while len(Q) < size(rings + 1):
        _number_ring(RING[-1] + 1 if RING else 0)
    for cell in range(len(STEP[0]), size(rings)):
        for direction in range(6):
            dq, dr = DIRECTIONS[direction]
            STEP[direction].append(_CELLS[Q[cell] + dq, R[cell] + dr])
        around = [step[cell] for step in STEP]
        AROUND.append(around)
        ACROSS.append([(around[a], around[a + 3], STEP[a], STEP[a + 3]) for a in range(3)])


def cell_at(q: int, r: int) -> int:
    """The number of the cell with these coordinates."""
    ring = max(abs(q), abs(r), abs(q + r))
    if ring >= RING[-1]:
        grow(ring)
    return _CELLS[q, r]


grow(8)
