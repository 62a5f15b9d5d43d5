"""Carve: pay honey for a carving and build it.  APY-CARVE"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.box import COST
from skep.games.apiary.prompts import Choice
from skep.games.apiary.resources import GUARD
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.tiles import affordable, build, cheap_enough
from skep.games.apiary.state import NONE, Colony, changed
from skep.kernel.script import Refusal, ask


def carvable(state: Colony, seat: int) -> list[int]:
    """The carvings that the seat can pay for and has a hex for.  APY-CARVE-07, APY-CARVE-08"""
    if not state.front[seat]:
        return []
    return sorted(t for t in state.carvings if t != NONE and affordable(state, seat, t))


def can_carve(state: Colony, seat: int) -> bool:
    if not state.front[seat]:
        return False
    goods, easier = state.goods[seat] | GUARD, state.powers[seat][w.EASIER] >> w.CARVING & 1
    for tile in state.carvings:
        if tile != NONE and (
            (goods - COST[tile]) & GUARD == GUARD or (easier and cheap_enough(state, seat, tile))
        ):
            return True
    return False


class Carve(Choice):
    """Which carving is gained?  APY-CARVE-02, APY-CARVE-03"""

    name = "carve"

    def options(self, state: Colony) -> list[int]:
        return [codes.TILE + tile for tile in carvable(state, state.seat)]

    def refusals(self, state: Colony) -> list[Refusal]:
        open_tiles = carvable(state, state.seat)
        shown = sorted(t for t in state.carvings if t != NONE and t not in open_tiles)
        return [Refusal(codes.KEYS[codes.TILE + tile], "APY-CARVE-02") for tile in shown]


CARVE: Final = Carve()


async def carve(state: Colony, seat: int) -> None:
    """Gain one carving; its slot stays empty.  APY-CARVE-02…06"""
    tile = await ask(state, seat, CARVE) - codes.TILE
    state.carvings = changed(state.carvings, state.carvings.index(tile), NONE)
    await build(state, seat, tile, False, False)
