"""The solo opponent.  PRP-SSET, PRP-SOLO, PRP-SEND"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import skep
from skep.games.propolis import GAME
from skep.games.propolis.box import TWINS
from skep.games.propolis.rules.scoring import solo_payoff
from skep.games.propolis.rules.solo import HINDRANCES, pass_size
from skep.games.propolis.state import OPPONENT
from skep.kernel.match import Match
from skep.kernel.zones import Pile
from skep.testing import clause
from skep.testing.case import position_of
from tests.games.propolis.tables import Table, lay, start

ROW = ("yellow orange pink", "blue trade", "orange pink", "purple blue")
LOW = ("worker worker", "blue blue", "yellow yellow", "pink worker")
NINE = [start(2), 1, 2, 3, 4, 5, 6, 7, 8]


def solo(card: int, **more) -> Table:  # type: ignore[no-untyped-def]
    """The opponent's turn with a certain card, on two known rows; the player is next."""
    more.setdefault("rows", [ROW, LOW])
    level = more.pop("level", "easy")
    table = lay(solo=level, player=OPPONENT, **more)
    return table.play(f"solo:{card}")


def new(level: str = "easy", seed: int = 1) -> Match:
    return skep.new("propolis", mode="solo", difficulty=level, seed=seed)


@clause("PRP-SSET-01", "PRP-SSET-02", "PRP-SSET-03", "PRP-SSET-04", "PRP-SSET-05")
def test_solo_is_set_up_as_for_two_with_an_opponent_that_has_no_board() -> None:
    match = new(seed=3)
    match.back_to(25)
    table = match.view()["table"]
    me, other = table["sides"]
    assert (me["personal"], me["central"]) == (9, 3)
    assert other["opponent"]
    assert other["tracks"] == {}
    assert [card["kind"] for card in other["hive"]][:1] == ["start"]
    assert other["personal"] + other["out"] == 12
    assert other["central"] == 0
    assert len(table["palaces"]) == 5
    assert len(table["rows"]) == 2
    assert position_of(match).state.tracks[6:] == [0] * 6  # type: ignore[attr-defined]


@pytest.mark.parametrize(("level", "size"), [("easy", 16), ("medium", 14), ("hard", 12)])
@clause("PRP-SSET-06", "PRP-SSET-07", "PRP-SSET-08", "PRP-SOLO-06", "PRP-SOLO-07", "PRP-SOLO-02")
def test_the_level_removes_cards_and_the_second_pass_has_the_same_ones(
    level: str, size: int
) -> None:
    passes = Counter[tuple[int, ...]]()
    for seed in range(40):
        match = new(level, seed)
        while not match.over:
            quiet = [
                k
                for k in match.decision.keys
                if k.split(":")[0] not in ("build", "other", "palace")
            ]
            match.answer((quiet or match.decision.keys)[0])
        drawn = [event.facts["card"] for event in match.events if event.name == "opponent"]
        first, second = drawn[:size], drawn[size:]
        assert len(set(first)) == len(first)
        assert len(set(second)) == len(second)
        assert set(second) <= set(first)
        assert len(drawn) <= 2 * size
        turns = position_of(match).state.turn  # type: ignore[attr-defined]
        assert len(drawn) == turns // 2
        passes[tuple(sorted(first))] += 1
    assert pass_size(lay(solo=level).realm) == size
    assert (len(passes) > 1) == (size < 16)  # which ones are removed is random


@clause("PRP-SSET-09", "PRP-SSET-10", "PRP-SOLO-12", "PRP-SOLO-13", "PRP-SOLO-09")
def test_deploy_by_row_takes_the_first_open_landscape_of_the_named_row_whole() -> None:
    table = solo(6)  # deploy in row 1
    assert table.bees("1,1") == "1:SSS"
    assert table.workers(OPPONENT) == (9, 3, 0)
    second = solo(7, bees={"2,1": "0:S."})  # deploy in row 2
    assert second.bees("2,2") == "1:SS"


@clause("PRP-SOLO-10", "PRP-SOLO-11", "PRP-SOLO-13")
def test_deploy_by_color_looks_through_row_one_and_then_row_two() -> None:
    assert solo(5).bees("1,2") == "1:SS"  # blue: the first landscape that shows one, filled whole
    taken = {"1,2": "0:S.", "1,4": "0:S."}
    assert solo(5, bees=taken).bees("2,2") == "1:SS"


@clause("PRP-SOLO-13", "PRP-SOLO-14")
def test_with_too_few_workers_it_fills_from_the_left_and_with_none_it_cannot() -> None:
    few = lay(solo="easy", rows=[ROW, LOW], player=OPPONENT)
    few.realm.personal[OPPONENT] = 2
    few.play("solo:6")
    assert few.bees("1,1") == "1:SS."
    none = lay(solo="easy", rows=[ROW, LOW], player=OPPONENT)
    none.realm.personal[OPPONENT] = 0
    none.play("solo:7")  # deploy in row 2, else construct from market row 2
    assert none.realm.stuck == [1]
    assert len(none.realm.hives[OPPONENT]) == 2


@clause("PRP-SOLO-15", "PRP-SOLO-16")
def test_fortify_tips_two_on_the_first_landscape_with_a_standing_worker() -> None:
    bees = {"1,1": "1:LLL", "1,2": "0:S.", "1,3": "1:.S"}
    table = solo(9, bees=bees)  # fortify in row 1
    assert table.bees("1,3") == "1:.L"
    first = solo(9, bees={"1,1": "1:SLL"})
    assert first.bees("1,1") == "1:LLL"
    three = solo(9, bees={"1,1": "1:SSS"})
    assert three.bees("1,1") == "1:LLS"


@clause("PRP-SOLO-03", "PRP-SOLO-04", "PRP-SOLO-17", "PRP-SOLO-18", "PRP-SOLO-22", "PRP-SOLO-23")
def test_the_bottom_action_comes_only_if_the_top_cannot_be_done() -> None:
    top = solo(14)  # construct from market row 1, else fortify in row 1
    assert top.realm.hives[OPPONENT][1:] == [37]
    assert top.realm.solo_half == 0
    fallen = solo(10)  # fortify in row 1, else construct from market row 1
    assert fallen.realm.solo_half == 1
    assert fallen.realm.hives[OPPONENT][1:] == [37]
    assert fallen.workers(OPPONENT) == (12, 0, 0)
    assert 37 not in fallen.realm.market
    assert fallen.realm.market[1:5] == [38, 39, 40, 41]  # the leftmost went, nothing slides
    assert fallen.realm.market[0] not in (0, 37)
    assert fallen.realm.market[5:] == [42, 43, 53, 54, 55]


@clause("PRP-SOLO-17", "PRP-SOLO-22", "PRP-SOLO-23", "PRP-SSET-10")
@pytest.mark.parametrize(
    ("card", "taken", "kept"),
    [
        (13, 37, slice(1, 10)),
        (15, 42, slice(6, 10)),
        (16, 42, slice(6, 10)),
        (14, 37, slice(1, 10)),
    ],
)
def test_it_takes_the_leftmost_structure_of_the_named_market_row(
    card: int, taken: int, kept: slice
) -> None:
    before = [37, 38, 39, 40, 41, 42, 43, 53, 54, 55]
    table = solo(card)
    assert table.realm.hives[OPPONENT][1:] == [taken]
    assert table.realm.market[kept] == before[kept]
    assert table.realm.market[before.index(taken)] not in (0, taken)
    assert table.realm.market[: before.index(taken)] == before[: before.index(taken)]


@clause("PRP-SOLO-17", "PRP-SOLO-22")
def test_a_gap_at_the_left_of_a_market_row_is_passed_over_and_closed() -> None:
    market = (0, 38, 39, 40, 41, 42, 43, 53, 54, 55)
    table = lay(solo="easy", rows=[ROW, LOW], market=market, deck=[], player=OPPONENT)
    table.play("solo:13")
    assert table.realm.hives[OPPONENT][1:] == [38]
    assert table.realm.market == [0, 0, 39, 40, 41, 42, 43, 53, 54, 55]


@clause("PRP-SOLO-03", "PRP-SOLO-12", "PRP-SOLO-15", "PRP-SSET-09")
@pytest.mark.parametrize(("card", "row"), [(9, 1), (10, 1), (11, 2), (12, 2)])
def test_it_fortifies_in_the_named_row_only(card: int, row: int) -> None:
    table = solo(card, bees={"1,2": "1:SS", "2,2": "1:SS"})
    assert table.bees(f"{row},2") == "1:LL"
    assert table.bees(f"{3 - row},2") == "1:SS"


@clause("PRP-SOLO-03", "PRP-SOLO-12", "PRP-SSET-09")
@pytest.mark.parametrize(("card", "row"), [(6, 1), (7, 2), (8, 2)])
def test_it_deploys_in_the_named_row_only(card: int, row: int) -> None:
    table = solo(card)
    assert table.bees(f"{row},1") == ("1:SSS" if row == 1 else "1:SS")
    assert not any(table.bees(f"{3 - row},{slot}") for slot in (1, 2, 3, 4))


@clause("PRP-SOLO-04", "PRP-SOLO-12")
def test_a_full_row_sends_it_to_the_bottom_action_not_to_the_other_row() -> None:
    full = {"2,1": "0:S.", "2,2": "0:S.", "2,3": "1:S.", "2,4": "1:S."}
    table = solo(8, bees=full)  # deploy in row 2, else construct from market row 1
    assert table.realm.solo_half == 1
    assert table.realm.hives[OPPONENT][1:] == [37]
    assert not any(table.bees(f"1,{slot}") for slot in (1, 2, 3, 4))


@clause("PRP-SOLO-05")
def test_if_neither_can_be_done_it_retreats_from_both_rows() -> None:
    bees = {"1,1": "1:LLL", "1,2": "0:S.", "1,3": "0:S.", "1,4": "0:S.",
            "2,1": "1:L.", "2,2": "0:S."}  # fmt: skip
    table = solo(9, bees=bees)  # fortify in row 1, else deploy in row 1: both impossible
    assert table.realm.solo_half == 2
    assert table.events("retreated")[0].seat == OPPONENT
    assert table.workers(OPPONENT) == (12, 0, 0)
    assert table.bees("1,2") == "0:S."


@clause("PRP-SOLO-18", "PRP-SOLO-19")
def test_the_opponent_pays_nothing_and_gains_nothing_not_even_for_filling_a_row() -> None:
    bees = {"1,2": "0:S.", "1,3": "0:S.", "1,4": "0:S."}
    table = solo(6, bees=bees)
    assert table.realm.tracks[6:] == [0] * 6
    gift = solo(13, market=(36, *range(37, 44), 53, 54))  # a card that gives workers
    assert gift.realm.hives[OPPONENT][1:] == [36]
    assert gift.workers(OPPONENT) == (12, 0, 0)
    offered = solo(13, hives={1: [start(9), 22, 17, 20]}, palaces=(9,))
    assert offered.realm.palaces == [9]


@clause("PRP-SOLO-20")
def test_a_row_that_the_opponent_wins_gives_its_workers_back_and_is_renewed() -> None:
    bees = {"1,2": "0:S.", "1,3": "0:S.", "1,4": "1:L."}
    table = lay(solo="easy", rows=[ROW, LOW], bees=bees, player=OPPONENT)
    top = table.realm.top
    table.play("solo:6")
    assert table.events("won")[0].seat == OPPONENT
    assert table.workers(OPPONENT) == (12, 0, 0)
    assert table.row(1)[0] == top
    assert table.track(0, "wild") == 1


@clause("PRP-SOLO-21")
def test_a_row_that_the_player_wins_on_the_opponents_turn_gives_a_wild() -> None:
    bees = {"1,2": "0:LL", "1,3": "0:LL", "1,4": "0:S."}
    table = solo(6, bees=bees)
    assert table.events("won")[0].seat == 0
    assert table.track(0, "wild") == 2
    assert table.workers(0)[0] == 9


@clause("PRP-SOLO-22", "PRP-SOLO-23", "PRP-EX-16")
def test_the_market_is_a_conveyor_for_the_player_too() -> None:
    market = (37, 38, 30, 40, 41, 42, 43, 53, 54, 55)
    table = lay(solo="easy", rows=[ROW, LOW], market=market, tracks={0: [5] * 6})
    twin = TWINS[table.realm.top][1]
    any_three = ("gain:pink", "gain:pink", "gain:pink")
    table.play("build:30", *any_three, f"structure:{twin}", hold=True)
    assert table.realm.market == [twin, 37, 38, 40, 41, 42, 43, 53, 54, 55]
    market = (37, 38, 39, 40, 41, 42, 43, 30, 54, 55)
    lower = lay(solo="easy", rows=[ROW, LOW], market=market, tracks={0: [5] * 6})
    lower.play("build:30", *any_three, hold=True)
    while lower.prompt != "solo":
        lower.play(lower.keys[0], hold=True)
    assert lower.realm.market[:5] == [37, 38, 39, 40, 41]  # the other row does not move
    assert lower.realm.market[6:] == [42, 43, 54, 55]


@clause("PRP-SSET-11", "PRP-SOLO-01")
@pytest.mark.parametrize("seed", range(6))
def test_the_lower_number_begins_and_the_sides_alternate(seed: int) -> None:
    match = new(seed=seed)
    starts = [int(e.key.split(":")[1]) for e in match.log if e.key.startswith("start:")]
    assert match.view()["table"]["first"] == starts.index(min(starts))
    while not match.over and len(match.log) < 80:
        match.answer(match.decision.keys[0])
    acts = [e.prompt for e in match.log if e.prompt in ("act", "solo")]
    assert all(one != two for one, two in pairwise(acts))


@clause("PRP-SEND-01", "PRP-SEND-03")
@pytest.mark.parametrize("first", [0, 1])
def test_a_tenth_card_of_either_side_brings_the_last_round(first: int) -> None:
    mine = lay(solo="easy", hives={0: NINE}, market=(30,), tracks={0: [5] * 6}, first=first)
    mine.play("build:30", "gain:pink", "gain:pink", "gain:pink")
    drawn = len(mine.realm.solo_used)
    assert mine.prompt == "mark" or mine.over
    assert drawn == (1 if first == 0 else 0)  # the opponent has its turn if it was second
    its = lay(solo="easy", hives={1: NINE}, player=OPPONENT, first=first).play("solo:13")
    assert len(its.realm.hives[OPPONENT]) == 10
    if first == 1:
        assert its.prompt == "act"  # the player has one more turn
        its.play("deploy:1,1", "spaces:1")
    assert its.prompt == "mark" or its.over


@clause("PRP-SOLO-08", "PRP-SEND-02", "PRP-SEND-03")
@pytest.mark.parametrize("first", [0, 1])
def test_the_last_card_of_the_second_pass_brings_the_last_round(first: int) -> None:
    table = lay(solo="hard", player=OPPONENT, first=first)
    realm = table.realm
    realm.passes = 1
    realm.solo_used = list(range(1, 12))
    realm.solo_deck = Pile([16])
    table = Table(type(table.position).start(GAME, realm))  # the last card is forced: no choice
    table.play()
    assert realm.solo_card == 16
    assert realm.final == "solo-deck"
    if first == 1:
        assert table.prompt == "act"
        table.play("deploy:2,1", "spaces:1")
    assert table.prompt == "mark" or table.over
    assert GAME.reason(table.realm) == "solo-deck"


@clause("PRP-SEND-04", "PRP-SEND-05")
def test_only_the_player_scores() -> None:
    table = lay(solo="easy", hives={0: [start(1), 37], 1: [start(2), 43]}, tracks={0: [1] * 6})
    assert GAME.scores(table.realm) == [3 + 1]
    assert {line["seat"] for line in GAME.sheet(table.realm)} == {0}
    assert GAME.ranks(table.realm) == [1]
    assert 0 < GAME.payoffs(table.realm)[0] < 1
    better = lay(solo="easy", hives={0: [start(1), 37, 43]}, tracks={0: [1] * 6})
    assert GAME.payoffs(better.realm)[0] > GAME.payoffs(table.realm)[0]


@pytest.mark.parametrize(("points", "payoff"), [(26, 0.5), (36, 0.75), (16, 0.25)])
def test_a_fair_solo_score_is_worth_a_half_and_ten_points_go_half_the_way_to_all_or_nothing(
    points: int, payoff: float
) -> None:
    assert solo_payoff(points) == payoff


@clause("PRP-SOLO-06", "PRP-SOLO-07")
def test_after_the_first_pass_the_cards_that_did_not_come_are_known_to_be_out() -> None:
    table = lay(solo="hard", rows=[ROW, LOW], player=OPPONENT)
    realm = table.realm
    realm.solo_used = list(range(1, 12))
    realm.solo_deck = Pile(range(12, 17))
    table = Table(type(table.position).start(GAME, realm))
    assert realm.solo_out == []
    table.play("solo:14")
    assert (realm.passes, sorted(realm.solo_out)) == (1, [12, 13, 15, 16])
    assert sorted(realm.solo_deck.cards) == [*range(1, 12), 14]  # shuffled anew
    assert realm.solo_used == []
    realm.player, realm.solo_used, realm.solo_deck = OPPONENT, list(range(1, 12)), Pile([14])
    Table(type(table.position).start(GAME, realm)).play()
    assert (realm.passes, sorted(realm.solo_out)) == (2, [12, 13, 15, 16])


EMPTY = (0,) * 10
BUSY = {f"{row},{slot}": f"0:{'S..' if (row, slot) == (1, 1) else 'S.'}"
        for row in (1, 2) for slot in (1, 2, 3)}  # fmt: skip


@clause("PRP-SOLO-04", "PRP-SOLO-05", "PRP-SOLO-14", "PRP-SOLO-15", "PRP-SOLO-17")
@pytest.mark.parametrize(
    ("card", "home", "told"),
    [
        (14, 9, (2, "retreat", 0, ["no-structure", "none-standing"])),
        (13, 9, (1, "deploy-row", 2, ["no-structure"])),
        (11, 0, (2, "retreat", 0, ["none-standing", "no-worker"])),
        (1, 9, (2, "retreat", 0, ["no-landscape", "none-standing"])),
        (6, 9, (0, "deploy-row", 1, [])),
        (4, 9, (0, "deploy-color", 3, [])),
    ],
)
def test_it_is_told_what_the_opponent_does_and_why_nothing_before_it(
    card: int, home: int, told: tuple[int, str, int, list[str]]
) -> None:
    table = lay(solo="easy", rows=[ROW, LOW], bees=BUSY, deck=[], player=OPPONENT)
    table.realm.market = list(EMPTY)
    table.realm.personal[OPPONENT] = home
    table.play(f"solo:{card}")
    (event,) = table.events("opponent")
    facts = event.facts
    assert (facts["half"], facts["deed"], facts["where"], facts["why"]) == told
    assert (event.seat, facts["card"]) == (OPPONENT, card)


@clause("PRP-SOLO-04", "PRP-SOLO-17")
@pytest.mark.parametrize(("card", "row"), [(14, 0), (16, 1)])
def test_from_an_empty_market_row_it_takes_nothing_whatever_lies_in_the_other(
    card: int, row: int
) -> None:
    table = lay(solo="easy", rows=[ROW, LOW], deck=[], player=OPPONENT)
    left = [37, 38, 39, 40, 41]
    table.realm.market = [0] * 5 + left if row == 0 else left + [0] * 5
    table.play(f"solo:{card}")
    assert table.realm.stuck[0] == HINDRANCES.index("no-structure")
    assert len(table.realm.hives[OPPONENT]) == 1
