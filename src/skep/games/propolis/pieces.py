"""Small ints for what is in the box: resources, letters, spaces, cards and scoring rules."""

from __future__ import annotations

from typing import Final

COLORS: Final = ("yellow", "orange", "pink", "purple", "blue")
RESOURCES: Final = (*COLORS, "wild")
"""The six tracks of a board, in their order.  PRP-COMP-06, PRP-COMP-07"""
WILD: Final = 5
TRACKS: Final = 6

LETTERS: Final = "ABCD"
"""PRP-COMP-09"""
ANY_LETTER: Final = 4
"""The wild banner of a palace is counted behind the four letters.  PRP-PAL-10"""
BANNERS: Final = 5

# What a space of a landscape gives: a color's number, or one of these.
WORKER: Final = 5
TRADE: Final = 6
SPACES: Final = (*COLORS, "worker", "trade")
MAX_SPACES: Final = 4
"""No landscape has more spaces."""
MAX_COST: Final = 4
"""No card costs more of one color."""

SLOTS: Final = 4
"""Landscapes in a row.  PRP-SETUP-08…10"""
MARKET_ROW: Final = 5
"""Structures in each of the two rows of the market.  PRP-SSET-10"""

# A structure is its number; starting structures and palaces are numbered from these offsets.
STRUCTURES: Final = 60
QUEEN_CARDS: Final = 12
"""Cards with a starting structure on the front and a Queen's Palace on the back."""
START: Final = 100
PALACE: Final = 200
CARDS: Final = 213

# How a card scores.
NOTHING: Final = 0
FIXED: Final = 1
HALF: Final = 2
LETTER: Final = 3
PAIR: Final = 4
SET: Final = 5
RULES: Final = ("", "fixed", "half", "letter", "pair", "set")

# What a solo card tells the opponent to do.
DEPLOY_COLOR: Final = 0
DEPLOY_ROW: Final = 1
FORTIFY: Final = 2
CONSTRUCT: Final = 3
SOLO_ACTIONS: Final = ("deploy-color", "deploy-row", "fortify", "construct", "retreat")

NO_OWNER: Final = -1
"""The owner of an open landscape."""


def card_id(card: int) -> str:
    """The name of a card in views and on score sheets: `17`, `start-3`, `palace-5`."""
    if card > PALACE:
        return f"palace-{card - PALACE}"
    return f"start-{card - START}" if card > START else str(card)
