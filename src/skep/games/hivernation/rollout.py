"""Playing on to the end by quick sampling: a candidate is picked, tested, and picked again.

Each pick is uniform over the same options that the script would offer; a test compares the two.
What is picked goes to the front of its list, where it is found at once when it leaves it; the order
of such a list changes no chance.
"""

from __future__ import annotations

from skep.games.hivernation.bees import bee_places, lines_over, put_bee
from skep.games.hivernation.ending import end, maybe_end_moving
from skep.games.hivernation.gaps import LOOSE, TOUCHED, know_holes, loose_bees, parts_spaces
from skep.games.hivernation.laying import close_eyes
from skep.games.hivernation.lifting import can_move, has_goal
from skep.games.hivernation.moving import lift_bee, set_bee
from skep.games.hivernation.pieces import BEE_KIND, DRONE_PAW, KEEPER_KIND
from skep.games.hivernation.prompts import DECLINE, LIFT, PLAY
from skep.games.hivernation.specialties import fetchable, put_specialty
from skep.games.hivernation.state import (
    ARCADE,
    BESIDE_QUEEN,
    LEANS,
    MOVING,
    NOWHERE,
    ONLY_QUEEN,
    Hive,
)  # fmt: skip
from skep.games.hivernation.turn import close_turn
from skep.kernel.chance import Dice
from skep.kernel.compiling import i64


def rollout(hive: Hive, dice: Dice, turns: int) -> bool:
    """Play on at random from a turn's start, for so many turns; False in mid-turn."""
    if hive.prompt is not PLAY and hive.prompt is not LIFT:
        return False
    last = hive.turn + turns
    if not hive.blind:
        close_eyes(hive)
    while not hive.over and hive.turn < last:
        if hive.phase == MOVING:
            move(hive, dice)
        elif hive.mode == ARCADE:
            arcade_turn(hive, dice)
        else:
            bee_turn(hive, dice)
    return True


def bee_turn(hive: Hive, dice: Dice) -> None:
    """A turn without specialties."""
    side = hive.side
    cell = sample_place(hive, side, dice)
    if cell < 0:
        end(hive, "blocked")
        return
    hive.reserve[side] -= 1
    put_bee(hive, cell, side)
    close_turn(hive, False)


def sample_place(hive: Hive, side: int, dice: Dice) -> int:
    """A random place for a bee, or NOWHERE if there is none."""
    frontier = hive.frontier
    near = hive.near
    leans: i64 = LEANS[side]
    count = len(frontier)
    for _ in range(4 * count):
        pick = dice.roll() % count
        cell = frontier[pick]
        if (near[cell] & leans or lines_over(hive, cell, side)) and cell != hive.lifted:
            frontier[pick], frontier[0] = frontier[0], cell
            return cell
    places = [cell for cell in bee_places(hive, side) if cell != hive.lifted]
    return places[dice.below(len(places))] if places else NOWHERE


def arcade_turn(hive: Hive, dice: Dice) -> None:
    """A turn with bees and specialties."""
    side = hive.side
    play = sample_play(hive, side, dice)
    if play == NOWHERE_TO_PLAY:
        end(hive, "last-bee" if hive.final else "blocked")
    elif play == DECLINE:
        end(hive, "declined")
    elif play < 0:
        use(hive, -play, side, dice)
        close_turn(hive, False)
    else:
        hive.reserve[side] -= 1
        bee(hive, play, side, dice)
        close_turn(hive, hive.reserve[side] == 0)


NOWHERE_TO_PLAY = -9


def sample_play(hive: Hive, side: int, dice: Dice) -> int:
    """A random option of a turn: a bee's place, a specialty, or declining."""
    frontier = hive.frontier
    near = hive.near
    leans: i64 = LEANS[side]
    hand = hive.hands[side].cards
    bees = len(frontier) if hive.reserve[side] else 0
    count = bees + len(hand)
    for _ in range(0 if hive.final else 4 * count):
        pick = dice.roll() % count
        if pick >= bees:
            if can_use(hive, hand, pick - bees, side):
                return -hand[pick - bees]
            continue
        cell = frontier[pick]
        if near[cell] & leans or lines_over(hive, cell, side):
            frontier[pick], frontier[0] = frontier[0], cell
            return cell
    plays = PLAY.options(hive)
    return plays[dice.below(len(plays))] if plays else NOWHERE_TO_PLAY


def can_use(hive: Hive, hand: list[int], at: int, side: int) -> bool:
    """Is this tile of the hand the first of its kind, and can it be played now?"""
    kind = hand[at]
    if at and hand[at - 1] == kind:
        return False
    return bool(fetchable(hive, side) if kind == KEEPER_KIND else hive.occupied)


def bee(hive: Hive, cell: int, side: int, dice: Dice) -> None:
    """A bee with its bonus draw."""
    if len(put_bee(hive, cell, side)) > 1 and hive.stack is not None and hive.stack.cards:
        kind = hive.stack.cards[dice.below(len(hive.stack.cards))]
        hive.stack.take(kind)
        hive.hands[side].put(kind)


def use(hive: Hive, kind: int, side: int, dice: Dice) -> None:
    """A specialty of the hand; a Beekeeper brings another tile."""
    hive.hands[side].take(kind)
    if kind != KEEPER_KIND:
        put_specialty(hive, kind, sample_top(hive, dice), side)
        return
    kinds = fetchable(hive, side)
    fetched = kinds[dice.below(len(kinds))]
    hive.discard[fetched] -= 1
    if fetched == BEE_KIND:
        bee(hive, sample_place(hive, side, dice), side, dice)
    else:
        put_specialty(hive, fetched, sample_top(hive, dice), side)
    hive.discard[KEEPER_KIND] += 1


def sample_top(hive: Hive, dice: Dice) -> int:
    """A random place for a Flower, Bear or Pesticide; there always is one once a tile lies."""
    tiles = len(hive.occupied)
    count = tiles + len(hive.frontier)
    while True:
        pick = dice.below(count)
        if pick < tiles:
            cell = hive.occupied[pick]
            if hive.tiles[cell] <= DRONE_PAW:
                return cell
        else:
            cell = hive.frontier[pick - tiles]
            if cell > BESIDE_QUEEN or hive.near[cell] != ONLY_QUEEN:
                return cell


def sample_lift(hive: Hive, side: int, dice: Dice) -> int:
    """A random bee that may be picked up; there is one."""
    know_holes(hive)
    tiles = hive.tiles
    near = hive.near
    own = side + 1
    cells = hive.occupied if hive.hollow is not None else loose_bees(hive, side)
    count = len(cells)
    while True:
        pick = dice.roll() % count
        cell = cells[pick]
        if (
            tiles[cell] == own
            and (LOOSE[near[cell] >> TOUCHED] or hive.hollow is None or parts_spaces(hive, cell))
            and has_goal(hive, cell, side)
        ):
            cells[pick], cells[0] = cells[0], cell
            return cell


def move(hive: Hive, dice: Dice) -> None:
    """A turn of the second phase; that there is a move was seen to when the last one ended."""
    side = hive.side
    lift_bee(hive, sample_lift(hive, side, dice), side)
    set_bee(hive, sample_place(hive, side, dice), side)
    maybe_end_moving(hive, True, can_move(hive, hive.side))
