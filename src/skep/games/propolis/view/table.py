"""The view: the whole table, since nothing hidden is decided before it is shown.  PRP-SETUP-07"""

from __future__ import annotations

from typing import Any

from skep.games.propolis.box import (
    BOARDS,
    COSTS,
    GAINS,
    GIVES_ANY,
    GIVES_WORKERS,
    GUILD,
    KINDS,
    LEVELS,
    OTHER,
    PERMANENTS,
    RULE,
    SOLO_ACTIONS_OF,
    SPACES_OF,
    WORKER_COST,
    WORTH,
)
from skep.games.propolis.codes import KEY, spaces_workers
from skep.games.propolis.pieces import (
    ANY_LETTER,
    BANNERS,
    COLORS,
    FIXED,
    HALF,
    LETTER,
    LETTERS,
    PAIR,
    PALACE,
    RESOURCES,
    RULES,
    SET,
    SLOTS,
    SOLO_ACTIONS,
    SPACES,
    START,
    TRACKS,
    card_id,
)
from skep.games.propolis.placement import lies, stands
from skep.games.propolis.rules.achievements import reached
from skep.games.propolis.rules.majority import cells_of, is_full, leader, strengths
from skep.games.propolis.rules.palaces import lacking_permanents, may_construct_palace
from skep.games.propolis.rules.payment import (
    can_pay,
    has_other_payment,
    lacking,
    payments,
    permanents_of,
    thriftiest,
)
from skep.games.propolis.rules.scoring import card_points, score
from skep.games.propolis.rules.solo import HINDRANCES, pass_size
from skep.games.propolis.rules.workers import SPACES as ASK_SPACES
from skep.games.propolis.state import OPPONENT, SETUP, Realm
from skep.games.propolis.view import previews
from skep.games.propolis.view.types import (
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

MAX_PAYMENTS = 60


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
    return {
        "row": row + 1,
        "landscapes": [
            _landscape(realm, cell, acts) if realm.lands[cell] else None for cell in cells_of(row)
        ],
        "strengths": strengths(realm, row),
        "leader": ahead if ahead >= 0 else None,
        "full": is_full(realm, row),
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
        "then": None if enters is None else previews.after_deploy(
            realm, enters, cell, previews.most_workers(realm, enters, cell)),
    }  # fmt: skip


def _space(realm: Realm, cell: int, at: int, mine: int | None) -> SpaceView:
    bees = realm.bees[cell]
    worker = "lying" if lies(bees, at) else "standing" if stands(bees, at) else ""
    can_fortify = mine is not None and worker == "standing"
    return {
        "gives": SPACES[SPACES_OF[realm.lands[cell]][at]],
        "worker": worker,
        "then": previews.after_fortifying(realm, realm.player, cell, at) if can_fortify else None,
    }


def _spreads(realm: Realm) -> dict[str, ThenView]:
    """How the row would stand with each choice of spaces."""
    return {
        KEY[code].partition(":")[2]: previews.after_deploy(
            realm, realm.player, realm.cell, spaces_workers(code)
        )
        for code in ASK_SPACES.options(realm)
    }


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
        "workers": WORKER_COST[card],
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
    can = can_pay(realm, me, card)
    points, helps = previews.points_with(realm, me, card)
    return {
        "card": card_view(card, points),
        "slot": slot + 1,
        "can": can,
        "lacks": lacking(realm, me, card),
        "lacks_workers": max(0, WORKER_COST[card] - realm.personal[me]),
        "met": previews.met(realm, me, card),
        "helps": helps,
        "payment": _named(thriftiest(realm, me, card), RESOURCES) if can else None,
        "other": can and has_other_payment(realm, me, card),
    }


def _palace(realm: Realm, me: int, number: int) -> PalaceView:
    card = PALACE + number
    has = permanents_of(realm, me)
    asked = [*(1 if need else 0 for need in COSTS[card]), 1]
    return {
        "card": card_view(card, WORTH[card]),
        "can": may_construct_palace(realm, me, card),
        "has": _named([n * (a > 0) for n, a in zip(has, asked)], RESOURCES),
        "lacks": lacking_permanents(realm, me, card),
        "lacks_workers": max(0, WORKER_COST[card] - realm.personal[me]),
        "met": previews.met_for_palace(realm, me, card),
        "helps": previews.points_with(realm, me, card)[1],
    }


def _side(realm: Realm, side: int) -> SideView:
    base = side * TRACKS
    hive = realm.hives[side]
    board = realm.has_board(side)
    return {
        "side": side,
        "board": BOARDS[side],
        "opponent": not board,
        "tracks": dict(zip(RESOURCES, realm.tracks[base : base + TRACKS])) if board else {},
        "permanents": dict(zip(RESOURCES, realm.permanents[base : base + TRACKS])),
        "banners": dict(zip([*LETTERS, "wild"], realm.banners[side * BANNERS :])),
        "personal": realm.personal[side],
        "central": realm.central[side],
        "out": realm.deployed(side),
        "hive": [card_view(card, card_points(realm, side, card) if board else 0) for card in hive],
        "palace": next((card - PALACE for card in hive if card > PALACE), 0),
        "score": score(realm, side) if board else 0,
        "unused": realm.unused(side),
    }


def _paying(realm: Realm) -> PaymentView:
    found = payments(realm, realm.player, realm.card, MAX_PAYMENTS)
    return {
        "card": realm.card,
        "steps": previews.steps(realm),
        "ways": previews.ways(realm),
        "proposed": previews.proposed(realm),
        "spent": _named(realm.spent, RESOURCES),
        "payments": [_named(way, RESOURCES) for way in found],
    }


def _opponent(realm: Realm) -> OpponentView:
    card = realm.solo_card
    deeds = SOLO_ACTIONS_OF[card] if card else ()
    return {
        "level": LEVELS[realm.level],
        "deck": pass_size(realm) - len(realm.solo_used),
        "used": realm.solo_used[:],
        "passes": realm.passes,
        "cards": len(realm.hives[OPPONENT]),
        "card": card,
        "actions": [_deed(kind, where) for kind, where in deeds],
        "half": realm.solo_half,
        "why": [HINDRANCES[why] for why in realm.stuck],
    }


def _deed(kind: int, where: int) -> DeedView:
    color = COLORS[where] if kind == 0 else ""
    return {"deed": SOLO_ACTIONS[kind], "color": color, "row": where + 1 if kind else 0}
