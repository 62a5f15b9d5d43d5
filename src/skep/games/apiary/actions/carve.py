"""Carve: pay honey for a carving and build it.  APY-CARVE"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes, effect_words as w
from skep.games.apiary.asking import Choice
from skep.games.apiary.box import COST
from skep.games.apiary.building import affordable, build, cheap_enough
from skep.games.apiary.goods import GUARD
from skep.games.apiary.state import NONE, Colony, changed
from skep.kernel.script import Refusal, ask


def carvable(match: Colony, seat: int) -> list[int]:
    """The carvings that the seat can pay for and has a hex for.  APY-CARVE-07, APY-CARVE-08"""
    if not match.front[seat]:
        return []
    return sorted(t for t in match.carvings if t != NONE and affordable(match, seat, t))


def can_carve(match: Colony, seat: int) -> bool:
    if not match.front[seat]:
        return False
    goods, easier = match.goods[seat] | GUARD, match.powers[seat][w.EASIER] >> w.CARVING & 1
    for tile in match.carvings:
        if tile != NONE and (
            (goods - COST[tile]) & GUARD == GUARD or (easier and cheap_enough(match, seat, tile))
        ):
            return True
    return False


class Carve(Choice):
    """Which carving is gained?  APY-CARVE-02, APY-CARVE-03"""

    name = "carve"

    def options(self, match: Colony) -> list[int]:
        return [codes.TILE + tile for tile in carvable(match, match.seat)]

    def refusals(self, match: Colony) -> list[Refusal]:
        open_tiles = carvable(match, match.seat)
        shown = sorted(t for t in match.carvings if t != NONE and t not in open_tiles)
        return [Refusal(codes.KEYS[codes.TILE + tile], "APY-CARVE-02") for tile in shown]


CARVE: Final = Carve()


async def carve(match: Colony, seat: int) -> None:
    """Gain one carving; its slot stays empty.  APY-CARVE-02…06"""
    tile = await ask(match, seat, CARVE) - codes.TILE
    match.carvings = changed(match.carvings, match.carvings.index(tile), NONE)
    await build(match, seat, tile, False, False)
