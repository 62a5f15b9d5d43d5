"""The game Propolis, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, ClassVar

from skep.games.propolis.box import LEVELS, ROWS
from skep.games.propolis.codes import CODE
from skep.games.propolis.rules import scoring, setup, turn
from skep.games.propolis.state import Realm
from skep.games.propolis.view import table
from skep.kernel.chance import Dice
from skep.kernel.game import Game, Mode, Setting, Settings

DIFFICULTY = Setting("difficulty", "easy", LEVELS, ("solo",))
"""PRP-SSET-06, PRP-SSET-07, PRP-SSET-08"""
ONLY_SOLO = {"solo", "mark"}
ONLY_TOGETHER = {"take", "decline"}


class Propolis(Game[Realm]):
    """The rules, the views and the scores of Propolis."""

    name = "propolis"
    rules = 1
    strategy = "skep.games.propolis.bot"
    minutes = (20, 60)
    weight = 2
    max_entries = 1000
    max_options = 60
    modes: ClassVar[tuple[Mode, ...]] = (Mode("multiplayer", (2, 3, 4)), Mode("solo", (1,)))
    """PRP-COMP-01"""
    settings: ClassVar[tuple[Setting, ...]] = (DIFFICULTY,)

    def setup(self, settings: Settings) -> Realm:
        return setup.lay_table(settings)

    def script(self, state: Realm) -> Coroutine[Any, Any, None]:
        return turn.play(state)

    def view(self, state: Realm, seat: int | None) -> dict[str, Any]:
        return table.view(state, seat)

    def scores(self, state: Realm) -> list[int]:
        return scoring.scores(state)

    def sheet(self, state: Realm) -> list[dict[str, Any]]:
        return scoring.sheet(state)

    def ranks(self, state: Realm) -> list[int]:
        return scoring.ranks(state)

    def payoffs(self, state: Realm) -> list[float]:
        if state.solo:
            return [scoring.solo_payoff(scoring.scores(state)[0])]
        return super().payoffs(state)

    def reason(self, state: Realm) -> str:
        return state.reason

    def redeal(self, state: Realm, seat: int | None, dice: Dice) -> None:
        """Nothing to do: what is hidden is not decided before chance turns it over."""

    def vocabulary(self, settings: Settings) -> list[str]:
        """Every key, in the order of the codes."""
        solo = settings.mode == "solo"
        return [key for key in CODE if _fits(key, solo, ROWS[settings.seats])]


def _fits(key: str, solo: bool, rows: int) -> bool:
    """Whether the key can be offered in this mode with this number of rows."""
    verb, _, what = key.partition(":")
    if verb in (ONLY_TOGETHER if solo else ONLY_SOLO):
        return False
    return "," not in what or not what[0].isdigit() or int(what[0]) <= rows
