"""Othello's board, laid out for speed: 32 fillings of lines, and tables of what each allows."""

from __future__ import annotations

from typing import Final

from bench import othello_tables as tables
from bench.othello_tables import Sums

BLACK: Final = 0
WHITE: Final = 1

# How to play a cell: for each of its four lines the line, and the captures by filling, as bits.
Way = tuple[int, bytes, int, bytes, int, bytes, int, bytes]
Captures = list[list[bytes]]


def _ways(captures: Captures) -> list[Way]:
    ways: list[Way] = []
    for cell in range(64):
        (a, at_a), (b, at_b), (c, at_c), (d, at_d) = tables.lines_of(cell)
        in_c, in_d = captures[tables.split_of(c)], captures[tables.split_of(d)]
        ways.append((a, captures[8][at_a], b, captures[8][at_b], c, in_c[at_c], d, in_d[at_d]))
    return ways


def _turns(factor: int) -> list[list[list[Sums]]]:
    sums = tables.disc_sums(factor)
    return [tables.turned_sums(cells, sums) for cells in tables.cells_of()]


def _places(captures: Captures) -> list[bytes]:
    by_split = [bytes(tables.legal_places(captures[split])) for split in range(9)]
    return [by_split[tables.split_of(line)] for line in range(32)]


_CAPTURES: Final[list[Captures]] = tables.all_captures()
_PLACES: Final[list[list[bytes]]] = [_places(captures) for captures in _CAPTURES]
_BITS: Final[list[list[int]]] = [tables.cell_bits(cells) for cells in tables.cells_of()]
_DISC: Final[list[list[Sums]]] = [tables.disc_sums(1), tables.disc_sums(2)]
_WAYS: Final[list[list[Way]]] = [_ways(captures) for captures in _CAPTURES]
_TURNS: Final[list[list[list[list[Sums]]]]] = [_turns(-1), _turns(1)]
_MAJORITY: Final[list[int]] = tables.row_sums((0, 1, -1))
_DISCS: Final[list[int]] = tables.row_sums((0, 1, 1))
_S0: Final[list[list[int]]] = tables.spread(0)
_S1: Final[list[list[int]]] = tables.spread(1)
_S2: Final[list[list[int]]] = tables.spread(2)
_S3: Final[list[list[int]]] = tables.spread(3)
_S4: Final[list[list[int]]] = tables.spread(4)


def start() -> list[int]:
    """The lines of the opening position."""
    lines = [0] * 32
    for cell, side in ((27, WHITE), (28, BLACK), (35, BLACK), (36, WHITE)):
        a, a_sum, b, b_sum, c, c_sum, d, d_sum = _DISC[side][cell]
        lines[a] = lines[a] + a_sum
        lines[b] = lines[b] + b_sum
        lines[c] = lines[c] + c_sum
        lines[d] = lines[d] + d_sum
    return lines


def legal_bits(lines: list[int], side: int) -> int:
    """The cells that a side may play, as bits over the sixty playable cells."""
    bits = 0
    for places, filling, cells in zip(_PLACES[side], lines, _BITS):
        found = places[filling]
        if found:
            bits |= cells[found]
    return bits


def legal(lines: list[int], side: int) -> list[int]:
    """The cells that a side may play, in order."""
    bits = legal_bits(lines, side)
    return (
        _S0[bits & 4095]
        + _S1[bits >> 12 & 4095]
        + _S2[bits >> 24 & 4095]
        + _S3[bits >> 36 & 4095]
        + _S4[bits >> 48]
    )


def place(lines: list[int], side: int, cell: int) -> None:
    """Place a disc on a legal cell and turn what it captures."""
    turns = _TURNS[side]
    a, in_a, b, in_b, c, in_c, d, in_d = _WAYS[side][cell]
    captures = (
        turns[a][in_a[lines[a]]]
        + turns[b][in_b[lines[b]]]
        + turns[c][in_c[lines[c]]]
        + turns[d][in_d[lines[d]]]
    )
    a, a_sum, b, b_sum, c, c_sum, d, d_sum = _DISC[side][cell]
    lines[a] = lines[a] + a_sum
    lines[b] = lines[b] + b_sum
    lines[c] = lines[c] + c_sum
    lines[d] = lines[d] + d_sum
    for a, a_sum, b, b_sum, c, c_sum, d, d_sum in captures:
        lines[a] = lines[a] + a_sum
        lines[b] = lines[b] + b_sum
        lines[c] = lines[c] + c_sum
        lines[d] = lines[d] + d_sum


def majority(lines: list[int]) -> int:
    """Black discs less white ones."""
    return sum([_MAJORITY[filling] for filling in lines[:8]])


def discs(lines: list[int]) -> int:
    """How many discs stand on the board."""
    return sum([_DISCS[filling] for filling in lines[:8]])
