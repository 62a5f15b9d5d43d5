"""The twenty achievements of solo.  PRP-ACH"""

from __future__ import annotations

from typing import Final

from skep.games.propolis.box import ALL_WORKERS
from skep.games.propolis.pieces import ANY_LETTER, PALACE, TRACKS, WILD
from skep.games.propolis.scoring import card_points, score
from skep.games.propolis.state import Realm

SCORES: Final = (15, 17, 20, 22, 25, 27, 30, 35, 40)
"""Achievements 1 to 9.  PRP-ACH-01…09"""


def reached(realm: Realm) -> list[int]:
    """The numbers of all achievements whose condition holds as the table stands."""
    points = score(realm, 0)
    found = [number for number, least in enumerate(SCORES, 1) if points >= least]
    best = max(card_points(realm, 0, c) for c in realm.hives[0] if c < PALACE)
    permanents = realm.permanents[:TRACKS]
    most = max(permanents[:WILD]) + permanents[WILD]
    letters = max(realm.banners[:ANY_LETTER]) + realm.banners[ANY_LETTER]
    unused = realm.unused(0)
    holds = (
        best >= 7,  # PRP-ACH-10 a palace is no such card
        best >= 10,
        most >= 5,
        most >= 7,
        permanents[WILD] >= 2,
        sum(permanents) >= 10,
        letters >= 5,
        realm.personal[0] == ALL_WORKERS,
        realm.central[0] == ALL_WORKERS,
        unused <= 4,
        unused >= 21,
    )
    return found + [number for number, met in enumerate(holds, len(SCORES) + 1) if met]
