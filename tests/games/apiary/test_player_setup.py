"""Mats, factions, first tokens and workers; the draft.  APY-PSET, APY-ADVV, APY-EMPTY"""

from __future__ import annotations

import pytest

import skep
from skep.games.apiary import GAME
from skep.games.apiary.box import FACTIONS, MATS
from skep.games.apiary.resources import named
from skep.games.apiary.rules.effects.steps import ScorePerStep
from skep.games.apiary.rules.setup import lay_table
from skep.games.apiary.state import BASE, STORE, Colony
from skep.kernel.position import Position
from skep.testing import clause
from skep.testing.case import position_of
from tests.games.apiary.tables import Table, number
from tests.games.apiary.test_components import SEATS, begun


def state_of(match: skep.Match) -> Colony:
    state = position_of(match).state
    assert isinstance(state, Colony)
    return state


@clause("APY-PSET-01", "APY-PSET-02")
@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_is_its_own_color_and_gets_a_mat_of_its_own(seats: int) -> None:
    state = begun(seats)
    assert [own["seat"] for own in GAME.view(state, None)["seats"]] == list(range(seats))
    assert len(set(state.mat)) == seats
    assert len({tuple(begun(seats, seed).mat) for seed in range(6)}) > 1


@clause("APY-PSET-03", "APY-PSET-20")
def test_each_seat_keeps_one_of_two_factions_knowing_its_mat() -> None:
    match = skep.new("apiary", seats=3, seed=5)
    state = state_of(match)
    offered = [own["offered"] for own in match.view()["table"]["seats"]]
    assert match.waiting == [0, 1, 2]
    assert len({faction for two in offered for faction in two}) == 6
    assert all(mat >= 0 for mat in state.mat)
    assert not [entry for entry in match.log if entry.prompt == "first"]
    for seat in (0, 1, 2):
        assert match.decision_of(seat).keys == [f"faction:{each}" for each in offered[seat]]
        match.answer(f"faction:{offered[seat][1]}", seat)
    assert [FACTIONS[f].id for f in state_of(match).faction] == [two[1] for two in offered]
    assert [entry.prompt for entry in match.log if entry.chance][-1] in ("first", "tile")


@clause("APY-PSET-04")
def test_the_faction_lies_normal_side_up_on_its_hexes() -> None:
    state = begun(2)
    for seat in (0, 1):
        mat = MATS[state.mat[seat]]
        tiles = state.tiles[seat]
        assert tiles[mat.base] == BASE
        assert [tiles[cell] for cell in mat.stores] == [STORE, STORE]
        assert sum(1 for tile in tiles if tile) == 3
        assert state.upgraded[seat] == 0


@clause("APY-PSET-05", "APY-PSET-06")
@pytest.mark.parametrize("seats", SEATS)
def test_a_first_game_deals_starter_factions(seats: int) -> None:
    found = [
        [FACTIONS[f].id for f in begun(seats, seed, "first-game").faction] for seed in range(9)
    ]
    assert {f for each in found for f in each} <= {"ana", "cypri", "lama", "pomon", "sini"}
    assert all(len(set(each)) == seats for each in found)
    assert len({tuple(each) for each in found}) > 1


@clause("APY-PSET-07")
def test_starter_factions_only_score_at_the_end() -> None:
    for faction in FACTIONS:
        for side in faction.sides:
            during = bool(side.changes or side.watching or side.setup)
            if faction.starter:
                assert not during
                assert [type(step) for step in side.endgame] == [ScorePerStep]
            else:
                assert during, faction.id


@clause("APY-PSET-08", "APY-PSET-09", "APY-PSET-10", "APY-EX-12")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_random_and_starts_at_1_the_next_at_2(seats: int) -> None:
    firsts = set()
    for seed in range(12):
        state = begun(seats, seed, "first-game")
        firsts.add(state.first)
        order = [state.vp[(state.first + place) % seats] for place in range(seats)]
        assert order == list(range(1, seats + 1))
        assert state.player == state.first
    assert len(firsts) > 1


@clause("APY-PSET-11", "APY-PSET-12", "APY-PSET-13", "APY-PSET-19")
def test_favor_starts_at_0_and_tokens_wait_on_the_docking_mat() -> None:
    for own in GAME.view(begun(4), None)["seats"]:
        assert own["favor"] == 0
        assert own["taught"] is None
        assert own["sleepers_left"] == 7
        assert own["workers"]["landing"] == own["workers"]["board"] == []


@clause("APY-PSET-14", "APY-PSET-15", "APY-EX-01")
@pytest.mark.parametrize("faction", [f.id for f in FACTIONS])
def test_the_faction_says_which_workers_start(faction: str) -> None:
    match = skep.new("apiary", seats=2, seed=1, mode="advanced")
    state = state_of(match)
    from skep.games.apiary.rules.setup import settle

    state.mat = [0, 1]
    settle(state, 0, number(FACTIONS, faction))
    workers = GAME.view(state, None)["seats"][0]["workers"]
    strengths = FACTIONS[number(FACTIONS, faction)].workers
    assert workers["pool"] == sorted(strengths)
    assert workers["supply"] == 4 - len(strengths)
    if faction == "ana":
        assert workers["pool"] == [1, 1, 2]


@clause("APY-PSET-16", "APY-PSET-18")
def test_the_tokens_on_the_faction_tile_are_the_first_ones_held() -> None:
    match = skep.new("apiary", seats=2, seed=1)
    before = [named(tokens) for tokens in state_of(match).goods]
    for seat in (0, 1):
        match.answer("faction:" + match.view()["table"]["seats"][seat]["offered"][0], seat)
    state = state_of(match)
    assert before == [{}, {}]
    assert state.goods == [FACTIONS[faction].start for faction in state.faction]
    assert all(state.goods)


@clause("APY-PSET-16", "APY-PSET-17")
def test_start_tokens_lie_on_marked_spots_and_nowhere_else() -> None:
    for faction in FACTIONS:
        spots = [spot for store in faction.row["storage"] for spot in store]
        marked: dict[str, int] = {}
        for spot in spots:
            if "start" in spot:
                marked[spot["start"]] = marked.get(spot["start"], 0) + 1
        assert named(faction.start) == {k: marked[k] for k in named(faction.start)}
        assert sum(marked.values()) == sum(named(faction.start).values())
    arti = FACTIONS[number(FACTIONS, "arti")]
    assert arti.stores[0][1] == 3  # pollen or fiber, and pollen is what lies there
    assert named(arti.start) == {"pollen": 2, "water": 1}


@clause("APY-PSET-18")
def test_only_visah_starts_with_reserve_tiles() -> None:
    for faction in FACTIONS:
        assert bool(faction.sides[0].setup) == (faction.id == "visah")
    for seed in range(60):
        match = skep.new("apiary", seats=5, seed=seed)
        for seat in range(5):
            if match.decision.prompt == "faction":
                keys = match.decision_of(seat).keys
                match.answer("faction:visah" if "faction:visah" in keys else keys[0], seat)
        while match.decision.prompt == "keep-tile":
            match.answer(match.decision.keys[0])
        state = state_of(match)
        kinds = [[GAME.view(state, None)["seats"][s]["reserve"]] for s in range(5)]
        for seat in range(5):
            visah = FACTIONS[state.faction[seat]].id == "visah"
            assert len(kinds[seat][0]) == (2 if visah else 0)
        if number(FACTIONS, "visah") in state.faction:
            return
    raise AssertionError("visah was never dealt")


@clause("APY-PSET-21")
def test_an_ability_applies_from_the_start_and_goes_before_the_rule() -> None:
    table = Table(2, ["capen", "ana"]).workers(0, 1).workers(1, 1)
    assert table.placing("grow") == [1]
    table.do("place:grow:1")  # a worker without pollen; nothing else could grow
    assert table.pool(0) == [1]
    assert Table().workers(0, 1).workers(1, 1).placing("grow") == []


# The draft


@clause("APY-ADVV-01", "APY-ADVV-02", "APY-ADVV-04", "APY-ADVV-05", "APY-ADVV-08", "APY-EX-11")
def test_the_draft_goes_from_the_last_player_to_the_first_and_back() -> None:
    match = skep.new("apiary", seats=4, seed=3, mode="advanced")
    first = state_of(match).first
    assert "first" in [entry.prompt for entry in match.log]
    assert len([k for k in match.decision.keys if k.startswith("faction:")]) == 5
    assert len([k for k in match.decision.keys if k.startswith("mat:")]) == 4
    order = []
    while match.decision.prompt == "draft":
        order.append(match.decision.seat)
        faction = [k for k in match.decision.keys if k.startswith("faction:")]
        match.answer(faction[0] if faction else match.decision.keys[0])
    forward = [(first + place) % 4 for place in range(4)]
    # The very last mat is a forced pick and is not asked.
    assert order == [*reversed(forward), *forward[:-1]]


@clause("APY-ADVV-03", "APY-ADVV-06", "APY-ADVV-07")
def test_the_second_pick_is_of_the_kind_still_missing() -> None:
    match = skep.new("apiary", seats=3, seed=4, mode="advanced")
    taken: dict[int, str] = {}
    while match.decision.prompt == "draft":
        seat, keys = match.decision.seat, match.decision.keys
        kinds = {key.partition(":")[0] for key in keys}
        if seat in taken:
            assert kinds == {"faction", "mat"} - {taken[seat]}
        else:
            assert kinds == {"faction", "mat"}
            taken[seat] = "mat" if seat == 1 else "faction"
        wanted = taken[seat] if len(kinds) == 2 else next(iter(kinds))
        match.answer(next(key for key in keys if key.startswith(wanted)))
    state = state_of(match)
    assert len(set(state.faction)) == len(set(state.mat)) == 3
    assert state.offered == [[], [], []]


@clause("APY-ADVV-04", "APY-ADVV-05")
def test_every_pick_of_the_draft_is_told() -> None:
    state = lay_table(GAME.settle("advanced", 2, {}))
    state.recording = True
    position = Position.start(GAME, state)
    picks = []
    while state.prompt.name != "turn":
        code = position.options[0]
        if state.prompt.name == "draft":
            picks.append((position.seat, state.prompt.key(state, code)))
        position.answer(code)
    told = [
        (event.seat, event.facts["what"])
        for event in state.recorded_events
        if event.name == "drafted"
    ]
    assert len(told) == 4
    assert told[:3] == picks  # the last mat is a forced pick


@clause("APY-PSET-04", "APY-PSET-08", "APY-PSET-20")
def test_which_faction_and_mat_each_has_is_told_before_who_begins() -> None:
    state = lay_table(GAME.settle("standard", 3, {}))
    state.recording = True
    position = Position.start(GAME, state)
    while state.prompt.name not in ("turn", "keep-tile"):
        position.answer(position.options[-1])
    told = [
        (event.name, event.seat, event.facts)
        for event in state.recorded_events
        if event.name in ("settled", "first")
    ]
    assert told == [
        *(
            ("settled", seat, {
                "faction": FACTIONS[state.faction[seat]].id, "mat": MATS[state.mat[seat]].id
            })
            for seat in range(3)
        ),
        ("first", state.first, {}),
    ]  # fmt: skip


# The empty hive rule


@clause("APY-EMPTY-01", "APY-EMPTY-04", "APY-EMPTY-05")
def test_a_seat_without_any_worker_gets_one_for_free_and_must_place_it() -> None:
    table = Table().workers(0, 1).goods(1, pollen=1)
    table.do("place:research:1").end_turn()
    assert (table.seat, table.prompt) == (1, "turn")
    assert table.pool(1) == [1]
    assert table.held(1) == {"pollen": 1}
    assert all(key.startswith("place:") for key in table.keys)
    assert table.told("empty-hive") == [{}]


@clause("APY-EMPTY-02", "APY-EMPTY-03")
@pytest.mark.parametrize("where", ["pool", "landing", "board"])
def test_one_worker_anywhere_is_enough_for_the_rule_not_to_apply(where: str) -> None:
    table = Table().workers(0, 1)
    if where == "board":
        table.on("grow", 1, 2)
    else:
        table.workers(1, 2, landing=where == "landing")
    table.do("place:research:1").end_turn()
    assert table.told("turn")[0]["turn"] == 1
    assert table.supply(1) == 3
    assert table.told("empty-hive") == []


@clause("APY-EMPTY-03")
def test_the_rule_applies_at_no_other_moment_of_the_turn() -> None:
    table = Table().on("explore", 0, 4).workers(1, 1)
    table.do("pod:right-1").end_turn()  # retrieving was all that could be done
    assert table.supply(0) == 4
    assert table.seat == 1


@clause("APY-ADVV-01", "APY-ADVV-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_before_the_factions_are_chosen_everyone_has_nothing_yet(seats: int) -> None:
    match = skep.new("apiary", seats=seats, mode="advanced", seed=1)
    state = match._position.state
    assert isinstance(state, Colony)
    assert (len(state.offered), len(state.offered[0]), len(state.offered[1])) == (
        seats, seats + 1, seats
    )  # fmt: skip
    assert all(line["points"] == 0 for line in match.sheet)


@clause("APY-PSET-03")
def test_nothing_is_offered_once_the_factions_are_chosen() -> None:
    match = skep.new("apiary", seats=2, seed=1)
    offered = [seat["offered"] for seat in match.view()["table"]["seats"]]
    assert [len(factions) for factions in offered] == [2, 2]
    for seat, factions in enumerate(offered):
        match.answer(f"faction:{factions[0]}", seat)
    assert [seat["offered"] for seat in match.view()["table"]["seats"]] == [[], []]
