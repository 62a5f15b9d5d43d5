"""The table of a ledger: where all things are, and whether that is what is shown."""

from __future__ import annotations

from collections import Counter
from typing import Any

from skep.games.propolis.box import PERMANENTS
from skep.games.propolis.pieces import PALACE, RESOURCES

View = dict[str, Any]
OPPONENT = 1


class Land:
    """A landscape with its workers: empty, `standing` or `lying` by space."""

    def __init__(self, shown: View) -> None:
        self.number: int = shown["landscape"]
        self.owner: int | None = shown["owner"]
        self.gives: list[str] = [space["gives"] for space in shown["spaces"]]
        self.workers: list[str] = [space["worker"] for space in shown["spaces"]]

    @property
    def open(self) -> bool:
        return not any(self.workers)

    @property
    def strength(self) -> int:
        return self.workers.count("standing") + 2 * self.workers.count("lying")

    def free(self, spaces: list[int]) -> int:
        """Workers leave; how many did."""
        left = sum(bool(self.workers[at]) for at in spaces)
        for at in spaces:
            self.workers[at] = ""
        self.owner = None if self.open else self.owner
        return left


class LedgerTable:
    """Landscapes, workers, tracks, hives, market and piles."""

    def __init__(self, table: View, spaces: dict[int, list[str]]) -> None:
        self.solo = table["opponent"] is not None
        self.spaces = spaces
        self.rows = [[Land(each) for each in row["landscapes"]] for row in table["rows"]]
        sides = table["sides"]
        self.tracks = [dict(side["tracks"]) for side in sides]
        self.home = [side["personal"] for side in sides]
        self.central = [side["central"] for side in sides]
        self.hives = [[card["id"] for card in side["hive"]] for side in sides]
        self.market = [offer["card"]["number"] if offer else 0 for offer in table["market"]]
        self.palaces = [offer["card"]["number"] for offer in table["palaces"]]
        self.deck, self.discard, self.top = table["deck"], table["discard"], table["top_landscape"]
        self.active = table["player"]
        self.acted = False
        """Has the active side begun its turn?"""
        self.tips = 0
        self.partly: list[str] = []
        """The workers of a retreat, one by one."""
        self.renewed = 0
        first, sides_of = table["first"], len(sides)
        self.turns = Counter((first + turn) % sides_of for turn in range(table["turn"]))
        self.owed: list[str] = []
        """Rewards of spaces that have not been told yet."""
        self.picks: list[str] = []
        self.wild_due: set[int] = set()
        """The full rows for which a wild is due; one is enough."""
        self.gap = 0
        """Where the next structure comes."""
        self.used: list[int] = list(table["opponent"]["used"]) if self.solo else []
        self.size = len(self.used) + (table["opponent"]["deck"] if self.solo else 0)
        self.passed: list[int] = []
        """The solo cards of the first pass."""

    def leave(self, card: int) -> None:
        """A structure leaves the market; in solo its row closes up from the left."""
        at = self.market.index(card)
        self.gap = at - at % 5 if self.solo else at
        if self.solo:
            del self.market[at]
            self.market.insert(self.gap, 0)
        else:
            self.market[at] = 0

    def at(self, place: list[int]) -> Land:
        return self.rows[place[0] - 1][place[1] - 1]

    def is_full(self, row: int) -> bool:
        return not any(land.open for land in self.rows[row - 1])

    def strengths(self, row: int) -> list[int]:
        lands = self.rows[row - 1]
        return [sum(land.strength for land in lands if land.owner == side)
                for side in range(len(self.home))]  # fmt: skip

    def is_opponent(self, side: int) -> bool:
        return self.solo and side == OPPONENT

    # Beside what is shown

    def close_pass(self) -> None:
        """Once all cards in play have come, the same ones come again.  PRP-SOLO-06, PRP-SOLO-07"""
        if self.solo and len(self.used) == self.size:
            self.passed, self.used = self.used, []

    def compare(self, table: View) -> None:
        """All that the table shows is what was told."""
        self.close_pass()
        if self.solo:
            assert table["opponent"]["used"] == self.used
            assert table["opponent"]["deck"] == self.size - len(self.used)
            assert table["opponent"]["cards"] == len(self.hives[OPPONENT])
            assert table["opponent"]["passes"] == bool(self.passed) or table["reason"]
        for row, lands in zip(table["rows"], self.rows, strict=True):
            for shown, land in zip(row["landscapes"], lands, strict=True):
                assert (shown["landscape"], shown["owner"]) == (land.number, land.owner)
                assert [space["worker"] for space in shown["spaces"]] == land.workers
                assert [space["gives"] for space in shown["spaces"]] == land.gives
        for side, shown in enumerate(table["sides"]):
            assert shown["tracks"] == self.tracks[side]
            assert [card["id"] for card in shown["hive"]] == self.hives[side]
            assert (shown["personal"], shown["central"]) == (self.home[side], self.central[side])
            assert shown["out"] == sum(
                sum(map(bool, land.workers)) for row in self.rows for land in row
                if land.owner == side
            )  # fmt: skip
            assert list(shown["permanents"].values()) == self.permanents(side)
        offers = [offer["card"]["number"] if offer else 0 for offer in table["market"]]
        assert offers == self.market
        assert [offer["card"]["number"] for offer in table["palaces"]] == self.palaces
        assert (table["deck"], table["discard"]) == (self.deck, self.discard)
        self.top = table["top_landscape"]

    def permanents(self, side: int) -> list[int]:
        numbers = [code_of(id) for id in self.hives[side]]
        return [sum(PERMANENTS[card][at] for card in numbers) for at in range(len(RESOURCES))]


def code_of(id: str) -> int:
    kind, _, number = id.rpartition("-")
    return {"": 0, "start": 100, "palace": PALACE}[kind] + int(number)
