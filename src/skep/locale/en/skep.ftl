# What every table says, whatever the game.

list-and = { $start } and { $last }

# Who sits at a seat
player-you = you
player-random = random bot
player-greedy = greedy bot
player-search = search bot
player-larva = Larva
player-nurse = Nurse
player-forager = Forager
player-queen = Queen
seat-name = Seat { $seat }
seat-line = { $name }: { $player }

# Levels of bots
level-larva = Larva
level-larva-about = Sees only the next step, and not clearly. A first opponent, also for children.
level-nurse = Nurse
level-nurse-about = Sees to the end of its own turn, and misjudges now and then.
level-forager = Forager
level-forager-about = Thinks a few turns ahead, for a moment.
level-queen = Queen
level-queen-about = Thinks ahead for as long as she is given.

# The table
table-opening = { $game }, { $mode }
table-watch = Nobody sits at this screen; the bots play.
turn-of = { $name }: { $ask }
options-title = Options
answer-here = Number, key or help
thinking = { $name } is thinking …
pass-screen = Pass the screen to { $name }.
pass-enter = Press Enter when you are there

# The end
over-here = log, score, review, again N, undo, save FILE or quit
result-win = { $name } wins.
result-draw = A draw between { $names }.
score-line =
    { $points ->
        [one] { $name }: 1 point
       *[other] { $name }: { $points } points
    }

# Commands
help-title = What you can type
help-answer = take this option; a place such as 1,0 will do too
help-list = all options, with keys and in words
help-look = the table again
help-undo = take your last answer back
help-hint = what a search bot would answer
help-chances = how likely each seat is to win
help-chart = how the chances changed over the match
help-review = after the match: the decisions that cost you most
help-again = after review: play on from where a lesson was learned
help-why = the rule that forbids a key
help-log = what has happened so far
help-score = the scores now
help-rules = the rules: all headings, a heading or a clause
help-save = write the match to a file
help-quit = leave the table

undo-done = Taken back: { $key }.
undo-none = There is no answer of yours to take back yet.
hint-says = A search bot would answer { $key }: { $words }.
log-empty = Nothing has happened yet.
rules-how = Type rules and a heading or a clause, for example: rules { $example }
rules-unknown = There is no heading or clause { $name }. Type rules to see the headings.
rules-none = No rules are written down for { $game }.

why-how = Say which key, for example: why { $example }
why-offered = { $key } is offered now: { $words }.
why-not = { $key } is not allowed: { $reason }
why-unknown = No rule speaks of { $key } here. Keys look like { $example }; list shows what is offered.
why-over = The match is over; nothing is asked.

save-how = Say where to, for example: save { $example }
save-done = Saved to { $file }.
save-taken = { $file } exists already. Type the same again to write over it, or another name.
save-failed = { $file } was not written: { $reason }. Try another name.
quit-save = Save the match first? A file name, or just Enter to leave

# Slips at the prompt
slip-number =
    { $last ->
        [one] There is no option { $typed }; the only one is 1.
       *[other] There is no option { $typed }; they go from 1 to { $last }.
    }
slip-answer = There is no option or command { $typed }. Type a number from 1 to { $last }, a key such as { $example }, or help.
slip-place = { $typed } could be any of { $keys }. Type the whole key.
slip-over = The match is over. Type log, score, review, again N, undo, save FILE or quit.
