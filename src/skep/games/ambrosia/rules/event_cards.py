"""The event cards: the deck, and what each of the 17 cards does.  AMB-EVENT, AMB-EVT

Where a card changes a move, a scoring or a jelly, that rule asks here.
"""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.codes import ADD, DONE, LEAP, SWAP, TAKEOVER_MOVE, TALENT
from skep.games.ambrosia.events import emit, emit_flight, emit_to_onlookers
from skep.games.ambrosia.pieces import (
    ADVANCED,
    COLORS,
    DISAPPOINTED,
    EQUAL,
    EVENTS,
    FAVOUR,
    FERTILE,
    INSPIRATION,
    INTERVENTION,
    KINDS,
    LEAPING,
    LIBERATING,
    MUTUAL,
    NO_EVENT,
    NORMAL,
    PEACEFUL,
    PRISONERS,
    PROTEST,
    SURPRISING,
    TAKEOVER,
    TALENTS,
    TURBO,
    UNINTENDED,
    count_bees,
    exchanged,
)
from skep.games.ambrosia.rules import moving, royal_jelly, scoring, special_bees, special_spaces
from skep.games.ambrosia.rules.prompt import ColorPrompt, PrivatePrompt, numbers_of, on_ring
from skep.games.ambrosia.state import FROM_EVENT, NOBODY, Meadow
from skep.kernel.script import CHANCE, Deal, ask, deal
from skep.kernel.zones import Pile, Row

# The deck


def lay_deck(state: Meadow) -> None:
    """Lay out the 17 cards face down, none turned up.  AMB-COMP-06, AMB-EVENT-01"""
    state.deck = Pile(range(1, len(EVENTS)))
    state.turned = Row()


class EventCard(Deal[Meadow]):
    """Chance turns up the next card.  AMB-EVENT-01"""

    name = "event"

    def key(self, state: Meadow, code: int) -> str:
        return f"event:{EVENTS[code]}"


TURN_CARD: Final = EventCard()


async def maybe_turn_card(state: Meadow, color: int) -> None:
    """Turn up the next card at the start and after each scoring, if the match has cards.

    AMB-EVENT-02, AMB-EVENT-03, AMB-EVENT-05, AMB-EVENT-06
    """
    if state.deck is None or state.turned is None or not state.deck.cards:
        return  # AMB-EVENT-09
    event = await deal(state, TURN_CARD, state.deck)
    state.turned.put(event)
    put_in_force(state, event)
    if state.recording:
        state.emit("event", color, {"event": EVENTS[event]})
    for each in [color, *state.from_left(color)]:  # AMB-EVENT-08
        if event == FAVOUR:
            royal_jelly.take_jelly(state, each, "favour")  # AMB-EVT-14
        elif event == INSPIRATION:
            await maybe_inspire(state, each)
        elif event == LIBERATING:
            await maybe_liberate(state, each)


def put_in_force(state: Meadow, event: int) -> None:
    """A card applies from now on; the one before it has no further effect.  AMB-EVENT-02"""
    state.event = event
    state.direction = -1 if event == SURPRISING else 1  # Surprising turn


# Surprising turn. `Meadow.direction` is forward for moves, stacking up, freeing and the Saboteur.
# AMB-EVT-01, AMB-EVT-02, AMB-EVT-03, AMB-EVT-04, AMB-EVT-05


# Advanced Movement


def power_of_normal_bees(state: Meadow) -> int:
    """Groups with a normal bee on top move as with the Turbo Bee.  AMB-EVT-06, AMB-EVT-07"""
    advanced = state.event == ADVANCED and not state.advanced_as_collector
    return TURBO if advanced else NORMAL


def advanced_bonus(state: Meadow, at: int) -> int:
    """The other reading: spaces with a normal bee on top score like the Collector's.  AMB-EVT-06"""
    advanced = state.event == ADVANCED and state.advanced_as_collector
    return 1 if advanced and state.top(at) == NORMAL else 0


# Mutual agreement. `Meadow.decider` is the seat that decides for a color; points, jellies and
# hives stay with the color.  AMB-EVT-08, AMB-EVT-09


def forbids_jelly(state: Meadow) -> bool:
    """Under Mutual agreement no jelly may be spent.  AMB-EVT-10"""
    return state.event == MUTUAL


def end_agreement(state: Meadow) -> None:
    """If the game ends, everybody is their own color again.  AMB-EVT-11, AMB-EVENT-07"""
    if state.event == MUTUAL:
        put_in_force(state, NO_EVENT)


# Leaping Behavior


def leaps(state: Meadow, color: int) -> list[int]:
    """Whole own groups, even of one, to any space where a move may end.  AMB-EVT-12"""
    if state.event != LEAPING:
        return []
    return [
        LEAP.leap_code(at, to)
        for at in state.groups[color]
        for to in range(len(state.owner))
        if to != at and moving.may_end(state, color, to, special_bees.power(state, at))
    ]


async def leap(state: Meadow, color: int, code: int) -> None:
    """A whole group leaps; the special space where it lands may act.  AMB-EVT-13"""
    at, to = LEAP.parts(code)
    count = state.size[at]
    moved = state.lift(at, count)
    state.land(color, to, moved, count)
    if state.recording:
        emit_flight(state, "leapt", color, moved, at, to)
    if state.hidden_bee_shown:
        await moving.show(state)
    await special_spaces.maybe_act(state, color, to)


def why_no_leap(state: Meadow, key: str) -> str:
    """The clause that forbids a leap."""
    found = numbers_of(key, 2)
    if not found or not on_ring(state, *found):
        return ""
    at, to = found
    if state.event != LEAPING or state.owner[at] != state.player:
        return "AMB-EVT-12"
    power = special_bees.power(state, at)
    why = royal_jelly.why_no_jelly(state, action=True)
    return why or moving.why_not_there(state, state.player, to, power) or "AMB-EVT-12"


# Unintended Consequences


def maybe_pay_others(state: Meadow, color: int, spaces: int) -> None:
    """A move of 3 or more spaces, in either direction, gives each other player 1 point at once.

    AMB-EVT-15, AMB-EVT-16, AMB-EVT-17, AMB-EVT-18, AMB-TRACK-09
    """
    if state.event != UNINTENDED or spaces < 3:
        return
    for other in state.from_left(color):
        scoring.gain(state, other, 1, FROM_EVENT)
    if state.recording:
        emit(state, "unintended", color, {"spaces": spaces})


# Valuable Prisoners


def prisoner_points(state: Meadow, color: int) -> int:
    """A point for every bee of others that the color covers.  AMB-EVT-19, AMB-EX-10"""
    if state.event != PRISONERS:
        return 0
    return sum(count_bees(state.covered_bees[at]) for at in state.groups[color])


# Enemy Takeover


def takeovers(state: Meadow, color: int) -> list[int]:
    """Moves of others' groups of 2 or more by the general rules, without powers.

    AMB-EVT-20, AMB-EVT-21
    """
    if state.event != TAKEOVER:
        return []
    return [
        TAKEOVER_MOVE.move_code(at, count, count)
        for other in state.from_left(color)
        for at in state.groups[other]
        if state.size[at] > 1
        for count in range(1, state.size[at] + 1)
        if moving.may_end(state, other, state.ahead(at, count), NORMAL)
    ]


async def take_over(state: Meadow, color: int, code: int) -> None:
    """A move with another color's group; no special space acts.  AMB-EVT-21, AMB-EVT-22"""
    at, count, spaces = TAKEOVER_MOVE.parts(code)
    other = state.owner[at]
    to = state.ahead(at, spaces)
    moved = state.lift(at, count)
    state.land(other, to, moved, count)  # AMB-BACK-05
    if state.recording:
        emit(state, "takeover", color, {"victim": COLORS[other]})
        emit_flight(state, "flew", other, moved, at, to)
    await moving.show(state)


def why_no_takeover(state: Meadow, key: str) -> str:
    """The clause that forbids a takeover."""
    found = numbers_of(key, 3)
    if not found or not on_ring(state, found[0], found[2]):
        return ""
    at = found[0]
    foreign = state.owner[at] not in (NOBODY, state.player)
    if state.event != TAKEOVER or not foreign or state.size[at] < 2:
        return "AMB-EVT-20"
    return royal_jelly.why_no_jelly(state, action=True) or "AMB-EVT-21"


# Peaceful Solution


def forbids_covering(state: Meadow) -> bool:
    """No bee may be covered. Covered ones stay covered, and groups above them may still grow.

    AMB-EVT-23, AMB-EVT-24, AMB-EVT-25
    """
    return state.event == PEACEFUL


# Hidden Talents


def hides_talents(state: Meadow) -> bool:
    """Whether the new special bee is drawn at random from the waiting ones.  AMB-EVT-26"""
    return state.event == TALENTS


class Talent(ColorPrompt):
    """Chance draws the new special bee.  AMB-EVT-26"""

    name = "talent"

    def options(self, state: Meadow) -> list[int]:
        return [TALENT.code(kind) for kind in state.waiting_kinds(state.player)]


DRAW_TALENT: Final = Talent()


async def draw_talent(state: Meadow) -> int:
    """Draw a waiting special bee of the color whose turn it is; its kind.  AMB-EVT-26"""
    return TALENT.number(await ask(state, CHANCE, DRAW_TALENT))


# Equal Rights


def silences_bees(state: Meadow) -> bool:
    """No special bee has any power; special spaces keep working.  AMB-EVT-27, AMB-EVT-28"""
    return state.event == EQUAL


# Spontaneous inspiration


class Inspire(ColorPrompt):
    """Which special bee shall replace a normal one of the color `about`, if any?  AMB-EVT-29"""

    name = "inspire"

    def color(self, state: Meadow) -> int:
        return state.about

    def options(self, state: Meadow) -> list[int]:
        return [DONE, *(ADD.code(kind) for kind in state.waiting_kinds(state.about))]


class Swap(PrivatePrompt):
    """Which normal bee of the color `about` does it replace?  AMB-EVT-29"""

    name = "swap"

    def color(self, state: Meadow) -> int:
        return state.about

    def options(self, state: Meadow) -> list[int]:
        return swaps(state, state.about)


INSPIRE: Final = Inspire()
SWAP_BEE: Final = Swap()


def swaps(state: Meadow, color: int) -> list[int]:
    """The color's normal bees on the meadow, in its groups and covered.  AMB-EVT-29"""
    in_groups = [
        SWAP.bee_code(at, bee, covered=False)
        for at in sorted(state.groups[color])
        for bee, kind in enumerate(state.kinds(at))
        if kind == NORMAL
    ]
    covered = [
        SWAP.bee_code(at, bee, covered=True)
        for at in state.covered_spaces(color)
        for bee, kind in enumerate(state.covered_kinds(at))
        if kind == NORMAL
    ]
    return in_groups + covered


async def maybe_inspire(state: Meadow, color: int) -> None:
    """A normal bee may be exchanged for a waiting special one.  AMB-EVT-29"""
    if not state.waiting[color] or not swaps(state, color):
        return
    code = await ask(state, color, INSPIRE, color)
    if code == DONE:
        return
    kind = ADD.number(code)
    at, bee, covered = SWAP.parts(await ask(state, color, SWAP_BEE, color))
    groups = state.covered_bees if covered else state.bees
    groups[at] = exchanged(groups[at], bee, kind)  # AMB-EVT-30
    state.enter_play(color, kind)
    state.discarded[color] += 1  # AMB-EVT-31
    if state.recording:
        emit_to_onlookers(state, "inspired", color, {"bee": KINDS[kind]}, {"at": at})


# Prisoner's protest


def protest_points(state: Meadow, color: int) -> int:
    """Spaces where the color's bees are covered score their flowers too, without powers.

    AMB-EVT-33, AMB-EVT-34, AMB-EVT-35
    """
    if state.event != PROTEST:
        return 0
    return sum(
        scoring.flower_value(state, at)
        for at in state.covered_spaces(color)
        if not special_bees.is_sabotaged(state, color, at)
    )


# Disappointed expectations and Fertile days


def changed_value(state: Meadow, value: int) -> int:
    """A printed 3 gives 0 under Disappointed expectations, a printed 2 gives 4 on Fertile days.

    AMB-EVT-36, AMB-EVT-37, AMB-EX-17
    """
    if state.event == DISAPPOINTED and value == 3:
        return 0
    return 4 if state.event == FERTILE and value == 2 else value


# State intervention


def lets_sort_stack(state: Meadow) -> bool:
    """Whether the new stack may be put in any order after a scoring.  AMB-EVT-38"""
    return state.event == INTERVENTION


# Liberating effect


async def maybe_liberate(state: Meadow, color: int) -> None:
    """Covered bees may be freed, one after another, without jelly.  AMB-EVT-39"""
    while await royal_jelly.maybe_free_unpaid(state, color, color):
        pass
