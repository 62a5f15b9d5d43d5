"""What all may see of the Automa: its cards, workers, tiles and score."""

from __future__ import annotations

from skep.games.apiary.board import ACTIONS, TOKENS_EACH
from skep.games.apiary.box import TILES, TOKENS
from skep.games.apiary.resources import RESOURCES
from skep.games.apiary.rules.automa.cards import CARDS, COLORS, CURVES, Card
from skep.games.apiary.rules.automa.dock import active, level_of, on_board
from skep.games.apiary.rules.automa.scoring import LINES, lines
from skep.games.apiary.rules.automa.turn import RETRIEVE, row_of
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.state import AUTOMA, NONE, Colony
from skep.games.apiary.view.types import AutomaCardView, AutomaDockView, AutomaPlanView, AutomaView


def automa_view(state: Colony) -> AutomaView:
    """The Automa as all may see it; only the order of its deck is hidden."""
    level = level_of(state)
    found = lines(state)
    return {
        "level": state.level,
        "name": level.id,
        "card": None if state.automa_card == NONE else card_view(CARDS[state.automa_card]),
        "next": None if state.automa_next == NONE else card_view(CARDS[state.automa_next]),
        "plan": None if state.automa_next == NONE else plan_view(state, CARDS[state.automa_next]),
        "deck": len(state.automa_deck),
        "used": used(state),
        "workers": [dock_view(state, color) for color in range(len(COLORS))],
        "gained": level.gained,
        "sleepers_left": TOKENS_EACH - state.slept[AUTOMA],
        "tiles": [TILES[tile].id for tile in state.automa_tiles],
        "explored": [TOKENS[token].id for token in state.explored[AUTOMA]],
        "vp": state.vp[AUTOMA],
        "lines": dict(zip(LINES, found)),
        "score": sum(found),
    }


def used(state: Colony) -> list[str]:
    """The cards that come back only when the deck is shuffled again."""
    kept = [*state.automa_deck.cards, state.automa_next]
    return [card.id for number, card in enumerate(CARDS) if number not in kept]


def card_view(card: Card) -> AutomaCardView:
    return {
        "id": card.id, "number": card.number, "color": COLORS[card.color],
        "active_at_most": card.at_most, "carve": card.carve, "action": ACTIONS[card.action],
        "curve": CURVES[card.curve], "count": card.count, "resource": RESOURCES[card.resource],
        "row": w.TYPES[card.row], "pod": card.pod,
    }  # fmt: skip


def plan_view(state: Colony, card: Card) -> AutomaPlanView:
    """What the Automa would do with the next card if nothing changed until then."""
    doing = row_of(state, card)
    moved = on_board(state, card.color) if doing == RETRIEVE else active(state, card.color)[:1]
    return {
        "action": "retrieve" if doing == RETRIEVE else ACTIONS[doing],
        "color": COLORS[card.color],
        "strengths": [state.strength[worker] for worker in moved],
    }


def dock_view(state: Colony, color: int) -> AutomaDockView:
    return {
        "color": COLORS[color],
        "pool": sorted(state.strength[worker] for worker in active(state, color)),
        "board": sorted(state.strength[worker] for worker in on_board(state, color)),
    }
