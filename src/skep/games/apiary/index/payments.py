"""Every payment for a cost, worked out once and kept."""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.resources import (
    ANY_BASIC,
    CHOICES,
    MASK_OF,
    NO_SWAP,
    ONE,
    count_of,
    swap_parts,
    wild_units,
)

_WAYS: Final[dict[tuple[int, int, int, int], list[int]]] = {}


def ways(cost: int, less: int = 0, floor: int = 0, swap: int = NO_SWAP) -> list[int]:
    """All payments for a cost, in the order of their codes.  `less` units are taken off, but at
    least `floor` are left; `swap` allows one resource to be paid for others."""
    key = (cost, less, floor, swap)
    found = _WAYS.get(key)
    if found is None:
        found = _WAYS[key] = all_ways(cost, less, floor, swap)
    return found


def all_ways(cost: int, less: int, floor: int, swap: int) -> list[int]:
    """The same, worked out: each unit is a choice of resources, any of which pays it."""
    units = [MASK_OF[r] for r in range(5) for _ in range(count_of(cost, r))]
    units += [ANY_BASIC] * wild_units(cost)
    off = max(0, min(less, len(units) - floor))
    left = {tuple(units)}
    for _ in range(off):
        left = {rest[:n] + rest[n + 1 :] for rest in left for n in range(len(rest))}
    payments: set[int] = set()
    for kept in left:
        sums = {0}
        for choice in kept:
            sums = {done + ONE[r] for done in sums for r in CHOICES[_widened(choice, swap)]}
        payments |= sums
    return sorted(payments, key=codes.PAYMENT.__getitem__)


def _widened(choice: int, swap: int) -> int:
    """The resources that pay one unit, with a seat's leave to pay one for others."""
    if swap == NO_SWAP:
        return choice
    use, stands_for = swap_parts(swap)
    return choice | MASK_OF[use] if choice & stands_for else choice
