"""Dice for worlds, and zones in which cards lie."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

import skep
from skep.kernel.chance import Dice, redeal
from skep.kernel.zones import Hand, Pile, Row, Zone


def test_a_match_without_a_seed_gets_one_that_nobody_knows() -> None:
    assert len({skep.new("hivernation").seed for _ in range(8)}) == 8


@pytest.mark.parametrize("seed", [0, 1, -1, 2147483646, 1 << 70])
def test_dice_can_be_made_from_any_seed(seed: int) -> None:
    dice, again = Dice(seed), Dice(seed)
    rolls = [dice.below(6) for _ in range(60)]
    assert rolls == [again.below(6) for _ in range(60)]
    assert set(rolls) == set(range(6))


def test_dice_of_neighbouring_seeds_start_apart() -> None:
    counts = Counter(Dice(seed).below(6) for seed in range(6000))
    assert all(880 < counts[pips] < 1120 for pips in range(6))


def test_a_shuffle_brings_every_order_alike() -> None:
    dice, counts = Dice(3), Counter[str]()
    for _ in range(6000):
        cards = [1, 2, 3]
        dice.shuffle(cards)
        counts["".join(map(str, cards))] += 1
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values())


def zones() -> list[Zone]:
    return [Pile([1, 2, 3, 4]), Hand([0], [5, 6]), Hand([1], [7, 8]), Row([9]), Pile([20, 21], 1)]


def cards(zones: list[Zone]) -> list[list[int]]:
    return [zone.cards for zone in zones]


def test_zones_are_seen_by_whom_they_belong_to() -> None:
    pile, mine, yours, row, _ = zones()
    assert [zone.seen_by(0) for zone in (pile, mine, yours, row)] == [False, True, False, True]
    assert [zone.seen_by(None) for zone in (pile, mine, yours, row)] == [False, False, False, True]
    assert Hand([0, 2]).seen_by(2)
    assert not Hand([0, 2]).seen_by(1)


def test_a_zone_is_always_sorted_so_that_no_order_can_leak() -> None:
    zone = Hand([0], [5, 1, 3])
    zone.put(2)
    zone.take(5)
    assert zone.cards == [1, 2, 3]
    assert len(zone) == 3


def test_a_copied_zone_shares_nothing() -> None:
    zone = Pile([1, 2])
    zone.copy().put(3)
    assert zone.cards == [1, 2]


def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="not in list"):
        Row([1]).take(2)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_dealing_anew_moves_only_what_the_seat_cannot_see(seat: int | None) -> None:
    for seed in range(20):
        before, after = zones(), zones()
        redeal(after, seat, Dice(seed))
        assert [len(zone) for zone in before] == [len(zone) for zone in after]
        assert sorted(chain(*cards(before))) == sorted(chain(*cards(after)))
        seen = [n for n, zone in enumerate(before) if zone.seen_by(seat)]
        assert [after[n].cards for n in seen] == [before[n].cards for n in seen]
        assert after[4].cards == [20, 21]  # another deck


def test_dealing_anew_reaches_every_hidden_card() -> None:
    held = set()
    for seed in range(60):
        dealt_anew = zones()
        redeal(dealt_anew, 0, Dice(seed))
        held.update(dealt_anew[2].cards)
    assert held == {1, 2, 3, 4, 7, 8}


def test_dealing_anew_does_not_depend_on_where_hidden_cards_lie() -> None:
    one, other = zones(), zones()
    other[0].cards, other[2].cards = [1, 2, 7, 8], [3, 4]
    redeal(one, 0, Dice(5))
    redeal(other, 0, Dice(5))
    assert cards(one) == cards(other)


def test_cards_taken_by_dice_are_gone_from_the_pool_and_may_be_any() -> None:
    seen = set()
    for seed in range(40):
        pool = [1, 3, 5, 7, 9]
        taken = Dice(seed).take(pool, 2)
        assert taken == sorted(taken)
        assert sorted(taken + pool) == [1, 3, 5, 7, 9]
        seen.update(taken)
    assert seen == {1, 3, 5, 7, 9}
