# Propolis.

propolis = Propolis
propolis-about = Send workers over the landscapes, trade what they gather, and build your hive.

propolis-mode-multiplayer = for 2 to 4 players
propolis-mode-multiplayer-about = Two to four colonies gather on the landscapes and build their hives.
propolis-mode-solo = solo
propolis-mode-solo-about = One colony against the opponent deck, for points and for twenty achievements.
propolis-setting-difficulty = difficulty
propolis-setting-difficulty-about = How many solo cards are in play: fewer cards end the match sooner.
propolis-setting-difficulty-easy = easy: all 16 cards
propolis-setting-difficulty-medium = medium: 14 cards
propolis-setting-difficulty-hard = hard: 12 cards

# Pieces
propolis-resource =
    { $resource ->
        [yellow] yellow
        [orange] orange
        [pink] pink
        [purple] purple
        [blue] blue
        [worker] worker
        [trade] trade
       *[wild] gold
    }
propolis-opponent = Opponent
propolis-workers =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
propolis-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
propolis-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
propolis-nothing = nothing

# Cards in words
propolis-card = structure { $number } ({ $guild }): { $cost }; { $brings }
propolis-start-card = starting structure { $number } ({ $guild }): { $brings }
propolis-palace-card = palace { $number }: requires permanent { $cost }, costs { $workers }; { $points }
propolis-brings-permanent = permanent { $resources }
propolis-brings-workers =
    { $count ->
        [one] fetches 1 worker
       *[other] fetches { $count } workers
    }
propolis-brings-any = any { $count } but gold
propolis-scores-fixed =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
propolis-scores-half = half of { propolis-resource }
propolis-scores-letter = 1 for each { $letters }
propolis-scores-pair = 2 for each pair { $letters }
propolis-scores-set = 4 for each set { $letters }

# The table
propolis-side-line = { $points }, { $cards }; { $tracks }; permanent { $permanents }; banners { $banners }; workers { $personal } at home, { $out } out, { $central } in central
propolis-opponent-line = { $cards }; workers { $personal } at home, { $out } out; solo deck { $deck }, pass { $pass }
propolis-opponent-did =
    { $half ->
        [0] Its last card was { $card }: top, { $deed }.
        [1] Its last card was { $card }: bottom, { $deed }, because { $why }.
       *[other] Its last card was { $card }: it retreated, because { $why }.
    }
propolis-deed =
    { $deed ->
        [deploy-color] deploy on { propolis-resource }
        [deploy-row] deploy in row { $row }
        [fortify] fortify in row { $row }
       *[construct] construct from market row { $row }
    }
propolis-hindrance =
    { $why ->
        [no-worker] it has no worker left
        [no-landscape] no fitting landscape is open
        [none-standing] no worker of its stands there
       *[no-structure] that market row is empty
    }
propolis-row-title = Row { $row }
propolis-row-standing = { $strengths }
propolis-row-leads = { $strengths }, { $name } leads
propolis-row-tied = { $strengths }, full and tied
propolis-row-line = Row { $row }: { $landscapes }. Strength { $standing }.
propolis-empty = empty slot
propolis-open = open
propolis-taken =
    { $lying ->
        [none] { $name }: standing on { $standing }
       *[other] { $standing ->
            [none] { $name }: lying on { $lying }
           *[other] { $name }: standing on { $standing }, lying on { $lying }
        }
    }
propolis-market = Market
propolis-market-row = Market { $row }
propolis-palaces = Palaces
propolis-own-hive = Hive of { $name }
propolis-hive-card = { $card }; { $points } now
propolis-sheet-line = { $name }: { $points }
propolis-sheet-built = structure { $what }
propolis-sheet-start = starting structure { $what }
propolis-sheet-palace = palace { $what }
propolis-affordable = affordable
propolis-lacking = lacks { $lacks }
propolis-piles = Deck { $deck }, on top { $top }; discarded { $discard }.
propolis-piles-empty = The deck is empty; discarded { $discard }.
propolis-last-round = This is the last round.
propolis-achieved = Achievements met as it stands: { $numbers }.
propolis-letters = Y yellow · O orange · P pink · V purple · B blue · * gold · w worker · t trade
propolis-reading = A landscape is named by row and place, as in 1,3; a worker by its space besides, as in 1,3,2. { $standing } stands, { $lying } lies (fortified, counts double), { $open } is a free space.

# On the page
propolis-areas = Areas of the table
propolis-area-rows = Land
propolis-area-market = Market
propolis-area-palaces = Palaces
propolis-area-hive = Hives
propolis-hives = Hives
propolis-hive-of = Hive of { $name }
propolis-pages = What is shown of a hive
propolis-page-hive = Cards
propolis-page-sheet = Score
propolis-page-wall = Achievements
propolis-side-about = { $name }: { $points } points, { $cards } of 10 cards; workers: { $personal } at home, { $out } out, { $central } in central
propolis-central = Central supply
propolis-crew-personal = home
propolis-crew-personal-about = workers at home
propolis-crew-out = out
propolis-crew-out-about = workers on landscapes
propolis-crew-central = central
propolis-crew-central-about = workers in the central supply
propolis-retreat-all = Retreat all
propolis-retreat-some = Retreat some
propolis-tracks = Tracks and permanents
propolis-track = { $number } on the track { $resource ->
        [yellow] yellow
        [orange] orange
        [pink] pink
        [purple] purple
        [blue] blue
       *[wild] gold
    }, { $permanents } permanent
propolis-space = space { $at }, { $what }
propolis-worker-standing = your worker stands here
propolis-worker-lying = your worker lies here, fortified
propolis-read = Point at a piece to read what it is and what would follow.
propolis-read-standing = Your worker stands on { $what }. Fortify it: it gains { $what } once more and counts double in its row.
propolis-read-lying = Your worker lies on { $what }: it is fortified and counts double in its row.
propolis-read-land = Landscape { $at } is open: { $gives }. Workers that you send there gain what their spaces give.
propolis-read-land-taken = Landscape { $at }: { $gives }. { $state }.
propolis-read-pays = You would pay from your tracks: { $resources }
propolis-read-lacks =
    { $workers ->
        [0] { $resources ->
            [one] You lack 1 resource
           *[other] You lack { $resources } resources
        }
        [one] { $resources ->
            [0] You lack 1 worker
            [one] You lack 1 resource and 1 worker
           *[other] You lack { $resources } resources and 1 worker
        }
       *[other] { $resources ->
            [0] You lack { $workers } workers
            [one] You lack 1 resource and { $workers } workers
           *[other] You lack { $resources } resources and { $workers } workers
        }
    }
propolis-read-lacks-palace =
    { $workers ->
        [0] { $permanents ->
            [one] You lack 1 permanent resource
           *[other] You lack { $permanents } permanent resources
        }
        [one] { $permanents ->
            [0] You lack 1 worker
            [one] You lack 1 permanent resource and 1 worker
           *[other] You lack { $permanents } permanent resources and 1 worker
        }
       *[other] { $permanents ->
            [0] You lack { $workers } workers
            [one] You lack 1 permanent resource and { $workers } workers
           *[other] You lack { $permanents } permanent resources and { $workers } workers
        }
    }
propolis-read-scores = Now it would score { $points } by itself, and your other cards { $helps } more
propolis-read-other = Choose yourself which tracks, permanents and gold pay for it.
propolis-now = now
propolis-no-palace = All palaces are taken.
propolis-then = Then
propolis-row-won = { $strengths }, { $name } wins the row
propolis-tied = tied
propolis-wins = { $name } wins
propolis-paying = Paying structure { $card }, color by color
propolis-thriftiest = the thriftiest
propolis-pay-legend = In a comb: paid by permanents, which stay. The green ring is the thriftiest way.
propolis-opponent-waits = It has not drawn a card yet.
propolis-sheet-unused = Unused resources
propolis-wall = Achievements
propolis-wall-kept = marked in a match before
propolis-wall-met = met as it stands
propolis-wall-soon = would be met
propolis-wall-open = not met

# What is asked
propolis-ask-act = choose an action.
propolis-ask-spaces = which spaces do the workers take?
propolis-ask-second = fortify a second worker?
propolis-ask-return = which workers come back?
propolis-ask-trade = trade one resource for another?
propolis-ask-gain = choose a resource; { $left } to come.
propolis-ask-pay = structure { $card } asks for { $number } { $color ->
        [yellow] yellow
        [orange] orange
        [pink] pink
        [purple] purple
       *[blue] blue
    }. What pays for it?
propolis-ask-take = take a worker from central?
propolis-ask-mark = which achievement do you mark?
propolis-ask-structure = which structure comes next?
propolis-ask-landscape = which landscape comes next?
propolis-ask-flip = which structure is on the other side?
propolis-ask-start = which starting structure is dealt?
propolis-ask-palace = which palace is dealt?
propolis-ask-solo = which card does the opponent draw?

# What may be answered
propolis-option-deploy = deploy on { $what }
propolis-option-fortify = fortify the worker on { $what }
propolis-option-retreat =
    { $what ->
        [all] retreat with all workers
        [some] retreat with some workers
       *[other] take back the worker on { $what }
    }
propolis-option-spaces = spaces { $what }
propolis-option-gather = gain { $what } first
propolis-option-trade = { $from } for { $to }
propolis-option-keep = no trade
propolis-option-gain = gain { $what }
propolis-option-build = build { $card }
propolis-option-other = choose how to pay for structure { $what }
propolis-option-pay =
    { $track ->
        [0] { $wild ->
                [0] permanents only
               *[other] { $wild } gold, the rest by permanents
            }
       *[other] { $wild ->
                [0] { $track } from the track, the rest by permanents
               *[other] { $track } from the track and { $wild } gold, the rest by permanents
            }
    }
propolis-option-palace = { $card }
propolis-option-skip = skip the turn and take a worker from central
propolis-option-pass = pass
propolis-option-done = no more
propolis-option-take = take a worker
propolis-option-decline = take none
propolis-option-mark = { $what ->
        [none] mark none
       *[other] { $achievement }
    }
propolis-option-structure = structure { $what }
propolis-option-landscape = landscape { $what }
propolis-option-start = starting structure { $what }
propolis-option-solo = solo card { $what }
propolis-effect-pays = pays { $resources }
propolis-effect-gains = gains { $resources }
propolis-effect-scores =
    { $points ->
        [one] 1 point more
       *[other] { $points } points more
    }

# Achievements
propolis-achievement-1 = score 15 or more
propolis-achievement-2 = score 17 or more
propolis-achievement-3 = score 20 or more
propolis-achievement-4 = score 22 or more
propolis-achievement-5 = score 25 or more
propolis-achievement-6 = score 27 or more
propolis-achievement-7 = score 30 or more
propolis-achievement-8 = score 35 or more
propolis-achievement-9 = score 40 or more
propolis-achievement-10 = 7 or more points from one structure
propolis-achievement-11 = 10 or more points from one structure
propolis-achievement-12 = 5 or more permanents of one type
propolis-achievement-13 = 7 or more permanents of one type
propolis-achievement-14 = 2 or more gold permanents
propolis-achievement-15 = 10 or more permanents in all
propolis-achievement-16 = 5 or more banners of one letter
propolis-achievement-17 = all workers at home at the end
propolis-achievement-18 = all workers in central at the end
propolis-achievement-19 = fewer than 5 unused resources at the end
propolis-achievement-20 = more than 20 unused resources at the end

# What happened
propolis-event-start = { $seat } begins with starting structure { $number }.
propolis-event-deployed =
    { $count ->
        [one] { $seat } deployed 1 worker on { $at }.
       *[other] { $seat } deployed { $count } workers on { $at }.
    }
propolis-event-fetched =
    { $count ->
        [0] { $seat } found no worker in central.
        [one] { $seat } fetched 1 worker from central.
       *[other] { $seat } fetched { $count } workers from central.
    }
propolis-event-gained =
    { $lost ->
        [0] { $seat } gained { $resources }.
       *[other] { $seat } gained { $resources }; { $lost } lost, the track is full.
    }
propolis-event-traded = { $seat } traded { $from } for { $to }.
propolis-event-kept = { $seat } did not trade.
propolis-event-row-wild =
    { $wild ->
        [0] { $seat } would gain a gold for row { $row }, but the track is at its end.
       *[other] { $seat } gained a gold for row { $row }.
    }
propolis-event-fortified = { $seat } fortified the worker on { $at }, space { $space }: { $what }.
propolis-event-retreated =
    { $count ->
        [0] { $seat } had no worker to take back.
        [one] { $seat } took 1 worker back from { $from }.
       *[other] { $seat } took { $count } workers back from { $from }.
    }
propolis-event-built =
    { $workers ->
        [0] { $seat } built structure { $card } for { $resources }: card { $cards } of 10.
       *[other] { $seat } built structure { $card } for { $resources } and { $crew }: card { $cards } of 10.
    }
propolis-event-palace = { $seat } built palace { $palace } for { $crew }: card { $cards } of 10.
propolis-event-took = { $seat } took structure { $card }: card { $cards } of 10.
propolis-event-won =
    { $wild ->
        [0] { $seat } won row { $row } ({ $strengths }) and took its workers back.
       *[other] { $seat } won row { $row } ({ $strengths }), took its workers back and gained a gold.
    }
propolis-event-tied = Row { $row } is full and tied at { $strength }.
propolis-event-discarded = The landscape on { $at } was discarded.
propolis-event-landscape = A new landscape lies on { $at }.
propolis-event-structure = Structure { $card } came into the market, slot { $slot }.
propolis-event-reshuffled = The { $count } discarded landscapes were shuffled into a new deck.
propolis-event-skipped = { $seat } skipped the turn and took a worker from central.
propolis-event-passed = { $seat } could do nothing and passed.
propolis-event-opponent =
    { $half ->
        [0] { $seat } drew card { $card }: { $action }.
        [1] { $seat } drew card { $card }. Its upper action was impossible ({ $hindrances }), so: { $action }.
       *[other] { $seat } drew card { $card } and retreated, as neither action was possible: { $hindrances }.
    }
propolis-event-last-round = The last round has come: { $because }
propolis-event-over = The match ended: { $because }
propolis-event-achieved =
    { $count ->
        [0] No achievement was met.
       *[other] Achievements met: { $numbers }.
    }
propolis-event-marked = { $seat } marked achievement { $number }.

# How it ends
propolis-end-ten-cards = a hive has 10 cards.
propolis-end-solo-deck = the opponent deck ran out for the second time.
propolis-end-round-limit = 100 rounds have been played.
propolis-result-solo =
    { $points ->
        [one] You scored 1 point.
       *[other] You scored { $points } points.
    }
propolis-result-marks = Marked so far: { $count } of 20.
propolis-result-master = All 20 are marked: you are a Propolis Master.

# Why not
why-PRP-TURN-03 = who can act must act.
why-PRP-DEP-02 = workers stand there already; only an open landscape can be entered.
why-PRP-DEP-03 = your own workers stand there; its free spaces stay closed until it is open again.
why-PRP-DEP-05 = you do not have that many workers at home.
why-PRP-DEP-06 = the landscape has no such space.
why-PRP-DEP-15 = a trade raises another track than the one it lowers.
why-PRP-DEP-16 = gold cannot be gained by a trade.
why-PRP-DEP-18 = the one track must hold something and the other must have room.
why-PRP-DECK-04 = there is no landscape.
why-PRP-FORT-01 = only a worker of yours that stands can be fortified.
why-PRP-FORT-03 = that worker is fortified already.
why-PRP-RETR-01 = no worker of yours is there.
why-PRP-RETR-02 = at least one worker comes back.
why-PRP-BUILD-01 = that structure is not in the market.
why-PRP-BUILD-02 = the whole cost must be paid, and you lack resources.
why-PRP-BUILD-05 = workers are paid from home only, and you have too few there.
why-PRP-BUILD-07 = each permanent counts once, and those you have do not cover the rest.
why-PRP-BUILD-11 = no more can be paid than is due or than you have.
why-PRP-CARD-05 = gold cannot be picked.
why-PRP-CARD-06 = that track is at its end.
why-PRP-PAL-01 = you have a palace already.
why-PRP-PAL-02 = your hive lacks permanents that the palace asks for.
why-PRP-PAL-07 = you have too few workers at home.
why-PRP-PAL-11 = that palace is not on offer.
why-PRP-SKIP-05 = a turn is skipped only with all workers in central.
why-PRP-ACH-01 = your score is below 15.
why-PRP-ACH-02 = your score is below 17.
why-PRP-ACH-03 = your score is below 20.
why-PRP-ACH-04 = your score is below 22.
why-PRP-ACH-05 = your score is below 25.
why-PRP-ACH-06 = your score is below 27.
why-PRP-ACH-07 = your score is below 30.
why-PRP-ACH-08 = your score is below 35.
why-PRP-ACH-09 = your score is below 40.
why-PRP-ACH-10 = no structure of yours scores 7; a palace does not count here.
why-PRP-ACH-11 = no structure of yours scores 10; a palace does not count here.
why-PRP-ACH-12 = you have fewer than 5 permanents of each type.
why-PRP-ACH-13 = you have fewer than 7 permanents of each type.
why-PRP-ACH-14 = you have fewer than 2 gold permanents.
why-PRP-ACH-15 = you have fewer than 10 permanents.
why-PRP-ACH-16 = you have fewer than 5 banners of each letter.
why-PRP-ACH-17 = not all of your workers are at home.
why-PRP-ACH-18 = not all of your workers are in central.
why-PRP-ACH-19 = you have more than 4 unused resources.
why-PRP-ACH-20 = you have fewer than 21 unused resources.
