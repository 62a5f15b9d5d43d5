"""Perft: how many answer sequences there are from a few named positions.

The numbers were counted by both engines. The slow one counts the shorter lengths again here.
"""

from __future__ import annotations

import pytest

import skep
from tests.games.hivernation.perft import Place, fast, golden, opening, perft, slow

RANDOM_DEAL = Place(skep.game("hivernation").settle("arcade", 3, {"deal": "random"}), [])
EVERY_KIND = golden("every-kind-of-tile-is-in-play", 50)
MOVING = golden("sixteen-turns-without-a-flip", 42)

COUNTS = {
    "quick": (opening("quick"), [2, 12, 60, 444, 3060]),
    "total": (opening("total"), [2, 12, 60, 444, 3060]),
    "arcade": (opening("arcade"), [2, 12, 84, 708, 6492]),
    "random deal": (RANDOM_DEAL, [2, 8, 32, 124]),
    "every kind": (EVERY_KIND, [25, 506, 12794]),
    "moving": (MOVING, [41, 158, 2156]),
}
COUNTED_SLOWLY = {
    "quick": 4, "total": 3, "arcade": 4, "random deal": 4, "every kind": 2, "moving": 2
}  # fmt: skip


@pytest.mark.parametrize("name", COUNTS)
def test_the_engine_counts_as_it_did(name: str) -> None:
    place, counts = COUNTS[name]
    position = fast(place)
    assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("name", COUNTS)
def test_the_slow_counter_counts_the_same(name: str) -> None:
    place, counts = COUNTS[name]
    hive, most = slow(place), COUNTED_SLOWLY[name]
    assert [hive.perft(depth) for depth in range(1, most + 1)] == counts[:most]


def test_the_position_with_every_kind_has_every_kind() -> None:
    hive = slow(EVERY_KIND)
    assert {"worker", "drone", "flower", "bear"} <= set(hive.tiles.values())
    assert {"bear", "pesticide", "beekeeper"} <= {kind for kind, n in hive.hands[0].items() if n}
    assert hive.under
    assert hive.discard["bee"]
    assert hive.discard["pesticide"]
    assert any(hive.is_paw(cell) for cell, tile in hive.tiles.items() if tile == "worker")


def test_the_moving_position_is_of_the_second_phase() -> None:
    assert slow(MOVING).reserve == [0, 0]
    assert fast(MOVING).state.prompt.name == slow(MOVING).prompt == "put"
