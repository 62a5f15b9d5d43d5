"""What goes wrong is said by a stable code, in words for the person who meets it."""

from __future__ import annotations

import pickle

import pytest

import skep
import skep.games.hivernation.rules.turn
from skep.kernel.decision import Entry
from skep.kernel.errors import BadSettings, Diverged, IllegalAnswer, SkepError
from skep.kernel.match import Match
from skep.testing.case import position_of

COMPILED = not str(skep.games.hivernation.rules.turn.__file__).endswith(".py")
"""A compiled script does not know the names of the rules under way."""


def quick(seed: int = 0, seats: int = 2) -> Match:
    return skep.new("hivernation", mode="quick", seats=seats, seed=seed)


def finished() -> Match:
    match = quick()
    while not match.over:
        match.answer(match.decision.keys[0])
    return match


def refused(match: Match, key: str, seat: int | None = None) -> IllegalAnswer:
    before = (match.dump_state(), match.log[:])
    with pytest.raises(IllegalAnswer) as fault:
        match.answer(key, seat)
    assert (match.dump_state(), match.log) == before
    return fault.value


def test_a_match_that_is_over_takes_no_answer() -> None:
    match = finished()
    assert refused(match, "bee:0,1").code == "match-over"
    assert refused(match, "bee:0,1", 0).code == "match-over"
    with pytest.raises(IllegalAnswer) as fault:
        match.decision  # noqa: B018
    assert fault.value.code == "match-over"
    with pytest.raises(IllegalAnswer) as fault:
        match.decision_of(0)
    assert fault.value.code == "match-over"
    assert match.why("bee:0,1") == ""


def test_an_answer_out_of_turn_is_told_whose_turn_it_is() -> None:
    match = quick()
    seat = match.decision.seat
    fault = refused(match, match.decision.keys[0], 1 - seat)
    assert fault.code == "not-your-turn"
    assert f"seat {seat} is" in str(fault)


@pytest.mark.parametrize("seat", [2, -1, 99])
def test_a_seat_that_is_not_there_is_told_the_seats(seat: int) -> None:
    match = quick()
    fault = refused(match, match.decision.keys[0], seat)
    assert fault.code == "bad-seat"
    assert "the seats: 0, 1" in str(fault)


def test_a_refused_answer_names_the_clause() -> None:
    fault = refused(quick(), "bee:5,5")
    assert (fault.code, fault.clause) == ("refused", "HIV-ATT-06")
    assert "HIV-ATT-06" in str(fault)


def test_an_answer_that_no_rule_speaks_of_is_told_what_is_offered() -> None:
    fault = refused(quick(), "dance")
    assert (fault.code, fault.clause) == ("not-offered", "")
    assert "offered: bee:-1,1, bee:0,1, bee:1,0" in str(fault)
    assert str(fault).endswith("…")


@pytest.mark.parametrize(
    ("name", "mode", "seats", "values", "code", "right"),
    [
        ("chess", None, None, {}, "bad-game", "hivernation"),
        ("hivernation", "blitz", None, {}, "bad-mode", "arcade, quick, total"),
        ("hivernation", None, 5, {}, "bad-seats", "it takes 2, 3, 4, 6, 8"),
        ("hivernation", None, 0, {}, "bad-seats", "it takes 2"),
        ("hivernation", None, None, {"deck": "even"}, "bad-setting", "its settings: deal"),
        ("hivernation", "quick", None, {"deal": "even"}, "bad-setting", "its settings: none"),
        ("hivernation", None, None, {"deal": "odd"}, "bad-value", "one of: random, even"),
    ],
)
def test_bad_settings_are_told_what_would_be_right(
    name: str,
    mode: str | None,
    seats: int | None,
    values: dict[str, str | int | bool],
    code: str,
    right: str,
) -> None:
    with pytest.raises(BadSettings) as fault:
        skep.game(name).settle(mode, seats, values)
    assert fault.value.code == code
    assert right in str(fault.value)


def test_settings_are_read_as_people_write_them() -> None:
    game = skep.game("hivernation")
    assert game.settle("arcade", 4, {"deal": "EVEN"}).values == {"deal": "even"}
    assert game.settle().dump() == {
        "game": "hivernation", "mode": "arcade", "seats": 2, "values": {"deal": "random"}
    }  # fmt: skip
    assert game.settle() == game.settle("arcade", 2)
    assert len({game.settle(), game.settle("arcade", 2), game.settle("quick")}) == 2


def diverged(match: Match, *entries: Entry) -> Diverged:
    with pytest.raises(Diverged) as fault:
        Match(match.game, match.settings, match.seed, entries)
    assert fault.value.code == "diverged"
    return fault.value


def rules_under_way(fault: Diverged) -> str:
    """What the error says between brackets."""
    return str(fault).partition("(")[2].partition(")")[0]


def test_a_log_with_another_question_names_the_entry_the_rule_and_both_prompts() -> None:
    match = quick()
    fault = diverged(match, match.log[0], Entry(match.decision.seat, "lift", "lift:1,0"))
    assert fault.entry == 2
    assert "entry 2 answers 'lift', but 'play' is asked" in str(fault)
    assert rules_under_way(fault).endswith("play" if COMPILED else "turns > play")


def test_a_log_with_another_seat_names_who_is_asked() -> None:
    match = quick()
    seat = match.decision.seat
    fault = diverged(match, match.log[0], Entry(1 - seat, "play", "bee:1,0"))
    assert f"is an answer of seat {1 - seat}, but seat {seat} is asked" in str(fault)
    assert "entry 1 is an answer of seat 0, but chance is asked" in str(
        diverged(match, Entry(0, "play", "bee:1,0"))
    )


def test_a_log_with_a_key_that_is_not_offered_names_the_clause() -> None:
    match = quick()
    fault = diverged(match, match.log[0], Entry(match.decision.seat, "play", "bee:5,5"))
    assert "'bee:5,5', which is not offered" in str(fault)
    assert str(fault).endswith(": HIV-ATT-06")


def test_a_log_that_goes_on_after_the_end_is_stopped() -> None:
    match = finished()
    fault = diverged(match, *match.log, match.log[-1])
    assert fault.entry == len(match.log) + 1
    assert "but the match is over" in str(fault)


def test_a_log_without_prompts_is_replayed_by_its_keys() -> None:
    match = finished()
    log = [Entry(entry.seat, "", entry.key) for entry in match.log]
    assert Match(match.game, match.settings, 1, log).log == match.log


def test_where_a_turn_of_hivernation_stands() -> None:
    match = skep.new("hivernation", mode="arcade", seed=1, deal="even")
    match.answer("bee:1,0")
    match.answer("use:flower")
    assert (
        position_of(match)
        .where()
        .endswith("put" if COMPILED else "turns > use > play_flower > put")
    )


def test_every_error_has_a_code_of_its_own() -> None:
    kinds = [k for k in SkepError.__subclasses__() if k.__module__ == SkepError.__module__]
    assert len({kind.code for kind in kinds}) == len(kinds) == 5


def test_settings_and_divergence_can_be_sent_to_another_process() -> None:
    settings = skep.game("hivernation").settle("arcade", 4, {"deal": "even"})
    assert pickle.loads(pickle.dumps(settings)) == settings
    fault = pickle.loads(pickle.dumps(skep.Diverged("entry 3 does not fit", 3)))
    assert (str(fault), fault.entry) == ("entry 3 does not fit", 3)
