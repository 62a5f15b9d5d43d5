"""Four levels, the same for every game, from one that a child beats to one that hurts.

The two lower ones look no further than their own turn, with a noisy evaluation: they err as people
do and do not blunder at random. The two higher ones search: one briefly, the other for longer and
with playouts where the game has a playout policy.
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
FORAGER_OPEN_ITERATIONS: Final = 7
"""The same where nothing is hidden or left to chance: there each iteration shows much more."""
QUEEN_SECONDS: Final = 1.5
"""Its time for a decision; a table may give it more."""


def level(name: str, seed: int = 0, seconds: float = 0.0, iterations: int = 0) -> Bot:
    """A bot of a level; only the highest takes a budget."""
    if name == "larva":
        return Greedy(seed, depth=0, blur=LARVA_BLUR)
    if name == "nurse":
        return Greedy(seed, depth=2, blur=NURSE_BLUR)
    if name == "forager":
        return Search(
            seed,
            iterations=FORAGER_ITERATIONS,
            open_iterations=FORAGER_OPEN_ITERATIONS,
            playouts=False,
        )
    return Search(seed, seconds if seconds or iterations else QUEEN_SECONDS, iterations)
