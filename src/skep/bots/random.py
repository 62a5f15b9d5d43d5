"""Any option, each as likely as the next."""

from __future__ import annotations

from skep.bots.bot import Bot
from skep.bots.information_set import InformationSet
from skep.kernel.chance import Dice


class Random(Bot):
    """Answers at random."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, info: InformationSet) -> str:
        options = info.decision.options
        return options[self.dice.below(len(options))].key
