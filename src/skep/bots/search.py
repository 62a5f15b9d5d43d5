"""Tree search over worlds: one tree, a newly imagined world each time through.

A node is reached by an answer. It stands for all worlds in which those answers could be given,
so what the seat can't see is averaged over and never used (information-set Monte Carlo tree
search). A new node looks one answer ahead by the game's evaluation, and what is best for whoever
must answer is carried up beside the averages (implicit minimax). Where the game has hunches, the
match is also played on to its end by them, and the average heeds how it ends.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from skep.bots.bot import Bot
from skep.bots.sight import Sight
from skep.kernel.chance import Dice
from skep.kernel.game import Game
from skep.kernel.position import Position
from skep.kernel.script import CHANCE

WONDER: Final = 0.07
"""How much the unknown draws."""
FORESIGHT: Final = 0.7
"""How much the best line counts beside the average."""
SECONDS: Final = 0.3
"""How long a decision takes if nothing else is said."""
FOREVER: Final = 1_000_000_000
NUDGE: Final = 0.004
"""How far apart answers may look that are taken for alike: far less than any gain in play."""


class Node:
    """What is known of one answer: how often it was open and taken, and how it turned out."""

    __slots__ = (
        "available", "best", "children", "code", "opened", "seat", "value", "visits",
    )  # fmt: skip

    def __init__(self, code: int, seat: int) -> None:
        self.code: int = code
        self.seat: int = seat
        """Who gave the answer."""
        self.visits: int = 0
        self.available: int = 0
        self.value: float = 0.0
        self.best: list[float] = []
        """What the best line from here is worth to each seat."""
        self.opened: bool = False
        self.children: dict[int, Node] = {}

    def child(self, code: int, seat: int) -> Node:
        """The node of an answer given here, made when first met."""
        node = self.children.get(code)
        if node is None:
            node = Node(code, seat)
            self.children[code] = node
        return node


class Search(Bot):
    """Thinks for a time or for a number of iterations, and takes what it tried most."""

    name = "search"

    def __init__(
        self, seed: int = 0, seconds: float = 0.0, iterations: int = 0, glimpse: int = 0,
        ends: bool = True,
    ) -> None:  # fmt: skip
        self.dice = Dice(seed)
        self.seconds: float = seconds if seconds or iterations else SECONDS
        self.most: int = iterations or FOREVER
        self.glimpse: int = glimpse
        """How many will do where all lies open; 0: as many as elsewhere."""
        self.ends: bool = ends
        """Does it play matches on to their end, where the game has hunches?"""
        self.heed: float = 0.0
        """How much it heeds them."""
        self.iterations: int = 0
        """How many the last decision took."""
        self.foresight: float = FORESIGHT
        self.wonder: float = WONDER
        self.others: float = WONDER
        """How much the unknown draws where others answer."""
        self.deals: float = Game.luck
        self.seat: int = 0
        """For whom it thinks."""
        self.kept: Node | None = None
        """The answer given last, with all that was found below it."""
        self.expected: int = -1
        """How many entries the log has if nothing but that answer has been given since."""

    def choose(self, sight: Sight) -> str:
        root = self.think(sight)
        return self.settle(sight, root, tried(root, sight))

    def settle(self, sight: Sight, root: Node, visits: list[int]) -> str:
        """Take the option that was tried most, and keep what was found below it."""
        best = sight.decision.options[visits.index(max(visits))]
        self.kept = root.children.get(best.code)
        self.expected = sight.entries + 1
        return best.key

    def root(self, sight: Sight) -> Node:
        """Where to think on: within one turn, from what was found below the answer before."""
        kept = self.kept
        if kept is not None and self.expected == sight.entries and kept.seat == sight.seat:
            return kept
        return Node(0, CHANCE)

    def think(self, sight: Sight) -> Node:
        """Grow a tree from the seat's decision within the budget."""
        root = self.root(sight)
        self.seat, self.deals = sight.seat, sight.game.luck
        self.others = 0.0 if sight.seats in sight.game.followed else self.wonder
        self.heed = sight.heed if self.ends else 0.0
        stop = perf_counter() + self.seconds if self.seconds else 0.0
        self.iterations = 0
        most = self.glimpse if self.glimpse and sight.open else self.most
        fresh = not root.opened
        while self.iterations < most:
            self.iterate(root, sight.world(self.dice.roll(), True))
            self.iterations += 1
            if fresh:
                self.nudge(root)
                fresh = False
            if stop and perf_counter() > stop:
                break
        return root

    def nudge(self, root: Node) -> None:
        """Let chance decide between answers that look alike, or every match would be the same."""
        for code in root.children:
            child = root.children[code]
            shift = NUDGE * (self.dice.below(1001) / 1000 - 0.5)
            child.value += shift
            child.best = [worth + shift for worth in child.best]

    def iterate(self, root: Node, world: Position) -> None:
        """Once through a world: down the tree, one node opened, and its worth carried back."""
        path: list[Node] = [root]
        offers: list[list[int]] = []
        node = self.descend(path, offers, world)
        state = world.state
        if state.over:
            worth: list[float] = world.game.worths(state)
            node.best = worth
        else:
            code = self.open(node, world)
            worth = self.play_on(world, code, node.best) if self.heed else node.best
        self.carry_back(path, offers, worth)

    def descend(self, path: list[Node], offers: list[list[int]], world: Position) -> Node:
        """Follow the tree to a node that was never opened, or to the end."""
        node = path[0]
        state = world.state
        while not state.over:
            options = world.options
            seat = state.seat
            if seat == CHANCE:
                node = self.deal(node, options)
            elif seat != self.seat and self.pass_by(world):
                state = world.state
                continue
            elif not node.opened:
                return node
            else:
                node = self.pick(node, options, seat)
            path.append(node)
            offers.append(options)
            world.answer(node.code)
        return node

    def pass_by(self, world: Position) -> bool:
        """Leave out the others' turns where the game would have them left out."""
        later = world.game.passed(world.state, self.seat)
        if later is None:
            return False
        world.go_on(later)
        return True

    def deal(self, node: Node, options: list[int]) -> Node:
        """An outcome of chance: one more is told apart only as the node is visited more."""
        code = options[self.dice.below(len(options))]
        known = node.children
        if code in known or len(known) < 1.0 + self.deals * sqrt(node.visits):
            return node.child(code, CHANCE)
        open_here = [old for old in known if old in options]
        if not open_here:
            return node.child(code, CHANCE)
        return known[open_here[self.dice.below(len(open_here))]]

    def open(self, node: Node, world: Position) -> int:
        """Look one answer ahead from a new node; the one that looks best."""
        seat = world.seat
        first = 0
        best: list[float] = []
        for code in world.options:
            worth: list[float] = world.game.worths(world.after(code))
            child = node.child(code, seat)
            if child.visits == 0:
                child.visits = 1
                child.value = worth[seat]
                child.best = worth
            if not best or worth[seat] > best[seat]:
                best = worth
                first = code
        node.opened = True
        node.best = best
        return first

    def play_on(self, world: Position, code: int, looks: list[float]) -> list[float]:
        """What comes of an answer if all go on by hunches, beside what it looks like."""
        world.answer(code)
        world.hurry(self.dice)
        ends: list[float] = world.game.worths(world.state)
        return [look + self.heed * (end - look) for look, end in zip(looks, ends)]

    def carry_back(self, path: list[Node], offers: list[list[int]], worth: list[float]) -> None:
        """Count the visit along the path, and renew what the best line is worth."""
        for at in range(len(path) - 1, -1, -1):
            node = path[at]
            node.visits += 1
            if node.seat >= 0:
                node.value += worth[node.seat]
            if at < len(offers):
                taken = path[at + 1]
                if taken.seat == CHANCE:
                    node.best = mean_line(node)
                else:
                    node.best = best_line(node, taken, offers[at])

    def pick(self, node: Node, options: list[int], seat: int) -> Node:
        """The child with the highest upper confidence bound among those open in this world."""
        highest = -1.0
        best: Node | None = None
        foresight = self.foresight
        wonder = self.wonder if seat == self.seat else self.others
        for code in options:
            child = node.child(code, seat)
            child.available += 1
            visits = child.visits
            if visits == 0:
                return child
            mean = child.value / visits
            bound = (
                mean + foresight * (child.best[seat] - mean)
                + wonder * sqrt(log(child.available + 1) / visits)
            )  # fmt: skip
            if bound > highest:
                highest = bound
                best = child
        assert best is not None
        return best


def best_line(node: Node, taken: Node, options: list[int]) -> list[float]:
    """Of the answers that were open, the worth of the one that its giver likes best."""
    seat = taken.seat
    best = taken.best
    for code in options:
        child = node.children.get(code)
        if child is not None and child.best and child.best[seat] > best[seat]:
            best = child.best
    return best


def mean_line(node: Node) -> list[float]:
    """Of the outcomes of chance that were met, the mean worth, each as often as it was met."""
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


def tried(root: Node, sight: Sight) -> list[int]:
    """How often each option of the seat's decision was tried."""
    found: list[int] = []
    for option in sight.decision.options:
        child = root.children.get(option.code)
        found.append(child.visits if child is not None else 0)
    return found
