"""EvaluationWeights of the playout policy, found by play against itself."""

from __future__ import annotations

from typing import Final, final


@final
class PlayoutWeights:
    """The 31 weights of the playout policy, in points unless said otherwise; those called a loss
    are subtracted. `python -m tuning.propolis_playouts` tunes them."""

    card: float
    """A card by itself: the quicker side ends the match."""
    engine: float
    """Factor for what permanents save with each card to come."""
    late: float
    """Number of the cards to come that are built too late to gain by a permanent."""
    cost: float
    """A resource that pays for a card."""
    any: float
    """A resource that a card brings."""
    worker: float
    """A worker that pays for a card."""
    gathered: float
    """Resources that a turn brings."""
    patience: float
    """Share of its value that a card keeps for each turn it must wait."""
    hire: float
    """Turns that a missing worker takes."""
    palace_permanent: float
    """A permanent that the nearest palace lacks."""
    last_permanent: float
    """The only permanent that the nearest palace lacks."""
    color: float
    """A resource of any color."""
    first: float
    """A resource that the best card lacks, in addition."""
    second: float
    """A resource that the second best card lacks, in addition."""
    plenty: float
    """What a resource loses for each of its color that is there."""
    trade: float
    """A trade."""
    hand: float
    """A worker from the central supply."""
    wild: float
    """The wild for filling a row."""
    win: float
    """Each worker that comes home with a row that is won by filling it."""
    lose: float
    """Filling a row for another side, as a loss."""
    stand: float
    """Each worker that is sent to a row that stays open, as a loss."""
    lead: float
    """The majority in a row that stays open."""
    fortify: float
    """Factor for the rewards of fortifying against those of deploying."""
    fortify_full: float
    """Fortifying in a full row."""
    retreat: float
    """Each worker that a retreat brings home."""
    none_home: float
    """Retreating with no worker at home, in addition."""
    few_home: float
    """Retreating with two or three workers at home, as a loss."""
    many_home: float
    """Retreating with more workers at home, as a loss."""
    ready: float
    """A card is built if it promises this share of what the best card does."""
    before: float
    """A card is built if it promises this share of what the best other action brings."""
    palace: float
    """A palace, beside its points."""

    def __init__(
        self, card: float, engine: float, late: float, cost: float, any: float, worker: float,
        gathered: float, patience: float, hire: float, palace_permanent: float,
        last_permanent: float, color: float, first: float, second: float, plenty: float,
        trade: float, hand: float, wild: float, win: float, lose: float, stand: float,
        lead: float, fortify: float, fortify_full: float, retreat: float, none_home: float,
        few_home: float, many_home: float, ready: float, before: float, palace: float,
    ) -> None:  # fmt: skip
        self.card = card
        self.engine = engine
        self.late = late
        self.cost = cost
        self.any = any
        self.worker = worker
        self.gathered = gathered
        self.patience = patience
        self.hire = hire
        self.palace_permanent = palace_permanent
        self.last_permanent = last_permanent
        self.color = color
        self.first = first
        self.second = second
        self.plenty = plenty
        self.trade = trade
        self.hand = hand
        self.wild = wild
        self.win = win
        self.lose = lose
        self.stand = stand
        self.lead = lead
        self.fortify = fortify
        self.fortify_full = fortify_full
        self.retreat = retreat
        self.none_home = none_home
        self.few_home = few_home
        self.many_home = many_home
        self.ready = ready
        self.before = before
        self.palace = palace


BY_HAND: Final = PlayoutWeights(
    card=1.0, engine=1.0, late=1.0, cost=0.35, any=0.35, worker=0.25, gathered=2.6, patience=0.72,
    hire=0.5, palace_permanent=0.5, last_permanent=0.5, color=0.25, first=0.6, second=0.27,
    plenty=0.03, trade=0.35, hand=0.4, wild=0.6, win=0.3, lose=0.7, stand=0.22, lead=0.15,
    fortify=1.0, fortify_full=0.5, retreat=0.26, none_home=0.0, few_home=0.0, many_home=0.5,
    ready=0.6, before=0.5, palace=1.0,
)  # fmt: skip
"""Set by hand: where tuning began."""
TUNED: Final = PlayoutWeights(
    card=1.07, engine=1.78, late=0.59, cost=0.7, any=0.81, worker=0.25, gathered=2.22,
    patience=0.7, hire=0.41, palace_permanent=1.71, last_permanent=2.91, color=0.47, first=0.645,
    second=0.22, plenty=0.03, trade=0.23, hand=0.48, wild=0.69, win=0.45, lose=1.26, stand=0.0,
    lead=0.43, fortify=1.32, fortify_full=0.48, retreat=0.21, none_home=0.93, few_home=0.13,
    many_home=0.92, ready=0.8, before=1.12, palace=1.56,
)  # fmt: skip
"""After 14 rounds of 16,000 matches; docs/lab/propolis.md lists others that were tried."""
