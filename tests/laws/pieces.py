"""Every piece of each game, counted wherever it lies."""

from __future__ import annotations

from collections import Counter

from skep.games.hivernation.pieces import BEAR, DRONE_PAW, FLOWER, KEEPER_KIND, KINDS
from skep.kernel.match import Match
from skep.testing.case import Pieces, position_of


def hivernation(match: Match) -> Counter[str]:
    """Bees and specialties in hive, reserves, hands, stack and discard pile, and in play."""
    state = match.dump_state()
    shown = Counter(tile for tile in state["tiles"])
    bees = sum(shown[tile] for tile in range(1, DRONE_PAW + 1))
    counted = Counter(bee=bees + len(state["under"]["map"]) + sum(state["reserve"]))
    counted.update(flower=shown[FLOWER], bear=shown[BEAR])
    for zone in [*state["hands"], state["stack"] or {"cards": []}]:
        counted.update(KINDS[kind] for kind in zone["cards"])
    for kind, count in enumerate(state["discard"]):
        counted[KINDS[kind]] += count
    counted.update(in_play(match))
    return +counted


def in_play(match: Match) -> list[str]:
    """The tiles that have left their place and are not yet down."""
    prompt = "" if match.over else match.decision.prompt
    if prompt == "fetch":
        return [KINDS[KEEPER_KIND]]
    if prompt != "put":
        return []
    kind = position_of(match).state.about
    fetched = bool(match.events) and match.events[-1].name == "beekeeper"
    return [KINDS[kind]] + [KINDS[KEEPER_KIND]] * fetched


PIECES: dict[str, Pieces] = {"hivernation": hivernation}
