"""Skipping, passing and the end of the game.  PRP-SKIP, PRP-TURN, PRP-END"""

from __future__ import annotations

from skep.games.propolis import GAME
from skep.games.propolis.box import ROUNDS
from skep.testing import clause
from tests.games.propolis.tables import lay, palace, start

BASE = ("yellow orange pink", "blue trade", "orange pink", "purple blue")
NINE = [start(1), 1, 2, 3, 4, 5, 6, 7, 8]


@clause("PRP-TURN-03")
def test_who_can_act_must_act_and_who_cannot_passes() -> None:
    table = lay()
    assert "pass" not in table.keys
    assert table.why("pass") == "PRP-TURN-03"
    bees = {f"{row},{slot}": f"{(slot % 2) + 1}:S" + "." * (len(BASE[slot - 1].split()) - 1)
            for row in (1, 2, 3) for slot in (1, 2, 3, 4)}  # fmt: skip
    stuck = lay(3, rows=[BASE] * 3, bees=bees, tracks={0: [0] * 6})
    assert stuck.seat == 1  # every row is tied, nothing is affordable: seat 0 passed unasked
    assert stuck.events("passed")[0].seat == 0


@clause("PRP-SKIP-01", "PRP-SKIP-02", "PRP-SKIP-03")
def test_with_all_workers_in_central_one_may_skip_and_all_may_take_one() -> None:
    table = lay(4, central={0: 12, 2: 0}, market=(30,), tracks={0: [5] * 6})
    assert "skip" in table.keys
    table.play("skip")
    assert table.workers(0) == (1, 0, 11)
    assert (table.seat, table.keys) == (1, ["take", "decline"])
    table.play("take")
    assert table.workers(1) == (10, 0, 2)
    assert table.seat == 3  # seat 2 has none in central
    table.play("decline")
    assert table.workers(3) == (9, 0, 3)
    assert (table.seat, table.prompt) == (1, "act")
    told = [(event.name, event.seat, event.facts) for event in table.recorded_events]
    assert told == [("skipped", 0, {}), ("fetched", 1, {"count": 1})]


@clause("PRP-SKIP-04")
def test_skipping_is_an_option_beside_building() -> None:
    table = lay(central={0: 12}, market=(30,), tracks={0: [5] * 6})
    assert {"build:30", "skip"} <= set(table.keys)
    assert {key.split(":")[0] for key in table.keys} == {"build", "other", "skip"}
    table.play("build:30", "gain:pink", "gain:pink", "gain:pink")
    assert table.workers(0) == (0, 0, 12)
    alone = lay(central={0: 12}, tracks={0: [0] * 6})
    assert alone.events("skipped")  # nothing to build: the skip is the only option


@clause("PRP-SKIP-05")
def test_a_worker_at_home_or_out_rules_a_skip_out() -> None:
    assert lay(central={0: 11}).why("skip") == "PRP-SKIP-05"
    out = lay(central={0: 11}, bees={"1,1": "0:S."})
    assert out.workers(0) == (0, 1, 11)
    assert out.why("skip") == "PRP-SKIP-05"


@clause("PRP-END-01", "PRP-END-02", "PRP-END-04", "PRP-END-05", "PRP-END-07")
def test_ten_cards_trigger_the_end_and_the_round_is_played_out() -> None:
    table = lay(3, hives={1: NINE, 2: NINE}, market=(30, 31), player=1, first=0,
                tracks={1: [5] * 6, 2: [5] * 6})  # fmt: skip
    table.play("build:30", "gain:pink", "gain:pink", "gain:pink")
    assert len(table.realm.hives[1]) == 10  # the starting structure is one of them
    assert not table.over
    assert table.seat == 2
    table.play("build:31", "gain:pink", "gain:pink", "gain:pink")  # all actions are allowed
    assert table.over
    assert GAME.reason(table.realm) == "ten-cards"
    assert [len(hive) for hive in table.realm.hives] == [1, 10, 10]


@clause("PRP-END-03", "PRP-END-06")
def test_a_palace_counts_and_the_last_player_in_order_ends_it_at_once() -> None:
    hive = [start(9), 22, 17, 20, 1, 2, 3, 4, 5]
    table = lay(3, hives={1: hive}, palaces=(9,), player=1, first=2).play("palace:9")
    assert table.over
    assert table.realm.hives[1][-1] == palace(9)


@clause("PRP-END-04")
def test_nine_cards_end_nothing() -> None:
    table = lay(hives={1: NINE[:-1]}, market=(30,), player=1, tracks={1: [5] * 6})
    table.play("build:30", "gain:pink", "gain:pink", "gain:pink")
    assert not table.realm.final
    assert table.seat == 0


@clause("PRP-TURN-01")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = lay(4, player=3, first=3)
    seats = []
    for slot in (1, 2, 3, 4):
        seats.append(table.seat)
        table.play(f"deploy:1,{slot}", "spaces:1")
    assert seats == [3, 0, 1, 2]


@clause("PRP-END-08")
def test_a_match_that_nobody_ends_stops_after_so_many_rounds() -> None:
    table = lay()
    table.realm.rounds = ROUNDS - 1
    table.play("deploy:1,1", "spaces:1")
    assert not table.over
    table.play("deploy:1,2", "spaces:1")
    assert (table.over, GAME.reason(table.realm)) == (True, "round-limit")
