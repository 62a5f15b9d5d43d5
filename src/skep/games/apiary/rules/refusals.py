"""Why a placement, a retrieve or a seed card is not open now, by clause."""

from __future__ import annotations

from skep.games.apiary import codes
from skep.games.apiary.board import ADVANCE, CARVE, HIRES, SIDES
from skep.games.apiary.rules.actions.advance import cheapest_column
from skep.games.apiary.rules.placing import placements, strengths
from skep.games.apiary.rules.seed_cards import BENEFITS_A_TURN, may_benefit
from skep.games.apiary.rules.workers import STRONGEST, any_away
from skep.games.apiary.state import LANDING, Colony
from skep.kernel.script import Refusal


def of_turn(state: Colony) -> list[Refusal]:
    """Placements of workers that the seat has, retrieving, and benefits of its cards."""
    seat = state.seat
    offered = placements(state, seat)
    refused: list[Refusal] = []
    for action in SIDES[state.side].actions:
        for strength in held(state, seat):
            code = codes.PLACE + 4 * action + strength - 1
            if code not in offered:
                clause = why_not_place(state, seat, action, strength)
                refused.append(Refusal(codes.KEYS[code], clause))
    if not any_away(state, seat):
        refused.append(Refusal("retrieve", "APY-TURN-04"))
    return refused + of_seeds(state)


def held(state: Colony, seat: int) -> list[int]:
    """The strengths of the workers in pool and landing."""
    landed = {state.strength[k] for k in state.workers(seat) if state.where[k] == LANDING}
    return sorted(landed.union(strengths(state, seat)))


def why_not_place(state: Colony, seat: int, action: int, strength: int) -> str:
    """The clause that keeps a worker of this strength from an action."""
    if strength not in strengths(state, seat):
        return "APY-TURN-13"
    if action == CARVE:
        return "APY-CARVE-01" if strength < STRONGEST else "APY-CARVE-08"
    if ADVANCE <= action <= HIRES and cheapest_column(state, seat, action):
        return "APY-ADV-04"
    return "APY-PLACE-09"


def of_seeds(state: Colony) -> list[Refusal]:
    """Cards of the hand whose benefit is not open."""
    seat = state.seat
    full = state.seed_limit and state.seeds_used >= BENEFITS_A_TURN
    clause = "APY-SEEDV-01" if full else "APY-SEED-12"
    return [
        Refusal(codes.KEYS[codes.BENEFIT + card], clause)
        for card in state.hands[seat].cards
        if not may_benefit(state, seat, card)
    ]
