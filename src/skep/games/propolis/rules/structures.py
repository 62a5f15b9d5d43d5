"""Constructing a structure: the market, the immediate reward.  PRP-BUILD, PRP-CARD"""

from __future__ import annotations

from typing import Final

from skep.games.propolis.box import (
    GIVES_ANY,
    GIVES_WORKERS,
    GUILD,
    NEEDS,
    PERMANENTS,
    TRACK_END,
    WORKER_COST,
)
from skep.games.propolis.codes import CODE, build_code, gain_code, gain_color
from skep.games.propolis.events import emit_build
from skep.games.propolis.index.payable import structure_codes
from skep.games.propolis.pieces import BANNERS, COLORS, MARKET_ROW, RESOURCES, TRACKS, WILD
from skep.games.propolis.rules.deck import refill
from skep.games.propolis.rules.payment import (
    PAY,
    can_pay,
    note_payment,
    spend,
    thriftiest,
)
from skep.games.propolis.rules.prompts import Question
from skep.games.propolis.state import Realm
from skep.kernel.script import ask


def construct_options(state: Realm) -> list[int]:
    """Every structure of the market that can be paid (`can_pay`): thriftily, or by a chosen payment
    if there is a choice (`has_other_payment`).  PRP-BUILD-01, PRP-BUILD-02, PRP-BUILD-12"""
    return structure_codes(state, state.player)


def expected_constructions(state: Realm) -> list[int]:
    """Every structure of the market."""
    return [build_code(card) for card in sorted(state.market) if card]


def why_not_construct(state: Realm, card: int) -> str:
    """Not on offer, workers that are not at home, or resources that are lacking."""
    if card not in state.market:
        return "PRP-BUILD-01"
    if WORKER_COST[card] > state.personal[state.player]:
        return "PRP-BUILD-05"
    return "PRP-BUILD-11" if can_pay(state, state.player, card) else "PRP-BUILD-02"


async def construct(state: Realm, card: int, choose: bool) -> None:
    """Pay a structure, put it into the hive, take its reward, refill the market.

    PRP-BUILD-01, PRP-BUILD-13, PRP-BUILD-14, PRP-CARD-07
    """
    side = state.player
    spent = await choose_payment(state, side, card) if choose else thriftiest(state, side, card)
    spend(state, side, spent)  # PRP-EX-17
    state.pay_workers(side, WORKER_COST[card])  # PRP-BUILD-04
    leave_market(state, card)
    add_card(state, side, card)
    if state.recording:
        emit_build(state, side, card, spent, WORKER_COST[card])
    await gain_reward(state, side, card)
    await refill(state)  # PRP-BUILD-16


async def choose_payment(state: Realm, side: int, card: int) -> list[int]:
    """The player says color by color what pays for it.  PRP-BUILD-03, PRP-BUILD-12"""
    state.card = card
    state.spent = [0] * TRACKS
    for at in range(len(NEEDS[card])):
        note_payment(state, side, at, await ask(state, side, PAY, at))
    spent = state.spent
    state.card = 0
    state.spent = []
    state.wild_permanents_used = 0
    return spent


def leave_market(state: Realm, card: int) -> None:
    """A structure leaves its slot; in solo the cards to its left slide into the gap, so that the
    leftmost place of its row is free.

    PRP-BUILD-17, PRP-SOLO-22, PRP-SOLO-23, PRP-EX-16
    """
    market = state.market
    slot = market.index(card)
    if state.solo:
        first = slot - slot % MARKET_ROW
        market[first + 1 : slot + 1] = market[first:slot]
        slot = first
    market[slot] = 0


def add_card(state: Realm, side: int, card: int) -> None:
    """A card lies in the hive: its permanents and its banner count.

    PRP-BUILD-13, PRP-BUILD-15, PRP-SETUP-15
    """
    state.hives[side].append(card)
    state.hive_bits[side] |= 1 << card
    state.banners[side * BANNERS + GUILD[card]] += 1
    base = side * TRACKS
    given = PERMANENTS[card]
    for track in range(TRACKS):
        state.permanents[base + track] += given[track]


async def gain_reward(state: Realm, side: int, card: int) -> None:
    """The immediate reward of a structure: workers from central, or resources.

    PRP-CARD-01, PRP-CARD-02, PRP-CARD-04
    """
    if GIVES_WORKERS[card]:
        came = state.gain_workers(side, GIVES_WORKERS[card])  # PRP-CARD-03
        if state.recording:
            state.emit("fetched", side, {"count": came})
    if GIVES_ANY[card]:
        await gain_any(state, side, GIVES_ANY[card])


async def gain_any(state: Realm, side: int, number: int) -> None:
    """The player picks resources that are not wild; what finds no room is lost.

    PRP-CARD-04, PRP-CARD-06
    """
    base = side * TRACKS
    came: list[str] = []
    for left in range(number, 0, -1):
        if min(state.tracks[base : base + WILD]) >= TRACK_END:
            break
        color = gain_color(await ask(state, side, GAIN, left))
        state.tracks[base + color] += 1
        came.append(COLORS[color])
    if state.recording:
        facts = {"resources": came, "count": len(came), "lost": number - len(came)}
        state.emit("gained", side, facts)


class GainAny(Question):
    """Any resource that is not wild; `about`: how many are still to come.  PRP-CARD-04"""

    name = "gain"

    def options(self, state: Realm) -> list[int]:
        """The colors whose track has room; a full one cannot be picked.  PRP-CARD-06"""
        base = state.player * TRACKS
        return [gain_code(c) for c in range(WILD) if state.tracks[base + c] < TRACK_END]

    def facts(self, state: Realm) -> dict[str, str]:
        return {"left": str(state.about)}

    def expected(self, state: Realm) -> list[int]:
        return [gain_code(color) for color in range(WILD)]

    def why_not(self, state: Realm, code: int) -> str:
        return "PRP-CARD-06" if code in self.expected(state) else ""

    def why(self, state: Realm, key: str) -> str:
        if key == f"gain:{RESOURCES[WILD]}":
            return "PRP-CARD-05"
        return self.why_not(state, CODE[key]) if key in CODE else ""


GAIN: Final = GainAny()
