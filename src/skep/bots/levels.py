"""Four levels, the same for every game, from one that a child beats to one that hurts.

The two lower ones see no further than their own turn, and not clearly: they err as people do, not
by blunders out of nowhere. The two higher ones search, one for a moment, the other for longer and,
where the game has hunches, with an eye on how matches end.
"""

from __future__ import annotations

from typing import Final

from skep.bots.bot import Bot
from skep.bots.greedy import Greedy
from skep.bots.search import Search

LEVELS: Final = ("larva", "nurse", "forager", "queen")
LARVA_BLUR: Final = 2.0
NURSE_BLUR: Final = 0.9
FORAGER_ITERATIONS: Final = 40
FORAGER_GLIMPSE: Final = 7
"""The same where nothing is hidden and nothing left to luck: there a moment shows much more."""
QUEEN_SECONDS: Final = 1.5
"""Its time for a decision; a table may give it more."""


def level(name: str, seed: int = 0, seconds: float = 0.0, iterations: int = 0) -> Bot:
    """A bot of a level; only the highest heeds a budget, the others have their own."""
    if name == "larva":
        return Greedy(seed, depth=0, blur=LARVA_BLUR)
    if name == "nurse":
        return Greedy(seed, depth=2, blur=NURSE_BLUR)
    if name == "forager":
        return Search(seed, iterations=FORAGER_ITERATIONS, glimpse=FORAGER_GLIMPSE, ends=False)
    return Search(seed, seconds if seconds or iterations else QUEEN_SECONDS, iterations)
