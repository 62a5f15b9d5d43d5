"""Grow and frames.  APY-GROW, APY-FRAME"""

from __future__ import annotations

import pytest

from skep.games.apiary import GAME
from skep.games.apiary.codes import RINGS, frame_code, key_of
from skep.games.apiary.index.frame_places import frame_cells
from skep.games.apiary.rules.frames import frame_spots, lay_frame, spot_named
from skep.games.apiary.rules.seed_cards import slots
from skep.games.apiary.state import NONE
from skep.hexes import RING, STEP, Q, R, cell_at
from skep.testing import clause
from tests.games.apiary.tables import Table


def ready(strength: int, **tokens: int) -> Table:
    return Table().workers(0, strength).workers(1, 1).goods(0, **tokens)


def growing(strength: int, **tokens: int) -> Table:
    return ready(strength, **tokens).do(f"place:grow:{strength}")


@clause("APY-GROW-01", "APY-GROW-04", "APY-GROW-11")
def test_the_placed_workers_strength_is_all_there_is() -> None:
    table = Table().workers(0, 2).on("grow", 1, 4).goods(0, pollen=4).workers(1, 1)
    table.do("place:grow:2", "grow:worker", "grow:worker")
    assert table.pool(0) == [1, 1]
    assert table.prompt != "grow"
    assert table.held(0) == {"pollen": 2}


@clause("APY-GROW-02", "APY-EX-06")
def test_workers_and_frames_may_be_mixed() -> None:
    table = growing(3, pollen=1, water=2).do("grow:frame", "pay:water+water", "frame:2,0:1")
    assert table.state.frames_left == 14
    table.do("grow:worker")
    assert table.state.active(0) == 2


@clause("APY-GROW-03", "APY-GROW-05", "APY-EX-05")
def test_a_worker_costs_1_pollen_and_comes_with_strength_1() -> None:
    table = growing(3, pollen=3).do("grow:worker", "grow:worker", "grow:worker")
    assert table.pool(0) == [1, 1, 1]
    assert table.held(0) == {}
    dry = growing(3, pollen=1, water=2)
    dry.do("grow:worker")
    assert [r.clause for r in dry.refusals if r.key == "grow:worker"] == ["APY-GROW-03"]


@clause("APY-GROW-02")
def test_a_payment_names_what_it_is_for_and_the_next_question_nothing() -> None:
    table = growing(4, pollen=3, fiber=2).do("grow:frame")
    assert table.prompt == "pay"
    assert table.state.prompt.facts(table.state) == {"for": "frame"}
    table.do("pay:pollen+fiber", "frame:2,0:1")
    assert (table.prompt, table.state.prompt.facts(table.state)) == ("grow", {})
    table.do("grow:worker")
    assert (table.prompt, table.state.prompt.facts(table.state)) == ("grow", {})


@clause("APY-GROW-06", "APY-EX-16")
def test_at_most_three_workers_come_in_one_action() -> None:
    table = growing(4, pollen=4)
    table.do("grow:worker", "grow:worker", "grow:worker")
    assert table.pool(0) == [1, 1, 1]
    assert "grow:worker" not in table.keys


@clause("APY-EX-16")
def test_a_4_buys_two_frames_or_two_workers_and_a_frame() -> None:
    frames = growing(4, pollen=4).do("grow:frame", "frame:2,0:1", "grow:frame")
    frames.do(frames.keys[0])
    assert (len(frames.state.frames[0]), frames.held(0)) == (2, {})
    mixed = growing(4, pollen=4).do("grow:worker", "grow:worker", "grow:frame", "frame:2,0:1")
    assert mixed.pool(0) == [1, 1]
    assert mixed.held(0) == {}
    assert "upgrade" in mixed.keys


@clause("APY-GROW-07")
def test_workers_come_only_as_far_as_the_supply_has_any() -> None:
    table = Table().workers(0, 3, 1, 1, 1).workers(1, 1).goods(0, pollen=1)
    assert table.placing("grow") == []
    last = Table().workers(0, 3, 1, 1).workers(1, 1).goods(0, pollen=3).do("place:grow:3")
    last.do("grow:worker")
    assert last.state.active(0) == 4
    assert [r.clause for r in last.refusals if r.key == "grow:worker"] == ["APY-GROW-07"]


@clause("APY-GROW-08", "APY-GROW-09")
def test_a_frame_costs_two_basics_of_any_kind_and_two_strength() -> None:
    assert ready(1, fiber=2).placing("grow") == []
    assert ready(2, fiber=1).placing("grow") == []
    table = growing(2, pollen=1, fiber=1, water=1)
    table.do("grow:frame")
    assert table.keys == ["pay:pollen+fiber", "pay:pollen+water", "pay:fiber+water"]
    weak = growing(1, pollen=3)
    assert weak.told("frame") == []
    three = growing(3, pollen=4).do("grow:frame", "frame:2,0:1")
    assert [r.clause for r in three.refusals if r.key == "grow:frame"] == ["APY-GROW-09"]


@clause("APY-GROW-10")
def test_wax_and_honey_pay_for_neither() -> None:
    assert ready(4, wax=4, honey=4).placing("grow") == []


@clause("APY-GROW-12", "APY-GROW-13", "APY-GROW-14", "APY-GROW-16")
def test_a_placed_4_may_upgrade_the_faction_for_free_besides() -> None:
    table = growing(4, pollen=2)
    assert "upgrade" in table.keys
    table.do("upgrade")
    assert table.state.upgraded[0] == 1
    assert table.held(0) == {"pollen": 2}
    table.do("grow:worker", "grow:worker")
    assert table.pool(0) == [1, 1]  # no strength was used
    assert GAME.view(table.state, None)["seats"][0]["upgraded"]
    without = growing(4, pollen=1).do("grow:worker", "done")
    assert without.state.upgraded[0] == 0


@clause("APY-GROW-12")
def test_a_weaker_worker_may_not_upgrade_nor_may_a_4_alone() -> None:
    weak = growing(3, pollen=2)
    assert [r.clause for r in weak.refusals if r.key == "upgrade"] == ["APY-GROW-12"]
    assert ready(4).placing("grow") == []
    assert "done" not in growing(4, pollen=1).do("upgrade").keys


def test_with_the_tables_leave_a_4_may_come_only_to_upgrade() -> None:
    table = Table(2, lone_benefit=True).workers(0, 4).workers(1, 1)
    assert table.placing("grow") == [4]
    table.do("place:grow:4")
    assert table.state.upgraded[0] == 1


@clause("APY-GROW-15")
def test_tokens_on_the_faction_tile_are_carried_over() -> None:
    table = growing(4, pollen=1, fiber=1, honey=2).do("upgrade")
    assert table.held(0) == {"pollen": 1, "fiber": 1, "honey": 2}


@clause("APY-GROW-16")
def test_from_then_on_the_upgraded_ability_applies() -> None:
    table = Table(2, ["capen", "ana"]).workers(0, 4).workers(1, 1)
    table.do("place:grow:4", "upgrade", "done")  # a worker was all that could grow
    assert table.pool(0) == [2]
    assert table.line(0, "faction") == 0


@clause("APY-GROW-17")
def test_an_upgraded_faction_can_not_be_upgraded_again() -> None:
    table = ready(4, pollen=2).upgraded(0).do("place:grow:4")
    assert "upgrade" not in table.keys
    assert [r.clause for r in table.refusals if r.key == "upgrade"] == ["APY-GROW-17"]


# Frames


def spots(table: Table) -> list[str]:
    return [key for key in table.keys if key.startswith("frame:")]


@clause("APY-FRAME-03", "APY-FRAME-04", "APY-FRAME-05")
def test_a_frame_lies_in_any_orientation_touching_the_hive_and_covering_nothing() -> None:
    table = growing(2, pollen=2).do("grow:frame")
    keys = spots(table)
    assert {key[-1] for key in keys} == {"1", "2", "3"}
    state = table.state
    ground = {cell for cell, kind in enumerate(state.ground[0]) if kind}
    for spot in frame_spots(state, 0):
        cells = frame_cells(spot)
        assert len(set(cells)) == 4
        assert not ground & set(cells)
        assert any(step[cell] in ground for cell in cells for step in STEP)
    assert table.why("frame:0,0:1") == "APY-FRAME-05"
    assert table.why("frame:9,0:1") == "APY-FRAME-04"
    assert table.why("frame:1,2") == ""


@clause("APY-FRAME-04", "APY-FRAME-05")
@pytest.mark.parametrize("picks", [[], [0], [40, 77], [-1, 12, 90, 3]])
def test_every_place_around_the_hive_is_found(picks: list[int]) -> None:
    """Counted plainly, by trying all places in a wide circle."""
    table = Table()
    for pick in picks:
        open_spots = frame_spots(table.state, 0)
        lay_frame(table.state, 0, open_spots[pick * len(open_spots) // 100])
    ground = {(Q[c], R[c]) for c, kind in enumerate(table.state.ground[0]) if kind}
    shapes = [[(0, 0), (1, 0), (0, 1), (1, 1)], [(0, 0), (0, 1), (-1, 1), (-1, 2)],
              [(0, 0), (-1, 1), (-1, 0), (-2, 1)]]  # fmt: skip
    beside = {(q + dq, r + dr) for q, r in ground
              for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))}  # fmt: skip
    found = set()
    for q in range(-16, 17):
        for r in range(-16, 17):
            for shape in shapes:
                cells = frozenset((q + dq, r + dr) for dq, dr in shape)
                if not cells & ground and cells & beside:
                    found.add(cells)
    ours = {frozenset((Q[c], R[c]) for c in frame_cells(s)) for s in frame_spots(table.state, 0)}
    assert ours == found


@clause("APY-FRAME-04", "APY-FRAME-06")
def test_a_frame_may_touch_only_another_frame_and_stick_out() -> None:
    table = Table().frame(0, (2, 0))
    found = frame_spots(table.state, 0)
    far = [spot for spot in found if max(RING[c] for c in frame_cells(spot)) > 5]
    assert far
    mat = {c for c, kind in enumerate(Table().state.ground[0]) if kind}
    assert any(not any(step[c] in mat for c in frame_cells(s) for step in STEP) for s in far)


@clause("APY-FRAME-02")
def test_two_hexes_of_a_frame_give_a_seed_card() -> None:
    for at, cards in (("hex:2,0", 1), ("hex:3,0", 0), ("hex:2,1", 0)):
        table = Table().workers(0, 1).workers(1, 1).frame(0, (2, 0)).goods(0, fiber=1)
        table.built(0, "warden", (1, 0)).built(0, "mentor", (1, 1)).row("farm", "clover-meadow")
        if at == "hex:3,0":
            table.built(0, "midwife", (2, 1))
        table.do("place:advance:1", at)
        assert len(table.cards(0)) == cards


@clause("APY-FRAME-07", "APY-FRAME-08")
def test_a_tile_on_a_frame_needs_a_tile_beside_it_but_no_full_mat() -> None:
    table = Table().workers(0, 1).workers(1, 1).frame(0, (2, 0)).goods(0, fiber=1)
    table.row("farm", "clover-meadow").do("place:advance:1")
    assert "hex:2,0" not in table.keys
    assert table.why("hex:2,0") == "APY-TILE-06"
    beside = Table().workers(0, 1).workers(1, 1).frame(0, (2, 0)).goods(0, fiber=1)
    beside.built(0, "warden", (1, 0)).row("farm", "clover-meadow").do("place:advance:1")
    assert "hex:2,0" in beside.keys


@clause("APY-FRAME-09", "APY-FRAME-10", "APY-PLANT-06")
def test_the_first_two_frames_raise_the_planting_limit() -> None:
    table = Table()
    assert slots(table.state, 0) == 2
    limits = []
    for at in ((2, 0), (4, 0), (6, 0)):
        table.frame(0, at)
        limits.append(slots(table.state, 0))
    assert limits == [3, 4, 4]


@clause("APY-FRAME-11", "APY-FRAME-12", "APY-SCORE-14")
def test_a_full_frame_scores_8_and_a_partly_filled_one_nothing() -> None:
    table = Table().frame(0, (2, 0))
    tiles = ["warden", "mentor", "midwife", "mason"]
    for tile, at in zip(tiles, [(2, 0), (3, 0), (2, 1)]):
        table.built(0, tile, at)
    assert table.line(0, "filled") == 0
    table.built(0, tiles[3], (3, 1))
    assert table.line(0, "filled") == 8


@pytest.mark.parametrize("frames", [0, 1])
def test_frames_run_out(frames: int) -> None:
    table = ready(2, fiber=2)
    table.state.frames_left = frames
    assert bool(table.placing("grow")) == bool(frames)


@clause("APY-FRAME-04")
@pytest.mark.parametrize(
    "key",
    ["frame:0,0:0", "frame:0,0:4", "drop:0,0:1", "hex:0,0:1", "frame:x,0:1", "frame:0:1",
     "frame:00,0:1", "frame:999,0:1", "frame:0,999:1", "frame:-999,0:1", "frame:0,-999:1",
     "frame:+3,0:1"],
)  # fmt: skip
def test_what_names_no_place_of_a_frame(key: str) -> None:
    assert spot_named(key) == NONE


@clause("APY-FRAME-03", "APY-FRAME-04", "APY-FRAME-05")
def test_a_place_of_a_frame_is_its_first_cell_and_its_turn() -> None:
    for turn in (1, 2, 3):
        spot = spot_named(f"frame:3,-1:{turn}")
        assert key_of(frame_code(spot)) == f"frame:3,-1:{turn}"
        assert divmod(spot, 3) == (cell_at(3, -1), turn - 1)
    edge = 2 * RINGS
    assert spot_named(f"frame:{edge},0:1") != NONE
    assert spot_named(f"frame:0,{edge + 1}:1") == NONE
    table = Table().workers(0, 2).workers(1, 1).goods(0, fiber=2).do("place:grow:2")
    assert table.why("frame:9,0:1") == "APY-FRAME-04"
    assert table.why("frame:1,0:2") == "APY-FRAME-05"
    assert table.why("frame:9,0:4") == ""
