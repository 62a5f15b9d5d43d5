# Hivernation.

hivernation = Hivernation
hivernation-about = Catch enemy bees between two of yours, and they change sides. Most bees win.

hivernation-mode-arcade = Arcade
hivernation-mode-arcade-about = 20 bees a side, and Flowers, Bears, Pesticides and Beekeepers to play.
hivernation-mode-quick = Quick Play
hivernation-mode-quick-about = 10 bees a side and nothing else: a short match.
hivernation-mode-total = Total Domination
hivernation-mode-total-about = 20 bees a side; once all lie in the hive, they move.
hivernation-setting-deal = deal
hivernation-setting-deal-about = How the first three specialties of each hand are dealt.
hivernation-setting-deal-random = at random
hivernation-setting-deal-even = even: two Flowers and a Bear for each side

# Pieces
hivernation-side =
    { $side ->
        [workers] Workers
       *[drones] Drones
    }
hivernation-tiles =
    { $tile ->
        [bee]
            { $count ->
                [one] 1 bee
               *[other] { $count } bees
            }
        [flower]
            { $count ->
                [one] 1 Flower
               *[other] { $count } Flowers
            }
        [bear]
            { $count ->
                [one] 1 Bear
               *[other] { $count } Bears
            }
        [pesticide]
            { $count ->
                [one] 1 Pesticide
               *[other] { $count } Pesticides
            }
        [beekeeper]
            { $count ->
                [one] 1 Beekeeper
               *[other] { $count } Beekeepers
            }
       *[hidden]
            { $count ->
                [one] 1 tile
               *[other] { $count } tiles
            }
    }
hivernation-piece =
    { $piece ->
        [queen] Queen
        [worker] Worker
        [worker-paw] Worker with a paw
        [drone] Drone
        [drone-paw] Drone with a paw
        [flower] Flower
        [flower-workers] Flower on a Worker
        [flower-drones] Flower on a Drone
        [bear-workers] Bear on a Worker
        [bear-drones] Bear on a Drone
       *[bear] Bear
    }

# The table
hivernation-status =
    { $bees ->
        [one] 1 bee in the hive, { $reserve } in reserve
       *[other] { $bees } bees in the hive, { $reserve } in reserve
    }
hivernation-hand = hand: { $tiles }
hivernation-hand-hidden =
    { $count ->
        [one] hand: 1 tile
       *[other] hand: { $count } tiles
    }
hivernation-hand-empty = hand: empty
hivernation-stack =
    { $count ->
        [0] The stack is empty.
        [one] The stack holds 1 tile.
       *[other] The stack holds { $count } tiles.
    }
hivernation-discard-pile = Discard pile
hivernation-discard = Discard pile: { $tiles }.
hivernation-discard-empty = The discard pile is empty.
hivernation-final = This is the last move of the match.
hivernation-moving =
    { $moves ->
        [0] The second phase begins: bees move.
        [one] Second phase: 1 move so far, { $calm } in a row without a flip.
       *[other] Second phase: { $moves } moves so far, { $calm } in a row without a flip.
    }
hivernation-lifted = One click puts the bee down and ends your turn.
hivernation-rows = The hive, row by row
hivernation-row = Row { $row }: { $tiles }
hivernation-legend = Q Queen · W Worker · D Drone · F Flower · B Bear · { $paw } paw · { $last } just put down · { $flipped } just flipped
hivernation-neighbors = A place is named by two numbers, as in 1,0: the slanting line and the row. The Queen lies on 0,0. Around her lie 1,0; 1,-1; 0,-1; -1,0; -1,1; 0,1, and just so around any place.
hivernation-reading = A place is named by two numbers, as in 1,0: first the slanting line (its number stands at the lower end), then the row (its number stands on the left).

# What is asked
hivernation-ask-start = who begins?
hivernation-ask-draw = which tile comes next?
hivernation-ask-play =
    { $mode ->
        [arcade] put down a bee or play a specialty.
       *[other] put down a bee.
    }
hivernation-ask-put =
    { $tile ->
        [flower] where does the Flower go?
        [bear] where does the Bear go?
        [pesticide] where does the Pesticide go?
       *[bee] where does the bee go?
    }
hivernation-ask-fetch = what does the Beekeeper bring back?
hivernation-ask-lift = pick up a bee to move it.

# What may be answered
hivernation-option-start =
    { $what ->
        [workers] Workers begin
       *[drones] Drones begin
    }
hivernation-option-tile = { hivernation-option-fetch }
hivernation-option-bee = put a bee on { $what }
hivernation-option-flower = put the Flower on { $what }
hivernation-option-bear = put the Bear on { $what }
hivernation-option-pesticide = put the Pesticide on { $what }
hivernation-option-lift = pick up the bee on { $what }
hivernation-option-use =
    { $what ->
        [flower] play a Flower
        [bear] play a Bear
        [pesticide] play a Pesticide
       *[beekeeper] play a Beekeeper
    }
hivernation-option-fetch =
    { $what ->
        [bee] a bee
        [flower] a Flower
        [bear] a Bear
        [pesticide] a Pesticide
       *[beekeeper] a Beekeeper
    }
hivernation-option-decline = decline the last move and end the match
hivernation-effect-flips =
    { $count ->
        [one] flips 1
       *[other] flips { $count }
    }
hivernation-effect-count = then { $own } to { $other }
hivernation-places =
    { $count ->
        [one] { $first }: the numbered place
       *[other] { $first } to { $last }: the numbered places
    }

# What happened
hivernation-event-bee =
    { $flips ->
        [0] { hivernation-side } put a bee on { $at }.
        [one] { hivernation-side } put a bee on { $at } and flipped 1 bee: { $lines }.
       *[other] { hivernation-side } put a bee on { $at } and flipped { $flips } bees: { $lines }.
    }
hivernation-event-flower =
    { $count ->
        [0] { hivernation-side } put a Flower on { $at }. It flipped nothing.
        [one] { hivernation-side } put a Flower on { $at }. It flipped 1 bee: { $cells }.
       *[other] { hivernation-side } put a Flower on { $at }. It flipped { $count } bees: { $cells }.
    }
hivernation-event-bear =
    { $count ->
        [0] { hivernation-side } put a Bear on { $at }. It touches no bee.
        [one] { hivernation-side } put a Bear on { $at }. 1 bee has a paw: { $cells }.
       *[other] { hivernation-side } put a Bear on { $at }. { $count } bees have a paw: { $cells }.
    }
hivernation-event-pesticide =
    { $count ->
        [0] { hivernation-side } put a Pesticide on { $at }. It removed nothing.
        [one] { hivernation-side } put a Pesticide on { $at }. It removed 1 tile: { $all }.
       *[other] { hivernation-side } put a Pesticide on { $at }. It removed { $count } tiles: { $all }.
    }
hivernation-event-beekeeper =
    { $tile ->
        [bee] { hivernation-side } played a Beekeeper and took a bee.
        [flower] { hivernation-side } played a Beekeeper and took a Flower.
        [bear] { hivernation-side } played a Beekeeper and took a Bear.
       *[pesticide] { hivernation-side } played a Beekeeper and took a Pesticide.
    }
hivernation-event-drew =
    { $tile ->
        [flower] { hivernation-side } drew a Flower for closing more than one line.
        [bear] { hivernation-side } drew a Bear for closing more than one line.
        [pesticide] { hivernation-side } drew a Pesticide for closing more than one line.
        [beekeeper] { hivernation-side } drew a Beekeeper for closing more than one line.
       *[hidden] { hivernation-side } drew a tile for closing more than one line.
    }
hivernation-event-dealt =
    { $tile ->
        [flower] { hivernation-side } were dealt a Flower.
        [bear] { hivernation-side } were dealt a Bear.
        [pesticide] { hivernation-side } were dealt a Pesticide.
        [beekeeper] { hivernation-side } were dealt a Beekeeper.
       *[hidden] { hivernation-side } were dealt a tile.
    }
hivernation-event-moved = { hivernation-side } picked up the bee on { $from }.
hivernation-event-start = { hivernation-side } begin.
hivernation-event-final = That was a last bee. { hivernation-side } have one more move.
hivernation-event-over = The match ended: { $because }

# How it ends
hivernation-end-last-bee = the last bees are down.
hivernation-end-declined = the last move was declined.
hivernation-end-blocked = the side to move could play no tile.
hivernation-end-converted = one side has no bee left.
hivernation-end-no-move = the side to move could move no bee.
hivernation-end-no-flips = there were 16 moves in a row without a flip.
hivernation-end-repetition = the same position came up for the third time.
hivernation-end-turn-limit = 120 moves have been made.
hivernation-sheet-bees = bees in the hive
hivernation-result-win =
    { $most ->
        [one] { hivernation-side } win with 1 bee to { $least }.
       *[other] { hivernation-side } win with { $most } bees to { $least }.
    }
hivernation-result-draw =
    { $most ->
        [one] A draw: 1 bee each.
       *[other] A draw: { $most } bees each.
    }

# Why not
why-HIV-TURN-02 = you do not hold that specialty.
why-HIV-TURN-03 = specialties are played in Arcade only.
why-HIV-TURN-04 = who can play must play; only the last move of an Arcade match may be declined.
why-HIV-TURN-06 = a tile lies there already; a bee needs an empty place.
why-HIV-TURN-07 = the first tile of a match is a bee beside the Queen.
why-HIV-ATT-04 = only enemy bees touch that place, and a bee there would flip none.
why-HIV-ATT-05 = only Flowers touch that place, and nobody may attach to a Flower.
why-HIV-ATT-06 = that place touches no tile.
why-HIV-QUEEN-02 = the Queen never leaves her place.
why-HIV-QUEEN-03 = nothing may be put on the Queen.
why-HIV-SPEC-02 = that place is beside no bee and no specialty.
why-HIV-SPEC-04 = that place touches only the Queen; a specialty needs a bee or another specialty beside it.
why-HIV-SPEC-05 = a specialty lies there already, and they cannot be stacked.
why-HIV-KEEPER-06 = a Beekeeper brings back only a tile of the discard pile that can be played now.
why-HIV-KEEPER-07 = a Beekeeper cannot bring back another Beekeeper.
why-HIV-TOTAL-03 = bees move only once both sides have put all of theirs down.
why-HIV-TOTAL-06 = only a bee that shows your side may be picked up.
why-HIV-TOTAL-07 = without that bee, part of the hive would be cut off from the Queen.
why-HIV-TOTAL-09 = a bee that is picked up must go to another place that is open to it.

# Buttons of the page

hivernation-look-nearer = Zoom in
hivernation-look-farther = Zoom out
hivernation-look-all = Show the whole hive
