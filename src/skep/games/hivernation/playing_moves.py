"""Bees move at random in Total Domination's second phase, on tiles as `playing_bees` has them.

A cell may show EDGE though the last bee that it touched has gone: that is found out when the cell
is picked. Whether a match is over, and why, is left to the rules as soon as it might be.
"""

from __future__ import annotations

from skep.games.hivernation.box import CALM_TURNS, MOVES_LIMIT, SAME_POSITION
from skep.games.hivernation.ending import end, maybe_end_moving
from skep.games.hivernation.gaps import GAPS, OUTSIDE, survey
from skep.games.hivernation.lifting import can_move
from skep.games.hivernation.moving import bee_marks
from skep.games.hivernation.pieces import EMPTY
from skep.games.hivernation.playing_bees import (
    MISSES,
    MODULO,
    TIMES,
    clear_edge,
    has_place,
    mark_edge,
)  # fmt: skip
from skep.games.hivernation.playing_tiles import EDGE
from skep.games.hivernation.state import NO_CELLS, UNKNOWN, Hive
from skep.hexes import AROUND, STEP, size
from skep.kernel.chance import Dice
from skep.kernel.compiling import i64


def move_on(hive: Hive, dice: Dice, last: int) -> None:
    """Moves up to that turn or to the end.  HIV-TOTAL-05…16"""
    hive.edge = hive.frontier
    while not hive.over and hive.turn < last:
        if hive.holes == UNKNOWN:
            survey(hive)
        mark_edge(hive, hive.edge)
        pending, movable = play_moves(hive, dice, last - hive.turn)
        settle(hive)
        if not movable:
            hive.look_around()
            movable = can_move(hive, hive.side)
        if pending:
            maybe_end_moving(hive, True, movable)
        elif not movable:
            end(hive, "no-move")  # HIV-TOTAL-13
    if not hive.over and hive.holes == UNKNOWN:
        hive.look_around()


def settle(hive: Hive) -> None:
    """Tiles and the edge are as the rules have them; what else they keep is not known."""
    clear_edge(hive)
    lying = {0, *hive.occupied}
    hive.edge = [cell for cell in hive.edge if not lying.isdisjoint(AROUND[cell])]
    hive.holes = UNKNOWN
    hive.hollow = None
    hive.lifts = NO_CELLS


def play_moves(hive: Hive, dice: Dice, turns: int) -> tuple[bool, bool]:
    """So many moves, or as many as there are before the match might be over: whether that is still
    to be told after the last of them, and whether the next side is known to have a move.

    It is one long loop, because a call would take longer than what it does.
    """
    tiles = hive.tiles
    frontier = hive.edge
    occupied = hive.occupied
    around = AROUND
    steps = STEP
    times = TIMES
    modulo = MODULO
    marks = bee_marks(hive)
    seen = marks_seen(hive)
    news: list[int] = []
    mark = hive.mark
    side = hive.side
    own: i64 = side + 1
    enemy: i64 = 2 - side
    tile: i64
    mine = hive.bees[side]
    theirs = hive.bees[1 - side]
    calm = hive.calm
    holes = hive.holes
    roomy = size(hive.rings - 2)
    pips = dice.roll() % (modulo - 1) + 1
    most = min(turns, MOVES_LIMIT - hive.moves)
    bees = len(occupied)
    moved = misses = 0
    pending = movable = False
    while misses < MISSES:
        pips = pips * times % modulo
        lifted = pips % bees
        origin = occupied[lifted]
        if tiles[origin] != own:
            continue
        touched: i64 = 0
        for at in around[origin]:
            touched += touched
            if tiles[at] > 0:
                touched += 1
        gaps = GAPS[touched]
        if gaps > 1 and (not holes or not parts_spaces(tiles, origin, roomy)):  # HIV-TOTAL-07
            misses += 1
            continue
        tiles[origin] = EMPTY
        flipped: list[int] = []
        opens = False
        goal = pick = tries = 0
        while not opens:
            tries += 1
            if tries % MISSES == 0 and not has_place(hive, own - 1):
                break
            pips = pips * times % modulo
            pick = pips % len(frontier)
            goal = frontier[pick]
            alone = True
            for at, step in zip(around[goal], steps):
                tile = tiles[at]
                if tile > 0:
                    alone = False
                    if tile != enemy:
                        opens = True  # HIV-ATT-01, HIV-ATT-02
                        continue
                    to = step[at]
                    tile = tiles[to]
                    while tile == enemy:
                        to = step[to]
                        tile = tiles[to]
                    if tile == own:  # HIV-LOS-01…04
                        opens = True  # HIV-ATT-04
                        while at != to:
                            flipped.append(at)
                            at = step[at]
            if alone:
                tiles[goal] = EMPTY
                frontier[pick] = frontier[-1]
                frontier.pop()
        if pending or not opens:
            tiles[origin] = own
            for at in around[origin]:
                if tiles[at] == EMPTY:
                    tiles[at] = EDGE
                    frontier.append(at)
            if pending and opens:
                movable = True
                break
            misses += 1  # HIV-TOTAL-09
            continue
        tiles[goal] = own
        occupied[lifted] = goal
        last = frontier.pop()
        if last != goal:
            frontier[pick] = last
        if goal >= roomy:
            hive.make_room(hive.rings + 1)
            roomy = size(hive.rings - 2)
            bee_marks(hive)
        touched = 0
        for at in around[goal]:
            touched += touched
            tile = tiles[at]
            if tile > 0:
                touched += 1
            elif tile == EMPTY:
                tiles[at] = EDGE
                frontier.append(at)
        if tiles[origin] == EMPTY:
            tiles[origin] = EDGE
            frontier.append(origin)
        holes += GAPS[touched] - gaps
        mark ^= marks[0] ^ marks[2 * origin + own - 1] ^ marks[2 * goal + own - 1]
        calm += 1
        if flipped:
            calm = 0
            mine += len(flipped)
            theirs -= len(flipped)
            for at in flipped:
                tiles[at] = own
                mark ^= marks[2 * at] ^ marks[2 * at + 1]
        moved += 1
        misses = 0
        again = seen.get(mark, 0) + 1
        own, enemy = enemy, own
        mine, theirs = theirs, mine
        pending = calm >= CALM_TURNS or again >= SAME_POSITION or moved == most or not mine
        if not mine:
            movable = True  # nobody asks any more: HIV-TOTAL-12
            break
        if not pending:
            seen[mark] = again
            news.append(mark)
    hive.turn += moved
    hive.player = hive.circle[(hive.first + hive.turn) % len(hive.circle)]
    hive.side = own - 1
    hive.calm = calm
    hive.moves += moved
    hive.mark = mark
    hive.holes = holes
    hive.seen += b"".join([mark.to_bytes(8, "big") for mark in news])
    return pending, movable


def marks_seen(hive: Hive) -> dict[int, int]:
    """How often each position was seen."""
    seen: dict[int, int] = {}
    for at in range(0, len(hive.seen), 8):
        mark = int.from_bytes(hive.seen[at : at + 8], "big")
        seen[mark] = seen.get(mark, 0) + 1
    return seen


def parts_spaces(tiles: list[int], cell: int, beyond: int) -> bool:
    """Is there another empty space behind each gap around a tile?"""
    gaps = gaps_around(tiles, cell)
    return len({space_of(tiles, at, beyond) for at in gaps}) == len(gaps)


def gaps_around(tiles: list[int], cell: int) -> list[int]:
    """The first cell of each gap between the tiles around a cell."""
    ring = AROUND[cell]
    return [ring[way] for way in range(6) if tiles[ring[way]] <= 0 < tiles[ring[way - 1]]]


def space_of(tiles: list[int], cell: int, beyond: int) -> int:
    """A number for the empty space with the cell. One looks straight outward first: cells have the
    higher numbers the farther out they are, and there are no tiles beyond."""
    at = cell
    while tiles[at] <= 0:
        if at >= beyond:
            return OUTSIDE
        at = max(AROUND[at])
    met = {cell}
    open_ends = [cell]
    while open_ends:
        at = max(open_ends)
        if at >= beyond:
            return OUTSIDE
        open_ends.remove(at)
        for beside in AROUND[at]:
            if tiles[beside] <= 0 and beside not in met:
                met.add(beside)
                open_ends.append(beside)
    return min(met)
