"""Payments: which tokens may pay for a cost, with discounts and wild units."""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.index.payments import ways
from skep.games.apiary.prompts import Prompted
from skep.games.apiary.resources import FIXED, NO_SWAP, basics_of, covers, named, wild_units
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.state import Colony
from skep.kernel.script import ask


def payable(state: Colony, seat: int, cost: int, less: int = 0, floor: int = 0) -> list[int]:
    """The payments that the seat can make for a cost.  APY-STORE-06, APY-CONV-11"""
    held = state.goods[seat]
    swap = state.powers[seat][w.PAY_AS]
    return [way for way in ways(cost, less, floor, swap) if covers(held, way)]


def can_pay(state: Colony, seat: int, cost: int, less: int = 0, floor: int = 0) -> bool:
    """Is there any such payment?"""
    held = state.goods[seat]
    swap = state.powers[seat][w.PAY_AS]
    if not less and swap == NO_SWAP:
        return covers(held, cost) if cost <= FIXED else covers_wild(held, cost)
    for way in ways(cost, less, floor, swap):
        if covers(held, way):
            return True
    return False


def covers_wild(held: int, cost: int) -> bool:
    """Do these tokens pay for a cost with wild units?  The basic tokens that the
    cost does not name pay for them.  APY-GROW-10, APY-CONV-13"""
    fixed = cost & FIXED
    return covers(held, fixed) and basics_of(held - fixed) >= wild_units(cost)


class PayTokens(Prompted):
    """Which tokens pay for it?"""

    name = "pay"

    def facts(self, state: Colony) -> dict[str, str]:
        """What is paid for: a tile, a card, a conversion, a worker or a frame."""
        return {"for": state.source}


PAY: Final = PayTokens()


async def pay(state: Colony, seat: int, payments: list[int]) -> None:
    """Ask which of these payments is made, and make it."""
    payment = payments[0]
    if len(payments) > 1:
        state.choosing = [codes.payment_code(each) for each in payments]
        payment = codes.payment_of(await ask(state, seat, PAY))
    state.goods[seat] -= payment  # APY-STORE-04
    if state.recording and payment:
        state.emit("paid", seat, {"paid": named(payment)})


async def pay_cost(state: Colony, seat: int, cost: int) -> bool:
    """Pay a cost that has no discount; False if it can't be paid."""
    payments = payable(state, seat, cost)
    if not payments:
        return False
    await pay(state, seat, payments)
    return True
