"""What each event of Apiary tells, by its name."""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict

from skep.games.apiary.board import Action
from skep.games.apiary.resources import Resource
from skep.games.apiary.rules.automa.cards import Color, Curve
from skep.games.apiary.rules.effects.vocabulary import TileType
from skep.games.apiary.view.types import At


class NoFacts(TypedDict):
    """Something that says no more than whose doing it was."""


class DraftedFacts(TypedDict):
    """A faction or a hive mat was drafted: the option that was taken."""

    what: str


class SettledFacts(TypedDict):
    """A seat took a faction and a hive mat."""

    faction: str
    mat: str


class TurnFacts(TypedDict):
    """A turn begins."""

    turn: int
    last: bool
    """It is one of the last turns."""


class PlacedFacts(TypedDict):
    """A worker was placed on an action."""

    action: Action
    strength: int


class FlewFacts(TypedDict):
    """The QueenShip flew."""

    to: At


class PlanetFacts(TypedDict):
    """A planet was uncovered."""

    planet: str


class TokenFacts(TypedDict):
    """An explore token was taken."""

    token: str


class GainedFacts(TypedDict):
    """A seat gained something."""

    item: Resource | Literal["vp", "favor"]
    count: int


class ItemFacts(TypedDict):
    """A resource was put on a planet, or went back to the supply."""

    item: Resource


class PaidFacts(TypedDict):
    """A seat paid resources."""

    paid: dict[Resource, int]


class TileFacts(TypedDict):
    """A tile was set aside."""

    tile: str


class TileAtFacts(TypedDict):
    """A tile was built, or gave income."""

    tile: str
    at: At


class FrameFacts(TypedDict):
    """A frame was put beside a hive."""

    at: At
    turn: int


class RefilledFacts(TypedDict):
    """A row was filled: its tiles from the left."""

    row: TileType
    tiles: list[str]


class RefreshedFacts(TypedDict):
    """All tiles of a row were discarded."""

    row: TileType


class StrengthFacts(TypedDict):
    """A worker came, or gained strength: how strong it is."""

    strength: int


class StrengthsFacts(TypedDict):
    """Workers came back to be retrieved."""

    strengths: list[int]


class BumpedFacts(TypedDict):
    """A worker was bumped."""

    owner: int
    strength: int


class HomeFacts(TypedDict):
    """A worker came home."""

    strength: int
    place: Literal["pool", "landing"]


class SleptFacts(TypedDict):
    """A worker hibernates on a pod, or on none."""

    pod: str


class DrewFacts(TypedDict):
    """A seed card was drawn; which one is for its owner."""

    count: int
    card: NotRequired[str]


class KeptFacts(TypedDict):
    """A seed card was kept; which one is for its owner."""

    card: NotRequired[str]


class DiscardedFacts(TypedDict):
    """Seed cards were discarded."""

    cards: list[str]


class PlayedFacts(TypedDict):
    """A seed card was played."""

    card: str
    use: Literal["benefit", "resource"]


class CardFacts(TypedDict):
    """A seed card was planted."""

    card: str


class ConvertsFacts(TypedDict):
    """A conversion, a dance or the ability of a tile was used."""

    trade: str


class DanceFacts(TypedDict):
    """A dance was taught."""

    dance: str


class DanceTokenFacts(TypedDict):
    """A dance got a token."""

    dance: str
    token: str


class UpgradedFacts(TypedDict):
    """A faction was upgraded."""

    faction: str


class ReasonFacts(TypedDict):
    """The end was triggered, or came."""

    reason: str


class AutomaCardFacts(TypedDict):
    """Which row of the Automa's card applied, and the numbers that decided it."""

    number: int
    support: int
    color: Color
    active: int
    most: int
    out: int
    hers: int


class AutomaPlacesFacts(AutomaCardFacts):
    """The Automa places a worker."""

    action: Action
    strength: int


class AutomaRetrievesFacts(AutomaCardFacts):
    """The Automa retrieves its workers of one color."""

    strengths: list[int]


class AutomaFliesFacts(TypedDict):
    """The Automa flies the QueenShip along the curve."""

    to: At
    steps: int
    reach: int
    curve: Curve
    support: int
    why: Literal["further", "token", "range"]


class AutomaTakesFacts(TypedDict):
    """The Automa takes a tile."""

    tile: str
    row: TileType
    column: int
    total: int
    support: int
    why: Literal["row", "next"]


class AutomaCarvesFacts(TypedDict):
    """The Automa takes a carving."""

    tile: str
    count: int
    curve: Curve
    support: int


class AutomaWorkerFacts(TypedDict):
    """One of the Automa's workers came home, or came back after hibernating."""

    color: Color
    strength: int


class AutomaSleepsFacts(TypedDict):
    """The Automa put a hibernation token on a pod."""

    pod: str
    count: int
    support: int


class AutomaScoresFacts(TypedDict):
    """The Automa scored points on the track."""

    points: int
    because: (
        Action
        | Literal[
            "new-planet", "old-planet", "strong-explore", "strong-advance", "hibernate", "retrieve"
        ]
    )


class AutomaResultFacts(TypedDict):
    """The match against the Automa ended."""

    own: int
    hers: int
    won: Literal["yes", "no"]


EVENTS: Final[dict[str, Any]] = {
    "first": NoFacts,
    "drafted": DraftedFacts,
    "settled": SettledFacts,
    "turn": TurnFacts,
    "placed": PlacedFacts,
    "flew": FlewFacts,
    "uncovered": PlanetFacts,
    "token": TokenFacts,
    "left": ItemFacts,
    "gained": GainedFacts,
    "paid": PaidFacts,
    "dropped": ItemFacts,
    "reserved": TileFacts,
    "built": TileAtFacts,
    "income": TileAtFacts,
    "empty-hive": NoFacts,
    "frame": FrameFacts,
    "refilled": RefilledFacts,
    "refreshed": RefreshedFacts,
    "worker": StrengthFacts,
    "stronger": StrengthFacts,
    "retrieved": StrengthsFacts,
    "bumped": BumpedFacts,
    "home": HomeFacts,
    "slept": SleptFacts,
    "drew": DrewFacts,
    "kept": KeptFacts,
    "discarded": DiscardedFacts,
    "played": PlayedFacts,
    "planted": CardFacts,
    "converts": ConvertsFacts,
    "taught": DanceFacts,
    "dance-token": DanceTokenFacts,
    "upgraded": UpgradedFacts,
    "last-round": ReasonFacts,
    "over": ReasonFacts,
    "automa-shuffles": NoFacts,
    "automa-retrieves": AutomaRetrievesFacts,
    "automa-row-2": AutomaPlacesFacts,
    "automa-row-3": AutomaPlacesFacts,
    "automa-flies": AutomaFliesFacts,
    "automa-takes": AutomaTakesFacts,
    "automa-carves": AutomaCarvesFacts,
    "automa-scores": AutomaScoresFacts,
    "automa-home": AutomaWorkerFacts,
    "automa-worker": AutomaWorkerFacts,
    "automa-sleeps": AutomaSleepsFacts,
    "automa-sleeps-not": NoFacts,
    "automa-result": AutomaResultFacts,
}
