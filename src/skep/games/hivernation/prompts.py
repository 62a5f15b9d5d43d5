"""The questions that Hivernation asks: what is offered, under which keys, and what is refused.

A bee's place is its cell's number; tiles of the hand and declining have negative codes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from skep.games.hivernation import refusals as no
from skep.games.hivernation.bees import bee_places
from skep.games.hivernation.lifting import liftable
from skep.games.hivernation.pieces import BEE_KIND, KINDS, SIDES
from skep.games.hivernation.specialties import fetchable, specialty_places, usable
from skep.games.hivernation.state import ARCADE, Hive
from skep.hexes import Q, R
from skep.kernel.script import Deal, Prompt, Refusal

DECLINE: Final = -5


@lru_cache(50_000)
def key_at(verb: str, cell: int) -> str:
    """The key of doing something on a cell: `bee:2,-1`."""
    return f"{verb}:{Q[cell]},{R[cell]}"


class Start(Prompt[Hive]):
    """Chance says which side begins.  HIV-SETUP-08"""

    name = "start"

    def options(self, match: Hive) -> list[int]:
        return [0, 1]

    def key(self, match: Hive, code: int) -> str:
        return f"start:{SIDES[code]}"


class Draw(Deal[Hive]):
    """Chance gives the side (`about`) a tile of the stack.  HIV-SETUP-04, HIV-MULTI-05"""

    name = "draw"

    def key(self, match: Hive, code: int) -> str:
        return f"tile:{KINDS[code]}"

    def witnesses(self, match: Hive) -> tuple[int, ...] | None:
        return match.team(match.about)


class Play(Prompt[Hive]):
    """Put a bee down, take a specialty to play it, or decline the last move.  HIV-TURN-02"""

    name = "play"

    def options(self, match: Hive) -> list[int]:
        side = match.side
        plays = match.places[side][:] if match.reserve[side] else []  # HIV-ATT-01…06
        if match.mode == ARCADE:
            plays += usable(match, side)
            if match.final and plays:
                plays.append(DECLINE)  # HIV-ARCADE-09
        return plays

    def key(self, match: Hive, code: int) -> str:
        if code >= 0:
            return key_at("bee", code)
        return "decline" if code == DECLINE else f"use:{KINDS[-code]}"

    def refusals(self, match: Hive) -> list[Refusal]:
        return no.of_play(match)

    def why(self, match: Hive, key: str) -> str:
        return no.why_play(match, key)


class Put(Prompt[Hive]):
    """Put down the tile in hand: a specialty, a fetched bee or a lifted one (`about`: its kind)."""

    name = "put"

    def options(self, match: Hive) -> list[int]:
        if match.about != BEE_KIND:
            return specialty_places(match)
        places = bee_places(match, match.side)
        if places and places[-1] == match.lifted:  # it was the last to join
            places.pop()  # HIV-TOTAL-09
        return places

    def key(self, match: Hive, code: int) -> str:
        return key_at(KINDS[match.about], code)

    def facts(self, match: Hive) -> dict[str, str]:
        return {"tile": KINDS[match.about]}

    def refusals(self, match: Hive) -> list[Refusal]:
        return no.of_put(match)

    def why(self, match: Hive, key: str) -> str:
        return no.why_put(match, key)


class Fetch(Prompt[Hive]):
    """Choose what the Beekeeper brings back from the discard pile.  HIV-KEEPER-02, HIV-KEEPER-03"""

    name = "fetch"

    def options(self, match: Hive) -> list[int]:
        return fetchable(match, match.side)

    def key(self, match: Hive, code: int) -> str:
        return f"fetch:{KINDS[code]}"

    def refusals(self, match: Hive) -> list[Refusal]:
        return no.of_fetch(match)


class Lift(Prompt[Hive]):
    """Pick up a bee of one's own to move it.  HIV-TOTAL-05"""

    name = "lift"

    def options(self, match: Hive) -> list[int]:
        return match.lifts or liftable(match, match.side)

    def key(self, match: Hive, code: int) -> str:
        return key_at("lift", code)

    def refusals(self, match: Hive) -> list[Refusal]:
        return no.of_lift(match)

    def why(self, match: Hive, key: str) -> str:
        return no.why_lift(match, key)


START: Final = Start()
DRAW: Final = Draw()
PLAY: Final = Play()
PUT: Final = Put()
FETCH: Final = Fetch()
LIFT: Final = Lift()
