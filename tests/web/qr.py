"""Reads a QR code as a camera does once it found the squares: ISO 18004, byte mode, level M."""

from __future__ import annotations

from collections.abc import Callable, Iterator

Squares = list[list[bool]]
"""Row by row; dark is True."""

MASKS: list[Callable[[int, int], bool]] = [
    lambda r, c: (r + c) % 2 == 0,
    lambda r, c: r % 2 == 0,
    lambda r, c: c % 3 == 0,
    lambda r, c: (r + c) % 3 == 0,
    lambda r, c: (r // 2 + c // 3) % 2 == 0,
    lambda r, c: r * c % 2 + r * c % 3 == 0,
    lambda r, c: (r * c % 2 + r * c % 3) % 2 == 0,
    lambda r, c: ((r + c) % 2 + r * c % 3) % 2 == 0,
]
BLOCKS = {
    1: [16], 2: [28], 3: [44], 4: [32] * 2, 5: [43] * 2, 6: [27] * 4, 7: [31] * 4,
    8: [38] * 2 + [39] * 2, 9: [36] * 3 + [37] * 2, 10: [43] * 4 + [44],
}  # fmt: skip
"""Bytes of each block at level M, by version."""
ALIGNED = {
    1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38],
    8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50],
}  # fmt: skip
LEVEL_M = 0


def read(squares: Squares) -> str:
    """The text of the code."""
    size = len(squares)
    version = (size - 17) // 4
    level, mask = form(squares)
    assert level == LEVEL_M
    bits = [squares[r][c] != MASKS[mask](r, c) for r, c in path(size, version)]
    found = unwoven(
        [number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8)], BLOCKS[version]
    )
    text = [bool(byte >> place & 1) for byte in found for place in range(7, -1, -1)]
    assert number(text[:4]) == 4, "bytes"
    wide = 8 if version < 10 else 16
    start = 4 + wide
    count = number(text[4:start])
    return bytes(number(text[start + 8 * n : start + 8 * n + 8]) for n in range(count)).decode()


def number(bits: list[bool]) -> int:
    return int("".join("01"[bit] for bit in bits), 2)


def form(squares: Squares) -> tuple[int, int]:
    """The level of correction and the mask, from beside the upper left corner."""
    places = [(8, c) for c in (0, 1, 2, 3, 4, 5, 7, 8)] + [(r, 8) for r in (7, 5, 4, 3, 2, 1, 0)]
    told = number([squares[r][c] for r, c in places]) ^ 0b101010000010010
    return told >> 13, told >> 10 & 7


def path(size: int, version: int) -> Iterator[tuple[int, int]]:
    """The squares that carry bytes: up and down in strips of two, from the right."""
    strips = [*range(size - 1, 6, -2), 5, 3, 1]
    for turn, right in enumerate(strips):
        rows = range(size) if turn % 2 else range(size - 1, -1, -1)
        for row in rows:
            for column in (right, right - 1):
                if not fixed(row, column, size, version):
                    yield row, column


def fixed(row: int, column: int, size: int, version: int) -> bool:
    """Does the square belong to a pattern that every code of this size has?"""
    far = size - 9
    corner = (row < 9 and (column < 9 or column > far)) or (row > far and column < 9)
    around = [(r, c) for r in ALIGNED[version] for c in ALIGNED[version]]
    last = size - 7
    inside = [at for at in around if at not in {(6, 6), (6, last), (last, 6)}]
    mark = any(abs(row - r) < 3 and abs(column - c) < 3 for r, c in inside)
    edge = range(size - 11, size - 8)
    named = version > 6 and ((row in edge and column < 6) or (column in edge and row < 6))
    return corner or row == 6 or column == 6 or mark or named


def unwoven(codes: list[int], blocks: list[int]) -> list[int]:
    """Blocks are sent woven: the first byte of each, then the second of each, and so on."""
    parts: list[list[int]] = [[] for _ in blocks]
    stream = iter(codes)
    for turn in range(max(blocks)):
        for part, length in zip(parts, blocks):
            if turn < length:
                part.append(next(stream))
    return [code for part in parts for code in part]
