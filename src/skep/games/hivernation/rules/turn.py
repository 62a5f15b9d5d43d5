"""A turn: put a bee down or play a specialty.  HIV-TURN"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final

from skep.games.hivernation.codes import (
    DECLINE,
    USE_CODE,
    cell_named,
    is_cell,
    kind_used,
    play_key,
)
from skep.games.hivernation.pieces import KEEPER_KIND, KINDS
from skep.games.hivernation.rules.attaching import (
    bees_refused,
    why_not_bee,
)
from skep.games.hivernation.rules.beekeeper import fetchable, play_beekeeper
from skep.games.hivernation.rules.ending import (
    end_by_blockade,
    end_by_declining,
    end_quick,
    end_round,
)
from skep.games.hivernation.rules.pincer import draw_specialty, earns_draw, put_bee
from skep.games.hivernation.rules.setup import begin
from skep.games.hivernation.rules.tile_effects import play_tile
from skep.games.hivernation.rules.total_domination import begin_moving, moves
from skep.games.hivernation.state import ARCADE, PLACING, QUICK, SETUP, Hive
from skep.kernel.script import Prompt, Refusal, ask, checkpoint


def play(state: Hive) -> Coroutine[Any, Any, None]:
    """The script of a match from the start of a turn to the end of the phase."""
    if state.phase == SETUP:
        return begin(state)
    return turns(state) if state.phase == PLACING else moves(state)


async def turns(state: Hive) -> None:
    """The sides take turns; each turn plays exactly one tile.  HIV-TURN-01"""
    while state.phase == PLACING and not state.over:
        side = state.side
        if not can_play(state, side):
            end_by_blockade(state)
            return
        code = await ask(state, state.player, PLAY)
        last_bee = False
        if is_cell(code):
            state.reserve[side] -= 1  # tiles are used up, so every game ends: HIV-ARCADE-10
            last_bee = state.reserve[side] == 0
            lines = put_bee(state, code, side)
            if lines and earns_draw(state, lines):
                await draw_specialty(state, side)
        elif code == DECLINE:
            end_by_declining(state)
            return
        else:
            await use(state, kind_used(code), side)
        close_turn(state, last_bee)
        checkpoint(state)


def close_turn(state: Hive, last_bee: bool) -> None:
    """Pass the turn to the other side, unless the game or the phase is over."""
    state.pass_turn()
    if state.mode == ARCADE:
        if last_bee or state.final:
            end_round(state)
    elif state.reserve[0] + state.reserve[1] == 0:
        if state.mode == QUICK:
            end_quick(state)
        else:
            begin_moving(state)  # not before: HIV-TOTAL-03


def can_play(state: Hive, side: int) -> bool:
    """Whether the side can play any tile, a bee of its reserve or a specialty of its hand.

    HIV-DOM-02, HIV-DOM-03
    """
    if state.reserve[side] and state.places[side]:
        return True
    return state.mode == ARCADE and bool(specialties_offered(state, side))


def specialties_offered(state: Hive, side: int) -> list[int]:
    """The codes of the specialties in the hand that can be played now, each once.

    HIV-KEEPER-06, HIV-ARCADE-07
    """
    codes: list[int] = []
    has_place = state.occupied  # as `has_specialty_place`
    for kind in state.hands[side].cards:
        code = USE_CODE[kind]
        if code not in codes and (fetchable(state, side) if kind == KEEPER_KIND else has_place):
            codes.append(code)
    return codes


async def use(state: Hive, kind: int, side: int) -> None:
    """Play a specialty of the hand."""
    state.hands[side].take(kind)
    if kind == KEEPER_KIND:
        await play_beekeeper(state, side)
    else:
        await play_tile(state, kind, side)


class Play(Prompt[Hive]):
    """Put a bee down or take a specialty to play it; only the final move may be declined.

    HIV-TURN-02, HIV-TURN-04
    """

    name = "play"

    def options(self, state: Hive) -> list[int]:
        side = state.side
        codes = state.places[side][:] if state.reserve[side] else []  # `attaching.takes_bee`
        if state.mode == ARCADE:  # HIV-TURN-03
            codes += specialties_offered(state, side)
            if state.final and codes:
                codes.append(DECLINE)  # HIV-ARCADE-09
        return codes

    def key(self, state: Hive, code: int) -> str:
        return play_key(code)

    def refusals(self, state: Hive) -> list[Refusal]:
        return specialties_refused(state) + bees_refused(state)

    def why(self, state: Hive, key: str) -> str:
        verb, _, rest = key.partition(":")
        cell = cell_named(key)
        if verb == "bee" and is_cell(cell):
            return why_not_bee(state, cell)
        if verb == "use" and rest in KINDS[1:]:
            return why_not_use(state, KINDS.index(rest))
        if verb == "lift" and is_cell(cell):
            return "HIV-TOTAL-03"
        return "HIV-TURN-04" if key == "decline" else ""


PLAY: Final = Play()


def specialties_refused(state: Hive) -> list[Refusal]:
    """The specialties of the hand that the side to move cannot play now."""
    if state.mode != ARCADE:
        return []
    offered = [kind_used(code) for code in specialties_offered(state, state.side)]
    refused = sorted(set(state.hands[state.side].cards) - set(offered))
    return [Refusal(f"use:{KINDS[kind]}", why_not_use(state, kind)) for kind in refused]


def why_not_use(state: Hive, kind: int) -> str:
    """The clause that keeps the side to move from playing a specialty."""
    if state.mode != ARCADE:
        return "HIV-TURN-03"
    if kind not in state.hands[state.side].cards:
        return "HIV-TURN-02"
    if kind == KEEPER_KIND:
        return "HIV-KEEPER-06"
    return "HIV-SPEC-04" if state.turn else "HIV-TURN-07"
