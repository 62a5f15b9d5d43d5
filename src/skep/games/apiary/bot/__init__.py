"""How bots judge Apiary."""

from __future__ import annotations

from skep.games.apiary import GAME
from skep.games.apiary.bot.strategy import ApiaryStrategy

STRATEGY = ApiaryStrategy(GAME)
