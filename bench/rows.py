"""The rows of the report, part by part: the subjects, their measurements and their goals."""

from __future__ import annotations

from typing import Any, NamedTuple

import skep
from bench import goals, measure, ours, peers
from bench.goals import Row
from bench.othello import GAME as OTHELLO
from skep.games.hivernation.state import Hive
from skep.kernel.game import Game, Settings
from skep.kernel.script import State

YARDSTICK = "OpenSpiel othello (C++)"
CPP_SEARCH = "OpenSpiel C++ MCTS, othello"
PYTHON_SEARCH = "OpenSpiel Python MCTS, othello"
MODES = {"hivernation": ("quick", "arcade", "total"), "ambrosia": ("front", "back")}
"""The modes to measure; of other games, the first."""
SEATS = {"apiary": 4}
"""The seat counts to measure; two for other games."""


class Subject(NamedTuple):
    """One of our games in one mode."""

    game: Game[Any]
    settings: Settings
    bees: int = 0
    """The number of bees for each side; 0 for the mode's own."""

    @property
    def name(self) -> str:
        mode = f"bees alone, {self.bees} a side" if self.bees else self.settings.mode
        return f"{self.game.name.capitalize()}, {mode}"

    def table(self) -> State:
        """The state before the first answer."""
        state: State = self.game.setup(self.settings)
        if self.bees:
            assert isinstance(state, Hive)
            state.reserve = [self.bees, self.bees]
        return state


class Plan(NamedTuple):
    """How much to measure."""

    rounds: int
    seconds: float
    iterations: int
    decisions: int


FULL = Plan(rounds=15, seconds=0.2, iterations=500, decisions=1_000_000)
QUICK = Plan(rounds=5, seconds=0.1, iterations=200, decisions=50_000)


def subjects() -> list[Subject]:
    """Skep's games in the modes to measure."""
    found: list[Subject] = []
    for name in skep.GAMES:
        game = skep.game(name)
        for mode in MODES.get(name, (game.modes[0].name,)):
            found.append(Subject(game, game.settle(mode, SEATS.get(name, 2))))
    return found


def games() -> list[Subject]:
    """The subjects, and Hivernation with 20 bees a side and nothing else, which the goals seem to
    mean: Quick Play with as many bees as the longer modes have."""
    hivernation = skep.game("hivernation")
    return [*subjects(), Subject(hivernation, hivernation.settle("quick", 2), bees=20)]


def play_rows(plan: Plan) -> list[Row]:
    """Decisions per second, as ratios to the reference."""
    part = "Random games: decisions a second, yardstick = 1"
    plays: dict[str, ours.Play | None] = {
        **peers.games(),
        "Othello in our kernel": ours.play_othello,
    }
    known_goals = {"Othello in our kernel": goals.PLAY["othello"]}
    for subject in games():
        plays[subject.name] = ours.player(subject.game, subject.table)
        known_goals[subject.name] = goals.of(goals.PLAY, subject.game.name, subject.settings.mode)
    slots = {n: measure.rate_slot(play, plan.seconds) for n, play in plays.items() if play}
    rounds = measure.interleave(slots, plan.rounds)
    return [
        Row(
            part,
            name,
            measure.ratio(rounds, name, YARDSTICK),
            "×",
            known_goals.get(name, goals.NONE),
            f"{measure.middle(rounds, name):,.0f}/s" if name in rounds else "not installed",
        )
        for name in plays
    ]


def search_rows(plan: Plan) -> list[Row]:
    """Iterations per second, as ratios to OpenSpiel's two searches on Othello."""
    listed = "Othello, full lists"
    searches: dict[str, peers.Search | None] = {**peers.searches()}
    othello = ours.opening(OTHELLO, OTHELLO.setup(ours.OTHELLO_SETTINGS))
    searches[listed] = ours.searcher(othello)
    wanted = [
        (PYTHON_SEARCH, CPP_SEARCH, goals.NONE),
        (listed, PYTHON_SEARCH, goals.SEARCH_LISTED_TO_PYTHON),
        (listed, CPP_SEARCH, goals.SEARCH_LISTED_TO_CPP),
    ]
    slots = {n: measure.search_slot(s, plan.iterations) for n, s in searches.items() if s}
    rounds = measure.interleave(slots, max(5, plan.rounds // 2))
    return [_search_row(rounds, name, to, mark) for name, to, mark in wanted] + bot_rows(plan)


def bot_rows(plan: Plan) -> list[Row]:
    """The search of Skep's bots; its iterations are other work than above, so there is no ratio."""
    part = "Our bot's own search: another kind of iteration, not to be compared with the above"
    slots = {
        s.name: measure.search_slot(ours.bot(s.game, s.settings), plan.iterations)
        for s in subjects()
    }
    rounds = measure.interleave(slots, 5)
    return [Row(part, name, measure.middle(rounds, name), "/s") for name in slots]


def _search_row(rounds: measure.Rounds, name: str, to: str, mark: goals.Goal) -> Row:
    part = "Textbook search (UCT): iterations a second, by OpenSpiel's on othello"
    beside = f"{measure.middle(rounds, name):,.0f}/s" if name in rounds else "not installed"
    return Row(part, f"{name} / {to}", measure.ratio(rounds, name, to), "×", mark, beside)


def clone_rows(plan: Plan) -> list[Row]:
    """The cost of a clone at the start of a turn and within one."""
    rows: list[Row] = []
    for subject in subjects():
        for mid_turn, mark in ((False, goals.CLONE_AT_START), (True, goals.CLONE_MID_TURN)):
            positions = ours.clonable(subject.game, subject.settings, mid_turn)
            if positions:
                slot = measure.each_slot(lambda p: p.clone(), positions, plan.seconds)
                cost = measure.middle(measure.interleave({"": slot}, 5), "") * 1e6
                where = "within a turn" if mid_turn else "at a turn's start"
                rows.append(Row("Clones", f"{subject.name}, {where}", cost, "µs", mark))
    return rows


def replay_rows(plan: Plan) -> list[Row]:
    """The cost of replaying a finished match from its log."""
    rows: list[Row] = []
    for subject in subjects():
        replay, matches = ours.replayer(subject.game, subject.settings)
        slot = measure.each_slot(replay, matches, plan.seconds)
        cost = measure.middle(measure.interleave({"": slot}, 5), "") * 1e3
        entries = f"{len(matches[0].log)} entries"
        rows.append(
            Row("Replay of a finished match", subject.name, cost, "ms", goals.REPLAY, entries)
        )
    return rows


def memory_rows(plan: Plan, long: bool) -> list[Row]:
    """The memory of a position, and the growth over a long simulation."""
    part = "Memory"
    rows = [
        Row(
            part,
            f"a late position of {s.name}",
            ours.position_kilobytes(s.game, s.settings),
            "kB",
            goals.MEMORY.get(s.game.name, goals.NONE),
        )
        for s in subjects()
    ]
    if long:
        plays = [ours.player(s.game, s.table) for s in subjects()]
        growth = ours.growth_megabytes(plays, plan.decisions)
        name = f"growth over {plan.decisions:,} decisions"
        rows.append(Row(part, name, growth, "MB", goals.GROWTH))
    return rows
