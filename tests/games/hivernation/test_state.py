"""A copy of a hive is equal to it and shares nothing that changes; so is one written and read."""

from __future__ import annotations

import pytest

from skep.games.hivernation.state import ARCADE, QUICK, TOTAL, UNKNOWN, Hive
from skep.testing import clause
from tests.games.hivernation.tables import lay, new, played_out

WORKED_OUT = ("adjacency", "places", "position_hash", "holes", "hole_cells", "liftable", "seen")
ARCADE_ONLY = ("under", "hands", "stack", "discard", "even", "final")


def everything(hive: Hive) -> dict[str, object]:
    return {**hive.dump(), **{name: getattr(hive, name) for name in WORKED_OUT}}


def arcade() -> Hive:
    """A hive in which no field of Arcade has the value that it has in an empty one."""
    return _filled(
        lay(
            "\nW D F\n d Q W\n  B", side="drones", hand=["bear"], other_hand=["flower"],
            stack=["pesticide"], discard={"bee": 2}, under={(1, -1): "D"}, final=True, seats=4,
        ).hive
    )  # fmt: skip


def total() -> Hive:
    """The same for Total Domination while bees move."""
    hive = lay("\nW D W\n D Q W\n  D W", mode="total", side="drones", moving=True, seats=4).hive
    hive.calm, hive.moves, hive.liftable, hive.hole_cells, hive.holes = 3, 5, [1, 2], {9: 9}, 1
    return _filled(hive)


def _filled(hive: Hive) -> Hive:
    hive.turn, hive.player, hive.lifted, hive.over, hive.reason = 7, 3, 4, True, "blocked"
    hive.reserve = [2, 3]
    empty = Hive()
    other = ("calm", "moves", "position_hash", "holes", "hole_cells", "liftable", "seen")
    skipped = {*(other if hive.hands else ARCADE_ONLY)}
    same = [
        name
        for name in everything(hive)
        if name not in skipped and getattr(hive, name) == getattr(empty, name)
    ]
    assert same == [], "give these a value above"
    return hive


@pytest.mark.parametrize("hive", [arcade(), total()], ids=["arcade", "total"])
def test_a_copy_has_every_field(hive: Hive) -> None:
    assert everything(hive.copy()) == everything(hive)


@pytest.mark.parametrize("hive", [arcade(), total()], ids=["arcade", "total"])
def test_what_happens_to_a_copy_leaves_the_hive_alone(hive: Hive) -> None:
    before = hive.dump()
    adjacency = hive.adjacency[:]
    twin = hive.copy()
    for row in (twin.tiles, twin.adjacency, *twin.places, twin.occupied, twin.bees, twin.reserve):
        row.append(99)
    if twin.stack is not None:
        twin.discard.append(99)
        twin.under[99] = 1
        for zone in twin.zones():
            zone.put(1)
    assert (hive.dump(), hive.adjacency) == (before, adjacency)


@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_a_hive_is_read_back_as_it_was_written(mode: str) -> None:
    for number, table in enumerate(played_out(mode, 2, seats=4)):
        if number % 7 == 0 and table.prompt in ("play", "lift"):
            read = Hive()
            read.load(table.hive.dump())
            assert read.dump() == table.hive.dump()
            assert (read.seen, read.position_hash) == (table.hive.seen, table.hive.position_hash)
            if not table.hive.seen:
                assert (read.adjacency, read.position_hash) == (table.hive.adjacency, UNKNOWN)


@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_before_the_first_turn_the_queen_lies_alone_and_nothing_was_counted(mode: str) -> None:
    hive = new(mode).hive
    assert hive.mode == {"quick": QUICK, "arcade": ARCADE, "total": TOTAL}[mode]
    assert (hive.turn, hive.first, hive.player, hive.side, hive.phase) == (0, 0, 0, 0, 0)
    assert (hive.calm, hive.moves, hive.seen, hive.position_hash, hive.holes) == (0, 0, b"", -1, -1)
    assert (hive.final, hive.over, hive.reason, hive.lifted) == (False, False, "", -1)
    assert (hive.occupied, hive.under, hive.hole_cells, hive.liftable) == ([], {}, None, [])
    assert (hive.bees, hive.rings, len(hive.tiles)) == ([0, 0], 7, 1 + 3 * 7 * 8)
    assert sorted(hive.places[0]) == sorted(hive.places[1]) == [1, 2, 3, 4, 5, 6]
    assert hive.discard == ([0] * 5 if mode == "arcade" else [])


@clause("HIV-SETUP-09", "HIV-TURN-03")
def test_only_in_arcade_are_there_hands_and_a_stack_to_hide() -> None:
    hive = arcade()
    assert hive.zones() == [*hive.hands, hive.stack]
    assert [total().zones(), new("quick").hive.zones()] == [[], []]
