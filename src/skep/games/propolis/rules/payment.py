"""Paying the cost of a structure: permanents, tracks and wilds.  PRP-BUILD-02…12"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import add
from typing import Final

from skep.games.propolis.box import COSTS, NEEDS, WORKER_COST
from skep.games.propolis.codes import (
    WAYS_TO_PAY,
    pay_code,
    pay_color,
    pay_way,
)
from skep.games.propolis.pieces import COLORS, TRACKS, WILD
from skep.games.propolis.rules.prompts import Question
from skep.games.propolis.state import Realm


def shortage(cost: Iterable[int], have: Iterable[int]) -> int:
    """Units of a cost that the same colors do not cover; wilds would have to.

    Both are numbers by color. With permanents and tracks as `have` it says what a structure still
    needs, with permanents alone what a palace does.  PRP-BUILD-03, PRP-BUILD-06, PRP-PAL-02

    >>> shortage([2, 1, 0, 0, 0], [1, 3, 0, 0, 0])
    1
    """
    return sum([max(0, due - own) for due, own in zip(cost, have)])


def permanents_of(state: Realm, side: int) -> list[int]:
    """The permanents of a hive by track, wild last."""
    return state.permanents[side * TRACKS : side * TRACKS + TRACKS]


def means_of(state: Realm, side: int) -> list[int]:
    """Permanents and unused resources by track, wild last.

    PRP-BUILD-03, PRP-BUILD-06, PRP-BUILD-08, PRP-BUILD-09, PRP-BUILD-10
    """
    own = slice(side * TRACKS, side * TRACKS + TRACKS)
    return list(map(add, state.permanents[own], state.tracks[own]))


def lacking(state: Realm, side: int, card: int) -> int:
    """Resources that a structure costs and the side cannot pay, wilds included.

    PRP-BUILD-02, PRP-BUILD-09, PRP-BUILD-10
    """
    means = means_of(state, side)
    return max(0, shortage(COSTS[card], means) - means[WILD])


def can_pay(state: Realm, side: int, card: int) -> bool:
    """Whether the side can pay the whole cost of a structure: resources, and workers from
    personal.  PRP-BUILD-02, PRP-BUILD-05"""
    return WORKER_COST[card] <= state.personal[side] and lacking(state, side, card) == 0


def thriftiest(state: Realm, side: int, card: int) -> list[int]:
    """What to take from each track so that least is taken, and of that least wild.

    Among equals, wild permanents spare the color of which least would be left.  PRP-BUILD-12
    """
    base = side * TRACKS
    spent = [0] * TRACKS
    spare = state.permanents[base + WILD]
    for color, number in NEEDS[card]:
        due = number - state.permanents[base + color]
        if due > 0:
            lack = due - state.tracks[base + color]
            if lack > 0:
                help = min(lack, spare)
                spare -= help
                spent[WILD] += lack - help
                due -= lack
            spent[color] = due
    while spare and sum(spent[:WILD]):
        left = [(state.tracks[base + c] - spent[c], c) for c in range(WILD) if spent[c]]
        spent[min(left)[1]] -= 1
        spare -= 1
    return spent


def has_other_payment(state: Realm, side: int, card: int) -> bool:
    """Whether there is another payment than the thriftiest: some track has more to give, and
    there is something left that it could pay.  PRP-BUILD-12"""
    base = side * TRACKS
    spent = thriftiest(state, side, card)
    total = 0
    for color, number in NEEDS[card]:
        total += number
        if number > spent[color] and state.tracks[base + color] > spent[color]:
            return True
    return total > spent[WILD] and state.tracks[base + WILD] > spent[WILD]


def payments(state: Realm, side: int, card: int, limit: int) -> list[list[int]]:
    """Every payment of a structure by what it takes from each track, the thriftiest first."""
    parts: set[tuple[int, ...]] = {(0,) * (TRACKS + 1)}
    for color, number in NEEDS[card]:
        parts = {more for part in parts for more in _extended(state, side, part, color, number)}
    first = thriftiest(state, side, card)
    every = sorted({part[:TRACKS] for part in parts}, key=lambda way: (sum(way), way[WILD], way))
    return [first, *(list(way) for way in every if list(way) != first)][:limit]


def _extended(
    state: Realm, side: int, part: Sequence[int], color: int, number: int
) -> Iterable[tuple[int, ...]]:
    """A part of a payment with one more color; last in it, the wild permanents it uses."""
    base = side * TRACKS
    for track, wild in WAYS_TO_PAY:
        more = list(part)
        more[color] += track
        more[WILD] += wild
        more[TRACKS] += wild_permanents_needed(state, side, color, number - track - wild)
        if (
            track + wild <= number
            and track <= state.tracks[base + color]
            and more[WILD] <= state.tracks[base + WILD]
            and more[TRACKS] <= state.permanents[base + WILD]
        ):
            yield tuple(more)


def wild_permanents_needed(state: Realm, side: int, color: int, due: int) -> int:
    """Wild permanents that must help the color's own permanents to cover what is due.

    PRP-BUILD-06, PRP-BUILD-07, PRP-BUILD-09
    """
    return max(0, due - state.permanents[side * TRACKS + color])


class PayColor(Question):
    """How one color of a cost is paid; `about`: which of them.  PRP-BUILD-12"""

    name = "pay"

    def options(self, state: Realm) -> list[int]:
        """The ways to pay this color after which the rest can still be paid.

        PRP-BUILD-07, PRP-BUILD-09, PRP-BUILD-10, PRP-BUILD-11
        """
        color, number = NEEDS[state.card][state.about]
        base = state.player * TRACKS
        own = state.permanents[base + color]
        wild_left, permanents_left = wilds_left(state)
        later = due_later(state)
        found: list[int] = []
        for track in range(min(number, state.tracks[base + color]) + 1):
            for wild in range(min(number - track, wild_left) + 1):
                helping = max(0, number - track - wild - own)
                if helping <= permanents_left and later <= (
                    permanents_left - helping + wild_left - wild
                ):
                    found.append(pay_code(color, track, wild))
        return found

    def facts(self, state: Realm) -> dict[str, str]:
        color, number = NEEDS[state.card][state.about]
        return {"color": COLORS[color], "number": str(number), "card": str(state.card)}

    def expected(self, state: Realm) -> list[int]:
        color, _ = NEEDS[state.card][state.about]
        return [pay_code(color, track, wild) for track, wild in WAYS_TO_PAY]

    def why_not(self, state: Realm, code: int) -> str:
        """More than is due or than there is, or permanents that would have to count twice."""
        color, number = NEEDS[state.card][state.about]
        if pay_color(code) != color:
            return ""
        track, wild = pay_way(code)
        base = state.player * TRACKS
        wild_left, permanents_left = wilds_left(state)
        if track + wild > number or track > state.tracks[base + color] or wild > wild_left:
            return "PRP-BUILD-11"
        own = state.permanents[base + color] + permanents_left
        return "PRP-BUILD-07" if number - track - wild > own else "PRP-BUILD-02"


PAY: Final = PayColor()


def wilds_left(state: Realm) -> tuple[int, int]:
    """Wild on the track and wild permanents that the payment so far has not used."""
    at = state.player * TRACKS + WILD
    return (
        state.tracks[at] - state.spent[WILD],
        state.permanents[at] - state.wild_permanents_used,
    )


def due_later(state: Realm) -> int:
    """What the colors after this one need beside their own permanents and tracks."""
    color, _ = NEEDS[state.card][state.about]
    return shortage(COSTS[state.card][color + 1 :], means_of(state, state.player)[color + 1 :])


def note_payment(state: Realm, side: int, at: int, code: int) -> None:
    """Note how one color of the cost is paid."""
    color, number = NEEDS[state.card][at]
    track, wild = pay_way(code)
    state.spent[color] += track
    state.spent[WILD] += wild
    state.wild_permanents_used += wild_permanents_needed(state, side, color, number - track - wild)


def spend(state: Realm, side: int, spent: list[int]) -> None:
    """Lower the tracks; permanents stay as they are.  PRP-BUILD-03, PRP-BUILD-08"""
    base = side * TRACKS
    for track in range(TRACKS):
        state.tracks[base + track] -= spent[track]
