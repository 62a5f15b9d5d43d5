"""What is in the box: cards, boards and limits from `content/*.toml`, as flat tables.  PRP-COMP"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

from skep.content import BadContent, load, rows
from skep.games.propolis.pieces import (
    ANY_LETTER,
    CARDS,
    COLORS,
    FIXED,
    HALF,
    LETTER,
    LETTERS,
    MAX_COST,
    MAX_SPACES,
    PAIR,
    PALACE,
    QUEEN_CARDS,
    RESOURCES,
    RULES,
    SET,
    SOLO_ACTIONS,
    SPACES,
    START,
    STRUCTURES,
    TRACKS,
    CardKind,
)  # fmt: skip

PACKAGE: Final = "skep.games.propolis"
LIMIT_IDS: Final = (
    "workers", "personal", "track_start", "track_end", "market", "row", "hive", "fortify",
    "unused_for_a_point", "passes", "rounds",
)  # fmt: skip
LEVELS: Final = ("easy", "medium", "hard")
SOLO_CARDS: Final = 16
KINDS_OF_CARDS: Final[tuple[CardKind, ...]] = get_args(CardKind)


def counts(
    file: str, piece: str, field: str, given: Mapping[str, Any], names: tuple[str, ...]
) -> list[int]:
    """Numbers by name as a list in the names' order; what is not named is 0."""
    for name, number in given.items():
        if name not in names:
            raise BadContent(file, piece, field, f"{name!r} is not one of: {', '.join(names)}")
        if type(number) is not int or number < 0:
            raise BadContent(file, piece, field, f"{name} is {number!r}, not a count")
    return [int(given.get(name, 0)) for name in names]


def one_of(file: str, piece: str, field: str, name: str, names: tuple[str, ...] | str) -> int:
    """The place of a name in its list."""
    if name not in names or not name:
        raise BadContent(file, piece, field, f"{name!r} is not one of: {', '.join(names)}")
    return names.index(name)


def whole(file: str, found: Mapping[str, Any], last: int, piece: str = "card") -> None:
    """The ids are the numbers from 1 to the last."""
    if set(found) != {str(number) for number in range(1, last + 1)}:
        raise BadContent(file, piece, "id", f"should be the numbers from 1 to {last}")


def read_landscapes(file: str, text: str) -> list[list[int]]:
    """The spaces of each landscape, by its number; none for 0."""
    found = rows(file, text, "landscape", {"spaces": list})
    whole(file, found, len(found), "landscape")
    if len(found) > STRUCTURES:
        raise BadContent(file, "landscape", "id", f"more than {STRUCTURES} landscapes")
    spaces: list[list[int]] = [[]]
    for number in range(1, len(found) + 1):
        piece = f"landscape {str(number)!r}"
        names = found[str(number)]["spaces"]
        if not 0 < len(names) <= MAX_SPACES:
            raise BadContent(file, piece, "spaces", f"should be 1 to {MAX_SPACES}")
        spaces.append([one_of(file, piece, "spaces", name, SPACES) for name in names])
        if spaces[number] in spaces[:number]:
            raise BadContent(file, piece, "spaces", "stands twice: equal landscapes are one")
    return spaces


class Cards:
    """Every face of every card, by the card's number."""

    def __init__(self, cards: str, queens: str, landscapes: str) -> None:
        self.kinds: list[CardKind] = ["start"] * CARDS
        self.guild = [ANY_LETTER] * CARDS
        self.costs: list[list[int]] = [[] for _ in range(CARDS)]
        self.workers = [0] * CARDS
        self.permanents: list[list[int]] = [[0] * TRACKS for _ in range(CARDS)]
        self.gives_workers = [0] * CARDS
        self.gives_any = [0] * CARDS
        self.rule = [0] * CARDS
        self.worth = [0] * CARDS
        """Points, the color or the first letter that the rule speaks of."""
        self.other = [0] * CARDS
        """The second letter of a pair."""
        self.back = [0] * (STRUCTURES + 1)
        """The landscape on the other side of a structure."""
        self.gains: list[list[int]] = [[] for _ in range(QUEEN_CARDS + 1)]
        self.spaces = read_landscapes("propolis/content/landscapes.toml", landscapes)
        self._read_cards("propolis/content/cards.toml", cards)
        self._read_queens("propolis/content/queens.toml", queens)

    def _read_cards(self, file: str, text: str) -> None:
        fields = {
            "kind": str, "guild": str, "cost": dict, "workers": int, "reward": dict,
            "permanent": dict, "score": dict, "landscape": str,
        }  # fmt: skip
        found = rows(file, text, "card", fields)
        whole(file, found, STRUCTURES)
        for id, row in found.items():
            card, piece = int(id), f"card {id!r}"
            self.kinds[card] = KINDS_OF_CARDS[
                one_of(file, piece, "kind", row["kind"], KINDS_OF_CARDS)
            ]
            self.guild[card] = one_of(file, piece, "guild", row["guild"], LETTERS)
            self.costs[card] = counts(file, piece, "cost", row["cost"], COLORS)
            if max(self.costs[card]) > MAX_COST:
                raise BadContent(file, piece, "cost", f"more than {MAX_COST} of one color")
            self.workers[card] = row["workers"]
            self.permanents[card] = counts(file, piece, "permanent", row["permanent"], RESOURCES)
            reward = counts(file, piece, "reward", row["reward"], ("workers", "any"))
            self.gives_workers[card], self.gives_any[card] = reward
            landscapes = tuple(str(number) for number in range(1, len(self.spaces)))
            self.back[card] = 1 + one_of(file, piece, "landscape", row["landscape"], landscapes)
            if row["score"]:
                self._read_score(file, card, row["score"])

    def _read_score(self, file: str, card: int, score: Mapping[str, Any]) -> None:
        piece = f"card {str(card)!r}"
        rule = self.rule[card] = one_of(file, piece, "score", str(score.get("rule")), RULES)
        letters = str(score.get("letters", ""))
        if rule == FIXED:
            self.worth[card] = counts(file, piece, "score", {"points": score.get("points")}, ("points",))[0]  # fmt: skip  # noqa: E501
        elif rule == HALF:
            self.worth[card] = one_of(file, piece, "score", str(score.get("color")), COLORS)
        else:
            places = [one_of(file, piece, "score", letter, LETTERS) for letter in letters]
            if len(set(places)) != {LETTER: 1, PAIR: 2, SET: 4}[rule]:
                raise BadContent(file, piece, "score", f"{letters!r} does not fit {RULES[rule]}")
            self.worth[card], self.other[card] = places[0], places[-1]

    def _read_queens(self, file: str, text: str) -> None:
        fields = {
            "resources": dict, "permanent": dict, "guild": str, "requires": dict, "workers": int,
            "points": int,
        }  # fmt: skip
        found = rows(file, text, "card", fields)
        whole(file, found, QUEEN_CARDS)
        for id, row in found.items():
            number, piece = int(id), f"card {id!r}"
            start, palace = START + number, PALACE + number
            self.kinds[start], self.kinds[palace] = "start", "palace"
            self.gains[number] = counts(file, piece, "resources", row["resources"], RESOURCES)
            self.permanents[start] = counts(file, piece, "permanent", row["permanent"], RESOURCES)
            self.guild[start] = one_of(file, piece, "guild", row["guild"], LETTERS)
            self.costs[palace] = counts(file, piece, "requires", row["requires"], COLORS)
            self.workers[palace] = row["workers"]
            self.rule[palace], self.worth[palace] = FIXED, row["points"]


class SoloCards:
    """What the opponent does, by the solo card's number: a kind, and a color or a row from 0."""

    def __init__(self, text: str) -> None:
        file = "propolis/content/solo.toml"
        found = rows(file, text, "card", {"top": dict, "bottom": dict})
        whole(file, found, SOLO_CARDS)
        self.actions: list[tuple[tuple[int, int], tuple[int, int]]] = [((0, 0), (0, 0))]
        for number in range(1, SOLO_CARDS + 1):
            row = found[str(number)]
            top, bottom = (self._action(file, number, row[half]) for half in ("top", "bottom"))
            self.actions.append((top, bottom))

    def _action(self, file: str, number: int, given: Mapping[str, Any]) -> tuple[int, int]:
        piece = f"card {str(number)!r}"
        kind = one_of(file, piece, "kind", str(given.get("kind")), SOLO_ACTIONS[:-1])
        if kind == 0:
            return kind, one_of(file, piece, "color", str(given.get("color")), COLORS)
        if given.get("row") not in (1, 2):
            raise BadContent(file, piece, "row", f"is {given.get('row')!r}, should be 1 or 2")
        return kind, int(given["row"]) - 1


class ContentTable:
    """Counts by the number of players, and limits."""

    def __init__(self, text: str) -> None:
        file = "propolis/content/table.toml"
        tables = rows(file, text, "table", {"rows": int, "palaces": int})
        levels = rows(file, text, "level", {"removed": int})
        limits = rows(file, text, "limit", {"value": int})
        tracks = rows(file, text, "track", {})
        boards = rows(file, text, "board", {})
        for name, found, ids in (
            ("table", tables, ("1", "2", "3", "4")), ("level", levels, LEVELS),
            ("limit", limits, LIMIT_IDS), ("track", tracks, RESOURCES),
        ):  # fmt: skip
            if tuple(found) != ids:
                raise BadContent(file, name, "id", f"should be: {', '.join(ids)}")
        self.rows = [0, *(int(row["rows"]) for row in tables.values())]
        self.palaces = [0, *(int(row["palaces"]) for row in tables.values())]
        self.removed = [int(row["removed"]) for row in levels.values()]
        self.limits = {name: int(row["value"]) for name, row in limits.items()}
        self.boards = list(boards)


_CARDS: Final = Cards(
    load(PACKAGE, "cards.toml"), load(PACKAGE, "queens.toml"), load(PACKAGE, "landscapes.toml")
)
_TABLE: Final = ContentTable(load(PACKAGE, "table.toml"))

KINDS: Final[list[CardKind]] = _CARDS.kinds
GUILD: Final[list[int]] = _CARDS.guild
COSTS: Final[list[list[int]]] = _CARDS.costs
"""Resources by color: what a structure costs, or the permanents that a palace asks for."""
NEEDS: Final[list[list[tuple[int, int]]]] = [
    [(color, number) for color, number in enumerate(cost) if number] for cost in COSTS
]
"""The same without zeros: color and number."""
WORKER_COST: Final[list[int]] = _CARDS.workers
"""The workers that a card costs."""
PERMANENTS: Final[list[list[int]]] = _CARDS.permanents
GIVES_WORKERS: Final[list[int]] = _CARDS.gives_workers
GIVES_ANY: Final[list[int]] = _CARDS.gives_any
RULE: Final[list[int]] = _CARDS.rule
WORTH: Final[list[int]] = _CARDS.worth
OTHER: Final[list[int]] = _CARDS.other
GAINS: Final[list[list[int]]] = _CARDS.gains
"""What a starting structure brings at setup, by its number."""

SPACES_OF: Final[list[list[int]]] = _CARDS.spaces
"""The spaces of each landscape, by its number."""
LANDSCAPE: Final[list[int]] = _CARDS.back
"""The number of the landscape on a card's back; several cards share one."""
TWINS: Final[list[list[int]]] = [
    [card for card in range(1, STRUCTURES + 1) if LANDSCAPE[card] == land]
    for land in range(len(SPACES_OF))
]
"""The cards that have a landscape on their back."""

SOLO_ACTIONS_OF: Final[list[tuple[tuple[int, int], tuple[int, int]]]] = SoloCards(
    load(PACKAGE, "solo.toml")
).actions

ROWS: Final[list[int]] = _TABLE.rows
PALACES: Final[list[int]] = _TABLE.palaces
REMOVED: Final[list[int]] = _TABLE.removed
BOARDS: Final[list[str]] = _TABLE.boards
ALL_WORKERS: Final[int] = _TABLE.limits["workers"]
PERSONAL: Final[int] = _TABLE.limits["personal"]
TRACK_START: Final[int] = _TABLE.limits["track_start"]
TRACK_END: Final[int] = _TABLE.limits["track_end"]
MARKET: Final[int] = _TABLE.limits["market"]
HIVE: Final[int] = _TABLE.limits["hive"]
UNUSED_FOR_A_POINT: Final[int] = _TABLE.limits["unused_for_a_point"]
PASSES: Final[int] = _TABLE.limits["passes"]
ROUNDS: Final[int] = _TABLE.limits["rounds"]
