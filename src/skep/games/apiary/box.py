"""What is in the box: every piece as small ints, read from `content/*.toml`."""

from __future__ import annotations

from typing import Any, Final

from skep.content import load, rows
from skep.games.apiary.resources import MASKS, ONE, RESOURCES
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.effect import Effect
from skep.games.apiary.rules.effects.reader import MISSHAPEN, Reader
from skep.games.apiary.rules.effects.steps import EffectStep
from skep.hexes import cell_at

PACKAGE: Final = "skep.games.apiary"
MARKS: Final[dict[str, type]] = {"designed": list, "published": list, "note": str}
"""What a row may say about where its fields come from."""


class Piece:
    """A tile, card or token: its id, its text, and what it does."""

    __slots__ = (
        "cost", "count", "effect", "file", "id", "kind", "name", "planted", "row", "spots", "steps",
        "vp",
    )  # fmt: skip

    def __init__(self, file: str, kind: str, row: dict[str, Any]) -> None:
        reader = Reader(file, f"{kind} {row['id']!r}", "cost")
        self.row = row
        self.file = file
        self.id: str = row["id"]
        self.kind = kind
        self.name: str = row.get("name", row["id"])
        self.count: int = row.get("count", 1)
        self.cost: int = reader.cost(row.get("cost", {}))
        reader.field = "storage"
        self.vp: int = row.get("vp", 0)
        self.spots: list[int] = [
            reader.word(MASKS, spot, "resource") for spot in row.get("storage", [])
        ]
        self.effect = Effect()
        self.steps: list[EffectStep] = []
        self.planted: list[EffectStep] = []


def table(file: str, name: str, fields: dict[str, type]) -> dict[str, dict[str, Any]]:
    """The rows of a table of one of our files."""
    return rows(f"apiary/content/{file}", load(PACKAGE, file), name, fields, MARKS)


def tiles(file: str, kind: str, fields: dict[str, type]) -> list[Piece]:
    """The tiles that are built in a hive, of one kind."""
    known: dict[str, type] = {
        "name": str, "cost": dict, "text": str, "effect": list, **fields
    }  # fmt: skip
    found: list[Piece] = []
    for row in table(file, kind, known).values():
        piece = Piece(file, kind, row)
        piece.effect = Reader(file, f"{kind} {piece.id!r}").effect(row["effect"])
        found.append(piece)
    return found


def cards(file: str, kind: str, fields: dict[str, type]) -> list[Piece]:
    """Cards and tokens, whose effect is a plain list of steps."""
    found: list[Piece] = []
    for row in table(file, kind, {"text": str, "effect": list, **fields}).values():
        piece = Piece(file, kind, row)
        piece.steps = Reader(file, f"{kind} {piece.id!r}").steps(row["effect"])
        found.append(piece)
    return found


def further(piece: Piece, field: str) -> list[EffectStep]:
    """The steps in another field of a card or token."""
    return Reader(piece.file, f"{piece.kind} {piece.id!r}", field).steps(piece.row[field])


class Faction(Piece):
    """A faction tile: who starts, its spots with their first tokens, and both sides."""

    __slots__ = ("sides", "start", "starter", "stores", "workers")

    def __init__(self, file: str, row: dict[str, Any]) -> None:
        super().__init__(file, "faction", {**row, "storage": []})
        self.row = row
        reader = Reader(file, f"faction {self.id!r}", "storage")
        self.starter: bool = row["starter"]  # APY-PSET-07
        self.workers: list[int] = row["workers"]
        self.stores = [[reader.word(MASKS, s.get("accepts"), "resource") for s in store]
                       for store in row["storage"]]  # fmt: skip
        self.spots = [mask for store in self.stores for mask in store]
        self.start = 0
        for spot in [spot for store in row["storage"] for spot in store if "start" in spot]:
            if spot["start"] not in RESOURCES:
                raise reader.fault(f"{spot['start']!r} is no token")
            self.start += ONE[RESOURCES.index(spot["start"])]
        reader.field = "effect"
        first = reader.effect(row["effect"])
        reader.field = "upgraded"
        self.sides = [first, reader.effect(row["upgraded"])]


class Hex:
    """A place to build on: what building there gives, or makes cheaper."""

    __slots__ = ("by", "frame", "steps", "types")

    def __init__(
        self, steps: list[EffectStep], types: list[int], by: int = 0, frame: bool = False
    ) -> None:  # fmt: skip
        self.steps = steps
        """The build bonus."""
        self.types = types
        """The kinds of tiles that cost less here."""
        self.by = by
        self.frame = frame


class Mat:
    """A hive mat: its hexes, and where the faction lies."""

    __slots__ = ("base", "cells", "id", "kinds", "name", "stores")

    def __init__(self, row: dict[str, Any]) -> None:
        reader = Reader("mats.toml", f"mat {row['id']!r}", "hexes")
        self.id: str = row["id"]
        self.name: str = row["name"]
        try:
            self.base = cell_at(*row["base"])
            self.stores = [cell_at(*at) for at in row["stores"]]
            self.cells = [cell_at(each["q"], each["r"]) for each in row["hexes"]]
            self.kinds = [hex_kind(reader, each, False) for each in row["hexes"]]
        except MISSHAPEN as wrong:
            raise reader.unread([row["base"], row["stores"], "…"], wrong) from None


HEXES: Final[list[Hex]] = [Hex([], []), Hex([], []), Hex([], [], frame=True)]
"""Kinds of hexes: 0 is no hex, 1 a plain one of a mat, 2 a plain one of a frame."""
PLAIN: Final = 1
PLAIN_FRAME: Final = 2


def hex_kind(reader: Reader, row: dict[str, Any], frame: bool) -> int:
    """The number of a hex as a content file describes it."""
    steps = reader.steps(row.get("bonus", []))
    discount = row.get("discount", {})
    if not steps and not discount:
        return PLAIN_FRAME if frame else PLAIN
    types = reader.types(discount) if discount else []
    HEXES.append(Hex(steps, types, discount.get("by", 0), frame))
    return len(HEXES) - 1


FARMS: Final = tiles("farms.toml", "farm", {"count": int, "vp": int, "storage": list})
RECRUITS: Final = tiles("recruits.toml", "recruit", {"vp": int})
DEVELOPMENTS: Final = tiles("developments.toml", "development", {"vp": int})
CARVINGS: Final = tiles("carvings.toml", "carving", {})
TILES: Final[list[Piece]] = [*FARMS, *RECRUITS, *DEVELOPMENTS, *CARVINGS]
TYPE: Final[list[int]] = [w.TYPES.index(piece.kind) for piece in TILES]
COST: Final[list[int]] = [piece.cost for piece in TILES]
SEEDS: Final = cards(
    "seeds.toml", "seed", {"name": str, "number": int, "endgame": list, "endgame_text": str}
)
PLANETS: Final = cards(
    "planets.toml", "planet", {"name": str, "slots": int, "strong": list, "strong_text": str}
)
TOKENS: Final = cards("explore.toml", "token", {"count": int})
DANCES: Final = cards("dances.toml", "dance", {"name": str, "spots": list, "exclude": list})
STEPS: Final = cards("dances.toml", "token", {"count": int, "size": str, "item": str})
"""Dance tokens."""
FACTIONS: Final[list[Faction]] = [
    Faction("factions.toml", row)
    for row in table("factions.toml", "faction", {
        "name": str, "starter": bool, "workers": list, "storage": list, "text": str,
        "effect": list, "upgraded_text": str, "upgraded": list,
    }).values()
]  # fmt: skip
MATS: Final[list[Mat]] = [
    Mat(row)
    for row in table("mats.toml", "mat", {
        "name": str, "text": str, "base": list, "stores": list, "hexes": list,
    }).values()
]  # fmt: skip

SPOTS: Final[list[list[bool]]] = [
    [spot == "any" for spot in dance.row["spots"]] for dance in DANCES
]
"""The spots of each dance: True if a large token fits too."""
LARGE: Final[list[bool]] = [step.row["size"] == "large" for step in STEPS]
BARRED: Final[list[list[int]]] = [
    [n for n, step in enumerate(STEPS) if step.row["item"] in dance.row["exclude"]]
    for dance in DANCES
]
"""The tokens that may not lie on each dance."""
SLOTS: Final[list[int]] = [planet.row["slots"] for planet in PLANETS]
STRONG: Final[list[list[EffectStep]]] = [further(planet, "strong") for planet in PLANETS]
"""The strength-4 benefit of each planet."""
for _card in SEEDS:
    _card.planted = further(_card, "endgame")

FRAME_ROW: Final = next(iter(table("frame.toml", "frame", {
    "name": str, "count": int, "turns": int, "text": str, "hexes": list}).values()))  # fmt: skip
FRAMES: Final[int] = FRAME_ROW["count"]  # APY-COMP-05
FRAME_KINDS: Final[list[int]] = [
    hex_kind(Reader("frame.toml", "frame 'frame'", "hexes"), each, True)
    for each in FRAME_ROW["hexes"]
]
