"""The targets of each figure, plain and compiled: a floor that fails the run, and a goal."""

from __future__ import annotations

from typing import NamedTuple


class Goal(NamedTuple):
    """The floor (for costs, the ceiling) and the goal."""

    floor: float | None
    plain: float | None
    compiled: float | None
    cost: bool = False

    def aim(self, compiled: bool) -> float | None:
        return self.compiled if compiled else self.plain


BELOW = "BELOW THE FLOOR"
NONE = Goal(None, None, None)

PLAY = {
    "othello": Goal(0.45, 0.7, 2),
    "hivernation": Goal(0.5, 0.75, 3),
    "hivernation total": Goal(0.3, 0.4, 1.5),
    "ambrosia": Goal(0.3, 0.55, 2),
    "propolis": Goal(0.3, 0.55, 2),
    "apiary": Goal(0.2, 0.4, 1.4),
}
SEARCH_LISTED_TO_PYTHON = Goal(1.2, 1.6, 5)
SEARCH_LISTED_TO_CPP = Goal(0.35, 0.5, 1.8)
CLONE_AT_START = Goal(40, 20, 7, cost=True)
CLONE_MID_TURN = Goal(80, 45, 15, cost=True)
REPLAY = Goal(20, 15, 5, cost=True)
MEMORY = {
    "hivernation": Goal(None, 20, 20, cost=True),
    "ambrosia": Goal(None, 20, 20, cost=True),
    "propolis": Goal(None, 20, 20, cost=True),
    "apiary": Goal(None, 60, 60, cost=True),
}
GROWTH = Goal(20, 5, 5, cost=True)
STEADY_P99 = Goal(25, 15, 15, cost=True)
SATURATED = Goal(2000, 5000, 5000)
CPU_A_MOVE = Goal(None, 150, 150, cost=True)
APPENDS = Goal(3000, 20000, 20000)
APPEND_P99 = Goal(None, 25, 25, cost=True)
THINKING_P99 = Goal(200, 200, 200, cost=True)
WRONG = Goal(0, 0, 0, cost=True)
SCREEN_P50 = Goal(None, 100, 100, cost=True)
ASLEEP = Goal(None, 100, 100, cost=True)


def of(goals: dict[str, Goal], game: str, mode: str) -> Goal:
    """The goal of a game in a mode: the mode's own if it has one, else the game's."""
    return goals.get(f"{game} {mode}", goals.get(game, NONE))


class Row(NamedTuple):
    """One line of the report."""

    part: str
    name: str
    figure: float | None
    unit: str
    goal: Goal = NONE
    beside: str = ""
    """The figure in plain units, which depend on the machine."""

    def verdict(self, compiled: bool) -> str:
        """How the figure compares with its floor and goal; empty if it has none."""
        aim = self.goal.aim(compiled)
        if self.figure is None:
            return "missing"
        if self.goal.floor is not None and not self._reaches(self.goal.floor):
            return BELOW
        if aim is None:
            return ""
        if self._reaches(aim):
            return "goal"
        return "short of the goal" if self.goal.floor is None else "floor"

    def _reaches(self, mark: float) -> bool:
        assert self.figure is not None
        return self.figure <= mark if self.goal.cost else self.figure >= mark
