"""What is hidden stays hidden: in views, worlds, bots, and what may be taken back."""

from __future__ import annotations

import json
from random import Random

import pytest

import skep
from skep.bots import BOTS, InformationSet, make
from skep.games.ambrosia import GAME
from skep.games.ambrosia.pieces import listed, stacked
from skep.games.ambrosia.state import Meadow
from skep.kernel.chance import Dice
from skep.kernel.position import Position
from tests.games.ambrosia.tables import Table, kinds, lay, played_out

BEES = {0: "A:nTn", 3: "A:n", 6: "A:nn/B:RH", 10: "B:nCnn", 14: "B:nn/A:O"}


def swapped(table: Table) -> Table:
    """The same table, but what Amber can't see of Blue lies otherwise."""
    meadow = table.meadow.copy()
    meadow.bees[10] = stacked(kinds("nnRn"))
    meadow.covered_bees[6] = stacked(kinds("CH"))
    return Table(Position.start(GAME, meadow))


def test_a_view_does_not_depend_on_what_is_hidden() -> None:
    table = lay(BEES)
    for seat in (0, None):
        views = [json.dumps(GAME.view(each.meadow, seat)) for each in (table, swapped(table))]
        assert views[0] == views[1]
    own = [GAME.view(each.meadow, 1) for each in (table, swapped(table))]
    assert own[0] != own[1]


def test_a_world_follows_from_what_the_seat_sees_and_the_seed_alone() -> None:
    table = lay(BEES)
    for seed in range(10):
        worlds = [each.position.world(0, seed).state.dump() for each in (table, swapped(table))]
        assert worlds[0] == worlds[1]


def test_worlds_differ_and_keep_tops_counts_and_kinds() -> None:
    table = lay(BEES)
    seen = set()
    for seed in range(30):
        world = table.position.world(0, seed).state
        assert isinstance(world, Meadow)
        seen.add((world.bees[10], world.covered_bees[6]))
        assert world.bees[10] & 15 == table.meadow.bees[10] & 15
        assert world.bees[0] == table.meadow.bees[0]
        hidden = [world.bees[10] >> 4 * at & 15 for at in (1, 2, 3)]
        hidden += [world.covered_bees[6] >> 4 * at & 15 for at in (0, 1)] + [world.bees[14] >> 4]
        assert sorted(hidden) == sorted(kinds("CnnRHn"))
    assert len(seen) > 5


@pytest.mark.parametrize("name", BOTS)
def test_bots_choose_alike_whatever_is_hidden(name: str) -> None:
    table = lay(BEES)
    for seed in range(3):
        picks = []
        for each in (table, swapped(table)):
            info = InformationSet(each.match(), 0)
            picks.append(make(name, seed=seed, iterations=20).choose(info))
        assert picks[0] == picks[1]


def test_a_controller_sees_the_color_it_steers_and_its_own() -> None:
    table = lay(BEES, event="mutual-agreement")
    for seat in (0, 1):
        spaces = GAME.view(table.meadow, seat)["spaces"]
        assert None not in spaces[10]["group"]["bees"] + spaces[0]["group"]["bees"]
    assert None in GAME.view(table.meadow, None)["spaces"][10]["group"]["bees"]


def test_the_order_of_a_sorted_group_is_for_its_owner_only() -> None:
    match = lay({0: "A:OTn", 10: "B:nnn"}).match()
    match._position.state.recording = True
    for key in ("organize:0", "next:turbo", "next:normal", "move:0,1,1"):
        match.answer(key)
    assert [entry.key for entry in match.log_of(1)][-3:-1] == ["?", "?"]
    assert [entry.key for entry in match.log_of(0)][-3:-1] == ["next:turbo", "next:normal"]
    told = {
        seat: [e["facts"] for e in match.events_of(seat) if e["name"] == "sorted"]
        for seat in (0, 1)
    }
    assert "bees" in told[0][-1]
    assert "bees" not in told[1][-1]


def test_what_brings_a_hidden_bee_of_another_to_light_can_not_be_taken_back() -> None:
    gust = {"special": {2: "honeywell"}, "jelly": (1, 0)}
    hidden = lay({0: "A:nn/B:H", 10: "B:nnn", 12: "A:nn"}, **gust).match()  # type: ignore[arg-type]
    assert hidden.decision.find("move:0,2,2").reveals == "chance"  # type: ignore[union-attr]
    hidden.answer("move:0,2,2")
    assert (hidden.decision.prompt, hidden.can_undo(0)) == ("after", False)
    plain = lay({0: "A:nn", 10: "B:nnn", 12: "A:nn"}, **gust).match()  # type: ignore[arg-type]
    plain.answer("move:0,2,2")
    assert (plain.decision.prompt, plain.can_undo(0)) == ("after", True)
    taken = lay({0: "A:nnn", 10: "B:nHn"}, event="enemy-takeover", jelly=(1, 0)).match()
    taken.answer("takeover:10,1,11")
    assert not taken.can_undo(0)


def test_dealing_anew_changes_nothing_that_counts() -> None:
    for table in list(played_out("back", 4))[::25]:
        if table.over:
            continue
        state = table.meadow
        before = (GAME.scores(state), [state.size[:], state.owner[:], state.covered_color[:]])
        GAME.redeal(state, None, Dice(3))
        assert before == (GAME.scores(state), [state.size, state.owner, state.covered_color])


def test_open_stacks_are_seen_by_all_and_never_dealt_anew() -> None:
    match = skep.new("ambrosia", seats=2, seed=1, stacks="open", meadow="listed")
    for key in ("pick:turbo", "pick:rebel", "place:0", "place:8", "move:0,3,3"):
        match.answer(key if key in match.decision.keys else match.decision.keys[0])
    for space in match.view(None)["table"]["spaces"]:
        assert space["group"] is None or None not in space["group"]["bees"]


def pieces_of(meadow: Meadow) -> list[list[int]]:
    """The kinds of each color's bees, wherever they are."""
    found: list[list[int]] = []
    for color in range(meadow.seats):
        own = [kind for kind in range(2, 11) if meadow.waiting[color] >> kind & 1]
        own += (
            meadow.hives[color]
            + listed(meadow.starting_stacks[color])
            + [1] * meadow.discarded[color]
        )
        for at in range(len(meadow.owner)):
            if meadow.owner[at] == color:
                own += listed(meadow.bees[at])
            if meadow.covered_color[at] == color:
                own += listed(meadow.covered_bees[at])
        found.append(sorted(own))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_worlds_imagined_at_any_question_keep_every_bee_to_the_end(seed: int) -> None:
    for number, table in enumerate(played_out("back", seed, seats=2 + seed)):
        state = table.meadow
        if table.over or (number % 9 and state.prompt.name not in ("swap", "give", "order")):
            continue
        for viewer in (None, *range(2 + seed)):
            world = table.position.world(viewer, number)
            world.playout(Random(number).random)
            assert isinstance(world.state, Meadow)
            assert pieces_of(world.state) == pieces_of(state)


def test_what_the_hive_uncovers_can_not_be_taken_back() -> None:
    above = lay({4: "A:n/B:nT", 9: "B:n/A:T", 20: "B:nnn"}, jelly=(1, 0)).match()
    above.answer("score")  # its only bee goes to the hive
    assert (above.decision.prompt, above.can_undo(0)) == ("add", False)
    alone = lay({4: "A:n", 9: "B:n/A:T", 20: "B:nnn"}, jelly=(1, 0)).match()
    alone.answer("score")
    assert (alone.decision.prompt, alone.can_undo(0)) == ("add", True)
