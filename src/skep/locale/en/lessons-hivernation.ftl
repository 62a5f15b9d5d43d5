# Lessons of Hivernation: at most two sentences at a time.

lesson-hivernation-attaching = Attaching bees
lesson-hivernation-attaching-queen = You play the Workers. Put your first bee on any place beside Queen Zizi.
lesson-hivernation-attaching-queen-done = The hive grows from the Queen. A Drone has joined it too.
lesson-hivernation-attaching-queen-wrong = Choose a place beside Queen Zizi.
lesson-hivernation-attaching-own = A bee may also go beside one of your own bees. Put one next to your Worker, away from the Queen.
lesson-hivernation-attaching-own-done = Well placed. Queen Zizi and your own bees are where you may always attach.
lesson-hivernation-attaching-own-wrong = Choose a place beside your own Worker.
lesson-hivernation-attaching-own-wrong-queen = That place touches the Queen, so it is legal anyway. Choose one that touches only your Worker.

lesson-hivernation-pincer = The pincer
lesson-hivernation-pincer-catch = Two Drones lie in a row, with your Worker at one end. Put a bee at the other end to catch them.
lesson-hivernation-pincer-catch-done = Both Drones between your bees flipped and are Workers now. No other place would have allowed you to attach beside them.
lesson-hivernation-pincer-catch-wrong = That is legal, but it catches nothing. Look for a straight row: your Worker, two Drones, an empty place.

lesson-hivernation-lines = Straight lines
lesson-hivernation-lines-straight = Lines are straight, and nobody looks through Queen Zizi. Find the one place where a bee catches two Drones.
lesson-hivernation-lines-straight-done = The line ran past the Queen, without a gap, from your new bee to your own Worker.
lesson-hivernation-lines-straight-wrong = No line from there ends at one of your Workers. A gap or the Queen in between stops it.
lesson-hivernation-lines-straight-wrong-queen = The Queen lies between that place and your Worker on the other side. She blocks the line.

lesson-hivernation-two-lines = Two lines at once
lesson-hivernation-two-lines-both = One bee can close several lines. Put it where it catches a Drone in two directions.
lesson-hivernation-two-lines-both-done = Two lines flipped at once. In Arcade that earns you a specialty tile.
lesson-hivernation-two-lines-both-wrong = That does not close two lines. Look for a place with a Drone on two sides and a Worker behind each.
lesson-hivernation-two-lines-both-wrong-tile = Keep your specialty tiles for later. A bee does more here.

lesson-hivernation-flower-and-bear = Flower and Bear
lesson-hivernation-flower-and-bear-flower = A Flower flips every enemy bee that touches it. Play it where it touches two Drones.
lesson-hivernation-flower-and-bear-flower-done = The Drones beside it are yours. The Flower stays and blocks lines.
lesson-hivernation-flower-and-bear-flower-wrong = It touches fewer than two Drones there. Look for a place between them.
lesson-hivernation-flower-and-bear-flower-wrong-bee = A bee flips nothing here. Use the Flower.
lesson-hivernation-flower-and-bear-flower-wrong-other = That is another tile. Use the Flower.
lesson-hivernation-flower-and-bear-bear = Bees beside a Bear cannot be flipped. Protect two bees with yours.
lesson-hivernation-flower-and-bear-bear-done = Both carry a paw now and are safe until the end, unless Pesticide comes.
lesson-hivernation-flower-and-bear-bear-wrong = It touches fewer than two bees there.
lesson-hivernation-flower-and-bear-bear-wrong-bee = Use the Bear this time.
lesson-hivernation-flower-and-bear-bear-wrong-other = That is another tile. Use the Bear.

lesson-hivernation-pesticide-and-beekeeper = Pesticide and Beekeeper
lesson-hivernation-pesticide-and-beekeeper-pesticide = Pesticide removes what it touches, what lies under it, and what is then cut off from the Queen. Remove at least three tiles.
lesson-hivernation-pesticide-and-beekeeper-pesticide-done = All those tiles are out of the hive. The Pesticide is gone too.
lesson-hivernation-pesticide-and-beekeeper-pesticide-wrong = Fewer than three tiles go there. Aim at the Drones.
lesson-hivernation-pesticide-and-beekeeper-pesticide-wrong-bee = Use the Pesticide.
lesson-hivernation-pesticide-and-beekeeper-pesticide-wrong-other = That is another tile. Use the Pesticide.
lesson-hivernation-pesticide-and-beekeeper-beekeeper = The Beekeeper brings back one removed tile, which you play at once. Fetch one and play it.
lesson-hivernation-pesticide-and-beekeeper-beekeeper-done = A fetched bee comes back on your side, whoever had it before.
lesson-hivernation-pesticide-and-beekeeper-beekeeper-wrong = Use the Beekeeper from your hand.
lesson-hivernation-pesticide-and-beekeeper-beekeeper-wrong-other = That is another tile. Use the Beekeeper.

lesson-hivernation-last-tile = The last tile
lesson-hivernation-last-tile-win = You play the Drones, 6 to 13 behind, and this is the last bee of the match. One place still wins.
lesson-hivernation-last-tile-win-done = 11 to 9 for the Drones. Whoever plays last has the last word.
lesson-hivernation-last-tile-win-wrong = That does not flip enough. Look for a long row of Workers with a Drone at its end.

lesson-hivernation-total-domination = Total Domination
lesson-hivernation-total-domination-move = All bees are down, so now you move them. Pick up one of your Workers and put it where it flips at least three Drones.
lesson-hivernation-total-domination-move-done = A moved bee catches lines like a new one. The match goes on until one side has no bees left or cannot move.
lesson-hivernation-total-domination-move-wrong = That flips fewer than three. Pick up a Worker that is not needed where it is, and look for long rows of Drones.
