"""Resources and other things to gain; how tokens and payments are counted in one int.

A seat's tokens are one int of five bytes, pollen lowest; so is a payment. A cost has a sixth byte
for units that any basic resource pays.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Resource = Literal["pollen", "fiber", "water", "wax", "honey"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)  # APY-STORE-01
BASICS: Final = 3
"""Resources below this one are basic.  APY-STORE-02"""

ANY_BASIC: Final = 7
WAX_OR_HONEY: Final = 24
MASKS: Final[dict[str, int]] = {
    "pollen": 1, "fiber": 2, "water": 4, "wax": 8, "honey": 16, "any_basic": ANY_BASIC,
    "pollen_or_fiber": 3, "fiber_or_water": 6, "wax_or_honey": WAX_OR_HONEY, "any_resource": 31,
}  # fmt: skip
"""A resource or a choice of them, as a bit for each.  APY-STORE-18"""
EVERY_KIND: Final = 31

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
"""Everything that a gain may name; resources and choices of them come below VP."""

ONE: Final[tuple[int, ...]] = (1, 1 << 8, 1 << 16, 1 << 24, 1 << 32)
"""One token of each resource.  The length is left open, as in other tables: a compiled tuple of
known length would be packed again at every access."""
WILD: Final = 40
"""Where a cost counts its units of any basic resource."""
FIXED: Final = (1 << WILD) - 1
"""The part of a cost that names its resources."""
GUARD: Final = 0x8080808080
"""A bit above the count of each resource, which a subtraction below 0 clears."""
BYTE: Final = 255
CHOICES: Final[list[list[int]]] = [[r for r in range(5) if mask >> r & 1] for mask in range(32)]
"""The resources of each choice."""
SINGLE: Final[list[int]] = [kinds[0] if len(kinds) == 1 else -1 for kinds in CHOICES]
"""The resource of a choice of one; -1 for a real choice."""
MASK_OF: Final[tuple[int, ...]] = (1, 2, 4, 8, 16)
"""The choice of only this resource."""
NO_SWAP: Final = 0


def covers(held: int, cost: int) -> bool:
    """Are there as many tokens of each resource as the cost names?  Each has fewer than 128."""
    return (held | GUARD) - cost & GUARD == GUARD


def count_of(tokens: int, resource: int) -> int:
    """The number of tokens of one resource."""
    return tokens >> 8 * resource & BYTE


def basics_of(tokens: int) -> int:
    """The number of basic tokens."""
    return (tokens & BYTE) + (tokens >> 8 & BYTE) + (tokens >> 16 & BYTE)


def wild_units(cost: int) -> int:
    """The units of a cost that any basic resource pays."""
    return cost >> WILD


def listed(tokens: int) -> list[int]:
    """The number of tokens of each resource."""
    return [tokens >> 8 * resource & BYTE for resource in range(5)]


def packed(counts: list[int]) -> int:
    """The int for these numbers of tokens."""
    total = 0
    for resource, number in enumerate(counts):
        total += number << 8 * resource
    return total


def total(tokens: int) -> int:
    """The number of tokens, if fewer than 255: the remainder of a division by 255 is the sum of the
    bytes."""
    return tokens % BYTE


def units(cost: int) -> int:
    """The number of tokens that a cost asks for."""
    return total(cost & FIXED) + wild_units(cost)


def named(tokens: int) -> dict[Resource, int]:
    """The tokens by name, without resources of which there are none."""
    return {RESOURCES[r]: number for r, number in enumerate(listed(tokens)) if number}


def swap(use: int, mask: int) -> int:
    """An ability to pay with one resource for others, as one number above NO_SWAP."""
    return 1 + use + (mask << 3)


def swap_parts(number: int) -> tuple[int, int]:
    """The resource that may be used, and the choice of those for which it may be used."""
    return (number - 1) & 7, (number - 1) >> 3
