"""A table kept by what is told: a second reading of the rules that believes no state.

It begins with what is shown at the first question. From then on it knows answers and events only,
checks each event against the rules, and must come to the same table as the engine.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from skep.games.propolis.box import BEES, DEEDS_OF, PERMANENTS, TWINS
from skep.games.propolis.pieces import COLORS, DEEDS, PALACE, RESOURCES
from skep.kernel.script import Told

View = dict[str, Any]
FULL = 10
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


class Ledger:
    """The table as it must be after all that was told."""

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
        self.wild_due = False
        self.gap = 0
        """Where the next structure comes."""
        self.used: list[int] = list(table["opponent"]["used"]) if self.solo else []
        self.size = len(self.used) + (table["opponent"]["deck"] if self.solo else 0)
        self.passed: list[int] = []
        """The solo cards of the first pass."""

    # Answers that change the table before anything is told

    def answered(self, seat: int, key: str) -> None:
        verb, _, what = key.partition(":")
        if verb == "retreat" and "," in what:
            row, slot, space = map(int, what.split(","))
            land = self.rows[row - 1][slot - 1]
            assert land.owner == seat
            self.home[seat] += land.free([space - 1])
            self.partly.append(key)
        elif verb == "gain":
            assert what in COLORS
            self.picks.append(what)
            self.tracks[seat][what] += 1

    def told(self, event: Told) -> None:
        name = event.name.replace("-", "_")
        getattr(self, f"on_{name}")(event.seat, event.facts)

    # The five actions

    def begin(self, side: int) -> None:
        """A side's turn begins; all of the one before was told."""
        if self.acted:
            self.finish()
            assert side == (self.active + 1) % len(self.home)
            self.active = side
        assert side == self.active
        self.acted = True
        self.turns[side] += 1
        self.tips = 0

    def finish(self) -> None:
        """The action is over: every reward was told."""
        assert not self.owed
        assert not self.wild_due
        assert not self.picks

    def on_deployed(self, side: int, facts: View) -> None:
        if not self.is_opponent(side):
            self.begin(side)
        land = self.at(facts["at"])
        taken = [space - 1 for space in facts["spaces"]]
        assert land.open
        assert facts["count"] == len(set(taken)) >= 1
        assert self.home[side] >= len(taken)
        for space in taken:
            land.workers[space] = "standing"
        land.owner = side
        self.home[side] -= len(taken)
        if not self.is_opponent(side):
            self.owed = [land.gives[space] for space in taken]
            self.wild_due = self.is_full(facts["at"][0])

    def on_fortified(self, side: int, facts: View) -> None:
        land, space = self.at(facts["at"]), facts["space"] - 1
        assert land.owner == side
        assert land.workers[space] == "standing"
        assert facts["what"] == land.gives[space]
        land.workers[space] = "lying"
        if not self.is_opponent(side):
            if side != self.active or not self.acted:
                self.begin(side)
            self.tips += 1
            assert self.tips <= 2
            self.owed.append(land.gives[space])
            self.wild_due = self.wild_due or self.is_full(facts["at"][0])

    def on_retreated(self, side: int, facts: View) -> None:
        if not self.is_opponent(side):
            self.begin(side)
        if self.partly:
            places = [[int(part) for part in key[8:].split(",")[:2]] for key in self.partly]
            assert facts["count"] == len(places)
            assert facts["from"] == sorted([list(each) for each in {tuple(p) for p in places}])
            self.partly = []
            return
        left = 0
        for place in facts["from"]:
            land = self.at(place)
            assert land.owner == side
            left += land.free(list(range(len(land.workers))))
        self.home[side] += left
        assert facts["count"] == left
        assert not any(land.owner == side for row in self.rows for land in row)

    def on_built(self, side: int, facts: View) -> None:
        self.begin(side)
        card = facts["card"]
        for resource in facts["resources"]:
            self.tracks[side][resource] -= 1
            assert self.tracks[side][resource] >= 0
        assert facts["count"] == len(facts["resources"])
        assert facts["workers"] == BEES[card]
        self.home[side] -= BEES[card]
        self.central[side] += BEES[card]
        self.leave(card)
        self.hives[side].append(str(card))
        assert facts["cards"] == len(self.hives[side])

    def on_palace(self, side: int, facts: View) -> None:
        self.begin(side)
        number = facts["palace"]
        assert facts["workers"] == BEES[PALACE + number]
        self.home[side] -= facts["workers"]
        self.central[side] += facts["workers"]
        self.palaces.remove(number)
        self.hives[side].append(f"palace-{number}")
        assert facts["cards"] == len(self.hives[side])

    def on_skipped(self, side: int, facts: View) -> None:
        self.begin(side)
        assert self.central[side] == 12
        self.central[side] -= 1
        self.home[side] += 1

    def on_passed(self, side: int, facts: View) -> None:
        self.begin(side)

    # Rewards

    def on_gained(self, side: int, facts: View) -> None:
        assert side == self.active
        assert facts["count"] == len(facts["resources"])
        if not self.owed:
            for resource in facts["resources"][len(self.picks) :]:  # it was the only one left
                self.tracks[side][resource] += 1
            assert facts["resources"][: len(self.picks)] == self.picks
            assert facts["count"] + facts["lost"] == 3
            assert not facts["lost"] or min(self.tracks[side][c] for c in COLORS) == FULL
            self.picks = []
            return
        for resource in facts["resources"]:
            self.owed.remove(resource)
            self.tracks[side][resource] += 1
        for _ in range(facts["lost"]):
            lost = next(c for c in COLORS if c in self.owed and self.tracks[side][c] == FULL)
            self.owed.remove(lost)

    def on_fetched(self, side: int, facts: View) -> None:
        if "worker" in self.owed:
            assert side == self.active
            assert facts["count"] == min(1, self.central[side])
            self.owed.remove("worker")
        assert facts["count"] <= self.central[side]
        self.central[side] -= facts["count"]
        self.home[side] += facts["count"]

    def on_traded(self, side: int, facts: View) -> None:
        self.owed.remove("trade")
        assert facts["from"] != facts["to"] != "wild"
        self.tracks[side][facts["from"]] -= 1
        self.tracks[side][facts["to"]] += 1

    def on_kept(self, side: int, facts: View) -> None:
        assert side == self.active
        self.owed.remove("trade")

    def on_row_wild(self, side: int, facts: View) -> None:
        assert side == self.active
        assert self.wild_due
        assert not self.owed
        assert self.is_full(facts["row"])
        assert facts["wild"] == (self.tracks[side]["wild"] < FULL)
        self.tracks[side]["wild"] += facts["wild"]
        self.wild_due = False

    # The end of a turn

    def on_won(self, side: int, facts: View) -> None:
        assert not self.wild_due
        assert self.is_full(facts["row"])
        totals = self.strengths(facts["row"])
        assert facts["strengths"] == totals
        assert totals[side] == max(totals)
        assert totals.count(max(totals)) == 1
        for land in self.rows[facts["row"] - 1]:
            if land and land.owner == side:
                self.home[side] += land.free(list(range(len(land.workers))))
        gains = side != self.active and not self.is_opponent(side)
        assert facts["wild"] == (gains and self.tracks[side]["wild"] < FULL)
        if facts["wild"]:
            self.tracks[side]["wild"] += 1

    def on_tied(self, side: int, facts: View) -> None:
        assert side == -1
        totals = self.strengths(facts["row"])
        assert self.is_full(facts["row"])
        assert facts["strength"] == max(totals)
        assert totals.count(max(totals)) > 1

    def on_discarded(self, side: int, facts: View) -> None:
        assert side == -1
        row, slot = facts["at"]
        lands = self.rows[row - 1]
        assert slot - 1 == max(at for at, land in enumerate(lands) if land and land.open)
        assert facts["landscape"] == lands[slot - 1].number
        del lands[slot - 1]
        self.discard += 1
        self.renewed = row

    def on_landscape(self, side: int, facts: View) -> None:
        assert side == -1
        assert facts["at"] == [self.renewed, 1]
        shown = [{"gives": name, "worker": ""} for name in self.spaces[facts["landscape"]]]
        land = Land({"landscape": facts["landscape"], "owner": None, "spaces": shown})
        self.rows[self.renewed - 1].insert(0, land)
        self.draw(facts["landscape"])

    def on_structure(self, side: int, facts: View) -> None:
        assert side == -1
        assert facts["slot"] == self.gap + 1
        self.market[self.gap] = facts["card"]
        if self.top:
            assert facts["card"] in TWINS[self.top]
        self.draw(self.top)

    def draw(self, landscape: int) -> None:
        assert self.deck > 0
        assert self.top in (0, landscape)
        self.deck -= 1
        self.top = 0  # the next one is not known from what is told

    def on_reshuffled(self, side: int, facts: View) -> None:
        assert side == -1
        assert self.deck == 0
        assert facts["count"] == self.discard
        self.deck, self.discard = self.discard, 0

    def on_last_round(self, side: int, facts: View) -> None:
        if facts["reason"] == "ten-cards":
            assert len(self.hives[side]) == 10

    def on_over(self, side: int, facts: View) -> None:
        assert side == -1
        assert len(set(self.turns.values())) == 1
        self.finish()

    def on_achieved(self, side: int, facts: View) -> None:
        assert (side, facts["count"]) == (0, len(facts["numbers"]))

    def on_marked(self, side: int, facts: View) -> None:
        assert side == 0

    # The opponent

    def on_opponent(self, side: int, facts: View) -> None:
        assert side == OPPONENT
        self.begin(side)
        assert facts["card"] not in self.used
        assert not self.passed or facts["card"] in self.passed
        self.used.append(facts["card"])
        deeds = DEEDS_OF[facts["card"]]
        why = [self.hindrance(*deed) for deed in deeds]
        half = why.index("") if "" in why else 2
        assert facts["half"] == half
        assert facts["why"] == why[:half]
        kind, where = deeds[half] if half < 2 else (4, -1)
        assert facts["deed"] == DEEDS[kind]
        assert facts["where"] == (where if kind == 0 else where + 1)

    def close_pass(self) -> None:
        """Once all cards in play have come, the same ones come again.  PRP-SOLO-06, PRP-SOLO-07"""
        if self.solo and len(self.used) == self.size:
            self.passed, self.used = self.used, []

    def hindrance(self, kind: int, where: int) -> str:
        """Why the opponent can't do this; empty if it can.  PRP-SOLO-11…17"""
        if kind == 3:
            return "" if any(self.market[5 * where : 5 * where + 5]) else "no-structure"
        if kind == 2:
            lands = [land for land in self.rows[where] if land.owner == OPPONENT]
            return "" if any("standing" in land.workers for land in lands) else "none-standing"
        if not self.home[OPPONENT]:
            return "no-worker"
        lands = [land for row in self.rows for land in row] if kind == 0 else self.rows[where]
        fits = [land for land in lands if land.open and (kind or COLORS[where] in land.gives)]
        return "" if fits else "no-landscape"

    def on_took(self, side: int, facts: View) -> None:
        assert side == OPPONENT
        at = self.market.index(facts["card"])
        assert not any(self.market[at - at % 5 : at])
        self.leave(facts["card"])
        self.hives[side].append(str(facts["card"]))
        assert facts["cards"] == len(self.hives[side])

    # Where things are

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
