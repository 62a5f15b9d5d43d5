# The coach, at every table

# Why this option
coach-brings =
    { $points ->
        [one] It brings 1 point: { $before } → { $after }.
       *[other] It brings { $points } points: { $before } → { $after }.
    }
coach-spends =
    { $points ->
        [one] It costs 1 point now: { $before } → { $after }. That pays off later.
       *[other] It costs { $points } points now: { $before } → { $after }. That pays off later.
    }
coach-no-points =
    { $points ->
        [one] It brings no points this turn: 1 as before. It prepares what comes.
       *[other] It brings no points this turn: { $points } as before. It prepares what comes.
    }
coach-takes = It takes points from { $seat }: { $before } → { $after }.
coach-ends = It ends the match.
coach-chance-rises = Your chance to win rises: { $before } % → { $after } %.
coach-chance-stays = Your chance to win stays at { $after } %.
coach-chance-falls = Your chance to win falls all the same: { $before } % → { $after } %. The others are worse.
coach-other = Next best: { $option }.
coach-lacks-nothing = It is about as good.
coach-lacks-points =
    { $points ->
        [one] It brings 1 point fewer this turn, and { $chance } % less chance.
       *[other] It brings { $points } points fewer this turn, and { $chance } % less chance.
    }
coach-lacks-harm =
    { $points ->
        [one] It leaves { $seat } 1 point more, and you { $chance } % less chance.
       *[other] It leaves { $seat } { $points } points more, and you { $chance } % less chance.
    }
coach-lacks-sight =
    { $points ->
        [one] It brings 1 point more at once, but { $chance } % less chance: it costs later.
       *[other] It brings { $points } points more at once, but { $chance } % less chance: it costs later.
    }
coach-lacks-future = It brings as many points this turn, but { $chance } % less chance: it leaves less for later.

# Chances
coach-chances = Chances to win
coach-chances-about = From what you can see. The band says how sure that is.
coach-chances-watch = From what all can see. The band says how sure that is.
coach-chances-whole = With every card open. The band says how sure that is.
coach-chances-eyes = As { $name } could see it then
coach-chances-open = With every card open
coach-chances-whose = Seen by
coach-chances-table = The same in figures
coach-chances-now = { $name }: { $chance } %
coach-moment = Moment
coach-percent = { $chance } % ({ $low }–{ $high })
coach-chart-says = Chances to win over the match. { $now }
coach-chance-line = { $name }: about { $chance } % to win ({ $low } to { $high } %)
coach-chart-title = Chances to win at each turn, from what could be seen then:
coach-chart-drawn = Chances to win after so many entries, from what could be seen then. A bar is lighter where that is not sure.
coach-chart-line =
    { $entries ->
        [one] After 1 entry: { $chances }
       *[other] After { $entries } entries: { $chances }
    }
coach-no-chances = The coach gives no chances in this mode.
coach-later = The review comes when the match is over.

# Looking back
coach-review = What could I have done better?
coach-review-other = What could { $name } have done better?
coach-review-title = What cost most, in chances to win:
coach-review-none = No decision cost much. Well played.
coach-review-line = { $number }. After { $entries } entries, { $name } had something better: { $better }. Taken: { $taken } (about { $cost } % less chance).
coach-looking = Looking at moment { $at } of { $last } …
coach-cost = −{ $cost } %
coach-cost-says =
    It cost about { $cost } % chance to win.
coach-taken = Taken
coach-better = Better
coach-see = See moment { $at }
coach-again-how = Type again and a number to play on from there.
coach-again-which =
    { $last ->
        [0] Type review first: then there is something to play on from.
       *[other] Say which, from 1 to { $last }: again 1
    }
coach-again-done = Back to where { $entries } entries were given.

# Who is given hints
coach-hints = The coach gives hints
coach-hints-alone = Against bots
coach-hints-always = Always
coach-hints-never = Never
coach-hints-alone-about = Hints for whoever plays against bots alone. The chances are there for all.
coach-hints-always-about = Hints for everybody, also against people.
coach-hints-never-about = Neither hints nor chances before the end.

# Slips
page-fault-no-hints = This table gives no hints.
page-fault-no-chances = The coach gives no chances in this mode.
page-fault-busy = Many ask at once. Try again in a moment.
page-fault-bot-died = The coach could not think. Try again in a moment.
page-fault-bot-failed = The coach could not think. Try again in a moment.
