"""Apiary behind the kernel's seam."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, ClassVar

from skep.games.apiary import codes, view
from skep.games.apiary.box import DANCES, PLANETS, SEEDS, TOKENS
from skep.games.apiary.rules import scoring, setup, turn
from skep.games.apiary.rules.automa import scoring as opponent
from skep.games.apiary.rules.automa.cards import CARDS, LEVELS
from skep.games.apiary.rules.effects import registry
from skep.games.apiary.state import MODES, SOLO, Colony
from skep.kernel.chance import Dice
from skep.kernel.game import Game, Mode, Setting, Settings

registry.register()
SEATS = (4, 2, 3, 5)
"""Beside these there is solo, in a mode of its own.  APY-COMP-01"""
HOME_KEYS = tuple(codes.KEYS[code] for code in (codes.TO_POOL, codes.TO_LANDING, codes.AS_IS))
LEVEL = Setting("level", 1, tuple(range(1, len(LEVELS) + 1)), (MODES[SOLO],))


class Apiary(Game[Colony]):
    """The rules, the views and the scores of Apiary."""

    name = "apiary"
    rules = 1
    strategy = "skep.games.apiary.bot"
    minutes = (60, 90)
    weight = 4
    max_entries = 2000
    max_options = 160
    modes: ClassVar[tuple[Mode, ...]] = (
        *(Mode(name, SEATS) for name in MODES[:SOLO]), Mode(MODES[SOLO], (1,)),
    )  # fmt: skip
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("seed_limit", False, (False, True)),
        Setting("two_seed_token", True, (True, False)),  # APY-SEEDV-05
        Setting("lone_benefit", False, (False, True)),
        Setting("ask_favor", False, (False, True)),
        LEVEL,
    )
    standing: ClassVar[dict[str, tuple[str, ...]]] = {"bumped": HOME_KEYS}

    def setup(self, settings: Settings) -> Colony:
        return setup.lay_table(settings)

    def script(self, state: Colony) -> Coroutine[Any, Any, None]:
        return turn.play(state)

    def view(self, state: Colony, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def scores(self, state: Colony) -> list[int]:
        return scoring.scores(state)

    def sheet(self, state: Colony) -> list[dict[str, Any]]:
        return scoring.sheet(state)

    def ranks(self, state: Colony) -> list[int]:
        if state.level:
            return [1 if opponent.wins(state) else 2]
        return scoring.ranks(state)

    def payoffs(self, state: Colony) -> list[float]:
        """Solo is won or lost.  APY-SOLO-65, APY-SOLO-66"""
        if state.level:
            return [1.0 if opponent.wins(state) else 0.0]
        return super().payoffs(state)

    def reason(self, state: Colony) -> str:
        return state.reason

    def redeal(self, state: Colony, seat: int | None, dice: Dice) -> None:
        state.redeal(seat, dice)

    def vocabulary(self, settings: Settings) -> list[str]:
        """Every key; chance's come last."""
        return [
            *codes.all_keys(),
            *(f"seed:{card.id}" for card in SEEDS),
            *(f"planet:{planet.id}" for planet in PLANETS),
            *(f"explore:{token.id}" for token in TOKENS),
            *(f"dance:{dance.id}" for dance in DANCES),
            *_beginnings(settings),
        ]


def _beginnings(settings: Settings) -> list[str]:
    """Who begins; solo that is the opponent, who has cards."""
    if settings.mode == MODES[SOLO]:
        return [f"card:{card.id}" for card in CARDS]
    return [f"first:{seat}" for seat in range(settings.seats)]
