"""A search plays matches on to their end, where the game has hunches, and heeds how they end."""

from __future__ import annotations

import pytest

import skep
from skep.bots import InformationSet, Search, make
from skep.bots.playout import play_out
from skep.games.propolis.bot import STRATEGY
from skep.games.propolis.bot.strategy import PLAYOUT_WEIGHT
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


def info_of(match: Match) -> InformationSet:
    return InformationSet(match, match.decision.seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_an_answer_is_worth_lies_between_its_looks_and_its_end(seats: int) -> None:
    info = info_of(on_the_way(seats))
    bot, looks = Search(1), [0.5] * seats
    bot.playout_weight, bot.strategy = 0.25, info.strategy
    world = info.world(2, keep=True)
    code = world.options[0]
    twin = world.clone()
    twin.answer(code)
    play_out(twin, STRATEGY, Dice(1))
    found = bot.play_out(world, code, looks)
    assert world.over
    ends = info.strategy.evaluate(world.state)
    assert found == pytest.approx([0.5 + 0.25 * (end - 0.5) for end in ends])
    assert twin.over


def test_the_average_of_an_answer_heeds_the_end_and_its_best_line_does_not() -> None:
    info = info_of(on_the_way())
    found = []
    for ends in (True, False):
        bot = Search(1, iterations=1, playouts=ends)
        root = bot.think(info)
        assert bot.playout_weight == (PLAYOUT_WEIGHT if ends else 0)
        found.append(root.best)
    assert found[0] == pytest.approx(found[1], abs=0.01)
    with_ends, without = (all_values(info, ends) for ends in (True, False))
    assert with_ends != pytest.approx(without, abs=0.001)


def all_values(info: InformationSet, ends: bool) -> list[float]:
    root = Search(1, iterations=40, playouts=ends).think(info)
    return [root.children[code].value for code in sorted(root.children)]


def test_the_same_seed_plays_on_alike() -> None:
    info = info_of(on_the_way())
    assert all_values(info, True) == all_values(info, True)


def test_the_match_that_is_thought_of_stays_as_it_is() -> None:
    match = on_the_way()
    before = match.dump_state()
    Search(1, iterations=20).choose(info_of(match))
    assert match.dump_state() == before


def test_a_queen_heeds_ends_and_a_forager_does_not() -> None:
    info = info_of(on_the_way())
    for name, weight in (("queen", PLAYOUT_WEIGHT), ("forager", 0.0)):
        bot = make(name, 1, iterations=3)
        bot.choose(info)
        assert bot.playout_weight == weight  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", ["hivernation", "ambrosia", "apiary"])
def test_games_without_hunches_are_searched_as_before(game: str) -> None:
    match = skep.new(game, seed=1)
    info = info_of(match)
    assert info.playout_weight == 0
    with pytest.raises(NotImplementedError):
        info.strategy.playout_answer(position_of(match).state, [1, 2])


def test_alone_nothing_is_played_on() -> None:
    assert info_of(skep.new("propolis", mode="solo", seats=1, seed=1)).playout_weight == 0


def test_a_position_that_was_played_on_can_not_be_cloned() -> None:
    position: Position = position_of(on_the_way()).clone()
    play_out(position, STRATEGY, Dice(1))
    assert position.over
    with pytest.raises(NotKept):
        position.clone()


def test_a_hurry_ends_as_its_dice_fall() -> None:
    ends = []
    for seed in (1, 1, 2):
        position = position_of(on_the_way()).clone()
        play_out(position, STRATEGY, Dice(seed))
        ends.append(position.state.dump())
    assert ends[0] == ends[1] != ends[2]
