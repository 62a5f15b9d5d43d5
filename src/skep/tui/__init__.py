"""Play in the terminal: one loop for all games, and a drawing for each."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from skep.tui.drawing import Drawing
from skep.words import Words


def drawing(game: str, words: Words, seats: int) -> Drawing:
    """How a game is shown in these words: by the DRAWING of the package `skep.tui.<game>`, or as a
    plain list if there is no such package."""
    package = f"skep.tui.{game}"
    if find_spec(package) is None:
        return Drawing(game, words, seats)
    found: type[Drawing] = import_module(package).DRAWING
    return found(game, words, seats)
