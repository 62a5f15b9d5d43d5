"""What a seat may know of a table."""

from skep.games.hivernation.view.table import own, shared, view
from skep.games.hivernation.view.types import HiveView

__all__ = ["HiveView", "own", "shared", "view"]
