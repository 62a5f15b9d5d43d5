"""Royal jelly: how it is gained and what it is used for.  AMB-JELLY, AMB-TRACK"""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.box import LAP, SYMBOLS
from skep.games.ambrosia.codes import (
    AGAIN,
    DONE,
    FREE,
    LEAP,
    POINT,
    TAKEOVER_MOVE,
    key as key_of,
)
from skep.games.ambrosia.events import emit
from skep.games.ambrosia.pieces import KINDS
from skep.games.ambrosia.rules import event_cards, moving, scoring
from skep.games.ambrosia.rules.prompt import ColorPrompt, numbers_of, on_ring
from skep.games.ambrosia.state import ACTION_LEFT, ACTION_USED, FROM_JELLY, NO_ACTION, Meadow
from skep.kernel.script import Refusal, ask

# Gaining jelly


def take_jelly(meadow: Meadow, color: int, why: str) -> None:
    """One jelly of the supply, if there is any; each color may keep any number.

    AMB-JELLY-14, AMB-JELLY-15
    """
    if meadow.supply() > 0:
        meadow.jelly[color] += 1
        if meadow.recording:
            emit(meadow, "jelly", color, {"why": why})


def take_at_symbols(meadow: Meadow, color: int, before: int) -> None:
    """A jelly for each symbol of the track that the color is last of all to reach or pass.

    `before` is the highest score that the color had until now.  AMB-TRACK-06
    """
    last = min(meadow.highest_points)  # AMB-TRACK-02, AMB-TRACK-03: all others were there
    for space in range(before + 1, last + 1):  # AMB-TRACK-05
        if space % LAP in SYMBOLS[meadow.seats]:  # AMB-TRACK-01, AMB-TRACK-04
            take_jelly(meadow, color, "symbol")


# Using jelly


def may_spend(meadow: Meadow, color: int) -> bool:
    """Whether the color has a jelly that it may use on its turn.  AMB-JELLY-01"""
    return meadow.jelly[color] > 0 and not event_cards.forbids_jelly(meadow)


def jelly_actions(meadow: Meadow, color: int) -> list[int]:
    """What a jelly may do before the check: a point, and if none was used, one action.

    AMB-JELLY-04, AMB-JELLY-05
    """
    if not may_spend(meadow, color):
        return []
    if meadow.jelly_action != ACTION_LEFT:
        return [POINT]
    leaps, takeovers = event_cards.leaps(meadow, color), event_cards.takeovers(meadow, color)
    return [POINT, *freeable(meadow, color), *leaps, *takeovers]


async def spend(meadow: Meadow, color: int, code: int) -> None:
    """One jelly goes back to the supply and does one thing.  AMB-JELLY-02, AMB-JELLY-03"""
    meadow.jelly[color] -= 1
    if code == POINT:
        if meadow.recording:
            emit(meadow, "point", color, {})
        scoring.gain(meadow, color, 1, FROM_JELLY)  # AMB-JELLY-13
        return
    meadow.jelly_action = ACTION_USED  # AMB-JELLY-04, AMB-EVT-13, AMB-EVT-22
    if TAKEOVER_MOVE.holds(code):
        await event_cards.take_over(meadow, color, code)
    elif LEAP.holds(code):
        await event_cards.leap(meadow, color, code)
    else:
        free(meadow, color, code)


class After(ColorPrompt):
    """Between move and check: use a jelly?  AMB-TURN-04, AMB-FORCE-05"""

    name = "after"

    def options(self, state: Meadow) -> list[int]:
        return [DONE, *jelly_actions(state, state.player)]

    def refusals(self, state: Meadow) -> list[Refusal]:
        return refused_jelly(state)

    def why(self, state: Meadow, key: str) -> str:
        return why_not(state, key)


AFTER: Final = After()


async def use_after_move(meadow: Meadow, color: int) -> None:
    """Jelly between move and check; freeing or leaping may avert a scoring.

    AMB-TURN-04, AMB-CHECK-05
    """
    while may_spend(meadow, color):
        code = await ask(meadow, color, AFTER)
        if code == DONE:
            return
        await spend(meadow, color, code)


# An additional turn


class More(ColorPrompt):
    """After the check: a jelly for another turn or for a point?  AMB-TURN-05, AMB-JELLY-08"""

    name = "more"

    def options(self, state: Meadow) -> list[int]:
        return [DONE, POINT, *([AGAIN] if state.jelly_action == ACTION_LEFT else [])]

    def refusals(self, state: Meadow) -> list[Refusal]:
        return refused_jelly(state)

    def why(self, state: Meadow, key: str) -> str:
        return why_not(state, key)


MORE: Final = More()


async def maybe_pay_for_turn(meadow: Meadow, color: int) -> None:
    """After the check: another turn for a jelly, once; points besides.

    AMB-TURN-05, AMB-JELLY-06, AMB-JELLY-07
    """
    while may_spend(meadow, color):
        code = await ask(meadow, color, MORE)
        if code == DONE:
            return
        if code == AGAIN:
            meadow.jelly[color] -= 1
            meadow.paid_turn = True
            if meadow.recording:
                emit(meadow, "again", color, {})
            return
        await spend(meadow, color, code)


# Freeing


def freeable(meadow: Meadow, color: int) -> list[int]:
    """The color's covered bees that it may free; of two alike on a space, one.

    AMB-JELLY-09, AMB-JELLY-12
    """
    found: list[int] = []
    if meadow.groups[color]:
        for at in meadow.covered_spaces(color):
            kinds = meadow.covered_kinds(at)
            found.append(FREE.bee_code(at, 0, covered=True))
            if kinds[0] != kinds[-1]:
                found.append(FREE.bee_code(at, 1, covered=True))
    return found


def free(meadow: Meadow, color: int, code: int) -> None:
    """A covered bee goes on top of the color's next group forward; no special space acts.

    AMB-JELLY-10, AMB-JELLY-11, AMB-BACK-05, AMB-EVT-04
    """
    at, bee, _ = FREE.parts(code)
    kind = meadow.take_covered(at, bee)
    to = moving.next_group(meadow, color, at)
    meadow.land(color, to, kind, 1)
    if meadow.recording:
        emit(meadow, "freed", color, {"from": at, "to": to, "bee": KINDS[kind]})


class Free(ColorPrompt):
    """Free a covered bee of the color `about` without paying?  AMB-GUER-01, AMB-EVT-39"""

    name = "free"

    def color(self, state: Meadow) -> int:
        return state.about

    def options(self, state: Meadow) -> list[int]:
        return [DONE, *freeable(state, state.about)]


FREE_BEE: Final = Free()


async def maybe_free_unpaid(meadow: Meadow, color: int, seat: int) -> bool:
    """A seat may free a covered bee of the color without jelly: whether it did."""
    if not freeable(meadow, color):
        return False
    code = await ask(meadow, seat, FREE_BEE, color)
    if code == DONE:
        return False
    free(meadow, color, code)
    return True


# Why jelly can't be used


def why_no_jelly(meadow: Meadow, action: bool) -> str:
    """The clause that keeps the color from using a jelly at all; empty if it may."""
    if event_cards.forbids_jelly(meadow):
        return "AMB-EVT-10"
    if not meadow.jelly[meadow.player]:
        return "AMB-JELLY-02"
    if action and meadow.jelly_action != ACTION_LEFT:
        return "AMB-JELLY-08" if meadow.jelly_action == NO_ACTION else "AMB-JELLY-04"
    return ""


def why_not_free(meadow: Meadow, key: str) -> str:
    """The clause that forbids freeing a bee."""
    found = numbers_of(key, 2)
    if not found:
        return ""
    if not on_ring(meadow, found[0]) or meadow.covered_color[found[0]] != meadow.player:
        return "AMB-JELLY-09"
    if meadow.prompt.name == "more":
        return "AMB-TURN-04"
    if why := why_no_jelly(meadow, action=True):
        return why
    return "AMB-JELLY-09" if meadow.groups[meadow.player] else "AMB-JELLY-12"


def why_not(meadow: Meadow, key: str) -> str:
    """The clause that forbids a use of jelly."""
    verb = key.partition(":")[0]
    if key == "point":
        return why_no_jelly(meadow, action=False)
    if key == "again":
        return why_no_jelly(meadow, action=True) or "AMB-TURN-05"
    if verb == "free":
        return why_not_free(meadow, key)
    if verb == "leap":
        return event_cards.why_no_leap(meadow, key)
    return event_cards.why_no_takeover(meadow, key) if verb == "takeover" else ""


def refused_jelly(meadow: Meadow) -> list[Refusal]:
    """Points, freeing and another turn, if they are not offered."""
    spaces = meadow.covered_spaces(meadow.player)
    frees = [key_of(FREE.bee_code(at, 0, covered=True), len(meadow.owner)) for at in spaces]
    offered = {key_of(code, len(meadow.owner)) for code in meadow.prompt.options(meadow)}
    keys = [key for key in ("point", "again", *frees) if key not in offered]
    return [Refusal(key, why) for key in keys if (why := why_not(meadow, key))]
