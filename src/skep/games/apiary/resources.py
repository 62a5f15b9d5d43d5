"""Resources and other things to gain; how tokens and payments are counted in one int.

A seat's tokens are one int of five bytes, pollen lowest; so is a payment. A cost has a sixth byte
for units that any basic resource pays.  APY-STORE-01, APY-STORE-02
"""

from __future__ import annotations

from typing import Final

RESOURCES: Final[tuple[str, ...]] = ("pollen", "fiber", "water", "wax", "honey")
BASICS: Final = 3
"""Resources below this one are basic."""

ANY_BASIC: Final = 7
WAX_OR_HONEY: Final = 24
MASKS: Final[dict[str, int]] = {
    "pollen": 1, "fiber": 2, "water": 4, "wax": 8, "honey": 16, "any_basic": ANY_BASIC,
    "pollen_or_fiber": 3, "fiber_or_water": 6, "wax_or_honey": WAX_OR_HONEY, "any_resource": 31,
}  # fmt: skip
"""A resource or a choice of them, as a bit for each.  APY-STORE-18"""

VP: Final = 32
FAVOR: Final = 33
SEED: Final = 34
WORKER: Final = 35
FRAME: Final = 36
TOKEN: Final = 37
ITEMS: Final[dict[str, int]] = {
    **MASKS, "vp": VP, "favor": FAVOR, "seed": SEED, "worker": WORKER, "frame": FRAME,
    "explore_token": TOKEN,
}  # fmt: skip

ONE: Final[tuple[int, ...]] = (1, 1 << 8, 1 << 16, 1 << 24, 1 << 32)
"""One token of each resource.  As in other tables the length is left open: compiled, a tuple of
known length would be packed anew for every look at it."""
WILD: Final = 40
"""Where a cost counts its units of any basic resource."""
GUARD: Final = 0x8080808080
BYTE: Final = 255
SINGLE: Final[list[int]] = [-1] * 32
"""The resource that a mask of one bit means; -1 for a real choice."""
CHOICES: Final[list[list[int]]] = [[r for r in range(5) if mask >> r & 1] for mask in range(32)]
for _resource in range(5):
    SINGLE[1 << _resource] = _resource


def listed(goods: int) -> list[int]:
    """How many of each resource."""
    return [goods >> 8 * resource & 255 for resource in range(5)]


def packed(counts: list[int]) -> int:
    """The int for so many of each resource."""
    total = 0
    for resource, number in enumerate(counts):
        total += number << 8 * resource
    return total


def total(goods: int) -> int:
    """How many tokens there are, if fewer than 255: what a division by that leaves is the sum of
    the bytes."""
    return goods % BYTE


def named(goods: int) -> dict[str, int]:
    """The tokens by name, without those that are not there."""
    found: dict[str, int] = {}
    for resource in range(5):
        number = goods >> 8 * resource & 255
        if number:
            found[RESOURCES[resource]] = number
    return found
