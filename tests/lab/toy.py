"""A game of taking stones, sound or with one deliberate fault in its rules."""

from __future__ import annotations

from collections.abc import Coroutine
from itertools import count
from typing import Any, ClassVar

from skep.kernel.game import Game, Mode, Setting, Settings
from skep.kernel.script import Prompt, State, ask
from skep.strategy import Strategy

FAULTS = ("", "crash", "dead-end", "endless", "hang", "clone", "replay", "keys", "view", "setup")
_ticks = count()


class Heap(State):
    """So many stones in a row of piles; whoever takes the last one wins."""

    __slots__ = ("fault", "piles", "stones", "turn", "winner")

    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "over", "piles", "stones", "turn", "winner")

    def __init__(self, fault: str = "", seats: int = 2, stones: int = 12) -> None:
        super().__init__()
        self.fault = fault
        self.seats = seats
        self.stones = stones
        self.turn = 0
        self.winner = -1
        self.piles: list[int] = []

    def copy(self) -> Heap:
        twin = Heap(self.fault, self.seats, self.stones)
        twin.over, twin.turn, twin.winner = self.over, self.turn, self.winner
        twin.piles = self.piles if self.fault == "clone" else self.piles[:]
        return twin


class Take(Prompt[Heap]):
    """How many stones."""

    name = "take"

    def options(self, match: Heap) -> list[int]:
        if match.fault == "dead-end" and match.stones < 4:
            return []
        return [1, 2, 3]

    def key(self, match: Heap, code: int) -> str:
        return "take:same" if match.fault == "keys" else f"take:{code}"


TAKE = Take()


async def turn(heap: Heap) -> None:
    """Take one, two or three stones."""
    taken = await ask(heap, heap.turn % heap.seats, TAKE)
    heap.stones -= min(taken, heap.stones)
    heap.piles.append(next(_ticks) if heap.fault == "replay" else taken)
    go_wrong(heap)
    if heap.stones == 0:
        heap.winner = heap.turn % heap.seats
        heap.over = True
    heap.turn += 1


def go_wrong(heap: Heap) -> None:
    if heap.fault == "crash" and heap.stones < 4:
        raise ValueError("the stones have gone missing\n\x1b[31m")
    if heap.fault == "endless":
        heap.stones = 5
    while heap.fault == "hang" and heap.stones < 4:
        pass


class Stones(Game[Heap]):
    """The rules, with the fault that they have."""

    name = "stones"
    strategy = "tests.lab.toy"
    rules = 3
    modes = (Mode("short", (2, 3)), Mode("long", (2,)))
    settings = (Setting("stones", 12, (12, 20), ("short",)), Setting("dark", False, (False, True)))

    def __init__(self, fault: str = "") -> None:
        self.fault = fault

    def setup(self, settings: Settings) -> Heap:
        if self.fault == "setup":
            raise ZeroDivisionError("no stones")
        return Heap(self.fault, settings.seats, int(settings.values.get("stones", 40)))

    def script(self, match: Heap) -> Coroutine[Any, Any, None]:
        return turn(match)

    def view(self, match: Heap, seat: int | None) -> dict[str, Any]:
        return {"stones": {match.stones} if self.fault == "view" else match.stones}

    def scores(self, match: Heap) -> list[int]:
        return [int(seat == match.winner) for seat in range(match.seats)]

    def reason(self, match: Heap) -> str:
        return "last-stone" if match.over else ""

    def vocabulary(self, settings: Settings) -> list[str]:
        return ["take:1", "take:2", "take:3"]


GAME = Stones()


class StonesStrategy(Strategy[Heap]):
    def evaluate_one_ply(self, state: Heap, seat: int) -> float:
        return 0.5


STRATEGY = StonesStrategy(GAME)
