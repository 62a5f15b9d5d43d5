"""Several seats are asked at once, and some of them have no choice."""

from __future__ import annotations

import pytest

from skep.kernel.errors import NothingToChoose
from skep.kernel.game import Mode
from skep.kernel.match import Match
from skep.kernel.script import Prompt, ask, ask_all
from skep.testing.case import position_of
from tests.kernel.combs import SHOW, WIN, Combs, Show, Table, answered, new


class Sure(Show):
    """Seat 1 has no choice, from the second round on."""

    def options(self, match: Table) -> list[int]:
        cards = super().options(match)
        return cards[:1] if match.seat == 1 and match.rounds == 1 else cards


class Unequal(Combs):
    """Some have a choice, and some have none."""

    def show(self, match: Table) -> Prompt[Table]:
        return Sure()


def test_a_seat_without_a_choice_is_not_asked_and_not_logged() -> None:
    game = Unequal()
    match = Match(game, game.settle(None, 2, {"rounds": 1}), 0)
    assert match.waiting == [0]
    answered(match, (0,))
    assert [entry.seat for entry in match.log if not entry.chance] == [0]
    assert match.decision.prompt == "win"


def test_a_seat_that_was_not_asked_has_nothing_to_take_back() -> None:
    game = Unequal()
    for seed in range(8):
        match = Match(game, game.settle(None, 3, {"rounds": 2}), seed)
        while match.dump_state()["rounds"] == 2:
            match.answer(match.decision.keys[0])
        assert match.waiting == [0, 2]
        assert not match.can_undo(1)
        answered(match, (2,))
        assert (match.can_undo(1), match.can_undo(2)) == (False, True)


class Choosy(Show):
    """A seat with none but odd cards, or even ones, could show nothing."""

    def options(self, match: Table) -> list[int]:
        cards = match.hands[match.seat].cards
        return cards[:-1] if len({card % 2 for card in cards}) == 2 else []


class Parity(Combs):
    def show(self, match: Table) -> Prompt[Table]:
        return Choosy()


class ParityInTurn(Combs):
    """As before, but the seats are asked one by one."""

    modes = (Mode("plain", (2,)), Mode("solo", (1,)))

    async def play_round(self, match: Table) -> None:
        for seat in range(match.seats):
            await self.draw(match, seat)
        for seat in range(match.seats):
            await ask(match, seat, Choosy())
        match.over = True


@pytest.mark.parametrize("game", [Parity(), ParityInTurn()], ids=["at once", "in turn"])
def test_a_world_never_leaves_an_asked_seat_without_a_choice(game: Combs) -> None:
    worlds = 0
    for seed in range(12):
        try:
            match = Match(game, game.settle(None, 2), seed)
        except NothingToChoose:
            continue
        for viewer in (0, 1, None):
            for imagined in range(12):
                worlds += 1
                world = position_of(match).world(viewer, imagined, keep=True)
                assert world.over or len(world.options) > 1
                assert world.clone().options == world.options
    assert worlds > 100


class Twice(Combs):
    """Two such questions in a row, and answers in the order of the seats that were named."""

    async def play_round(self, match: Table) -> None:
        for seat in range(match.seats):
            await self.draw(match, seat)
        match.points = await ask_all(match, (1, 0), SHOW)
        match.bows = await ask_all(match, (0, 1), WIN)
        match.over = True


def test_answers_come_in_the_order_in_which_seats_were_named() -> None:
    game = Twice()
    match = Match(game, game.settle(None, 2), 5)
    keys = [match.decision_of(seat).keys[0] for seat in (0, 1)]
    answered(match, (0, 1))
    assert [f"show:{card}" for card in match.dump_state()["points"]] == keys[::-1]
    assert match.waiting == [0, 1]
    assert not match.can_undo(0)
    match.answer("take", 1)
    assert match.can_undo(1)
    match.answer("leave", 0)
    assert match.dump_state()["bows"] == [0, 1]
    assert match.over


def test_one_seat_alone_can_be_asked_so_too() -> None:
    match = new(1)
    assert match.waiting == [0]
    answered(match, (0,))
    assert match.decision.prompt == "win"
    assert match.ranks == [1]
