"""Queries change nothing: looking at decisions leaves the position as it was."""

from __future__ import annotations

from skep.kernel.match import Match
from skep.testing.case import position_of
from tests.kernel.combs import answered, new


def standing(match: Match) -> tuple[int, list[int], dict[int, int], object]:
    """The seat that would answer next, its options, the sealed answers, and the state."""
    position = position_of(match)
    sealed = dict(position.state.sealed)
    return position.seat, list(position.options), sealed, match.dump_state()


def test_a_look_at_another_seats_decision_leaves_the_position_as_it_was() -> None:
    match = new(3)
    before = standing(match)
    decision = match.decision_of(2)
    assert standing(match) == before
    assert decision.refusals
    assert standing(match) == before
    assert [option.reveals for option in decision.options] == ["nothing"] * len(decision.options)
    assert standing(match) == before


def test_asking_why_a_key_is_refused_leaves_the_position_as_it_was() -> None:
    match = answered(new(3), (1,))
    before = standing(match)
    refused = match.decision_of(2).refusals[0]
    assert match.why(refused.key, 2) == refused.clause
    assert match.why(match.decision_of(0).keys[0], 2) == ""
    assert standing(match) == before


def test_a_seat_that_was_looked_at_can_still_answer() -> None:
    looked, plain = new(3), new(3)
    assert looked.decision_of(2).refusals
    for match in (looked, plain):
        for seat in (0, 2, 1):
            match.answer(match.decision_of(seat).keys[0], seat)
    assert looked.dump_state() == plain.dump_state()
    assert looked.log == plain.log
