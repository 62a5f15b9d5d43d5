"""Ambrosia behind the kernel's seam."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, ClassVar

from skep.games.ambrosia import codes, view
from skep.games.ambrosia.box import PLAYERS, SLOTS, SPACES_OF_PART
from skep.games.ambrosia.rules import ending, setup, turn
from skep.games.ambrosia.state import Meadow
from skep.kernel.chance import Dice
from skep.kernel.game import Game, Mode, Setting, Settings


class Ambrosia(Game[Meadow]):
    """The rules, the views and the scores of Ambrosia."""

    name = "ambrosia"
    rules = 1
    strategy = "skep.games.ambrosia.bot"
    minutes = (40, 60)
    weight = 2
    max_entries = 1500
    max_options = 80
    modes: ClassVar[tuple[Mode, ...]] = (Mode("front", PLAYERS), Mode("back", PLAYERS))
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("events", False, (False, True)),
        Setting("meadow", "random", ("random", "listed", "chosen")),
        Setting("ask", False, (False, True)),
        Setting("advanced", "turbo", ("turbo", "collector")),
        Setting("stacks", "closed", ("closed", "open")),
        Setting("rematch", False, (False, True)),
    )

    def setup(self, settings: Settings) -> Meadow:
        return setup.lay_table(settings)

    def script(self, state: Meadow) -> Coroutine[Any, Any, None]:
        return turn.play(state)

    def view(self, state: Meadow, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def redeal(self, state: Meadow, seat: int | None, dice: Dice) -> None:
        view.redeal(state, seat, dice)

    def scores(self, state: Meadow) -> list[int]:
        return state.points[:]

    def ranks(self, state: Meadow) -> list[int]:
        return ending.ranks(state)

    def sheet(self, state: Meadow) -> list[dict[str, Any]]:
        return ending.sheet(state)

    def reason(self, state: Meadow) -> str:
        return state.reason

    def vocabulary(self, settings: Settings) -> list[str]:
        """Every key: as long as the ring, with what the back and the cards add."""
        length = len(SLOTS[settings.seats]) * SPACES_OF_PART
        back = settings.mode == "back"
        events = bool(settings.values["events"])
        found = codes.every_code(settings.seats, length, back, events)
        return [codes.key(code, length) for code in found]
