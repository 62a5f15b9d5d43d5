"""The words in which tiles and cards say what they do, and the numbers that stand for them."""

from __future__ import annotations

from typing import Final

# Steps: what happens, in order.
(
    GAIN, PAY, PAY_SEED, GAIN_PER, DRAW, PLANT, STRENGTHEN, NEW_WORKER, RECALL, UPGRADE, BUILD,
    TO_RESERVE, FROM_STACK, INCOME, DO_ACTION, REFRESH, CHOOSE, REPEAT, SCORE, SCORE_PER,
    SCORE_SET, SCORE_IF, COPY_CARVING, HARVEST, DANCE_TOKENS,
) = range(25)  # fmt: skip

# Counters: what is counted, always the owner's.
COUNTERS: Final = (
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
(
    AFTER_ACTION, BEFORE_ACTION, BUILT, BUMP, BUMPED, RETRIEVE, HIBERNATE, GAIN_WORKER, GAIN_FRAME,
    GAIN_TOKEN, PLAY_SEED, PLANT_SEED, CONVERSION, USE_DANCE, OVERFLOW,
) = range(15)  # fmt: skip
EVENTS: Final[dict[str, int]] = {
    "build": BUILT, "bump": BUMP, "bumped": BUMPED, "retrieve": RETRIEVE, "hibernate": HIBERNATE,
    "gain_worker": GAIN_WORKER, "gain_frame": GAIN_FRAME, "gain_explore_token": GAIN_TOKEN,
    "play_seed": PLAY_SEED, "plant_seed": PLANT_SEED, "conversion": CONVERSION,
    "use_dance": USE_DANCE, "overflow": OVERFLOW,
}  # fmt: skip

# Rule changes: one number a seat for each.
(
    LESS_FARM, LESS_RECRUIT, LESS_DEVELOPMENT, LESS_CARVING, CARVING_FLOOR, LESS_RESERVE,
    LESS_GROW_WORKER, LESS_GROW_FRAME, LESS_FRAME_STRENGTH, NEW_STRENGTH, CONVERSIONS, RATE, KEEP,
    PLANT_FROM, SLOTS, AS_RESOURCE, PAY_AS, OVERFLOW_FAVOR, INCOME_FARMS, RANGE, STAY_BUMPED,
    STAY_RETRIEVED,
) = range(22)  # fmt: skip
CHANGES: Final = 22
START: Final = (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4, 0, 1, 0, 0, 0, 0, 0, 0)
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

TYPES: Final = ("farm", "recruit", "development", "carving")
FARM: Final = 0
RECRUIT: Final = 1
DEVELOPMENT: Final = 2
CARVING: Final = 3
