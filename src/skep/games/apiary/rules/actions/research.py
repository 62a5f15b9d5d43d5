"""Research: draw seed cards, keep one; with strength 4 one may be planted.  APY-RSCH"""

from __future__ import annotations

from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.seed_cards import can_draw, look_and_keep, maybe_plant
from skep.games.apiary.state import Colony


def can_research(state: Colony) -> bool:
    """Is there a card to draw?  It costs nothing.  APY-RSCH-04, APY-PLACE-07"""
    return can_draw(state, state.player)


async def research(state: Colony, seat: int, strength: int, placed: int) -> None:
    """Draw as many as the strength, keep one, then perhaps plant. `placed` is the strength of a
    worker placed for it, 0 if none was.  APY-RSCH-01, APY-RSCH-05"""
    # APY-RSCH-02, APY-RSCH-03
    await look_and_keep(state, seat, strength, 1 + state.powers[seat][w.KEEP])
    if placed >= state.powers[seat][w.PLANT_FROM]:  # APY-PLANT-01, APY-PLANT-02
        await maybe_plant(state, seat)
