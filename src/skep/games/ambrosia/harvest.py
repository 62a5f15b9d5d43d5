"""A scoring, step by step.  AMB-SCORE-01, AMB-STACK, AMB-HIVE, AMB-NEW"""

from __future__ import annotations

from skep.games.ambrosia.box import SCORINGS
from skep.games.ambrosia.cards import next_card
from skep.games.ambrosia.codes import (
    ADD,
    ADD_CHANCE,
    ADD_NONE,
    ALONE,
    BEGIN,
    GIVE,
    HOP,
    PER_SPACE,
    TALENT,
    UNDER,
)  # fmt: skip
from skep.games.ambrosia.ending import count, finish
from skep.games.ambrosia.events import emit, emit_to_onlookers
from skep.games.ambrosia.flight import put_in_order, show, take_covered, take_from_group
from skep.games.ambrosia.pieces import INTERVENTION, KINDS
from skep.games.ambrosia.prompts import (
    ADD_BEE,
    DRAW_BEE,
    GATHER,
    GIVE_BEE,
    STAND_ALONE,
    TAKE_TURN,
)  # fmt: skip
from skep.games.ambrosia.scoring import take_jelly
from skep.games.ambrosia.state import FROM_SCORING, NOWHERE, Meadow
from skep.kernel.script import CHANCE, ask


async def score(meadow: Meadow, color: int) -> None:
    """All steps in order.  AMB-SCORE-01"""
    grass = any(meadow.owner[at] == color for at in meadow.ring.grass)
    meadow.scored = True
    await count(meadow, color, FROM_SCORING)  # points, drop, jelly from the track
    meadow.scorings[color] += 1
    if meadow.scorings[color] == SCORINGS[meadow.seats]:
        await finish(meadow, color, "finished")  # AMB-END-01…07
        return
    await gather(meadow, color)
    stood = meadow.stack != NOWHERE
    await fill_hive(meadow, color)
    await add_bee(meadow, color, stood)
    if meadow.event == INTERVENTION and stack_of(meadow, color) > 1:
        await put_in_order(meadow, color, meadow.stack, 0)  # AMB-EVT-38
    meadow.stack = NOWHERE
    await next_card(meadow, color)
    if grass:
        meadow.hop = await ask(meadow, meadow.hand(color), TAKE_TURN) == HOP  # AMB-GRASS-01
        if meadow.hop and meadow.recording:
            emit(meadow, "hop", color, {})


async def gather(meadow: Meadow, color: int) -> None:
    """All uncovered bees into one stack: forward, each group beneath.  AMB-STACK-01…11"""
    spots = sorted(meadow.spots[color])
    if not spots:
        meadow.stack = NOWHERE
        return
    first = await ask(meadow, meadow.hand(color), GATHER) - BEGIN
    start = spots.index(first)
    order = [spots[(start + step * meadow.dir) % len(spots)] for step in range(len(spots))]
    bees = 0
    total = 0
    for at in order:
        size = meadow.size[at]
        bees |= meadow.lift(at, size) << 4 * total
        total += size
    meadow.stack = order[-1]
    uncovered = meadow.bared
    meadow.land(color, meadow.stack, bees, total)
    if meadow.recording:
        facts = {"spaces": order, "at": meadow.stack, "count": total, "top": KINDS[bees & 15]}
        emit(meadow, "gathered", color, facts)
    if uncovered:
        await show(meadow)


def stack_of(meadow: Meadow, color: int) -> int:
    """How many bees the new stack has."""
    stack = meadow.stack
    return meadow.size[stack] if stack >= 0 and meadow.owner[stack] == color else 0


async def fill_hive(meadow: Meadow, color: int) -> None:
    """A bee goes to the next hive; the last of all there takes a jelly.  AMB-HIVE-01…09"""
    code = await ask(meadow, meadow.hand(color), GIVE_BEE) - GIVE
    at, bee = code // PER_SPACE, code % PER_SPACE
    if bee >= UNDER:
        kind = take_covered(meadow, at, bee - UNDER)
        if meadow.stack == NOWHERE:
            meadow.stack = at
    else:
        kind = take_from_group(meadow, at, bee)
    hives = meadow.hives[color]
    hives.append(kind)
    if meadow.recording:
        facts = {"bee": KINDS[kind], "hive": len(hives), "covered": bee >= UNDER}
        emit_to_onlookers(meadow, "gave", color, facts, {"from": at})
    if all(len(others) >= len(hives) for others in meadow.hives):
        take_jelly(meadow, color, "hive")
    if meadow.bared:
        await show(meadow)


async def add_bee(meadow: Meadow, color: int, stood: bool) -> None:
    """A special bee of one's choice comes on top of the new stack, or alone if none stood.

    AMB-NEW-01…05
    """
    if not meadow.waiting[color]:
        return
    code = await ask(meadow, meadow.hand(color), ADD_BEE, color)
    if code == ADD_NONE:
        return
    kind = code - ADD
    if code == ADD_CHANCE:
        kind = await ask(meadow, CHANCE, DRAW_BEE) - TALENT  # AMB-EVT-26
    if not stood:
        meadow.stack = await ask(meadow, meadow.hand(color), STAND_ALONE) - ALONE
    meadow.waiting[color] -= 1 << kind
    meadow.land(color, meadow.stack, kind, 1)
    if meadow.recording:
        emit(meadow, "added", color, {"bee": KINDS[kind], "at": meadow.stack})
