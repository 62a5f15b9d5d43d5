"""What a seat can't see is dealt anew: which bee lies where within other colors' groups."""

from __future__ import annotations

from skep.games.ambrosia.state import Meadow
from skep.kernel.chance import Dice, redeal as redeal_cards


def redeal(meadow: Meadow, seat: int | None, dice: Dice) -> None:
    """The hidden bees of each color change places among themselves.  AMB-MOVE-15"""
    redeal_cards(meadow.cards(), seat, dice)
    for color in range(meadow.seats):
        if not meadow.sees(seat, color):
            shuffle_hidden(meadow, color, dice)


def shuffle_hidden(meadow: Meadow, color: int, dice: Dice) -> None:
    """All bees of a color that are not on top of a space: sorted, shuffled, and put back."""
    pool: list[int] = []
    groups = sorted(meadow.spots[color])
    covered = meadow.covered(color)
    for at in groups:
        _take(pool, meadow.bees[at] >> 4)
    for at in covered:
        _take(pool, meadow.below[at])
    pool.sort()
    if not pool or pool[0] == pool[-1]:
        return
    dice.shuffle(pool)
    for at in groups:
        meadow.bees[at] = _put(pool, meadow.size[at] - 1) << 4 | meadow.bees[at] & 15
    for at in covered:
        meadow.below[at] = _put(pool, 2 if meadow.below[at] > 15 else 1)


def _take(pool: list[int], bees: int) -> None:
    while bees:
        pool.append(bees & 15)
        bees >>= 4


def _put(pool: list[int], count: int) -> int:
    bees = 0
    for _ in range(count):
        bees = bees << 4 | pool.pop()
    return bees
