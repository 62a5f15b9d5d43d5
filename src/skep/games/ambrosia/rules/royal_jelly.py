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


def take_jelly(state: Meadow, color: int, why: str) -> None:
    """One jelly of the supply, if there is any; each color may keep any number.

    AMB-JELLY-14, AMB-JELLY-15
    """
    if state.supply() > 0:
        state.jelly[color] += 1
        if state.recording:
            emit(state, "jelly", color, {"why": why})


def take_at_symbols(state: Meadow, color: int, before: int) -> None:
    """A jelly for each symbol of the track that the color is last of all to reach or pass, wherever
    its points come from.

    `before` is the highest score that the color had until now.  AMB-TRACK-06, AMB-TRACK-07
    """
    last = min(state.highest_points)  # AMB-TRACK-02, AMB-TRACK-03: all others were there
    for space in range(before + 1, last + 1):  # AMB-TRACK-05
        if space % LAP in SYMBOLS[state.seats]:  # AMB-TRACK-01, AMB-TRACK-04
            take_jelly(state, color, "symbol")


# Using jelly


def may_spend(state: Meadow, color: int) -> bool:
    """Whether the color has a jelly that it may use on its turn.  AMB-JELLY-01"""
    return state.jelly[color] > 0 and not event_cards.forbids_jelly(state)


def jelly_actions(state: Meadow, color: int) -> list[int]:
    """What a jelly may do before the check: a point, and if none was used, one action.

    AMB-JELLY-04, AMB-JELLY-05
    """
    if not may_spend(state, color):
        return []
    if state.jelly_action != ACTION_LEFT:
        return [POINT]
    leaps, takeovers = event_cards.leaps(state, color), event_cards.takeovers(state, color)
    return [POINT, *freeable(state, color), *leaps, *takeovers]


async def spend(state: Meadow, color: int, code: int) -> None:
    """One jelly goes back to the supply and does one thing.  AMB-JELLY-02, AMB-JELLY-03"""
    state.jelly[color] -= 1
    if code == POINT:
        if state.recording:
            emit(state, "point", color, {})
        scoring.gain(state, color, 1, FROM_JELLY)  # AMB-JELLY-13
        return
    state.jelly_action = ACTION_USED  # AMB-JELLY-04, AMB-EVT-13, AMB-EVT-22
    if TAKEOVER_MOVE.holds(code):
        await event_cards.take_over(state, color, code)
    elif LEAP.holds(code):
        await event_cards.leap(state, color, code)
    else:
        free(state, color, code)


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


async def use_after_move(state: Meadow, color: int) -> None:
    """Jelly between move and check; freeing or leaping may avert a scoring.

    AMB-TURN-04, AMB-CHECK-05
    """
    while may_spend(state, color):
        code = await ask(state, color, AFTER)
        if code == DONE:
            return
        await spend(state, color, code)


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


async def maybe_pay_for_turn(state: Meadow, color: int) -> None:
    """After the check: another turn for a jelly, once; points besides.

    AMB-TURN-05, AMB-JELLY-06, AMB-JELLY-07
    """
    while may_spend(state, color):
        code = await ask(state, color, MORE)
        if code == DONE:
            return
        if code == AGAIN:
            state.jelly[color] -= 1
            state.paid_turn = True
            if state.recording:
                emit(state, "again", color, {})
            return
        await spend(state, color, code)


# Freeing


def freeable(state: Meadow, color: int) -> list[int]:
    """The color's covered bees that it may free; of two alike on a space, one.

    AMB-JELLY-09, AMB-JELLY-12
    """
    found: list[int] = []
    if state.groups[color]:
        for at in state.covered_spaces(color):
            kinds = state.covered_kinds(at)
            found.append(FREE.bee_code(at, 0, covered=True))
            if kinds[0] != kinds[-1]:
                found.append(FREE.bee_code(at, 1, covered=True))
    return found


def free(state: Meadow, color: int, code: int) -> None:
    """A covered bee goes on top of the color's next group forward; no special space acts.

    AMB-JELLY-10, AMB-JELLY-11, AMB-BACK-05, AMB-EVT-04
    """
    at, bee, _ = FREE.parts(code)
    kind = state.take_covered(at, bee)
    to = moving.next_group(state, color, at)
    state.land(color, to, kind, 1)
    if state.recording:
        emit(state, "freed", color, {"from": at, "to": to, "bee": KINDS[kind]})


class Free(ColorPrompt):
    """Free a covered bee of the color `about` without paying?  AMB-GUER-01, AMB-EVT-39"""

    name = "free"

    def color(self, state: Meadow) -> int:
        return state.about

    def options(self, state: Meadow) -> list[int]:
        return [DONE, *freeable(state, state.about)]


FREE_BEE: Final = Free()


async def maybe_free_unpaid(state: Meadow, color: int, seat: int) -> bool:
    """A seat may free a covered bee of the color without jelly: whether it did."""
    if not freeable(state, color):
        return False
    code = await ask(state, seat, FREE_BEE, color)
    if code == DONE:
        return False
    free(state, color, code)
    return True


# Why jelly can't be used


def why_no_jelly(state: Meadow, action: bool) -> str:
    """The clause that keeps the color from using a jelly at all; empty if it may."""
    if event_cards.forbids_jelly(state):
        return "AMB-EVT-10"
    if not state.jelly[state.player]:
        return "AMB-JELLY-02"
    if action and state.jelly_action != ACTION_LEFT:
        return "AMB-JELLY-08" if state.jelly_action == NO_ACTION else "AMB-JELLY-04"
    return ""


def why_not_free(state: Meadow, key: str) -> str:
    """The clause that forbids freeing a bee."""
    found = numbers_of(key, 2)
    if not found:
        return ""
    if not on_ring(state, found[0]) or state.covered_color[found[0]] != state.player:
        return "AMB-JELLY-09"
    if state.prompt.name == "more":
        return "AMB-TURN-04"
    if why := why_no_jelly(state, action=True):
        return why
    return "AMB-JELLY-09" if state.groups[state.player] else "AMB-JELLY-12"


def why_not(state: Meadow, key: str) -> str:
    """The clause that forbids a use of jelly."""
    verb = key.partition(":")[0]
    if key == "point":
        return why_no_jelly(state, action=False)
    if key == "again":
        return why_no_jelly(state, action=True) or "AMB-TURN-05"
    if verb == "free":
        return why_not_free(state, key)
    if verb == "leap":
        return event_cards.why_no_leap(state, key)
    return event_cards.why_no_takeover(state, key) if verb == "takeover" else ""


def refused_jelly(state: Meadow) -> list[Refusal]:
    """Points, freeing and another turn, if they are not offered."""
    spaces = state.covered_spaces(state.player)
    frees = [key_of(FREE.bee_code(at, 0, covered=True), len(state.owner)) for at in spaces]
    offered = {key_of(code, len(state.owner)) for code in state.prompt.options(state)}
    keys = [key for key in ("point", "again", *frees) if key not in offered]
    return [Refusal(key, why) for key in keys if (why := why_not(state, key))]
