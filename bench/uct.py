"""The textbook tree search (UCT), with the same work per iteration as OpenSpiel's MCTS.

Selection by upper confidence bounds, one new node, a random playout to the end, and backup. It
serves to compare engines; the search of Skep's bots is another one.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from skep.kernel.chance import Dice
from skep.kernel.position import Position
from skep.kernel.script import CHANCE

EXPLORE: Final = 0.7071
"""OpenSpiel's constant √2 on payoffs from -1 to 1, for ours from 0 to 1."""


class Node:
    """One answer: its visits and its total value for the seat that gave it."""

    __slots__ = ("children", "code", "seat", "value", "visits")

    def __init__(self, code: int, seat: int) -> None:
        self.code: int = code
        self.seat: int = seat
        self.visits: int = 0
        self.value: float = 0.0
        self.children: dict[int, Node] = {}


def grow(start: Position, iterations: int, seed: int) -> Node:
    """A search tree of this many iterations, each over a new world of the seat that is asked."""
    root = Node(0, CHANCE)
    dice = Dice(seed)
    for _ in range(iterations):
        iterate(root, start.world(start.seat, dice.roll()), dice)
    return root


def iterate(root: Node, world: Position, dice: Dice) -> None:
    """One iteration: selection, expansion, playout and backup."""
    path = descend(root, world, dice)
    play_out(world, dice)
    worth: list[float] = world.game.payoffs(world.state)
    for node in path:
        node.visits += 1
        if node.seat >= 0:
            node.value += worth[node.seat]


def play_out(world: Position, dice: Dice) -> None:
    """Random answers from full option lists."""
    state = world.state
    while not state.over:
        options = world.options
        world.answer(options[dice.below(len(options))])


def descend(root: Node, world: Position, dice: Dice) -> list[Node]:
    """Follow the tree to an untried answer, and give it."""
    node = root
    path = [root]
    state = world.state
    while not state.over:
        options = world.options
        seat = state.seat
        child = best(node, options) if seat != CHANCE else None
        new = child is None and seat != CHANCE
        if child is None:
            children = node.children
            if new:
                options = [code for code in options if code not in children]
            code = options[dice.below(len(options))]
            child = children.get(code)
            if child is None:
                child = children[code] = Node(code, seat)
        node = child
        path.append(node)
        world.answer(node.code)
        if new:
            break
    return path


def best(node: Node, options: list[int]) -> Node | None:
    """The answer with the highest upper confidence bound; None while one was never tried."""
    children = node.children
    if len(children) < len(options):
        return None
    weight = EXPLORE * sqrt(log(node.visits))
    highest = -1.0
    chosen = None
    for code in options:
        child = children.get(code)
        if child is None:
            return None
        visits = child.visits
        bound = child.value / visits + weight / sqrt(visits)
        if bound > highest:
            highest = bound
            chosen = child
    return chosen
