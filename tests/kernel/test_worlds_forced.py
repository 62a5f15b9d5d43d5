"""Worlds in which the seat that is asked would have no choice, or no answer at all."""

from __future__ import annotations

from typing import ClassVar

import pytest

from skep.kernel.chance import Dice
from skep.kernel.decision import Entry
from skep.kernel.errors import NothingToChoose
from skep.kernel.game import Settings
from skep.kernel.match import Match
from skep.kernel.script import CHANCE, Prompt, ask
from skep.kernel.zones import Pile
from tests.kernel.combs import Combs, Table

DRAWN = [Entry(CHANCE, "draw", f"draw:{card}") for card in (7, 8, 9, 0, 1, 2)]
"""The second seat is dealt the lowest card."""


class Word(Prompt[Table]):
    """Whoever holds the lowest card has a choice."""

    name = "word"
    others: ClassVar[tuple[int, ...]] = (0,)
    """What those may answer who do not hold it."""

    def options(self, match: Table) -> list[int]:
        return [0, 1] if 0 in match.hands[match.seat].cards else list(self.others)

    def key(self, match: Table, code: int) -> str:
        return ("yes", "no")[code]


class Silence(Word):
    """Nobody else can say anything."""

    name = "silence"
    others: ClassVar[tuple[int, ...]] = ()


class LastWord(Combs):
    """Each draws three of very many cards, and the second seat has the last word."""

    pile = 4000

    def setup(self, settings: Settings) -> Table:
        table = super().setup(settings)
        table.pile_left = Pile(range(self.pile))
        return table

    async def play_round(self, match: Table) -> None:
        for seat in range(match.seats):
            await self.draw(match, seat)
        await self.words(match)
        match.over = True

    async def words(self, match: Table) -> None:
        await ask(match, 1, Word())


def asked(game: LastWord) -> Match:
    match = Match(game, game.settle(None, 2), 0, DRAWN)
    assert match.decision.keys == ["yes", "no"]
    return match


@pytest.mark.parametrize("viewer", [0, None])
def test_a_world_is_over_where_the_only_answer_ends_the_match(viewer: int | None) -> None:
    """Nearly every deal is such a one here: to look for another would take for ever."""
    match = asked(LastWord())
    worlds = [match.position(viewer, seed) for seed in range(20)]
    assert all(world.over for world in worlds)
    assert all(world.options == world.waiting() == [] for world in worlds)
    assert len({str(world.state.dump()) for world in worlds}) == 20
    assert worlds[0].clone().state.dump() == worlds[0].state.dump()
    assert not match.over


def test_who_is_asked_imagines_no_end() -> None:
    match = asked(LastWord())
    assert [match.position(1, seed).options for seed in range(20)] == [[0, 1]] * 20


class Then(LastWord):
    """Who has no choice is asked once more, and must hold the card then."""

    pile = 10

    async def words(self, match: Table) -> None:
        if await ask(match, 1, Word()) == 0:
            await ask(match, 0, Silence())


class Rare(Then):
    """The same at once."""

    async def words(self, match: Table) -> None:
        await ask(match, 1, Silence())


@pytest.mark.parametrize("game", [Rare(), Then()], ids=["at once", "later"])
def test_a_deal_that_leaves_a_seat_without_an_answer_is_not_imagined(game: LastWord) -> None:
    match = asked(game)
    for seed in range(30):
        world = match.position(None, seed)
        assert not world.over
        assert world.options == [0, 1]
        assert 0 in world.state.hands[world.seat].cards  # type: ignore[attr-defined]


class Lost(Rare):
    """A re-deal that forgets a card."""

    def redeal(self, match: Table, seat: int | None, dice: Dice) -> None:
        super().redeal(match, seat, dice)
        for hand in match.hands:
            hand.cards = [card for card in hand.cards if card]


def test_a_re_deal_that_never_fits_is_told_and_not_tried_for_ever() -> None:
    with pytest.raises(NothingToChoose, match=r"nothing to choose at .*words > silence"):
        asked(Lost()).position(0, 1)
