"""The table before the first turn.  HIV-SETUP, HIV-TEAM"""

from __future__ import annotations

from functools import lru_cache

from skep.games.hivernation.box import BEES, EVEN_HAND, HAND, SPECIALTIES
from skep.games.hivernation.events import emit_draw
from skep.games.hivernation.laying import put_down
from skep.games.hivernation.pieces import DRONES, KINDS, QUEEN, SIDES, WORKERS
from skep.games.hivernation.prompts import DRAW, START
from skep.games.hivernation.state import ARCADE, MODES, PLACING, Hive
from skep.kernel.game import Settings
from skep.kernel.script import CHANCE, ask, deal
from skep.kernel.zones import Hand, Pile


def lay_table(settings: Settings) -> Hive:
    """The table for these settings; it is laid once, and copied for each match."""
    return _laid(settings).copy()


@lru_cache
def _laid(settings: Settings) -> Hive:
    """Queen Zizi alone in the middle, a reserve for each side, the tiles in the stack."""
    hive = Hive()
    hive.seats = settings.seats
    hive.circle = [0, 1, 2, 1] if settings.seats == 3 else list(range(settings.seats))
    hive.mode = MODES.index(settings.mode)
    hive.even = settings.values.get("deal") == "even"
    hive.places = [[], []]
    hive.make_room(7)
    put_down(hive, 0, QUEEN)
    hive.bees = [0, 0]
    hive.reserve = [BEES[settings.mode]] * 2
    if hive.mode == ARCADE:
        hive.discard = [0] * len(KINDS)
        hive.stack = Pile(SPECIALTIES)
        hive.hands = [Hand(hive.team(WORKERS)), Hand(hive.team(DRONES))]
    return hive


async def begin(hive: Hive) -> None:
    """Who starts is random; in Arcade the hands are dealt.  HIV-SETUP-04…08"""
    hive.first = hive.player = hive.side = await ask(hive, CHANCE, START)
    if hive.recording:
        hive.emit("start", hive.player, {"side": SIDES[hive.side]})
    for side in (WORKERS, DRONES):
        await deal_hand(hive, side)
    hive.phase = PLACING


async def deal_hand(hive: Hive, side: int) -> None:
    """Three tiles at random, or the even deal's two Flowers and a Bear.  HIV-SETUP-04, 06"""
    if hive.stack is None:
        return
    if hive.even:
        for kind in EVEN_HAND:
            hive.stack.take(kind)
            hive.hands[side].put(kind)
        return
    for _ in range(HAND):
        kind = await deal(hive, DRAW, hive.stack, side)
        hive.hands[side].put(kind)
        if hive.recording:
            emit_draw(hive, "dealt", side, kind)
