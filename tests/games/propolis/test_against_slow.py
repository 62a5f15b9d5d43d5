"""The engine beside a slow second reading of the rules, over random matches."""

from __future__ import annotations

import pytest

import skep
from skep.games.propolis.rules.payment import payments
from skep.games.propolis.state import Realm
from skep.kernel.chance import Dice
from skep.kernel.match import Match
from skep.testing.case import position_of
from tests.games.propolis import slow


def play_through(seats: int, seed: int) -> int:
    """Check one match at every question of its course and at its end; how many there were."""
    mode = "solo" if seats == 1 else "multiplayer"
    match = skep.new("propolis", mode=mode, seats=seats, seed=seed)
    dice = Dice(seed)
    met = 0
    while not match.over:
        met += 1
        check(match)
        keys = match.decision.keys
        match.answer(keys[dice.below(len(keys))])
    check(match)
    return met


def check(match: Match) -> None:
    table = match.view(None if match.over else match.decision.seat)["table"]
    sides = table["sides"]
    assert [slow.total(side) for side in sides if not side["opponent"]] == match.scores
    for row in table["rows"]:
        assert row["strengths"] == slow.strengths(row, len(sides))
        most = max(row["strengths"])
        alone = row["strengths"].count(most) == 1 and most
        assert row["leader"] == (row["strengths"].index(most) if alone else None)
    if match.over or match.decision.prompt != "act":
        return
    keys = {key for key in match.decision.keys if not key.startswith("other:")}
    assert keys == slow.actions(table, match.decision.seat)
    check_rows_wait(table)


def check_rows_wait(table: slow.View) -> None:
    """At the start of a turn only a tied row can be full.  PRP-MAJ-09"""
    for row in table["rows"]:
        assert not row["full"] or row["leader"] is None


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_turn_offers_what_the_slow_rules_allow_and_scores_alike(
    seats: int, seed: int
) -> None:
    assert play_through(seats, seed) > 20


@pytest.mark.parametrize("seed", range(3))
def test_every_payment_that_the_slow_rules_know_can_be_chosen_and_no_other(seed: int) -> None:
    match = skep.new("propolis", seats=2, seed=seed)
    dice = Dice(seed)
    compared = 0
    while not match.over and compared < 25:
        if match.decision.prompt == "act":
            compared += compare_payments(match)
        keys = match.decision.keys
        match.answer(keys[dice.below(len(keys))])
    assert compared > 5


def compare_payments(match: Match) -> int:
    seat = match.decision.seat
    table = match.view(seat)["table"]
    realm = position_of(match).state
    assert isinstance(realm, Realm)
    compared = 0
    for offer in table["market"]:
        card = offer["card"] if offer else None
        if not card or not offer["can"] or sum(card["cost"].values()) > 7:
            continue
        truth = slow.payments(card, table["sides"][seat])
        listed = payments(realm, seat, card["number"], 999)
        assert sorted(map(tuple, listed)) == sorted(truth)
        assert (f"other:{card['number']}" in match.decision.keys) == (len(truth) > 1)
        least = min((sum(way), way[5]) for way in truth)
        assert (sum(listed[0]), listed[0][5]) == least
        assert tuple(
            offer["payment"].get(name, 0) for name in table["sides"][0]["tracks"]
        ) == tuple(listed[0])
        compared += 1
    return compared
