"""Tables for Othello: what a line of eight cells allows, for each of its 6561 fillings.

The board is 32 lines of eight: rows, columns, and both kinds of diagonals wrapped around the
edge, so that two short diagonals share a line, split where the wrap is. A line's filling is a
number of eight ternary digits (0 empty, 1 black, 2 white): a disc placed or turned is four sums.
"""

from __future__ import annotations

from typing import Final

# A line and what to add to its filling, for the four lines through one cell.
Sums = tuple[int, int, int, int, int, int, int, int]

FILLINGS: Final = 3**8
CENTRE: Final = (27, 28, 35, 36)

# Sixty cells can be played: the center never is. A set of them fits an unboxed int when compiled.
PLAYABLE: Final = [cell for cell in range(64) if cell not in CENTRE]
BIT: Final = {cell: 1 << i for i, cell in enumerate(PLAYABLE)}


def lines_of(cell: int) -> list[tuple[int, int]]:
    """The four lines that cross a cell, each with the cell's place on it."""
    row, column = cell >> 3, cell & 7
    return [
        (row, column),
        (8 + column, row),
        (16 + (column - row) % 8, row),
        (24 + (column + row) % 8, row),
    ]


def split_of(line: int) -> int:
    """How many places of a line come before the wrap; eight for a line that does not wrap."""
    if line < 16:
        return 8
    return 8 - (line - 16) if line < 24 else line - 24 + 1


def cells_of() -> list[list[int]]:
    """The cell at each place of each line."""
    cells = [[0] * 8 for _ in range(32)]
    for cell in range(64):
        for line, place in lines_of(cell):
            cells[line][place] = cell
    return cells


def disc_sums(factor: int) -> list[Sums]:
    """What a change of each cell's digit by `factor` adds to its four lines."""
    sums: list[Sums] = []
    for cell in range(64):
        (a, at_a), (b, at_b), (c, at_c), (d, at_d) = lines_of(cell)
        a_sum, b_sum, c_sum, d_sum = [factor * 3**at for at in (at_a, at_b, at_c, at_d)]
        sums.append((a, a_sum, b, b_sum, c, c_sum, d, d_sum))
    return sums


def captured(digits: list[int], place: int) -> int:
    """The places, as bits, that black turns on one stretch by playing at an empty place."""
    turned = 0
    if digits[place] == 0:
        for step in (1, -1):
            run, at = 0, place + step
            while 0 <= at < len(digits) and digits[at] == 2:
                run |= 1 << at
                at += step
            if 0 <= at < len(digits) and digits[at] == 1:
                turned |= run
    return turned


def stretch_captures(length: int) -> list[list[int]]:
    """For each place on a stretch: what black turns there, by filling."""
    table: list[list[int]] = [[] for _ in range(length)]
    for filling in range(3**length):
        digits = [filling // 3**at % 3 for at in range(length)]
        for place in range(length):
            table[place].append(captured(digits, place))
    return table


def colors_swapped() -> list[int]:
    """Each filling with black and white exchanged."""
    swap = [0]
    for at in range(8):
        swap = [base + (0, 2, 1)[digit] * 3**at for digit in range(3) for base in swap]
    return swap


def line_captures(split: int, stretches: list[list[list[int]]]) -> list[bytes]:
    """For each place on a line that wraps after `split` places: what black turns, by filling."""
    low = [bytes(table) * 3 ** (8 - split) for table in stretches[split]]
    high = [
        bytes([turned << split for turned in table for _ in range(3**split)])
        for table in stretches[8 - split]
    ]
    return low + high


def all_captures() -> list[list[list[bytes]]]:
    """What is turned, as bits, by side, split, place and filling."""
    stretches = [stretch_captures(length) for length in range(9)]
    swap = colors_swapped()
    black = [line_captures(split, stretches) for split in range(9)]
    white = [[bytes([table[i] for i in swap]) for table in places] for places in black]
    return [black, white]


def turned_sums(cells: list[int], sums: list[Sums]) -> list[list[Sums]]:
    """The sums to make when a set of places on one line is turned."""
    sets: list[list[Sums]] = [[]]
    for cell in cells:
        sets += [[*turned, sums[cell]] for turned in sets]
    return sets


def legal_places(captures: list[bytes]) -> list[int]:
    """The places of a line where something is turned, as bits, by filling."""
    legal = [0] * FILLINGS
    for place, table in enumerate(captures):
        for filling, turned in enumerate(table):
            if turned:
                legal[filling] |= 1 << place
    return legal


def cell_bits(cells: list[int]) -> list[int]:
    """The playable cells of each set of places on one line, as bits."""
    sets = [0]
    for cell in cells:
        sets += [bits | BIT.get(cell, 0) for bits in sets]
    return sets


def spread(chunk: int) -> list[list[int]]:
    """The cells in each set of twelve playable cells, in order."""
    sets: list[list[int]] = [[]]
    for cell in PLAYABLE[12 * chunk : 12 * chunk + 12]:
        sets += [[*cells, cell] for cells in sets]
    return sets


def row_sums(worth: tuple[int, int, int]) -> list[int]:
    """The sum over a row, by filling, with these values of an empty cell, a black and a white
    disc."""
    sums = [0]
    for _ in range(8):
        sums = [total + each for each in worth for total in sums]
    return sums
