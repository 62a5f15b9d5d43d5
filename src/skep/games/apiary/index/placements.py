"""Every open placement at once, by a bit for each strength in the pool; see `rules.placing`."""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import ACTIONS, CARVE, CONVERT, EXPLORE, GROW, RESEARCH, SIDES
from skep.games.apiary.rules.actions.advance import least_to_buy
from skep.games.apiary.rules.actions.carve import can_carve
from skep.games.apiary.rules.actions.convert import least_to_convert
from skep.games.apiary.rules.actions.explore import least_to_fly
from skep.games.apiary.rules.actions.grow import least_to_grow
from skep.games.apiary.rules.actions.research import can_research
from skep.games.apiary.rules.placing import total_with
from skep.games.apiary.rules.workers import NEVER, STRONGEST
from skep.games.apiary.state import POOL, WORKERS, Colony

FROM: Final = [sum(1 << s for s in range(low, NEVER)) for low in range(NEVER + 1)]
"""The bits of all strengths from one on."""
OPEN: Final[list[list[list[int]]]] = [
    [
        [codes.placement_code(action, s) for s in codes.STRENGTHS if bits >> s & 1]
        for bits in range(1 << NEVER)
    ]
    for action in range(len(ACTIONS))
]
"""The codes of an action with each of some strengths, by action and bits."""


def pool_bits(state: Colony, seat: int) -> int:
    """A bit for each strength in the pool."""
    where, strength = state.where, state.strength
    bits = 0
    for worker in range(seat * WORKERS, seat * WORKERS + WORKERS):
        if where[worker] == POOL:
            bits |= 1 << strength[worker]
    return bits


def open_placements(state: Colony, seat: int) -> list[int]:
    """The same codes as `rules.placing.placements`."""
    bits = pool_bits(state, seat)
    if not bits:
        return []
    flying = least_to_fly(state, seat, total_with(state, EXPLORE, 0))
    found = OPEN[EXPLORE][bits & FROM[flying]][:]
    for action in SIDES[state.side].advances:
        buying = least_to_buy(state, seat, action, total_with(state, action, 0))
        found += OPEN[action][bits & FROM[buying]]
    found += OPEN[GROW][bits & FROM[least_to_grow(state, seat)]]
    if can_research(state):
        found += OPEN[RESEARCH][bits]
    found += OPEN[CONVERT][bits & FROM[least_to_convert(state, seat)]]
    if bits >> STRONGEST and can_carve(state, seat):
        found += OPEN[CARVE][1 << STRONGEST]
    return found
