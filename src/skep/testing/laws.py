"""The twelve laws that every game keeps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from skep.kernel.chance import Dice
from skep.kernel.game import Game, Settings
from skep.testing import memory, order, secrecy, sights
from skep.testing.case import Case, Pieces

Law = Callable[[Case], None]

LAWS: dict[str, Law] = {
    "replay": memory.replay,
    "clone": memory.clone,
    "undo": memory.undo,
    "written": memory.written,
    "secrecy": secrecy.secrecy,
    "worlds": secrecy.worlds,
    "ends": order.ends,
    "pieces": order.pieces,
    "keys": order.keys,
    "scores": order.scores,
    "options": order.options,
    "bots": sights.bots,
}


def check_laws(
    game: Game[Any],
    settings: Settings | None = None,
    *,
    cases: int = 20,
    seed: int = 0,
    pieces: Pieces | None = None,
) -> None:
    """Try every law on a number of matches, each steered at random to another position;
    LawBroken if one does not hold."""
    settled = settings or game.settle()
    for number in range(cases):
        picks = random_picks(Dice(seed * cases + number), 1 << number % 8)
        for law in LAWS.values():
            law(Case(game, settled, picks, pieces))


def random_picks(dice: Dice, most: int) -> list[int]:
    """Integers that steer a match: a seed, and at most `most` picks."""
    return [dice.roll() for _ in range(1 + dice.below(most + 1))]
