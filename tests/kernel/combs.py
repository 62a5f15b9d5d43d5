"""Combs: a small honest game that uses all of the kernel, to try it and the laws on.

Each round every seat draws up to three cards, all show one at once (never their highest), and
the highest shown card wins: its owner leaves the row for a point, or takes it and keeps one of
its cards. Then the next seat bows or stands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine
from typing import Any, ClassVar

from skep.kernel.game import Game, Mode, Setting, Settings
from skep.kernel.match import Match
from skep.kernel.script import Deal, Prompt, Refusal, State, ask, ask_all, deal
from skep.kernel.zones import Hand, Pile, Row, Zone
from skep.strategy import Strategy

HAND = 3


class Table(State):
    """The pile, a hand for each seat, the row of shown cards, and what each seat won."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats",
        "over",
        "rounds",
        "pile_left",
        "hands",
        "row",
        "gone",
        "points",
        "bows",
    )

    def __init__(self) -> None:
        super().__init__()
        self.rounds = 0
        """How many rounds are still to come."""
        self.pile_left: Zone = Pile([])
        self.hands: list[Zone] = []
        self.row: Zone = Row()
        self.gone: Zone = Row()
        self.points: list[int] = []
        self.bows: list[int] = []

    def copy(self) -> Table:
        twin = type(self)()
        twin.seats, twin.over, twin.rounds = self.seats, self.over, self.rounds
        twin.pile_left = self.pile_left.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.row, twin.gone = self.row.copy(), self.gone.copy()
        twin.points, twin.bows = self.points[:], self.bows[:]
        return twin

    def zones(self) -> list[Zone]:
        return [self.pile_left, *self.hands, self.row, self.gone]


class Draw(Deal[Table]):
    name = "draw"

    def key(self, match: Table, code: int) -> str:
        return f"draw:{code}"

    def witnesses(self, match: Table) -> tuple[int, ...] | None:
        return (match.about,)


class Show(Prompt[Table]):
    name = "show"

    def options(self, match: Table) -> list[int]:
        return match.hands[match.seat].cards[:-1]

    def key(self, match: Table, code: int) -> str:
        return f"show:{code}"

    def refusals(self, match: Table) -> list[Refusal]:
        return [Refusal(f"show:{match.hands[match.seat].cards[-1]}", "CMB-SHOW-02")]


class Words(Prompt[Table]):
    """A question with the same few answers each time."""

    words: ClassVar[tuple[str, ...]] = ()

    def options(self, match: Table) -> list[int]:
        return list(range(len(self.words)))

    def key(self, match: Table, code: int) -> str:
        return self.words[code]


def say(name: str, *words: str) -> Words:
    """A question by its name and its answers."""
    prompt: Words = type(name.title(), (Words,), {"name": name, "words": words})()
    return prompt


class Keep(Prompt[Table]):
    name = "keep"

    def options(self, match: Table) -> list[int]:
        return match.row.cards[:]

    def key(self, match: Table, code: int) -> str:
        return f"keep:{code}"

    def facts(self, match: Table) -> dict[str, str]:
        return {"cards": str(len(match.row))}


DRAW = Draw()
SHOW = Show()
WIN = say("win", "leave", "take")
KEEP = Keep()
BOW = say("bow", "stand", "bow")


class Combs(Game[Table]):
    """The rules, as methods, so that a broken game can change one of them."""

    name = "combs"
    strategy = "tests.kernel.combs"
    modes: ClassVar[tuple[Mode, ...]] = (Mode("plain", (2, 3)), Mode("solo", (1,)))
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("rounds", 2, (1, 2)),
        Setting("spare", False, (False, True), ("plain",)),
    )
    table: type[Table] = Table

    def setup(self, settings: Settings) -> Table:
        table = self.table()
        table.seats = settings.seats
        table.rounds = int(settings.values["rounds"])
        cards = settings.seats * (HAND + table.rounds) + 3 * bool(settings.values.get("spare"))
        table.pile_left = Pile(range(cards))
        table.hands = [Hand([seat]) for seat in range(settings.seats)]
        table.points = [0] * settings.seats
        table.bows = [0] * settings.seats
        return table

    def script(self, match: Table) -> Coroutine[Any, Any, None]:
        return self.play_round(match)

    async def play_round(self, match: Table) -> None:
        """Draw, show at once, reward, bow."""
        for seat in range(match.seats):
            await self.draw(match, seat)
        shown = await ask_all(match, range(match.seats), self.show(match))
        for seat, card in enumerate(shown):
            match.hands[seat].take(card)
            match.row.put(card)
        match.emit("shown", -1, {"cards": shown})
        winner = shown.index(max(shown))
        await self.reward(match, winner)
        await self.honour(match, (winner + 1) % match.seats)
        match.rounds -= 1
        match.over = match.rounds == 0

    def show(self, match: Table) -> Prompt[Table]:
        return SHOW

    async def draw(self, match: Table, seat: int) -> None:
        """Up to three cards in hand."""
        while len(match.hands[seat]) < HAND:
            card = await deal(match, DRAW, match.pile_left, seat)
            match.hands[seat].put(card)
            match.emit("drew", seat, {}, {"card": card}, (seat,))

    async def reward(self, match: Table, seat: int) -> None:
        """A point, or one card of the row for its worth."""
        if await ask(match, seat, WIN):
            await self.keep(match, seat)
        else:
            match.points[seat] += 1
        for card in match.row.cards[:]:
            match.row.take(card)
            match.gone.put(card)

    async def keep(self, match: Table, seat: int) -> None:
        card = await ask(match, seat, KEEP)
        match.points[seat] += card
        match.emit("kept", seat, {"card": card})

    async def honour(self, match: Table, seat: int) -> None:
        match.bows[seat] += await ask(match, seat, BOW)

    def view(self, match: Table, seat: int | None) -> dict[str, Any]:
        hands = [h.cards[:] if h.seen_by(seat) else len(h) for h in match.hands]
        return {
            "rounds": match.rounds,
            "hands": hands,
            "row": match.row.cards[:],
            "gone": match.gone.cards[:],
            "points": match.points[:],
            "bows": match.bows[:],
        }

    def scores(self, match: Table) -> list[int]:
        return [match.points[seat] + match.bows[seat] for seat in range(match.seats)]

    def sheet(self, match: Table) -> list[dict[str, Any]]:
        lines = [("points", match.points), ("bows", match.bows)]
        return [
            {"seat": seat, "id": name, "points": points[seat]}
            for seat in range(match.seats)
            for name, points in lines
        ]

    def reason(self, match: Table) -> str:
        return "played" if match.over else ""

    def vocabulary(self, settings: Settings) -> list[str]:
        cards = range(len(self.setup(settings).pile_left))
        lists = [[f"{verb}:{card}" for card in cards] for verb in ("draw", "show", "keep")]
        return [*lists[0], *lists[1], "leave", "take", *lists[2], "stand", "bow"]


COMBS = Combs()


class CombsStrategy(Strategy[Table]):
    def evaluate_one_ply(self, state: Table, seat: int) -> float:
        scores = self.game.scores(state)
        total = sum(scores) + sum(sum(hand.cards) for hand in state.hands)
        return (scores[seat] + sum(state.hands[seat].cards)) / (total + 1)


STRATEGY = CombsStrategy(COMBS)


def cards_of(match: Match) -> Counter[int]:
    """Every card, wherever it lies."""
    state = match.dump_state()
    zones = [state["pile_left"], *state["hands"], state["row"], state["gone"]]
    return Counter(card for zone in zones for card in zone["cards"])


def new(seats: int = 2, seed: int = 0, **settings: bool | int) -> Match:
    """A match of Combs at its first decision."""
    return Match(COMBS, COMBS.settle("solo" if seats == 1 else "plain", seats, settings), seed)


def on_the_way(match: Match, prompt: str) -> Match:
    """Answered with the first option until this is asked."""
    while match.decision.prompt != prompt:
        match.answer(match.decision.keys[0])
    return match


def answered(match: Match, seats: tuple[int, ...]) -> Match:
    """These seats, asked at once, take their first options in this order."""
    for seat in seats:
        match.answer(match.decision_of(seat).keys[0], seat)
    return match
