"""Rows and stacks of Advance: gaps, refilling, refreshing, the new stack.  APY-ADV, APY-COMB"""

from __future__ import annotations

import pytest

from skep.games.apiary.box import TILES
from skep.games.apiary.rules.effects.steps import RefreshStep
from skep.games.apiary.state import NONE, Colony
from skep.testing import clause
from tests.games.apiary.solo import Solo
from tests.games.apiary.tables import Table, number

KINDS = ("farm", "recruit", "development")
COSTS = {"farm": {"fiber": 4, "water": 4}, "recruit": {"pollen": 4}, "development": {"wax": 3}}
REFRESHING = {"farm": "middle-2", "recruit": "left-3", "development": "right-3"}


def names(tiles: list[int]) -> list[str]:
    return [TILES[tile].id for tile in tiles]


def buying(kind: str) -> Table:
    """Seat 0 takes the first tile of a row whose stack is empty; all others went to the discard."""
    table = Table().workers(0, 1).workers(1, 1).goods(0, **COSTS[kind])
    at = KINDS.index(kind)
    for other in range(3):  # a few of the other kinds were discarded as well
        table.state.rows_gone[other] = table.state.stacks[other].cards[:2]
        table.state.stacks[other].cards = table.state.stacks[other].cards[2:]
    table.state.rows_gone[at] = sorted(table.state.rows_gone[at] + table.state.stacks[at].cards)
    table.state.stacks[at].cards = []
    return table


@clause("APY-ADV-18")
@pytest.mark.parametrize("kind", KINDS)
def test_an_empty_stack_is_made_anew_from_the_discards_of_its_kind(kind: str) -> None:
    table, at = buying(kind), KINDS.index(kind)
    gone = table.state.rows_gone[at]
    others = [len(table.state.stacks[k].cards) for k in range(3) if k != at]
    last = names(gone)[-1]
    table.luck = [last]
    table.do("place:advance:1")
    if table.prompt == "advance":
        table.do(f"take:{kind}:1")
    table.do("hex:1,-1")
    while table.prompt not in ("turn", "store"):
        table.do(table.keys[-1])
    table.end_turn()
    assert table.shown(kind)[2] == last
    assert [len(each) for each in table.state.rows_gone] == [0 if k == at else 2 for k in range(3)]
    assert len(table.state.stacks[at].cards) == len(gone) - 1
    assert [len(table.state.stacks[k].cards) for k in range(3) if k != at] == others


@clause("APY-ADV-17", "APY-ADV-18")
def test_with_neither_stack_nor_discards_a_slot_stays_empty() -> None:
    table = buying("recruit")
    table.state.rows_gone[1] = []
    second, third = table.shown("recruit")[1:]
    table.do("place:advance:1", "hex:1,-1").end_turn()
    assert table.shown("recruit") == [second, third, None]
    assert table.told("refilled") == [{"row": "recruit", "tiles": [second, third]}]
    table.do("place:research:1").end_turn()
    assert table.shown("recruit") == [second, third, None]


@clause("APY-ADV-17", "APY-ADV-20")
def test_a_gap_in_the_middle_closes_and_other_rows_stay() -> None:
    table = Table().workers(0, 2).workers(1, 1).goods(0, pollen=4)
    farms, first, third = table.shown("farm"), table.shown("recruit")[0], table.shown("recruit")[2]
    table.luck = ["warden"]
    table.do("place:advance:2", "take:recruit:2", "hex:1,-1").end_turn()
    assert table.shown("recruit") == [first, third, "warden"]
    assert table.shown("farm") == farms
    assert [told["row"] for told in table.told("refilled")] == ["recruit"]


@clause("APY-COMB-08", "APY-COMB-09", "APY-COMB-10")
@pytest.mark.parametrize("kind", KINDS)
def test_a_refreshed_row_gets_three_tiles_of_its_stack(kind: str) -> None:
    table = Table(3).workers(0, 1).on("grow", 0, 4).workers(1, 1).workers(2, 1)
    at = KINDS.index(kind)
    before, stack = table.state.row[3 * at : 3 * at + 3], len(table.state.stacks[at].cards)
    table.do("retrieve")
    pod = next(
        n for n in table.state.pods_in_play()
        if any(isinstance(s, RefreshStep) and s.row == at for s in table.state.pod(n).steps)
    )  # fmt: skip
    key = next(k for k in table.keys if table.pod(k.removeprefix("pod:")) == pod)
    table.do(key)
    assert table.state.rows_gone[at] == before
    assert NONE not in table.state.row
    assert not set(before) & set(table.state.row[3 * at : 3 * at + 3]) or kind == "farm"
    assert len(table.state.stacks[at].cards) == stack - 3
    assert table.told("refreshed") == [{"row": kind}]
    assert [told["row"] for told in table.told("refilled")] == [kind]


@clause("APY-COMB-10")
def test_a_row_with_a_gap_gets_three_tiles_too_and_only_two_are_discarded() -> None:
    table = Table().workers(0, 1).workers(1, 1).on("advance", 0, 4, last=True)
    table.on("advance", 1, 1).goods(0, fiber=1).row("farm", "clover-meadow")
    table.do("place:advance:1", "hex:1,-1")
    assert table.shown("farm")[0] is None
    gone = table.state.row[1:3]
    table.do("pod:middle-2")
    assert table.state.rows_gone[0] == gone
    assert None not in table.shown("farm")


@clause("APY-SOLO-55", "APY-SOLO-59")
def test_her_4_bumped_on_the_players_turn_refreshes_the_row_of_its_pod() -> None:
    table = Solo(4, support=9).yours().out("gray", "research", 4)  # 4 is on top: pod 2
    farms, recruits = table.state.row[:3], table.shown("recruit")
    table.do("place:research:1")
    assert table.tokens == ["middle-2"]
    assert table.told("refreshed")[0] == {"row": "farm"}
    assert table.state.rows_gone[0][:3] == farms
    assert table.shown("recruit") == recruits
    assert table.told("automa-sleeps") == [{"pod": "middle-2", "count": 2, "support": 4}]


@clause("APY-TILE-20")
def test_visah_looks_at_two_farms_and_two_recruits_and_discards_what_is_not_kept() -> None:
    import skep

    for seed in range(40):
        match = skep.new("apiary", seats=2, seed=seed)
        keys = match.decision.keys
        if "faction:visah" in keys:
            break
    match.answer("faction:visah")
    while match.decision.prompt != "keep-tile":
        match.answer(match.decision.keys[0])
    state = match._position.state
    assert isinstance(state, Colony)
    seat = match.decision.seat
    first = match.decision.keys
    kinds = {TILES[number(TILES, key.removeprefix("tile:"))].kind for key in first}
    assert kinds == {"farm"}
    assert {f"tile:{name}" for name in names(state.seen)} == set(first)
    match.answer(first[0])
    second = match.decision.keys
    match.answer(second[0])
    kept = sorted(names(state.reserve[seat]))
    assert kept == sorted(key.removeprefix("tile:") for key in (first[0], second[0]))
    assert names(state.rows_gone[0]) == [first[1].removeprefix("tile:")]
    assert names(state.rows_gone[1]) == [second[1].removeprefix("tile:")]
    assert state.rows_gone[2] == []
    assert [len(stack.cards) for stack in state.stacks] == [35, 25, 26]


@clause("APY-TILE-20")
def test_an_empty_slot_can_not_go_to_the_reserve() -> None:
    table = Table().workers(0, 1).workers(1, 1).goods(0, wax=1).row("development", "storm-cellar")
    table.do("place:advance:1", "hex:1,-1", "accept")
    assert "reserve:development:1" not in table.keys  # the storm cellar lay there
    assert "reserve:farm:2" in table.keys
    table.do("reserve:farm:2")
    assert "reserve:farm:2" not in table.keys
    assert "reserve:farm:1" in table.keys
