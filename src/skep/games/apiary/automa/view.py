"""What all may see of the solo opponent: cards, workers, what lies before her, her score."""

from __future__ import annotations

from skep.games.apiary import effect_words as w
from skep.games.apiary.automa.cards import CARDS, COLORS, CURVES, Card
from skep.games.apiary.automa.dock import active, level_of, on_board
from skep.games.apiary.automa.scoring import LINES, lines
from skep.games.apiary.automa.turn import RETRIEVE, row_of
from skep.games.apiary.board import ACTIONS, TOKENS_EACH
from skep.games.apiary.box import TILES, TOKENS
from skep.games.apiary.goods import RESOURCES
from skep.games.apiary.state import AUTOMA, NONE, Colony
from skep.games.apiary.view_types import AutomaCardView, AutomaDockView, AutomaPlanView, AutomaView


def automa_view(match: Colony) -> AutomaView:
    """She has no secrets but the order of her deck."""
    level = level_of(match)
    found = lines(match)
    return {
        "level": match.level,
        "name": level.id,
        "card": None if match.automa_card == NONE else card_view(CARDS[match.automa_card]),
        "next": None if match.automa_next == NONE else card_view(CARDS[match.automa_next]),
        "plan": None if match.automa_next == NONE else plan_view(match, CARDS[match.automa_next]),
        "deck": len(match.automa_deck),
        "used": used(match),
        "workers": [dock_view(match, color) for color in range(len(COLORS))],
        "gained": level.gained,
        "sleepers_left": TOKENS_EACH - match.slept[AUTOMA],
        "tiles": [TILES[tile].id for tile in match.automa_tiles],
        "explored": [TOKENS[token].id for token in match.explored[AUTOMA]],
        "vp": match.vp[AUTOMA],
        "lines": dict(zip(LINES, found)),
        "score": sum(found),
    }


def used(match: Colony) -> list[str]:
    """The cards that come back only when the deck is shuffled anew."""
    kept = [*match.automa_deck.cards, match.automa_next]
    return [card.id for number, card in enumerate(CARDS) if number not in kept]


def card_view(card: Card) -> AutomaCardView:
    return {
        "id": card.id, "number": card.number, "color": COLORS[card.color],
        "active_at_most": card.at_most, "carve": card.carve, "action": ACTIONS[card.action],
        "curve": CURVES[card.curve], "count": card.count, "resource": RESOURCES[card.resource],
        "row": w.TYPES[card.row], "pod": card.pod,
    }  # fmt: skip


def plan_view(match: Colony, card: Card) -> AutomaPlanView:
    """What she would do with the next card if nothing changed until then."""
    doing = row_of(match, card)
    moved = on_board(match, card.color) if doing == RETRIEVE else active(match, card.color)[:1]
    return {
        "action": "retrieve" if doing == RETRIEVE else ACTIONS[doing],
        "color": COLORS[card.color],
        "strengths": [match.strength[worker] for worker in moved],
    }


def dock_view(match: Colony, color: int) -> AutomaDockView:
    return {
        "color": COLORS[color],
        "pool": sorted(match.strength[worker] for worker in active(match, color)),
        "board": sorted(match.strength[worker] for worker in on_board(match, color)),
    }
