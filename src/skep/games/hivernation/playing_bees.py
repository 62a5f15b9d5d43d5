"""Bees are put down at random, as quickly as can be: for rollouts only.

The rules' own functions keep so much about a hive that each question is answered at once. Here few
questions are asked, so nothing is kept but what lies there, and an empty cell that touches the hive
shows EDGE. All else is seen on the way around the cell that was picked. `mark_edge` and
`clear_edge` lie between this and the rules; `playing_on` calls it turn by turn.
"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.box import SPLIT
from skep.games.hivernation.lines import lines_from
from skep.games.hivernation.pieces import BEAR, EMPTY, KEEPER_KIND, PAW, QUEEN
from skep.games.hivernation.playing_tiles import EDGE, play_tile
from skep.games.hivernation.state import ARCADE, LEANS, PULL, Hive
from skep.hexes import ACROSS, AROUND, size
from skep.kernel.chance import Dice
from skep.kernel.compiling import i64

NOTHING_ELSE: Final = -1
PERHAPS_NOTHING: Final = -2
MISSES: Final = 64
"""After so many picks in vain one asks whether there is anything to pick at all."""
NO_TILES: Final[list[int]] = []
ROOMY: Final = [size(max(0, rings - 2)) for rings in range(sum(SPLIT) + 9)]
"""By rings: a tile on this cell or beyond calls for another ring."""

# Pips of its own, which fit into one digit of Python's ints as those of `Dice` don't: a prime below
# 2 to the 30th and a root of it (by L'Ecuyer's tables). The dice of the rollout give the first.
TIMES: Final = 771645345
MODULO: Final = 1073741789


def mark_edge(hive: Hive, edge: list[int]) -> None:
    """Tiles are as rollouts have them from now on; `near`, the places and the count of bees
    fall behind."""
    tiles = hive.tiles
    hive.edge = edge
    for cell in edge:
        tiles[cell] = EDGE


def clear_edge(hive: Hive) -> None:
    """Tiles are as the rules have them again, and bees are counted."""
    tiles = hive.tiles
    for cell in hive.edge:
        tiles[cell] = EMPTY
    count_bees(hive)


def count_bees(hive: Hive) -> None:
    """How many of each side can be seen.  HIV-SCORE-01"""
    tiles = hive.tiles
    shown = [tiles[cell] for cell in hive.occupied]
    for side in range(2):
        hive.bees[side] = shown.count(side + 1)
        if hive.mode == ARCADE:
            hive.bees[side] += shown.count(side + 1 + PAW)


def has_place(hive: Hive, side: int) -> bool:
    """Is there any place for a bee of the side?  HIV-ATT-01…06"""
    tiles = hive.tiles
    mask = LEANS[side]
    for cell in hive.edge:
        for beside in AROUND[cell]:
            if tiles[beside] > EMPTY and PULL[tiles[beside]] & mask:
                return True  # nearly always at once
    # an EDGE at the end of a line closes it as little as an empty cell
    return any(lines_from(tiles, cell, 2 - side, 2 - side) for cell in hive.edge)


def last_turns(hive: Hive) -> list[int]:
    """For each side: in how many turns bees alone would bring the next thing to see to.

    HIV-QUICK-04, HIV-TOTAL-04, HIV-ARCADE-02, HIV-ARCADE-04
    """
    reserve = hive.reserve
    if hive.mode != ARCADE:
        return [reserve[0] + reserve[1]] * 2
    if hive.final:
        return [1, 1]
    return [2 * reserve[side] - (side == hive.side) for side in range(2)]


def play_bees(hive: Hive, dice: Dice, most: int, only_bees: bool) -> tuple[int, int]:
    """So many turns with bees and other tiles, until a reserve is used up, a Beekeeper or declining
    is picked: how many, and what was picked. The last turn is not closed yet.

    It is one long loop, and what is done ahead stands there again for behind, because a call would
    take longer than what it does.  HIV-TURN-02…05, HIV-ATT, HIV-PINCER, HIV-LOS, HIV-BLOCK
    """
    tiles = hive.tiles
    frontier = hive.edge
    occupied = hive.occupied
    across = ACROSS
    around = AROUND
    times = TIMES
    modulo = MODULO
    side = hive.side
    own: i64 = side + 1
    enemy: i64 = 2 - side
    tile: i64
    tools = others = 0  # what else there is to pick for this side, and for the next
    stack = NO_TILES
    if hive.stack is not None:
        stack = hive.stack.cards
        if not only_bees:
            tools = len(set(hive.hands[side].cards)) + hive.final  # HIV-ARCADE-09
            others = len(set(hive.hands[1 - side].cards))
    lasts = last_turns(hive)
    turns = min(most, lasts[0], lasts[1])
    roomy = ROOMY[hive.rings]
    pips = dice.roll() % (modulo - 1) + 1
    played = misses = 0
    picked = NOTHING_ELSE
    beside_bear = False
    while played < turns:
        count = len(frontier)
        pips = pips * times % modulo
        pick = pips % (count + tools)
        if pick >= count:
            kinds = sorted(set(hive.hands[own - 1].cards))
            picked = pick - count
            if picked == len(kinds) or kinds[picked] == KEEPER_KIND or not occupied:
                break
            play_tile(hive, kinds[picked], own - 1, dice)
            picked = NOTHING_ELSE
            tools = len(set(hive.hands[own - 1].cards))
            roomy = ROOMY[hive.rings]
            hive.reserve[own - 1] += 1  # each turn is taken for a bee's at the end
            lasts[own - 1] += 2
            turns = min(most, lasts[0], lasts[1])
            played += 1
            own, enemy = enemy, own
            tools, others = others, tools
            continue
        cell = frontier[pick]
        opens = False
        lines = 0
        for ahead, behind, on, back in across[cell]:
            tile = tiles[ahead]
            if tile > 0:
                if tile == own:
                    opens = True  # HIV-ATT-02
                elif tile == enemy:
                    at = on[ahead]
                    tile = tiles[at]
                    while tile == enemy:
                        at = on[at]
                        tile = tiles[at]
                    if tile == own or tile == own + PAW:  # HIV-LOS-01…04, HIV-BLOCK
                        opens = True  # HIV-ATT-04
                        lines += 1
                        while ahead != at:
                            tiles[ahead] = own  # HIV-PINCER-04
                            ahead = on[ahead]
                elif tile == BEAR:
                    opens = beside_bear = True  # HIV-ATT-03
                elif tile == QUEEN or tile == own + PAW:
                    opens = True  # HIV-ATT-01
            tile = tiles[behind]
            if tile > 0:
                if tile == own:
                    opens = True
                elif tile == enemy:
                    at = back[behind]
                    tile = tiles[at]
                    while tile == enemy:
                        at = back[at]
                        tile = tiles[at]
                    if tile == own or tile == own + PAW:
                        opens = True
                        lines += 1
                        while behind != at:
                            tiles[behind] = own
                            behind = back[behind]
                elif tile == BEAR:
                    opens = beside_bear = True
                elif tile == QUEEN or tile == own + PAW:
                    opens = True
        if not opens:
            misses += 1
            if misses == MISSES:
                picked = PERHAPS_NOTHING
                break
            continue
        if beside_bear:
            tiles[cell] = own + PAW  # HIV-BEAR-04
            beside_bear = False
        else:
            tiles[cell] = own
        occupied.append(cell)
        for at in around[cell]:
            if not tiles[at]:
                tiles[at] = EDGE
                frontier.append(at)
        last = frontier.pop()
        if last != cell:
            frontier[pick] = last
        if cell >= roomy:
            hive.make_room(hive.rings + 1)
            roomy = ROOMY[hive.rings]
        if lines > 1 and stack:  # HIV-MULTI-03…09
            pips = pips * times % modulo
            hive.hands[own - 1].put(stack.pop(pips % len(stack)))
            tools = len(set(hive.hands[own - 1].cards))
        played += 1
        own, enemy = enemy, own
        tools, others = others, tools
    if played:
        hive.reserve[side] -= (played + 1) // 2
        hive.reserve[1 - side] -= played // 2
        hive.turn += played - 1
        hive.side = enemy - 1
    return played, picked
