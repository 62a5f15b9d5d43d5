"""What a seat may know of a match of Ambrosia."""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.view.redeal import redeal
from skep.games.ambrosia.view.table import view
from skep.games.ambrosia.view.types import MeadowView

TABLE: Final = MeadowView
"""The type of the view."""

__all__ = ["TABLE", "MeadowView", "redeal", "view"]
