"""What a seat may know, ready to be drawn: the whole table; other sides and order are undecided.

PRP-SETUP-07
"""

from __future__ import annotations

from typing import Any

from skep.games.propolis import foresight
from skep.games.propolis.achievements import reached
from skep.games.propolis.box import (
    BEES,
    BOARDS,
    COSTS,
    DEEDS_OF,
    GAINS,
    GIVES_ANY,
    GIVES_WORKERS,
    GUILD,
    KINDS,
    LEVELS,
    OTHER,
    PERMANENTS,
    RULE,
    SPACES_OF,
    WORTH,
)  # fmt: skip
from skep.games.propolis.keys import KEY, SPREAD
from skep.games.propolis.opponent import HINDRANCES, pass_size
from skep.games.propolis.options import spreads
from skep.games.propolis.paying import (
    can_build,
    can_court,
    has_other_way,
    lacks_for_palace,
    missing,
    payments,
    thriftiest,
    wild_means,
)  # fmt: skip
from skep.games.propolis.pieces import (
    ANY_LETTER,
    BANNERS,
    COLORS,
    DEEDS,
    FIXED,
    HALF,
    LETTER,
    LETTERS,
    LYING,
    PAIR,
    PALACE,
    RESOURCES,
    RULES,
    SET,
    SLOTS,
    SPACES,
    START,
    TRACKS,
    card_id,
)  # fmt: skip
from skep.games.propolis.rows import leader, strengths
from skep.games.propolis.scoring import card_points, score
from skep.games.propolis.shapes import (
    CardView,
    DeedView,
    LandscapeView,
    OfferView,
    OpponentView,
    PalaceView,
    PaymentView,
    RealmView,
    RowView,
    ScoreView,
    SideView,
    SpaceView,
    ThenView,
)
from skep.games.propolis.state import OPPONENT, SETUP, Realm

MOST_PAYMENTS = 60


def view(realm: Realm, seat: int | None) -> dict[str, Any]:
    """The table for one seat, or for a spectator, who sees it as whoever is to move."""
    dealt = realm.phase != SETUP
    me = seat if seat is not None else realm.player
    me = 0 if realm.solo else me
    acts = me if dealt and me == realm.player and not realm.over else None
    seen: RealmView = {
        "phase": ("setup", "playing", "marking")[realm.phase],
        "player": realm.player,
        "first": realm.first,
        "turn": realm.turn,
        "rounds": realm.rounds,
        "last_round": realm.final,
        "rows": [_row(realm, row, acts) for row in range(len(realm.lands) // SLOTS)],
        "market": [_offer(realm, me, slot) if card else None
                   for slot, card in enumerate(realm.market)],
        "palaces": [_palace(realm, me, number) for number in realm.palaces],
        "sides": [_side(realm, side) for side in range(realm.sides)],
        "deck": len(realm.deck) + (realm.top > 0),
        "top": [SPACES[space] for space in SPACES_OF[realm.top]],
        "top_landscape": realm.top,
        "discard": len(realm.discard),
        "deploying": None if realm.cell < 0 else _at(realm.cell),
        "spreads": _spreads(realm) if realm.cell >= 0 else {},
        "gains": [COLORS[color] for color in realm.gains],
        "paying": _paying(realm) if realm.card else None,
        "opponent": _opponent(realm) if realm.solo else None,
        "achievements": reached(realm) if realm.solo and dealt else [],
        "marked": realm.marked,
        "reason": realm.reason,
    }  # fmt: skip
    return dict(seen)


def _at(cell: int) -> list[int]:
    return [cell // SLOTS + 1, cell % SLOTS + 1]


def _named(numbers: list[int], names: tuple[str, ...] | str) -> dict[str, int]:
    """Numbers by name, without zeros."""
    return {name: number for name, number in zip(names, numbers) if number}


def _row(realm: Realm, row: int, acts: int | None) -> RowView:
    ahead = leader(realm, row)
    cells = range(row * SLOTS, row * SLOTS + SLOTS)
    return {
        "row": row + 1,
        "landscapes": [
            _landscape(realm, cell, acts) if realm.lands[cell] else None for cell in cells
        ],
        "strengths": strengths(realm, row),
        "leader": ahead if ahead >= 0 else None,
        "full": realm.is_full(row),
    }


def _landscape(realm: Realm, cell: int, acts: int | None) -> LandscapeView:
    """A landscape, and what the side that acts could make of it."""
    bees, land = realm.bees[cell], realm.lands[cell]
    owner = realm.owner[cell] if bees else None
    mine = acts if acts is not None and owner == acts else None
    enters = acts if owner is None and acts is not None and realm.personal[acts] else None
    return {
        "at": _at(cell),
        "landscape": land,
        "owner": owner,
        "spaces": [_space(realm, cell, at, mine) for at in range(len(SPACES_OF[land]))],
        "then": None if enters is None else foresight.after_deploy(
            realm, enters, cell, foresight.fullest(realm, enters, cell)),
    }  # fmt: skip


def _space(realm: Realm, cell: int, at: int, mine: int | None) -> SpaceView:
    bees = realm.bees[cell]
    worker = "lying" if bees >> at + LYING & 1 else "standing" if bees >> at & 1 else ""
    tips = mine is not None and worker == "standing"
    return {
        "gives": SPACES[SPACES_OF[realm.lands[cell]][at]],
        "worker": worker,
        "then": foresight.after_tipping(realm, realm.player, cell, at) if tips else None,
    }


def _spreads(realm: Realm) -> dict[str, ThenView]:
    """How the row would stand with each choice of spaces."""
    found = [(KEY[code].partition(":")[2], 15 - (code - SPREAD)) for code in spreads(realm)]
    return {name: foresight.after_deploy(realm, realm.player, realm.cell, mask)
            for name, mask in found}  # fmt: skip


def card_view(card: int, points: int) -> CardView:
    """One card with its points."""
    cost = COSTS[card] or [0] * len(COLORS)
    guild = GUILD[card]
    return {
        "id": card_id(card),
        "number": card % 100 if card > START else card,
        "kind": KINDS[card],
        "guild": LETTERS[guild] if guild != ANY_LETTER else "",
        "cost": _named(cost, COLORS),
        "workers": BEES[card],
        "permanents": _named(PERMANENTS[card], RESOURCES),
        "gives_workers": GIVES_WORKERS[card],
        "gives_any": GIVES_ANY[card],
        "gains": _named(GAINS[card - START], RESOURCES) if START < card < PALACE else {},
        "score": _score(card) if RULE[card] else None,
        "points": points,
    }


def _score(card: int) -> ScoreView:
    rule, worth = RULE[card], WORTH[card]
    letters = {LETTER: LETTERS[worth % 4], PAIR: LETTERS[worth % 4] + LETTERS[OTHER[card]],
               SET: LETTERS}  # fmt: skip
    return {
        "rule": RULES[rule], "points": worth if rule == FIXED else 0,
        "color": COLORS[worth] if rule == HALF else "", "letters": letters.get(rule, ""),
    }  # fmt: skip


def _offer(realm: Realm, me: int, slot: int) -> OfferView:
    card = realm.market[slot]
    can = can_build(realm, me, card)
    points, helps = foresight.worth(realm, me, card)
    return {
        "card": card_view(card, points),
        "slot": slot + 1,
        "can": can,
        "lacks": max(0, missing(realm, me, card) - wild_means(realm, me)),
        "lacks_workers": max(0, BEES[card] - realm.personal[me]),
        "met": foresight.met(realm, me, card),
        "helps": helps,
        "payment": _named(thriftiest(realm, me, card), RESOURCES) if can else None,
        "other": can and has_other_way(realm, me, card),
    }


def _palace(realm: Realm, me: int, number: int) -> PalaceView:
    card, base = PALACE + number, me * TRACKS
    has = realm.permanents[base : base + TRACKS]
    asked = [*(1 if need else 0 for need in COSTS[card]), 1]
    return {
        "card": card_view(card, WORTH[card]),
        "can": not realm.banners[me * BANNERS + ANY_LETTER] and can_court(realm, me, card),
        "has": _named([n * (a > 0) for n, a in zip(has, asked)], RESOURCES),
        "lacks": lacks_for_palace(realm, me, card),
        "lacks_workers": max(0, BEES[card] - realm.personal[me]),
        "met": foresight.met_for_palace(realm, me, card),
        "helps": foresight.worth(realm, me, card)[1],
    }


def _side(realm: Realm, side: int) -> SideView:
    base = side * TRACKS
    hive = realm.hives[side]
    board = realm.gains_things(side)
    return {
        "side": side,
        "board": BOARDS[side],
        "opponent": not board,
        "tracks": dict(zip(RESOURCES, realm.tracks[base : base + TRACKS])) if board else {},
        "permanents": dict(zip(RESOURCES, realm.permanents[base : base + TRACKS])),
        "banners": dict(zip([*LETTERS, "wild"], realm.banners[side * BANNERS :])),
        "personal": realm.personal[side],
        "central": realm.central[side],
        "out": realm.out(side),
        "hive": [card_view(card, card_points(realm, side, card) if board else 0) for card in hive],
        "palace": next((card - PALACE for card in hive if card > PALACE), 0),
        "score": score(realm, side) if board else 0,
        "unused": realm.unused(side),
    }


def _paying(realm: Realm) -> PaymentView:
    found = payments(realm, realm.player, realm.card, MOST_PAYMENTS)
    return {
        "card": realm.card,
        "steps": foresight.steps(realm),
        "ways": foresight.ways(realm),
        "proposed": foresight.proposed(realm),
        "spent": _named(realm.spent, RESOURCES),
        "payments": [_named(way, RESOURCES) for way in found],
    }


def _opponent(realm: Realm) -> OpponentView:
    card = realm.solo_card
    deeds = DEEDS_OF[card] if card else ()
    return {
        "level": LEVELS[realm.level],
        "deck": pass_size(realm) - len(realm.solo_used),
        "used": realm.solo_used[:],
        "passes": realm.passes,
        "cards": len(realm.hives[OPPONENT]),
        "card": card,
        "actions": [_deed(kind, where) for kind, where in deeds],
        "half": realm.deed,
        "why": [HINDRANCES[why] for why in realm.stuck],
    }


def _deed(kind: int, where: int) -> DeedView:
    color = COLORS[where] if kind == 0 else ""
    return {"deed": DEEDS[kind], "color": color, "row": where + 1 if kind else 0}
