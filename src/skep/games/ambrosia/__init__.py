"""Ambrosia: swarms fly around a meadow and score when they are stuck.  docs/rules/ambrosia.md"""

from __future__ import annotations

from skep.games.ambrosia.game import Ambrosia

GAME = Ambrosia()
