"""What is told, to whom, and what the log shows to whom."""

from __future__ import annotations

from skep.kernel.decision import Entry
from skep.kernel.match import Match
from tests.kernel.combs import new, on_the_way


def drawn(match: Match, viewer: int | None) -> list[tuple[int, int | None]]:
    told = [event for event in match.events_of(viewer) if event["name"] == "drew"]
    return [(event["seat"], event["facts"].get("card")) for event in told]


def test_secrets_are_told_to_those_they_are_for() -> None:
    match = new(2)
    hands = [hand["cards"] for hand in match.dump_state()["hands"]]
    assert sorted(card or 0 for seat, card in drawn(match, 0) if seat == 0) == hands[0]
    assert [card for seat, card in drawn(match, 0) if seat == 1] == [None] * 3
    assert [card for _, card in drawn(match, None)] == [None] * 6


def test_the_log_hides_what_a_seat_did_not_see() -> None:
    match = new(2)
    assert [entry.key for entry in match.log_of(1)[:3]] == ["?"] * 3
    assert match.log_of(0)[:3] == [entry.seen_by(0) for entry in match.log[:3]]
    assert {entry.key for entry in match.log_of(None)} == {"?"}
    assert all(entry.witnesses is None for entry in match.log_of(0))


def test_an_entry_is_shown_to_its_witnesses() -> None:
    entry = Entry(0, "show", "show:1", (0, 2))
    assert [entry.seen_by(seat).key for seat in (0, 1, 2, None)] == ["show:1", "?", "show:1", "?"]
    assert Entry(0, "win", "take").seen_by(None).key == "take"


def test_events_are_numbered_by_the_entry_they_follow_from() -> None:
    match = on_the_way(new(2), "win")
    shown = match.events_of(0)[-1]
    assert (shown["name"], shown["entry"]) == ("shown", len(match.log))
    assert match.events_of(0, since=len(match.log)) == [shown]
    assert match.events_of(0, since=len(match.log) + 1) == []
    assert [event.entry for event in match.events[:3]] == [1, 2, 3]


def test_what_was_told_is_told_again_after_undo_and_replay() -> None:
    match = on_the_way(new(2), "win")
    match.answer("take")
    told = match.events_of(0)
    match.undo(match.decision.seat)
    match.answer("take")
    assert match.events_of(0) == told
    assert match.clone().events_of(0) == told


def test_clones_for_search_are_told_nothing() -> None:
    match = on_the_way(new(2), "win")
    world = match.position(0, 1)
    assert not world.state.recording
