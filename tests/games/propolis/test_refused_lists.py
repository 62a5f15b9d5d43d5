"""Every question lists what one would expect and may not do, each with its clause."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from skep.games.propolis.codes import CODE
from skep.testing import clause
from tests.games.propolis.tables import PLAIN, Table, lay, start

RICH = {0: [5, 5, 5, 5, 5, 2]}


def refused(table: Table) -> dict[str, str]:
    """The clause of each key that is listed as refused; none of them is offered."""
    listed = {each.key: each.clause for each in table.realm.prompt.refusals(table.realm)}
    assert not set(listed) & set(table.keys)
    for key, why in listed.items():
        assert table.why(key) == why
    return listed


@clause("PRP-DEP-02", "PRP-DEP-03", "PRP-FORT-03", "PRP-BUILD-02", "PRP-BUILD-05", "PRP-PAL-02")
def test_at_the_start_of_a_turn() -> None:
    bees = {"1,1": "0:SL", "1,2": "1:S.", "2,4": "0:.S"}
    table = lay(bees=bees, market=(10, 30), tracks={0: [1, 2, 0, 0, 0, 0]}, hives={0: [start(5)]})
    dear = {f"build:{card}": "PRP-BUILD-02" for card in table.realm.market[1:]}
    courts = dict.fromkeys(("palace:8", "palace:9", "palace:10", "palace:11", "palace:12"),
                           "PRP-PAL-02")  # fmt: skip
    assert refused(table) == {
        "deploy:1,1": "PRP-DEP-03", "deploy:1,2": "PRP-DEP-02", "deploy:2,4": "PRP-DEP-03",
        "fortify:1,1,2": "PRP-FORT-03", **dear, **courts,
    }  # fmt: skip


@clause("PRP-DEP-05", "PRP-BUILD-05", "PRP-DECK-04", "PRP-SKIP-05", "PRP-RETR-02", "PRP-TURN-03")
def test_with_no_worker_at_home_and_a_gap_in_a_row() -> None:
    rows = [("", *PLAIN[1:]), PLAIN]
    table = lay(rows=rows, central={0: 12}, market=(10, 30), tracks=RICH, palaces=())
    listed = refused(table)
    assert {key for key, why in listed.items() if why == "PRP-DEP-05"} == {
        f"deploy:{row},{slot}" for row in (1, 2) for slot in (1, 2, 3, 4) if (row, slot) != (1, 1)
    }
    assert "deploy:1,1" not in listed
    assert table.why("deploy:1,1") == "PRP-DECK-04"
    assert listed["build:10"] == "PRP-BUILD-05"
    assert (table.why("retreat:all"), table.why("retreat:some")) == ("PRP-RETR-02", "PRP-RETR-02")
    assert table.why("pass") == "PRP-TURN-03"
    assert table.why("build:60") == table.why("other:60") == "PRP-BUILD-01"
    one = lay(bees={"1,1": "0:S."})
    assert one.why("retreat:some") == ""  # all of one: that is offered, and no clause forbids it
    other = lay()
    assert other.why("skip") == "PRP-SKIP-05"
    assert other.why("deploy:3,1") == other.why("deploy:3,4") == ""  # two players have two rows
    assert other.why("fortify:3,1,1") == ""
    assert other.why("fortify:1,1,1") == "PRP-FORT-01"


@clause("PRP-BUILD-11", "PRP-BUILD-02")
def test_a_payment_of_ones_choice_that_is_no_choice() -> None:
    table = lay(market=(10,), tracks={0: [1, 2, 0, 0, 0, 0]}, hives={0: [start(5)]})
    assert "build:10" in table.keys
    assert table.why("other:10") == "PRP-BUILD-11"  # nothing but the thriftiest
    poor = lay(market=(10,), tracks={0: [0, 0, 0, 0, 0, 0]})
    assert poor.why("other:10") == "PRP-BUILD-02"


@clause("PRP-PAL-01", "PRP-PAL-07", "PRP-PAL-11")
def test_palaces_that_may_not_be_built() -> None:
    hive = [start(1), 21, 22]  # yellow 3, orange 2
    table = lay(hives={0: hive}, palaces=(5, 1), central={0: 11})
    assert (table.why("palace:5"), table.why("palace:1")) == ("PRP-PAL-07", "PRP-PAL-02")
    assert table.why("palace:3") == "PRP-PAL-11"
    second = lay(hives={0: [*hive, 205]}, palaces=(1,))
    assert second.why("palace:1") == second.why("palace:3") == "PRP-PAL-01"


@clause("PRP-DEP-05", "PRP-DEP-06")
def test_spaces_for_which_there_are_no_workers() -> None:
    rows = [("yellow orange pink", *PLAIN[1:])]
    table = lay(rows=rows, central={0: 10}).play("deploy:1,1")
    assert refused(table) == {"spaces:1+2+3": "PRP-DEP-05"}
    assert table.why("spaces:4") == table.why("spaces:1+4") == "PRP-DEP-06"
    assert table.why("deploy:1,1") == ""


@clause("PRP-FORT-01", "PRP-FORT-03")
def test_a_second_worker_to_fortify() -> None:
    bees = {"1,1": "0:SS", "1,2": "1:S.", "2,1": "0:.L"}
    table = lay(bees=bees).play("fortify:1,1,1")
    assert table.prompt == "second"
    assert refused(table) == {"fortify:1,1,1": "PRP-FORT-03", "fortify:2,1,2": "PRP-FORT-03"}
    assert table.why("fortify:1,2,1") == "PRP-FORT-01"
    assert table.why("fortify:1,3,1") == "PRP-FORT-01"
    assert table.why("deploy:1,3") == table.why("retreat:all") == ""


@clause("PRP-FORT-01", "PRP-FORT-03")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_a_worker_that_lies_is_fortified_already_only_if_it_is_ones_own(player: int) -> None:
    bees = {f"1,{side + 1}": f"{side}:L." for side in range(3)}
    table = lay(3, bees=bees, player=player)
    for side in range(3):
        why = "PRP-FORT-03" if side == player else "PRP-FORT-01"
        assert table.why(f"fortify:1,{side + 1},1") == why


@clause("PRP-RETR-01", "PRP-RETR-02")
def test_workers_that_may_not_come_back() -> None:
    table = lay(bees={"1,1": "0:SS", "1,2": "1:S."}).play("retreat:some")
    assert refused(table) == {}
    assert table.why("retreat:1,2,1") == table.why("retreat:2,4,1") == "PRP-RETR-01"
    assert table.why("retreat:3,1,1") == ""
    assert table.why("done") == "PRP-RETR-02"
    assert table.why("deploy:1,3") == ""


@clause("PRP-CARD-05", "PRP-CARD-06")
def test_resources_that_may_not_be_gained() -> None:
    table = lay(market=(30,), tracks={0: [8, 10, 10, 4, 3, 0]}).play("build:30")
    assert refused(table) == {"gain:orange": "PRP-CARD-06", "gain:pink": "PRP-CARD-06"}
    assert table.why("gain:wild") == "PRP-CARD-05"
    assert table.why("build:30") == ""


@clause("PRP-BUILD-07", "PRP-BUILD-11", "PRP-BUILD-02")
def test_ways_to_pay_a_color_that_are_none() -> None:
    hive = [start(1), 28]  # yellow 1, wild 1
    table = lay(market=(30,), hives={0: hive}, tracks={0: [2, 0, 0, 2, 0, 1]})
    table.play("other:30")  # 3 yellow, then 2 purple
    listed = refused(table)
    ways = [f"pay:yellow,{track},{wild}" for track in range(5) for wild in range(5 - track)]
    assert {*listed, *table.keys} == set(ways)
    assert table.keys == [  # the thriftiest come first
        "pay:yellow,1,0", "pay:yellow,0,1", "pay:yellow,2,0", "pay:yellow,1,1", "pay:yellow,2,1",
    ]  # fmt: skip
    assert listed["pay:yellow,0,0"] == "PRP-BUILD-07"  # two permanents can't meet three
    assert listed["pay:yellow,3,0"] == "PRP-BUILD-11"  # more than there is
    assert listed["pay:yellow,1,2"] == "PRP-BUILD-11"  # more gold than there is
    assert listed["pay:yellow,2,2"] == "PRP-BUILD-11"  # more than is due
    assert table.why("pay:purple,1,0") == ""
    table.play("pay:yellow,1,1")
    assert table.keys == ["pay:purple,1,0", "pay:purple,2,0"]
    assert refused(table)["pay:purple,0,0"] == "PRP-BUILD-07"
    assert refused(table)["pay:purple,0,1"] == "PRP-BUILD-11"  # the gold is spent


@clause("PRP-BUILD-02")
def test_a_way_to_pay_that_would_leave_the_rest_unpaid() -> None:
    table = lay(market=(30,), hives={0: [start(5)]}, tracks={0: [3, 0, 0, 1, 0, 1]})
    assert "other:30" not in table.keys
    near = lay(market=(30,), hives={0: [start(5)]}, tracks={0: [3, 0, 0, 1, 0, 2]}).play("other:30")
    assert near.keys == ["pay:yellow,3,0", "pay:yellow,2,1"]
    assert near.why("pay:yellow,1,2") == "PRP-BUILD-02"  # no gold would be left for the purple


@clause("PRP-BUILD-02", "PRP-BUILD-07")
def test_a_wild_permanent_that_another_color_needs() -> None:
    hive = [start(1), 28]  # yellow 1, wild 1
    table = lay(market=(30,), hives={0: hive}, tracks={0: [3, 0, 0, 1, 0, 0]}).play("other:30")
    assert table.keys == ["pay:yellow,2,0", "pay:yellow,3,0"]
    assert refused(table)["pay:yellow,1,0"] == "PRP-BUILD-02"  # the wild one must meet a purple
    assert refused(table)["pay:yellow,0,0"] == "PRP-BUILD-07"


@clause("PRP-BUILD-07", "PRP-BUILD-11")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_gold_that_is_spent_is_gone_and_what_is_left_may_not_do(player: int) -> None:
    tracks = {side: [0] * 6 for side in range(3)} | {player: [3, 1, 0, 3, 0, 3]}
    table = lay(3, market=(20,), hives={player: [start(5)]}, tracks=tracks, player=player)
    table.play("other:20", "pay:yellow,2,1", "pay:orange,1,0")  # and 3 purple with 2 gold left
    listed = refused(table)
    assert listed["pay:purple,0,2"] == listed["pay:purple,1,1"] == "PRP-BUILD-07"
    assert listed["pay:purple,0,3"] == "PRP-BUILD-11"
    others = [key for key in CODE if key.startswith("pay:") and not key.startswith("pay:purple")]
    assert {table.why(key) for key in others} == {""}


@clause("PRP-BUILD-11")
@pytest.mark.parametrize(("card", "first"), [(34, "orange"), (2, "pink"), (36, "yellow")])
def test_only_ways_to_pay_the_color_that_is_asked_for_are_listed(card: int, first: str) -> None:
    table = lay(market=(card,), tracks={0: [4, 4, 4, 4, 4, 4]}).play(f"other:{card}")
    for color in (first, {"orange": "pink", "pink": "blue", "yellow": "blue"}[first]):
        ways = {f"pay:{color},{track},{wild}" for track in range(5) for wild in range(5 - track)}
        assert {*refused(table), *table.keys} == ways
        table.play(f"pay:{color},1,{1 if card != 36 or color == 'blue' else 2}")


@clause("PRP-DEP-15", "PRP-DEP-16", "PRP-DEP-18")
@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("trade:yellow>wild", "PRP-DEP-16"), ("trade:yellow>yellow", "PRP-DEP-15"),
        ("trade:orange>pink", "PRP-DEP-18"), ("trade:yellow>purple", "PRP-DEP-18"),
        ("trade:yellow>worker", ""), ("trade:worker>yellow", ""), ("keep:orange>pink", ""),
        ("gather:yellow", ""),
    ],
)  # fmt: skip
@pytest.mark.parametrize("player", [0, 1])
def test_trades_that_may_not_be_made(key: str, why: str, player: int) -> None:
    rows = [("blue trade", *PLAIN[1:])]
    tracks = {player: [1, 0, 1, 10, 1, 1], 1 - player: [1, 1, 1, 1, 1, 1]}
    table = lay(rows=rows, tracks=tracks, player=player).play("deploy:1,1", "spaces:2")
    assert table.prompt == "trade"
    assert table.why(key) == why
    assert refused(table) == {}


@clause("PRP-ACH-21", "PRP-ACH-01", "PRP-ACH-14", "PRP-ACH-20")
def test_achievements_that_were_not_reached() -> None:
    table = lay(solo="easy", hives={0: [start(2), 1, 2, 3, 4, 5, 6, 7, 8]}, market=(30,),
                tracks={0: [5] * 6}, first=1)  # fmt: skip
    table.play("build:30", "gain:pink", "gain:pink", "gain:pink")
    assert table.prompt == "mark"
    met = {int(key.split(":")[1]) for key in table.keys if key != "mark:none"}
    assert refused(table) == {
        f"mark:{number}": f"PRP-ACH-{number:02}" for number in range(1, 21) if number not in met
    }
    assert 0 < len(met) < 20
    assert table.why("deploy:1,1") == ""


AT: dict[str, tuple[set[str], Callable[[], Table]]] = {
    "act": (
        {"deploy", "fortify", "retreat", "build", "other", "palace", "skip", "pass"},
        lay,
    ),
    "spaces": ({"spaces"}, lambda: lay(central={0: 11}).play("deploy:1,1")),
    "second": ({"fortify"}, lambda: lay(bees={"1,1": "0:SS"}).play("fortify:1,1,1")),
    "return": ({"retreat", "done"}, lambda: lay(bees={"1,1": "0:SS"}).play("retreat:some")),
    "trade": (
        {"trade"},
        lambda: lay(rows=[("blue trade", *PLAIN[1:])]).play("deploy:1,1", "spaces:2"),
    ),
    "gain": ({"gain"}, lambda: lay(market=(30,), tracks=RICH).play("build:30")),
    "pay": ({"pay"}, lambda: lay(market=(30,), tracks=RICH).play("other:30")),
    "take": (set(), lambda: lay(central={0: 12}, tracks={0: [0] * 6})),
    "mark": (
        {"mark"},
        lambda: lay(
            solo="easy", hives={0: [start(2), 1, 2, 3, 4, 5, 6, 7, 8]}, market=(30,), tracks=RICH,
            first=1,
        ).play("build:30", "gain:pink", "gain:pink", "gain:pink"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("prompt", AT)
def test_no_clause_forbids_an_answer_to_another_question(prompt: str) -> None:
    verbs, story = AT[prompt]
    table = story()
    assert table.prompt == prompt
    for key in ("nonsense", "", "deploy", *CODE):
        if key not in table.keys and (key.partition(":")[0] not in verbs or key not in CODE):
            assert table.why(key) == "", key
