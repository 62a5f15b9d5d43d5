"""What a person might expect and may not do: listed in full, each with its clause."""

from __future__ import annotations

from skep.testing import clause
from tests.games.ambrosia.tables import Table, lay

FAR = {20: "B:nnn"}
STUCK = {0: "A:nn", 9: "A:G", **FAR}
"""After one more move Amber has single bees only, and scores."""
NO_JELLY = [("point", "AMB-JELLY-02"), ("again", "AMB-JELLY-02")]


def refused(table: Table) -> list[tuple[str, str]]:
    meadow = table.meadow
    return [(refusal.key, refusal.clause) for refusal in meadow.prompt.refusals(meadow)]


@clause("AMB-DEST-05", "AMB-MOVE-07", "AMB-MOVE-10", "AMB-FORCE-01")
def test_a_turn_refuses_closed_spaces_single_and_covered_bees() -> None:
    table = lay({0: "A:nnn", 1: "B:nnn", 3: "B:n", 5: "B:n/A:n", 9: "A:n", **FAR})
    assert refused(table) == [
        ("move:0,1,1", "AMB-DEST-05"),
        ("move:5,1,6", "AMB-MOVE-10"),
        ("move:9,1,10", "AMB-MOVE-07"),
        ("score", "AMB-FORCE-01"),
        *NO_JELLY,
        ("free:5,8", "AMB-JELLY-02"),
    ]


@clause("AMB-MOVE-10")
def test_a_covered_bee_is_refused_once_however_large_the_group_above_it() -> None:
    table = lay({0: "A:nnn", 5: "B:nnn/A:n", **FAR})
    assert [key for key, _ in refused(table) if key.startswith("move:5")] == ["move:5,1,6"]


@clause("AMB-EVT-05")
def test_in_a_surprising_turn_the_same_is_refused_the_other_way() -> None:
    table = lay({4: "A:nnn", 3: "B:nnn", 9: "A:n", **FAR}, event="surprising-turn")
    assert refused(table)[:2] == [("move:4,1,3", "AMB-DEST-05"), ("move:9,1,8", "AMB-MOVE-07")]


@clause("AMB-MOVE-04", "AMB-MOVE-05", "AMB-TURBO-01", "AMB-REBEL-01", "AMB-LEAF-01")
def test_how_far_and_which_way_is_refused_by_the_bee_on_top() -> None:
    normal, rebel = lay({9: "A:nnn", **FAR}), lay({9: "A:Rnn", **FAR})
    assert normal.why("move:9,2,7") == "AMB-MOVE-05"
    assert normal.why("move:9,2,12") == rebel.why("move:9,2,12") == "AMB-TURBO-01"
    assert normal.why("move:9,2,6") == rebel.why("move:9,2,6") == "AMB-MOVE-04"
    assert rebel.offers("move:9,2,7")
    both = lay({9: "A:Tnn", **FAR}, special={9: "leaves"})
    assert both.offers("move:9,2,6")
    assert both.why("move:9,2,5") == both.why("move:9,2,13") == "AMB-MOVE-04"
    turbo = lay({9: "A:Tnn", **FAR}, special={8: "leaves"})
    assert turbo.why("move:9,2,6") == "AMB-MOVE-04"
    assert turbo.why("move:9,2,7") == "AMB-MOVE-05"


@clause("AMB-ORG-02")
def test_a_bee_that_could_not_fly_may_not_come_on_top() -> None:
    closed = {1: "B:nnn", 2: "B:nnn", 3: "B:nnn", 4: "B:nn"}
    table = lay({0: "A:OTRn", 12: "A:nn", **closed}).play("organize:0")
    assert table.keys == ["next:turbo", "next:rebel"]
    assert refused(table) == [("next:normal", "AMB-ORG-02"), ("next:organizer", "AMB-ORG-02")]
    assert refused(table.play("next:turbo")) == []
    assert table.why("next:turbo") == ""


@clause("AMB-EVT-38")
def test_state_intervention_refuses_no_order() -> None:
    closed = {1: "B:nnn", 2: "B:nnn", 23: "B:nnn"}
    table = lay({0: "A:n", 9: "A:nn", **closed}, event="state-intervention", waiting={0: "T"})
    table.play("move:9,1,10", "begin:9", "add:turbo")
    assert (table.prompt, refused(table)) == ("order", [])


@clause("AMB-STACK-08", "AMB-HIVE-01", "AMB-HIVE-07", "AMB-COMP-04")
def test_a_scoring_refuses_where_to_begin_what_to_give_and_what_is_gone() -> None:
    begin = lay({1: "A:n/B:n", 9: "A:nn", **FAR}).play("move:9,1,10")
    assert (begin.keys, refused(begin)) == (
        ["begin:1", "begin:10"],
        [("begin:9", "AMB-STACK-08")],
    )
    give = lay({**STUCK, 5: "B:n/A:n", 7: "B:n/A:T"}).play("move:0,1,1", "begin:1")
    assert give.keys == ["give:0,0", "give:0,2"]
    assert refused(give) == [
        ("give:0,1", "AMB-HIVE-01"), ("give:5,8", "AMB-HIVE-07"), ("give:7,8", "AMB-HIVE-07")
    ]  # fmt: skip
    add = lay(STUCK, waiting={0: "CHTRBDS"}).play("move:0,1,1", "begin:1", "give:0,0")
    assert refused(add) == [("add:guardian", "AMB-COMP-04"), ("add:organizer", "AMB-COMP-04")]


@clause("AMB-EVT-26")
def test_hidden_talents_refuse_every_choice() -> None:
    table = lay(STUCK, waiting={0: "TR"}, event="hidden-talents")
    table.play("move:0,1,1", "begin:1", "give:0,0")
    assert table.keys == ["add:none", "add:chance"]
    assert refused(table) == [("add:turbo", "AMB-EVT-26"), ("add:rebel", "AMB-EVT-26")]


@clause("AMB-TURN-04", "AMB-TURN-05")
def test_another_turn_comes_after_the_check_and_freeing_before_it() -> None:
    table = lay({0: "A:nnn", 5: "B:n/A:n", **FAR}, jelly=(1, 0)).play("move:0,1,1")
    assert (table.prompt, refused(table)) == ("after", [("again", "AMB-TURN-05")])
    table.play("done")
    assert (table.prompt, refused(table)) == ("more", [("free:5,8", "AMB-TURN-04")])


@clause("AMB-JELLY-09", "AMB-EVT-12", "AMB-EVT-20", "AMB-EVT-21")
def test_jelly_actions_are_refused_with_what_they_need() -> None:
    bees = {0: "A:nnn", 5: "B:n/A:n", 7: "B:nnn", **FAR}
    plain = lay(bees, jelly=(1, 0))
    assert plain.why("free:99,8") == plain.why("free:7,8") == "AMB-JELLY-09"
    assert plain.why("leap:0,9") == "AMB-EVT-12"
    assert plain.why("takeover:7,1,8") == "AMB-EVT-20"
    leaping = lay(bees, jelly=(1, 0), event="leaping-behaviour")
    assert leaping.why("leap:20,7") == leaping.why("leap:9,7") == "AMB-EVT-12"
    assert leaping.why("leap:0,7") == "AMB-DEST-05"
    assert leaping.why("leap:99,7") == leaping.why("leap:0,99") == ""
    takeover = lay(bees, jelly=(1, 0), event="enemy-takeover")
    assert takeover.why("takeover:0,1,1") == takeover.why("takeover:9,1,10") == "AMB-EVT-20"
    assert takeover.why("takeover:5,1,6") == "AMB-EVT-20"
    assert takeover.why("takeover:7,1,9") == "AMB-EVT-21"
    assert takeover.why("takeover:99,1,2") == takeover.why("takeover:7,1,99") == ""
    assert takeover.play("takeover:7,1,8").why("takeover:7,1,8") == "AMB-JELLY-02"


@clause("AMB-GUST-01", "AMB-ORG-02")
def test_on_a_gust_or_after_organizing_only_that_group_moves() -> None:
    gust = lay({0: "A:nnn", 3: "A:n", 12: "A:nn", **FAR}, special={2: "gust"}).play("move:0,2,2")
    assert gust.why("move:12,1,13") == "AMB-GUST-01"
    order = lay({0: "A:Onn", 12: "A:nn", **FAR}).play("organize:0", "next:normal", "done")
    assert order.prompt == "fly"
    assert order.why("move:12,1,13") == "AMB-ORG-02"


@clause("AMB-HIVE-01", "AMB-HIVE-07")
def test_covered_normal_bees_are_not_refused_if_the_stack_has_none() -> None:
    bees = {0: "A:GT", 5: "B:n/A:n", 7: "B:n/A:n", **FAR}
    give = lay(bees).play("move:0,1,1", "begin:1")
    assert give.keys == ["give:5,8", "give:7,8"]
    assert refused(give) == [("give:0,0", "AMB-HIVE-01"), ("give:0,1", "AMB-HIVE-01")]


@clause("AMB-JELLY-09")
def test_where_no_bee_is_covered_none_is_freed() -> None:
    table = lay({0: "A:nnn", 5: "B:n/A:n", **FAR}, jelly=(1, 0))
    assert table.why("free:5,9") == table.why("free:24,8") == "AMB-JELLY-09"
    assert table.why("move:0,1,24") == table.why("move:24,1,1") == ""
