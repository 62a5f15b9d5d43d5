"""The end of a turn: majority in full rows, and renewing those that were won.  PRP-MAJ, PRP-ROW"""

from __future__ import annotations

from skep.games.propolis.deck import refill
from skep.games.propolis.pieces import NOBODY_HERE, SLOTS, STRENGTH, WILD
from skep.games.propolis.state import Realm

ALL: int = 255
"""Every worker on a landscape."""


async def check_rows(realm: Realm) -> None:
    """Every full row is checked, whatever the action was, row 1 first.  PRP-MAJ-01, PRP-MAJ-16"""
    bees = realm.bees
    short = 0 in realm.lands
    for row in range(len(bees) // SLOTS):
        at = row * SLOTS
        taken = bees[at] and bees[at + 1] and bees[at + 2] and bees[at + 3]
        if taken or (short and realm.is_full(row)):
            winner = leader(realm, row)
            if winner >= 0:
                take_back(realm, row, winner)
                await renew(realm, row)
            elif realm.recording:
                realm.emit("tied", -1, {"row": row + 1, "strength": max(strengths(realm, row))})


def strengths(realm: Realm, row: int) -> list[int]:
    """What each side's workers count in a row: 1 standing, 2 fortified.  PRP-MAJ-03"""
    totals = [0] * realm.sides
    for cell in range(row * SLOTS, row * SLOTS + SLOTS):
        if realm.bees[cell]:
            totals[realm.owner[cell]] += STRENGTH[realm.bees[cell]]
    return totals


def leader(realm: Realm, row: int) -> int:
    """The side with the single highest total, or -1 if it is tied or nobody is there.

    PRP-MAJ-04, PRP-MAJ-05, PRP-MAJ-08
    """
    totals = strengths(realm, row)
    most = max(totals)
    if totals.count(most) > 1:
        return -1
    return totals.index(most)


def take_back(realm: Realm, row: int, winner: int) -> None:
    """The winner's workers of that row come home; one who is not active gains a wild.

    PRP-MAJ-10…15, PRP-SOLO-19…21
    """
    totals = strengths(realm, row)
    for cell in range(row * SLOTS, row * SLOTS + SLOTS):
        if realm.bees[cell] and realm.owner[cell] == winner:
            realm.free(cell, ALL)
    gained = False
    if winner != realm.player and realm.gains_things(winner):
        gained = realm.gain(winner, WILD)
    if realm.recording:
        facts = {"row": row + 1, "strengths": totals, "wild": int(gained)}
        realm.emit("won", winner, facts)


async def renew(realm: Realm, row: int) -> None:
    """The rightmost open landscape goes, those left of it slide right, a new one comes.

    PRP-ROW-01…06
    """
    first = row * SLOTS
    cell = first + SLOTS - 1
    while realm.bees[cell] or realm.lands[cell] == 0:
        cell -= 1
    gone = realm.lands[cell]
    realm.discard.append(gone)
    if realm.recording:
        facts = {"at": [row + 1, cell - first + 1], "landscape": gone}
        realm.emit("discarded", -1, facts)
    for at in range(cell, first, -1):
        realm.lands[at] = realm.lands[at - 1]
        realm.bees[at] = realm.bees[at - 1]
        realm.owner[at] = realm.owner[at - 1]
    realm.lands[first] = 0
    realm.bees[first] = 0
    realm.owner[first] = NOBODY_HERE
    await refill(realm)
