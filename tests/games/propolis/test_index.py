"""Derived tables agree with the rules, and a table that does not is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import skep
from skep.games.propolis.index import agreement
from skep.games.propolis.index.agreement import disagreements
from skep.games.propolis.pieces import TRACKS, WILD
from skep.games.propolis.rules.payment import can_pay, has_other_payment, payments, thriftiest
from skep.games.propolis.state import Realm
from skep.kernel.chance import Dice
from skep.testing import clause
from skep.testing.case import position_of, take
from tests.games.propolis.tables import lay, start

DECISIONS = 150


@pytest.mark.parametrize(("seats", "seed"), [(1, 5), (3, 6)])
def test_every_index_agrees_with_the_rules_in_a_match(seats: int, seed: int) -> None:
    mode = "solo" if seats == 1 else "multiplayer"
    match = skep.new("propolis", mode=mode, seats=seats, seed=seed)
    dice = Dice(seed)
    for _ in range(DECISIONS):
        state = position_of(match).state
        assert isinstance(state, Realm)
        assert disagreements(state) == []
        if match.over:
            break
        take(match, dice.roll())


def random_hives(seed: int) -> Realm:
    """Two hives of cards drawn at random, with tracks, a market and palaces of all kinds."""
    dice = Dice(seed)
    cards = dice.take(list(range(1, 61)), 12)
    hives = {0: (start(5), *cards[:7]), 1: (start(2), *cards[7:])}
    tracks = {side: [dice.below(4) for _ in range(TRACKS)] for side in (0, 1)}
    central = {side: 12 - dice.below(4) for side in (0, 1)}
    market = [card for card in range(seed % 6 + 1, 61, 6) if card not in cards][:10]
    palaces = sorted({dice.below(12) + 1 for _ in range(6)})
    laid = lay(market=market, palaces=palaces, hives=hives, tracks=tracks, central=central)
    return laid.realm


@clause("PRP-BUILD-02", "PRP-BUILD-06", "PRP-BUILD-09", "PRP-BUILD-12", "PRP-PAL-02", "PRP-PAL-07")
def test_every_index_agrees_with_the_rules_for_hives_of_any_cards() -> None:
    for seed in range(40):
        assert disagreements(random_hives(seed)) == [], seed


@clause("PRP-BUILD-12")
def test_there_is_a_choice_of_payments_just_if_two_of_them_differ() -> None:
    found = set()
    for seed in range(40):
        state = random_hives(seed)
        for card in state.market:
            if can_pay(state, 0, card):
                ways = payments(state, 0, card, 99)
                assert has_other_payment(state, 0, card) == (len(ways) > 1), (seed, card)
                assert ways[0] == thriftiest(state, 0, card)
                least = min((sum(way), way[WILD]) for way in ways)
                assert (sum(ways[0]), ways[0][WILD]) == least, (seed, card)
                found.add(len(ways) > 1)
    assert found == {False, True}


def miscount_permanents(state: Realm) -> None:
    state.permanents[0] += 1


def miscount_banners(state: Realm) -> None:
    state.banners[-2] += 1


def forget_a_card(state: Realm) -> None:
    state.hive_bits[1] = 0


@pytest.mark.parametrize("damage", [miscount_permanents, miscount_banners, forget_a_card])
def test_what_was_counted_wrongly_is_noticed(damage: Callable[[Realm], None]) -> None:
    state = random_hives(3)
    assert disagreements(state) == []
    damage(state)
    assert disagreements(state) != []


def test_a_wrong_table_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = random_hives(3)
    monkeypatch.setattr(agreement, "shortages", lambda cards, have: [0] * len(cards))
    assert any(line.startswith("shortages") for line in disagreements(state))
    monkeypatch.undo()
    monkeypatch.setattr(agreement, "structure_codes", lambda state, side: [])
    assert any(line.startswith("structures") for line in disagreements(state))
