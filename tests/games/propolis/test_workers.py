"""Deploying, fortifying and retreating.  PRP-DEP, PRP-FORT, PRP-RETR"""

from __future__ import annotations

import pytest

from skep.games.propolis.rules.majority import is_full
from skep.testing import clause
from tests.games.propolis.tables import PLAIN, lay

ROW = ("yellow orange pink", "blue trade", "worker worker", "purple blue")


@clause("PRP-DEP-01", "PRP-DEP-04", "PRP-DEP-06", "PRP-DEP-09", "PRP-DEP-10", "PRP-DEP-12")
def test_workers_go_onto_the_chosen_spaces_of_one_landscape_and_gain_there_only() -> None:
    table = lay(rows=[PLAIN, ROW])
    places = [f"deploy:{row},{slot}" for row in (1, 2) for slot in (1, 2, 3, 4)]
    assert table.offered("deploy") == places
    table.play("deploy:2,1")
    assert table.keys == [f"spaces:{s}" for s in ("1+2+3", "2+3", "1+3", "3", "1+2", "2", "1")]
    table.play("spaces:1+3")
    assert table.bees("2,1") == "0:S.S"
    assert table.tracks(0) == [2, 1, 2, 1, 1, 1]
    assert table.workers(0) == (7, 2, 3)
    assert table.seat == 1  # the turn is over: no second landscape


@clause("PRP-DEP-02", "PRP-DEP-03", "PRP-DEP-08")
def test_only_an_open_landscape_can_be_entered_even_by_its_owner() -> None:
    table = lay(rows=[ROW], bees={"1,1": "0:S..", "1,2": "1:S."})
    assert "deploy:1,1" not in table.keys
    assert table.why("deploy:1,1") == "PRP-DEP-03"
    assert table.why("deploy:1,2") == "PRP-DEP-02"
    assert "deploy:1,3" in table.keys


@clause("PRP-DEP-05")
def test_workers_come_from_home_and_one_gained_is_not_placed_in_the_same_deploy() -> None:
    table = lay(rows=[ROW], central={0: 11})
    assert table.workers(0) == (1, 0, 11)
    table.play("deploy:1,3")  # only one of the two spaces: one choice each
    assert table.keys == ["spaces:2", "spaces:1"]
    assert table.why("spaces:1+2") == "PRP-DEP-05"
    table.play("spaces:1")
    assert table.workers(0) == (1, 1, 10)
    empty = lay(rows=[ROW], bees={"2,1": "0:SS"}, central={0: 10})
    assert empty.offered("deploy") == []
    assert empty.why("deploy:1,1") == "PRP-DEP-05"


@clause("PRP-DEP-07")
def test_a_space_holds_one_worker_so_a_landscape_takes_no_more_than_it_has_spaces() -> None:
    table = lay(rows=[ROW]).play("deploy:1,1")
    assert table.why("spaces:1+2+3+4") == "PRP-DEP-06"
    table.play("spaces:1+2+3")
    assert table.workers(0)[1] == 3


@clause("PRP-DEP-11")
def test_a_trade_may_use_what_was_gained_just_before_it() -> None:
    table = lay(rows=[ROW], tracks={0: [0, 0, 0, 0, 0, 0]})
    table.play("deploy:1,2", "spaces:1+2")
    assert table.keys == [f"trade:blue>{to}" for to in ("yellow", "orange", "pink", "purple")] + [
        "keep"
    ]
    table.play("trade:blue>pink")
    assert table.tracks(0) == [0, 0, 1, 0, 0, 0]


@clause("PRP-DEP-11")
def test_at_the_end_of_a_track_the_trade_may_come_first() -> None:
    table = lay(rows=[ROW], tracks={0: [0, 0, 0, 0, 10, 0]}).play("deploy:1,2", "spaces:1+2")
    assert table.offered("gather") == ["gather:blue"]
    early = table.play("trade:blue>pink")
    assert early.tracks(0) == [0, 0, 1, 0, 10, 0]
    table = lay(rows=[ROW], tracks={0: [0, 0, 0, 0, 10, 0]}).play(
        "deploy:1,2", "spaces:1+2", "gather:blue"
    )
    assert table.offered("gather") == []
    assert table.play("trade:blue>pink").tracks(0) == [0, 0, 1, 0, 9, 0]


@clause("PRP-DEP-11")
@pytest.mark.parametrize(("orange", "after"), [(0, 0), (10, 9)])
def test_a_color_may_come_first_then_the_trade_and_then_the_other_color(
    orange: int, after: int
) -> None:
    rows = [("orange pink trade", *PLAIN[1:])]
    table = lay(rows=rows, tracks={0: [0, orange, 9, 0, 0, 0]}).play("deploy:1,1", "spaces:1+2+3")
    assert table.offered("gather") == ["gather:orange", "gather:pink"]
    table.play("gather:orange")
    assert table.offered("gather") == ["gather:pink"]
    assert table.play("trade:orange>pink").tracks(0) == [0, after, 10, 0, 0, 0]
    assert table.seat == 1
    usual = lay(rows=rows, tracks={0: [0, orange, 9, 0, 0, 0]})
    usual.play("deploy:1,1", "spaces:1+2+3", "gather:pink")
    assert "trade:orange>pink" not in usual.keys  # there is no room any more


@clause("PRP-DEP-11")
def test_the_order_is_not_asked_for_where_nothing_could_be_lost() -> None:
    rows = [("orange pink trade", *PLAIN[1:])]
    table = lay(rows=rows, tracks={0: [0, 8, 8, 0, 0, 0]}).play("deploy:1,1", "spaces:1+2+3")
    assert table.offered("gather") == []
    assert table.tracks(0) == [0, 9, 9, 0, 0, 0]
    once = lay(rows=rows, tracks={0: [0, 9, 8, 0, 0, 0]}).play("deploy:1,1", "spaces:1+2+3")
    once.play("gather:orange")  # the track that might pass its end: pink comes by itself then
    assert once.offered("gather") == []
    assert once.tracks(0) == [0, 10, 9, 0, 0, 0]


@clause("PRP-DEP-13", "PRP-DEP-14")
def test_a_worker_space_fetches_one_own_worker_if_central_has_one() -> None:
    table = lay(rows=[ROW]).play("deploy:1,3", "spaces:1+2")
    assert table.workers(0) == (9, 2, 1)
    assert table.workers(1) == (9, 0, 3)
    none = lay(rows=[ROW], central={0: 0}).play("deploy:1,3", "spaces:1+2")
    assert none.workers(0) == (10, 2, 0)


@clause("PRP-DEP-15", "PRP-DEP-16", "PRP-DEP-17", "PRP-DEP-18")
def test_a_trade_lowers_one_track_and_raises_another_that_is_not_wild() -> None:
    table = lay(rows=[ROW], tracks={0: [0, 2, 10, 1, 1, 1]}).play("deploy:1,2", "spaces:2")
    assert not [key for key in table.keys if key.endswith(">wild")]
    assert table.why("trade:blue>wild") == "PRP-DEP-16"
    assert table.why("trade:orange>orange") == "PRP-DEP-15"
    assert table.why("trade:yellow>blue") == "PRP-DEP-18"  # nothing to lower
    assert table.why("trade:blue>pink") == "PRP-DEP-18"  # no room
    table.play("trade:wild>yellow")
    assert table.tracks(0) == [1, 2, 10, 1, 1, 0]


@clause("PRP-DEP-19")
def test_a_trade_may_be_declined_and_the_worker_stays() -> None:
    table = lay(rows=[ROW]).play("deploy:1,2", "spaces:2", "keep")
    assert table.tracks(0) == [1, 1, 1, 1, 1, 1]
    assert table.bees("1,2") == "0:.S"


FILLED = {"1,1": "1:S..", "1,2": "1:S.", "1,3": "1:S."}


@clause("PRP-DEP-20", "PRP-DEP-21", "PRP-DEP-22")
def test_filling_a_row_gives_one_wild_after_the_rewards_whoever_wins() -> None:
    lost = lay(rows=[ROW], bees=FILLED).play("deploy:1,4", "spaces:1+2")
    assert lost.track(0, "wild") == 2
    assert [e.name for e in lost.recorded_events if e.name in ("gained", "row-wild", "won")] == [
        "gained", "row-wild", "won"
    ]  # fmt: skip
    tied = lay(rows=[ROW], bees={**FILLED, "1,3": "0:S."}).play("deploy:1,4", "spaces:1")
    assert tied.events("tied")
    assert tied.track(0, "wild") == 2
    not_last = lay(rows=[ROW], bees={"1,1": "1:S.."}).play("deploy:1,4", "spaces:1+2")
    assert not_last.track(0, "wild") == 1


@clause("PRP-FORT-01", "PRP-FORT-04", "PRP-FORT-10")
def test_one_worker_or_two_are_tipped_and_gain_once_more() -> None:
    table = lay(rows=[ROW], bees={"1,1": "0:SSS"}).play("fortify:1,1,1", "done")
    assert table.bees("1,1") == "0:LSS"
    assert table.tracks(0) == [2, 1, 1, 1, 1, 1]
    both = lay(rows=[ROW], bees={"1,1": "0:SSS"}).play("fortify:1,1,1", "fortify:1,1,3")
    assert both.bees("1,1") == "0:LSL"
    assert both.tracks(0) == [2, 1, 2, 1, 1, 1]
    assert both.seat == 1
    assert lay(rows=[ROW], bees={"1,1": "1:SSS"}).why("fortify:1,1,1") == "PRP-FORT-01"


@clause("PRP-FORT-02")
def test_the_two_may_be_in_two_rows() -> None:
    bees = {"1,1": "0:S..", "2,1": "0:S."}
    table = lay(rows=[ROW], bees=bees).play("fortify:1,1,1", "fortify:2,1,1")
    assert (table.bees("1,1"), table.bees("2,1")) == ("0:L..", "0:L.")


@clause("PRP-FORT-03")
def test_a_fortified_worker_cannot_be_fortified_again() -> None:
    table = lay(rows=[ROW], bees={"1,1": "0:LS."})
    assert table.offered("fortify") == ["fortify:1,1,2"]
    assert table.why("fortify:1,1,1") == "PRP-FORT-03"
    table.play("fortify:1,1,2")  # nobody else stands, so there is no second one to ask for
    assert table.seat == 1


@clause("PRP-FORT-05")
def test_fortifying_trades_and_fetches_as_deploying_does() -> None:
    bees = {"1,2": "0:.S", "1,3": "0:S."}
    table = lay(rows=[ROW], bees=bees).play("fortify:1,2,2")
    assert table.prompt == "trade"
    table.play("trade:wild>blue", "fortify:1,3,1")
    assert table.tracks(0) == [1, 1, 1, 1, 2, 0]
    assert table.workers(0) == (8, 2, 2)


TIED = {"1,1": "0:S..", "1,2": "0:S.", "1,3": "1:S.", "1,4": "1:S."}


@clause("PRP-FORT-06", "PRP-FORT-07", "PRP-FORT-08")
def test_fortifying_in_a_full_row_gives_a_wild_and_counts_double() -> None:
    table = lay(rows=[ROW], bees=TIED).play("fortify:1,1,1", "done")
    assert table.events("won")[0].facts["strengths"] == [3, 2]
    assert table.track(0, "wild") == 2  # PRP-MAJ-13: none for winning
    assert table.workers(0) == (9, 0, 3)


@clause("PRP-FORT-09")
def test_it_is_one_wild_for_the_action_even_in_two_full_rows_and_without_breaking_a_tie() -> None:
    other = {"2,1": "0:S.", "2,2": "0:S.", "2,3": "1:S.", "2,4": "1:S."}
    table = lay(rows=[ROW], bees={**TIED, **other}).play("fortify:1,1,1", "fortify:2,1,1")
    assert len(table.events("won")) == 2
    assert table.track(0, "wild") == 2
    behind = {**TIED, "1,3": "1:SS", "1,4": "1:SS", "1,2": "0:SS"}
    still = lay(3, rows=[ROW], bees={**behind, "1,1": "2:SSS", "1,4": "2:S."})
    assert is_full(still.realm, 0)
    still.play("fortify:1,2,1", "done")
    assert still.track(0, "wild") == 2


@clause("PRP-FORT-10")
def test_fortifying_where_a_landscape_is_open_gives_no_wild() -> None:
    table = lay(rows=[ROW], bees={"1,1": "0:S..", "1,2": "1:S."}).play("fortify:1,1,1")
    assert table.track(0, "wild") == 1


@clause("PRP-RETR-01", "PRP-RETR-02", "PRP-RETR-03", "PRP-RETR-05", "PRP-RETR-06")
def test_retreating_brings_workers_home_and_gains_nothing() -> None:
    bees = {"1,1": "0:SL.", "2,1": "0:S.", "1,4": "1:SS"}
    table = lay(rows=[ROW], bees=bees).play("retreat:all")
    assert table.workers(0) == (9, 0, 3)
    assert table.workers(1) == (7, 2, 3)
    assert table.tracks(0) == [1, 1, 1, 1, 1, 1]
    assert "deploy:1,1" in table.keys  # open again, for the other player
    assert "deploy:2,1" in table.keys
    assert lay(rows=[ROW]).why("retreat:all") == "PRP-RETR-02"


@clause("PRP-RETR-02", "PRP-RETR-03", "PRP-RETR-04")
def test_any_of_them_may_stay_and_a_fortified_one_that_comes_back_stands_when_it_returns() -> None:
    table = lay(rows=[ROW], bees={"1,1": "0:SLS", "2,1": "0:S."}).play("retreat:some")
    assert "done" not in table.keys
    assert table.why("done") == "PRP-RETR-02"
    assert table.why("retreat:1,2,1") == "PRP-RETR-01"
    table.play("retreat:1,1,2", "retreat:2,1,1", "done")
    assert table.bees("1,1") == "0:S.S"
    assert table.workers(0) == (7, 2, 3)


@clause("PRP-RETR-07")
def test_a_tied_row_that_is_opened_gives_a_wild_again_when_it_is_filled() -> None:
    table = lay(rows=[ROW], bees=TIED).play("retreat:some", "retreat:1,2,1", "done")
    assert not is_full(table.realm, 0)
    assert not table.events("won")
    table.play("deploy:1,2", "spaces:1")
    assert table.track(1, "wild") == 2


@pytest.mark.parametrize("key", ["deploy:1,1", "fortify:1,1,1", "retreat:all", "build:30"])
@clause("PRP-TURN-02", "PRP-TURN-01")
def test_a_turn_is_one_action_and_then_the_next_player_is_asked(key: str) -> None:
    bees = {} if key == "deploy:1,1" else {"1,1": "0:S.."}
    table = lay(3, rows=[ROW], bees=bees, tracks={0: [5] * 6}, market=(30,), player=0, first=2)
    table.play(key)
    while table.seat == 0:
        table.play(table.keys[-1])
    assert (table.seat, table.prompt) == (1, "act")


@clause("PRP-FORT-08", "PRP-FORT-09")
@pytest.mark.parametrize("order", [("2,1,1", "1,1,1"), ("1,1,1", "2,1,1")])
def test_one_of_the_two_in_a_full_row_is_enough_whichever_comes_first(
    order: tuple[str, str],
) -> None:
    bees = {"1,1": "0:SS", "1,2": "1:SS", "1,3": "1:S.", "1,4": "1:S.", "2,1": "0:S."}
    table = lay(bees=bees).play(f"fortify:{order[0]}", f"fortify:{order[1]}")
    told = table.events("row-wild")
    assert [(event.seat, event.facts) for event in told] == [(0, {"row": 1, "wild": 1})]
    assert table.track(0, "wild") == 2


@clause("PRP-DEP-20")
@pytest.mark.parametrize("row", [1, 2])
def test_the_row_that_was_filled_is_told(row: int) -> None:
    bees = {f"{row},{slot}": "1:S." for slot in (1, 2, 4)}
    table = lay(bees=bees).play(f"deploy:{row},3", "spaces:1")
    assert table.events("row-wild")[0].facts == {"row": row, "wild": 1}
