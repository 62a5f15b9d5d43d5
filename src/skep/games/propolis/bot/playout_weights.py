"""What counts for someone who plays in a hurry, found by play against itself."""

from __future__ import annotations

from typing import Final, final


@final
class Haste:
    """Weights of quick answers, in points; `python -m tuning.propolis_playouts` finds such."""

    def __init__(
        self, card: float, engine: float, late: float, cost: float, any: float, worker: float,
        gathered: float, patience: float, hire: float, court: float, nearest: float, color: float,
        first: float, second: float, plenty: float, trade: float, hand: float, wild: float,
        win: float, lose: float, stand: float, lead: float, tip: float, tie: float, back: float,
        bare: float, some: float, many: float, ready: float, before: float, palace: float,
    ) -> None:  # fmt: skip
        self.card: float = card
        """A card by itself: who builds quicker ends the match."""
        self.engine: float = engine
        """What permanents save with each card to come, beside what it is held to."""
        self.late: float = late
        """Of the cards to come, so many are built too late to gain by it."""
        self.cost: float = cost
        """A resource that pays for a card."""
        self.any: float = any
        """A resource that a card brings."""
        self.worker: float = worker
        """A worker that pays for a card."""
        self.gathered: float = gathered
        """Resources that a turn brings."""
        self.patience: float = patience
        """What a card keeps for each turn that it must wait."""
        self.hire: float = hire
        """Turns that a missing worker takes."""
        self.court: float = court
        """A permanent that the nearest palace asks for, ..."""
        self.nearest: float = nearest
        """... and one that is the last it asks for."""
        self.color: float = color
        """One more of any color, ..."""
        self.first: float = first
        """... more if the best card lacks it, ..."""
        self.second: float = second
        """... or the second best, ..."""
        self.plenty: float = plenty
        """... and less for each that is there."""
        self.trade: float = trade
        self.hand: float = hand
        """A worker from the central supply."""
        self.wild: float = wild
        """The wild for filling a row."""
        self.win: float = win
        """Each worker that comes home with a row that is won by filling it."""
        self.lose: float = lose
        """Filling a row for another."""
        self.stand: float = stand
        """Each worker that is sent to a row that stays open."""
        self.lead: float = lead
        """The majority in it."""
        self.tip: float = tip
        """What fortifying brings, beside what deploying would for the same."""
        self.tie: float = tie
        """Fortifying in a full row."""
        self.back: float = back
        """Each worker that a retreat brings home, ..."""
        self.bare: float = bare
        """... more with none at home, ..."""
        self.some: float = some
        """... less with two or three, ..."""
        self.many: float = many
        """... or with more."""
        self.ready: float = ready
        """A card is built if it promises so much of what the best one does, ..."""
        self.before: float = before
        """... and so much of what the best other action brings."""
        self.palace: float = palace
        """A palace, beside its points."""


BY_HAND: Final = Haste(
    card=1.0, engine=1.0, late=1.0, cost=0.35, any=0.35, worker=0.25, gathered=2.6, patience=0.72,
    hire=0.5, court=0.5, nearest=0.5, color=0.25, first=0.6, second=0.27, plenty=0.03, trade=0.35,
    hand=0.4, wild=0.6, win=0.3, lose=0.7, stand=0.22, lead=0.15, tip=1.0, tie=0.5, back=0.26,
    bare=0.0, some=0.0, many=0.5, ready=0.6, before=0.5, palace=1.0,
)  # fmt: skip
"""Where the search for better ones began."""
HASTE: Final = Haste(
    card=1.07, engine=1.78, late=0.59, cost=0.7, any=0.81, worker=0.25, gathered=2.22,
    patience=0.7, hire=0.41, court=1.71, nearest=2.91, color=0.47, first=0.645, second=0.22,
    plenty=0.03, trade=0.23, hand=0.48, wild=0.69, win=0.45, lose=1.26, stand=0.0, lead=0.43,
    tip=1.32, tie=0.48, back=0.21, bare=0.93, some=0.13, many=0.92, ready=0.8, before=1.12,
    palace=1.56,
)  # fmt: skip
"""After 14 rounds of 16,000 matches; docs/lab/propolis.md lists the others that were tried."""
