"""What is told of each thing that happens, for the log and the animation, and to whom."""

from __future__ import annotations

from typing import Any

import pytest

from skep.kernel.script import Event
from skep.testing import clause
from tests.games.ambrosia.tables import Table, lay, new, started

FAR = {20: "B:nnn"}
STUCK = {0: "A:nn", 9: "A:G", **FAR}
"""After one more move Amber has single bees only, and scores."""


def lines(told: list[Event]) -> list[tuple[str, int, dict[str, Any]]]:
    """Name, seat and open facts of each event."""
    return [(event.name, event.seat, event.facts) for event in told]


def flight(at: int, to: int, count: int = 1, top: str = "normal", covers: int = 0) -> Any:
    """What everyone is told of a flight of Amber."""
    facts = {"from": at, "to": to, "count": count, "top": top, "covers": covers}
    return {"color": "amber", **facts}


@clause("AMB-MOVE-15")
def test_all_see_a_flight_and_few_the_bees_beneath_the_top() -> None:
    (event,) = lay({0: "A:Tnn", 3: "B:n", **FAR}).tells("move:0,2,3")
    assert (event.name, event.seat, event.facts) == ("flew", 0, flight(0, 3, 2, "turbo", 1))
    assert (event.secret, event.to) == ({"bees": ["turbo", "normal"]}, (0,))


@clause("AMB-EVT-08")
def test_who_decides_for_a_color_sees_its_bees_too() -> None:
    table = lay({0: "A:Tnn", **FAR}, seats=3, event="mutual-agreement")
    (event,) = table.tells("move:0,1,1")
    assert (event.secret, event.to) == ({"bees": ["turbo"]}, (0, 2))


def test_with_open_stacks_all_see_the_bees() -> None:
    (event,) = lay({0: "A:Tnn", **FAR}, opened=True).tells("move:0,1,1")
    assert (event.secret, event.facts["bees"]) == (None, ["turbo"])


@clause("AMB-EVT-15")
def test_unintended_consequences_are_told_with_the_way() -> None:
    table = lay({0: "A:nnn", **FAR}, event="unintended-consequences")
    assert lines(table.tells("move:0,3,3")) == [
        ("flew", 0, flight(0, 3, 3)),
        ("unintended", 0, {"color": "amber", "spaces": 3}),
    ]


@clause("AMB-ORG-01", "AMB-ORG-02")
def test_the_organizers_new_order_is_told_to_its_color() -> None:
    sorted_, flew = lay({0: "A:OTn", **FAR}).tells("organize:0", "next:turbo", "done", "move:0,1,2")
    assert (sorted_.name, sorted_.facts) == ("sorted", {"color": "amber", "at": 0, "top": "turbo"})
    assert (sorted_.secret, sorted_.to) == ({"bees": ["turbo", "organizer", "normal"]}, (0,))
    assert (flew.name, flew.facts) == ("flew", flight(0, 2, top="turbo"))


SPACES: dict[str, tuple[list[str], list[tuple[str, dict[str, Any]]]]] = {
    "gust": (["move:2,1,3"], [("gust", {"at": 2}), ("flew", flight(2, 3))]),
    "hole": (["tunnel:1"], [("dug", flight(2, 9))]),
    "honeywell": ([], [("honey", {"at": 2})]),
    "beekeeper": (["rob:1"], [("robbed", {"at": 2, "victim": "blue", "loss": 1})]),
    "guerrilla": (["free:6,8"], [("freed", {"from": 6, "to": 0, "bee": "normal"})]),
}


@clause("AMB-BACK-04")
@pytest.mark.parametrize("name", SPACES)
def test_a_special_space_is_told_after_the_flight_to_it(name: str) -> None:
    keys, events = SPACES[name]
    special = {2: name, **({9: name} if name == "hole" else {})}
    table = lay({0: "A:nnn", 6: "B:n/A:n", **FAR}, special=special, points=(0, 5))
    told = lines(table.tells("move:0,2,2", *keys))
    own = [(name, 0, {"color": "amber", **facts}) for name, facts in events]
    assert told[: 1 + len(own)] == [("flew", 0, flight(0, 2, 2)), *own]


@clause("AMB-EVT-12", "AMB-EVT-20", "AMB-JELLY-02", "AMB-JELLY-06")
def test_each_use_of_a_jelly_is_told() -> None:
    leap = lay({0: "A:nnn", **FAR}, event="leaping-behaviour", jelly=(1, 0))
    assert lines(leap.tells("leap:0,9")) == [("leapt", 0, flight(0, 9, 3))]
    over = lay({0: "A:nnn", **FAR}, event="enemy-takeover", jelly=(1, 0))
    taken, flew = over.tells("takeover:20,1,21")
    assert lines([taken]) == [("takeover", 0, {"color": "amber", "victim": "blue"})]
    assert lines([flew]) == [("flew", 1, {**flight(20, 21), "color": "blue"})]
    assert flew.to == (1,)
    point = lay({0: "A:nnn", **FAR}, jelly=(1, 0))
    assert lines(point.tells("point")) == [("point", 0, {"color": "amber"})]
    again = lay({0: "A:nnn", **FAR}, jelly=(1, 0)).play("move:0,1,1", "done")
    assert lines(again.tells("again")) == [("again", 0, {"color": "amber"})]


@clause("AMB-SCORE-01", "AMB-EVENT-03", "AMB-GRASS-01", "AMB-EVT-14")
def test_a_scoring_is_told_step_by_step() -> None:
    special = {9: "grasshopper"}
    table = lay(STUCK, values={1: 3}, special=special, events=True, waiting={0: "TR"})
    keys = ["begin:1", "give:0,0", "add:turbo", "event:royal-favour", "hop"]
    _, *told = table.tells("move:0,1,1", *keys)
    assert lines(told) == [
        ("scored", 0, {"color": "amber", "points": 5, "spaces": [0, 1, 9], "by_space": [1, 3, 1]}),
        ("gathered", 0,
         {"color": "amber", "spaces": [1, 9, 0], "at": 0, "count": 3, "top": "normal"}),
        ("gave", 0, {"color": "amber", "bee": "normal", "hive": 1, "covered": False}),
        ("added", 0, {"color": "amber", "bee": "turbo", "at": 0}),
        ("event", 0, {"event": "royal-favour"}),
        ("jelly", 0, {"color": "amber", "why": "favour"}),
        ("jelly", 1, {"color": "blue", "why": "favour"}),
        ("hop", 0, {"color": "amber"}),
    ]  # fmt: skip
    assert (told[2].secret, told[2].to) == ({"from": 0}, (0,))


@clause("AMB-HIVE-03", "AMB-TRACK-03")
def test_a_jelly_is_told_with_its_reason() -> None:
    hive = lay(STUCK, scorings=(0, 1), waiting={0: "T"})
    assert hive.tells("move:0,1,1", "begin:1", "give:0,0")[-1].facts["why"] == "hive"
    symbol = lay(STUCK, values={0: 9, 1: 9}, points=(0, 20))
    assert symbol.tells("move:0,1,1")[-1].facts == {"color": "amber", "why": "symbol"}
    rematch = new(2, meadow="listed", rematch=True)
    assert lines(rematch.tells("last:1")) == [("jelly", 1, {"color": "blue", "why": "rematch"})]


@clause("AMB-EVT-29", "AMB-EVT-30")
def test_an_exchange_by_inspiration_is_told_and_its_place_only_to_its_color() -> None:
    table = lay(STUCK, waiting={0: "T"}, events=True)
    table.play("move:0,1,1", "begin:1", "give:0,0", "add:none", "event:spontaneous-inspiration")
    (event,) = table.tells("add:turbo")[:1] or table.tells(table.keys[0])[:1]
    assert (event.name, event.facts) == ("inspired", {"color": "amber", "bee": "turbo"})
    assert (event.secret, event.to) == ({"at": 0}, (0,))


@clause("AMB-START-01", "AMB-START-02", "AMB-SETUP-13")
def test_the_setup_is_told() -> None:
    table = new(2, meadow="listed")
    told = table.tells("start:1", "pick:turbo", "pick:rebel", "place:4", "place:14")
    assert lines(told) == [
        ("start", 1, {"color": "blue"}),
        ("picked", 1, {"color": "blue", "bee": "turbo"}),
        ("picked", 0, {"color": "amber", "bee": "rebel"}),
        ("placed", 1, {"color": "blue", "at": 4}),
        ("placed", 0, {"color": "amber", "at": 14}),
    ]


@clause("AMB-END-01", "AMB-FINAL-01", "AMB-FINAL-05")
def test_the_end_is_told_with_what_is_left_over() -> None:
    table = lay(STUCK, scorings=(6, 3), jelly=(0, 2))
    _, *told = table.tells("move:0,1,1")
    assert lines(told) == [
        ("scored", 0, {"color": "amber", "points": 3, "spaces": [0, 1, 9], "by_space": [1, 1, 1]}),
        ("scored", 1, {"color": "blue", "points": 1, "spaces": [20], "by_space": [1]}),
        ("leftover", 1, {"color": "blue", "points": 2}),
        ("over", -1, {"reason": "finished", "points": [3, 3]}),
    ]
    assert table.meadow.ended_by == 0


@clause("AMB-TURN-06")
def test_nobody_ends_a_match_that_stops() -> None:
    table = lay({0: "A:nn", **FAR}, calm=79)
    told = table.tells("move:0,2,2")
    assert lines(told)[-1] == ("over", -1, {"reason": "stopped", "points": [1, 1]})
    assert table.meadow.ended_by == -1


def test_nothing_is_told_unless_someone_listens() -> None:
    table: Table = started().play("pick:turbo", "pick:rebel", "place:4", "place:14", "move:4,1,5")
    assert table.meadow.recorded_events == []
