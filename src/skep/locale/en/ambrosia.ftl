# Ambrosia.

ambrosia = Ambrosia
ambrosia-about = Fly your bees in circles over the meadow, gather honey, and teach them new skills.

ambrosia-mode-front = front of the meadow
ambrosia-mode-front-about = Flowers worth 1 to 3 and no special spaces: best for a first match.
ambrosia-mode-back = back of the meadow
ambrosia-mode-back-about = Flowers worth 0 to 5, and special spaces from earthworm holes to rainbows.
ambrosia-setting-events = event cards
ambrosia-setting-events-about = After every scoring another card changes the rules for a while.
ambrosia-setting-events-false = no
ambrosia-setting-events-true = yes
ambrosia-setting-meadow = order of the parts
ambrosia-setting-meadow-about = How the meadow is put together.
ambrosia-setting-meadow-random = at random
ambrosia-setting-meadow-listed = always the same
ambrosia-setting-meadow-chosen = as the first seat likes
ambrosia-setting-ask = ask for optional points
ambrosia-setting-ask-about = Collector, Heavyweight Bee, honeywell, arena and rainbow may be declined. Being last past a jelly symbol can be worth more.
ambrosia-setting-ask-false = no, they come by themselves
ambrosia-setting-ask-true = yes
ambrosia-setting-advanced = Advanced Movement
ambrosia-setting-advanced-about = How this event card is read.
ambrosia-setting-advanced-turbo = normal bees fly like the Turbo Bee
ambrosia-setting-advanced-collector = normal bees score like the Collector, as the text has it
ambrosia-setting-stacks = groups of others
ambrosia-setting-stacks-about = May everyone look into all groups?
ambrosia-setting-stacks-closed = only their top bees are seen
ambrosia-setting-stacks-open = everyone sees all bees
ambrosia-setting-rematch = rematch
ambrosia-setting-rematch-about = Whoever was last in the match before starts with a royal jelly.
ambrosia-setting-rematch-false = no
ambrosia-setting-rematch-true = yes; the first seat says who it was

# Colors, bees, cards and spaces
ambrosia-color =
    { $color ->
        [amber] Amber
        [blue] Blue
        [red] Red
       *[violet] Violet
    }
ambrosia-victim =
    { $victim ->
        [amber] Amber
        [blue] Blue
        [red] Red
       *[violet] Violet
    }
ambrosia-bee-normal = normal bee
ambrosia-bee-normal-about = It has no power.
ambrosia-bee-guardian = Guardian
ambrosia-bee-guardian-about = Others cannot cover its group.
ambrosia-bee-collector = Collector
ambrosia-bee-collector-about = Its space scores 1 point more.
ambrosia-bee-heavyweight = Heavyweight Bee
ambrosia-bee-heavyweight-about = Its space scores double.
ambrosia-bee-turbo = Turbo Bee
ambrosia-bee-turbo-about = Its group may fly 1 space further.
ambrosia-bee-rebel = Rebel
ambrosia-bee-rebel-about = Its group may fly backwards.
ambrosia-bee-berserker = Berserker
ambrosia-bee-berserker-about = Its group may also cover exactly two bees of one color that lie alone.
ambrosia-bee-drone = Drone
ambrosia-bee-drone-about = On top of the only pair that can still move, it lets you score.
ambrosia-bee-saboteur = Saboteur
ambrosia-bee-saboteur-about = The bee of another color on the next space ahead scores nothing.
ambrosia-bee-organizer = Organizer
ambrosia-bee-organizer-about = Before its group moves, you may put it in any order.
ambrosia-bee =
    { $bee ->
        [normal] { ambrosia-bee-normal }
        [guardian] { ambrosia-bee-guardian }
        [collector] { ambrosia-bee-collector }
        [heavyweight] { ambrosia-bee-heavyweight }
        [turbo] { ambrosia-bee-turbo }
        [rebel] { ambrosia-bee-rebel }
        [berserker] { ambrosia-bee-berserker }
        [drone] { ambrosia-bee-drone }
        [saboteur] { ambrosia-bee-saboteur }
       *[organizer] { ambrosia-bee-organizer }
    }
ambrosia-bees =
    { $count ->
        [one] 1 bee
       *[other] { $count } bees
    }
ambrosia-card-surprising-turn = Surprising turn
ambrosia-card-surprising-turn-about = Flying, stacking and freeing go the other way round.
ambrosia-card-advanced-movement = Advanced Movement
ambrosia-card-advanced-movement-about = Groups with a normal bee on top may fly 1 space further. (The printed text names the Collector; a setting has it so.)
ambrosia-card-mutual-agreement = Mutual agreement
ambrosia-card-mutual-agreement-about = Each player decides for the color on their left. Nobody may use royal jelly (this last is Skep's own rule).
ambrosia-card-leaping-behaviour = Leaping Behavior
ambrosia-card-leaping-behaviour-about = A jelly puts one of your groups on any space where a move may end.
ambrosia-card-royal-favour = Royal Favor
ambrosia-card-royal-favour-about = Everyone takes a royal jelly.
ambrosia-card-unintended-consequences = Unintended Consequences
ambrosia-card-unintended-consequences-about = A move of 3 or more spaces gives each other player a point.
ambrosia-card-valuable-prisoners = Valuable Prisoners
ambrosia-card-valuable-prisoners-about = A scoring brings 1 point more for each bee that you cover.
ambrosia-card-enemy-takeover = Enemy Takeover
ambrosia-card-enemy-takeover-about = A jelly lets you move bees of another color's group.
ambrosia-card-peaceful-solution = Peaceful Solution
ambrosia-card-peaceful-solution-about = No bee may be covered.
ambrosia-card-hidden-talents = Hidden Talents
ambrosia-card-hidden-talents-about = The new special bee after a scoring is drawn by chance.
ambrosia-card-equal-rights = Equal Rights
ambrosia-card-equal-rights-about = No special bee has any power.
ambrosia-card-spontaneous-inspiration = Spontaneous inspiration
ambrosia-card-spontaneous-inspiration-about = Each player may exchange a normal bee for a special one, in the same place.
ambrosia-card-prisoners-protest = Prisoner's protest
ambrosia-card-prisoners-protest-about = Spaces where your bees are covered score their flower too.
ambrosia-card-disappointed-expectations = Disappointed expectations
ambrosia-card-disappointed-expectations-about = Flowers worth 3 score 0.
ambrosia-card-fertile-days = Fertile days
ambrosia-card-fertile-days-about = Flowers worth 2 score 4.
ambrosia-card-state-intervention = State intervention
ambrosia-card-state-intervention-about = After a scoring the new stack may be put in any order.
ambrosia-card-liberating-effect = Liberating effect
ambrosia-card-liberating-effect-about = Each player may free all of their covered bees.
ambrosia-space-hole = earthworm hole
ambrosia-space-hole-about = Bees that land here may go on to the other hole of the same color.
ambrosia-space-thicket = thicket
ambrosia-space-thicket-about = Special bees have no power here.
ambrosia-space-gust = gust of wind
ambrosia-space-gust-about = Whoever lands here may fly on at once.
ambrosia-space-honeywell = honeywell
ambrosia-space-honeywell-about = Landing here brings a point.
ambrosia-space-beekeeper = beekeeper
ambrosia-space-beekeeper-about = Whoever lands here takes a point off another player.
ambrosia-space-leaves = swaying leaves
ambrosia-space-leaves-about = Moves from here may go backwards.
ambrosia-space-arena = arena
ambrosia-space-arena-about = In a scoring, 1 point more for covering a bee here.
ambrosia-space-guerrilla = guerrilla
ambrosia-space-guerrilla-about = Whoever lands here may free a covered bee.
ambrosia-space-grasshopper = grasshopper service
ambrosia-space-grasshopper-about = Whoever scores while on top here may take another turn.
ambrosia-space-rainbow = rainbow
ambrosia-space-rainbow-about = In a scoring, 4 points more for being on top of both rainbow spaces.
ambrosia-once-a-turn = Each special space acts at most once in a turn. (Skep's own rule.)
ambrosia-stop-rule =
    { $limit ->
       *[other] If { $limit } turns in a row pass without a scoring, the match ends and all count. (Skep's own rule.)
    }

# The table
ambrosia-status =
    { $points ->
        [one] 1 point, jelly { $jelly }, scoring { $scorings }/{ $last }, worth { $worth }
       *[other] { $points } points, jelly { $jelly }, scoring { $scorings }/{ $last }, worth { $worth }
    }
ambrosia-waiting = waiting: { $bees }
ambrosia-card-open = Card: { $card }. { $about }
ambrosia-direction =
    { $way ->
        [back] Bees fly counter-clockwise.
       *[ahead] Bees fly clockwise.
    }
ambrosia-calm =
    { $left ->
        [one] 1 turn without a scoring is left.
       *[other] { $left } turns without a scoring are left.
    }
ambrosia-supply = Supply: { $count } jelly.
ambrosia-rows = The meadow, clockwise
ambrosia-row-empty = Space { $at }, flower { $value }{ $special }
ambrosia-row = Space { $at }, flower { $value }{ $special }: { $group }
ambrosia-group =
    { $count ->
        [one] { ambrosia-color }, 1 bee, { ambrosia-bee } on top
       *[other] { ambrosia-color }, { $count } bees, { ambrosia-bee } on top
    }
ambrosia-under = covers { ambrosia-bees } of { ambrosia-color }
ambrosia-order = from the top: { $bees }
ambrosia-legend = A 5H b1: Amber, 5 bees, Heavyweight on top, covering 1 of Blue · n normal · G Guardian · C Collector · H Heavyweight · T Turbo · R Rebel · B Berserker · D Drone · S Saboteur · O Organizer
ambrosia-legend-spaces = Behind a flower's value: o earthworm hole · # thicket · ~ gust · + honeywell · - beekeeper · < leaves · x arena · ^ guerrilla · > grasshopper · = rainbow
ambrosia-reading = Spaces are numbered clockwise. The meadow is a ring: the first space follows the last.
ambrosia-effect-scores = scores { $points }
ambrosia-effect-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ambrosia-effect-worth = then worth { $worth }

# What is asked
ambrosia-ask-start = who begins?
ambrosia-ask-part = which part of the meadow comes next, clockwise?
ambrosia-ask-last = who was last in the match before? They start with a jelly.
ambrosia-ask-pick = pick a special bee for the top of your stack.
ambrosia-ask-place = where does your stack start?
ambrosia-ask-event = which card is turned up?
ambrosia-ask-for = { $ask } (You decide for { ambrosia-color }.)
ambrosia-ask-turn = move, or use a jelly first.
ambrosia-ask-after = use a jelly before the check, or go on.
ambrosia-ask-check = score now, though a move is still possible?
ambrosia-ask-more = use a jelly for another turn or a point, or end the turn.
ambrosia-ask-fly = where does the group fly that you put in order?
ambrosia-ask-order = which bee lies next, from the top down?
ambrosia-ask-gust = fly on with the gust of wind?
ambrosia-ask-tunnel = how many bees go through the earthworm hole?
ambrosia-ask-rob = who loses a point to the beekeeper?
ambrosia-ask-free = free a covered bee?
ambrosia-ask-hop = take another turn with the grasshopper?
ambrosia-ask-bonus =
    { $what ->
        [arena] take the arena's point on space { $at }?
        [rainbow] take the rainbow's points?
       *[other] take the bonus of the bee on space { $at }?
    }
ambrosia-ask-honey = take the honeywell's point?
ambrosia-ask-begin = with which group does stacking up begin? It ends on top.
ambrosia-ask-give = which bee goes to the hive?
ambrosia-ask-add = which special bee joins the stack?
ambrosia-ask-talent = which special bee is drawn?
ambrosia-ask-alone = all your bees are covered. Where does the new one stand?
ambrosia-ask-swap = which normal bee does it replace?
ambrosia-ask-inspire = exchange a normal bee for a special one?
ambrosia-ask-show = a hidden bee comes to light.

# What may be answered
ambrosia-option-done = go on
ambrosia-option-wait = do not score yet
ambrosia-option-score = score
ambrosia-option-point = use a jelly for a point
ambrosia-option-again = use a jelly for another turn
ambrosia-option-hop = take another turn
ambrosia-option-stay = end the turn
ambrosia-option-yes = take it
ambrosia-option-no = leave it
ambrosia-option-shown = look
ambrosia-option-rob = { ambrosia-color } loses a point
ambrosia-option-start = { ambrosia-color } begins
ambrosia-option-last = { ambrosia-color }
ambrosia-option-part = part { $what }
ambrosia-option-event = { $what }
ambrosia-option-talent = { ambrosia-bee }
ambrosia-option-pick = { ambrosia-bee }
ambrosia-option-add =
    { $what ->
        [none] no new bee
        [chance] draw one
       *[other] { ambrosia-bee }
    }
ambrosia-option-next = { ambrosia-bee }
ambrosia-option-tunnel = { ambrosia-bees } through the hole
ambrosia-option-place = start on { $at }
ambrosia-option-begin = begin on { $at }
ambrosia-option-organize = put the group on { $at } in order, then move it
ambrosia-option-alone = stand on { $at }
ambrosia-option-free = free the bee on { $at }
ambrosia-option-give = give the bee on { $at }, { $place }
ambrosia-option-swap = exchange the bee on { $at }, { $place }
ambrosia-option-place-top = number { $number } from the top
ambrosia-option-place-under = covered
ambrosia-option-leap = leap from { $from } to { $to } for a jelly
ambrosia-option-move = { ambrosia-bees } from { $from } to { $to }
ambrosia-option-takeover = move { ambrosia-bees } of another color from { $from } to { $to } for a jelly

# What happened
ambrosia-event-start = { ambrosia-color } begins.
ambrosia-event-picked = { ambrosia-color } starts with the { ambrosia-bee }.
ambrosia-event-placed = { ambrosia-color } starts on { $at }.
ambrosia-event-flew =
    { $covers ->
        [0] { ambrosia-color } flew with { ambrosia-bees } from { $from } to { $to }.
        [one] { ambrosia-color } flew with { ambrosia-bees } from { $from } to { $to }, where it covers 1 bee.
       *[other] { ambrosia-color } flew with { ambrosia-bees } from { $from } to { $to }, where it covers { $covers } bees.
    }
ambrosia-event-dug = { ambrosia-color } sent { ambrosia-bees } through the earthworm hole from { $from } to { $to }.
ambrosia-event-leapt = { ambrosia-color } used a jelly and leapt with { ambrosia-bees } from { $from } to { $to }.
ambrosia-event-unintended = Unintended consequences of { $spaces } spaces: all others take a point from { ambrosia-color }'s move.
ambrosia-event-sorted = { ambrosia-color } put the group on { $at } in order.
ambrosia-event-gust = { ambrosia-color } flies on with the gust on { $at }.
ambrosia-event-honey = { ambrosia-color } takes a point from the honeywell on { $at }.
ambrosia-event-robbed =
    { $loss ->
        [0] { ambrosia-color } sent the beekeeper to { ambrosia-victim }, who had no point to lose.
       *[other] { ambrosia-color } sent the beekeeper to { ambrosia-victim }, who lost a point.
    }
ambrosia-event-freed = { ambrosia-color } freed a { ambrosia-bee } on { $from }; it is now on { $to }.
ambrosia-event-takeover = { ambrosia-color } used a jelly to take over bees of { ambrosia-victim }.
ambrosia-event-point = { ambrosia-color } used a jelly for a point.
ambrosia-event-again = { ambrosia-color } used a jelly for another turn.
ambrosia-event-jelly =
    { $why ->
        [symbol] { ambrosia-color } is the last to pass a jelly symbol and takes a jelly.
        [hive] { ambrosia-color } is the last to reach a beehive and takes a jelly.
        [favour] { ambrosia-color } takes a jelly from Royal Favor.
       *[rematch] { ambrosia-color } was last in the match before and starts with a jelly.
    }
ambrosia-event-scored =
    { $points ->
        [one] { ambrosia-color } scores 1 point.
       *[other] { ambrosia-color } scores { $points } points.
    }
ambrosia-event-gathered = { ambrosia-color } stacks up { ambrosia-bees } on { $at }.
ambrosia-event-gave = { ambrosia-color } put a { ambrosia-bee } on hive { $hive }.
ambrosia-event-added = { ambrosia-color } brings the { ambrosia-bee } into play on { $at }.
ambrosia-event-hop = { ambrosia-color } takes another turn with the grasshopper.
ambrosia-event-event = New card: { $card }. { $about }
ambrosia-event-inspired = { ambrosia-color } exchanged a normal bee for the { ambrosia-bee }.
ambrosia-event-leftover =
    { $points ->
        [one] { ambrosia-color } takes 1 point for a jelly left.
       *[other] { ambrosia-color } takes { $points } points for jelly left.
    }
ambrosia-event-over = The match ended: { $because }

# How it ends
ambrosia-end-finished = a color made its last scoring.
ambrosia-end-stopped = too many turns passed without a scoring.
ambrosia-sheet-scorings = scorings
ambrosia-sheet-final = final count
ambrosia-sheet-jelly = jelly used for points
ambrosia-sheet-honeywell = honeywells
ambrosia-sheet-events = event cards
ambrosia-sheet-beekeeper = beekeeper
ambrosia-sheet-leftover = jelly left at the end

# Why not
why-AMB-COMP-04 = each color has every special bee just once, and that one is in play or gone.
why-AMB-START-04 = at least 3 spaces must lie between two starting stacks.
why-AMB-TURN-04 = a bee is freed before the check, not after it.
why-AMB-TURN-05 = a jelly for another turn is paid after the check.
why-AMB-MOVE-01 = none of your groups is there.
why-AMB-MOVE-03 = the group does not have that many bees.
why-AMB-MOVE-04 = bees fly exactly as many spaces as there are bees moved.
why-AMB-MOVE-05 = that would be backwards.
why-AMB-MOVE-07 = a single bee cannot move.
why-AMB-MOVE-08 = a single bee cannot move, not even on top of others.
why-AMB-MOVE-09 = only your own bees move.
why-AMB-MOVE-10 = covered bees cannot move.
why-AMB-DEST-05 = two or more bees with another color on top lie there.
why-AMB-DEST-06 = the bee there already covers another.
why-AMB-DEST-07 = your own bee there is covered; the bee on top decides.
why-AMB-FORCE-01 = whoever can move must move.
why-AMB-GUARD-01 = a Guardian is on top there, and cannot be covered.
why-AMB-GUARD-03 = a Guardian is on top there, and holds against the Berserker too.
why-AMB-TURBO-01 = only with the Turbo Bee on top may bees fly 1 space further.
why-AMB-TURBO-04 = a Turbo Bee that is alone cannot move either.
why-AMB-BERS-04 = the Berserker covers exactly two bees of one color, never more.
why-AMB-THICK-02 = the Berserker has no power over a thicket.
why-AMB-ORG-01 = only a group of two or more with the Organizer on top can be put in order, if it can move.
why-AMB-ORG-02 = the group was put in order to move, so it must be the one that moves, and be able to.
why-AMB-GUST-01 = the gust carries only bees that are on its space.
why-AMB-STACK-08 = begun there, the new stack would end on bees of others.
why-AMB-HIVE-01 = a normal bee of the new stack goes to the hive, as long as there is one.
why-AMB-HIVE-07 = a covered bee goes to the hive only if the new stack has no normal one.
why-AMB-JELLY-02 = that costs a jelly, and you have none.
why-AMB-JELLY-04 = only one jelly a turn may be used for an action; this turn's is used.
why-AMB-JELLY-08 = in a turn that was paid with jelly, jelly is good for points only.
why-AMB-JELLY-09 = only your own covered bees can be freed.
why-AMB-JELLY-12 = without an uncovered group of your own nothing can be freed.
why-AMB-EVT-10 = under Mutual agreement no jelly may be used.
why-AMB-EVT-12 = only under Leaping Behavior may one of your groups leap.
why-AMB-EVT-20 = only under Enemy Takeover may you move a group of another color, and it must have at least 2 bees.
why-AMB-EVT-21 = bees taken over fly as many spaces as there are of them, to a space that is open to their color.
why-AMB-EVT-23 = under Peaceful Solution nobody may be covered.
why-AMB-EVT-26 = under Hidden Talents the special bee is drawn by chance.

# Labels of the page

ambrosia-label-flies = Can fly
ambrosia-label-hive = Beehives
ambrosia-label-track = Honeycomb
