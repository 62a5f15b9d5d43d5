"""Propolis: bee colonies gather on landscapes and build their hives.  docs/rules/propolis.md"""

from __future__ import annotations

from skep.games.propolis.game import Propolis

GAME = Propolis()
