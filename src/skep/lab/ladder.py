"""The budgets on a page of standings, and its summary: how the levels of each game compare."""

from __future__ import annotations

import re
from typing import NamedTuple

import skep
from skep.bots import LEVELS
from skep.bots.levels import QUEEN_SECONDS
from skep.bots.strategies import strategy_of
from skep.lab.report import wilson

SEARCHERS = ("search", "queen")
"""The bots whose budget a command sets."""
NOT_RECORDED = "not recorded"
HEAD = ["mode", "seats", "who", "won", "drawn", "of", "95 % of won", "queen's budget"]


def queen_iterations(game: str) -> dict[tuple[str, int], int]:
    """About how many iterations the queen's time was worth in a game, by mode and seats."""
    return strategy_of(skep.game(game)).queen_iterations


class ArenaSection(NamedTuple):
    """A section of the page, as read from it."""

    title: str
    command: str
    tables: list[str]

    @classmethod
    def read(cls, text: str) -> ArenaSection:
        """Read a section without its `## `; its sentence about the budget is written again
        later."""
        title, command, *rest = text.strip().split("\n\n")
        return cls(title, command.strip("`"), [part for part in rest if part.startswith("|")])

    def text(self) -> str:
        return "\n\n".join([self.title, f"`{self.command}`", self.budget(), *self.tables])

    def option(self, name: str) -> str:
        found = re.search(rf" --{name} (\S+)", self.command)
        return found[1] if found else ""

    @property
    def game(self) -> str:
        return self.command.split()[2]

    @property
    def bots(self) -> list[str]:
        return self.option("bots").split(",")

    @property
    def share(self) -> str:
        """The command's budget as a share of the queen's time at a table."""
        seconds, iterations = self.option("seconds"), self.option("iterations")
        if not iterations:
            spent = float(seconds) if seconds else QUEEN_SECONDS if "queen" in self.bots else 0.0
            return f"{spent / QUEEN_SECONDS:.0%}" if spent else NOT_RECORDED
        place = self.option("mode"), int(self.option("seats"))
        whole = queen_iterations(self.game).get(place)
        return f"{int(iterations) / whole:.0%}" if whole else NOT_RECORDED

    def budget(self) -> str:
        """The sentence about the budget of `search` and `queen`."""
        thinkers = [bot for bot in SEARCHERS if bot in self.bots]
        if not thinkers:
            return "Budget: none to set; each bot thinks as it always does."
        seconds, iterations = self.option("seconds"), self.option("iterations")
        spent = f"{int(iterations):,} iterations" if iterations else ""
        spent = spent or f"{seconds or QUEEN_SECONDS} s"
        who = " and ".join(f"`{bot}`" for bot in thinkers)
        return f"Budget of {who}: {spent} a decision; share of the queen's time: {self.share}."

    def rows(self) -> list[list[str]]:
        """The rows of the ladder: results between levels."""
        share = self.share if "queen" in self.bots else "–"
        where = [self.option("mode"), self.option("seats")]
        found = [line.strip("| ").split(" | ") for line in self.tables[-1].splitlines()[2:]]
        if " --together" in self.command:
            if sum(bot in LEVELS for bot in self.bots) < 2:
                return []
            games, won = found[0][1], ", ".join(f"{row[0]} {row[2]}" for row in found)
            drawn = max(int(row[3]) for row in found)
            return [[*where, "all at one table", won, str(drawn), games, "–", share]]
        return [row for pair in found if (row := _step(where, pair, share))]


def _step(where: list[str], pair: list[str], share: str) -> list[str]:
    """The row of two neighboring levels, seen from the higher one; empty for other pairs."""
    names, games, won, drawn, lost, _bounds = pair
    first, second = names.split(" – ")
    if not {first, second} <= set(LEVELS):
        return []
    if abs(LEVELS.index(first) - LEVELS.index(second)) != 1:
        return []
    if LEVELS.index(first) < LEVELS.index(second):
        first, second, won = second, first, lost
    low, high = wilson(int(won), int(games))
    bounds, own = f"{low:.0%} to {high:.0%}", share if first == "queen" else "–"
    return [*where, f"{first} against {second}", won, drawn, games, bounds, own]


def ladder(sections: list[ArenaSection]) -> str:
    """For each game, a table of its levels against each other."""
    found = []
    for game in sorted({section.game for section in sections}):
        rows = [row for each in sections if each.game == game for row in each.rows()]
        if rows:
            rows.sort(key=lambda row: (row[0], int(row[1]), _rank(row[2])))
            found.append(f"### {game.capitalize()}\n\n{markdown([HEAD, *rows])}\n")
    return "\n".join(found)


def _rank(who: str) -> int:
    name = who.split()[0]
    return LEVELS.index(name) if name in LEVELS else len(LEVELS)


def markdown(rows: list[list[str]]) -> str:
    head, *body = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([head, "|" + "---|" * len(rows[0]), *body])
