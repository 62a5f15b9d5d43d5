"""What a seat may know of Propolis, ready to be drawn."""

from __future__ import annotations

from typing import Final

from skep.games.propolis.view.table import card_view, view
from skep.games.propolis.view.types import (
    CardView,
    DeedView,
    LandscapeView,
    OfferView,
    OpponentView,
    PalaceView,
    PaymentView,
    RealmView,
    RowView,
    ScoreView,
    SideView,
    ThenView,
    WorkerSpaceView,
)

TABLE: Final = RealmView
"""The type of the view."""

__all__ = [
    "TABLE",
    "CardView",
    "DeedView",
    "LandscapeView",
    "OfferView",
    "OpponentView",
    "PalaceView",
    "PaymentView",
    "RealmView",
    "RowView",
    "ScoreView",
    "SideView",
    "ThenView",
    "WorkerSpaceView",
    "card_view",
    "view",
]
