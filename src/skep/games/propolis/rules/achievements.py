"""The twenty achievements of solo.  PRP-ACH"""

from __future__ import annotations

from typing import Final

from skep.games.propolis.box import ALL_WORKERS
from skep.games.propolis.codes import ACHIEVEMENTS, mark_code, mark_number
from skep.games.propolis.pieces import ANY_LETTER, PALACE, TRACKS, WILD
from skep.games.propolis.rules.prompts import Question
from skep.games.propolis.rules.scoring import card_points, score
from skep.games.propolis.state import Realm
from skep.kernel.script import ask


def reached(state: Realm) -> list[int]:
    """The numbers of all achievements whose condition holds as the table stands."""
    points = score(state, 0)
    best = max(card_points(state, 0, c) for c in state.hives[0] if c < PALACE)
    permanents = state.permanents[:TRACKS]
    most = max(permanents[:WILD]) + permanents[WILD]
    letters = max(state.banners[:ANY_LETTER]) + state.banners[ANY_LETTER]
    unused = state.unused(0)
    holds = (
        points >= 15,  # PRP-ACH-01
        points >= 17,  # PRP-ACH-02
        points >= 20,  # PRP-ACH-03
        points >= 22,  # PRP-ACH-04
        points >= 25,  # PRP-ACH-05
        points >= 27,  # PRP-ACH-06
        points >= 30,  # PRP-ACH-07
        points >= 35,  # PRP-ACH-08
        points >= 40,  # PRP-ACH-09
        best >= 7,  # PRP-ACH-10: a palace is no such card
        best >= 10,  # PRP-ACH-11
        most >= 5,  # PRP-ACH-12
        most >= 7,  # PRP-ACH-13
        permanents[WILD] >= 2,  # PRP-ACH-14
        sum(permanents) >= 10,  # PRP-ACH-15
        letters >= 5,  # PRP-ACH-16
        state.personal[0] == ALL_WORKERS,  # PRP-ACH-17
        state.central[0] == ALL_WORKERS,  # PRP-ACH-18
        unused <= 4,  # PRP-ACH-19
        unused >= 21,  # PRP-ACH-20
    )
    return [number for number, met in enumerate(holds, 1) if met]


class Mark(Question):
    """After a solo match: one achievement of those reached, or none.  PRP-ACH-21"""

    name = "mark"

    def options(self, state: Realm) -> list[int]:
        return [mark_code(0), *(mark_code(number) for number in reached(state))]

    def expected(self, state: Realm) -> list[int]:
        return [mark_code(number) for number in range(1, ACHIEVEMENTS + 1)]

    def why_not(self, state: Realm, code: int) -> str:
        return f"PRP-ACH-{mark_number(code):02}" if code in self.expected(state) else ""


MARK: Final = Mark()


async def mark(state: Realm) -> None:
    """The player may mark one achievement that was reached, and only one.  PRP-ACH-21"""
    state.marked = mark_number(await ask(state, 0, MARK))
    state.over = True
    if state.recording and state.marked:
        state.emit("marked", 0, {"number": state.marked})
