"""Storage spots, counted: do tokens find room, and can spots be filled?  APY-STORE-07…16

All 32 choices of kinds are counted side by side in one int, 16 bits each, so that Hall's condition
is tested for all of them by one subtraction.
"""

from __future__ import annotations

from typing import Final

LANE: Final = 16
GUARDS: Final = sum(0x8000 << LANE * mask for mask in range(32))
OF: Final[list[int]] = [
    sum(1 << LANE * mask for mask in range(32) if mask >> resource & 1) for resource in range(5)
]
"""One token of each kind, in every choice of kinds that it belongs to."""
_POLLEN, _FIBER, _WATER, _WAX, _HONEY = OF

# What a hive's room says: by mask the spots that take one of these kinds; then the same in one int;
# then, for each choice of dropped kinds, how many tokens the spots that take those ask for, or -1
# until someone wants to know.
SUMS: Final = 32
NEEDS: Final = 33
_ROOMS: Final[dict[tuple[int, ...], list[int]]] = {}
_MOST: Final = 4096


def room_of(spots: list[int]) -> list[int]:
    """The room of these spots, each given as the kinds that it takes; never to be changed."""
    key = tuple(sorted(spots))
    room = _ROOMS.get(key)
    if room is None:
        room = [sum(1 for spot in spots if spot & mask) for mask in range(32)]
        room.append(sum(count << LANE * mask for mask, count in enumerate(room)))
        room += [-1] * 32
        if len(_ROOMS) < _MOST:
            _ROOMS[key] = room
    return room


def sums_of(goods: int) -> int:
    """How many tokens there are of each choice of kinds."""
    return (
        (goods & 255) * _POLLEN + (goods >> 8 & 255) * _FIBER + (goods >> 16 & 255) * _WATER
        + (goods >> 24 & 255) * _WAX + (goods >> 32 & 255) * _HONEY
    )  # fmt: skip


def all_fit(goods: int, room: list[int]) -> bool:
    """Does every token find a spot?"""
    return not goods or ((room[SUMS] | GUARDS) - sums_of(goods)) & GUARDS == GUARDS


def can_fill(sums: int, room: list[int], dropped: int) -> bool:
    """Can tokens of these sums fill every spot that takes one of the dropped kinds?"""
    need = room[NEEDS + dropped]
    if need < 0:
        need = room[NEEDS + dropped] = _need(room, dropped)
    return ((sums | GUARDS) - need) & GUARDS == GUARDS


def _need(room: list[int], dropped: int) -> int:
    """For each choice of kinds, the spots that take something dropped and nothing else."""
    return sum(
        (room[31 ^ mask | dropped] - room[31 ^ mask]) << LANE * mask for mask in range(32)
    )  # fmt: skip
