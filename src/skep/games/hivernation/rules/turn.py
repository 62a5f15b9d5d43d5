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


def play(hive: Hive) -> Coroutine[Any, Any, None]:
    """The script of a match from the start of a turn to the end of the phase."""
    if hive.phase == SETUP:
        return begin(hive)
    return turns(hive) if hive.phase == PLACING else moves(hive)


async def turns(hive: Hive) -> None:
    """The sides take turns; each turn plays exactly one tile.  HIV-TURN-01"""
    while hive.phase == PLACING and not hive.over:
        side = hive.side
        if not can_play(hive, side):
            end_by_blockade(hive)
            return
        code = await ask(hive, hive.player, PLAY)
        last_bee = False
        if is_cell(code):
            hive.reserve[side] -= 1
            last_bee = hive.reserve[side] == 0
            lines = put_bee(hive, code, side)
            if lines and earns_draw(hive, lines):
                await draw_specialty(hive, side)
        elif code == DECLINE:
            end_by_declining(hive)
            return
        else:
            await use(hive, kind_used(code), side)
        close_turn(hive, last_bee)
        checkpoint(hive)


def close_turn(hive: Hive, last_bee: bool) -> None:
    """Pass the turn to the other side, unless the game or the phase is over."""
    hive.pass_turn()
    if hive.mode == ARCADE:
        if last_bee or hive.final:
            end_round(hive)
    elif hive.reserve[0] + hive.reserve[1] == 0:
        if hive.mode == QUICK:
            end_quick(hive)
        else:
            begin_moving(hive)  # not before: HIV-TOTAL-03


def can_play(hive: Hive, side: int) -> bool:
    """Whether the side can play any tile, a bee of its reserve or a specialty of its hand.

    HIV-DOM-02, HIV-DOM-03
    """
    if hive.reserve[side] and hive.places[side]:
        return True
    return hive.mode == ARCADE and bool(specialties_offered(hive, side))


def specialties_offered(hive: Hive, side: int) -> list[int]:
    """The codes of the specialties in the hand that can be played now, each once.

    HIV-KEEPER-06, HIV-ARCADE-07
    """
    codes: list[int] = []
    has_place = hive.occupied  # as `has_specialty_place`
    for kind in hive.hands[side].cards:
        code = USE_CODE[kind]
        if code not in codes and (fetchable(hive, side) if kind == KEEPER_KIND else has_place):
            codes.append(code)
    return codes


async def use(hive: Hive, kind: int, side: int) -> None:
    """Play a specialty of the hand."""
    hive.hands[side].take(kind)
    if kind == KEEPER_KIND:
        await play_beekeeper(hive, side)
    else:
        await play_tile(hive, kind, side)


class Play(Prompt[Hive]):
    """Put a bee down or take a specialty to play it; only the final move may be declined.

    HIV-TURN-02, HIV-TURN-04
    """

    name = "play"

    def options(self, hive: Hive) -> list[int]:
        side = hive.side
        codes = hive.places[side][:] if hive.reserve[side] else []  # `attaching.takes_bee`
        if hive.mode == ARCADE:  # HIV-TURN-03
            codes += specialties_offered(hive, side)
            if hive.final and codes:
                codes.append(DECLINE)  # HIV-ARCADE-09
        return codes

    def key(self, hive: Hive, code: int) -> str:
        return play_key(code)

    def refusals(self, hive: Hive) -> list[Refusal]:
        return specialties_refused(hive) + bees_refused(hive)

    def why(self, hive: Hive, key: str) -> str:
        verb, _, rest = key.partition(":")
        cell = cell_named(key)
        if verb == "bee" and is_cell(cell):
            return why_not_bee(hive, cell)
        if verb == "use" and rest in KINDS[1:]:
            return why_not_use(hive, KINDS.index(rest))
        if verb == "lift" and is_cell(cell):
            return "HIV-TOTAL-03"
        return "HIV-TURN-04" if key == "decline" else ""


PLAY: Final = Play()


def specialties_refused(hive: Hive) -> list[Refusal]:
    """The specialties of the hand that the side to move cannot play now."""
    if hive.mode != ARCADE:
        return []
    offered = [kind_used(code) for code in specialties_offered(hive, hive.side)]
    refused = sorted(set(hive.hands[hive.side].cards) - set(offered))
    return [Refusal(f"use:{KINDS[kind]}", why_not_use(hive, kind)) for kind in refused]


def why_not_use(hive: Hive, kind: int) -> str:
    """The clause that keeps the side to move from playing a specialty."""
    if hive.mode != ARCADE:
        return "HIV-TURN-03"
    if kind not in hive.hands[hive.side].cards:
        return "HIV-TURN-02"
    if kind == KEEPER_KIND:
        return "HIV-KEEPER-06"
    return "HIV-SPEC-04" if hive.turn else "HIV-TURN-07"
