"""The types of a view: what a page or a terminal draws Propolis from."""

from __future__ import annotations

from typing import TypedDict


class ThenView(TypedDict):
    """How a row would stand after an action, and which sides would gain a wild."""

    strengths: list[int]
    leader: int | None
    full: bool
    wilds: list[int]


class SpaceView(TypedDict):
    """A space of a landscape: what it gives, and the worker on it."""

    gives: str
    worker: str
    """Empty, `standing` or `lying`."""
    then: ThenView | None
    """If the viewer, who is to move, fortified this worker."""


class LandscapeView(TypedDict):
    """A landscape in a row."""

    at: list[int]
    landscape: int
    owner: int | None
    spaces: list[SpaceView]
    then: ThenView | None
    """If the viewer, who is to move, deployed here with all workers that find a space."""


class RowView(TypedDict):
    """A row: its landscapes from the left, and the majority as it stands."""

    row: int
    landscapes: list[LandscapeView | None]
    strengths: list[int]
    leader: int | None
    full: bool


class ScoreView(TypedDict):
    """How a card scores: a rule, and what it speaks of."""

    rule: str
    points: int
    color: str
    letters: str


class CardView(TypedDict):
    """A structure, a starting structure or a palace."""

    id: str
    number: int
    kind: str
    guild: str
    """A letter; empty for the wild banner of a palace."""
    cost: dict[str, int]
    """Resources to pay; for a palace, permanents to have."""
    workers: int
    permanents: dict[str, int]
    gives_workers: int
    gives_any: int
    gains: dict[str, int]
    """What a starting structure brought at setup."""
    score: ScoreView | None
    points: int
    """What it scores now: in a hive for its owner, elsewhere for the viewer if it were theirs."""


class OfferView(TypedDict):
    """A structure of the market, as the viewer could pay it."""

    card: CardView
    slot: int
    can: bool
    lacks: int
    """Resources that the viewer's wild can't make up for."""
    lacks_workers: int
    met: dict[str, list[str]]
    """How each unit of the cost would be met: `permanent`, `track`, `wild` or `lacking`."""
    helps: int
    """What the viewer's other cards would score more by it."""
    payment: dict[str, int] | None
    """The thriftiest payment, by track."""
    other: bool
    """Is there another payment?"""


class PalaceView(TypedDict):
    """A palace on offer, as the viewer's hive meets it."""

    card: CardView
    can: bool
    has: dict[str, int]
    lacks: int
    """Permanents that are missing, wild ones used."""
    lacks_workers: int
    met: dict[str, list[str]]
    """Which of the permanents are there: `permanent`, `wild` or `lacking`."""
    helps: int


class SideView(TypedDict):
    """A seat, or the solo opponent."""

    side: int
    board: str
    opponent: bool
    tracks: dict[str, int]
    permanents: dict[str, int]
    banners: dict[str, int]
    personal: int
    central: int
    out: int
    hive: list[CardView]
    palace: int
    """The number of its palace; 0 if it has none."""
    score: int
    unused: int


class StepView(TypedDict):
    """One color of a cost that is being paid."""

    color: str
    number: int
    when: str
    """`paid`, `now` or `later`."""
    track: int
    """What its own track has paid."""


class WayView(TypedDict):
    """A way to pay the color that is asked for."""

    key: str
    track: int
    wild: int
    permanents: int


class PaymentView(TypedDict):
    """A payment that is being chosen."""

    card: int
    steps: list[StepView]
    ways: list[WayView]
    proposed: str
    """The key of the thriftiest of these ways."""
    spent: dict[str, int]
    payments: list[dict[str, int]]
    """The ways to pay the whole, by track; the first is the thriftiest."""


class DeedView(TypedDict):
    """An action of a solo card."""

    deed: str
    color: str
    row: int


class OpponentView(TypedDict):
    """The solo opponent's deck and what it did last."""

    level: str
    deck: int
    used: list[int]
    passes: int
    cards: int
    card: int
    actions: list[DeedView]
    half: int
    """0 it did the top action, 1 the bottom one, 2 neither: it retreated."""
    why: list[str]


class RealmView(TypedDict):
    """The table as one seat sees it."""

    phase: str
    player: int
    first: int
    turn: int
    rounds: int
    last_round: str
    rows: list[RowView]
    market: list[OfferView | None]
    palaces: list[PalaceView]
    sides: list[SideView]
    deck: int
    top: list[str]
    top_landscape: int
    discard: int
    deploying: list[int] | None
    spreads: dict[str, ThenView]
    """While spaces are chosen: how the row would stand, by the spaces as in `1+3`."""
    gains: list[str]
    paying: PaymentView | None
    opponent: OpponentView | None
    achievements: list[int]
    marked: int
    reason: str
