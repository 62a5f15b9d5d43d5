"""A search plays matches on to their end, where the game has hunches, and heeds how they end."""

from __future__ import annotations

import pytest

import skep
from skep.bots import Search, Sight, make
from skep.games.propolis.rules import HEED
from skep.kernel.chance import Dice
from skep.kernel.errors import NotKept
from skep.kernel.match import Match
from skep.kernel.position import Position
from skep.testing.case import position_of


def on_the_way(seats: int = 2, answers: int = 30) -> Match:
    match = skep.new("propolis", seats=seats, seed=4)
    dice = Dice(3)
    for _ in range(answers):
        match.answer(match.decision.keys[dice.below(len(match.decision.keys))])
    return match


def sight_of(match: Match) -> Sight:
    return Sight(match, match.decision.seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_an_answer_is_worth_lies_between_its_looks_and_its_end(seats: int) -> None:
    sight = sight_of(on_the_way(seats))
    bot, looks = Search(1), [0.5] * seats
    bot.heed = 0.25
    world = sight.world(2, keep=True)
    code = world.options[0]
    twin = world.clone()
    twin.answer(code)
    twin.hurry(Dice(1))
    found = bot.play_on(world, code, looks)
    assert world.over
    ends = sight.game.worths(world.state)
    assert found == pytest.approx([0.5 + 0.25 * (end - 0.5) for end in ends])
    assert twin.over


def test_the_average_of_an_answer_heeds_the_end_and_its_best_line_does_not() -> None:
    sight = sight_of(on_the_way())
    found = []
    for ends in (True, False):
        bot = Search(1, iterations=1, ends=ends)
        root = bot.think(sight)
        assert bot.heed == (HEED if ends else 0)
        found.append(root.best)
    assert found[0] == pytest.approx(found[1], abs=0.01)
    with_ends, without = (all_values(sight, ends) for ends in (True, False))
    assert with_ends != pytest.approx(without, abs=0.001)


def all_values(sight: Sight, ends: bool) -> list[float]:
    root = Search(1, iterations=40, ends=ends).think(sight)
    return [root.children[code].value for code in sorted(root.children)]


def test_the_same_seed_plays_on_alike() -> None:
    sight = sight_of(on_the_way())
    assert all_values(sight, True) == all_values(sight, True)


def test_the_match_that_is_thought_of_stays_as_it_is() -> None:
    match = on_the_way()
    before = match.dump_state()
    Search(1, iterations=20).choose(sight_of(match))
    assert match.dump_state() == before


def test_a_queen_heeds_ends_and_a_forager_does_not() -> None:
    sight = sight_of(on_the_way())
    for name, heed in (("queen", HEED), ("forager", 0.0)):
        bot = make(name, 1, iterations=3)
        bot.choose(sight)
        assert bot.heed == heed  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ["hivernation", "ambrosia", "apiary"])
def test_games_without_hunches_are_searched_as_before(game: str) -> None:
    match = skep.new(game, seed=1)
    sight = sight_of(match)
    assert sight.heed == 0
    with pytest.raises(NotImplementedError):
        sight.game.hunch(position_of(match).state, [1, 2])


def test_alone_nothing_is_played_on() -> None:
    assert sight_of(skep.new("propolis", mode="solo", seats=1, seed=1)).heed == 0


def test_a_position_that_was_played_on_can_not_be_cloned() -> None:
    position: Position = position_of(on_the_way()).clone()
    position.hurry(Dice(1))
    assert position.over
    with pytest.raises(NotKept):
        position.clone()


def test_a_hurry_ends_as_its_dice_fall() -> None:
    ends = []
    for seed in (1, 1, 2):
        position = position_of(on_the_way()).clone()
        position.hurry(Dice(seed))
        ends.append(position.state.dump())
    assert ends[0] == ends[1] != ends[2]
