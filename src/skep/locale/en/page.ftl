# What the page says around the table.

# Everywhere
page-skip = Skip to the content
page-close = Close
page-copy = Copy
page-copied = Copied
page-copy-by-hand = Your browser does not allow copying here. The link is selected: copy it by hand.
page-copy-refused = Your browser does not allow copying here. The link is under Share, too.
page-qr = The link as a picture for a phone's camera
page-settings = Settings
page-language = Language
page-light = Theme
page-light-auto = Same as device
page-light-light = Light
page-light-dark = Dark
page-sound = Play a soft sound when it is my turn
page-notice = Notify me when it is my turn and this tab is in the background
page-notice-refused = Your browser blocks notifications from this page. You can allow them in its settings.
page-one-click = Take an option with one click instead of two
page-motion = Animate the pieces
page-plain = Plain board: lists instead of a drawing
page-to-lobby = Lobby
page-try-again = Try again
page-no = No
page-you = you
page-someone = Someone
page-name = Name
page-player = Player { $number }

# Lobby
page-opening = Board games about bees
page-opening-about = Pick a game, send a friend the link, and play. No account is needed.
page-continue = Continue where you left off
page-forget = Remove from this list
page-phase-waiting = Waiting for players
page-phase-playing = In play
page-phase-over = Over
page-games = The games
page-how-many = Players
page-how-long = Time
page-minutes = { $minutes } min
page-weight =
    { $weight ->
        [1] Very light
        [2] Light
        [3] Medium
        [4] Heavy
       *[5] Very heavy
    }
page-play = Play
page-rules = Rules
page-open-tables = Open tables
page-no-tables = No open tables right now. Start one, list it in the lobby, and it will appear here.
page-join = Join
page-notice-of-publishers = Skep is made by people who love these games. It is independent of their publishers. If you like a game, please buy the box.

# A new table
page-new-table = New table: { $game }
page-mode = Mode
page-house = house rule
page-your-name = Your name
page-color = Your color
page-color-honey = Honey, a hexagon
page-color-clover = Clover, a circle
page-color-heather = Heather, a diamond
page-color-cornflower = Cornflower, a triangle
page-color-poppy = Poppy, a square
page-against = Who plays with you?
page-against-friends = Friends, by link
page-against-bot = Bots
page-against-here = People at this screen
page-chair = Chair { $chair }
page-chair-person = Someone with the link
page-chair-here = Someone at this screen
page-name-of = Name for chair { $chair }
page-here-about = You pass the screen around. A curtain hides what the others may not see.
page-more = Clock and more options
page-clock = Clock
page-clock-none = None
page-clock-none-about = Everyone takes the time they need.
page-clock-quick = Quick
page-clock-quick-about = 5 minutes per player, plus 5 seconds for every answer.
page-clock-calm = Calm
page-clock-calm-about = 20 minutes per player, plus 15 seconds for every answer.
page-clock-days = Days
page-clock-days-about = A week per player, plus an hour for every answer.
page-think = How long the Queen thinks
page-think-0 = 1.5 seconds
page-think-5 = 5 seconds
page-think-15 = 15 seconds
page-think-30 = 30 seconds
page-think-about = Roughly, for each decision. The longer she thinks, the better she plays.
page-grace = If someone leaves
page-grace-0 = Wait
page-grace-120 = 2 minutes
page-grace-600 = 10 minutes
page-grace-86400 = A day
page-grace-about = After that time a bot plays for them. They can take the seat back with one click.
page-standing = Standing orders
page-standing-about = These answer for you when you are asked something in another player's turn, so nobody has to wait. You can change them at any time.
page-standing-start-about = These answer when someone is asked something in another player's turn, so nobody has to wait. Everyone can change their own at the table.
page-standing-none = Ask me
page-listed = List this table in the lobby, so that anyone can join
page-start = Start
page-open-table = Open the table

# Bots
level-random = Random bot
level-random-about = Plays whatever is allowed.
level-greedy = Greedy bot
level-greedy-about = Takes what looks best right now.
level-search = Search bot
level-search-about = Thinks ahead for a second.

# Joining and waiting
page-join-title = Join { $game }
page-which-chair = Which chair?
page-free-chair = Free chair
page-sit = Sit down
page-only-watch = Just watch
page-watch = Watch
page-full = All chairs are taken
page-full-about = Ask someone at the table for the watchers' link.
page-full-watch = You can watch the match.
page-over-title = This match is over
page-joining = Joining the table …
page-waiting-title = Waiting for players
page-waiting =
    { $missing ->
        [0] Everyone is here.
        [one] One chair is still free. The match begins when it is taken.
       *[other] { $missing } chairs are still free. The match begins when all are taken.
    }
page-invite = Invite someone
page-invite-about = Anyone who opens this link can sit down.
page-watch-link = For watchers
page-watch-link-about = Watchers see only what everyone may see, until the match is over.
page-give-chair = Who gets chair { $chair }?
page-wait-for-person = Keep it free
page-is-here = here
page-is-away = away
page-leave = Leave the table
page-send-away = Send away
page-sure-send-away = Send { $name } away? The chair becomes free. To keep them from coming back, take the link back as well.
page-at-host = at the host's screen
page-free-seat = Free this seat
page-sure-free-seat = Free the seat of { $name }? Their key stops working, and a bot or someone else can take the seat. Everyone is told.
page-take-seat = Play this seat too
page-seat-care = Seats
page-seat-care-about = You can free a seat once its person has been away for the table's time limit and at least five minutes, or for an hour if there is no limit. A free seat can go to a bot.
page-sent-away = The host freed your seat
page-sent-away-about = Your key for this table no longer works. If a chair is still free, you can sit down again.
page-sit-again = Look for a free chair

# Odd states
page-offline-title = The server is not responding
page-offline = It may be starting up. Try again in a moment.
page-unloaded = Part of this page could not be loaded
page-unloaded-about = The connection may have failed, or Skep was updated while this tab was open. Reload the page to continue; nothing at your tables is lost.
page-reload = Reload
page-board-failed = The drawing of this table failed. You can play on with the plain board.
page-beside-failed = This panel could not be drawn. The match goes on.
page-lost = Connection lost. Reconnecting …
page-gone = This link no longer works
page-gone-about = The table no longer exists, or its link was replaced. Ask for a new one.
page-nowhere = Page not found
page-nowhere-about = Check the address for a typo.
page-no-game = No such game here
page-no-game-about = The lobby shows the games that can be played.
page-no-rules = There are no written rules for this game
page-elsewhere = You are playing on another device
page-elsewhere-about = This seat is open in another window or on another device. You can continue here; the other device will be disconnected.
page-taken-over = You continued on another device
page-taken-over-about = This seat is now open there. You can take it back to this screen.
page-sit-here = Continue here

# At the table
page-board = The table
page-panels = Parts of the table
page-tab-ask = Turn
page-tab-seats = Seats
page-tab-log = Log
page-watching = watching
page-share = Share
page-menu = More
page-your-turn = Your turn
page-to-move = to move
page-waiting-for = Waiting for
page-sent = Sending …
page-choose = Choose on the board or in the list. Choose it again to confirm.
page-reveals-chance = This draws something. It can't be undone.
page-reveals-turn = This ends your turn. It can't be undone.
page-reveals-end = This ends the match.
page-undo = Undo
page-ask-back = Ask to take it back
page-hint = Hint
page-thinking = Thinking …
page-hint-says = This is what a strong bot would do.
page-why-not = What can't I do, and why?
page-why-looking = Looking it up …
page-rule = Rule { $clause }
page-takeback-mine = You asked to take a move back. The others are deciding.
page-takeback-asked = { $name } asks to take a move back.
page-agree = Agree
page-refuse = Refuse
page-show-it = Show me
page-since = Since your last turn
page-see-again = Watch again
page-bot-plays = A bot plays
page-bot-plays-about = You were away, so a bot plays for you.
page-take-back-seat = Take the seat back
page-score = Score
page-sheet = Score sheet
page-total = Total
page-chart = Points over the match
page-chart-about =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-resigned = gave up
page-i-am-here = I am here
page-behind-curtain = Hidden until the next person is here.

# Log and replay
page-log = Log
page-look-back = Look back
page-to-moment = Go to this move
page-past = Move { $at } of { $last }
page-past-about = You are looking at the past.
page-to-now = Back to the present
page-to-end = To the end
page-replay = Replay
page-go-back = Previous step
page-go-on = Next step
page-walk = Play
page-pause = Pause
page-moment = Move
page-whose-eyes = Seen by
page-watcher = A watcher
page-copy-moment = Copy the link to this move
page-moment-link = This move ({ $at })
page-no-watch-link = Whoever made this table has the watchers' link.
page-fork = Play on from here

# What happens to seats
page-step-away = { $name } is away. A bot plays.
page-step-back = { $name } is back.
page-step-flagged = { $name } ran out of time. A bot plays on.
page-step-resigned = { $name } gave up.
page-step-left = { $name } left the table.
page-step-sat = { $name } sat down.
page-step-undo = { $name } took an answer back.
page-step-takeback = A move was taken back.
page-step-takeback-refused = The take-back was refused.
page-step-handed-over = { $name } handed the seat to someone else.
page-step-sent-away = The host freed the seat of { $name }.
page-step-chair = A bot takes the seat of { $name }.
page-seeded = seed chosen
page-seeded-about = The random seed of this table was chosen or came from a match file, so someone may know what will be drawn.
page-ordered = { $name } was not asked: a standing order answered.

# The end
page-won-by-resigning = { $name } wins
page-end-resigned = Everyone else gave up.
page-rematch = Rematch
page-rematch-wanted = Waiting for the others
page-rematch-by = Wants a rematch: { $names }
page-to-rematch = To the rematch
page-another = Another table

# A match of other rules
page-kept-title = This match can't continue here
page-kept-over-title = This match can't be shown here
page-kept-about = { $game } was updated on this server. The match was made under rules { $old }; the server now has rules { $now }. Nothing is lost: the server keeps the whole match.
page-kept-next = To finish it, ask whoever runs the server to bring back the earlier Skep or to send you the match file. Or give up and play a new match.
page-kept-over-next = Save the match file: the Skep that it was played with can open it. You can play again under the new rules.
page-kept-sure-leave = Leave the table? Your chair stays empty as long as the server has these rules.

# Menu
page-device = Continue on another device
page-device-about = Open this link there. It will ask whether to move your seat.
page-device-secret = Anyone with this link has your seat. Keep it to yourself.
page-match-file = Match file
page-revoke = Replace a link
page-revoke-about = The old link stops working. Players who are seated keep their seats.
page-revoke-listed = A new link for guests also takes the table off the list of open tables.
page-revoke-table = New link for guests
page-revoke-watch = New link for watchers
page-hand-over = Hand my seat to someone else
page-sure-hand-over = Hand your seat to someone else? Your own key will stop working.
page-handed = Send this link to whoever takes over. It is shown only once.
page-resign = Give up
page-sure-resign = Give up this match? It can't be undone.
page-sure-leave = Leave the table? Your chair becomes free, or a bot plays on if the table allows it.

# Rules
page-rules-of = The rules of { $game }
page-rules-about = Every rule as a numbered clause, in English.
page-rulings = Rulings
page-rulings-about = What Skep adopts where the rulebook is silent or open to more than one reading. In English only, like the clauses.
page-search = Search the rules
page-contents = Contents
page-nothing-found = No rule matches your search.

# Slips
page-fault-trouble = Something went wrong. Try again.
page-fault-offline = The server is not responding. Try again in a moment.
page-fault-no-answer = No answer from the server. Try again.
page-fault-stale = The table has changed in the meantime. Look again, then choose.
page-fault-not-your-turn = It is not your turn.
page-fault-no-undo = That can't be undone any more.
page-fault-seat-taken = Someone sits there already. Choose another chair.
page-fault-no-free-seat = Every chair is taken.
page-fault-not-absent = This person was here not long ago. Wait until they have been away for the table's time limit and at least five minutes, or for an hour if there is no limit.
page-fault-no-person-there = Nobody sits there any more.
page-fault-not-your-side = Someone plays on this side, and you would see what they hold. Only they can take this seat and hand it over to you.
page-fault-too-many-seats = Many chairs at open tables were taken from your network. Play at one of them first, or leave one.
page-fault-match-over = The match is over.
page-fault-too-fast = That was too fast. Wait a moment.
page-fault-too-many-tables = You have made many tables. Wait a while before the next one.
page-fault-name-too-long = A name can have at most 24 letters.
page-fault-too-many-sockets = Many tables are open from your network. Close one that you do not need; we keep trying.
page-fault-too-many-hellos = Too many connections from your network at once. We keep trying.
page-fault-too-often = You have changed this many times. Wait a moment before the next change.
page-fault-changed-meanwhile = The table has changed in the meantime. Look again, then choose.
page-fault-bot-plays = A bot plays for you. Take the seat back first.
page-fault-out-of-time = Your time is up. A bot plays on for you.
page-fault-resigned = You gave up. A bot plays on for you.
page-fault-no-takeback = There is nothing to take back any more.
page-fault-no-name = Enter your name first.
page-fault-no-person = A table needs at least one chair for a person.
page-fault-other-rules = This match was started under another version of the rules than the server has now. It is kept, but can't be shown or continued here. Ask whoever runs the server for the match file.
page-fault-diverged = This match no longer fits its rules. Whoever runs the server can find out why.
page-fault-store-full = The server's disk is full. Nothing was changed. Try again later.
page-fault-store-read-only = The server can't write anything now. Nothing was changed. Try again later.
page-fault-store-failed = The server could not keep that. Nothing was changed. Try again.
page-fault-store-gone = The server has lost its database and can't keep anything. Please tell whoever runs it.
page-fault-store-unclear = The server lost its database just then. It will show whether that was kept as soon as it can.
page-fault-database-in-use = The server can't keep anything now, because another one uses its database. Please tell whoever runs it.
page-fault-too-many-connections = Too many connections are open, perhaps in your network. Try again in a moment.
page-fault-too-slow = The connection is too slow. Try again.
page-fault-fault = Something went wrong on the server. Look at the table, then try again.
