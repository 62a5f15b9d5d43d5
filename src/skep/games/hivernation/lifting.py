"""Which bees may be picked up in Total Domination's second phase.  HIV-TOTAL-06…09"""

from __future__ import annotations

from skep.games.hivernation.bees import bee_places
from skep.games.hivernation.gaps import LOOSE, TOUCHED, loose_bees
from skep.games.hivernation.joining import needed_tiles
from skep.games.hivernation.laying import take_away
from skep.games.hivernation.state import LEANS, UNKNOWN, Hive
from skep.hexes import AROUND


def liftable(hive: Hive, side: int) -> list[int]:
    """The side's bees that may be picked up and have somewhere to go."""
    loose = loose_bees(hive, side)
    if is_roomy(hive, side):
        return loose
    return [cell for cell in loose if has_goal(hive, cell, side)]


def can_move(hive: Hive, side: int) -> bool:
    """Can the side move any bee?  HIV-TOTAL-13"""
    if hive.holes != UNKNOWN:
        tiles = hive.tiles
        near = hive.near
        own = side + 1
        for cell in hive.occupied:
            if tiles[cell] == own and LOOSE[near[cell] >> TOUCHED] and has_goal(hive, cell, side):
                return True
    return bool(liftable(hive, side))


def keeps_hive(hive: Hive, cell: int) -> bool:
    """Do all other tiles stay connected to the Queen without this one?  HIV-TOTAL-07"""
    return not needed_tiles(hive.tiles)[cell]


def is_roomy(hive: Hive, side: int) -> bool:
    """Are there so many places beside own bees that each bee has one away from itself?"""
    near = hive.near
    mask = LEANS[side]
    count = 0
    for cell in hive.places[side]:
        if near[cell] & mask:
            count += 1
            if count > 6:
                return True
    return False


def has_goal(hive: Hive, cell: int, side: int) -> bool:
    """Once lifted, may the bee be put down anywhere else?  HIV-TOTAL-09"""
    near = hive.near
    mask = LEANS[side]
    beside = AROUND[cell]
    for place in hive.places[side]:
        if near[place] & mask and place not in beside:
            return True
    without = hive.copy()
    take_away(without, cell)
    return any(place != cell for place in bee_places(without, side))
