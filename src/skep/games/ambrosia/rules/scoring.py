"""Scoring: the points of a position, and the steps of a scoring in order.  AMB-SCORE, AMB-NEW"""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.codes import ADD, ALONE, NO, YES, Verb
from skep.games.ambrosia.events import emit
from skep.games.ambrosia.index import points as fast_points
from skep.games.ambrosia.pieces import KINDS, SPECIALS
from skep.games.ambrosia.ring import MAX_RING_LENGTH
from skep.games.ambrosia.rules import (
    beehives,
    ending,
    event_cards,
    royal_jelly,
    special_bees,
    special_spaces,
    stacking,
)
from skep.games.ambrosia.rules.prompt import ColorPrompt
from skep.games.ambrosia.state import FROM_SCORING, NOBODY, NOWHERE, Meadow
from skep.kernel.script import Refusal, ask


async def score(state: Meadow, color: int) -> None:
    """A scoring of one color, step by step.  AMB-SCORE-01, AMB-CHECK-06, AMB-SCORE-07"""
    hops = special_spaces.is_on_grasshopper(state, color)
    state.scored = True
    await count(state, color, FROM_SCORING)  # points and drop, jelly from the track
    state.scorings[color] += 1
    if ending.is_last_scoring(state, color):
        await ending.finish(state, color, "finished")  # AMB-GRASS-03
        return
    await stacking.stack_up(state, color)
    stacked = state.new_stack != NOWHERE
    await beehives.fill_hive(state, color)
    await maybe_add_bee(state, color, stacked)  # AMB-NEW-02
    if event_cards.lets_sort_stack(state) and stacking.new_stack_size(state, color) > 1:
        await special_bees.put_in_order(state, color, state.new_stack, organizer=False)
    state.new_stack = NOWHERE
    await event_cards.maybe_turn_card(state, color)  # AMB-EVENT-03, AMB-EVENT-04
    if hops:
        await special_spaces.maybe_hop(state, color)


# Points


def flower_value(state: Meadow, at: int) -> int:
    """The value of a flower, as the open card has it.  AMB-SCORE-03, AMB-BACK-01, AMB-BACK-07"""
    return event_cards.changed_value(state, state.ring.values[at])


def bee_bonus(state: Meadow, at: int, value: int) -> int:
    """What the bee on top adds to the value of its flower."""
    return (
        special_bees.heavyweight_bonus(state, at, value)
        + special_bees.collector_bonus(state, at)
        + event_cards.advanced_bonus(state, at)
    )


def space_points(state: Meadow, color: int, at: int) -> int:
    """What a space gives the color on top of it: flower, card, bee, arena, and last the Saboteur.

    AMB-SCORE-08, AMB-EX-15
    """
    if special_bees.is_sabotaged(state, color, at):
        return 0  # AMB-SABO-03
    value = flower_value(state, at)
    points = value  # AMB-SCORE-04
    if not state.declines(BEE_BONUS.code(at)):
        points += bee_bonus(state, at, value)
    if not state.declines(ARENA_BONUS.code(at)):
        points += special_spaces.arena_bonus(state, at)
    return points


def position_points(state: Meadow, color: int) -> int:
    """The points of the color's present position.  AMB-EX-12"""
    points = 0
    for at in state.groups[color]:  # AMB-SCORE-02, AMB-SCORE-05
        points += space_points(state, color, at)
    if not state.declines(RAINBOW_BONUS):
        points += special_spaces.rainbow_bonus(state, color)
    points += event_cards.prisoner_points(state, color)
    return points + event_cards.protest_points(state, color)


async def count(state: Meadow, color: int, source: int) -> None:
    """Score the color's position; optional points are asked for only if the table wants it.

    AMB-SPEC-02, AMB-SPEC-04
    """
    state.declined = 0
    if state.asks_for_bonuses:
        for bonus in bonuses(state, color):
            if await ask(state, state.decider(color), BONUS, bonus) != YES:
                state.declined |= 1 << bonus
    points = fast_points.position_points(state, color)
    if state.recording:
        spaces = sorted(state.groups[color])
        by_space = [space_points(state, color, at) for at in spaces]
        emit(state, "scored", color, {"points": points, "spaces": spaces, "by_space": by_space})
    state.declined = 0
    gain(state, color, points, source)


def gain(state: Meadow, color: int, points: int, source: int) -> None:
    """The color's drop advances, from wherever the points come.

    AMB-SCORE-06, AMB-TRACK-07, AMB-TRACK-08
    """
    state.points[color] += points
    state.points_by_source[color][source] += points
    highest = state.highest_points[color]
    if state.points[color] > highest:
        state.highest_points[color] = state.points[color]
        royal_jelly.take_at_symbols(state, color, highest)


# Optional points

BEE_BONUS: Final = Verb("bee", 0, MAX_RING_LENGTH)
ARENA_BONUS: Final = Verb("arena", BEE_BONUS.end, MAX_RING_LENGTH)
RAINBOW_BONUS: Final = ARENA_BONUS.end
"""The bonuses that may be declined: a bee's and an arena's by their space, and the rainbow's."""


def bonuses(state: Meadow, color: int) -> list[int]:
    """The bonuses that the color's position brings and that may be declined."""
    found: list[int] = []
    for at in sorted(state.groups[color]):
        if not special_bees.is_sabotaged(state, color, at):
            if bee_bonus(state, at, flower_value(state, at)):
                found.append(BEE_BONUS.code(at))
            if special_spaces.arena_bonus(state, at):
                found.append(ARENA_BONUS.code(at))
    return found + ([RAINBOW_BONUS] if special_spaces.rainbow_bonus(state, color) else [])


class Bonus(ColorPrompt):
    """Take an optional point, or leave it?  `about` is the bonus.  AMB-SPEC-02, AMB-BACK-02"""

    name = "bonus"

    def color(self, state: Meadow) -> int:
        at = self.space(state)
        return state.player if state.about == RAINBOW_BONUS else state.owner[at]

    def space(self, state: Meadow) -> int:
        """The space of the bonus; of a rainbow the first one."""
        if state.about == RAINBOW_BONUS:
            return state.ring.rainbow[0]
        arena = ARENA_BONUS.holds(state.about)
        return (ARENA_BONUS if arena else BEE_BONUS).number(state.about)

    def options(self, state: Meadow) -> list[int]:
        return [YES, NO]

    def facts(self, state: Meadow) -> dict[str, str]:
        at = self.space(state)
        what = "arena" if ARENA_BONUS.holds(state.about) else KINDS[state.top(at)]
        what = "rainbow" if state.about == RAINBOW_BONUS else what
        return {**super().facts(state), "what": what, "at": str(at)}


BONUS: Final = Bonus()

# A new special bee


class Add(ColorPrompt):
    """Which special bee comes into play, for the color `about`?  AMB-NEW-01"""

    name = "add"

    def color(self, state: Meadow) -> int:
        return state.about

    def options(self, state: Meadow) -> list[int]:
        if event_cards.hides_talents(state):
            return [ADD.none, ADD.chance]
        return [ADD.none, *(ADD.code(kind) for kind in state.waiting_kinds(state.about))]

    def refusals(self, state: Meadow) -> list[Refusal]:
        waiting = state.waiting_kinds(state.about)
        if event_cards.hides_talents(state):
            return [Refusal(f"add:{KINDS[kind]}", "AMB-EVT-26") for kind in waiting]
        gone = [kind for kind in SPECIALS if kind not in waiting]
        return [Refusal(f"add:{KINDS[kind]}", "AMB-COMP-04") for kind in gone]


class Alone(ColorPrompt):
    """Where does the new special bee stand if all others are covered?  AMB-NEW-05"""

    name = "alone"

    def options(self, state: Meadow) -> list[int]:
        covered = state.covered_spaces(state.player) or [state.new_stack]
        return [ALONE.code(at) for at in sorted({first_free(state, at) for at in covered})]


ADD_BEE: Final = Add()
STAND_ALONE: Final = Alone()


def first_free(state: Meadow, at: int) -> int:
    """The first free space forward from a space.  AMB-NEW-05"""
    ahead = [state.ahead(at, spaces) for spaces in range(1, len(state.owner))]
    return next((to for to in ahead if state.owner[to] == NOBODY), at)


async def maybe_add_bee(state: Meadow, color: int, stacked: bool) -> None:
    """A waiting special bee may come on top of the new stack, or alone if there is no stack.

    AMB-NEW-01, AMB-NEW-03, AMB-NEW-05
    """
    if not state.waiting[color]:
        return
    code = await ask(state, state.decider(color), ADD_BEE, color)
    if code == ADD.none:
        return
    kind = await event_cards.draw_talent(state) if code == ADD.chance else ADD.number(code)
    if not stacked:
        code = await ask(state, state.decider(color), STAND_ALONE)
        state.new_stack = ALONE.number(code)
    state.enter_play(color, kind)
    state.land(color, state.new_stack, kind, 1)
    if state.recording:
        emit(state, "added", color, {"bee": KINDS[kind], "at": state.new_stack})
