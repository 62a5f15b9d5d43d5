"""Games that break one law each; a law that lets its game pass is no law."""

from __future__ import annotations

from collections.abc import Coroutine
from itertools import count
from typing import Any, ClassVar

from skep.kernel.chance import Dice
from skep.kernel.game import Settings
from skep.kernel.script import Prompt, Refusal, ask, deal
from skep.strategy import Strategy
from tests.kernel.combs import BOW, DRAW, HAND, KEEP, Combs, Draw, Keep, Show, Table, say

TICKS = count()


class Restless(Combs):
    """Rules that look at a clock of their own."""

    async def honour(self, match: Table, seat: int) -> None:
        match.bows[seat] += await ask(match, seat, BOW) + next(TICKS)


class SharingTable(Table):
    def copy(self) -> Table:
        twin = super().copy()
        twin.points = self.points
        return twin


class Sharing(Combs):
    """A copy that shares a list with its original."""

    table = SharingTable


class ForgetfulTable(Table):
    FIELDS: ClassVar[tuple[str, ...]] = tuple(f for f in Table.FIELDS if f != "points")


class Forgetful(Combs):
    """A field that is not written down."""

    table = ForgetfulTable


class Tupled(Combs):
    """A field that comes back from JSON as something else."""

    def setup(self, settings: Settings) -> Table:
        table = super().setup(settings)
        table.bows = (0,) * settings.seats  # type: ignore[assignment]
        return table

    async def honour(self, match: Table, seat: int) -> None:
        await ask(match, seat, BOW)


class LeakyView(Combs):
    """Everyone sees the first seat's lowest card."""

    def view(self, match: Table, seat: int | None) -> dict[str, Any]:
        return super().view(match, seat) | {"lowest": match.hands[0].cards[:1]}


class LeakyTold(Combs):
    """What was drawn is told to all."""

    async def draw(self, match: Table, seat: int) -> None:
        while len(match.hands[seat]) < HAND:
            card = await deal(match, DRAW, match.pile_left, seat)
            match.hands[seat].put(card)
            match.emit("drew", seat, {"card": card})


class OpenDraw(Draw):
    def witnesses(self, match: Table) -> tuple[int, ...] | None:
        return tuple(range(match.seats))


class LeakyLog(Combs):
    """The log shows everyone's draws to every seat."""

    async def draw(self, match: Table, seat: int) -> None:
        while len(match.hands[seat]) < HAND:
            match.hands[seat].put(await deal(match, OpenDraw(), match.pile_left, seat))


class LeakyShow(Show):
    def refusals(self, match: Table) -> list[Refusal]:
        cards = [hand.cards[-1] for hand in match.hands]
        return [Refusal(f"show:{card}", "CMB-SHOW-02") for card in cards]


class LeakyRefusals(Combs):
    """What a seat is refused tells of the other hands."""

    def show(self, match: Table) -> Prompt[Table]:
        return LeakyShow()


class Pocket(Combs):
    """A hidden card is remembered across a decision instead of lying in a zone."""

    async def honour(self, match: Table, seat: int) -> None:
        other = match.hands[(seat + 1) % match.seats]
        card = other.cards[0]
        await ask(match, seat, BOW)
        other.take(card)
        other.put(card)


class Endless(Combs):
    """The last round never comes."""

    def script(self, match: Table) -> Coroutine[Any, Any, None]:
        return self.bow_for_ever(match)

    async def bow_for_ever(self, match: Table) -> None:
        await self.honour(match, 0)


class DeadEnd(Combs):
    """Nothing may be kept of an even row."""

    async def keep(self, match: Table, seat: int) -> None:
        if sum(match.row.cards) % 2 == 0:
            match.row.cards.clear()
        await super().keep(match, seat)


class Unreasoned(Combs):
    """The match ends, and nobody knows why."""

    def reason(self, match: Table) -> str:
        return ""


class Lossy(Combs):
    """A kept card is gone for good."""

    async def keep(self, match: Table, seat: int) -> None:
        card = await ask(match, seat, KEEP)
        match.row.take(card)


class TwinKeys(Combs):
    """Two cards under one key."""

    async def keep(self, match: Table, seat: int) -> None:
        prompt = Keep()
        prompt.key = lambda match, code: "keep:1"  # type: ignore[method-assign]
        await ask(match, seat, prompt)


class Unlisted(Combs):
    """A key that the vocabulary does not know."""

    async def honour(self, match: Table, seat: int) -> None:
        await ask(match, seat, say("bow", "stand", "curtsy"))


class Disordered(Combs):
    """Options in another order than the vocabulary's."""

    async def honour(self, match: Table, seat: int) -> None:
        await ask(match, seat, say("bow", "bow", "stand"))


class Surprise(Combs):
    """Points that come only with the end."""

    def scores(self, match: Table) -> list[int]:
        return [score + match.over for score in super().scores(match)]


class BadSheet(Combs):
    """A line is missing from the sheet."""

    def sheet(self, match: Table) -> list[dict[str, Any]]:
        return [line for line in super().sheet(match) if line["id"] != "bows"]


class Brittle(Combs):
    """One option can't be taken after all."""

    async def keep(self, match: Table, seat: int) -> None:
        card = await ask(match, seat, KEEP)
        match.gone.take(card)


class Touchy(Combs):
    """Asking why not changes the table."""

    def show(self, match: Table) -> Prompt[Table]:
        return TouchyShow()


class TouchyShow(Show):
    def refusals(self, match: Table) -> list[Refusal]:
        match.points[0] += 1
        return super().refusals(match)


class Peeking(Combs):
    """Worlds that are the truth, and an evaluation that looks at all hands."""

    strategy = "tests.kernel.toys"

    def redeal(self, match: Table, seat: int | None, dice: Dice) -> None:
        return None


class PeekingStrategy(Strategy[Table]):
    def evaluate_one_ply(self, state: Table, seat: int) -> float:
        other = state.hands[(seat + 1) % state.seats].cards[0]
        return (self.game.scores(state)[seat] + 1) * (other + 1) % 5 / 5


STRATEGY = PeekingStrategy(Peeking())


BROKEN: dict[str, list[Combs]] = {
    "replay": [Restless()],
    "clone": [Sharing()],
    "undo": [Restless()],
    "written": [Forgetful(), Tupled()],
    "secrecy": [LeakyView(), LeakyTold(), LeakyLog(), LeakyRefusals()],
    "worlds": [Pocket()],
    "ends": [Endless(), DeadEnd(), Unreasoned()],
    "pieces": [Lossy()],
    "keys": [TwinKeys(), Unlisted(), Disordered()],
    "scores": [Surprise(), BadSheet()],
    "options": [Brittle(), Touchy()],
    "bots": [Peeking()],
}
