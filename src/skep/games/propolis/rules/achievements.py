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


def reached(realm: Realm) -> list[int]:
    """The numbers of all achievements whose condition holds as the table stands."""
    points = score(realm, 0)
    best = max(card_points(realm, 0, c) for c in realm.hives[0] if c < PALACE)
    permanents = realm.permanents[:TRACKS]
    most = max(permanents[:WILD]) + permanents[WILD]
    letters = max(realm.banners[:ANY_LETTER]) + realm.banners[ANY_LETTER]
    unused = realm.unused(0)
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
        realm.personal[0] == ALL_WORKERS,  # PRP-ACH-17
        realm.central[0] == ALL_WORKERS,  # PRP-ACH-18
        unused <= 4,  # PRP-ACH-19
        unused >= 21,  # PRP-ACH-20
    )
    return [number for number, met in enumerate(holds, 1) if met]


class Mark(Question):
    """After a solo match: one achievement of those reached, or none.  PRP-ACH-21"""

    name = "mark"

    def options(self, realm: Realm) -> list[int]:
        return [mark_code(0), *(mark_code(number) for number in reached(realm))]

    def expected(self, realm: Realm) -> list[int]:
        return [mark_code(number) for number in range(1, ACHIEVEMENTS + 1)]

    def why_not(self, realm: Realm, code: int) -> str:
        return f"PRP-ACH-{mark_number(code):02}" if code in self.expected(realm) else ""


MARK: Final = Mark()


async def mark(realm: Realm) -> None:
    """The player may mark one achievement that was reached, and only one.  PRP-ACH-21"""
    realm.marked = mark_number(await ask(realm, 0, MARK))
    realm.over = True
    if realm.recording and realm.marked:
        realm.emit("marked", 0, {"number": realm.marked})
