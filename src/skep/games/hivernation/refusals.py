"""Why something can't be done, by clause.  Each answer here only explains what the rules decide."""

from __future__ import annotations

from functools import lru_cache

from skep.games.hivernation.lifting import keeps_hive, liftable
from skep.games.hivernation.pieces import BEE_KIND, DRONE_PAW, EMPTY, KEEPER_KIND, KINDS
from skep.games.hivernation.specialties import fetchable, specialty_places, usable
from skep.games.hivernation.state import ARCADE, LEANS, Hive
from skep.hexes import Q, R, cell_at
from skep.kernel.script import Refusal

FARTHEST = 60


def _cell(key: str) -> int:
    """The cell that a key such as `bee:2,-1` names, or -1 if it names none."""
    q, _, r = key.partition(":")[2].partition(",")
    try:
        at = (int(q), int(r))
    except ValueError:
        return -1
    if max(abs(at[0]), abs(at[1]), abs(sum(at))) > FARTHEST or f"{at[0]},{at[1]}" != f"{q},{r}":
        return -1
    return cell_at(*at)


@lru_cache(50_000)
def _refusal(verb: str, cell: int, clause: str) -> Refusal:
    return Refusal(f"{verb}:{Q[cell]},{R[cell]}", clause)


def why_not_bee(hive: Hive, cell: int) -> str:
    """The clause that keeps the side to move from putting a bee there."""
    if cell >= len(hive.tiles):
        return "HIV-ATT-06"
    if hive.tiles[cell] != EMPTY:
        return "HIV-TURN-06"
    if cell == hive.lifted:
        return "HIV-TOTAL-09"
    near = hive.near[cell]
    if near == 0:
        return "HIV-ATT-06"
    return "HIV-ATT-04" if near & (LEANS[0] | LEANS[1]) else "HIV-ATT-05"


def _bees_refused(hive: Hive) -> list[Refusal]:
    places, lifted = hive.places[hive.side], hive.lifted
    cells = [cell for cell in hive.frontier if cell not in places or cell == lifted]
    return [_refusal("bee", cell, why_not_bee(hive, cell)) for cell in sorted(cells)]


def why_not_use(hive: Hive, kind: int) -> str:
    """The clause that keeps the side to move from playing a specialty."""
    if hive.mode != ARCADE:
        return "HIV-TURN-03"
    if kind not in hive.hands[hive.side].cards:
        return "HIV-TURN-02"
    if kind == KEEPER_KIND:
        return "HIV-KEEPER-06"
    return "HIV-SPEC-04" if hive.turn else "HIV-TURN-07"


def of_play(hive: Hive) -> list[Refusal]:
    refused: list[Refusal] = []
    if hive.mode == ARCADE:
        open_kinds = [-play for play in usable(hive, hive.side)]
        held = sorted(set(hive.hands[hive.side].cards) - set(open_kinds))
        refused = [Refusal(f"use:{KINDS[kind]}", why_not_use(hive, kind)) for kind in held]
    return refused + _bees_refused(hive)


def why_play(hive: Hive, key: str) -> str:
    verb, _, rest = key.partition(":")
    if verb == "bee" and _cell(key) >= 0:
        return why_not_bee(hive, _cell(key))
    if verb == "use" and rest in KINDS[1:]:
        return why_not_use(hive, KINDS.index(rest))
    if verb == "lift" and _cell(key) >= 0:
        return "HIV-TOTAL-03"
    return "HIV-TURN-04" if key == "decline" else ""


def why_not_specialty(hive: Hive, cell: int) -> str:
    """The clause that keeps a Flower, Bear or Pesticide from being put there."""
    if cell == 0:
        return "HIV-QUEEN-03"
    if cell < len(hive.tiles) and hive.tiles[cell] != EMPTY:
        return "HIV-SPEC-05"
    if cell < len(hive.near) and hive.near[cell]:
        return "HIV-SPEC-04"
    return "HIV-SPEC-02"


def of_put(hive: Hive) -> list[Refusal]:
    if hive.about == BEE_KIND:
        return _bees_refused(hive)
    allowed = set(specialty_places(hive))
    cells = [cell for cell in sorted([0, *hive.occupied, *hive.frontier]) if cell not in allowed]
    verb = KINDS[hive.about]
    return [_refusal(verb, cell, why_not_specialty(hive, cell)) for cell in cells]


def why_put(hive: Hive, key: str) -> str:
    verb, cell = key.partition(":")[0], _cell(key)
    if verb != KINDS[hive.about] or cell < 0:
        return ""
    return why_not_bee(hive, cell) if verb == "bee" else why_not_specialty(hive, cell)


def of_fetch(hive: Hive) -> list[Refusal]:
    allowed = fetchable(hive, hive.side)
    kinds = [kind for kind in range(KEEPER_KIND) if hive.discard[kind] and kind not in allowed]
    refused = [Refusal(f"fetch:{KINDS[kind]}", "HIV-KEEPER-06") for kind in kinds]
    if hive.discard[KEEPER_KIND]:
        refused.append(Refusal("fetch:beekeeper", "HIV-KEEPER-07"))
    return refused


def why_not_lift(hive: Hive, cell: int) -> str:
    """The clause that keeps the side to move from picking up what lies there."""
    if cell == 0:
        return "HIV-QUEEN-02"
    if cell >= len(hive.tiles) or hive.side_at(cell) != hive.side:
        return "HIV-TOTAL-06"
    return "HIV-TOTAL-09" if keeps_hive(hive, cell) else "HIV-TOTAL-07"


def of_lift(hive: Hive) -> list[Refusal]:
    allowed = set(liftable(hive, hive.side))
    cells = [c for c in sorted(hive.occupied) if c not in allowed and hive.tiles[c] <= DRONE_PAW]
    return [_refusal("lift", cell, why_not_lift(hive, cell)) for cell in cells]


def why_lift(hive: Hive, key: str) -> str:
    cell = _cell(key)
    return why_not_lift(hive, cell) if key.startswith("lift:") and cell >= 0 else ""
