"""What lies in the box: tiles, kinds and sides as small ints, counts from the content file."""

from __future__ import annotations

from typing import Final

WORKERS: Final = 0
DRONES: Final = 1
SIDES: Final = ("workers", "drones")

# What shows on a cell. A bee of side s shows s + 1, and s + 3 while a Bear touches it.
EMPTY: Final = 0
WORKER: Final = 1
DRONE: Final = 2
WORKER_PAW: Final = 3
DRONE_PAW: Final = 4
QUEEN: Final = 5
FLOWER: Final = 6
BEAR: Final = 7
PAW: Final = 2
SHOWN: Final = ("", "worker", "drone", "worker", "drone", "queen", "flower", "bear")

# Kinds of tile in hands, stack and discard pile.
BEE_KIND: Final = 0
FLOWER_KIND: Final = 1
BEAR_KIND: Final = 2
PESTICIDE_KIND: Final = 3
KEEPER_KIND: Final = 4
KINDS: Final = ("bee", "flower", "bear", "pesticide", "beekeeper")
