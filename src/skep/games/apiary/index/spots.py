"""Storage spots, counted: do tokens find room, and can spots be filled?  APY-STORE-07…16

Both are Hall's condition over choices of kinds. It need be tested only for those that the spots
themselves make, so a hive's spots become a few short tests, shared by all hives with the same.
"""

from __future__ import annotations

from typing import Final

from skep.games.apiary.resources import BYTE

Tests = list[tuple[int, int]]
"""The bytes of some kinds in a seat's tokens, and a number of tokens."""
KINDS: Final[list[int]] = [
    sum(255 << 8 * resource for resource in range(5) if mask >> resource & 1) for mask in range(32)
]
"""The bytes of each choice of kinds."""
TAKERS: Final[list[int]] = [
    sum(1 << 8 * mask for mask in range(32) if mask & kind) for kind in range(32)
]
"""A spot for these kinds, as a byte for each mask that has one of them."""
_MOST: Final = 4096


class Room:
    """The spots of a hive; never to be changed."""

    __slots__ = ("fits", "kinds", "needs", "takes")

    def __init__(self, spots: list[int]) -> None:
        self.kinds = sorted(set(spots))
        takers = 0
        for spot in spots:
            takers += TAKERS[spot]
        self.takes: list[int] = list(takers.to_bytes(32, "little"))
        """By mask, the spots that take one of these kinds."""
        self.fits: Tests = []
        """Of these kinds so many tokens find spots; empty until someone wants to know."""
        self.needs: list[Tests] = [[]] * 32
        """By the kinds dropped: of these kinds so many tokens must be left, to fill the spots for
        what is dropped; empty likewise."""

    def find_fits(self) -> Tests:
        masks = [31 ^ union for union in unions(self.kinds)]
        self.fits = [(KINDS[mask], self.takes[mask]) for mask in masks]
        return self.fits

    def find_needs(self, dropped: int) -> Tests:
        """Counted are the spots that take something dropped, and nothing but the kinds tested."""
        takes = self.takes
        masks = unions([kind for kind in self.kinds if kind & dropped])
        needs = [(KINDS[m], takes[31 ^ m | dropped] - takes[31 ^ m]) for m in masks]
        self.needs[dropped] = needs
        return needs


def unions(kinds: list[int]) -> list[int]:
    """Every choice of kinds that some of these make together; the empty one comes first."""
    key = sum(1 << kind for kind in kinds)
    found = _UNIONS.get(key)
    if found is None:
        made = {0}
        for kind in kinds:
            made |= {each | kind for each in made}
        found = _UNIONS[key] = sorted(made)
    return found


_UNIONS: Final[dict[int, list[int]]] = {}
_ROOMS: Final[dict[tuple[int, ...], Room]] = {}


def room_of(spots: list[int]) -> Room:
    """The room of these spots, each given as the kinds that it takes."""
    key = tuple(sorted(spots))
    room = _ROOMS.get(key)
    if room is None:
        room = Room(spots)
        if len(_ROOMS) < _MOST:
            _ROOMS[key] = room
    return room


def all_fit(goods: int, room: Room) -> bool:
    """Does every token find a spot?"""
    for kinds, most in room.fits or room.find_fits():
        if (goods & kinds) % BYTE > most:
            return False
    return True


def can_fill(goods: int, room: Room, dropped: int) -> bool:
    """Can the tokens fill every spot that takes one of the dropped kinds?"""
    for kinds, least in room.needs[dropped] or room.find_needs(dropped):
        if (goods & kinds) % BYTE < least:
            return False
    return True
