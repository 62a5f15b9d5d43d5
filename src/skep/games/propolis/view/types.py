"""The types of a view: what a page or a terminal draws Propolis from."""

from __future__ import annotations

from typing import Literal, TypedDict

from skep.games.propolis.pieces import CardKind, Color, Deed, Gives, Letter, Resource, Rule
from skep.games.propolis.rules.solo import Hindrance

At = tuple[int, int]
"""A landscape's place as [row, slot], from 1."""
Phase = Literal["setup", "playing", "marking"]
Banner = Letter | Literal["wild"]
Met = Literal["permanent", "track", "wild", "lacking"]
"""What meets a unit of a cost."""


class ThenView(TypedDict):
    """How a row would stand after an action, and which sides would gain a wild."""

    strengths: list[int]
    leader: int | None
    full: bool
    wilds: list[int]


class WorkerSpaceView(TypedDict):
    """A space of a landscape: what it gives, and the worker on it."""

    gives: Gives
    worker: Literal["", "standing", "lying"]
    then: ThenView | None
    """If the viewer, who is to move, fortified this worker."""


class LandscapeView(TypedDict):
    """A landscape in a row."""

    at: At
    landscape: int
    owner: int | None
    spaces: list[WorkerSpaceView]
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

    rule: Rule
    points: int
    """Of the rule `fixed`; else 0."""
    color: Color | Literal[""]
    """Of the rule `half`; else empty."""
    letters: str
    """The guilds that the rule counts."""


class CardView(TypedDict):
    """A structure, a starting structure or a palace."""

    id: str
    number: int
    kind: CardKind
    guild: Letter | Literal[""]
    """Empty for the wild banner of a palace."""
    cost: dict[Color, int]
    """Resources to pay; for a palace, permanents to have."""
    workers: int
    permanents: dict[Resource, int]
    gives_workers: int
    gives_any: int
    gains: dict[Resource, int]
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
    met: dict[Color, list[Met]]
    """How each unit of the cost would be met."""
    helps: int
    """What the viewer's other cards would score more by it."""
    payment: dict[Resource, int] | None
    """The thriftiest payment, by track."""
    other: bool
    """Is there another payment?"""


class PalaceView(TypedDict):
    """A palace on offer, as the viewer's hive meets it."""

    card: CardView
    can: bool
    has: dict[Resource, int]
    lacks: int
    """Permanents that are missing, wild ones used."""
    lacks_workers: int
    met: dict[Color, list[Met]]
    """Which of the permanents are there"""
    helps: int


class SideView(TypedDict):
    """A seat, or the solo opponent."""

    side: int
    board: str
    opponent: bool
    """The solo opponent, who has no tracks."""
    tracks: dict[Resource, int]
    permanents: dict[Resource, int]
    banners: dict[Banner, int]
    personal: int
    """Workers at home."""
    central: int
    """Workers in the central supply."""
    out: int
    """Workers on landscapes."""
    hive: list[CardView]
    palace: int
    """The number of its palace; 0 if it has none."""
    score: int
    unused: int


class StepView(TypedDict):
    """One color of a cost that is being paid."""

    color: Color
    number: int
    when: Literal["paid", "now", "later"]
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
    spent: dict[Resource, int]
    payments: list[dict[Resource, int]]
    """The ways to pay the whole, by track; the first is the thriftiest."""


class DeedView(TypedDict):
    """An action of a solo card."""

    deed: Deed
    color: Color | Literal[""]
    row: int
    """From 1; 0 where the action names a color."""


class OpponentView(TypedDict):
    """The solo opponent's deck and what it did last."""

    level: Literal["easy", "medium", "hard"]
    deck: int
    used: list[int]
    passes: int
    cards: int
    card: int
    actions: list[DeedView]
    half: int
    """0 it did the top action, 1 the bottom one, 2 neither: it retreated."""
    why: list[Hindrance]


class RealmView(TypedDict):
    """The table as one seat sees it."""

    phase: Phase
    player: int
    first: int
    turn: int
    rounds: int
    last_round: str
    """Why this is the last round; empty while it is not."""
    rows: list[RowView]
    market: list[OfferView | None]
    palaces: list[PalaceView]
    sides: list[SideView]
    deck: int
    top: list[Gives]
    top_landscape: int
    discard: int
    deploying: At | None
    spreads: dict[str, ThenView]
    """While spaces are chosen: how the row would stand, by the spaces as in `1+3`."""
    gains: list[Color]
    paying: PaymentView | None
    opponent: OpponentView | None
    achievements: list[int]
    marked: int
    reason: str
