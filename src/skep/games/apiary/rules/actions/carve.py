"""Carve: pay honey for a carving and build it; only for a strength-4 worker.  APY-CARVE"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.index.purchases import affordable, first_affordable
from skep.games.apiary.prompts import Prompted
from skep.games.apiary.rules.tiles import build
from skep.games.apiary.rules.workers import NEVER, STRONGEST
from skep.games.apiary.state import NONE, Colony, changed
from skep.kernel.script import Refusal, ask


def carvable(state: Colony, seat: int) -> list[int]:
    """The carvings that the seat can pay for and has a hex for, in any slot.  APY-CARVE-07"""
    if not state.front[seat]:
        return []
    return sorted(t for t in state.carvings if t != NONE and affordable(state, seat, t))


def can_carve(state: Colony, seat: int) -> bool:
    """Is there such a carving?  APY-CARVE-08"""
    return bool(state.front[seat]) and first_affordable(state, seat, state.carvings) != NONE


def least_to_carve(state: Colony, seat: int) -> int:
    """The least strength with which a carving can be had: only a strength-4 worker may be placed
    here.  APY-CARVE-01"""
    return STRONGEST if can_carve(state, seat) else NEVER


class Carve(Prompted):
    """Which carving is gained?"""

    name = "carve"

    def options(self, state: Colony) -> list[int]:
        return codes.TILE.codes(carvable(state, state.seat))

    def refusals(self, state: Colony) -> list[Refusal]:
        open_tiles = carvable(state, state.seat)
        shown = sorted(t for t in state.carvings if t != NONE and t not in open_tiles)
        return [Refusal(codes.TILE.key(tile), "APY-CARVE-02") for tile in shown]


CARVE: Final = Carve()


async def carve(state: Colony, seat: int) -> None:
    """Pay for one carving and build it; there is no further benefit.

    APY-CARVE-02, APY-CARVE-03, APY-CARVE-09
    """
    tile = codes.TILE.number(await ask(state, seat, CARVE))
    state.carvings = changed(state.carvings, state.carvings.index(tile), NONE)  # APY-CARVE-06
    await build(state, seat, tile, False, False)  # APY-CARVE-04, APY-CARVE-05
