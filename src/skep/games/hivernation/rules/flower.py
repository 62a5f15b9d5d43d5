"""The Flower flips the enemy bees that touch it, and stays as a blocker.  HIV-FLOWER"""

from __future__ import annotations

from skep.games.hivernation.events import emit_specialty
from skep.games.hivernation.pieces import ENEMY_BEE, FLOWER, FLOWER_KIND
from skep.games.hivernation.rules.pincer import flip
from skep.games.hivernation.rules.specialties import PUT_SPECIALTY, cover
from skep.games.hivernation.state import Hive
from skep.hexes import AROUND
from skep.kernel.script import ask


async def play_flower(state: Hive, side: int) -> None:
    """Put a Flower on top of any bee, beside any bee, or beside another specialty.

    HIV-SPEC-01, HIV-SPEC-02, HIV-SPEC-03, HIV-SPEC-05
    """
    put_flower(state, await ask(state, state.player, PUT_SPECIALTY, FLOWER_KIND), side)


def put_flower(state: Hive, cell: int, side: int) -> None:
    """Put a Flower down, and flip the enemy bees that touch it: not own bees, specialties or paws.

    It flips once, and no tile is drawn for it.  HIV-FLOWER-06, HIV-FLOWER-08; example: HIV-EX-11
    """
    cover(state, cell, FLOWER)  # it stays and blocks: HIV-FLOWER-05, HIV-BLOCK-03
    enemy = ENEMY_BEE[side]  # HIV-FLOWER-02, HIV-FLOWER-04, HIV-FLOWER-07
    flipped = [
        at for at in AROUND[cell] if state.tiles[at] == enemy
    ]  # HIV-FLOWER-01, HIV-FLOWER-03
    flip(state, flipped, side)
    if state.recording:
        emit_specialty(state, FLOWER_KIND, cell, side, flipped)
