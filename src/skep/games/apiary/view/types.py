"""The table as typed plain data; what is printed on pieces is in `catalog`."""

from __future__ import annotations

from typing import Literal, TypedDict

from skep.games.apiary.board import Action
from skep.games.apiary.resources import Resource
from skep.games.apiary.rules.automa.cards import Color, Curve
from skep.games.apiary.rules.effects.vocabulary import TileType
from skep.games.apiary.state import Mode, Phase

At = tuple[int, int]
"""A hex as [q, r], or a spot of the grid as [row, column] from 1."""
Frame = tuple[int, int, int]
"""The first hex of a frame, and its turn from 1."""


class WorkerView(TypedDict):
    """A worker on the board."""

    seat: int
    strength: int
    color: Color | None
    """Of the solo opponent's workers."""


class ActionView(TypedDict):
    """An action: its spaces from the arrow on, and what a worker of strength 1 to 4 would reach."""

    action: Action
    spaces: list[WorkerView | None]
    totals: list[int]
    """For the seat to move: reach on Explore, total on Advance, else the strength itself."""


class PlanetView(TypedDict):
    """A spot of the grid."""

    at: At
    start: bool
    token: str | None
    planet: str | None
    left: dict[Resource, int]
    """The tokens that explorers have put there."""


class ExploreView(TypedDict):
    """The grid of planets."""

    rows: int
    columns: int
    ship: At
    spots: list[PlanetView]
    planets_left: int
    tokens_left: int


class TileRowView(TypedDict):
    """A row of Advance: ids of tiles, from the left."""

    kind: TileType
    tiles: list[str | None]
    costs: list[list[dict[Resource, int]]]
    """For each tile the payments that the seat to move may make: its cost less its discounts."""
    stack: int
    discarded: list[str]


class DanceView(TypedDict):
    """A dance and, once taught, its teacher and tokens."""

    dance: str
    teacher: int | None
    tokens: list[str]


class SectorView(TypedDict):
    """A sector of the comb: whose token lies on each pod."""

    name: str
    in_play: bool
    first: int
    second: int
    pods: list[int | None]
    pod_names: list[str]


class CardsView(TypedDict):
    """Cards of which everyone knows the number, and some the names."""

    count: int
    cards: list[str] | None


class HexView(TypedDict):
    """A hex of a hive."""

    at: At
    tile: str | None
    """A tile's id, `base` or `store` for the faction, or nothing."""
    kind: TileType | None
    """What kind of tile lies there."""
    bonus: str
    """What building there gives: `gain:seed:1`, `discount:farm:2`, or nothing."""
    frame: int
    """The number of its frame, from 0; -1 on the mat."""
    open: bool
    """May a tile be built there now?"""


class SpotView(TypedDict):
    """A storage spot: where, what it takes, what lies on it."""

    at: At
    accepts: list[Resource]
    holds: Resource | None


class DockView(TypedDict):
    """A seat's workers: strengths in the pool, in landing, on the board, and off it for now."""

    pool: list[int]
    landing: list[int]
    board: list[int]
    lifted: list[int]
    supply: int


class SeatView(TypedDict):
    """All that belongs to one seat."""

    seat: int
    faction: str | None
    upgraded: bool
    mat: str | None
    offered: list[str]
    vp: int
    favor: int
    workers: DockView
    sleepers_left: int
    goods: dict[Resource, int]
    spots: list[SpotView]
    unstored: dict[Resource, int]
    hand: CardsView
    planted: list[str]
    planting_slots: int
    explored: list[str]
    reserve: list[str]
    taught: str | None
    frames: list[Frame]
    hexes: list[HexView]
    filled: bool


class PointView(TypedDict):
    """Something that scores at the end: which line of the sheet, which piece or place, how much."""

    line: str
    piece: str
    points: int


class DraftView(TypedDict):
    """The factions and mats that may still be drafted."""

    factions: list[str]
    mats: list[str]


class ColonyView(TypedDict):
    """The table as one seat sees it."""

    mode: Mode
    side: str
    """The side of the board."""
    phase: Phase
    draft: DraftView | None
    turn: int
    player: int
    first: int
    last_turns: int | None
    triggered: str
    reason: str
    actions: list[ActionView]
    explore: ExploreView
    rows: list[TileRowView]
    carvings: list[str | None]
    dances: list[DanceView]
    dance_tokens: list[str]
    comb: list[SectorView]
    seeds: int
    discard: list[str]
    drawn: CardsView
    played: list[str]
    in_hand: str | None
    """A tile that was chosen and is not built yet."""
    frames_left: int
    seats: list[SeatView]
    automa: AutomaView | None
    """The Automa, in a solo match."""
    lines: list[dict[str, int]]
    """The points of each seat by the lines of the sheet."""
    points: list[list[PointView]]
    """The same piece by piece, but for the track."""


class AutomaCardView(TypedDict):
    """A card of the solo opponent: its action side, then its support side."""

    id: str
    number: int
    color: Color
    active_at_most: int
    carve: bool
    action: Action
    curve: Curve
    count: int
    resource: Resource
    row: TileType
    pod: int


class AutomaPlanView(TypedDict):
    """What the solo opponent would do next as things stand."""

    action: Action | Literal["retrieve"]
    color: Color
    strengths: list[int]
    """The workers that the Automa would retrieve, or the one that it would place."""


class AutomaDockView(TypedDict):
    """The Automa's workers of one color: strengths in the pool and on the board."""

    color: Color
    pool: list[int]
    board: list[int]


class AutomaView(TypedDict):
    """The solo opponent."""

    level: int
    name: str
    card: AutomaCardView | None
    """The Automa's last card; its action side says what the Automa did."""
    next: AutomaCardView | None
    """The top card of the Automa's deck: support now, its next card later."""
    plan: AutomaPlanView | None
    deck: int
    used: list[str]
    workers: list[AutomaDockView]
    gained: int
    sleepers_left: int
    tiles: list[str]
    explored: list[str]
    vp: int
    lines: dict[str, int]
    score: int
