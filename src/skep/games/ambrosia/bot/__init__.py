"""How bots judge Ambrosia."""

from __future__ import annotations

from skep.games.ambrosia import GAME
from skep.games.ambrosia.bot.strategy import AmbrosiaStrategy

STRATEGY = AmbrosiaStrategy(GAME)
