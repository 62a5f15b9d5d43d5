"""Constructing structures and palaces.  PRP-BUILD, PRP-CARD, PRP-PAL"""

from __future__ import annotations

import pytest

from skep.games.propolis import GAME, box
from skep.games.propolis.codes import KEY
from skep.games.propolis.pieces import SPACES
from skep.games.propolis.rules.payment import payments, thriftiest
from skep.games.propolis.state import Realm
from skep.testing import clause
from tests.games.propolis.tables import Table, lay, palace, start

RICH = {0: [5, 5, 5, 5, 5, 2]}


@clause("PRP-BUILD-01", "PRP-BUILD-13", "PRP-BUILD-16", "PRP-BUILD-17")
def test_any_card_of_the_market_may_be_built_and_the_next_card_takes_its_place() -> None:
    market = (1, 2, 3, 4, 5, 11, 12, 13, 14, 15)
    table = lay(market=market, tracks=RICH)
    assert table.offered("build") == [f"build:{card}" for card in market]
    assert table.why("build:60") == "PRP-BUILD-01"
    twin = box.TWINS[table.realm.top][-1]
    table.play("build:3", f"structure:{twin}")
    assert table.realm.hives[0] == [start(1), 3]
    assert table.realm.market == [1, 2, twin, 4, 5, 11, 12, 13, 14, 15]


@clause("PRP-SETUP-07", "PRP-BUILD-16")
def test_a_card_that_came_to_the_market_does_not_come_from_the_deck_again() -> None:
    cards = box.TWINS[box.LANDSCAPE[3]]
    back = " ".join(SPACES[space] for space in box.SPACES_OF[box.LANDSCAPE[3]])
    market = [card for card in (1, 2, 4, 5, 11, 12, 13, 14, 15, 16) if card not in cards]
    table = lay(market=market, tracks=RICH, deck=[back, back, back])
    land = f"landscape:{box.LANDSCAPE[3]}"
    table.play(f"build:{market[0]}", land, hold=True)
    unseen = [f"structure:{card}" for card in cards if card not in table.realm.market]
    assert (table.prompt, table.keys) == ("flip", unseen)
    table.play(unseen[0], "deploy:1,1", "spaces:1", f"build:{market[1]}", hold=True)
    assert (table.prompt, table.keys) == ("flip", unseen[1:])


@clause("PRP-BUILD-02", "PRP-BUILD-04", "PRP-BUILD-05")
def test_the_whole_cost_is_paid_resources_and_workers_from_home() -> None:
    table = lay(market=(10,), tracks={0: [1, 2, 0, 0, 0, 0]}, hives={0: [start(5)]})
    table.play("build:10")
    assert table.tracks(0) == [0, 0, 0, 0, 0, 0]
    assert table.workers(0) == (8, 0, 4)
    poor = lay(market=(10,), tracks={0: [1, 1, 9, 9, 9, 0]}, hives={0: [start(5)]})
    assert poor.why("build:10") == "PRP-BUILD-02"
    away = lay(market=(10,), tracks=RICH, bees={"1,1": "0:SS"}, central={0: 10})
    assert away.why("build:10") == "PRP-BUILD-05"


@clause("PRP-BUILD-03", "PRP-BUILD-06", "PRP-BUILD-08", "PRP-BUILD-15")
def test_permanents_lower_a_cost_by_what_they_show_again_and_again() -> None:
    hive = [start(1), 16]  # yellow: 1 and 2
    table = lay(2, market=(30, 36), hives={0: hive}, tracks={0: [1, 0, 0, 2, 2, 0]})
    table.play("build:30")  # 3 yellow, 2 purple
    assert table.tracks(0)[:4] == [1, 0, 0, 0]
    table.play("gain:pink", "gain:pink", "gain:pink", "deploy:1,1", "spaces:1", "build:36")
    assert table.tracks(0) == [1, 0, 3, 0, 0, 0]  # 3 yellow once more by the same permanents


@clause("PRP-BUILD-07")
def test_a_permanent_is_used_once_in_a_construction() -> None:
    poor = lay(market=(30,), hives={0: [start(1)]}, tracks={0: [1, 0, 0, 2, 0, 0]})
    assert poor.why("build:30") == "PRP-BUILD-02"  # one yellow permanent does not pay two
    table = lay(market=(30,), hives={0: [start(1)]}, tracks={0: [3, 0, 0, 2, 0, 0]})
    table.play("other:30")
    assert (table.prompt, table.realm.about) == ("pay", 0)
    assert table.keys == ["pay:yellow,2,0", "pay:yellow,3,0"]
    assert table.why("pay:yellow,1,0") == "PRP-BUILD-07"
    assert table.why("pay:yellow,0,0") == "PRP-BUILD-07"


@clause("PRP-BUILD-09", "PRP-BUILD-10")
def test_wild_permanents_and_wild_on_the_track_pay_for_any_color() -> None:
    hive = [start(5), 28]  # blue 1, wild 1
    table = lay(market=(30,), hives={0: hive}, tracks={0: [2, 0, 0, 1, 0, 1]})
    table.play("build:30")
    assert table.tracks(0) == [0, 0, 0, 0, 0, 0]
    assert table.realm.permanents[5] == 1  # still there
    short = lay(market=(30,), hives={0: hive}, tracks={0: [2, 0, 0, 0, 0, 1]})
    assert short.why("build:30") == "PRP-BUILD-02"  # the wild permanent counts once


@clause("PRP-BUILD-11")
def test_nothing_is_overpaid_and_no_track_goes_below_zero() -> None:
    table = lay(market=(30,), hives={0: [start(5)]}, tracks={0: [3, 0, 0, 2, 0, 2]})
    table.play("other:30")
    assert table.why("pay:yellow,4,0") == "PRP-BUILD-11"
    assert table.why("pay:yellow,3,1") == "PRP-BUILD-11"
    table.play("pay:yellow,1,2")
    assert table.keys == [table.keys[0]] or table.prompt == "gain"
    assert table.tracks(0) == [2, 0, 0, 0, 0, 0]


@clause("PRP-BUILD-12", "PRP-BUILD-03")
def test_the_thriftiest_payment_comes_first_and_every_other_can_be_chosen() -> None:
    hive = [start(1), 28]  # yellow 1, wild 1
    table = lay(market=(30,), hives={0: hive}, tracks={0: [3, 0, 0, 3, 0, 1]})
    realm = table.realm
    assert thriftiest(realm, 0, 30) in ([1, 0, 0, 2, 0, 0], [2, 0, 0, 1, 0, 0])
    ways = payments(realm, 0, 30, 99)
    assert ways[0] == thriftiest(realm, 0, 30)
    assert sorted(ways) == sorted(every_way(table, "other:30"))
    assert [sum(way) for way in ways] == sorted(sum(way) for way in ways)
    thrifty = lay(market=(30,), hives={0: hive}, tracks={0: [3, 0, 0, 3, 0, 1]})
    thrifty.play("build:30")
    spent = [a - b for a, b in zip([3, 0, 0, 3, 0, 1], thrifty.tracks(0))]
    assert spent == ways[0]


def every_way(table: Table, first: str) -> list[list[int]]:
    """What each way through the questions takes from the tracks, without doubles."""
    found: set[tuple[int, ...]] = set()
    stack = [table.position.clone()]
    stack[0].answer(next(c for c in stack[0].options if KEY[c] == first))
    while stack:
        at = stack.pop()
        assert isinstance(at.state, Realm)
        if at.state.prompt.name != "pay":
            found.add(tuple(a - b for a, b in zip(table.tracks(0), at.state.tracks)))
            continue
        for code in at.options:
            stack.append(at.clone())
            stack[-1].answer(code)
    return [list(way) for way in found]


@clause("PRP-BUILD-11", "PRP-BUILD-03")
def test_only_one_way_to_pay_is_not_asked_about() -> None:
    table = lay(market=(30,), hives={0: [start(5)]}, tracks={0: [3, 9, 9, 2, 9, 0]})
    assert "build:30" in table.keys
    assert "other:30" not in table.keys
    assert table.why("other:30") == "PRP-BUILD-11"


@clause("PRP-BUILD-11", "PRP-BUILD-10")
def test_a_cost_paid_in_gold_alone_leaves_no_other_way_even_with_gold_to_spare() -> None:
    table = lay(market=(30,), hives={0: [start(5)]}, tracks={0: [0, 3, 3, 0, 3, 9]})
    assert "build:30" in table.keys
    assert "other:30" not in table.keys
    some = lay(market=(30,), hives={0: [start(5)]}, tracks={0: [1, 3, 3, 0, 3, 9]})
    assert "other:30" in some.keys


@clause("PRP-BUILD-14")
def test_a_card_can_t_help_to_pay_for_itself() -> None:
    # 44 costs 2 orange, 2 pink, 2 purple and gives yellow; 28 gives wild
    table = lay(market=(28, 30), hives={0: [start(2)]}, tracks={0: [1, 0, 2, 1, 1, 0]})
    assert table.why("build:28") == "PRP-BUILD-02"  # lacks one blue; its own wild can't pay it
    any_three = lay(market=(30,), hives={0: [start(2)]}, tracks={0: [2, 0, 0, 2, 0, 0]})
    assert any_three.why("build:30") == "PRP-BUILD-02"


@clause("PRP-CARD-01", "PRP-CARD-02", "PRP-CARD-07")
@pytest.mark.parametrize(
    ("card", "central", "came"), [(34, 3, 1), (36, 3, 2), (36, 1, 1), (36, 0, 0)]
)
def test_workers_come_from_central_as_far_as_there_are_any(
    card: int, central: int, came: int
) -> None:
    table = lay(market=(card,), tracks=RICH, central={0: central}).play(f"build:{card}")
    assert table.workers(0) == (12 - central + came, 0, central - came)
    table.play("retreat:all") if "retreat:all" in table.keys else table.play(
        "deploy:1,1", "spaces:1"
    )
    assert table.realm.central[0] == central - came  # once only


@clause("PRP-CARD-03")
def test_workers_just_paid_may_come_back() -> None:
    # No printed card both costs and gives workers, so the figures are lent for a moment.
    table = lay(market=(10,), tracks=RICH, central={0: 0})
    given = box.GIVES_WORKERS[10]
    box.GIVES_WORKERS[10] = 1
    try:
        table.play("build:10")
    finally:
        box.GIVES_WORKERS[10] = given
    assert table.workers(0) == (12, 0, 0)


@clause("PRP-CARD-04", "PRP-CARD-05", "PRP-CARD-06")
def test_any_three_that_are_not_wild_and_have_room() -> None:
    table = lay(market=(30,), tracks={0: [5, 1, 10, 5, 8, 0]}).play("build:30")
    assert table.prompt == "gain"
    assert table.keys == ["gain:yellow", "gain:orange", "gain:purple", "gain:blue"]
    assert table.why("gain:wild") == "PRP-CARD-05"
    assert table.why("gain:pink") == "PRP-CARD-06"
    table.play("gain:blue", "gain:blue")
    assert "gain:blue" not in table.keys
    table.play("gain:orange")
    assert table.track(0, "blue") == 10
    assert table.track(0, "orange") == 2
    assert table.track(0, "wild") == 0


@clause("PRP-CARD-04")
def test_what_finds_no_room_is_lost() -> None:
    table = lay(market=(30,), hives={0: [start(4), 16, 24]}, tracks={0: [10, 10, 10, 9, 10, 1]})
    table.play("build:30")  # yellow 2 and purple 3 are permanent, so 1 yellow is paid
    table.play("gain:yellow")
    assert table.tracks(0)[:5] == [10, 10, 10, 10, 10]
    assert table.events("gained")[-1].facts["lost"] == 1


@clause("PRP-SETUP-07", "PRP-BUILD-16")
def test_the_reward_comes_before_the_market_is_refilled() -> None:
    table = lay(market=(30,), tracks=RICH).play("build:30", hold=True)
    assert table.prompt == "gain"
    assert table.realm.market[0] == 0


PERMANENT = [start(9), 22, 17]  # purple 1; orange 2; orange 2


@clause("PRP-PAL-02", "PRP-PAL-03", "PRP-PAL-06", "PRP-PAL-07", "PRP-PAL-08", "PRP-PAL-11")
def test_a_palace_asks_for_permanents_takes_workers_and_is_gone_for_the_others() -> None:
    hives = {0: [*PERMANENT, 20], 1: [start(12)]}  # and blue 2
    table = lay(palaces=(9, 12), hives=hives)
    before = table.tracks(0)
    table.play("palace:9")  # 3 orange, 2 blue, 2 workers
    assert table.realm.hives[0] == [*PERMANENT, 20, palace(9)]
    assert table.tracks(0) == before
    assert table.realm.permanents[:6] == [0, 4, 0, 1, 2, 0]
    assert table.workers(0) == (7, 0, 5)
    assert table.realm.palaces == [12]
    assert table.why("palace:9") == "PRP-PAL-11"
    rich = lay(palaces=(9,), hives={0: PERMANENT}, tracks={0: [9] * 6})
    assert rich.why("palace:9") == "PRP-PAL-02"  # tracks do not count
    away = lay(palaces=(9,), hives={0: [*PERMANENT, 20]}, central={0: 11})
    assert away.why("palace:9") == "PRP-PAL-07"


@clause("PRP-PAL-01")
def test_a_second_palace_is_refused() -> None:
    table = lay(palaces=(9,), hives={0: [*PERMANENT, 20, palace(12)]})
    assert table.why("palace:9") == "PRP-PAL-01"


@clause("PRP-PAL-04", "PRP-PAL-05")
def test_a_wild_permanent_stands_for_one_and_none_counts_twice() -> None:
    one_short = [start(5), 22, 17, 28]  # blue 1, orange 4, wild 1
    assert "palace:9" in lay(palaces=(9,), hives={0: one_short}).keys
    two_short = [start(6), 22, 17, 28]  # yellow 1, orange 4, wild 1: two blue are lacking
    assert lay(palaces=(9,), hives={0: two_short}).why("palace:9") == "PRP-PAL-02"


@clause("PRP-PAL-09", "PRP-PAL-10")
def test_a_palace_scores_its_points_and_its_banner_is_any_letter() -> None:
    with_palace = lay(hives={0: [start(1), 49, palace(9)]}, tracks={0: [0] * 6})
    without = lay(hives={0: [start(1), 49]}, tracks={0: [0] * 6})
    assert GAME.scores(without.realm)[0] == 2  # letter A: the start's and its own
    assert GAME.scores(with_palace.realm)[0] == 3 + 7


# What a payment takes


@clause("PRP-EX-17")
def test_the_payment_example_of_the_rulebook() -> None:
    table = lay(market=(10,), hives={0: [start(1)]}, tracks={0: [3, 3, 0, 0, 0, 1]})
    assert (box.COSTS[10], box.WORKER_COST[10]) == ([1, 2, 0, 0, 0], 1)
    table.play("build:10")
    assert table.tracks(0) == [3, 1, 0, 0, 0, 1]
    assert table.workers(0) == (8, 0, 4)
    assert table.realm.permanents[0] == 1


@clause("PRP-BUILD-06", "PRP-BUILD-07")
def test_permanents_pay_before_tracks_each_once_and_only_for_their_own_color() -> None:
    hive = [start(1), 16, 10]  # yellow 1 and 2, blue 1
    table = lay(market=(30,), hives={0: hive}, tracks={0: [5, 5, 5, 2, 5, 0]})
    assert table.play("build:30").tracks(0) == [5, 5, 5, 0, 5, 0]  # 3 yellow for nothing, 2 purple
    more = lay(market=(38,), hives={0: hive}, tracks={0: [5, 5, 5, 5, 5, 0]})
    assert more.play("build:38").tracks(0) == [4, 5, 2, 5, 5, 0]  # the fourth yellow, 3 pink
    short = lay(market=(38,), hives={0: hive}, tracks={0: [0, 5, 5, 5, 5, 0]})
    assert short.why("build:38") == "PRP-BUILD-02"  # no blue permanent stands for yellow


@clause("PRP-BUILD-09", "PRP-BUILD-12")
def test_a_wild_permanent_pays_what_is_lacking_first_and_else_spares_the_lowest_track() -> None:
    hive = [start(5), 28]  # blue 1, wild 1
    lacking = lay(market=(30,), hives={0: hive}, tracks={0: [2, 0, 0, 2, 0, 5]})
    assert lacking.play("build:30").tracks(0) == [0, 0, 0, 0, 0, 5]  # the third yellow, not gold
    yellow = lay(market=(30,), hives={0: hive}, tracks={0: [3, 0, 0, 4, 0, 5]})
    assert yellow.play("build:30").tracks(0) == [1, 0, 0, 2, 0, 5]
    purple = lay(market=(30,), hives={0: hive}, tracks={0: [5, 0, 0, 2, 0, 5]})
    assert purple.play("build:30").tracks(0) == [2, 0, 0, 1, 0, 5]
    equal = lay(market=(30,), hives={0: hive}, tracks={0: [4, 0, 0, 3, 0, 5]})
    assert equal.play("build:30").tracks(0) == [2, 0, 0, 1, 0, 5]  # the first of them


@clause("PRP-BUILD-09", "PRP-BUILD-10")
def test_what_two_colors_lack_is_paid_by_wild_permanents_and_then_by_gold() -> None:
    hive = [start(5), 28, 29]  # blue 1, wild 2
    table = lay(market=(30,), hives={0: hive}, tracks={0: [1, 0, 0, 1, 0, 1]})
    assert table.play("build:30").tracks(0) == [0, 0, 0, 0, 0, 0]
    short = lay(market=(30,), hives={0: hive}, tracks={0: [1, 0, 0, 1, 0, 0]})
    assert short.why("build:30") == "PRP-BUILD-02"


@clause("PRP-BUILD-17")
def test_with_several_players_nothing_slides_in_the_market() -> None:
    market = (37, 38, 39, 40, 41, 42, 43, 30, 54, 55)
    table = lay(market=market, tracks={0: [5] * 6})
    table.play("build:30", "gain:pink", "gain:pink", "gain:pink")
    assert table.realm.market[:7] == [37, 38, 39, 40, 41, 42, 43]
    assert table.realm.market[7] not in (0, 30)
    assert table.realm.market[8:] == [54, 55]


@clause("PRP-CARD-06")
def test_what_may_be_gained_depends_on_the_own_tracks_only() -> None:
    tracks = {0: [10, 10, 10, 10, 10, 10], 1: [4, 10, 0, 3, 10, 10]}
    table = lay(market=(30,), tracks=tracks, player=1, first=1).play("build:30")
    assert table.offered("gain") == ["gain:yellow", "gain:pink", "gain:purple"]
    assert (table.why("gain:orange"), table.why("gain:wild")) == ("PRP-CARD-06", "PRP-CARD-05")


@clause("PRP-BUILD-05", "PRP-PAL-07")
def test_exactly_as_many_workers_as_it_costs_are_enough() -> None:
    hive = [start(1), 21, 22]  # yellow 3, orange 2
    near = lay(market=(10,), hives={0: hive}, tracks=RICH, central={0: 10}, palaces=(5,))
    assert near.workers(0)[0] == 2
    seen = GAME.view(near.realm, 0)
    assert (seen["market"][0]["can"], seen["palaces"][0]["can"]) == (True, True)
    assert {"build:10", "palace:5"} <= set(near.keys)
    away = lay(market=(10,), hives={0: hive}, tracks=RICH, central={0: 11}, palaces=(5,))
    seen = GAME.view(away.realm, 0)
    assert (seen["market"][0]["can"], seen["palaces"][0]["can"]) == (True, False)
    assert seen["palaces"][0]["lacks_workers"] == 1
    assert away.why("palace:5") == "PRP-PAL-07"
    none = lay(market=(10,), tracks=RICH, central={0: 12})
    assert not GAME.view(none.realm, 0)["market"][0]["can"]
    assert none.why("build:10") == "PRP-BUILD-05"


@clause("PRP-PAL-04", "PRP-PAL-05")
def test_wild_permanents_to_spare_do_no_harm_at_a_palace() -> None:
    hive = [start(1), 21, 22, 28, 29]  # yellow 3, orange 2, wild 2
    table = lay(hives={0: hive}, palaces=(5, 1, 6))
    offers = {each["card"]["number"]: each for each in GAME.view(table.realm, 0)["palaces"]}
    assert [offers[number]["lacks"] for number in (5, 1, 6)] == [0, 0, 1]  # wild for 2 pink
    assert table.offered("palace") == ["palace:1", "palace:5"]
    assert table.why("palace:6") == "PRP-PAL-02"
