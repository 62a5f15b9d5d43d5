"""Hunches: quick answers that are always allowed, change nothing, and are mostly sensible."""

from __future__ import annotations

import pytest

import skep
from skep.bots import Greedy, InformationSet
from skep.bots.playout import play_out
from skep.games.propolis import GAME
from skep.games.propolis.bot import STRATEGY
from skep.games.propolis.bot.memo import Memo
from skep.games.propolis.bot.playout_goals import RowStanding, find_goals
from skep.games.propolis.bot.playout_policy import playout_answer, retreating
from skep.games.propolis.bot.playout_weights import TUNED
from skep.games.propolis.bot.strategy import PLAYOUT_WEIGHT
from skep.games.propolis.pieces import COLORS, TRACKS
from skep.games.propolis.state import Realm
from skep.kernel.chance import Dice
from skep.kernel.position import Position
from skep.kernel.script import CHANCE
from skep.testing.case import position_of
from tests.games.propolis.tables import Table, lay, start

NONE = [0, 0, 0, 0, 0, 0]
TWO_OF_EACH = [start(1), 16, 17, 18, 19, 20]
"""A hive with two permanents of each color, and one more yellow."""


def said(table: Table) -> str:
    """The key of the playout_answer."""
    realm = table.realm
    return realm.prompt.key(
        realm, playout_answer(realm, realm.prompt.options(realm), TUNED, Memo())
    )


def promise(table: Table) -> float:
    """What the best card promises that the first side can build now."""
    return find_goals(table.realm, 0, TUNED, Memo()).promise


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_hunch_is_one_of_the_options_and_changes_nothing(seats: int) -> None:
    met = set()
    for seed in range(3):
        match = skep.new("propolis", mode="solo" if seats == 1 else None, seats=seats, seed=seed)
        dice = Dice(seats + seed)
        while not match.over:
            position = position_of(match)
            state = position.state
            assert isinstance(state, Realm)
            before = state.dump()
            assert playout_answer(state, position.options, TUNED, Memo()) in position.options
            assert state.dump() == before
            met.add(match.decision.prompt)
            match.answer(match.decision.keys[dice.below(len(match.decision.keys))])
    assert met >= {"act", "spaces", "second", "trade", "gain", "pay", "return"}


def start_match(seats: int) -> Position:
    return Position.start(GAME, GAME.setup(GAME.settle("multiplayer", seats)), keep=False)


def test_hunches_beat_chance() -> None:
    won = 0
    for seed in range(30):
        position, dice = start_match(2), Dice(seed)
        while not position.over:
            options = position.options
            if position.seat == seed % 2:
                position.answer(STRATEGY.playout_answer(position.state, options))  # type: ignore[arg-type]
            else:
                position.answer(options[dice.below(len(options))])
        won += GAME.ranks(position.state)[seed % 2] == 1  # type: ignore[arg-type]
    assert won >= 29


def test_hunches_are_not_far_worse_than_greedy() -> None:
    won = 0.0
    for seed in range(16):
        match, greedy = skep.new("propolis", seats=2, seed=seed), Greedy(seed)
        while not match.over:
            seat, position = match.decision.seat, position_of(match)
            if seat == seed % 2:
                code = playout_answer(position.state, position.options, TUNED, Memo())  # type: ignore[arg-type]
                match.answer(position.state.prompt.key(position.state, code))
            else:
                match.answer(greedy.choose(InformationSet(match, seat)))
        won += match.scores[seed % 2] > match.scores[1 - seed % 2]
    assert won >= 4  # of 16: about half of more matches


def test_a_match_played_on_by_hunches_is_built_to_its_end() -> None:
    cards, points = 0, 0
    for seed in range(20):
        position = start_match(2)
        play_out(position, STRATEGY, Dice(seed))
        realm = position.state
        assert isinstance(realm, Realm)
        assert realm.over
        assert realm.reason == "ten-cards"
        cards += sum(map(len, realm.hives))
        points += sum(GAME.scores(realm))
    assert cards / 40 > 8
    assert points / 40 > 13


def test_search_heeds_ends_among_others_and_not_alone() -> None:
    assert STRATEGY.playout_weight(lay().realm) == PLAYOUT_WEIGHT > 0
    assert STRATEGY.playout_weight(lay(solo="easy").realm) == 0


# What to build


def test_the_best_palace_is_constructed_at_once() -> None:
    table = lay(hives={0: TWO_OF_EACH, 1: [start(2)]}, palaces=(1, 12, 2), tracks={0: [9] * 6})
    assert said(table) == "palace:12"


def test_a_card_that_can_be_paid_is_built_if_it_is_as_good_as_any() -> None:
    table = lay(tracks={0: [9, 9, 9, 9, 9, 0]}, market=(16, 30))
    assert said(table).startswith("build:")
    poor = lay(tracks={0: NONE}, market=(16, 30))
    assert not poor.offered("build")
    assert said(poor).startswith("deploy:")


def test_a_permanent_that_a_palace_lacks_is_worth_more() -> None:
    have = [start(1), 17, 3]  # two of orange, one of pink; palace 1 lacks a pink
    near = lay(hives={0: have, 1: [start(2)]}, tracks={0: [9] * 5 + [0]}, market=(8,), palaces=(1,))
    far = lay(hives={0: have, 1: [start(2)]}, tracks={0: [9] * 5 + [0]}, market=(8,), palaces=())
    for table in (near, far):
        table.realm.market[1:] = [0] * 9
    by = (
        find_goals(near.realm, 0, TUNED, Memo()).promise
        - find_goals(far.realm, 0, TUNED, Memo()).promise
    )
    assert by == pytest.approx(TUNED.last_permanent)
    crowned = [*have, 205]
    done = lay(hives={0: crowned, 1: [start(2)]}, tracks={0: [9] * 5 + [0]}, palaces=(1,))
    done.realm.market[:] = [8] + [0] * 9
    without = lay(hives={0: crowned, 1: [start(2)]}, tracks={0: [9] * 5 + [0]}, palaces=())
    without.realm.market[:] = [8] + [0] * 9
    assert (
        find_goals(done.realm, 0, TUNED, Memo()).promise
        == find_goals(without.realm, 0, TUNED, Memo()).promise
    )


def test_a_plan_knows_what_can_be_paid_as_the_rules_do() -> None:
    dice, ready = Dice(3), 0
    match = skep.new("propolis", seats=2, seed=8)
    while not match.over:
        position = position_of(match)
        state = position.state
        assert isinstance(state, Realm)
        if match.decision.prompt == "act":
            found = find_goals(state, state.player, TUNED, Memo())
            assert not found.ready or f"build:{found.ready}" in match.decision.keys
            ready += found.ready > 0
        match.answer(match.decision.keys[dice.below(len(match.decision.keys))])
    assert ready


# What to fetch


def test_workers_go_where_the_color_is_that_the_best_card_lacks() -> None:
    rows = [["yellow blue", "orange purple", "yellow pink", "yellow yellow"]] * 2
    table = lay(rows=rows, tracks={0: [4, 0, 4, 0, 4, 0]}, market=(1,))  # for orange and purple
    table.realm.market[1:] = [0] * 9
    assert find_goals(table.realm, 0, TUNED, Memo()).best == 1
    assert said(table) == "deploy:1,2"


def test_a_color_at_the_end_of_its_track_is_worth_nothing() -> None:
    realm = lay(tracks={0: [10, 0, 0, 0, 0, 0]}).realm
    found = find_goals(realm, 0, TUNED, Memo())
    assert found.rewards[COLORS.index("yellow")] == 0 < found.rewards[COLORS.index("orange")]


def test_a_worker_space_is_worth_something_while_workers_are_in_central() -> None:
    assert find_goals(lay().realm, 0, TUNED, Memo()).rewards[5] == TUNED.hand
    assert find_goals(lay(central={0: 0}).realm, 0, TUNED, Memo()).rewards[5] == 0


def test_with_nobody_at_home_all_come_back() -> None:
    bees = {"1,1": "0:LL", "1,2": "0:LL", "2,1": "0:LL", "2,2": "0:LL"}
    table = lay(bees=bees, central={0: 4}, tracks={0: NONE})
    assert table.workers(0) == (0, 8, 4)
    assert said(table) == "retreat:all"


def test_a_retreat_is_worth_more_the_fewer_are_at_home() -> None:
    found = []
    for home in (0, 1, 2, 3, 4, 6):
        realm = lay(bees={"1,1": "0:SS", "1,2": "0:SS"}, central={0: 8 - home}).realm
        assert (realm.personal[0], realm.deployed(0)) == (home, 4)
        found.append(retreating(realm, 0, TUNED) - 4 * TUNED.retreat)
    assert found == pytest.approx(
        [TUNED.none_home, 0, *[-TUNED.few_home] * 2, *[-TUNED.many_home] * 2]
    )


def test_filling_a_row_for_oneself_is_better_than_for_another() -> None:
    mine = lay(bees={"1,1": "0:SS", "1,2": "0:SS", "1,3": "1:SS"})
    theirs = lay(bees={"1,1": "1:LL", "1,2": "1:LL", "1,3": "0:SS"})
    still = lay(bees={"1,1": "0:SS"})
    by = [RowStanding(table.realm, 0, 0).worth(2, TUNED) for table in (mine, still, theirs)]
    assert by[0] > by[1] > by[2]
    assert by[2] == TUNED.wild - TUNED.lose


def test_in_a_row_the_strongest_other_counts_not_all_together() -> None:
    row = RowStanding(lay(3, bees={"1,1": "1:SS", "1,2": "2:LS", "1,3": "0:S."}).realm, 0, 0)
    assert (row.mine, row.other, row.workers, row.open) == (1, 3, 1, 1)


# Within a turn


def test_with_too_few_workers_the_wanted_spaces_are_taken() -> None:
    rows = [["orange pink purple blue", *["yellow yellow"] * 3], ["yellow yellow"] * 4]
    bees = {"1,2": "0:SS", "2,1": "0:SS", "2,2": "0:SS"}
    table = lay(rows=rows, bees=bees, central={0: 4}, tracks={0: [4, 0, 4, 0, 4, 0]}, market=(1,))
    table.realm.market[1:] = [0] * 9
    assert table.workers(0)[0] == 2
    table.play("deploy:1,1")
    assert said(table) == "spaces:1+3"


def test_of_any_resources_the_one_that_is_lacking_is_picked() -> None:
    table = lay(tracks={0: [3, 0, 9, 2, 9, 0]}, market=(30, 1))
    table.realm.market[2:] = [0] * 8
    table.play("build:30")
    while table.seat == CHANCE:
        table.play(table.keys[0])
    assert table.prompt == "gain"
    assert said(table) in ("gain:orange", "gain:purple")


def test_a_trade_gives_what_is_plenty_for_what_is_lacking_and_never_a_wild() -> None:
    rows = [["blue trade", *["yellow yellow"] * 3], ["yellow yellow"] * 4]
    table = lay(rows=rows, tracks={0: [0, 1, 9, 0, 0, 9]}, market=(1,))
    table.realm.market[1:] = [0] * 9
    table.realm.tracks[TRACKS - 1] = 0
    table.play("deploy:1,1", "spaces:1+2")
    assert said(table) == "trade:pink>purple"
    table.realm.tracks[:TRACKS] = [0, 0, 0, 0, 0, 4]
    assert said(table) == "keep"


def test_a_second_worker_is_fortified_if_it_brings_something() -> None:
    table = lay(bees={"1,1": "0:SS"}, tracks={0: [10, 4, 0, 0, 0, 0]})
    table.play("fortify:1,1,1")
    assert said(table) == "fortify:1,1,2"
    table.realm.tracks[1] = 10
    assert said(table) == "done"
