"""Skep's side of the measurements: playing, cloning, replaying, searching, and memory."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from random import Random, random
from typing import Any

import skep
import skep.kernel.position
from bench import othello_board, uct
from bench.othello import GAME as OTHELLO, Othello
from skep.bots.information_set import InformationSet
from skep.bots.search import Search
from skep.kernel.game import Game, Settings
from skep.kernel.match import Match
from skep.kernel.position import Position
from skep.kernel.script import CHANCE, State

Play = Callable[[], int]
OTHELLO_SETTINGS = OTHELLO.settle()


def compiled() -> bool:
    """Whether the compiled engine is loaded."""
    return not str(skep.kernel.position.__file__).endswith(".py")


def play_othello() -> int:
    """Play a random game; every disc counts as a decision, forced ones too, as in OpenSpiel.

    A pass is a decision in OpenSpiel and none here: 0.7 % of its actions, in its favor.
    """
    position = Position.start(OTHELLO, OTHELLO.setup(OTHELLO_SETTINGS), keep=False)
    while not position.over:
        options = position.options
        position.answer(options[int(random() * len(options))])
    assert isinstance(position.state, Othello)
    return othello_board.discs(position.state.lines) - 4


def player(game: Game[Any], table: Callable[[], State]) -> Play:
    """Plays random games; chance is answered too, but only decisions of seats count."""

    def play() -> int:
        position = Position.start(game, table(), keep=False)
        state = position.state
        decisions = 0
        while not state.over:
            decisions += state.seat >= 0
            options = position.options
            position.answer(options[int(random() * len(options))])
        return decisions

    return play


def finished_log(game: Game[Any], settings: Settings) -> Match:
    """A match played at random to its end, the same each time."""
    source = Random(1)
    match = Match(game, settings, seed=1)
    while not match.over:
        match.answer(source.choice(match.decision.keys))
    return match


def replayer(game: Game[Any], settings: Settings) -> tuple[Callable[[Match], object], list[Match]]:
    """The work of replaying a finished match, and its inputs."""

    def replay(match: Match) -> object:
        return Match(game, settings, match.seed, match.log)

    return replay, [finished_log(game, settings)]


def clonable(game: Game[Any], settings: Settings, mid_turn: bool) -> list[Position]:
    """Positions from random games, at the start of a turn or within one."""
    source = Random(2)
    found: list[Position] = []
    for _ in range(8):
        position = Position.start(game, game.setup(settings))
        while not position.over:
            if bool(position.state.since) == mid_turn:
                found.append(position.clone())
            position.answer(source.choice(position.options))
    return found[:: max(1, len(found) // 40)]


def searcher(start: Position) -> Callable[[int], None]:
    """The textbook search on our engine."""

    def search(iterations: int) -> None:
        uct.grow(start, iterations, Random().getrandbits(30))

    return search


def opening(game: Game[Any], state: State) -> Position:
    """The first decision that a seat has, after a deal that is the same each time."""
    source = Random(1)
    position = Position.start(game, state)
    while position.seat == CHANCE:
        position.answer(source.choice(position.options))
    return position


def bot(game: Game[Any], settings: Settings) -> Callable[[int], None]:
    """The search of Skep's bots, from the opening position."""
    info = opening_info(game, settings)

    def search(iterations: int) -> None:
        Search(Random().getrandbits(30), iterations=iterations).think(info)

    return search


def opening_info(game: Game[Any], settings: Settings) -> InformationSet:
    """What the first seat to decide sees."""
    match = Match(game, settings, seed=1)
    return InformationSet(match, match.decision.seat)


def late_position(game: Game[Any], settings: Settings, seed: int) -> Position:
    """A position at three quarters of a random game."""
    answers, lengths = Random(seed), 0
    counting = Position.start(game, game.setup(settings))
    while not counting.over:
        counting.answer(answers.choice(counting.options))
        lengths += 1
    answers = Random(seed)
    position = Position.start(game, game.setup(settings))
    for _ in range(3 * lengths // 4):
        position.answer(answers.choice(position.options))
    return position


def position_kilobytes(game: Game[Any], settings: Settings, count: int = 20) -> float:
    """The memory of one position late in a game, with its checkpoint and its script."""
    for seed in range(count):  # so that tables shared by all positions are complete
        late_position(game, settings, seed)
    gc.collect()
    tracemalloc.start()
    positions = [late_position(game, settings, seed) for seed in range(count)]
    gc.collect()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size / len(positions) / 1000


def growth_megabytes(plays: list[Play], decisions: int) -> float | None:
    """The growth of the process's memory over a long simulation."""
    try:
        import psutil
    except ImportError:
        return None
    process = psutil.Process()
    _simulate(plays, decisions // 20)
    before = process.memory_info().rss
    _simulate(plays, decisions)
    return float(process.memory_info().rss - before) / 1e6


def _simulate(plays: list[Play], decisions: int) -> None:
    while decisions > 0:
        decisions -= sum(play() for play in plays)
    gc.collect()
