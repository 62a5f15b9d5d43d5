"""Majority in full rows, and renewing a row that was won.  PRP-MAJ, PRP-ROW"""

from __future__ import annotations

from skep.games.propolis.pieces import NO_OWNER, SLOTS, WILD
from skep.games.propolis.placement import EVERYONE, count, fortified_count
from skep.games.propolis.rules.deck import refill
from skep.games.propolis.state import Realm


async def check_rows(state: Realm) -> None:
    """Every full row is checked, whatever the action was, row 1 first.

    A tied row stays full and is checked again after each turn.
    PRP-MAJ-01, PRP-MAJ-06, PRP-MAJ-07, PRP-MAJ-09, PRP-MAJ-16
    """
    for row in range(len(state.bees) // SLOTS):
        if is_full(state, row):
            winner = leader(state, row)
            if winner >= 0:
                take_back(state, row, winner)
                await renew(state, row)
            elif state.recording:  # PRP-MAJ-05, PRP-ROW-05
                state.emit("tied", -1, {"row": row + 1, "strength": max(strengths(state, row))})


def cells_of(row: int) -> range:
    """The cells of a row, from the left."""
    return range(row * SLOTS, row * SLOTS + SLOTS)


def is_full(state: Realm, row: int) -> bool:
    """Whether the row has landscapes, and a worker on each.  PRP-MAJ-02, PRP-DECK-04"""
    lands = state.lands
    bees = state.bees
    first = row * SLOTS
    for cell in range(first, first + SLOTS):
        if not bees[cell] and lands[cell]:
            return False
    return any(bees[first : first + SLOTS])


def strength(workers: int) -> int:
    """Each worker counts 1, a fortified one 1 more.  PRP-MAJ-03, PRP-FORT-07"""
    return count(workers) + fortified_count(workers)


def strengths(state: Realm, row: int) -> list[int]:
    """Each side's total over all landscapes of the row.  PRP-MAJ-03, PRP-EX-09, PRP-EX-10"""
    return totals([(state.bees[cell], state.owner[cell]) for cell in cells_of(row)], state.sides)


def totals(landscapes: list[tuple[int, int]], sides: int) -> list[int]:
    """Each side's total of workers, given as workers and owner of each landscape.  PRP-MAJ-03"""
    found = [0] * sides
    for workers, owner in landscapes:
        if workers:
            found[owner] += strength(workers)
    return found


def leader(state: Realm, row: int) -> int:
    """The side with the single highest total, or -1 if it is tied or nobody is there.

    PRP-MAJ-04, PRP-MAJ-05, PRP-MAJ-08
    """
    return highest(strengths(state, row))


def highest(found: list[int]) -> int:
    """The side with the single highest of these totals, or -1.  PRP-MAJ-04, PRP-MAJ-05"""
    most = max(found)
    return found.index(most) if found.count(most) == 1 else -1


def take_back(state: Realm, row: int, winner: int) -> None:
    """The winner's workers of that row come home; one who is not active gains a wild.

    PRP-MAJ-10, PRP-MAJ-11, PRP-MAJ-15, PRP-SOLO-20
    """
    counted = strengths(state, row)
    for cell in cells_of(row):
        if state.bees[cell] and state.owner[cell] == winner:
            state.return_workers(cell, EVERYONE)
    gained = maybe_gain_wild(state, winner)
    if state.recording:
        facts = {"row": row + 1, "strengths": counted, "wild": int(gained)}
        state.emit("won", winner, facts)


def maybe_gain_wild(state: Realm, winner: int) -> bool:
    """A winner who is not the active player gains 1 wild; whether there was room for it.

    The active player had one already, for filling the row or fortifying in it.
    PRP-MAJ-12, PRP-MAJ-13, PRP-MAJ-14, PRP-SOLO-21, PRP-EX-11, PRP-EX-12
    """
    return winner != state.player and state.has_board(winner) and state.gain(winner, WILD)


async def renew(state: Realm, row: int) -> None:
    """The rightmost open landscape goes, those left of it slide right, a new one comes.

    PRP-ROW-03, PRP-ROW-04, PRP-EX-13
    """
    cell = discard_rightmost_open(state, row)
    first = row * SLOTS
    for at in range(cell, first, -1):
        state.lands[at] = state.lands[at - 1]
        state.bees[at] = state.bees[at - 1]
        state.owner[at] = state.owner[at - 1]
    state.lands[first] = 0
    state.bees[first] = 0
    state.owner[first] = NO_OWNER
    await refill(state)


def discard_rightmost_open(state: Realm, row: int) -> int:
    """Discard the one open landscape that is farthest right; its cell.

    PRP-ROW-01, PRP-ROW-02, PRP-ROW-06
    """
    first = row * SLOTS
    cell = first + SLOTS - 1
    while state.bees[cell] or state.lands[cell] == 0:
        cell -= 1
    gone = state.lands[cell]
    state.discard.append(gone)
    if state.recording:
        facts = {"at": (row + 1, cell - first + 1), "landscape": gone}
        state.emit("discarded", -1, facts)
    return cell
