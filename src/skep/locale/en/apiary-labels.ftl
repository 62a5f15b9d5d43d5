# The page's labels on Apiary's table: areas, what stands there, what a piece would cost.

apiary-label-sky = Explore
apiary-label-advance = Advance
apiary-label-works = Actions
apiary-label-comb = Comb
apiary-label-hive = Hive
apiary-label-hand = Cards
apiary-label-areas = Areas of the table
apiary-label-hives = Hives
apiary-label-cost = Cost
apiary-label-lacks = You lack
apiary-label-free = free
apiary-label-worth = at the end
apiary-label-planted = Planted
apiary-label-upgraded = Upgraded
apiary-label-strong = With strength 4
apiary-label-turn = Turn the frame
apiary-label-favor = Favor
apiary-label-vp = VP
# $total: how far the worker reaches with those beside it.
apiary-label-reach = reaches { $total }
apiary-label-pool = Active
apiary-label-landing = Landing
apiary-label-supply = Supply
apiary-label-lifted = Lifted
# How many tiles a stack has left.
apiary-label-left =
    { $count ->
        [one] 1 tile left
       *[other] { $count } tiles left
    }
apiary-label-over = Without a spot
apiary-label-each = each one discarded gives favor
apiary-label-asks = Your decision
# How many frames lie in the supply.
apiary-label-frames =
    { $count ->
        [one] 1 frame left
       *[other] { $count } frames left
    }
# How many seed cards can still be drawn.
apiary-label-deck =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
apiary-label-nobody = not taught yet
# $name: who taught the dance.
apiary-label-taught = taught by { $name }
apiary-label-last = Last round
apiary-label-round = Turn
apiary-label-empty = empty
apiary-label-ship = The QueenShip is here
apiary-label-start = The QueenShip began here
apiary-label-unknown = Not explored yet
apiary-label-strength = Strength
apiary-label-choose = Choose your faction
apiary-label-read = Point at a piece to read what it does.
apiary-label-reserve = Reserve
apiary-label-explored = Explored
apiary-label-storage = Storage
apiary-label-first = first
apiary-label-second = second
# How many hibernation tokens a player has left.
apiary-label-sleepers =
    { $count ->
        [one] 1 hibernation token left
       *[other] { $count } hibernation tokens left
    }
