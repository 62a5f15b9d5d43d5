"""Hivernation: Workers and Drones flip each other around Queen Zizi.  docs/rules/hivernation.md"""

from __future__ import annotations

from skep.games.hivernation.game import Hivernation

GAME = Hivernation()
