"""What a seat can't see is dealt again in its worlds: others' seed cards, and nothing else."""

from __future__ import annotations

from skep.games.apiary.rules.automa.turn import CARD_DECK
from skep.games.apiary.state import Colony
from skep.kernel.chance import Dice
from skep.kernel.script import CHANCE
from tests.games.apiary.tables import Table


def dealt_anew(seat: int | None, seed: int) -> tuple[Colony, Colony]:
    """A table with cards in both hands, as it is and as the seat may imagine it."""
    table = Table().hand(0, "seed-01", "seed-02").hand(1, "seed-03", "seed-04", "seed-05")
    world = table.state.copy()
    world.redeal(seat, Dice(seed))
    return table.state, world


def test_a_hand_keeps_its_size_and_its_owner_knows_it() -> None:
    for seed in range(20):
        truth, world = dealt_anew(0, seed)
        assert world.hands[0].cards == truth.hands[0].cards
        assert len(world.hands[1]) == 3
        held = [*world.deck.cards, *world.hands[1].cards]
        assert sorted(held) == sorted([*truth.deck.cards, *truth.hands[1].cards])
        assert world.deck.cards == sorted(world.deck.cards)


def test_another_hand_may_hold_any_card_that_is_not_seen() -> None:
    truth, _ = dealt_anew(0, 0)
    possible = {*truth.deck.cards, *truth.hands[1].cards}
    held = {card for seed in range(300) for card in dealt_anew(0, seed)[1].hands[1].cards}
    assert held == possible


def test_a_spectator_knows_no_hand_and_the_truth_stays_as_it_is() -> None:
    truth, world = dealt_anew(None, 3)
    assert world.hands[0].cards != truth.hands[0].cards
    assert truth.dump() == dealt_anew(None, 3)[0].dump()
    assert [pile.cards for pile in world.stacks] == [pile.cards for pile in truth.stacks]


def test_cards_of_different_kinds_never_stand_for_each_other() -> None:
    state = Table(1, mode="solo", level=1).state
    kinds = [pile.deck for pile in (state.deck, *state.stacks, state.skies, state.box)]
    assert len({*kinds, CARD_DECK}) == 7
    assert {hand.deck for hand in (*state.hands, state.drawn)} == {state.deck.deck}


def test_a_world_has_piles_of_its_own_but_for_one_that_chance_deals_from() -> None:
    truth = Table(1, mode="solo", level=1).state
    world = truth.copy()
    world.seat, world.pile = 0, world.stacks[1]
    world.own_zones()
    assert not {id(zone) for zone in world.hidden()} & {id(zone) for zone in truth.hidden()}
    dealing = truth.copy()
    dealing.seat, dealing.pile = CHANCE, dealing.stacks[1]
    dealing.own_zones()
    shared = [new is old for new, old in zip(dealing.hidden(), truth.hidden())]
    assert shared == [old is truth.stacks[1] for old in truth.hidden()]
