"""A table kept by what is told: a second reading of the rules that believes no state.

It begins with what is shown at the first question. From then on it knows answers and events only,
checks each event against the rules, and must come to the same table as the engine.
"""

from __future__ import annotations

from skep.games.propolis.box import SOLO_ACTIONS_OF, TWINS, WORKER_COST
from skep.games.propolis.pieces import COLORS, PALACE, SOLO_ACTIONS
from skep.kernel.script import Event
from tests.games.propolis.ledger_table import OPPONENT, Land, LedgerTable, View

FULL = 10


class Ledger(LedgerTable):
    """What was answered and told, written into the table."""

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

    def told(self, event: Event) -> None:
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
            self.wild_due = {facts["at"][0]} if self.is_full(facts["at"][0]) else set()

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
            self.wild_due |= {facts["at"][0]} if self.is_full(facts["at"][0]) else set()

    def on_retreated(self, side: int, facts: View) -> None:
        if not self.is_opponent(side):
            self.begin(side)
        if self.partly:
            places = [[int(part) for part in key[8:].split(",")[:2]] for key in self.partly]
            assert facts["count"] == len(places)
            assert facts["from"] == sorted({tuple(p) for p in places})
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
        assert facts["workers"] == WORKER_COST[card]
        self.home[side] -= WORKER_COST[card]
        self.central[side] += WORKER_COST[card]
        self.leave(card)
        self.hives[side].append(str(card))
        assert facts["cards"] == len(self.hives[side])

    def on_palace(self, side: int, facts: View) -> None:
        self.begin(side)
        number = facts["palace"]
        assert facts["workers"] == WORKER_COST[PALACE + number]
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
        assert facts["row"] in self.wild_due
        assert not self.owed
        assert self.is_full(facts["row"])
        assert facts["wild"] == (self.tracks[side]["wild"] < FULL)
        self.tracks[side]["wild"] += facts["wild"]
        self.wild_due = set()

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
        assert facts["at"] == (self.renewed, 1)
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
        deeds = SOLO_ACTIONS_OF[facts["card"]]
        why = [self.hindrance(*deed) for deed in deeds]
        half = why.index("") if "" in why else 2
        assert facts["half"] == half
        assert facts["why"] == why[:half]
        kind, where = deeds[half] if half < 2 else (4, -1)
        assert facts["deed"] == SOLO_ACTIONS[kind]
        assert facts["where"] == (where if kind == 0 else where + 1)

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
