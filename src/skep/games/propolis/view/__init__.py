"""What a seat may know of Propolis, ready to be drawn."""

from __future__ import annotations

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
    SpaceView,
    ThenView,
)

__all__ = [
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
    "SpaceView",
    "ThenView",
    "card_view",
    "view",
]
