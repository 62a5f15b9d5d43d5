"""Playing a match out by a strategy's playout policy."""

from __future__ import annotations

from typing import Any

from skep.kernel.chance import Dice
from skep.kernel.position import Position
from skep.kernel.script import CHANCE
from skep.strategy import Strategy


def play_out(position: Position, strategy: Strategy[Any], dice: Dice) -> None:
    """Play to the end: seats by the playout policy, chance by its weights. The position keeps no
    checkpoint any more, so it cannot be cloned afterwards."""
    position.drop_checkpoint()
    state = position.state
    while not state.over:
        options = position.options
        if state.seat == CHANCE:
            position.answer(options[dice.below(len(options))])
        else:
            position.answer(strategy.playout_answer(state, options))
