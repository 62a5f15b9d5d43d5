"""A hash of the position, kept up to date while bees move.  HIV-TOTAL-15

Two positions are the same if the same cells show the same sides and the same side is to move. The
hash combines one number for each bee (Zobrist hashing): two different positions have the same hash
with a chance of about 1 in 10^17.
"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.pieces import SIDE_SHOWN
from skep.games.hivernation.state import Hive

NUMBERS: Final[list[int]] = []
FIRST_NUMBER: Final = 88172645463325252
BITS: Final = (1 << 61) - 1
HASH_BYTES: Final = 8


def position_hash(state: Hive) -> int:
    """The hash of what lies in the hive and of the side to move, worked out from the tiles."""
    numbers = bee_numbers(state)
    found = numbers[0] if state.side else 0
    for cell in state.occupied:
        found ^= numbers[2 * cell + SIDE_SHOWN[state.tiles[cell]]]
    return found


def lift(state: Hive, cell: int, side: int) -> None:
    """Update the hash after a bee of the side has left the cell."""
    state.position_hash ^= bee_numbers(state)[2 * cell + side]


def settle(state: Hive, cell: int, side: int, lines: list[list[int]]) -> None:
    """Update the hash after a bee of the side has come to the cell and flipped these lines, and the
    other side is to move."""
    numbers = bee_numbers(state)
    found = state.position_hash ^ numbers[2 * cell + side] ^ numbers[0]
    for line in lines:
        for flipped in line:
            found ^= numbers[2 * flipped] ^ numbers[2 * flipped + 1]
    state.position_hash = found


def note_position(state: Hive) -> int:
    """Note that the position has arisen; how often it has so far."""
    entry = state.position_hash.to_bytes(HASH_BYTES, "big")
    state.seen += entry
    return state.seen.count(entry)


def bee_numbers(state: Hive) -> list[int]:
    """A number for a bee of each side on each cell; the first stands for the Drones' turn."""
    while len(NUMBERS) < 2 * len(state.tiles):
        last = NUMBERS[-1] if NUMBERS else FIRST_NUMBER
        last ^= last << 13 & BITS
        last ^= last >> 7
        last ^= last << 17 & BITS
        NUMBERS.append(last)
    return NUMBERS
