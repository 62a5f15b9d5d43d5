"""What scoring counts, thing by thing, in one hive that was counted by hand.  APY-PLANT-09"""

from __future__ import annotations

from skep.games.apiary.rules.effects.counters import counted
from skep.games.apiary.rules.effects.vocabulary import COUNTER, COUNTERS
from skep.hexes import cell_at
from skep.testing import clause
from tests.games.apiary.tables import Table

HERE = (0, -1)
"""Its neighbors: a farm, a development, a recruit, the base, and two places without a hex."""
COUNTED = {
    "pollen": 3, "fiber": 2, "water": 1, "wax": 4, "honey": 0, "basic_resources": 6,
    "distinct_resource_kinds": 4,
    "farms": 2, "recruits": 3, "developments": 1, "carvings": 2, "other_carvings": 1,
    "built_tiles": 8, "empty_mat_hexes": 4, "tiles_on_frames": 2,
    "tiles_adjacent_to_this": 4, "recruits_adjacent_to_this": 1,
    "developments_adjacent_to_this": 1, "kinds_adjacent_to_this": 3,
    "printed_vp_of_developments_adjacent_to_this": 2,
    "tiles_adjacent_to_faction_base": 4, "farms_adjacent_to_faction_base": 2,
    "planted_seeds": 3, "frames": 2, "complete_frames": 0, "complete_hive_mat": 0,
    "explore_tokens": 5, "hibernation_tokens": 3, "hibernation_sectors": 2,
    "active_workers": 3, "active_strength": 8, "favor": 7, "storage_spots": 10,
    "faction_upgraded": 1,
}  # fmt: skip


def hive() -> Table:
    table = Table(3).frame(0, (2, 0)).frame(0, (2, -3)).upgraded(0)
    for tile, at in (
        ("reed-marsh", (1, -1)), ("clover-meadow", HERE), ("mason", (-1, 0)),
        ("dance-hall", (1, -2)), ("fermentation", (1, 0)), ("harvest", (1, 1)),
        ("thatcher", (2, 0)), ("warden", (3, 0)),
    ):  # fmt: skip
        table.built(0, tile, at)
    table.built(1, "reed-marsh", (1, -1)).goods(1, honey=5)
    table.goods(0, pollen=3, fiber=2, water=1, wax=4).plant(0, "seed-01", "seed-02", "seed-03")
    table.workers(0, 1, 4).workers(0, 3, landing=True).workers(1, 1).workers(2, 1)
    table.slept(0, "right-1", "right-2", "middle-1").slept(1, "left-1", "left-2", "middle-2")
    table.state.explored[0] = [1, 2, 3, 3, 4]
    table.state.explored[1] = [5]
    table.state.favor[0] = 7
    assert table.position is not None
    return table


@clause("APY-PLANT-09", "APY-TILE-03", "APY-TILE-04")
def test_every_counter_counts_the_owners_things() -> None:
    table, here = hive(), cell_at(*HERE)
    found = {name: counted(table.state, 0, COUNTER[name], here) for name in COUNTERS}
    assert found == COUNTED


@clause("APY-FRAME-11", "APY-FRAME-12", "APY-SCORE-15")
def test_a_frame_or_a_mat_counts_once_its_last_hex_is_built() -> None:
    table = hive().built(0, "courier", (2, 1))
    assert counted(table.state, 0, COUNTER["complete_frames"], 0) == 0
    table.built(0, "forager", (3, 1))
    assert counted(table.state, 0, COUNTER["complete_frames"], 0) == 1
    assert counted(table.state, 0, COUNTER["tiles_on_frames"], 0) == 4
    for at in ((-2, 1), (-2, 2), (-1, 2)):
        table.built(0, "reed-marsh", at)
    assert counted(table.state, 0, COUNTER["complete_hive_mat"], 0) == 0
    table.built(0, "reed-marsh", (0, 2))
    assert counted(table.state, 0, COUNTER["complete_hive_mat"], 0) == 1


@clause("APY-MAJ-01")
def test_a_sector_counts_for_who_has_a_token_there() -> None:
    table = hive()
    sectors = [counted(table.state, seat, COUNTER["hibernation_sectors"], 0) for seat in range(3)]
    assert sectors == [2, 2, 0]
