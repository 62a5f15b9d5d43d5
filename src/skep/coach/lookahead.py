"""The scores at the end of a turn if its remaining answers are those that the search prefers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from skep.bots import InformationSet
from skep.bots.search import Node
from skep.kernel.chance import Dice
from skep.kernel.position import Position
from skep.kernel.script import CHANCE

WORLDS = 6
"""The number of sampled worlds."""
MAX_ANSWERS = 40
"""The most further answers of a turn that are followed."""


class Lookahead(NamedTuple):
    """Mean scores and values over the worlds, and the share of worlds in which the match is
    over."""

    scores: list[float]
    worths: list[float]
    over: float


def look_ahead(info: InformationSet, root: Node, code: int) -> Lookahead:
    """What an answer leads to at the end of the seat's turn, over worlds sampled from its
    information set."""
    dice = Dice(code + 1)
    ends = [_end(info, root, code, info.world(at, True), dice) for at in range(WORLDS)]
    scores = [info.game.scores(end.state) for end in ends]
    worths = [info.strategy.evaluate(end.state) for end in ends]
    return Lookahead(_means(scores), _means(worths), sum(end.over for end in ends) / WORLDS)


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(each) / WORLDS for each in zip(*rows)]


def _end(info: InformationSet, root: Node, code: int, world: Position, dice: Dice) -> Position:
    node = root.children.get(code)
    world.answer(code)
    for _ in range(MAX_ANSWERS):
        if world.over or world.seat not in (info.seat, CHANCE):
            break
        following = _next(node, world, dice)
        if following < 0:
            break
        node = node.children.get(following) if node is not None else None
        world.answer(following)
    return world


def _next(node: Node | None, world: Position, dice: Dice) -> int:
    """The most visited answer; a random one for chance; -1 where the search has not been."""
    if world.seat == CHANCE:
        return world.options[dice.below(len(world.options))]
    tried = [
        (child.visits, -code)
        for code in world.options
        if node is not None and (child := node.children.get(code)) is not None
    ]
    return -max(tried)[1] if tried else -1
