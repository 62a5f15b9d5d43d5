"""The option that looks best at once, by the game's evaluation."""

from __future__ import annotations

from skep.bots.bot import Bot
from skep.bots.sight import Sight
from skep.kernel.chance import Dice
from skep.kernel.position import Position
from skep.kernel.script import CHANCE


class Greedy(Bot):
    """Looks to the end of its own turn: of each option, the best that can still follow."""

    name = "greedy"

    def __init__(self, seed: int = 0, depth: int = 2) -> None:
        self.dice = Dice(seed)
        self.depth = depth

    def choose(self, sight: Sight) -> str:
        world = sight.world(self.dice.roll(), keep=True)
        worth = [
            (self._worth(world, option.code, sight.seat, self.depth), self.dice.roll(), option.key)
            for option in sight.decision.options
        ]
        return max(worth)[2]

    def _worth(self, position: Position, code: int, seat: int, depth: int) -> float:
        after = position.clone()
        after.answer(code)
        while after.seat == CHANCE:
            after.answer(after.options[self.dice.below(len(after.options))])
        if after.seat != seat or depth == 0:
            return after.game.evaluate(after.state, seat)
        return max(self._worth(after, more, seat, depth - 1) for more in after.options)
