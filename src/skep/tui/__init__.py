"""Play in the terminal: one loop for all games, and a drawing for each."""

from __future__ import annotations

from importlib import import_module

from skep.tui.drawing import Drawing
from skep.words import Words

DRAWINGS = {
    "ambrosia": "skep.tui.ambrosia",
    "apiary": "skep.tui.apiary",
    "hivernation": "skep.tui.hivernation",
    "propolis": "skep.tui.propolis",
}
"""The module that draws a game: its DRAWING is a kind of Drawing. Without one, a game is listed."""


def drawing(game: str, words: Words, seats: int) -> Drawing:
    """How a game is shown in these words."""
    if game not in DRAWINGS:
        return Drawing(game, words, seats)
    found: type[Drawing] = import_module(DRAWINGS[game]).DRAWING
    return found(game, words, seats)
