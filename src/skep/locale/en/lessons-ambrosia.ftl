# Lessons of Ambrosia: at most two sentences at a time.

lesson-ambrosia-flying = Flying
lesson-ambrosia-flying-three = You are Amber, with seven bees on one space. Fly with three of them.
lesson-ambrosia-flying-three-done = Three bees fly exactly three spaces, clockwise. Your Collector was on top, so it flew along.
lesson-ambrosia-flying-three-wrong = The number of bees decides how far they fly. Take three.
lesson-ambrosia-flying-join = Now you have two groups. Fly from the larger one so that the bees land on the other.
lesson-ambrosia-flying-join-done = They are one group again, and one bee stayed behind. A single bee cannot fly on, but it will score for its flower.
lesson-ambrosia-flying-join-wrong = The other group is three spaces ahead. Take as many bees as there are spaces.
lesson-ambrosia-flying-join-wrong-other = That is the smaller group. Fly from the space where you began.

lesson-ambrosia-covering = Covering
lesson-ambrosia-covering-cover = Blue has left two single bees on the meadow. Cover the one that is not the Guardian.
lesson-ambrosia-covering-cover-done = The Blue bee under yours cannot fly and scores nothing until you leave. The Guardian beside it could not have been covered.
lesson-ambrosia-covering-cover-wrong = That covers nobody. Count the spaces to the single Blue bee, and take that many bees.

lesson-ambrosia-scoring = Scoring
lesson-ambrosia-scoring-score = You score at once when none of your groups can fly any more. Make the move after which only single bees are left.
lesson-ambrosia-scoring-score-done = Every flower under your bees counted once, together 16 points. The Heavyweight Bee doubled the 3 under it.
lesson-ambrosia-scoring-score-wrong = Two bees together can still fly, so nothing is scored yet. Leave each of them alone.
lesson-ambrosia-scoring-gather = Your bees come back together: each next group, clockwise, slides under the one before. Begin with the Heavyweight Bee, so that it lies on top.
lesson-ambrosia-scoring-gather-done = The new stack stands where the last group was, and one normal bee went to a hive. The hive counts your scorings.
lesson-ambrosia-scoring-gather-wrong = Then another bee would lie on top. Begin with the space of the Heavyweight Bee.
lesson-ambrosia-scoring-add = Each scoring brings a new special bee on top of your stack. Choose any.
lesson-ambrosia-scoring-add-done = Well chosen; only the bee on top works. With two players, the match ends as soon as someone scores for the seventh time.
lesson-ambrosia-scoring-add-wrong = Choose one of the special bees.
lesson-ambrosia-scoring-add-wrong-none = You may go without, but a special bee costs nothing. Take one.

lesson-ambrosia-turbo = The Turbo Bee
lesson-ambrosia-turbo-further = With the Turbo Bee on top, a group may fly one space further than it has bees. Make such a move.
lesson-ambrosia-turbo-further-done = One space more is often the better flower. Every special bee changes one rule while it is on top.
lesson-ambrosia-turbo-further-wrong = That is as many spaces as bees, which any group can do. Fly one space further.

lesson-ambrosia-rebel = The Rebel
lesson-ambrosia-rebel-back = A group with the Rebel on top may fly backwards. Fly back with the Rebel.
lesson-ambrosia-rebel-back-done = Flying back saves you a whole round to a good flower. The bees you left behind fly forwards as before.
lesson-ambrosia-rebel-back-wrong = That goes forwards. Choose a space behind the Rebel.
lesson-ambrosia-rebel-back-wrong-other = The Rebel is not on that group. Take the group with the Rebel on top.

lesson-ambrosia-berserker = The Berserker
lesson-ambrosia-berserker-two = Nobody but the Berserker may cover two bees. Cover the two Blue ones.
lesson-ambrosia-berserker-two-done = Two bees are stuck under one of yours. Three would have been too many, and the Guardian is safe even now.
lesson-ambrosia-berserker-two-wrong = That covers nobody. The two Blue bees are next to your Berserker.

lesson-ambrosia-saboteur = The Saboteur
lesson-ambrosia-saboteur-spoil = When others score, the bee just ahead of your Saboteur gives them nothing. Put the Saboteur right behind the single Blue bee.
lesson-ambrosia-saboteur-spoil-done = If Blue scored now, that flower would count nothing. The Saboteur does so for as long as it stays there on top.
lesson-ambrosia-saboteur-spoil-wrong = Then the Saboteur is not on the space right behind the Blue bee.
lesson-ambrosia-saboteur-spoil-wrong-cover = Covering works too, but then your bee must stay. This time, stop one space earlier.

lesson-ambrosia-organizer = The Organizer
lesson-ambrosia-organizer-sort = Before a group flies, the Organizer on top may put it in any order. Use it, and name the bees from the top down.
lesson-ambrosia-organizer-sort-done = Your group lies as you wished. The Organizer works again whenever it is on top.
lesson-ambrosia-organizer-sort-wrong = Choose from the top down which bee lies next.
lesson-ambrosia-organizer-sort-wrong-unsorted = Use the Organizer before you fly.

lesson-ambrosia-drone = The Drone
lesson-ambrosia-drone-choose = Only one pair of yours can still fly, and the Drone is on top of it. Then you may score instead of flying: do it.
lesson-ambrosia-drone-choose-done = You decided yourself when to score. Without the Drone you would have had to fly.
lesson-ambrosia-drone-choose-wrong = That is a move as any other. Choose to score.

lesson-ambrosia-jelly = Royal jelly
lesson-ambrosia-jelly-free = You own a royal jelly, and one of your bees is covered. Pay the jelly to free the bee.
lesson-ambrosia-jelly-free-done = The bee flew to the top of your next group. You may still make your move.
lesson-ambrosia-jelly-free-wrong = Use the jelly to free the covered bee.
lesson-ambrosia-jelly-free-wrong-point = A point is the least that a jelly is worth. Free the covered bee.
lesson-ambrosia-jelly-free-wrong-move = Moving can wait: free the covered bee first.

lesson-ambrosia-another-turn = Another turn
lesson-ambrosia-another-turn-again = Whoever arrives last at a hive or at a sign on the honey track takes a jelly, and you have one. Pay it for another turn.
lesson-ambrosia-another-turn-again-done = You move again before Blue does. Only one jelly a turn may buy a turn or free a bee, but as many as you like buy points.
lesson-ambrosia-another-turn-again-wrong = Keep the jelly no longer: take another turn.
lesson-ambrosia-another-turn-again-wrong-point = That gives a single point. Another turn is worth more.

lesson-ambrosia-back-of-the-meadow = The back of the meadow
lesson-ambrosia-back-of-the-meadow-hole = On the back of the meadow, special spaces do something when you land there. Fly three bees to the earthworm hole and send them all through.
lesson-ambrosia-back-of-the-meadow-hole-done = They came out of the other hole of the same color. Point at any special space to read what it does.
lesson-ambrosia-back-of-the-meadow-hole-wrong = The hole is three spaces ahead. Land there with three bees, and send all three through.
lesson-ambrosia-back-of-the-meadow-beekeeper = Blue gained a point at the honeywell. Fly to the beekeeper and take a point off Blue.
lesson-ambrosia-back-of-the-meadow-beekeeper-done = Blue is back at 0. You need not use a special space if you would rather not.
lesson-ambrosia-back-of-the-meadow-beekeeper-wrong = The beekeeper is two spaces ahead of your bees. Land there and name Blue.

lesson-ambrosia-event-cards = Event cards
lesson-ambrosia-event-cards-short = A card changes one rule until the next scoring; this one gives each other player a point when a move is 3 or more spaces long. Make a shorter move.
lesson-ambrosia-event-cards-short-done = Blue got nothing. Read the open card again after every scoring, because then it is another one.
lesson-ambrosia-event-cards-short-wrong = That move gave Blue a point. Fly with one or two bees.
