# Apiary: the solo opponent.
apiary-automa = Automa

# Chance
apiary-ask-automa-card = which card of the Automa comes next?
apiary-option-card = card { $what }

# What she does, and why
apiary-event-automa-shuffles = { $seat } has no card left, so all but the one just taken are shuffled.
apiary-event-automa-retrieves =
    { $seat }, card { $number }: she has { $active } { $color ->
        [yellow] yellow
       *[gray] gray
    } { $active ->
        [one] worker
       *[other] workers
    } active, no more than { $most }, and { $out } on the board, so row 1 applies: she retrieves strength { $strengths }.
apiary-event-automa-row-2 =
    { $seat }, card { $number }: row 1 does not apply. Row 2 does, for a { $color ->
        [yellow] yellow
       *[gray] gray
    } worker of strength 4 is active: she carves with it.
apiary-event-automa-row-3 =
    { $seat }, card { $number }: rows 1 and 2 do not apply, so row 3: { $action } with her strongest active { $color ->
        [yellow] yellow
       *[gray] gray
    } worker, strength { $strength }.
apiary-event-automa-flies =
    { $seat } flies { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } along the S-curve { $curve ->
        [down] down
       *[up] up
    } (card { $support }) to { $to }: { $why ->
        [token] the first planet with a token within range { $reach }.
        [range] no token within range { $reach }, so the whole range.
       *[further] no token within range { $reach }, and she may not stop on the start space or where she came from.
    }
apiary-event-automa-takes =
    { $seat } takes { $tile } ({ $row }, column { $column }): the rightmost that a total of { $total } opens, { $why ->
        [row] in the row that card { $support } names.
       *[next] in the next row with a tile, for the one that card { $support } names has none.
    }
apiary-event-automa-carves =
    { $seat } takes the carving { $tile }: number { $count } along the S-curve { $curve ->
        [down] down
       *[up] up
    } (card { $support }).
apiary-event-automa-home =
    { $seat }: a { $color ->
        [yellow] yellow
       *[gray] gray
    } worker goes to her active pool with strength { $strength }.
apiary-event-automa-worker =
    { $seat }: a new { $color ->
        [yellow] yellow
       *[gray] gray
    } worker of strength { $strength } in her active pool.
apiary-event-automa-sleeps = { $seat }: a worker hibernates on the { $pod }, vacant pod number { $count } by card { $support }.
apiary-event-automa-sleeps-not = { $seat }: a worker hibernates, but no pod or token is left for it.
apiary-event-automa-scores =
    { $seat }: +{ $points } VP ({ $because ->
        [new-planet] a new planet
        [old-planet] a known planet
        [strong-explore] strength 4 on Explore
        [advance] Advance
        [strong-advance] strength 4 on Advance
        [grow] Grow
        [convert] Convert
        [research] Research
        [retrieve] a retrieved worker
       *[hibernate] hibernation
    }).
apiary-event-automa-result =
    { $won ->
        [yes] You have { $own } VP, the Automa { $hers }: you win.
       *[no] You have { $own } VP, the Automa { $hers }: she wins.
    }

# The table
apiary-automa-status = { $points } VP, level { $level }; yellow { $yellow }; gray { $gray }; hibernation tokens { $tokens }
apiary-automa-mark =
    { $color ->
        [yellow] Ay
       *[gray] Ag
    }
apiary-automa-table = Automa, level { $level }
apiary-automa-last = Her card was number { $number }.
apiary-automa-plan =
    Next, card { $number } ({ $color ->
        [yellow] yellow
       *[gray] gray
    }), as things stand: { $action }, strength { $strengths }.
apiary-automa-retrieve = Retrieve
apiary-automa-support =
    Support side on top: S-curve { $curve ->
        [down] down
       *[up] up
    }, carving { $count }, { $resource }, row { $row }, pod { $pod }.
apiary-automa-deck = Deck { $count }; new workers have strength { $gained }.
apiary-automa-tiles = In front of her: { $tiles }
apiary-automa-sheet = Her score: { $lines }
apiary-automa-line-track = score track
apiary-automa-line-tiles = tiles
apiary-automa-line-explore-tokens = explore tokens
apiary-automa-line-carvings = carvings
apiary-automa-line-comb = Hibernation Comb

# Her panel on the page
apiary-automa-did = Her last turn
apiary-automa-waits = She has not moved yet. The card on top of her deck lies open.
apiary-automa-steps = Step by step
apiary-automa-next = Her next card is number { $number }
apiary-automa-rule-1 =
    Retrieve, if at most { $most } { $color ->
        [yellow] yellow
       *[gray] gray
    } { $most ->
        [one] worker is
       *[other] workers are
    } active and one is on the board
apiary-automa-rule-2 =
    Else carve, if a { $color ->
        [yellow] yellow
       *[gray] gray
    } worker of strength 4 is active
apiary-automa-rule-3 =
    Else { $action } with her strongest active { $color ->
        [yellow] yellow
       *[gray] gray
    } worker
apiary-automa-stands = as things stand, strength { $strengths }
apiary-automa-pool =
    { $color ->
        [yellow] Yellow
       *[gray] Gray
    } workers: active { $pool }, on the board { $board }
apiary-automa-nobody = none
apiary-automa-front = In front of her
apiary-automa-points = Where her points come from

# Results against her, kept from match to match
apiary-results = Your results against the Automa
apiary-results-level = Level
apiary-results-matches = Matches
apiary-results-won = Won
apiary-results-best = Best
apiary-results-mean = Mean
apiary-results-hers = Hers
apiary-results-none = No match against the Automa has ended yet.
apiary-results-line =
    Level { $level }: { $won } of { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } won; your best { $best } VP, your mean { $mean }, hers { $hers }.
apiary-results-aside = Earlier results can't be read. They were put aside in this browser, and counting starts again.
