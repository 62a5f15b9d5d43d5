"""The workers on one landscape, as one number.

Bit n is set if a worker stands on space n, bit n + 4 if a fortified worker lies there; spaces are
counted from 0. Nobody outside this module needs to know the bits.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from skep.games.propolis.pieces import MAX_SPACES

LYING: Final = MAX_SPACES
EVERY_SPACE: Final = (1 << MAX_SPACES) - 1
EVERYONE: Final = EVERY_SPACE | EVERY_SPACE << LYING
"""A worker of either kind on every space."""
PLACEMENTS: Final = range(1, EVERY_SPACE + 1)
"""Every way to put down workers on the spaces of a landscape."""


def standing(spaces: Iterable[int]) -> int:
    """A standing worker on each of these spaces."""
    return sum(1 << space for space in spaces)


def worker_on(space: int) -> int:
    """The worker on this space, standing or fortified."""
    return (1 << space) | (1 << space + LYING)


def fortified(workers: int, space: int) -> int:
    """The same workers after the standing one on this space was tipped over."""
    return workers ^ worker_on(space)


def without(workers: int, gone: int) -> int:
    """The workers that are left when these are gone."""
    return workers & ~gone


def stands(workers: int, space: int) -> bool:
    return bool(workers >> space & 1)


def lies(workers: int, space: int) -> bool:
    """Whether a fortified worker is on this space."""
    return bool(workers >> space + LYING & 1)


def standing_spaces(workers: int) -> list[int]:
    """The spaces with a standing worker, from the left."""
    return [space for space in range(MAX_SPACES) if workers >> space & 1]


def taken_spaces(workers: int) -> list[int]:
    """The spaces with a worker of either kind, from the left."""
    return [space for space in range(MAX_SPACES) if workers & worker_on(space)]


def count(workers: int) -> int:
    """How many workers there are."""
    return workers.bit_count()


def fortified_count(workers: int) -> int:
    """How many of them are fortified."""
    return (workers >> LYING).bit_count()
