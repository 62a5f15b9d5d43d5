"""What an answer reveals, and undo, which stops there by itself."""

from __future__ import annotations

import pytest

from skep.kernel.errors import IllegalAnswer
from skep.kernel.match import Match
from skep.kernel.script import ask, deal
from tests.kernel.combs import BOW, DRAW, WIN, Combs, Table, new, on_the_way, say


def reveals(match: Match) -> dict[str, str]:
    return {option.key: option.reveals for option in match.decision.options}


def test_an_option_says_what_it_reveals() -> None:
    match = on_the_way(new(2), "win")
    assert reveals(match) == {"leave": "turn", "take": "nothing"}
    match.answer("take")
    assert set(reveals(match).values()) == {"turn"}
    match.answer(match.decision.keys[0])
    assert reveals(match) == {"stand": "chance", "bow": "chance"}
    match.answer("bow")
    on_the_way(match, "bow")
    assert reveals(match) == {"stand": "end", "bow": "end"}


def test_looking_at_what_is_revealed_changes_nothing() -> None:
    match = on_the_way(new(2), "win")
    before = match.dump_state()
    reveals(match)
    assert match.dump_state() == before
    assert match.events_of(0) == match.clone().events_of(0)


def test_an_answer_that_reveals_nothing_can_be_taken_back() -> None:
    match = on_the_way(new(2), "win")
    before, seat = match.dump_state(), match.decision.seat
    match.answer("take")
    assert match.can_undo(seat)
    assert not match.can_undo(1 - seat)
    assert match.undo(seat) == "take"
    assert (match.dump_state(), match.decision.prompt) == (before, "win")


def test_an_answer_after_which_another_seat_is_asked_stands() -> None:
    match = on_the_way(new(2), "win")
    seat = match.decision.seat
    match.answer("leave")
    assert match.waiting == [1 - seat]
    assert not match.can_undo(seat)
    with pytest.raises(IllegalAnswer, match="nothing to undo") as fault:
        match.undo(seat)
    assert fault.value.code == "no-undo"


def test_an_answer_after_which_chance_has_dealt_stands() -> None:
    match = on_the_way(new(2), "bow")
    seat = match.decision.seat
    match.answer("bow")
    assert match.log[-1].chance
    assert not match.can_undo(seat)


def test_nothing_is_undone_after_the_end_or_before_the_start() -> None:
    match = new(1)
    assert not match.can_undo(0)
    while not match.over:
        match.answer(match.decision.keys[0])
    assert not match.can_undo(0)


class LastCard(Combs):
    """The seat draws the pile's last card, which is forced and so is not logged."""

    async def play_round(self, match: Table) -> None:
        match.pile_left.cards = [match.pile_left.cards[-1]]
        await ask(match, 0, WIN)
        await deal(match, DRAW, match.pile_left)
        await ask(match, 0, BOW)
        match.over = True


def test_a_card_seen_by_a_forced_deal_is_not_unseen() -> None:
    game = LastCard()
    match = Match(game, game.settle("solo"), 0)
    assert reveals(match) == {"leave": "chance", "take": "chance"}
    match.answer("take")
    assert match.log[-1].key == "take"
    assert not match.can_undo(0)


class Echo(Combs):
    """The other seat has but one answer."""

    async def play_round(self, match: Table) -> None:
        await ask(match, 0, WIN)
        await ask(match, 1, say("nod", "nod"))
        await ask(match, 0, BOW)
        match.over = True


def test_an_answer_to_which_another_seat_had_to_reply_stands() -> None:
    game = Echo()
    match = Match(game, game.settle(), 0)
    assert set(reveals(match).values()) == {"turn"}
    match.answer("take")
    assert match.waiting == [0]
    assert not match.can_undo(0)


class OwnEcho(Combs):
    """The same seat has but one answer, then a choice again."""

    async def play_round(self, match: Table) -> None:
        await ask(match, 0, WIN)
        await ask(match, 0, say("nod", "nod"))
        await ask(match, 0, BOW)
        match.over = True


def test_a_forced_answer_of_ones_own_is_taken_back_along_with_the_choice() -> None:
    game = OwnEcho()
    match = Match(game, game.settle(), 0)
    match.answer("take")
    assert match.undo(0) == "take"
    assert match.decision.prompt == "win"


def test_going_back_by_consent_meets_the_same_luck_again() -> None:
    match = new(2, seed=4)
    while not match.over:
        match.answer(match.decision.keys[0])
    log, state = match.log[:], match.dump_state()
    match.back_to(9)
    assert len(match.log) >= 9
    while not match.over:
        entry = log[len(match.log)]
        match.answer(entry.key, entry.seat)
    assert (match.log, match.dump_state()) == (log, state)


@pytest.mark.parametrize("entries", [-1, 1000])
def test_there_is_no_going_back_to_an_entry_that_is_not(entries: int) -> None:
    with pytest.raises(IllegalAnswer) as fault:
        new().back_to(entries)
    assert fault.value.code == "no-entry"
