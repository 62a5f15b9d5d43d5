"""The Beekeeper is exchanged for a tile of the discard pile.  HIV-KEEPER"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.pieces import BEE_KIND, KEEPER_KIND, KINDS, SIDES
from skep.games.hivernation.rules.attaching import has_bee_place
from skep.games.hivernation.rules.specialties import has_specialty_place
from skep.games.hivernation.rules.tile_effects import play_tile
from skep.games.hivernation.state import Hive
from skep.kernel.script import Prompt, Refusal, ask


async def play_beekeeper(state: Hive, side: int) -> None:
    """Exchange the Beekeeper for one tile of the discard pile, and play that at once.

    The Beekeeper is not put into the hive.  HIV-KEEPER-01
    """
    kind = await ask(state, state.player, FETCH)  # HIV-KEEPER-02, HIV-KEEPER-03
    state.discard[kind] -= 1
    if state.recording:
        state.emit("beekeeper", state.player, {"side": SIDES[side], "tile": KINDS[kind]})
    # At once, and like any tile of its kind: HIV-KEEPER-04, HIV-KEEPER-09, HIV-ARCADE-08
    await play_tile(state, kind, side)  # a bee not of the reserve: HIV-KEEPER-08, HIV-KEEPER-10
    state.discard[KEEPER_KIND] += 1  # HIV-KEEPER-05


def fetchable(state: Hive, side: int) -> list[int]:
    """The kinds in the discard pile that the side can play now; no Beekeeper is among them.

    HIV-KEEPER-07
    """
    kinds = [kind for kind in range(KEEPER_KIND) if state.discard[kind]]
    return [kind for kind in kinds if can_place(state, kind, side)]


def can_place(state: Hive, kind: int, side: int) -> bool:
    """Whether a bee or specialty of this kind has a place now.  HIV-KEEPER-06"""
    return has_bee_place(state, side) if kind == BEE_KIND else has_specialty_place(state)


class Fetch(Prompt[Hive]):
    """Which tile of the discard pile to take.  HIV-KEEPER-02, HIV-KEEPER-03"""

    name = "fetch"

    def options(self, state: Hive) -> list[int]:
        return fetchable(state, state.side)

    def key(self, state: Hive, code: int) -> str:
        return f"fetch:{KINDS[code]}"

    def refusals(self, state: Hive) -> list[Refusal]:
        allowed = fetchable(state, state.side)
        kinds = [kind for kind in range(KEEPER_KIND) if state.discard[kind] and kind not in allowed]
        refused = [Refusal(f"fetch:{KINDS[kind]}", "HIV-KEEPER-06") for kind in kinds]
        if state.discard[KEEPER_KIND]:
            refused.append(Refusal("fetch:beekeeper", "HIV-KEEPER-07"))
        return refused


FETCH: Final = Fetch()
