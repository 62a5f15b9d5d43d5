"""How bots judge Hivernation."""

from __future__ import annotations

from skep.games.hivernation import GAME
from skep.games.hivernation.bot.strategy import HivernationStrategy

STRATEGY = HivernationStrategy(GAME)
