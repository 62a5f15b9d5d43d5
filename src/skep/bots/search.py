"""Information-set Monte Carlo tree search: one tree, a new world for each iteration.

A node is reached by an answer and stands for all worlds in which that line of answers is possible,
so what the seat cannot see is averaged over and never used. A new node looks one answer ahead by
the game's evaluation; the best value for whoever must answer is backed up beside the averages
(implicit minimax). Where the game's strategy has a playout policy, the match is also played out,
and the average counts the result.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from skep.bots.bot import Bot
from skep.bots.information_set import InformationSet
from skep.bots.playout import play_out
from skep.kernel.chance import Dice
from skep.kernel.position import Position
from skep.kernel.script import CHANCE, State
from skep.strategy import Strategy

EXPLORATION: Final = 0.07
"""UCB exploration constant."""
MINIMAX_WEIGHT: Final = 0.7
"""Weight of the backed-up minimax value against the average."""
DEFAULT_SECONDS: Final = 0.3
"""Time for a decision if no budget is given."""
UNLIMITED: Final = 1_000_000_000
TIE_NOISE: Final = 0.004
"""Width of the noise that decides between equal answers: far less than any gain in play."""


class Node:
    """Statistics of one answer."""

    __slots__ = (
        "available",
        "best",
        "children",
        "code",
        "expanded",
        "seat",
        "value",
        "visits",
    )

    def __init__(self, code: int, seat: int) -> None:
        self.code: int = code
        self.seat: int = seat
        """Who gave the answer."""
        self.visits: int = 0
        self.available: int = 0
        self.value: float = 0.0
        self.best: list[float] = []
        """Implicit minimax value for each seat."""
        self.expanded: bool = False
        self.children: dict[int, Node] = {}

    def child(self, code: int, seat: int) -> Node:
        """The node of an answer given here, made when first met."""
        node = self.children.get(code)
        if node is None:
            node = Node(code, seat)
            self.children[code] = node
        return node


class Search(Bot):
    """Searches for a time or a number of iterations, and takes the option visited most."""

    name = "search"

    def __init__(
        self,
        seed: int = 0,
        seconds: float = 0.0,
        iterations: int = 0,
        open_iterations: int = 0,
        playouts: bool = True,
    ) -> None:
        self.dice = Dice(seed)
        self.seconds: float = seconds if seconds or iterations else DEFAULT_SECONDS
        self.max_iterations: int = iterations or UNLIMITED
        self.open_iterations: int = open_iterations
        """Iterations where nothing is hidden and nothing is left to chance; 0: the usual budget."""
        self.playouts: bool = playouts
        """Whether to play matches out, where the game's strategy has a playout policy."""
        self.playout_weight: float = 0.0
        """Weight of a playout's result in this decision."""
        self.iterations: int = 0
        """Iterations that the last decision took."""
        self.minimax_weight: float = MINIMAX_WEIGHT
        self.exploration: float = EXPLORATION
        self.opponent_exploration: float = EXPLORATION
        self.chance_widening: float = Strategy.chance_widening
        self.seat: int = 0
        """The seat that decides."""
        self.strategy: Strategy[Any] | None = None
        """The strategy of the game in which it decides."""
        self.kept: Node | None = None
        """The answer given last, with the tree below it."""
        self.expected: int = -1
        """Length of the log if nothing but that answer has been given since."""

    def choose(self, info: InformationSet) -> str:
        root = self.think(info)
        return self.settle(info, root, visit_counts(root, info))

    def settle(self, info: InformationSet, root: Node, visits: list[int]) -> str:
        """Take the option visited most, and keep the tree below it."""
        best = info.decision.options[visits.index(max(visits))]
        self.kept = root.children.get(best.code)
        self.expected = info.entries + 1
        return best.key

    def root(self, info: InformationSet) -> Node:
        """The node to search from: within one turn, the tree below the previous answer."""
        kept = self.kept
        if kept is not None and self.expected == info.entries and kept.seat == info.seat:
            return kept
        return Node(0, CHANCE)

    def think(self, info: InformationSet) -> Node:
        """Grow a tree from the seat's decision within the budget."""
        root = self.root(info)
        self.seat, self.strategy = info.seat, info.strategy
        self.chance_widening = info.strategy.chance_widening
        greedy = info.seats in info.strategy.greedy_opponents
        self.opponent_exploration = 0.0 if greedy else self.exploration
        self.playout_weight = info.playout_weight if self.playouts else 0.0
        stop = perf_counter() + self.seconds if self.seconds else 0.0
        self.iterations = 0
        most = self.open_iterations if self.open_iterations and info.open else self.max_iterations
        fresh = not root.expanded
        while self.iterations < most:
            self.iterate(root, info.world(self.dice.roll(), True))
            self.iterations += 1
            if fresh:
                self.break_ties(root)
                fresh = False
            if stop and perf_counter() > stop:
                break
        return root

    def break_ties(self, root: Node) -> None:
        """Add noise to the first evaluations, or every match without chance would be the same."""
        for code in root.children:
            child = root.children[code]
            shift = TIE_NOISE * (self.dice.below(1001) / 1000 - 0.5)
            child.value += shift
            child.best = [value + shift for value in child.best]

    def iterate(self, root: Node, world: Position) -> None:
        """One iteration: selection, expansion, perhaps a playout, and backup."""
        path: list[Node] = [root]
        offers: list[list[int]] = []
        node = self.select(path, offers, world)
        if world.state.over:
            values = self.evaluate(world.state)
            node.best = values
        else:
            code = self.expand(node, world)
            values = self.play_out(world, code, node.best) if self.playout_weight else node.best
        self.back_up(path, offers, values)

    def evaluate(self, state: State) -> list[float]:
        """The evaluation of a state for each seat."""
        assert self.strategy is not None
        return self.strategy.evaluate(state)

    def select(self, path: list[Node], offers: list[list[int]], world: Position) -> Node:
        """Follow the tree to a node that was never expanded, or to the end."""
        node = path[0]
        state = world.state
        while not state.over:
            options = world.options
            seat = state.seat
            if seat == CHANCE:
                node = self.sample_chance(node, options)
            elif seat != self.seat and self.skip_others(world):
                state = world.state
                continue
            elif not node.expanded:
                return node
            else:
                node = self.pick(node, options, seat)
            path.append(node)
            offers.append(options)
            world.answer(node.code)
        return node

    def skip_others(self, world: Position) -> bool:
        """Skip the others' turns where the strategy says so."""
        assert self.strategy is not None
        later = self.strategy.skip_to_own_turn(world.state, self.seat)
        if later is None:
            return False
        world.go_on(later)
        return True

    def sample_chance(self, node: Node, options: list[int]) -> Node:
        """An outcome of chance, with progressive widening."""
        code = options[self.dice.below(len(options))]
        known = node.children
        widest = 1.0 + self.chance_widening * sqrt(node.visits)
        if code in known or len(known) < widest:
            return node.child(code, CHANCE)
        open_here = [old for old in known if old in options]
        if not open_here:
            return node.child(code, CHANCE)
        return known[open_here[self.dice.below(len(open_here))]]

    def expand(self, node: Node, world: Position) -> int:
        """Evaluate every answer at a new node; returns the best one."""
        seat = world.seat
        first = 0
        best: list[float] = []
        for code in world.options:
            values = self.evaluate(world.after(code))
            child = node.child(code, seat)
            if child.visits == 0:
                child.visits = 1
                child.value = values[seat]
                child.best = values
            if not best or values[seat] > best[seat]:
                best = values
                first = code
        node.expanded = True
        node.best = best
        return first

    def play_out(self, world: Position, code: int, static: list[float]) -> list[float]:
        """The result of a playout after an answer, mixed with the static evaluation."""
        assert self.strategy is not None
        world.answer(code)
        play_out(world, self.strategy, self.dice)
        results = self.evaluate(world.state)
        weight = self.playout_weight
        return [value + weight * (result - value) for value, result in zip(static, results)]

    def back_up(self, path: list[Node], offers: list[list[int]], values: list[float]) -> None:
        """Add the visit along the path, and update the minimax values."""
        for at in range(len(path) - 1, -1, -1):
            node = path[at]
            node.visits += 1
            if node.seat >= 0:
                node.value += values[node.seat]
            if at < len(offers):
                taken = path[at + 1]
                if taken.seat == CHANCE:
                    node.best = chance_value(node)
                else:
                    node.best = minimax_value(node, taken, offers[at])

    def pick(self, node: Node, options: list[int], seat: int) -> Node:
        """The child with the highest upper confidence bound among those open in this world."""
        highest = -1.0
        best: Node | None = None
        minimax_weight = self.minimax_weight
        own = seat == self.seat
        exploration = self.exploration if own else self.opponent_exploration
        for code in options:
            child = node.child(code, seat)
            child.available += 1
            visits = child.visits
            if visits == 0:
                return child
            mean = child.value / visits
            bound = (
                mean
                + minimax_weight * (child.best[seat] - mean)
                + exploration * sqrt(log(child.available + 1) / visits)
            )
            if bound > highest:
                highest = bound
                best = child
        assert best is not None
        return best


def minimax_value(node: Node, taken: Node, options: list[int]) -> list[float]:
    """The value of the best answer for the seat that gives it, among those open in this world."""
    seat = taken.seat
    best = taken.best
    for code in options:
        child = node.children.get(code)
        if child is not None and child.best and child.best[seat] > best[seat]:
            best = child.best
    return best


def chance_value(node: Node) -> list[float]:
    """The mean value of the sampled outcomes, weighted by their visits."""
    total: list[float] = []
    visits = 0
    for code in node.children:
        child = node.children[code]
        if child.seat == CHANCE and child.best:
            visits += child.visits
            if not total:
                total = [0.0] * len(child.best)
            for seat in range(len(total)):
                total[seat] += child.visits * child.best[seat]
    return [each / visits for each in total]


def visit_counts(root: Node, info: InformationSet) -> list[int]:
    """Visits of each option of the seat's decision."""
    found: list[int] = []
    for option in info.decision.options:
        child = root.children.get(option.code)
        found.append(child.visits if child is not None else 0)
    return found
