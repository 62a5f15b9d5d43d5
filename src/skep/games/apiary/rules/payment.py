"""Costs and payments: discounts, wild units, and what may be paid in place of what.

APY-STORE-04, APY-STORE-06, APY-ADV-08, APY-GROW-10
"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.prompts import Choice
from skep.games.apiary.resources import CHOICES, GUARD, ONE, WILD, named
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.state import Colony
from skep.kernel.script import ask

FIRST_WILD: Final = 1 << WILD
_WAYS: Final[dict[tuple[int, int, int, int], list[int]]] = {}


def ways(cost: int, less: int = 0, floor: int = 0, instead: int = 0) -> list[int]:
    """All payments for a cost with so much discount, in all not below the floor."""
    key = (cost, less, floor, instead)
    found = _WAYS.get(key)
    if found is None:
        found = _WAYS[key] = _work_out(cost, less, floor, instead)
    return found


def _work_out(cost: int, less: int, floor: int, instead: int) -> list[int]:
    units = [1 << r for r in range(5) for _ in range(cost >> 8 * r & 255)]
    units += [7] * (cost >> WILD)
    gone = max(0, min(less, len(units) - floor))
    sets = {tuple(units)}
    for _ in range(gone):
        sets = {rest[:n] + rest[n + 1 :] for rest in sets for n in range(len(rest))}
    payments: set[int] = set()
    for kept in sets:
        sums = {0}
        for mask in kept:
            sums = {done + ONE[r] for done in sums for r in CHOICES[_widened(mask, instead)]}
        payments |= sums
    return sorted(payments, key=codes.PAYMENT.__getitem__)


def _widened(mask: int, instead: int) -> int:
    """The resources that pay one unit; `instead` is a seat's leave to pay one for another."""
    if not instead:
        return mask
    use, stands_for = (instead - 1) & 7, (instead - 1) >> 3
    return mask | 1 << use if mask & stands_for else mask


def payable(state: Colony, seat: int, cost: int, less: int = 0, floor: int = 0) -> list[int]:
    """The payments that the seat can make for a cost."""
    goods = state.goods[seat] | GUARD
    instead = state.powers[seat][w.PAY_AS]
    return [way for way in ways(cost, less, floor, instead) if (goods - way) & GUARD == GUARD]


def can_pay(state: Colony, seat: int, cost: int, less: int = 0, floor: int = 0) -> bool:
    """Is there any such payment?"""
    goods = state.goods[seat] | GUARD
    instead = state.powers[seat][w.PAY_AS]
    if not less and not instead:
        fixed = goods - (cost & FIRST_WILD - 1)
        if fixed & GUARD != GUARD or cost < FIRST_WILD:
            return fixed & GUARD == GUARD
        return (fixed & 127) + (fixed >> 8 & 127) + (fixed >> 16 & 127) >= cost >> WILD
    for way in ways(cost, less, floor, instead):
        if (goods - way) & GUARD == GUARD:
            return True
    return False


class Pay(Choice):
    """Which tokens pay for it?"""

    name = "pay"

    def facts(self, state: Colony) -> dict[str, str]:
        """What is paid for: a tile, a card, a conversion, a worker or a frame."""
        return {"for": state.source}


PAY: Final = Pay()


async def pay(state: Colony, seat: int, payments: list[int]) -> int:
    """Ask which of these payments is made, and make it."""
    payment = payments[0]
    if len(payments) > 1:
        state.choosing = [codes.PAY + codes.PAYMENT[each] for each in payments]
        payment = codes.PAYMENTS[await ask(state, seat, PAY) - codes.PAY]
    state.goods[seat] -= payment
    if state.recording and payment:
        state.emit("paid", seat, {"paid": named(payment)})
    return payment


async def pay_cost(state: Colony, seat: int, cost: int) -> bool:
    """Pay a cost that needs no discount; False if it can't be paid."""
    payments = payable(state, seat, cost)
    if not payments:
        return False
    await pay(state, seat, payments)
    return True
