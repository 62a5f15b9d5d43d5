"""How bots judge Propolis."""

from __future__ import annotations

from skep.games.propolis import GAME
from skep.games.propolis.bot.strategy import PropolisStrategy

STRATEGY = PropolisStrategy(GAME)
