"""The dealer: luck follows from the seed and every answer so far."""

from __future__ import annotations

from collections import Counter

import skep
from skep.kernel.dealer import Dealer
from skep.kernel.decision import Entry
from skep.kernel.match import Match

TEN = list(range(10))
PINNED = [2, 7, 1, 1, 7, 6]


def entry(key: str, seat: int = 0) -> Entry:
    return Entry(seat, "ask", key)


def log_of(length: int) -> list[Entry]:
    return [entry(f"key:{number}") for number in range(length)]


def deals(seed: int, count: int = 50) -> list[int]:
    return [Dealer(seed).deal(log_of(length), TEN) for length in range(count)]


def test_the_same_seed_and_answers_meet_the_same_luck() -> None:
    assert deals(7) == deals(7)
    assert deals(7) != deals(8)
    assert deals(7)[:6] == PINNED  # never to change: people share seeds


def test_a_dealer_that_was_asked_before_deals_like_one_that_was_not() -> None:
    dealer = Dealer(7)
    assert [dealer.deal(log_of(length), TEN) for length in range(50)] == deals(7)


def test_the_dealer_deals_evenly() -> None:
    counts = Counter(
        Dealer(seed).deal(log_of(length), [0, 1, 2, 3])
        for seed in range(100)
        for length in range(40)
    )
    assert all(880 < counts[card] < 1120 for card in range(4))  # 1000 each, four deviations


def test_the_dealer_deals_by_weight() -> None:
    counts = Counter(Dealer(seed).deal([], [5, 5, 5, 9]) for seed in range(4000))
    assert 2880 < counts[5] < 3120


def test_one_seed_tells_nothing_about_the_next() -> None:
    same = sum(Dealer(n).deal([], [0, 1]) == Dealer(n + 1).deal([], [0, 1]) for n in range(2000))
    assert 900 < same < 1100


def test_another_answer_meets_independent_luck() -> None:
    pairs = [
        (Dealer(seed).deal([entry("left")], [0, 1]), Dealer(seed).deal([entry("right")], [0, 1]))
        for seed in range(2000)
    ]
    assert 900 < sum(one == other for one, other in pairs) < 1100


def test_who_gave_an_answer_and_when_makes_a_difference() -> None:
    logs = [
        [entry("a"), entry("b")],
        [entry("b"), entry("a")],
        [entry("a", 1), entry("b")],
        [entry("a:b")],
        [entry("a"), entry("b"), entry("c")],
    ]
    many = list(range(1 << 40, (1 << 40) + 1_000_003))
    assert len({Dealer(3).deal(log, many) for log in logs}) == len(logs)


def play(match: Match, take: int, answers: int) -> None:
    """Answer each question with its option number `take`."""
    for _ in range(answers):
        if not match.over:
            keys = match.decision.keys
            match.answer(keys[take % len(keys)])


def outcomes(match: Match) -> list[str]:
    return [entry.key for entry in match.log if entry.chance]


def test_a_match_taken_back_and_played_alike_meets_the_same_luck() -> None:
    match = skep.new("propolis", seats=2, seed=5)
    play(match, 0, 30)
    before = match.log[:]
    match.back_to(before.index(next(entry for entry in before if not entry.chance)))
    play(match, 0, 30)
    assert match.log == before


def test_a_match_taken_back_and_played_otherwise_shows_nothing_of_the_luck_to_come() -> None:
    """Answering otherwise and drawing from the same deck must not bring the cards seen before."""
    same = drawn = 0
    for seed in range(40):
        match = skep.new("apiary", seats=2, seed=seed)
        start = len(match.log)
        play(match, 0, 12)
        first = outcomes(match)
        match.back_to(start)
        play(match, 1, 12)
        for one, other in zip(first[start:], outcomes(match)[start:]):
            drawn += 1
            same += one == other
    assert drawn > 40
    assert same < drawn / 3


def test_a_stored_log_keeps_its_outcomes_whatever_the_seed_would_deal() -> None:
    match = skep.new("ambrosia", seats=2, seed=1)
    play(match, 0, 5)
    again = Match(match.game, match.settings, 2, match.log)
    assert again.log == match.log
    assert again.dump_state() == match.dump_state()
