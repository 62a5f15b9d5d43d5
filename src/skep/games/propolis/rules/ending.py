"""The game end: what triggers the last round, and what comes after it.  PRP-END, PRP-SEND"""

from __future__ import annotations

from typing import Final

from skep.games.propolis.box import HIVE, ROUNDS
from skep.games.propolis.rules.achievements import reached
from skep.games.propolis.rules.scoring import scores
from skep.games.propolis.state import MARKING, Realm

REASONS: Final = ("ten-cards", "solo-deck", "round-limit")


def trigger(realm: Realm, reason: str, side: int) -> None:
    """The round under way is the last one; all actions stay allowed.  PRP-END-01, PRP-END-07"""
    if not realm.final:
        realm.final = reason
        if realm.recording:
            realm.emit("last-round", side, {"reason": reason})


def close_turn(realm: Realm) -> None:
    """The next side is to move; a last round ends when the first player would be.

    PRP-TURN-01, PRP-END-04, PRP-END-05, PRP-END-06, PRP-SEND-03
    """
    side = realm.player
    if len(realm.hives[side]) >= HIVE:  # PRP-END-01, PRP-END-02, PRP-END-03, PRP-SEND-01
        trigger(realm, "ten-cards", side)
    realm.turn += 1
    realm.player = (side + 1) % realm.sides
    if realm.player == realm.first:
        realm.rounds += 1
        if realm.rounds >= ROUNDS:  # PRP-END-08
            trigger(realm, "round-limit", side)
        if realm.final:
            end(realm)


def end(realm: Realm) -> None:
    """Nobody has another turn; after solo an achievement may be marked.  PRP-ACH-21"""
    realm.reason = realm.final
    if realm.recording:
        realm.emit("over", -1, {"reason": realm.reason, "scores": scores(realm)})
        if realm.solo:
            realm.emit("achieved", 0, {"numbers": reached(realm), "count": len(reached(realm))})
    if realm.solo and reached(realm):
        realm.phase = MARKING
    else:
        realm.over = True
