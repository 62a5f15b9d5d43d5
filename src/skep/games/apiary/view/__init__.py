"""What a seat may know of a match of Apiary, as typed plain data."""

from __future__ import annotations

from skep.games.apiary.view.table import view
from skep.games.apiary.view.types import (
    ActionView,
    ColonyView,
    DanceView,
    DraftView,
    ExploreView,
    PlanetView,
    RowView,
    SectorView,
    WorkerView,
)

__all__ = [
    "ActionView",
    "ColonyView",
    "DanceView",
    "DraftView",
    "ExploreView",
    "PlanetView",
    "RowView",
    "SectorView",
    "WorkerView",
    "view",
]
