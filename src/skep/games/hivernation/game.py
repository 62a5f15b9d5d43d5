"""Hivernation as the kernel's `Game`."""

from __future__ import annotations

from collections.abc import Coroutine
from functools import lru_cache
from typing import Any, ClassVar

from skep.games.hivernation import view
from skep.games.hivernation.box import BOX
from skep.games.hivernation.pieces import KINDS, SIDES
from skep.games.hivernation.rules import scoring, setup, turn
from skep.games.hivernation.state import Hive
from skep.hexes import Q, R, grow, size
from skep.kernel.game import Game, Mode, Setting, Settings

DEAL = Setting("deal", "random", ("random", "even"), ("arcade",))
"""HIV-SETUP-04, HIV-SETUP-06"""


@lru_cache
def _laid(settings: Settings) -> Hive:
    """The table that is copied for each match."""
    return setup.lay_table(settings)


class Hivernation(Game[Hive]):
    """The rules, the views and the scores of Hivernation."""

    name = "hivernation"
    rules = 1
    strategy = "skep.games.hivernation.bot"
    minutes = (5, 20)
    weight = 1
    max_entries = 1000
    max_options = 120
    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("arcade", setup.SEATS, (3,), (10, 20)),
        Mode("quick", setup.SEATS, (3,), (5, 10)),
        Mode("total", setup.SEATS, (3,), (10, 20)),
    )
    """The first one is the default."""
    settings: ClassVar[tuple[Setting, ...]] = (DEAL,)

    def setup(self, settings: Settings) -> Hive:
        return _laid(settings).copy()

    def script(self, state: Hive) -> Coroutine[Any, Any, None]:
        return turn.play(state)

    def view(self, state: Hive, seat: int | None) -> dict[str, Any]:
        return {**view.view(state, seat)}

    def shared(self, state: Hive) -> dict[str, Any]:
        return {**view.shared(state)}

    def own(self, state: Hive, seat: int | None) -> dict[str, Any]:
        return {**view.own(state, seat)}

    def scores(self, state: Hive) -> list[int]:
        return scoring.scores(state)

    def sides(self, settings: Settings) -> list[int]:
        return [setup.side_of(seat) for seat in range(settings.seats)]

    def payoffs(self, state: Hive) -> list[float]:
        return scoring.payoffs(state)

    def sheet(self, state: Hive) -> list[dict[str, Any]]:
        return scoring.sheet(state)

    def reason(self, state: Hive) -> str:
        return state.reason

    def vocabulary(self, settings: Settings) -> list[str]:
        """Every key: a hive of n tiles reaches n rings at most.  HIV-COMP-10"""
        bees = 2 * BOX.bees[settings.mode]
        arcade = settings.mode == "arcade"
        rings = bees + (BOX.limits["specialties"] if arcade else 0)
        grow(rings)
        cells = [f"{Q[cell]},{R[cell]}" for cell in range(size(rings))]
        keys = [f"start:{side}" for side in SIDES]
        verbs = ["bee"]
        if arcade:
            keys += [f"tile:{kind}" for kind in KINDS[1:]]
            keys += ["decline", *(f"use:{kind}" for kind in reversed(KINDS[1:]))]
            keys += [f"fetch:{kind}" for kind in KINDS[:-1]]
            verbs += KINDS[1:-1]
        elif settings.mode == "total":
            verbs = ["lift", "bee"]
        return keys + [f"{verb}:{cell}" for verb in verbs for cell in cells]
