"""Several processes think about one decision, each by itself; what they tried is added up."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection

from skep.bots.bot import Bot
from skep.bots.information_set import InformationSet
from skep.bots.search import Search, visit_counts
from skep.kernel.chance import Dice


class Swarm(Bot):
    """A search on several cores: by time each has it all, iterations are shared out.

    The others are forked for each decision, so they know what this process knows and nothing is
    sent but counts. One that dies is done without. For the same seed and number of iterations,
    the same choice. Where processes can't be forked, it thinks alone.
    """

    name = "search"

    def __init__(
        self, seed: int = 0, seconds: float = 0.0, iterations: int = 0, processes: int = 2
    ) -> None:
        self.dice = Dice(seed)
        if "fork" not in multiprocessing.get_all_start_methods():
            processes = 1
        self.others: int = processes - 1
        self.seconds: float = seconds
        self.share: int = max(1, iterations // processes) if iterations else 0
        self.first = Search(self.dice.roll(), seconds, self.share)

    def choose(self, info: InformationSet) -> str:
        pipes = [self.fork(info) for _ in range(self.others)]
        root = self.first.think(info)
        visits = visit_counts(root, info)
        for pipe in pipes:
            for at, count in enumerate(heard(pipe)):
                visits[at] += count
        return self.first.settle(info, root, visits)

    def fork(self, info: InformationSet) -> Connection:
        """Let one more process think; it will tell how often it tried each option."""
        context = multiprocessing.get_context("fork")
        ours, theirs = context.Pipe(duplex=False)
        search = Search(self.dice.roll(), self.seconds, self.share)
        context.Process(target=think_and_tell, args=(search, info, theirs), daemon=True).start()
        theirs.close()
        return ours


def think_and_tell(search: Search, info: InformationSet, pipe: Connection) -> None:
    """The life of one of the other processes."""
    pipe.send(visit_counts(search.think(info), info))
    pipe.close()


def heard(pipe: Connection) -> list[int]:
    """What one of them tells; nothing if it died."""
    try:
        told: list[int] = pipe.recv()
    except (EOFError, OSError):
        return []
    finally:
        pipe.close()
    return told
