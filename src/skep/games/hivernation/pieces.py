"""Sides, tiles and kinds of tiles as small ints."""

from __future__ import annotations

from typing import Final, Literal

Side = Literal["workers", "drones"]
Shown = Literal["worker", "drone", "queen", "flower", "bear"]
"""What lies face up on a cell."""
Kind = Literal["bee", "flower", "bear", "pesticide", "beekeeper"]
"""A tile of a hand, the stack or the discard pile."""

WORKERS: Final = 0
DRONES: Final = 1
SIDES: Final[tuple[Side, ...]] = ("workers", "drones")
NO_SIDE: Final = -1

# What shows on a cell.
EMPTY: Final = 0
WORKER: Final = 1
DRONE: Final = 2
WORKER_PAW: Final = 3
DRONE_PAW: Final = 4
QUEEN: Final = 5
FLOWER: Final = 6
BEAR: Final = 7
SHOWN: Final[dict[int, Shown]] = {
    WORKER: "worker", DRONE: "drone", WORKER_PAW: "worker", DRONE_PAW: "drone", QUEEN: "queen",
    FLOWER: "flower", BEAR: "bear",
}  # fmt: skip
SIDE_SHOWN: Final = [NO_SIDE, WORKERS, DRONES, WORKERS, DRONES, NO_SIDE, NO_SIDE, NO_SIDE]
"""By tile: the side of the bee. The Queen and specialties belong to neither.  HIV-QUEEN-01"""

IS_BEE: Final = [side != NO_SIDE for side in SIDE_SHOWN]
"""By tile: whether it is a visible bee of either side, with a paw or without."""

# By side. A bee that a Bear touches is a tile of its own, so that it blocks lines.  HIV-BEAR-02
OWN_BEE: Final = [WORKER, DRONE]
ENEMY_BEE: Final = [DRONE, WORKER]
OWN_PAW: Final = [WORKER_PAW, DRONE_PAW]

# Kinds of tile in hands, stack and discard pile.  HIV-COMP-04
BEE_KIND: Final = 0
FLOWER_KIND: Final = 1
BEAR_KIND: Final = 2
PESTICIDE_KIND: Final = 3
KEEPER_KIND: Final = 4
KINDS: Final[tuple[Kind, ...]] = ("bee", "flower", "bear", "pesticide", "beekeeper")
