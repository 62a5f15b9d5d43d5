"""Constructing a Queen's Palace.  PRP-PAL"""

from __future__ import annotations

from skep.games.propolis.box import COSTS, WORKER_COST
from skep.games.propolis.codes import palace_code
from skep.games.propolis.events import emit_palace
from skep.games.propolis.index.payable import palace_codes
from skep.games.propolis.pieces import PALACE, WILD
from skep.games.propolis.rules.payment import permanents_of, shortage
from skep.games.propolis.rules.structures import add_card
from skep.games.propolis.state import Realm


def lacking_permanents(state: Realm, side: int, card: int) -> int:
    """Permanents that a palace lists and the hive has not; each wild one stands for one of any
    type, and tracks do not count.  PRP-PAL-02, PRP-PAL-03, PRP-PAL-04, PRP-PAL-05"""
    permanents = permanents_of(state, side)
    return max(0, shortage(COSTS[card], permanents) - permanents[WILD])


def may_construct_palace(state: Realm, side: int, card: int) -> bool:
    """Whether the side has no palace yet, the permanents, and the workers at home.

    PRP-PAL-01, PRP-PAL-02, PRP-PAL-07
    """
    if state.has_palace(side) or WORKER_COST[card] > state.personal[side]:
        return False
    return lacking_permanents(state, side, card) == 0


def palace_options(state: Realm) -> list[int]:
    """Every palace on offer that the player may construct (`may_construct_palace`).

    PRP-PAL-01, PRP-PAL-02, PRP-PAL-07
    """
    return [] if state.has_palace(state.player) else palace_codes(state, state.player)


def expected_palaces(state: Realm) -> list[int]:
    """Every palace on offer."""
    return [palace_code(number) for number in sorted(state.palaces)]


def why_not_palace(state: Realm, number: int) -> str:
    """A palace already, not on offer, permanents that are lacking, or workers."""
    side = state.player
    if state.has_palace(side):
        return "PRP-PAL-01"
    if number not in state.palaces:
        return "PRP-PAL-11"
    return "PRP-PAL-02" if lacking_permanents(state, side, PALACE + number) else "PRP-PAL-07"


def construct_palace(state: Realm, number: int) -> None:
    """The palace joins the hive; its permanents are a requirement, only workers are paid.

    It is not replaced.  PRP-PAL-06, PRP-PAL-08, PRP-PAL-10, PRP-PAL-11
    """
    side = state.player
    card = PALACE + number
    state.pay_workers(side, WORKER_COST[card])  # PRP-PAL-07
    state.palaces.remove(number)
    add_card(state, side, card)  # it scores its printed points: PRP-PAL-09
    if state.recording:
        emit_palace(state, side, number, WORKER_COST[card])
