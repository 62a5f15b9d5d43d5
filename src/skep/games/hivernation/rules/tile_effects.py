"""Playing a tile of any kind: each follows the rules of its own module."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from skep.games.hivernation.pieces import BEAR_KIND, BEE_KIND, FLOWER_KIND
from skep.games.hivernation.rules.attaching import PUT_BEE
from skep.games.hivernation.rules.bear import play_bear
from skep.games.hivernation.rules.flower import play_flower
from skep.games.hivernation.rules.pesticide import play_pesticide
from skep.games.hivernation.rules.pincer import draw_specialty, earns_draw, put_bee
from skep.games.hivernation.state import Hive
from skep.kernel.script import ask


def play_tile(state: Hive, kind: int, side: int) -> Coroutine[Any, Any, None]:
    """Put a tile down and let it take effect."""
    if kind == BEE_KIND:
        return play_bee(state, side)
    if kind == FLOWER_KIND:
        return play_flower(state, side)
    return play_bear(state, side) if kind == BEAR_KIND else play_pesticide(state, side)


async def play_bee(state: Hive, side: int) -> None:
    """Put a bee down that is not one of the reserve; it attacks as any other.

    HIV-KEEPER-08, HIV-KEEPER-09, HIV-KEEPER-10
    """
    lines = put_bee(state, await ask(state, state.player, PUT_BEE), side)
    if earns_draw(state, lines):
        await draw_specialty(state, side)
