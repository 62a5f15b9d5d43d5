"""Hivernation behind the kernel's seam."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, ClassVar

from skep.games.hivernation import scoring, setup, turn, view
from skep.games.hivernation.box import BOX
from skep.games.hivernation.pieces import KINDS, SIDES
from skep.games.hivernation.state import Hive
from skep.hexes import Q, R, grow, size
from skep.kernel.game import Game, Mode, Setting, Settings

SEATS = (2, 4, 6, 8, 3)
"""One side each, teams of two, three or four; 3 is two against one, a house option. HIV-TEAM-04"""


DEAL = Setting("deal", "random", ("random", "even"), ("arcade",))
"""HIV-SETUP-04, HIV-SETUP-06"""


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
        Mode("arcade", SEATS, (3,), (10, 20)),
        Mode("quick", SEATS, (3,), (5, 10)),
        Mode("total", SEATS, (3,), (10, 20)),
    )
    """The first is what is played if nothing is said."""
    settings: ClassVar[tuple[Setting, ...]] = (DEAL,)

    def setup(self, settings: Settings) -> Hive:
        return setup.lay_table(settings)

    def script(self, match: Hive) -> Coroutine[Any, Any, None]:
        return turn.play(match)

    def view(self, match: Hive, seat: int | None) -> dict[str, Any]:
        return {**view.shared(match), **view.own(match, seat)}

    def shared(self, match: Hive) -> dict[str, Any]:
        return view.shared(match)

    def own(self, match: Hive, seat: int | None) -> dict[str, Any]:
        return view.own(match, seat)

    def scores(self, match: Hive) -> list[int]:
        return scoring.scores(match)

    def sides(self, settings: Settings) -> list[int]:
        return [seat % 2 for seat in range(settings.seats)]

    def payoffs(self, match: Hive) -> list[float]:
        return scoring.payoffs(match)

    def sheet(self, match: Hive) -> list[dict[str, Any]]:
        return scoring.sheet(match)

    def reason(self, match: Hive) -> str:
        return match.reason

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
