"""What a seat may know of a match of Apiary, as typed plain data."""

from __future__ import annotations

from typing import Final

from skep.games.apiary.view.table import view
from skep.games.apiary.view.types import (
    ActionView,
    ColonyView,
    DanceView,
    DraftView,
    ExploreView,
    PlanetView,
    SectorView,
    TileRowView,
    WorkerView,
)

TABLE: Final = ColonyView
"""The type of the view."""

__all__ = [
    "TABLE",
    "ActionView",
    "ColonyView",
    "DanceView",
    "DraftView",
    "ExploreView",
    "PlanetView",
    "SectorView",
    "TileRowView",
    "WorkerView",
    "view",
]
