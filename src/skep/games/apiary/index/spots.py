"""Storage spots, counted: do tokens find spots, and can spots be filled?

`rules.storage` defines both by matching tokens with spots. Here both are Hall's condition over
choices of resources. It need be tested only for the choices that the spots themselves make, so the
spots of a hive become a few short tests, shared by all hives with the same spots.
"""

from __future__ import annotations

from typing import Final

from skep.games.apiary.resources import BYTE, CHOICES, EVERY_KIND, MASK_OF, ONE

Tests = list[tuple[int, int]]
"""The bytes of some resources in a seat's tokens, and a number of tokens."""
BYTES: Final[list[int]] = [sum(BYTE << 8 * r for r in kinds) for kinds in CHOICES]
"""The bytes of each choice of resources."""
TAKERS: Final[list[int]] = [
    sum(1 << 8 * mask for mask in range(32) if mask & spot) for spot in range(32)
]
"""A spot for each choice, as a byte for each other choice that shares a resource with it."""
CACHE_SIZE: Final = 4096


class SpotsIndex:
    """The spots of a hive; never to be changed."""

    __slots__ = ("fewest", "fits", "kinds", "needs", "takes")

    def __init__(self, spots: list[int]) -> None:
        self.kinds = sorted(set(spots))
        takers = 0
        for spot in spots:
            takers += TAKERS[spot]
        self.takes: list[int] = list(takers.to_bytes(32, "little"))
        """By choice of resources: the number of spots that take one of them."""
        self.fewest: int = min([self.takes[mask] for mask in MASK_OF])
        """The least number of spots for a resource."""
        self.fits: Tests = []
        """Of these resources at most this number of tokens find spots; empty until needed."""
        self.needs: list[Tests] = [[]] * 32
        """By the resources dropped: at least this number of tokens of these resources must be left,
        to fill the spots for what is dropped; empty until needed."""

    @property
    def count(self) -> int:
        """The number of spots."""
        return self.takes[EVERY_KIND]

    def find_fits(self) -> Tests:
        masks = [EVERY_KIND ^ union for union in unions(self.kinds)]
        self.fits = [(BYTES[mask], self.takes[mask]) for mask in masks]
        return self.fits

    def find_needs(self, dropped: int) -> Tests:
        """Counts the spots that take something dropped, and nothing but the resources tested."""
        takes = self.takes
        masks = unions([kind for kind in self.kinds if kind & dropped])
        others = [(mask, EVERY_KIND ^ mask) for mask in masks]
        needs = [(BYTES[mask], takes[other | dropped] - takes[other]) for mask, other in others]
        self.needs[dropped] = needs
        return needs


def unions(kinds: list[int]) -> list[int]:
    """Every choice of resources that some of these make together; the empty one comes first."""
    key = tuple(kinds)
    found = _UNIONS.get(key)
    if found is None:
        made = {0}
        for kind in kinds:
            made |= {each | kind for each in made}
        found = _UNIONS[key] = sorted(made)
    return found


_UNIONS: Final[dict[tuple[int, ...], list[int]]] = {}
_INDEXES: Final[dict[tuple[int, ...], SpotsIndex]] = {}


def spots_index(spots: list[int]) -> SpotsIndex:
    """The index of these spots, each given as the choice of resources that it takes."""
    key = tuple(sorted(spots))
    index = _INDEXES.get(key)
    if index is None:
        index = SpotsIndex(spots)
        if len(_INDEXES) < CACHE_SIZE:
            _INDEXES[key] = index
    return index


def all_fit(tokens: int, index: SpotsIndex) -> bool:
    """Does every token find a spot?"""
    for kinds, most in index.fits or index.find_fits():
        if (tokens & kinds) % BYTE > most:
            return False
    return True


def can_fill(tokens: int, index: SpotsIndex, dropped: int) -> bool:
    """Can the tokens fill every spot that takes one of the dropped resources?"""
    for kinds, least in index.needs[dropped] or index.find_needs(dropped):
        if (tokens & kinds) % BYTE < least:
            return False
    return True


def droppable(tokens: int, index: SpotsIndex, dropped: int) -> list[int]:
    """The same as `rules.storage.droppable`: no resource is left over while there are fewer other
    tokens than spots for it."""
    others = tokens % BYTE - 1
    if others < index.fewest:
        return []
    return [
        resource
        for resource, mask in enumerate(MASK_OF)
        if tokens >> 8 * resource & BYTE
        and index.takes[mask] <= others
        and can_fill(tokens - ONE[resource], index, dropped | mask)
    ]
