"""Moves carried out, and what happens where they end.  AMB-MOVE, AMB-ORG, AMB-BACK"""

from __future__ import annotations

from skep.games.ambrosia.choices import free_bees, next_bees
from skep.games.ambrosia.codes import (
    DONE,
    FREE,
    MOVE,
    NEXT,
    ORGANIZE,
    PER_SPACE,
    ROB,
    TUNNEL,
    UNDER,
    YES,
    move_parts,
)  # fmt: skip
from skep.games.ambrosia.events import emit, emit_flight, emit_to_onlookers, names
from skep.games.ambrosia.moves import may_land, moves_from, next_group, power
from skep.games.ambrosia.pieces import (
    BEEKEEPER,
    BERSERKER,
    COLORS,
    GUERRILLA,
    GUST,
    HOLE,
    HONEYWELL,
    KINDS,
    MASK,
    UNINTENDED,
    count_bees,
    listed,
    stacked,
)  # fmt: skip
from skep.games.ambrosia.prompts import DIG, FLY, FREE_BEE, HONEY, ORDER, RIDE, ROBBED, SHOW
from skep.games.ambrosia.scoring import gain, lose
from skep.games.ambrosia.state import (
    FROM_BEEKEEPER,
    FROM_EVENT,
    FROM_HONEYWELL,
    NOWHERE,
    Meadow,
)  # fmt: skip
from skep.kernel.script import CHANCE, ask


def fly(meadow: Meadow, code: int) -> int:
    """Carry out a move; where it ended.  AMB-MOVE-04…13"""
    at, count, spaces = move_parts(code - MOVE)
    color = meadow.owner[at]
    to = (at + spaces) % len(meadow.owner)
    moved = meadow.lift(at, count)
    meadow.land(color, to, moved, count)
    if meadow.recording:
        emit_flight(meadow, "flew", color, moved, at, to)
    if meadow.event == UNINTENDED and abs(spaces) >= 3:
        for other in meadow.from_left(color):  # AMB-EVT-15…18
            gain(meadow, other, 1, FROM_EVENT)
        if meadow.recording:
            emit(meadow, "unintended", color, {"spaces": abs(spaces)})
    return to


async def show(meadow: Meadow) -> None:
    """Another color's bee came to light: what led there can't be taken back."""
    meadow.bared = False
    if not meadow.open:
        await ask(meadow, CHANCE, SHOW)


async def organize(meadow: Meadow, color: int, at: int) -> int:
    """The Organizer puts its group in order, and then it moves.  AMB-ORG-01…03"""
    await put_in_order(meadow, color, at, 1)
    to = fly(meadow, await ask(meadow, meadow.hand(color), FLY, at))
    if meadow.bared:
        await show(meadow)
    return to


async def put_in_order(meadow: Meadow, color: int, at: int, organizer: int) -> None:
    """A group's bees one by one from the top down; the rest may stay as it is.  AMB-EVT-38"""
    meadow.sorting = at
    meadow.placed = 0
    while len(next_bees(meadow)) > 1:
        code = await ask(meadow, meadow.hand(color), ORDER, organizer)
        if code == DONE:
            break
        pull_up(meadow, at, meadow.placed, code - NEXT)
        meadow.placed += 1
    meadow.sorting = NOWHERE
    meadow.placed = 0
    if meadow.recording:
        facts = {"at": at, "top": KINDS[meadow.bees[at] & 15]}
        emit_to_onlookers(meadow, "sorted", color, facts, {"bees": names(meadow.bees[at])})


def pull_up(meadow: Meadow, at: int, place: int, kind: int) -> None:
    """The uppermost bee of a kind among those not yet in place comes to this place."""
    kinds = listed(meadow.bees[at])
    kinds.insert(place, kinds.pop(kinds.index(kind, place)))
    meadow.bees[at] = stacked(kinds)


async def land(meadow: Meadow, color: int, at: int) -> None:
    """What the special space does where a move ended; a gust may lead on.  AMB-BACK-04…06"""
    while meadow.ring.calls[at] and not meadow.used >> at & 1:
        special = meadow.ring.special[at]
        if special == GUST:
            to = await ride(meadow, color, at)
            if to == NOWHERE:
                return
            at = to
            continue
        if special == HOLE:
            await dig(meadow, color, at)
        elif special == HONEYWELL:
            await drink(meadow, color, at)
        elif special == BEEKEEPER:
            await rob(meadow, color, at)
        elif special == GUERRILLA:
            await raid(meadow, color, at)
        return


async def ride(meadow: Meadow, color: int, at: int) -> int:
    """The gust: another move from here at once, or none; where it ended.  AMB-GUST"""
    if not moves_from(meadow, color, at):
        return NOWHERE
    code = await ask(meadow, meadow.hand(color), RIDE, at)
    if code == DONE:
        return NOWHERE
    meadow.used |= 1 << at
    if meadow.recording:
        emit(meadow, "gust", color, {"at": at})
    if code == ORGANIZE + at:
        return await organize(meadow, color, at)
    to = fly(meadow, code)
    if meadow.bared:
        await show(meadow)
    return to


async def dig(meadow: Meadow, color: int, at: int) -> None:
    """The earthworm hole: some bees go on to its partner, which sets off nothing.  AMB-WORM"""
    to = meadow.ring.partner[at]
    if not may_land(meadow, color, to, power(meadow, at) == BERSERKER):
        return
    code = await ask(meadow, meadow.hand(color), DIG, at)
    if code == DONE:
        return
    meadow.used |= 1 << at
    moved = meadow.lift(at, code - TUNNEL)
    meadow.land(color, to, moved, code - TUNNEL)
    if meadow.recording:
        emit_flight(meadow, "dug", color, moved, at, to)
    if meadow.bared:
        await show(meadow)


async def drink(meadow: Meadow, color: int, at: int) -> None:
    """The honeywell: a point at once.  AMB-WELL-01, AMB-WELL-02"""
    if meadow.asking and await ask(meadow, meadow.hand(color), HONEY, at) != YES:
        return
    meadow.used |= 1 << at
    if meadow.recording:
        emit(meadow, "honey", color, {"at": at})
    gain(meadow, color, 1, FROM_HONEYWELL)


async def rob(meadow: Meadow, color: int, at: int) -> None:
    """The beekeeper: a point off another color.  AMB-KEEP-01…03"""
    code = await ask(meadow, meadow.hand(color), ROBBED, at)
    if code == DONE:
        return
    meadow.used |= 1 << at
    loss = lose(meadow, code - ROB, FROM_BEEKEEPER)
    if meadow.recording:
        emit(meadow, "robbed", color, {"at": at, "victim": COLORS[code - ROB], "loss": loss})


async def raid(meadow: Meadow, color: int, at: int) -> None:
    """The guerrilla: an own covered bee is freed, and no jelly is paid.  AMB-GUER-01, 02"""
    if not free_bees(meadow, color):
        return
    code = await ask(meadow, meadow.hand(color), FREE_BEE, color)
    if code != DONE:
        meadow.used |= 1 << at
        free(meadow, color, code)


def free(meadow: Meadow, color: int, code: int) -> None:
    """A covered bee goes on top of the color's next group forward.  AMB-JELLY-09…12"""
    at, bee = (code - FREE) // PER_SPACE, (code - FREE) % PER_SPACE - UNDER
    kind = take_covered(meadow, at, bee)
    to = next_group(meadow, color, at)
    meadow.land(color, to, kind, 1)
    if meadow.recording:
        emit(meadow, "freed", color, {"from": at, "to": to, "bee": KINDS[kind]})


def take_covered(meadow: Meadow, at: int, bee: int) -> int:
    """A covered bee leaves its space; its kind."""
    below = meadow.below[at]
    kind = below >> 4 * bee & 15
    meadow.set_below(at, below >> 4 if bee == 0 else below & MASK[bee])
    return kind


def take_from_group(meadow: Meadow, at: int, bee: int) -> int:
    """A bee leaves the group on a space, wherever in it it lies; its kind."""
    whole = meadow.bees[at]
    kind = whole >> 4 * bee & 15
    if count_bees(whole) == 1:
        return meadow.lift(at, 1)
    meadow.bees[at] = whole >> 4 * (bee + 1) << 4 * bee | whole & MASK[bee]
    meadow.size[at] -= 1
    return kind
