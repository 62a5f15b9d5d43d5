"""Other engines as small functions that play one random game or search one position.

A peer that is not installed is missing from the tables, and the run goes on without it.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from math import sqrt
from random import Random, random
from typing import Any

Play = Callable[[], int]
"""Plays one random game to the end and returns its number of decisions."""
Search = Callable[[int], None]
"""Searches the opening position for a number of iterations."""


def _module(name: str) -> Any:
    """A module, or None if it is not installed."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def _spiel(game_name: str) -> Play | None:
    """A game of OpenSpiel's C++ core driven from Python."""
    pyspiel = _module("pyspiel")
    if pyspiel is None:
        return None
    game = pyspiel.load_game(game_name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return play


def _chess() -> Play | None:
    """python-chess, to mate, stalemate, bare kings or the seventy-fifth quiet move."""
    chess = _module("chess")
    if chess is None:
        return None

    def play() -> int:
        board = chess.Board()
        decisions = 0
        while moves := list(board.legal_moves):
            board.push(moves[int(random() * len(moves))])
            decisions += 1
            if board.is_insufficient_material() or board.is_seventyfive_moves():
                break
        return decisions

    return play


def games() -> dict[str, Play | None]:
    """Every peer that plays; the first one is the reference."""
    return {
        "OpenSpiel othello (C++)": _spiel("othello"),
        "OpenSpiel hex 11×11 (C++)": _spiel("hex(board_size=11)"),
        "OpenSpiel connect four (C++)": _spiel("connect_four"),
        "python-chess": _chess(),
    }


def _cpp_search() -> Search | None:
    pyspiel = _module("pyspiel")
    if pyspiel is None:
        return None
    game = pyspiel.load_game("othello")
    state = game.new_initial_state()

    def search(iterations: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(1, int(random() * 2**31))
        bot = pyspiel.MCTSBot(
            game, evaluator, sqrt(2), iterations, 1000, False, int(random() * 2**31), False
        )
        bot.step(state)

    return search


def _python_search() -> Search | None:
    pyspiel = _module("pyspiel")
    mcts = _module("open_spiel.python.algorithms.mcts")
    numpy = _module("numpy")
    if pyspiel is None or mcts is None or numpy is None:
        return None
    game = pyspiel.load_game("othello")
    state = game.new_initial_state()

    def search(iterations: int) -> None:
        source = numpy.random.RandomState(Random().getrandbits(31))
        evaluator = mcts.RandomRolloutEvaluator(1, source)
        bot = mcts.MCTSBot(game, sqrt(2), iterations, evaluator, solve=False, random_state=source)
        bot.step(state)

    return search


def searches() -> dict[str, Search | None]:
    """OpenSpiel's two searches on Othello: random playouts, one each, the same constant."""
    return {
        "OpenSpiel C++ MCTS, othello": _cpp_search(),
        "OpenSpiel Python MCTS, othello": _python_search(),
    }
