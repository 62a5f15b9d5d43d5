# What Apiary's pieces do, put together from their data.

# Things counted
apiary-count-seed =
    { $count ->
        [one] 1 seed card
       *[other] { $count } seed cards
    }
apiary-count-worker =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
apiary-count-frame =
    { $count ->
        [one] 1 frame
       *[other] { $count } frames
    }
apiary-count-explore_token =
    { $count ->
        [one] 1 explore token
       *[other] { $count } explore tokens
    }
apiary-count-any_basic =
    { $count ->
        [one] 1 basic resource
       *[other] { $count } basic resources
    }
apiary-count-pollen_or_fiber =
    { $count ->
        [one] 1 pollen or fiber
       *[other] { $count } pollen or fiber
    }
apiary-count-fiber_or_water =
    { $count ->
        [one] 1 fiber or water
       *[other] { $count } fiber or water
    }
apiary-count-wax_or_honey =
    { $count ->
        [one] 1 wax or honey
       *[other] { $count } wax or honey
    }
apiary-count-any_resource =
    { $count ->
        [one] 1 resource of any kind
       *[other] { $count } resources of any kind
    }

# Steps
apiary-text-gain = gain { $goods }
apiary-text-pay = pay { $goods }
apiary-text-gain-per = { $goods } for each: { $thing }
apiary-text-gain-per-most = { $goods } for each: { $thing }, at most { $most }
apiary-text-draw = look at { $look } seed cards and keep { $keep }
apiary-text-plant = plant a seed card of your hand
apiary-text-strengthen =
    { $count ->
        [one] one worker gains 1 strength
       *[other] up to { $count } workers gain 1 strength each
    }
apiary-text-new-worker = gain a worker of strength { $strength }
apiary-text-recall =
    { $count ->
        [one] one worker comes home as if bumped
       *[other] up to { $count } workers come home as if bumped
    }
apiary-text-upgrade = upgrade your faction
apiary-text-build-free = build a tile on offer for free ({ $kinds })
apiary-text-build-cost = build a tile of the first { $columns } columns at its cost ({ $kinds })
apiary-text-reserve = take up to { $keep } tiles on offer into your reserve ({ $kinds })
apiary-text-from-stack = of each kind look at { $look } tiles and keep { $keep } in your reserve ({ $kinds })
apiary-text-income =
    { $count ->
        [one] income of one farm
       *[other] income of up to { $count } farms
    }
apiary-text-action = { $action } as with strength { $strength }
apiary-text-refresh = one row is replaced
apiary-text-refresh-row = a row is replaced ({ $kinds })
apiary-text-choose = { $first }, or { $second }
apiary-text-repeat = up to { $times } times: { $what }
apiary-text-score = { $vp } VP
apiary-text-score-per = { $vp } VP for each: { $thing }
apiary-text-score-per-some = { $vp } VP for every { $per }: { $thing }
apiary-text-score-per-most = { $vp } VP for each: { $thing }, at most { $most }
apiary-text-score-set = { $vp } VP for each set of: { $things }
apiary-text-score-if = { $vp } VP if { $tests }
apiary-text-test-equal = { $thing } = { $number }
apiary-text-test-at-least = { $thing } ≥ { $number }
apiary-text-test-at-most = { $thing } ≤ { $number }
apiary-text-copy = what the best carving of another hive would score here
apiary-text-harvest = what the planet under the QueenShip gives
apiary-text-dance-tokens = what the tokens give
apiary-text-nothing = nothing

# When
apiary-when-built = When built: { $what }
apiary-when-may = you may: { $what }
apiary-when-income = Income: { $what }
apiary-when-endgame = At the end: { $what }
apiary-when-setup = Before the match: { $what }
apiary-when-after-action = After { $action }: { $what }
apiary-when-before-action = Before { $action }: { $what }
apiary-when-build = Whenever you build ({ $kinds }): { $what }
apiary-when-build-bonus = Whenever you build on a hex with a bonus: { $what }
apiary-when-build-reserve = Whenever you build from your reserve: { $what }
apiary-when-bump = Whenever you bump an opponent's worker: { $what }
apiary-when-bumped = Whenever a worker of yours is bumped: { $what }
apiary-when-retrieve = On each retrieve turn: { $what }
apiary-when-hibernate = Whenever a worker of yours hibernates: { $what }
apiary-when-gain-worker = Whenever you gain a worker: { $what }
apiary-when-gain-frame = Whenever you gain a frame: { $what }
apiary-when-gain-token = Whenever you gain an explore token: { $what }
apiary-when-play-seed = Whenever you play a seed card for its benefit: { $what }
apiary-when-plant-seed = Whenever you plant a seed card: { $what }
apiary-when-conversion = Whenever a conversion makes { $thing }: { $what }
apiary-when-use-dance = Whenever you use a dance: { $what }
apiary-when-overflow = For each resource that you discard at the end of a turn: { $what }
apiary-when-once-turn = { $what } (once per turn)
apiary-when-once-action = { $what } (once per action)

# Rule changes, by their number
apiary-change-less-farm = Farms cost you { $by } less
apiary-change-less-recruit = Recruits cost you { $by } less
apiary-change-less-development = Developments cost you { $by } less
apiary-change-less-carving = Carvings cost you { $by } less
apiary-change-carving-floor = but at least { $by }
apiary-change-less-reserve = Tiles of your reserve cost { $by } less
apiary-change-grow-worker-cost = New workers cost { $by } less
apiary-change-grow-frame-cost = Frames cost { $by } resource less
apiary-change-grow-frame-strength = Frames need { $by } strength less
apiary-change-new-worker-strength = New workers have strength { $by }
apiary-change-conversions = { $by } more conversion on Convert
apiary-change-conversion-rate = You may also turn fiber and water into wax
apiary-change-research-keep = Keep { $by } more card on Research
apiary-change-plant-strength = Plant on Research from strength { $by } on
apiary-change-seed-limit = { $by } more slot for planted seed cards
apiary-change-seed-as-resource = A seed card played as a resource gives { $by }
apiary-change-pay-as = You may pay with water instead of pollen or fiber
apiary-change-overflow-favor = Each resource discarded at the end of a turn gives { $by } more favor
apiary-change-income-farms = On a retrieve turn with income, { $by } more of your farms pays
apiary-change-queenship-range = The QueenShip flies { $by } further for you
apiary-change-keep-strength-bumped = A bumped worker may keep its strength
apiary-change-keep-strength-retrieved = A retrieved worker may keep its strength
apiary-change-spots = Storage: { $spots }

# What is counted
apiary-thing-pollen = pollen
apiary-thing-fiber = fiber
apiary-thing-water = water
apiary-thing-wax = wax
apiary-thing-honey = honey
apiary-thing-basic_resources = basic resource
apiary-thing-farms = farm
apiary-thing-recruits = recruit
apiary-thing-developments = development
apiary-thing-carvings = carving
apiary-thing-other_carvings = other carving
apiary-thing-built_tiles = built tile
apiary-thing-tiles_adjacent_to_this = tile or faction hex beside this
apiary-thing-recruits_adjacent_to_this = recruit beside this
apiary-thing-developments_adjacent_to_this = development beside this
apiary-thing-kinds_adjacent_to_this = kind of tile beside this
apiary-thing-printed_vp_of_developments_adjacent_to_this = point printed on developments beside this
apiary-thing-farms_adjacent_to_faction_base = farm beside the faction base
apiary-thing-planted_seeds = planted seed card
apiary-thing-frames = frame
apiary-thing-complete_frames = full frame
apiary-thing-complete_hive_mat = full hive mat
apiary-thing-explore_tokens = explore token
apiary-thing-hibernation_tokens = hibernation token placed
apiary-thing-hibernation_sectors = sector with your token
apiary-thing-active_workers = active worker
apiary-thing-active_strength = strength of active workers
apiary-thing-favor = Queen's Favor
apiary-thing-storage_spots = storage spot
apiary-thing-distinct_resource_kinds = different resource
apiary-thing-tiles_adjacent_to_faction_base = tile beside the faction base
apiary-thing-tiles_on_frames = tile on a frame
apiary-thing-empty_mat_hexes = empty hex of the hive mat
apiary-thing-faction_upgraded = upgraded faction

# Cards and planets
apiary-text-planted = planted: { $what }
apiary-text-strong = strength 4: { $what }
apiary-text-slots =
    { $count ->
        [one] 1 outline
       *[other] { $count } outlines
    }
