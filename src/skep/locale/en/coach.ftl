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
coach-chance-rises = Your chance of winning rises: { $before }% → { $after }%.
coach-chance-stays = Your chance of winning stays at { $after }%.
coach-chance-falls = Your chance of winning falls anyway: { $before }% → { $after }%. The other options are worse.
coach-other = Next best: { $option }.
coach-lacks-nothing = It is about as good.
coach-lacks-points =
    { $points ->
        [one] It brings 1 point less this turn, and your chance of winning is { $chance } points lower.
       *[other] It brings { $points } points less this turn, and your chance of winning is { $chance } points lower.
    }
coach-lacks-harm =
    { $points ->
        [one] It leaves { $seat } 1 point more, and your chance of winning is { $chance } points lower.
       *[other] It leaves { $seat } { $points } points more, and your chance of winning is { $chance } points lower.
    }
coach-lacks-sight =
    { $points ->
        [one] It brings 1 point more at once, but your chance of winning is { $chance } points lower: it costs later.
       *[other] It brings { $points } points more at once, but your chance of winning is { $chance } points lower: it costs later.
    }
coach-lacks-future = It brings as many points this turn, but your chance of winning is { $chance } points lower: less is left for later.

# Chances
coach-chances = Chances of winning
coach-chances-about = Based on what you can see. The band shows how uncertain that is.
coach-chances-watch = Based on what everyone can see. The band shows how uncertain that is.
coach-chances-whole = With all cards open. The band shows how uncertain that is.
coach-chances-eyes = As { $name } could see it then
coach-chances-open = With all cards open
coach-chances-whose = Chances as seen by
coach-chances-table = The same in figures
coach-chances-now = { $name }: { $chance }%
coach-moment = Move
coach-percent = { $chance }% ({ $low }–{ $high })
coach-chart-says = Chances of winning over the match. { $now }
coach-chance-line = { $name }: about { $chance }% to win ({ $low } to { $high }%)
coach-chart-title = Chances of winning at each turn, from what could be seen then:
coach-chart-drawn = Chances of winning after each entry, from what could be seen then. A bar is lighter where that is uncertain.
coach-chart-line =
    { $entries ->
        [one] After 1 entry: { $chances }
       *[other] After { $entries } entries: { $chances }
    }
coach-no-chances = The coach gives no chances in this mode.
coach-later = The review comes after the match.

# Looking back
coach-review = What could I have done better?
coach-review-other = What could { $name } have done better?
coach-review-title = What cost most, in chances of winning:
coach-review-none = No decision cost much. Well played.
coach-review-line = { $number }. After { $entries } entries, { $name } had something better: { $better }. Taken: { $taken } (chance of winning about { $cost } points lower).
coach-looking = Looking at move { $at } of { $last } …
coach-cost = −{ $cost }%
coach-cost-says = It cost about { $cost } points of the chance of winning.
coach-taken = Taken
coach-better = Better
coach-see = See move { $at }
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
coach-hints-alone-about = Hints for anyone who plays only against bots. Everyone sees the chances.
coach-hints-always-about = Hints for everyone, also against people.
coach-hints-never-about = No hints and no chances before the end.

# Slips
page-fault-no-hints = This table gives no hints.
page-fault-no-chances = The coach gives no chances in this mode.
page-fault-busy = Many people are asking at once. Try again in a moment.
page-fault-bot-died = The coach could not think. Try again in a moment.
page-fault-bot-failed = The coach could not think. Try again in a moment.
