"""What is told of each thing that happens, for the log and the animation, and to whom."""

from __future__ import annotations

from typing import Any

from skep.kernel.script import Event
from skep.testing import clause
from tests.games.hivernation.tables import lay, new

LINE = """
x D D W
   Q"""


def lines(told: list[Event]) -> list[tuple[str, int, dict[str, Any]]]:
    """Name, seat and open facts of each event."""
    return [(event.name, event.seat, event.facts) for event in told]


@clause("HIV-PINCER-02", "HIV-ATT-07")
def test_a_bee_is_told_with_the_lines_it_closes() -> None:
    facts = {
        "side": "workers", "at": (-1, -1), "lines": [[(0, -1), (1, -1)]], "flips": 2
    }  # fmt: skip
    assert lines(lay(LINE).tells("bee:x")) == [("bee", 0, facts)]


@clause("HIV-FLOWER-01", "HIV-BEAR-01")
def test_a_flower_and_a_bear_are_told_with_the_bees_they_touch() -> None:
    facts = {"side": "workers", "at": (-1, -1), "cells": [(0, -1)], "count": 1}
    flower = lay(LINE, hand=["flower"])
    assert lines(flower.tells("use:flower", "flower:x")) == [("flower", 0, facts)]
    bear = lay(LINE, hand=["bear"])
    assert lines(bear.tells("use:bear", "bear:x")) == [("bear", 0, facts)]


@clause("HIV-PEST-01", "HIV-PEST-06")
def test_pesticide_is_told_with_what_goes_and_what_is_cut_off() -> None:
    table = lay("\nW D x\n   Q", hand=["pesticide"])
    facts = {
        "side": "workers", "at": (1, -1), "cells": [(0, -1)], "cut": [(-1, -1)], "count": 2
    }  # fmt: skip
    assert lines(table.tells("use:pesticide", "pesticide:x")) == [("pesticide", 0, facts)]


@clause("HIV-KEEPER-02")
def test_the_beekeeper_is_told_with_the_tile_it_brings() -> None:
    table = lay(LINE, hand=["beekeeper"], discard={"flower": 1, "bee": 1})
    keeper, flower = table.tells("use:beekeeper", "fetch:flower", "flower:x")
    assert lines([keeper]) == [("beekeeper", 0, {"side": "workers", "tile": "flower"})]
    assert flower.name == "flower"


@clause("HIV-SETUP-04", "HIV-SETUP-05", "HIV-SETUP-08")
def test_who_starts_is_told_to_all_and_a_dealt_tile_to_its_side() -> None:
    start, *dealt = new("arcade").tells("start:drones", "tile:bear", "tile:flower")
    assert lines([start]) == [("start", 1, {"side": "drones"})]
    assert lines(dealt) == [("dealt", 1, {"side": "workers"})] * 2
    assert [(event.secret, event.to) for event in dealt] == [
        ({"tile": "bear"}, (0,)),
        ({"tile": "flower"}, (0,)),
    ]


@clause("HIV-MULTI-03")
def test_a_drawn_tile_is_told_to_its_team() -> None:
    table = lay("\nx D W\n D Q\n  W", stack=["bear", "flower"], seats=4).play("bee:x")
    drew = table.tells("tile:bear")[0]
    assert lines([drew]) == [("drew", 0, {"side": "workers"})]
    assert (drew.secret, drew.to) == ({"tile": "bear"}, (0, 2))


@clause("HIV-ARCADE-02", "HIV-QUICK-04")
def test_the_last_turn_and_the_end_are_told() -> None:
    arcade = lay("\nx D W\n   Q", reserve=(1, 5))
    assert lines(arcade.tells("bee:x"))[1:] == [("final", 1, {"side": "drones"})]
    quick = lay("\nx D W\n   Q", mode="quick", reserve=(1, 0))
    over = ("over", -1, {"reason": "last-bee", "bees": (3, 0)})
    assert lines(quick.tells("bee:x"))[1:] == [over]


@clause("HIV-TOTAL-05", "HIV-TOTAL-10")
def test_a_move_is_told_from_where_to_where_before_its_attack() -> None:
    table = lay("\nWaD x\n   Q W\n  W D", mode="total", moving=True)
    moved, bee = table.tells("lift:a", "bee:x")[:2]
    facts = {"side": "workers", "from": (-1, -1), "to": (1, -1)}
    assert lines([moved]) == [("moved", 0, facts)]
    assert (bee.name, bee.facts["at"], bee.facts["flips"]) == ("bee", (1, -1), 0)


def test_nothing_is_told_unless_someone_listens() -> None:
    quick = lay("\nx D W\n   Q", mode="quick", reserve=(1, 0)).play("bee:x")
    assert (quick.over, quick.hive.recorded_events) == (True, [])
    keeper = lay(LINE, hand=["beekeeper"], discard={"flower": 1, "bee": 1}, reserve=(1, 1))
    keeper.play("use:beekeeper", "fetch:flower", "flower:x")
    final = lay("\nx D W\n   Q", reserve=(1, 5)).play("bee:x")
    dealt = new("arcade").play("start:drones", "tile:bear")
    assert (
        keeper.hive.recorded_events
        == final.hive.recorded_events
        == dealt.hive.recorded_events
        == []
    )
