"""Majority, renewing a row, the deck.  PRP-MAJ, PRP-ROW, PRP-DECK"""

from __future__ import annotations

import pytest

from skep.games.propolis import GAME
from skep.games.propolis.rules.majority import is_full, leader, strengths
from skep.testing import clause
from tests.games.propolis.tables import land, lay

ROW = ("yellow orange pink", "blue trade", "orange pink", "purple blue")


@clause("PRP-MAJ-01", "PRP-TURN-04", "PRP-MAJ-09")
def test_every_full_row_is_checked_after_any_action() -> None:
    # A row that is full and led by one can't stand at a turn's start in play: laid so, it shows
    # that the check comes after a build too, whoever filled the row.
    bees = {"1,1": "1:SSS", "1,2": "0:S.", "1,3": "0:S.", "1,4": "1:S."}
    table = lay(rows=[ROW], bees=bees, tracks={0: [5] * 6}, market=(30,))
    table.play("build:30", "gain:yellow", "gain:yellow", "gain:yellow")
    assert [event.seat for event in table.events("won")] == [1]
    assert not is_full(table.realm, 0)


@clause("PRP-MAJ-02")
def test_a_row_with_an_open_landscape_is_not_checked() -> None:
    bees = {"1,1": "1:SSS", "1,2": "1:SS", "1,3": "0:S."}
    table = lay(rows=[ROW], bees=bees).play("fortify:1,3,1")
    assert not table.events("won")
    assert not table.events("tied")
    assert table.bees("1,1") == "1:SSS"


@clause("PRP-MAJ-03", "PRP-EX-09", "PRP-EX-10")
def test_a_standing_worker_counts_one_and_a_fortified_one_two_over_the_whole_row() -> None:
    bees = {"1,1": "0:SSS", "1,2": "1:LS", "1,3": "1:S.", "1,4": "0:L."}
    realm = lay(rows=[ROW], bees=bees).realm
    assert strengths(realm, 0) == [5, 4]
    tie = lay(rows=[ROW], bees={"1,1": "0:SSS", "1,2": "1:LS"}).realm
    assert strengths(tie, 0) == [3, 3]
    assert leader(tie, 0) == -1
    won = lay(rows=[ROW], bees={"1,1": "0:SSS", "1,2": "1:LL"}).realm
    assert strengths(won, 0) == [3, 4]
    assert leader(won, 0) == 1


@clause("PRP-MAJ-04", "PRP-MAJ-10", "PRP-MAJ-11", "PRP-MAJ-12", "PRP-EX-11")
def test_the_highest_total_wins_takes_its_workers_back_and_gains_a_wild_if_not_active() -> None:
    bees = {"1,1": "1:SLS", "1,2": "1:S.", "1,3": "0:S.", "2,1": "1:S."}
    table = lay(rows=[ROW], bees=bees).play("deploy:1,4", "spaces:1")
    assert table.workers(1) == (8, 1, 3)  # the one in row 2 stays
    assert table.track(1, "wild") == 2
    assert table.track(0, "wild") == 2
    assert [table.bees(f"1,{n}") for n in (1, 2, 3, 4)] == ["", "", "0:S.", "0:S."]


@clause("PRP-MAJ-13", "PRP-MAJ-14", "PRP-EX-12")
def test_the_active_winner_gains_one_wild_not_two() -> None:
    bees = {"1,1": "0:SSS", "1,2": "1:S.", "1,3": "1:S."}
    table = lay(rows=[ROW], bees=bees).play("deploy:1,4", "spaces:1+2")
    assert table.events("won")[0].seat == 0
    assert table.track(0, "wild") == 2


TIED = {"1,1": "0:S..", "1,2": "0:S.", "1,3": "1:S.", "1,4": "1:S."}


@clause("PRP-MAJ-05", "PRP-MAJ-06", "PRP-ROW-05")
def test_a_tied_row_waits_and_a_later_fortify_breaks_the_tie() -> None:
    table = lay(rows=[ROW], bees=TIED)
    before = table.row(1)
    table.play("deploy:2,1", "spaces:1")
    assert table.events("tied")
    assert table.row(1) == before
    assert table.bees("1,1") == "0:S.."
    table.play("fortify:1,3,1", "done")
    assert table.events("won")[0].seat == 1
    assert table.row(1) != before


@clause("PRP-MAJ-07")
def test_a_retreat_that_leaves_the_row_full_with_one_leader_resolves_it() -> None:
    bees = {**TIED, "1,2": "0:SS", "1,4": "1:SS"}
    table = lay(rows=[ROW], bees=bees).play("retreat:some", "retreat:1,2,1", "done")
    assert table.events("won")[0].seat == 1
    assert table.track(1, "wild") == 2


@clause("PRP-MAJ-08")
def test_a_tie_below_the_lead_changes_nothing() -> None:
    bees = {"1,1": "1:S..", "1,2": "2:S.", "1,3": "0:S."}
    table = lay(3, rows=[ROW], bees=bees).play("deploy:1,4", "spaces:1+2")
    assert table.events("won")[0].seat == 0


@clause("PRP-MAJ-15")
def test_losers_stay_as_they_are_and_count_again() -> None:
    bees = {"1,1": "1:LS.", "1,2": "0:SS", "1,3": "0:SS"}
    table = lay(rows=[ROW], bees=bees).play("deploy:1,4", "spaces:1")
    assert table.events("won")[0].seat == 0
    # the rightmost open landscape went, and the loser's slid with its workers
    assert "1:LS." in [table.bees(f"1,{n}") for n in (1, 2, 3, 4)]
    assert strengths(table.realm, 0) == [0, 3]


@clause("PRP-MAJ-16")
def test_two_rows_are_resolved_row_one_first_each_with_its_wild() -> None:
    second = {"2,1": "0:SS", "2,2": "0:S.", "2,3": "1:SS", "2,4": "1:S."}
    first = {"1,1": "0:SS.", "1,2": "0:S.", "1,3": "1:SS", "1,4": "1:S."}
    table = lay(rows=[ROW], bees={**first, **second})
    table.play("retreat:some", "retreat:1,1,1", "retreat:2,1,1", "done")
    won = table.events("won")
    assert [(event.seat, event.facts["row"]) for event in won] == [(1, 1), (1, 2)]
    assert table.track(1, "wild") == 3


@clause("PRP-ROW-01", "PRP-ROW-02", "PRP-ROW-03", "PRP-ROW-04", "PRP-ROW-06", "PRP-EX-13")
def test_the_rightmost_open_landscape_goes_and_the_others_slide_right() -> None:
    bees = {"1,1": "1:S..", "1,2": "0:SS", "1,4": "1:.L"}
    table = lay(rows=[ROW], bees=bees)
    l1, l2, _, l4 = table.row(1)
    top = table.realm.top
    table.play("deploy:1,3", "spaces:1+2")  # 4 to 3: the middle two become open
    assert table.row(1) == [top, l1, l2, l4]
    assert [table.bees(f"1,{n}") for n in (1, 2, 3, 4)] == ["", "1:S..", "", "1:.L"]
    assert table.realm.discard == [land("orange pink")]


@clause("PRP-DECK-01", "PRP-SETUP-07")
def test_market_and_rows_are_filled_from_one_deck_whose_top_is_open() -> None:
    table = lay(deck=["yellow blue", "pink worker", "blue blue"], tracks={0: [5] * 6}, market=(16,))
    assert GAME.view(table.realm, 0)["top"] == ["yellow", "blue"]
    table.play("build:16", "structure:17")  # one of those with that landscape on the other side
    assert table.realm.market[0] == 17
    assert GAME.view(table.realm, 0)["top"] in (["pink", "worker"], ["blue", "blue"])
    assert "structure" not in str(GAME.view(table.realm, 0)["rows"])


@clause("PRP-DECK-02", "PRP-DECK-03")
def test_an_empty_deck_is_made_anew_from_the_discards_when_a_card_is_needed() -> None:
    table = lay(deck=[], discard=["yellow blue", "blue blue"], tracks={0: [5] * 6}, market=(16,))
    assert GAME.view(table.realm, 0)["deck"] == 0
    table.play("build:16", f"landscape:{land('blue blue')}", "structure:47")
    (event,) = table.events("reshuffled")
    assert (event.seat, event.facts) == (-1, {"count": 2})
    assert table.realm.market[0] == 47
    assert table.realm.discard == []
    assert table.realm.top == land("yellow blue")  # the other discard is the whole deck now
    assert table.realm.deck.cards == []


@clause("PRP-DECK-02")
def test_the_deck_is_not_shuffled_before_a_card_is_needed() -> None:
    table = lay(deck=["yellow blue"], discard=["blue blue"], tracks={0: [5] * 6}, market=(16,))
    table.play("build:16")
    assert table.events("reshuffled") == []
    assert (table.realm.top, table.realm.discard) == (0, [land("blue blue")])


@clause("PRP-DECK-04")
def test_with_no_card_left_slots_stay_empty_and_a_short_row_can_be_full() -> None:
    table = lay(deck=[], tracks={0: [5] * 6}, market=(16, 30))
    table.play("build:16")
    assert table.realm.market[:2] == [0, 30]
    bees = {"1,2": "1:S.", "1,3": "1:S."}
    short = lay(rows=[("", *ROW[1:])], bees=bees, deck=[])
    assert short.why("deploy:1,1") == "PRP-DECK-04"
    short.play("deploy:1,4", "spaces:1")
    assert short.track(0, "wild") == 2
    assert short.events("won")[0].seat == 1


@clause("PRP-DECK-05")
@pytest.mark.parametrize(
    ("first", "filled"),
    [(("", "", "", "purple blue"), 3), (("", "", "orange pink", "purple blue"), 2),
     (("", "blue trade", "", "purple blue"), 1), (("orange pink", "", "blue trade", ""), 2),
     (("orange pink", "blue trade", "purple blue", ""), 4), (("", "", "", ""), 4)],
)  # fmt: skip
def test_gaps_are_filled_from_the_right_in_the_first_row_that_has_one(
    first: tuple[str, ...], filled: int
) -> None:
    table = lay(rows=[first, ("", *ROW[1:])], deck=["blue blue"], tracks={0: [5] * 6}, market=(16,))
    table.play("build:16")
    assert table.row(1)[filled - 1] == land("blue blue")
    assert table.events("landscape")[0].facts["at"] == (1, filled)
    assert table.row(2)[0] == 0
    assert table.realm.market[0] == 0  # rows come first


@clause("PRP-DECK-05")
def test_a_later_discard_fills_rows_first_and_the_market_after() -> None:
    bees = {"1,1": "1:S..", "1,2": "0:S.", "1,3": "0:S."}
    table = lay(rows=[ROW], bees=bees, deck=[], market=(37, 38, 0)).play("deploy:1,4", "spaces:1")
    assert table.row(1)[0] != 0  # the landscape that was discarded came back as the only card
    assert table.realm.market[2] == 0


@clause("PRP-ROW-03", "PRP-ROW-04")
def test_a_new_landscape_is_nobodys_whoever_stood_in_its_place() -> None:
    bees = {"1,1": "1:S..", "1,2": "0:SS", "1,4": "1:.L"}
    table = lay(rows=[ROW], bees=bees).play("deploy:1,3", "spaces:1+2")
    assert table.bees("1,2") == "1:S.."  # it slid on
    assert table.realm.owner[:4] == [-1, 1, -1, 1]


@clause("PRP-DECK-04")
def test_an_empty_slot_of_the_market_offers_nothing() -> None:
    table = lay(market=(37, 0, 38), deck=[], tracks={0: [0] * 6})
    assert table.keys == [f"deploy:{row},{slot}" for row in (1, 2) for slot in (1, 2, 3, 4)]


@clause("PRP-DECK-04", "PRP-MAJ-02")
def test_a_row_without_landscapes_is_not_full() -> None:
    table = lay(rows=[("",) * 4, ROW], deck=[]).play("deploy:2,1", "spaces:1")
    assert table.events("tied") == table.events("won") == []
    assert table.events("row-wild") == []
