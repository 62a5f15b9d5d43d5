"""Corners of the rules: around the seam of the ring, twice on one space, two bees alike."""

from __future__ import annotations

import pytest

from skep.games.ambrosia.pieces import COLLECTOR, NORMAL, TURBO
from skep.kernel.zones import EVERYONE
from skep.testing import clause
from tests.games.ambrosia.tables import lay, new

FAR = {20: "B:nnn"}


@clause("AMB-FORCE-01", "AMB-CHECK-01")
@pytest.mark.parametrize(
    ("event", "at", "closed"), [("", 23, (0, 1)), ("surprising-turn", 0, (23, 22))]
)
def test_the_ring_has_no_end_where_a_group_could_hide(
    event: str, at: int, closed: tuple[int, int]
) -> None:
    walls = dict.fromkeys(closed, "B:nnn")
    start, end = (10, 11) if not event else (11, 10)
    stuck = lay({at: "A:nn", start: "A:nn", **walls}, event=event).play(f"move:{start},1,{end}")
    assert stuck.prompt == "begin"
    open_ = lay({at: "A:nn", start: "A:nn", closed[1]: "B:nnn"}, event=event)
    assert open_.play(f"move:{start},1,{end}").prompt == "turn"


@clause("AMB-BACK-06")
@pytest.mark.parametrize(
    ("special", "keys"),
    [
        ("gust", ["move:2,1,3"]),
        ("hole", ["tunnel:1"]),
        ("beekeeper", ["rob:1"]),
        ("guerrilla", ["free:6,8"]),
        ("honeywell", ["yes"]),
    ],
)
def test_a_special_space_acts_once_a_turn_even_if_a_leap_leads_back(
    special: str, keys: list[str]
) -> None:
    bees = {0: "A:nnnn", 6: "B:n/A:n", 7: "B:n/A:n", 13: "A:nn", **FAR}
    spaces = {2: special, **({9: special} if special == "hole" else {})}
    table = lay(
        bees, special=spaces, jelly=(1, 0), points=(0, 9), event="leaping-behaviour", ask=True
    ).play("move:0,2,2")  # fmt: skip
    assert table.prompt not in ("turn", "after")
    table.play(*keys)
    assert table.prompt == "after"
    table.play("leap:13,2")
    assert (table.prompt, table.player) == ("turn", 1)


@clause("AMB-BACK-06")
def test_a_space_beside_one_that_acted_still_acts() -> None:
    special = {2: "honeywell", 3: "honeywell"}
    table = lay({0: "A:nnnn", **FAR}, special=special, jelly=(1, 0), event="leaping-behaviour")
    table.play("move:0,2,2", "leap:2,3")
    assert table.points == [2, 0]


@clause("AMB-ORG-01")
def test_once_a_group_is_in_order_nothing_is_being_sorted() -> None:
    table = lay({0: "A:OTn", 12: "A:nn", **FAR}).play("organize:0", "next:turbo")
    assert (table.meadow.ordering, table.meadow.ordered) == (0, 1)
    table.play("done")
    assert (table.prompt, table.meadow.ordering, table.meadow.ordered) == ("fly", -1, 0)


@clause("AMB-JELLY-09")
def test_of_two_covered_bees_that_are_alike_one_is_offered() -> None:
    alike = lay({0: "A:nnn", 4: "B:n/A:nn", **FAR}, jelly=(1, 0))
    assert [key for key in alike.keys if key.startswith("free")] == ["free:4,8"]
    two = lay({0: "A:nnn", 4: "B:n/A:nT", **FAR}, jelly=(1, 0))
    assert [key for key in two.keys if key.startswith("free")] == ["free:4,8", "free:4,9"]
    assert two.play("free:4,9").at(0) == "A:Tnnn"


@clause("AMB-WORM-01", "AMB-WORM-02")
def test_what_the_worm_brings_to_light_can_not_be_taken_back() -> None:
    special, more = {2: "hole", 9: "hole"}, {12: "A:nn", **FAR}
    covering = lay({0: "A:nnn", 2: "B:n", **more}, special=special, jelly=(1, 0)).match()
    for key in ("move:0,2,2", "tunnel:2"):
        covering.answer(key)
    assert (covering.decision.prompt, covering.can_undo(0)) == ("after", False)
    alone = lay({0: "A:nnn", **more}, special=special, jelly=(1, 0)).match()
    for key in ("move:0,2,2", "tunnel:2"):
        alone.answer(key)
    assert (alone.decision.prompt, alone.can_undo(0)) == ("after", True)


@clause("AMB-WORM-01")
def test_only_holes_have_a_partner() -> None:
    ring = lay({0: "A:nn", **FAR}, special={2: "hole", 9: "hole", 5: "gust"}).meadow.ring
    assert [to for to in ring.partner if to != -1] == [9, 2]
    assert (ring.partner[2], ring.partner[9]) == (9, 2)


@clause("AMB-SPEC-02", "AMB-BACK-02", "AMB-ARENA-01", "AMB-RAIN-01")
def test_each_bonus_is_offered_by_name_and_place_and_may_be_declined() -> None:
    bees = {0: "A:nn", 9: "A:C", 5: "A:n/B:n", 6: "A:n", 12: "A:n", **FAR}
    special = {5: "arena", 6: "rainbow", 12: "rainbow"}
    table = lay(bees, special=special, ask=True).play("move:0,1,1")
    asked = []
    while table.prompt == "bonus":
        asked.append(table.meadow.prompt.facts(table.meadow))
        table.play("no")
    amber = {"color": "amber"}
    assert asked == [
        {**amber, "what": "arena", "at": "5"},
        {**amber, "what": "collector", "at": "9"},
        {**amber, "what": "rainbow", "at": "6"},
    ]
    assert table.points == [6, 0]


@clause("AMB-FINAL-01", "AMB-SPEC-02")
def test_in_the_final_scoring_a_bonus_is_offered_to_its_owner() -> None:
    bees = {0: "A:nn", 7: "B:C", **FAR}
    table = lay(bees, special={1: "gust"}, scorings=(6, 0), ask=True).play("move:0,1,1")
    assert (table.prompt, table.seat) == ("bonus", 1)
    facts = {"color": "blue", "what": "collector", "at": "7"}
    assert table.meadow.prompt.facts(table.meadow) == facts


@clause("AMB-SETUP-07", "AMB-SETUP-08", "AMB-SETUP-11")
def test_before_the_first_turn_nothing_was_counted() -> None:
    found = new(2, meadow="listed").meadow.dump()
    zeros = ("calm", "declined", "event", "first", "phase", "placed", "player", "spent", "turns")
    assert {name: found[name] for name in (*zeros, "used")} == dict.fromkeys((*zeros, "used"), 0)
    flags = ("bared", "extra", "hop", "over", "scored")
    assert {name: found[name] for name in flags} == dict.fromkeys(flags, False)
    nowhere = ("sorting", "stack", "trigger")
    assert {name: found[name] for name in nowhere} == dict.fromkeys(nowhere, -1)
    assert (found["reason"], found["dir"]) == ("", 1)
    for name in ("gone", "high", "jelly", "points", "scorings"):
        assert found[name] == [0, 0]
    assert (found["hives"], found["spots"]) == ([[], []], [[], []])


@clause("AMB-MOVE-14", "AMB-MOVE-15", "AMB-EVT-08")
def test_beneath_the_top_only_who_may_look_sees_a_bee() -> None:
    bees = {0: "A:Tnn", 4: "B:n/A:R", 10: "B:nC"}

    def hidden(event: str) -> list[tuple[list[int], int]]:
        zones = lay(bees, seats=3, event=event).meadow.zones()
        return [(zone.cards, zone.sight) for zone in zones[2:] if zone.sight != EVERYONE]

    assert [zone for zone in hidden("leaping-behaviour") if zone[0]] == [
        ([1, 1], 0b001), ([6], 0b001), ([3], 0b010)
    ]  # fmt: skip
    assert [zone for zone in hidden("mutual-agreement") if zone[0]] == [
        ([1, 1], 0b101), ([6], 0b101), ([3], 0b011)
    ]  # fmt: skip


@clause("AMB-MOVE-15", "AMB-SETUP-11")
def test_all_see_the_cards_the_parts_the_hives_and_the_bee_on_top() -> None:
    bees = {0: "A:Tnn", 4: "B:C/A:R", 10: "B:nG"}
    meadow = lay(bees, event="fertile-days", scorings=(2, 1)).meadow
    zones = meadow.zones()
    assert zones[:2] == [meadow.deck, meadow.turned] == meadow.cards()
    open_ = [zone.cards for zone in zones[2:] if zone.sight == EVERYONE and zone.cards]
    assert open_ == [meadow.parts, [NORMAL, NORMAL], [NORMAL], [TURBO], [COLLECTOR], [NORMAL]]
