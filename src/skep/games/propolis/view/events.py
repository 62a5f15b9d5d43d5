"""What each event of Propolis tells, by its name."""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict

from skep.games.propolis.pieces import Color, Deed, Gives, Resource
from skep.games.propolis.rules.solo import Hindrance
from skep.games.propolis.view.types import At


class NoFacts(TypedDict):
    """Something that says no more than whose doing it was."""


class NumberFacts(TypedDict):
    """A starting structure, or an achievement that was marked."""

    number: int


class DeployedFacts(TypedDict):
    """Workers were put on spaces of a landscape, counted from 1."""

    at: At
    spaces: list[int]
    count: int


class FortifiedFacts(TypedDict):
    """A worker lay down on a space and took what it gives."""

    at: At
    space: int
    what: Gives


RetreatedFacts = TypedDict("RetreatedFacts", {"from": list[At], "count": int})
"""Workers came home from landscapes."""


class GainedFacts(TypedDict):
    """Resources came; some found no room and are lost."""

    resources: list[Color]
    count: int
    lost: int


class RowWildFacts(TypedDict):
    """Whoever completed a row gains a wild, or had no room for it."""

    row: int
    wild: Literal[0, 1]


TradedFacts = TypedDict("TradedFacts", {"from": Resource, "to": Resource})
"""One track went down, another up."""


class BuiltFacts(TypedDict):
    """A structure was constructed, and is number `cards` of the hive."""

    card: int
    resources: list[Resource]
    count: int
    workers: int
    cards: int


class PalaceFacts(TypedDict):
    """A palace was constructed, and is number `cards` of the hive."""

    palace: int
    workers: int
    cards: int


class CountFacts(TypedDict):
    """This number of workers was fetched, or of cards shuffled."""

    count: int


class TiedFacts(TypedDict):
    """A full row has two leaders and stays."""

    row: int
    strength: int


class WonFacts(TypedDict):
    """A row was won."""

    row: int
    strengths: list[int]
    wild: Literal[0, 1]


class LandscapeFacts(TypedDict):
    """A landscape was discarded, or turned over."""

    at: At
    landscape: int


class StructureFacts(TypedDict):
    """A structure came into the market."""

    slot: int
    card: int


class OpponentFacts(TypedDict):
    """The opponent turned a card over: which action is done, and why none before it."""

    card: int
    half: int
    deed: Deed
    where: int
    why: list[Hindrance]


class TookFacts(TypedDict):
    """The opponent took a structure."""

    card: int
    cards: int


class LastRoundFacts(TypedDict):
    """The round under way is the last one."""

    reason: str


class OverFacts(TypedDict):
    """The match ended."""

    reason: str
    scores: list[int]


class AchievedFacts(TypedDict):
    """The achievements that a solo match reached."""

    numbers: list[int]
    count: int


EVENTS: Final[dict[str, Any]] = {
    "start": NumberFacts,
    "deployed": DeployedFacts,
    "fortified": FortifiedFacts,
    "kept": NoFacts,
    "retreated": RetreatedFacts,
    "gained": GainedFacts,
    "fetched": CountFacts,
    "row-wild": RowWildFacts,
    "traded": TradedFacts,
    "built": BuiltFacts,
    "palace": PalaceFacts,
    "skipped": NoFacts,
    "passed": NoFacts,
    "tied": TiedFacts,
    "won": WonFacts,
    "discarded": LandscapeFacts,
    "landscape": LandscapeFacts,
    "structure": StructureFacts,
    "reshuffled": CountFacts,
    "opponent": OpponentFacts,
    "took": TookFacts,
    "last-round": LastRoundFacts,
    "over": OverFacts,
    "achieved": AchievedFacts,
    "marked": NumberFacts,
}
