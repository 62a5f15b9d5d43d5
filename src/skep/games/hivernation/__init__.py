"""Hivernation: Workers and Drones flip each other around Queen Zizi.  docs/rules/hivernation.md"""

from __future__ import annotations

from skep.games.hivernation.rules import Hivernation

GAME = Hivernation()
