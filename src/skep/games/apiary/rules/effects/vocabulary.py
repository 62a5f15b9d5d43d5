"""The words in which tiles and cards say what they do, and the numbers that stand for them."""

from __future__ import annotations

from typing import Final, Literal, get_args

# Counters: what is counted, always the owner's.
COUNTERS: Final[tuple[str, ...]] = (
    "pollen", "fiber", "water", "wax", "honey", "basic_resources", "farms", "recruits",
    "developments", "carvings", "other_carvings", "built_tiles", "tiles_adjacent_to_this",
    "recruits_adjacent_to_this", "developments_adjacent_to_this", "kinds_adjacent_to_this",
    "printed_vp_of_developments_adjacent_to_this", "farms_adjacent_to_faction_base",
    "planted_seeds", "frames", "complete_frames", "complete_hive_mat", "explore_tokens",
    "hibernation_tokens", "hibernation_sectors", "active_workers", "active_strength", "favor",
    "storage_spots", "distinct_resource_kinds", "tiles_adjacent_to_faction_base",
    "tiles_on_frames", "empty_mat_hexes", "faction_upgraded",
)  # fmt: skip
COUNTER: Final[dict[str, int]] = {name: number for number, name in enumerate(COUNTERS)}

ACTIONS: Final = ("explore", "advance", "grow", "research", "convert", "carve")

# Events: what a tile may react to.
AFTER_ACTION: Final = 0
BEFORE_ACTION: Final = 1
BUILT: Final = 2
BUMP: Final = 3
BUMPED: Final = 4
RETRIEVE: Final = 5
HIBERNATE: Final = 6
GAIN_WORKER: Final = 7
GAIN_FRAME: Final = 8
GAIN_TOKEN: Final = 9
PLAY_SEED: Final = 10
PLANT_SEED: Final = 11
CONVERSION: Final = 12
USE_DANCE: Final = 13
OVERFLOW: Final = 14
EVENTS: Final[dict[str, int]] = {
    "build": BUILT, "bump": BUMP, "bumped": BUMPED, "retrieve": RETRIEVE, "hibernate": HIBERNATE,
    "gain_worker": GAIN_WORKER, "gain_frame": GAIN_FRAME, "gain_explore_token": GAIN_TOKEN,
    "play_seed": PLAY_SEED, "plant_seed": PLANT_SEED, "conversion": CONVERSION,
    "use_dance": USE_DANCE, "overflow": OVERFLOW,
}  # fmt: skip

# Rule changes: one number a seat for each.
LESS_FARM: Final = 0
LESS_RECRUIT: Final = 1
LESS_DEVELOPMENT: Final = 2
LESS_CARVING: Final = 3
CARVING_FLOOR: Final = 4
LESS_RESERVE: Final = 5
LESS_GROW_WORKER: Final = 6
LESS_GROW_FRAME: Final = 7
LESS_FRAME_STRENGTH: Final = 8
NEW_STRENGTH: Final = 9
CONVERSIONS: Final = 10
RATE: Final = 11
KEEP: Final = 12
PLANT_FROM: Final = 13
SLOTS: Final = 14
AS_RESOURCE: Final = 15
PAY_AS: Final = 16
OVERFLOW_FAVOR: Final = 17
INCOME_FARMS: Final = 18
RANGE: Final = 19
STAY_BUMPED: Final = 20
STAY_RETRIEVED: Final = 21
START: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4, 0, 1, 0, 0, 0, 0, 0, 0
)  # fmt: skip
"""The numbers of a seat without any ability."""
SUMMED: Final[dict[str, int]] = {
    "grow_worker_cost": LESS_GROW_WORKER, "grow_frame_cost": LESS_GROW_FRAME,
    "grow_frame_strength": LESS_FRAME_STRENGTH, "conversions": CONVERSIONS, "research_keep": KEEP,
    "seed_limit": SLOTS, "overflow_favor": OVERFLOW_FAVOR, "income_farms": INCOME_FARMS,
    "queenship_range": RANGE,
}  # fmt: skip
"""Rules with `by`; discounts are written as less than 0 and counted as more."""
SET: Final[dict[str, tuple[int, str]]] = {
    "new_worker_strength": (NEW_STRENGTH, "set"), "plant_strength": (PLANT_FROM, "set"),
    "seed_as_resource": (AS_RESOURCE, "gain"),
}  # fmt: skip

TileType = Literal["farm", "recruit", "development", "carving"]
TYPES: Final[tuple[TileType, ...]] = get_args(TileType)
FARM: Final = 0
RECRUIT: Final = 1
DEVELOPMENT: Final = 2
CARVING: Final = 3
