"""What a seat may know of a table."""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.view.table import own, shared, view
from skep.games.hivernation.view.types import HiveView

TABLE: Final = HiveView
"""The type of the view."""

__all__ = ["TABLE", "HiveView", "own", "shared", "view"]
