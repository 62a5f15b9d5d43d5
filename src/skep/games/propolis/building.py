"""Constructing a structure or a palace.  PRP-BUILD, PRP-CARD, PRP-PAL"""

from __future__ import annotations

from skep.games.propolis.box import (
    BEES,
    GIVES_ANY,
    GIVES_WORKERS,
    GUILD,
    NEEDS,
    PERMANENTS,
    TRACK_END,
)  # fmt: skip
from skep.games.propolis.deck import refill
from skep.games.propolis.events import emit_build, emit_palace
from skep.games.propolis.keys import GAIN
from skep.games.propolis.paying import lay_coin, spend, thriftiest
from skep.games.propolis.pieces import BANNERS, COLORS, MARKET_ROW, PALACE, TRACKS, WILD
from skep.games.propolis.prompts import GAIN as ASK_GAIN, PAY
from skep.games.propolis.state import Realm
from skep.kernel.script import ask


async def build(realm: Realm, card: int, choose: bool) -> None:
    """Pay a structure, put it into the hive, take its reward, refill the market.

    PRP-BUILD-01…17, PRP-CARD-01…07
    """
    side = realm.player
    spent = await choose_payment(realm, side, card) if choose else thriftiest(realm, side, card)
    spend(realm, side, spent)
    realm.pay_workers(side, BEES[card])
    leave_market(realm, card)
    add_card(realm, side, card)
    if realm.recording:
        emit_build(realm, side, card, spent, BEES[card])
    if GIVES_WORKERS[card]:
        came = realm.fetch(side, GIVES_WORKERS[card])  # PRP-CARD-03 those just paid too
        if realm.recording:
            realm.emit("fetched", side, {"count": came})
    if GIVES_ANY[card]:
        await gain_any(realm, side, GIVES_ANY[card])
    await refill(realm)


async def choose_payment(realm: Realm, side: int, card: int) -> list[int]:
    """The player says color by color what pays for it.  PRP-BUILD-03, PRP-BUILD-12"""
    realm.card = card
    realm.spent = [0] * TRACKS
    for at in range(len(NEEDS[card])):
        lay_coin(realm, side, at, await ask(realm, side, PAY, at))
    spent = realm.spent
    realm.card = 0
    realm.spent = []
    realm.stretch = 0
    return spent


def add_card(realm: Realm, side: int, card: int) -> None:
    """A card lies in the hive: its permanents and its banner count.  PRP-BUILD-13, PRP-BUILD-15"""
    realm.hives[side].append(card)
    realm.signs[side] |= 1 << card
    realm.banners[side * BANNERS + GUILD[card]] += 1
    base = side * TRACKS
    given = PERMANENTS[card]
    for track in range(TRACKS):
        realm.permanents[base + track] += given[track]


async def gain_any(realm: Realm, side: int, number: int) -> None:
    """Resources of one's choice, never wild; what finds no room is lost.  PRP-CARD-04…06"""
    base = side * TRACKS
    came: list[str] = []
    for left in range(number, 0, -1):
        if min(realm.tracks[base : base + WILD]) >= TRACK_END:
            break
        color = await ask(realm, side, ASK_GAIN, left) - GAIN
        realm.tracks[base + color] += 1
        came.append(COLORS[color])
    if realm.recording:
        facts = {"resources": came, "count": len(came), "lost": number - len(came)}
        realm.emit("gained", side, facts)


def leave_market(realm: Realm, card: int) -> None:
    """A structure leaves its slot; in solo the cards to its left slide into the gap.

    PRP-BUILD-17, PRP-SOLO-22
    """
    market = realm.market
    slot = market.index(card)
    if realm.solo:
        first = slot - slot % MARKET_ROW
        market[first + 1 : slot + 1] = market[first:slot]
        slot = first
    market[slot] = 0


def court(realm: Realm, number: int) -> None:
    """Construct a palace: its permanents are asked for, only workers are paid.  PRP-PAL-01…11"""
    side = realm.player
    card = PALACE + number
    realm.pay_workers(side, BEES[card])
    realm.palaces.remove(number)
    add_card(realm, side, card)
    if realm.recording:
        emit_palace(realm, side, number, BEES[card])
