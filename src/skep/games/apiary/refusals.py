"""Why a placement, a retrieve or a seed card is not open now, by clause."""

from __future__ import annotations

from skep.games.apiary import codes
from skep.games.apiary.actions.advance import cheapest_column
from skep.games.apiary.board import ADVANCE, CARVE, HIRES, SIDES
from skep.games.apiary.placing import placements, strengths
from skep.games.apiary.seeds import BENEFITS_A_TURN, may_benefit
from skep.games.apiary.state import LANDING, Colony
from skep.games.apiary.workers import STRONGEST, any_away
from skep.kernel.script import Refusal


def of_turn(match: Colony) -> list[Refusal]:
    """Placements of workers that the seat has, retrieving, and benefits of its cards."""
    seat = match.seat
    offered = placements(match, seat)
    refused: list[Refusal] = []
    for action in SIDES[match.side].actions:
        for strength in held(match, seat):
            code = codes.PLACE + 4 * action + strength - 1
            if code not in offered:
                clause = why_not_place(match, seat, action, strength)
                refused.append(Refusal(codes.KEYS[code], clause))
    if not any_away(match, seat):
        refused.append(Refusal("retrieve", "APY-TURN-04"))
    return refused + of_seeds(match)


def held(match: Colony, seat: int) -> list[int]:
    """The strengths of the workers in pool and landing."""
    landed = {match.strength[k] for k in match.workers(seat) if match.where[k] == LANDING}
    return sorted(landed.union(strengths(match, seat)))


def why_not_place(match: Colony, seat: int, action: int, strength: int) -> str:
    """The clause that keeps a worker of this strength from an action."""
    if strength not in strengths(match, seat):
        return "APY-TURN-13"
    if action == CARVE:
        return "APY-CARVE-01" if strength < STRONGEST else "APY-CARVE-08"
    if ADVANCE <= action <= HIRES and cheapest_column(match, seat, action):
        return "APY-ADV-04"
    return "APY-PLACE-09"


def of_seeds(match: Colony) -> list[Refusal]:
    """Cards of the hand whose benefit is not open."""
    seat = match.seat
    full = match.seed_limit and match.seeds_used >= BENEFITS_A_TURN
    clause = "APY-SEEDV-01" if full else "APY-SEED-12"
    return [
        Refusal(codes.KEYS[codes.BENEFIT + card], clause)
        for card in match.hands[seat].cards
        if not may_benefit(match, seat, card)
    ]
