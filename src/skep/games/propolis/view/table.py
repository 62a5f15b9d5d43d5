"""The view: the whole table, since nothing hidden is decided before it is shown.  PRP-SETUP-07"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeVar, get_args

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
from skep.games.propolis.events import place
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
    Banner,
    CardView,
    DeedView,
    LandscapeView,
    OfferView,
    OpponentView,
    PalaceView,
    PaymentView,
    Phase,
    RealmView,
    RowView,
    ScoreView,
    SideView,
    ThenView,
    WorkerSpaceView,
)

MAX_PAYMENTS = 60
BANNER_NAMES: Final[tuple[Banner, ...]] = (*LETTERS, "wild")
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
Name = TypeVar("Name")


def view(state: Realm, seat: int | None) -> dict[str, Any]:
    """The table for one seat, or for a spectator, who sees it as whoever is to move."""
    dealt = state.phase != SETUP
    me = seat if seat is not None else state.player
    me = 0 if state.solo else me
    acts = me if dealt and me == state.player and not state.over else None
    seen: RealmView = {
        "phase": PHASES[state.phase],
        "player": state.player,
        "first": state.first,
        "turn": state.turn,
        "rounds": state.rounds,
        "last_round": state.final,
        "rows": [_row(state, row, acts) for row in range(len(state.lands) // SLOTS)],
        "market": [_offer(state, me, slot) if card else None
                   for slot, card in enumerate(state.market)],
        "palaces": [_palace(state, me, number) for number in state.palaces],
        "sides": [_side(state, side) for side in range(state.sides)],
        "deck": len(state.deck) + (state.top > 0),
        "top": [SPACES[space] for space in SPACES_OF[state.top]],
        "top_landscape": state.top,
        "discard": len(state.discard),
        "deploying": None if state.cell < 0 else place(state.cell),
        "spreads": _spreads(state) if state.cell >= 0 else {},
        "gains": [COLORS[color] for color in state.gains],
        "paying": _paying(state) if state.card else None,
        "opponent": _opponent(state) if state.solo else None,
        "achievements": reached(state) if state.solo and dealt else [],
        "marked": state.marked,
        "reason": state.reason,
    }  # fmt: skip
    return dict(seen)


def _named(numbers: list[int], names: tuple[Name, ...]) -> dict[Name, int]:
    """Numbers by name, without zeros."""
    return {name: number for name, number in zip(names, numbers) if number}


def _row(state: Realm, row: int, acts: int | None) -> RowView:
    ahead = leader(state, row)
    return {
        "row": row + 1,
        "landscapes": [
            _landscape(state, cell, acts) if state.lands[cell] else None for cell in cells_of(row)
        ],
        "strengths": strengths(state, row),
        "leader": ahead if ahead >= 0 else None,
        "full": is_full(state, row),
    }


def _landscape(state: Realm, cell: int, acts: int | None) -> LandscapeView:
    """A landscape, and what the side that acts could make of it."""
    bees, land = state.bees[cell], state.lands[cell]
    owner = state.owner[cell] if bees else None
    mine = acts if acts is not None and owner == acts else None
    enters = acts if owner is None and acts is not None and state.personal[acts] else None
    return {
        "at": place(cell),
        "landscape": land,
        "owner": owner,
        "spaces": [_space(state, cell, at, mine) for at in range(len(SPACES_OF[land]))],
        "then": None if enters is None else previews.after_deploy(
            state, enters, cell, previews.most_workers(state, enters, cell)),
    }  # fmt: skip


def _space(state: Realm, cell: int, at: int, mine: int | None) -> WorkerSpaceView:
    bees = state.bees[cell]
    worker: Literal["", "standing", "lying"]
    worker = "lying" if lies(bees, at) else "standing" if stands(bees, at) else ""
    can_fortify = mine is not None and worker == "standing"
    return {
        "gives": SPACES[SPACES_OF[state.lands[cell]][at]],
        "worker": worker,
        "then": previews.after_fortifying(state, state.player, cell, at) if can_fortify else None,
    }


def _spreads(state: Realm) -> dict[str, ThenView]:
    """How the row would stand with each choice of spaces."""
    return {
        KEY[code].partition(":")[2]: previews.after_deploy(
            state, state.player, state.cell, spaces_workers(code)
        )
        for code in ASK_SPACES.options(state)
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
               SET: "".join(LETTERS)}  # fmt: skip
    return {
        "rule": RULES[rule], "points": worth if rule == FIXED else 0,
        "color": COLORS[worth] if rule == HALF else "", "letters": letters.get(rule, ""),
    }  # fmt: skip


def _offer(state: Realm, me: int, slot: int) -> OfferView:
    card = state.market[slot]
    can = can_pay(state, me, card)
    points, helps = previews.points_with(state, me, card)
    return {
        "card": card_view(card, points),
        "slot": slot + 1,
        "can": can,
        "lacks": lacking(state, me, card),
        "lacks_workers": max(0, WORKER_COST[card] - state.personal[me]),
        "met": previews.met(state, me, card),
        "helps": helps,
        "payment": _named(thriftiest(state, me, card), RESOURCES) if can else None,
        "other": can and has_other_payment(state, me, card),
    }


def _palace(state: Realm, me: int, number: int) -> PalaceView:
    card = PALACE + number
    has = permanents_of(state, me)
    asked = [*(1 if need else 0 for need in COSTS[card]), 1]
    return {
        "card": card_view(card, WORTH[card]),
        "can": may_construct_palace(state, me, card),
        "has": _named([n * (a > 0) for n, a in zip(has, asked)], RESOURCES),
        "lacks": lacking_permanents(state, me, card),
        "lacks_workers": max(0, WORKER_COST[card] - state.personal[me]),
        "met": previews.met_for_palace(state, me, card),
        "helps": previews.points_with(state, me, card)[1],
    }


def _side(state: Realm, side: int) -> SideView:
    base = side * TRACKS
    hive = state.hives[side]
    board = state.has_board(side)
    return {
        "side": side,
        "board": BOARDS[side],
        "opponent": not board,
        "tracks": dict(zip(RESOURCES, state.tracks[base : base + TRACKS])) if board else {},
        "permanents": dict(zip(RESOURCES, state.permanents[base : base + TRACKS])),
        "banners": dict(zip(BANNER_NAMES, state.banners[side * BANNERS :])),
        "personal": state.personal[side],
        "central": state.central[side],
        "out": state.deployed(side),
        "hive": [card_view(card, card_points(state, side, card) if board else 0) for card in hive],
        "palace": next((card - PALACE for card in hive if card > PALACE), 0),
        "score": score(state, side) if board else 0,
        "unused": state.unused(side),
    }


def _paying(state: Realm) -> PaymentView:
    found = payments(state, state.player, state.card, MAX_PAYMENTS)
    return {
        "card": state.card,
        "steps": previews.steps(state),
        "ways": previews.ways(state),
        "proposed": previews.proposed(state),
        "spent": _named(state.spent, RESOURCES),
        "payments": [_named(way, RESOURCES) for way in found],
    }


def _opponent(state: Realm) -> OpponentView:
    card = state.solo_card
    deeds = SOLO_ACTIONS_OF[card] if card else ()
    return {
        "level": LEVELS[state.level],
        "deck": pass_size(state) - len(state.solo_used),
        "used": state.solo_used[:],
        "passes": state.passes,
        "cards": len(state.hives[OPPONENT]),
        "card": card,
        "actions": [_deed(kind, where) for kind, where in deeds],
        "half": state.solo_half,
        "why": [HINDRANCES[why] for why in state.stuck],
    }


def _deed(kind: int, where: int) -> DeedView:
    color = COLORS[where] if kind == 0 else ""
    return {"deed": SOLO_ACTIONS[kind], "color": color, "row": where + 1 if kind else 0}
