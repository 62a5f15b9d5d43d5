"""Hibernation of her workers, and the end that it triggers.  APY-SOLO-53…60"""

from __future__ import annotations

import pytest

import skep
from skep.games.apiary.state import AUTOMA
from skep.testing import clause
from tests.games.apiary.solo import Solo

PODS = [f"{sector}-{n}" for sector in ("middle", "right") for n in (1, 2, 3, 4)]


def sleepy(support: int, level: int = 1) -> Solo:
    """She retrieves a worker of strength 4 and one of strength 1."""
    return Solo(9, support, level).out("yellow", "grow", 4).out("yellow", "convert", 1)


@clause("APY-SOLO-53")
@pytest.mark.parametrize(
    ("support", "pod"),
    [(2, "middle-1"), (4, "middle-2"), (3, "middle-4"), (5, "right-1"), (8, "right-4")],
)
def test_her_token_goes_where_the_support_card_counts_to(support: int, pod: str) -> None:
    assert sleepy(support).play().tokens == [pod]


@clause("APY-SOLO-53")
def test_only_vacant_pods_are_counted_and_round_again() -> None:
    table = sleepy(8)  # pod 8
    table.slept(0, "middle-1", "middle-3", "right-1")
    assert table.play().tokens == ["right-2"]  # five are vacant: 8 is the third of them


@clause("APY-SOLO-53")
def test_two_that_hibernate_are_counted_one_after_the_other() -> None:
    table = Solo(9, support=2).out("yellow", "grow", 4).out("yellow", "convert", 4).play()
    assert table.tokens == ["middle-1", "middle-2"]


@clause("APY-SOLO-54")
def test_she_gains_2_points_instead_of_the_pods_benefit() -> None:
    table = sleepy(5).play()  # right-1 gives a player 4 VP
    assert {"points": 2, "because": "hibernate"} in table.told("automa-scores")
    assert table.vp == 2 + 1
    assert table.state.vp[0] == 0  # nor does the player


@clause("APY-SOLO-55")
@pytest.mark.parametrize(
    ("support", "pod", "row"),
    [(4, "middle-2", "farm"), (11, "middle-2", "farm"), (7, "right-3", "development")],
)
def test_the_pod_says_which_row_not_the_support_card(support: int, pod: str, row: str) -> None:
    table = sleepy(support).play()  # the support cards 11 and 7 show other rows than the pods
    assert table.tokens == [pod]
    assert table.told("refreshed") == [{"row": row}]


@clause("APY-SOLO-55")
def test_a_row_refresh_printed_there_is_carried_out() -> None:
    table = sleepy(4)  # middle-2: the row of farms
    farms, recruits = table.state.row[:3], table.shown("recruit")
    table.play()
    assert table.told("refreshed") == [{"row": "farm"}]
    assert table.state.rows_gone[0] == farms
    assert None not in table.shown("farm")
    assert table.shown("recruit") == recruits


@clause("APY-SOLO-55")
def test_other_pods_refresh_nothing() -> None:
    assert sleepy(5).play().told("refreshed") == []


@clause("APY-SOLO-56")
def test_without_a_vacant_pod_she_gains_nothing_but_the_new_worker() -> None:
    table = sleepy(2)
    table.slept(0, *PODS[:4]).slept(AUTOMA, *PODS[4:])
    table.play()
    assert table.state.slept[AUTOMA] == 4
    assert table.vp == 1  # of the worker of strength 1
    assert table.ready("yellow") == [2, 1]


@clause("APY-SOLO-56")
def test_without_a_token_she_gains_nothing_but_the_new_worker() -> None:
    table = sleepy(2)
    table.slept(AUTOMA, *PODS[:7])
    table.play()
    assert "right-4" not in table.tokens
    assert table.vp == 1
    assert table.ready("yellow") == [2, 1]


@clause("APY-SOLO-57")
def test_her_seventh_token_triggers_the_end() -> None:
    table = sleepy(2)
    table.slept(AUTOMA, *PODS[:5])
    assert table.play().state.triggered == ""  # the sixth
    table = sleepy(2)
    table.slept(AUTOMA, *PODS[:6])
    assert table.play().state.triggered == "seventh-token"


@clause("APY-SOLO-58")
def test_her_token_on_the_last_vacant_pod_triggers_the_end() -> None:
    table = sleepy(2)
    table.slept(0, *PODS[:4]).slept(AUTOMA, *PODS[4:7])
    assert table.play().state.triggered == "full-comb"


@clause("APY-SOLO-59")
def test_her_4_bumped_by_the_player_hibernates_after_the_action() -> None:
    table = Solo(3, support=9).yours().out("gray", "research", 4)  # 3 is on top: pod 4
    table.do("place:research:1")
    assert table.tokens == ["middle-4"]
    names = [event.name for event in table.state.recorded_events]
    assert names.index("kept") < names.index("automa-sleeps")
    assert table.ready("gray") == [1, 1]
    assert table.vp == 2


@clause("APY-SOLO-59")
def test_her_4_that_she_bumps_herself_hibernates_after_the_action() -> None:
    table = Solo(13, support=2).out("gray", "research", 4).play()
    assert table.tokens == ["middle-1"]
    names = [event.name for event in table.state.recorded_events]
    assert names.index("automa-scores") < names.index("automa-sleeps")
    assert table.spaces("research") == [(AUTOMA, 1)]


@clause("APY-SOLO-60")
def test_after_the_trigger_each_of_the_two_takes_one_more_turn() -> None:
    match = skep.new("apiary", mode="solo", level=4, seed=2)
    while not match.over:
        match.answer(match.decision.keys[0])
    names = [event.name for event in match.events]
    after = match.events[names.index("last-round") :]
    assert sorted(event.seat for event in after if event.name == "turn") == [0, AUTOMA]
    assert match.reason in ("full-comb", "seventh-token")
