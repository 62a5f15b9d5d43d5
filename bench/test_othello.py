"""Othello is Othello, in the board and through the kernel."""

from __future__ import annotations

from random import Random

import pytest

from bench import othello_board as board, uct
from bench.othello import GAME, Othello
from bench.ours import opening_info
from skep.kernel.chance import Dice
from skep.kernel.game import Settings
from skep.kernel.match import Match
from skep.kernel.position import Position
from skep.kernel.script import CHANCE

PERFT = [4, 12, 56, 244, 1396, 8200, 55092]
SETTINGS: Settings = GAME.settle()


def opening(keep: bool) -> Position:
    return Position.start(GAME, GAME.setup(SETTINGS), keep)


def lines_of(position: Position) -> list[int]:
    assert isinstance(position.state, Othello)
    return position.state.lines


def leaves(position: Position, plies: int) -> int:
    """The number of lines of play to a depth; forced plies are played by the kernel."""
    left = plies - (board.discs(lines_of(position)) - 4)
    if left <= 1 or position.over:
        return len(position.options) if left == 1 else 1
    total = 0
    for cell in position.options:
        twin = position.clone()
        twin.answer(cell)
        total += leaves(twin, plies)
    return total


def test_the_kernel_finds_as_many_lines_of_play_as_othello_has() -> None:
    assert [leaves(opening(keep=True), plies) for plies in range(1, 8)] == PERFT


def test_every_game_offers_what_openspiel_offers() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    game = pyspiel.load_game("othello")
    random = Random(1)
    for _ in range(500):
        state, lines, side = game.new_initial_state(), board.start(), board.BLACK
        while not state.is_terminal():
            actions = state.legal_actions()
            assert (board.legal(lines, side) or [64]) == actions
            action = random.choice(actions)
            state.apply_action(action)
            if action != 64:
                board.place(lines, side, action)
            side = 1 - side
        lead = board.majority(lines)
        assert state.returns()[0] == (lead > 0) - (lead < 0)


def test_a_game_through_the_kernel_ends_when_neither_side_can_move() -> None:
    random = Random(2)
    for _ in range(50):
        position = opening(keep=False)
        position.playout(random.random)
        lines = lines_of(position)
        assert not board.legal(lines, board.BLACK)
        assert not board.legal(lines, board.WHITE)
        assert sum(GAME.scores(position.state)) == board.discs(lines)  # type: ignore[arg-type]


def test_a_match_replays_from_its_log() -> None:
    match = Match(GAME, SETTINGS, seed=3)
    random = Random(3)
    while not match.over:
        match.answer(random.choice(match.decision.keys))
    twin = Match(GAME, SETTINGS, 3, match.log)
    assert twin.over
    assert twin.scores == match.scores


def test_every_iteration_of_the_textbook_search_plays_to_the_end() -> None:
    info, dice, root = opening_info(GAME, SETTINGS), Dice(6), uct.Node(0, CHANCE)
    for _ in range(100):
        world = info.world(dice.roll())
        uct.iterate(root, world, dice)
        assert world.over
        assert not board.legal(lines_of(world), board.BLACK)
        assert not board.legal(lines_of(world), board.WHITE)
    assert root.visits == 100
    assert sum(child.visits for child in root.children.values()) == 100
