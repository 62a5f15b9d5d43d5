"""What lies in the box, as small ints: resources, letters, spaces, cards and ways to score."""

from __future__ import annotations

from typing import Final

COLORS: Final = ("yellow", "orange", "pink", "purple", "blue")
RESOURCES: Final = (*COLORS, "wild")
"""The six tracks of a board, in their order.  PRP-COMP-06"""
WILD: Final = 5
TRACKS: Final = 6

LETTERS: Final = "ABCD"
ANY_LETTER: Final = 4
"""The place of a palace's wild banner behind the four letters.  PRP-PAL-10"""
BANNERS: Final = 5

# What a space of a landscape gives: a color's number, or one of these.
WORKER: Final = 5
TRADE: Final = 6
SPACES: Final = (*COLORS, "worker", "trade")
MOST_SPACES: Final = 4
MOST_COST: Final = 4
"""No card costs more of one color."""

SLOTS: Final = 4
"""Landscapes in a row."""
MARKET_ROW: Final = 5

# A card in a hive: a structure is its number, the others have theirs behind these.
STRUCTURES: Final = 60
QUEENS: Final = 12
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

# What a solo card makes the opponent do.
DEPLOY_COLOR: Final = 0
DEPLOY_ROW: Final = 1
FORTIFY: Final = 2
CONSTRUCT: Final = 3
DEEDS: Final = ("deploy-color", "deploy-row", "fortify", "construct", "retreat")

NOBODY_HERE: Final = -1
"""The owner of an open landscape."""

# The workers on a landscape are one number: a bit for each space where one stands, and, four
# bits higher, a bit for each space where one lies.
LYING: Final = 4
STRENGTH: Final[list[int]] = [
    sum(mask >> bit & 1 for bit in range(4)) + 2 * sum(mask >> bit & 1 for bit in range(4, 8))
    for mask in range(256)
]
"""What workers count for majority.  PRP-MAJ-03"""
HEADS: Final[list[int]] = [sum(mask >> bit & 1 for bit in range(8)) for mask in range(256)]
"""How many workers there are."""


def card_id(card: int) -> str:
    """The name of a card in views and on score sheets: `17`, `start-3`, `palace-5`."""
    if card > PALACE:
        return f"palace-{card - PALACE}"
    return f"start-{card - START}" if card > START else str(card)
