"""Small ints for what is in the box: resources, letters, spaces, cards and scoring rules."""

from __future__ import annotations

from typing import Final, Literal, get_args

Color = Literal["yellow", "orange", "pink", "purple", "blue"]
Resource = Literal["yellow", "orange", "pink", "purple", "blue", "wild"]
Letter = Literal["A", "B", "C", "D"]
Gives = Literal["yellow", "orange", "pink", "purple", "blue", "worker", "trade"]
"""What a space of a landscape gives."""
Rule = Literal["", "fixed", "half", "letter", "pair", "set"]
"""How a card scores."""
Deed = Literal["deploy-color", "deploy-row", "fortify", "construct", "retreat"]
"""What a solo card tells the opponent to do."""

CardKind = Literal[
    "single-permanent", "double-permanent", "wild-permanent", "immediate", "fixed-points",
    "resource-half", "guild-letter", "guild-pair", "guild-set", "start", "palace",
]  # fmt: skip

COLORS: Final[tuple[Color, ...]] = get_args(Color)
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
"""The six tracks of a board, in their order.  PRP-COMP-06, PRP-COMP-07"""
WILD: Final = 5
TRACKS: Final = 6

LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)
"""PRP-COMP-09"""
ANY_LETTER: Final = 4
"""The wild banner of a palace is counted behind the four letters.  PRP-PAL-10"""
BANNERS: Final = 5

# What a space of a landscape gives: a color's number, or one of these.
WORKER: Final = 5
TRADE: Final = 6
SPACES: Final[tuple[Gives, ...]] = get_args(Gives)
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
RULES: Final[tuple[Rule, ...]] = get_args(Rule)

# What a solo card tells the opponent to do.
DEPLOY_COLOR: Final = 0
DEPLOY_ROW: Final = 1
FORTIFY: Final = 2
CONSTRUCT: Final = 3
SOLO_ACTIONS: Final[tuple[Deed, ...]] = get_args(Deed)

NO_OWNER: Final = -1
"""The owner of an open landscape."""


def card_id(card: int) -> str:
    """The name of a card in views and on score sheets: `17`, `start-3`, `palace-5`."""
    if card > PALACE:
        return f"palace-{card - PALACE}"
    return f"start-{card - START}" if card > START else str(card)
