# Apiary.
apiary = Apiary
apiary-about = Bees among the stars: send workers out, explore, and let your hive grow before they hibernate.

# Modes and settings
apiary-mode-standard = Standard
apiary-mode-standard-about = A hive mat at random, and one of two factions.
apiary-mode-first-game = First game
apiary-mode-first-game-about = Each seat gets a starter faction at random.
apiary-mode-advanced = Advanced
apiary-mode-advanced-about = Factions and hive mats are drafted, last to first and back.
apiary-mode-solo = Solo
apiary-mode-solo-about = Alone against the Automa, who plays from her own deck.
apiary-setting-seed_limit = seed limit
apiary-setting-seed_limit-about = How many seed cards may be played for their benefit in a turn.
apiary-setting-seed_limit-false = any number
apiary-setting-seed_limit-true = two
apiary-setting-two_seed_token = token with two seeds
apiary-setting-two_seed_token-about = Is the explore token worth two seed cards in the match?
apiary-setting-two_seed_token-false = taken out
apiary-setting-two_seed_token-true = in play
apiary-setting-lone_benefit = strength 4 for its benefit alone
apiary-setting-lone_benefit-about = May a strength-4 worker be placed only to upgrade or only to teach?
apiary-setting-lone_benefit-false = no
apiary-setting-lone_benefit-true = yes
apiary-setting-ask_favor = ask about favor
apiary-setting-ask_favor-about = Does favor for a discarded resource come by itself, or is it asked?
apiary-setting-ask_favor-false = by itself
apiary-setting-ask_favor-true = ask
apiary-setting-level = level
apiary-setting-level-about = How strong the Automa is.
apiary-setting-level-1 = 1, Nurse
apiary-setting-level-2 = 2, Forager
apiary-setting-level-3 = 3, Guard
apiary-setting-level-4 = 4, Royal Guard

apiary-standing-bumped = When someone bumps your worker, it goes

# Resources and other things
apiary-item-pollen = pollen
apiary-item-fiber = fiber
apiary-item-water = water
apiary-item-wax = wax
apiary-item-honey = honey
apiary-item-vp = VP
apiary-item-favor = Queen's Favor
apiary-item-seed = seed card
apiary-item-worker = worker
apiary-item-frame = frame
apiary-item-explore_token = explore token
apiary-item-any_basic = basic resource
apiary-item-pollen_or_fiber = pollen or fiber
apiary-item-fiber_or_water = fiber or water
apiary-item-wax_or_honey = wax or honey
apiary-item-any_resource = resource of any kind
apiary-item-nothing = nothing

# Things counted
apiary-count-pollen =
    { $count ->
        [one] 1 pollen
       *[other] { $count } pollen
    }
apiary-count-fiber =
    { $count ->
        [one] 1 fiber
       *[other] { $count } fiber
    }
apiary-count-water =
    { $count ->
        [one] 1 water
       *[other] { $count } water
    }
apiary-count-wax =
    { $count ->
        [one] 1 wax
       *[other] { $count } wax
    }
apiary-count-honey =
    { $count ->
        [one] 1 honey
       *[other] { $count } honey
    }
apiary-count-vp =
    { $count ->
        [one] 1 VP
       *[other] { $count } VP
    }
apiary-count-favor =
    { $count ->
        [one] 1 Queen's Favor
       *[other] { $count } Queen's Favor
    }

# Kinds of tiles
apiary-kind-farm = farm
apiary-kind-recruit = recruit
apiary-kind-development = development
apiary-kind-carving = carving

# Actions
apiary-action-explore = Explore
apiary-action-advance = Advance
apiary-action-advance-farms = Advance (farms)
apiary-action-advance-others = Advance (recruits and developments)
apiary-action-grow = Grow
apiary-action-research = Research
apiary-action-convert = Convert
apiary-action-carve = Carve

# Places of workers, and pods
apiary-place-pool = active pool
apiary-place-landing = landing area
apiary-place-lifted = in hand
apiary-place-left = left
apiary-place-middle = middle
apiary-place-right = right
apiary-space = { $action }, { $number ->
        [1] first space
       *[2] last space
    }
apiary-pod = { $side } pod { $number }

# What is asked
apiary-ask-turn = play seed cards if you like, then place a worker or retrieve.
apiary-ask-after = play further seed cards, or end the turn.
apiary-ask-pay = which resources pay for it?
apiary-ask-gain = which resource do you gain?
apiary-ask-offer = do you take the benefit?
apiary-ask-choose = which benefit do you take?
apiary-ask-frame = where does the frame go, and which way round?
apiary-ask-hex = where is the tile built?
apiary-ask-take = which tile do you build?
apiary-ask-advance = which tile do you gain?
apiary-ask-carve = which carving do you gain?
apiary-ask-seed = which seed card comes next?
apiary-ask-keep = which card do you keep?
apiary-ask-plant = do you plant a seed card?
apiary-ask-discard = which seed card do you discard?
apiary-ask-tile = which tile comes next?
apiary-ask-refresh = which row is replaced?
apiary-ask-reserve = which tile goes to your reserve?
apiary-ask-keep-tile = which tile do you keep in your reserve?
apiary-ask-strengthen = which worker gains strength?
apiary-ask-recall = which worker comes home?
apiary-ask-bumped = where does your bumped worker of strength { $strength } go?
apiary-ask-pod = on which pod does your hibernation token go?
apiary-ask-store = which resource do you leave unstored?
apiary-ask-fly = where does the QueenShip fly?
apiary-ask-leave = which basic resource do you put on the planet?
apiary-ask-strong = do you take the planet's strength-4 benefit?
apiary-ask-planet = which planet is found?
apiary-ask-token = which explore token comes?
apiary-ask-grow = what do you grow?
apiary-ask-teach = do you teach a dance?
apiary-ask-convert = convert, or stop? Left: { $left }
apiary-ask-dance-token = which token goes on the dance?
apiary-ask-income = which farm gives income?
apiary-ask-raise = does your worker of strength { $strength } gain strength?
apiary-ask-mat = which hive mat is dealt?
apiary-ask-deal-faction = which faction is dealt?
apiary-ask-dance = which dance is dealt?
apiary-ask-first = who begins?
apiary-ask-faction = which faction do you keep?
apiary-ask-draft = take a faction or a hive mat.

# What may be answered: $name is the thing in words, $more what stands behind it
apiary-option-place = { $name } with a worker of strength { $more }
apiary-option-retrieve = retrieve all your workers
apiary-option-pass = pass: you can neither place nor retrieve
apiary-option-accept = take it
apiary-option-decline = decline
apiary-option-before = take it before the resources
apiary-option-after = take it after the resources
apiary-option-to-pool = to the active pool, one stronger
apiary-option-to-landing = to the landing area, as strong as it is
apiary-option-as-is = to the active pool, as strong as it is
apiary-option-raise = one stronger
apiary-option-benefit = play { $name } for its benefit
apiary-option-resource = play { $name } for a basic resource
apiary-option-keep = keep { $name }
apiary-option-plant = plant { $name }
apiary-option-discard = discard { $name }
apiary-option-gain = gain { $name }
apiary-option-leave = put { $name } there
apiary-option-drop = leave { $name } without a spot
apiary-option-worker = the worker of strength { $more } ({ $name })
apiary-option-fly = fly to { $what } (row, column)
apiary-option-take = { $name } in column { $more }
apiary-option-reserve = put the { $name } of column { $more } into your reserve
apiary-option-tile = { $name }
apiary-option-refresh = the row of { $name }
apiary-option-grow = grow: { $name }
apiary-option-upgrade = upgrade your faction
apiary-option-convert = convert: { $name }
apiary-option-teach = teach the { $name }
apiary-option-token = the token { $name }
apiary-option-choose = benefit number { $what }
apiary-option-pod = the { $name }
apiary-option-faction = the faction { $name }
apiary-option-mat = the hive mat { $name }
apiary-option-pay = pay { $name }
apiary-option-done = done
apiary-option-hex = on hex { $what }
apiary-option-frame = put the frame at { $what } (hex: rotation)
apiary-option-seed = { $name }
apiary-option-planet = { $name }
apiary-option-explore = { $name }
apiary-option-dance = { $name }
apiary-option-first = seat { $what } begins

# Ways to convert
apiary-trade-seed = a seed card for a seed card
apiary-trade-basic = a basic resource for another
apiary-trade-wax = pollen and fiber for wax
apiary-trade-honey = 2 pollen and water for honey
apiary-trade-casi = fiber and water for wax

# What happened
apiary-event-first = { $seat } begins.
apiary-event-settled = { $seat }: faction { $faction } on the { $mat }.
apiary-event-drafted = { $seat } takes { $what }.
apiary-event-turn = { $seat }: turn { $turn }.
apiary-event-empty-hive = { $seat } had no worker left and gets one of strength 1.
apiary-event-placed = { $seat }: { $action }, worker of strength { $strength }.
apiary-event-bumped = { $seat } bumps a worker of strength { $strength } of { $owner }.
apiary-event-home = { $seat }: the worker goes home with strength { $strength } ({ $place }).
apiary-event-worker = { $seat }: new worker of strength { $strength }.
apiary-event-stronger = { $seat }: a worker now has strength { $strength }.
apiary-event-retrieved = { $seat } retrieves workers of strength { $strengths }.
apiary-event-income = { $seat }: income of { $tile }.
apiary-event-slept = { $seat }: a worker hibernates ({ $pod }).
apiary-event-gained = { $seat } gains { $goods }.
apiary-event-paid = { $seat } pays { $paid }.
apiary-event-dropped = { $seat } discards { $item }.
apiary-event-flew = { $seat } flies to { $to }.
apiary-event-token = { $seat } takes the token { $token }.
apiary-event-uncovered = { $seat } finds { $planet }.
apiary-event-left = { $seat } leaves { $item } on the planet.
apiary-event-built = { $seat } builds { $tile } on { $at }.
apiary-event-frame = { $seat } adds a frame at { $at }, turn { $turn }.
apiary-event-upgraded = { $seat } upgrades { $faction }.
apiary-event-drew = { $seat } draws a seed card: { $card }.
apiary-event-kept = { $seat } keeps a seed card: { $card }.
apiary-event-discarded = { $seat } discards { $cards }.
apiary-event-played = { $seat } plays { $card }.
apiary-event-planted = { $seat } plants { $card }.
apiary-event-converts = { $seat } converts: { $trade }.
apiary-event-taught = { $seat } teaches the { $dance }.
apiary-event-dance-token = { $seat } puts { $token } on the { $dance }.
apiary-event-reserved = { $seat } puts { $tile } into the reserve.
apiary-event-refilled = On offer, { $row }: { $tiles }.
apiary-event-refreshed = A row is replaced: { $row }.
apiary-event-last-round = The last round comes: { $because }
apiary-event-over = The match ended: { $because }
apiary-unseen = unseen
apiary-no-pod = no pod or token was left, so favor instead

# How it ends
apiary-end-full-comb = the Hibernation Comb is full.
apiary-end-seventh-token = a seventh hibernation token was placed.
apiary-end-turn-limit = 75 turns each have been played.

# The score sheet
apiary-sheet-track = score track
apiary-sheet-planted = planted seeds
apiary-sheet-printed = printed on tiles
apiary-sheet-carvings = carvings
apiary-sheet-favor = Queen's Favor
apiary-sheet-filled = filled mat and frames
apiary-sheet-faction = faction
apiary-sheet-comb = Hibernation Comb
apiary-points-favor = favor { $space } on the track
apiary-points-mat = filled hive mat
apiary-points-frame = filled frames
apiary-points-track = Gained during play.

# The table
apiary-status = { $points } VP, favor { $favor }, { $goods }; workers { $workers }; cards { $cards }
apiary-table-explore = Planets (the ship is at { $ship })
apiary-table-actions = Actions
apiary-table-comb = Hibernation Comb
apiary-table-dances = Dances
apiary-table-carvings = Carvings
apiary-table-hive = Hive of { $seat }: { $faction } on the { $mat }
apiary-table-hand = Hand
apiary-table-planted = Planted
apiary-table-reserve = Reserve
apiary-table-sector = { $name } (first { $first }, second { $second })
apiary-untaught = not taught
apiary-legend = Hives: * a hex where you may build now, + a hex with a bonus, . an empty hex, letters F R D C tiles, B S the faction.

# Why not
why-APY-PLACE-07 = something must be done: placing and doing nothing is not allowed.
why-APY-PLACE-09 = you can pay for nothing there.
why-APY-TURN-04 = you have no worker on the board or in the landing area.
why-APY-TURN-13 = a worker in the landing area has to wait for a retrieve turn.
why-APY-CARVE-01 = only a worker of strength 4 may carve.
why-APY-CARVE-02 = that carving costs more honey than you have.
why-APY-CARVE-08 = you can pay for no carving that is left.
why-APY-ADV-04 = the strength there opens only the leftmost column.
why-APY-ADV-05 = the strength there opens only the left and middle columns.
why-APY-ADV-08 = you cannot pay its cost there.
why-APY-ADV-10 = a tile lies there already.
why-APY-ADVP-03 = that tile belongs to the other Advance action.
why-APY-TILE-06 = that hex touches no tile of your hive.
why-APY-FRAME-04 = a frame must touch your hive mat or another frame.
why-APY-FRAME-05 = a frame may not cover a hex or a tile.
why-APY-EXPL-05 = the QueenShip does not reach that far.
why-APY-EXPL-07 = the QueenShip must end on another planet.
why-APY-EXPL-15 = only a basic resource may be put on a planet.
why-APY-GROW-03 = a new worker costs 1 pollen.
why-APY-GROW-06 = at most 3 workers can be gained in one action.
why-APY-GROW-07 = you have no worker left in the supply.
why-APY-GROW-08 = a frame costs any 2 basic resources.
why-APY-GROW-09 = a frame needs 2 strength.
why-APY-GROW-11 = the strength of the worker is used up.
why-APY-GROW-12 = only a worker of strength 4 placed here may upgrade the faction.
why-APY-GROW-17 = the faction is upgraded already.
why-APY-COMP-05 = no frame is left.
why-APY-CONV-09 = nobody has taught that dance.
why-APY-CONV-11 = you cannot pay for that conversion.
why-APY-DANCE-06 = that token does not fit on this dance.
why-APY-HIB-06 = a token lies on that pod already.
why-APY-HIB-12 = no worker grows stronger than 4.
why-APY-COMB-03 = that sector is not in play with so few players.
why-APY-RETR-05 = that farm has given its income this time.
why-APY-SEED-12 = nothing of the card's benefit can happen now; you may play it for a basic resource.
why-APY-SEEDV-01 = two seed cards have been played for their benefit this turn.
why-APY-STORE-13 = some resource still has no spot.
why-APY-STORE-15 = a spot for it would stay empty, so it may not be given up.
