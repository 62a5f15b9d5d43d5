"""Event cards that change scorings, and those that act once.  AMB-EVT-26…39"""

from __future__ import annotations

import pytest

from skep.games.ambrosia.index.agreement import disagreements
from skep.games.ambrosia.pieces import EVENTS
from skep.testing import clause
from tests.games.ambrosia.tables import Table, lay

FAR = {20: "B:nnn"}


def turned_up(event: str, bees: dict[int, str], **more: object) -> Table:
    """A table where Amber's scoring has just turned up a card."""
    table = lay({**bees, 0: "A:n", 1: "A:n"}, event="fertile-days", **more)  # type: ignore[arg-type]
    begin = next(key for key in table.keys if key.startswith("begin"))
    return table.play(begin, "add:none", f"event:{event}")


@clause("AMB-EVT-26")
def test_under_hidden_talents_the_special_bee_is_drawn() -> None:
    table = lay({0: "A:n", 4: "A:T", **FAR}, event="hidden-talents").play("begin:4")
    assert table.why("add:rebel") == "AMB-EVT-26"
    assert table.plays("add:none").prompt == "event"
    table.play("add:chance")
    assert (table.seat, table.prompt) == (-1, "talent")
    assert [key.partition(":")[2] for key in table.keys] == [
        "guardian", "collector", "heavyweight", "rebel", "berserker", "drone", "saboteur",
        "organizer",
    ]  # fmt: skip
    assert table.play("talent:drone").at(0) == "A:DT"


@clause("AMB-EVT-27")
def test_under_equal_rights_no_special_bee_has_any_power() -> None:
    assert lay({5: "A:Tn", **FAR}, event="equal-rights").moves() == ["5,1,6", "5,2,7"]
    assert lay({5: "A:Rn", **FAR}, event="equal-rights").moves() == ["5,1,6", "5,2,7"]
    assert lay({5: "A:On", **FAR}, event="equal-rights").keys == ["move:5,1,6", "move:5,2,7"]
    assert lay({5: "A:Hn", **FAR}, values={5: 3}, event="equal-rights").worth() == 3
    assert lay({5: "A:Cn", **FAR}, values={5: 3}, event="equal-rights").worth() == 3
    assert lay({5: "A:nn", 6: "B:G", **FAR}, event="equal-rights").offers("move:5,1,6")
    assert not lay({5: "A:Bnn", 6: "B:nn", **FAR}, event="equal-rights").offers("move:5,1,6")
    assert lay({5: "A:nn", 4: "B:S", **FAR}, values={5: 3}, event="equal-rights").worth() == 3
    assert not lay({5: "A:Dn", **FAR}, event="equal-rights").offers("score")


@clause("AMB-EVT-28")
def test_under_equal_rights_special_spaces_keep_working() -> None:
    table = lay({0: "A:nnn", **FAR}, event="equal-rights", special={1: "honeywell"})
    assert table.play("move:0,1,1").points == [1, 0]
    assert "5,1,4" in lay({5: "A:nn", **FAR}, event="equal-rights", special={5: "leaves"}).moves()


@clause("AMB-EVT-29")
def test_spontaneous_inspiration_lets_each_exchange_a_normal_bee_for_a_waiting_one() -> None:
    table = turned_up("spontaneous-inspiration", {8: "B:n/A:Tn", **FAR})
    assert (table.seat, table.prompt) == (0, "inspire")
    assert (table.offers("done"), table.offers("add:turbo")) == (True, False)
    table.play("add:rebel")
    assert table.keys == ["swap:1,0", "swap:8,9"]
    table.play("swap:8,9")
    assert table.at(8) == "B:n/A:TR"
    assert "R" not in table.waiting()
    assert (table.seat, table.prompt) == (1, "inspire")


@clause("AMB-EVT-30")
def test_the_special_bee_takes_exactly_the_normal_bees_place() -> None:
    table = turned_up("spontaneous-inspiration", {20: "B:nTnn"}).play("done", "add:heavyweight")
    assert table.play("swap:20,2").at(20) == "B:nTHn"


@clause("AMB-EVT-31")
def test_the_exchanged_bee_is_out_of_the_game() -> None:
    table = turned_up("spontaneous-inspiration", dict(FAR)).play("add:rebel")
    assert (table.at(1), table.hives[0], table.meadow.discarded) == ("A:R", "n", [1, 0])


@clause("AMB-EVT-32")
def test_if_a_normal_bee_is_missing_later_a_special_one_is_given() -> None:
    table = lay({0: "A:R", 4: "A:T", **FAR}).play("begin:0")
    assert table.keys == ["give:4,0", "give:4,1"]
    assert table.play("give:4,0", "add:none").hives[0] == "R"


@clause("AMB-EVT-33")
def test_prisoners_protest_scores_spaces_with_only_covered_bees_once() -> None:
    bees = {0: "A:n", 5: "B:n/A:nn", **FAR}
    table = lay(bees, values={0: 1, 5: 3}, event="prisoners-protest")
    assert table.points[0] == 1 + 3
    assert table.worth(1) == 3 + 1  # who is on top scores as usual
    assert lay(bees, values={0: 1, 5: 3}).points[0] == 1


@clause("AMB-EVT-34")
def test_powers_of_covered_bees_stay_inactive_in_a_protest() -> None:
    bees = {0: "A:n", 5: "B:n/A:H", 8: "B:n/A:C", **FAR}
    table = lay(bees, values={5: 3, 8: 2}, event="prisoners-protest")
    assert table.points[0] == 1 + 3 + 2
    sabotaged = lay({0: "A:n", 4: "B:S", 5: "B:n/A:n", **FAR}, event="prisoners-protest")
    assert sabotaged.points[0] == 1


@clause("AMB-EVT-35")
def test_covered_bees_do_not_count_for_the_rainbow() -> None:
    special = {0: "rainbow", 5: "rainbow"}
    table = lay({0: "A:n", 5: "B:n/A:n", **FAR}, special=special, event="prisoners-protest")
    assert table.points[0] == 2


@clause("AMB-EVT-36")
def test_disappointed_expectations_make_threes_worth_nothing() -> None:
    bees = {0: "A:n", 4: "A:n", 6: "A:n", **FAR}
    table = lay(bees, values={0: 3, 4: 2, 6: 1}, event="disappointed-expectations")
    assert table.points[0] == 0 + 2 + 1


@clause("AMB-EVT-37")
def test_fertile_days_make_twos_worth_four() -> None:
    bees = {0: "A:n", 4: "A:n", 6: "A:n", **FAR}
    assert lay(bees, values={0: 3, 4: 2, 6: 1}, event="fertile-days").points[0] == 3 + 4 + 1


@clause("AMB-EVT-38")
def test_state_intervention_lets_the_new_stack_be_put_in_any_order() -> None:
    bees = {0: "A:n", 4: "A:n", 6: "A:T", **FAR}
    table = lay(bees, event="state-intervention").play("begin:0", "add:rebel")
    assert (table.prompt, table.at(6)) == ("order", "A:RnT")
    assert table.keys == ["done", "next:normal", "next:turbo", "next:rebel"]
    assert table.plays("next:turbo", "next:normal").at(6) == "A:TnR"
    assert table.plays("done").at(6) == "A:RnT"
    assert table.play("next:normal", "next:rebel").prompt == "event"


@clause("AMB-EVT-38", "AMB-STACK-10")
@pytest.mark.parametrize(("own", "other"), ["AB", "BA"])
def test_a_stack_that_went_to_the_hive_is_not_sorted_nor_what_lay_beneath_it(
    own: str, other: str
) -> None:
    bees = {4: f"{own}:n/{other}:nT", 9: f"{other}:n/{own}:T", 20: f"{other}:nnn"}
    table = lay(bees, event="state-intervention", player="AB".index(own)).play("add:none")
    assert (table.at(4), table.prompt) == (f"{other}:nT", "event")


@clause("AMB-EVT-39")
def test_liberating_effect_lets_each_free_all_covered_bees_without_jelly() -> None:
    bees = {8: "B:n/A:nT", 12: "B:n/A:n", 15: "A:n/B:n", **FAR}
    table = turned_up("liberating-effect", bees)
    assert (table.seat, table.prompt) == (0, "free")
    table.play("free:8,9", "free:8,8", "free:12,8")
    assert (table.at(8), table.at(12)) == ("B:n", "B:n")
    assert table.jelly == [0, 0]
    declined = turned_up("liberating-effect", bees).play("done")
    assert declined.at(8) == "B:n/A:nT"
    assert (declined.seat, declined.prompt) == (1, "turn")  # Amber is asked once


def test_what_was_exchanged_is_public_but_not_where() -> None:
    match = turned_up("spontaneous-inspiration", {20: "B:nTnn"}).play("done").match()
    match._position.state.recording = True
    match.answer("add:heavyweight")
    match.answer("swap:20,2")
    assert [entry.key for entry in match.log_of(0)][-2:] == ["add:heavyweight", "?"]
    assert [entry.key for entry in match.log_of(1)][-2:] == ["add:heavyweight", "swap:20,2"]
    told = [event.seen_by(0)["facts"] for event in match.events if event.name == "inspired"]
    assert told == [{"color": "blue", "bee": "heavyweight"}]
    assert match.view(0)["table"]["spaces"][20]["group"]["bees"][2] is None


# What a card does not say, it does not do

EACH_CARD = pytest.mark.parametrize("event", EVENTS[1:])


@clause("AMB-EVENT-02", "AMB-EVT-19", "AMB-EVT-27", "AMB-EVT-33", "AMB-EVT-36", "AMB-EVT-37")
@EACH_CARD
def test_five_cards_change_what_a_position_is_worth(event: str) -> None:
    bees = {0: "A:nn", 4: "A:n/B:nn", 8: "B:nn/A:n", 12: "A:C", 16: "A:H", **FAR}
    changes = {
        "fertile-days": 2, "disappointed-expectations": -3, "valuable-prisoners": 2,
        "prisoners-protest": 2, "equal-rights": -2,
    }  # fmt: skip
    table = lay(bees, values={0: 2, 4: 3, 8: 2}, event=event)
    assert table.worth() == 2 + 3 + 2 + 2 + changes.get(event, 0)
    assert disagreements(table.meadow) == []


@clause("AMB-EVENT-02", "AMB-EVT-01", "AMB-EVT-06", "AMB-EVT-23")
@EACH_CARD
def test_three_cards_change_where_normal_bees_may_fly(event: str) -> None:
    moves = {
        "surprising-turn": ["0,1,23", "0,2,22", "0,3,21"],
        "advanced-movement": ["0,1,1", "0,1,2", "0,2,2", "0,2,3", "0,3,3", "0,3,4"],
        "peaceful-solution": ["0,2,2", "0,3,3"],
    }
    table = lay({0: "A:nnn", 1: "B:n", 12: "B:nnn"}, event=event)
    assert table.moves() == moves.get(event, ["0,1,1", "0,2,2", "0,3,3"])
    assert disagreements(table.meadow) == []


@clause("AMB-EVENT-02", "AMB-EVT-10", "AMB-EVT-12", "AMB-EVT-20")
@EACH_CARD
def test_three_cards_change_what_a_jelly_can_do(event: str) -> None:
    table = lay({0: "A:nnn", 8: "B:n/A:n", **FAR}, event=event, jelly=(1, 1))
    verbs = {key.partition(":")[0] for key in table.keys} - {"move"}
    more = {"leaping-behaviour": {"leap"}, "enemy-takeover": {"takeover"}}
    agreed = event == "mutual-agreement"
    assert verbs == (set() if agreed else {"point", "free"} | more.get(event, set()))
    assert table.why("point") == "AMB-EVT-10" if agreed else table.offers("point")


@clause("AMB-EVENT-03", "AMB-EVT-26", "AMB-EVT-38")
@EACH_CARD
def test_two_cards_change_what_follows_a_scoring(event: str) -> None:
    table = lay({0: "A:n", 4: "A:R", 6: "A:T", **FAR}, event=event).play("begin:0")
    assert table.offers("add:chance") == (event == "hidden-talents")
    table.play("add:none")
    assert table.prompt == ("order" if event == "state-intervention" else "event")


@clause("AMB-EVENT-03", "AMB-EVT-14", "AMB-EVT-29", "AMB-EVT-39")
@EACH_CARD
def test_three_cards_do_something_at_once(event: str) -> None:
    before = "equal-rights" if event == "fertile-days" else "fertile-days"
    table = lay({0: "A:n", 1: "A:n", 8: "B:n/A:n", **FAR}, event=before)
    table.play("begin:0", "add:none", f"event:{event}")
    asks = {
        "spontaneous-inspiration": "inspire", "liberating-effect": "free", "royal-favour": "after",
    }  # fmt: skip
    assert table.prompt == asks.get(event, "turn")
    assert table.jelly == ([1, 1] if event == "royal-favour" else [0, 0])
    assert table.meadow.direction == (-1 if event == "surprising-turn" else 1)
