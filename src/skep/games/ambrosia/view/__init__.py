"""What a seat may know of a match of Ambrosia."""

from __future__ import annotations

from skep.games.ambrosia.view.redeal import redeal
from skep.games.ambrosia.view.table import view
from skep.games.ambrosia.view.types import MeadowView

__all__ = ["MeadowView", "redeal", "view"]
