# Lessons of Propolis: at most two sentences at a time.

lesson-propolis-deploying = Deploying workers
lesson-propolis-deploying-deploy = Workers on a landscape take the reward of their space at once. Choose the landscape with three resources and put a worker on every space.
lesson-propolis-deploying-deploy-done = Three workers, three resources. The other player has deployed too.
lesson-propolis-deploying-deploy-wrong = That took fewer than three rewards. Look for the landscape with yellow, orange and pink, and take all its spaces.
lesson-propolis-deploying-deploy-wrong-build = You can already afford that card, but gather first. Deploy workers.
lesson-propolis-deploying-again = A landscape with a worker on it is closed, even to you. Deploy on another one.
lesson-propolis-deploying-again-done = A worker space brings you one more worker from the central supply. You begin with nine, and three wait there.
lesson-propolis-deploying-again-wrong = Deploy on a landscape without workers.
lesson-propolis-deploying-again-wrong-build = Building comes later. Deploy once more.
lesson-propolis-deploying-again-wrong-other = That is another action. Deploy on a landscape without workers.

lesson-propolis-trading = Trading
lesson-propolis-trading-trade = A trade space turns one resource into another. Deploy on the landscape that has one, and trade.
lesson-propolis-trading-trade-done = You may trade wild away, but you can never gain it by a trade. Wild stands for any color when you pay.
lesson-propolis-trading-trade-wrong = Put a worker on the trade space and exchange one resource for another.

lesson-propolis-fortifying = Fortifying
lesson-propolis-fortifying-first = Instead of deploying you can fortify one or two of your standing workers: they take their rewards again. Fortify the first.
lesson-propolis-fortifying-first-done = It lies on its side now and counts double in its row.
lesson-propolis-fortifying-first-wrong = Choose one of your own standing workers to fortify.
lesson-propolis-fortifying-first-wrong-other = That is another action. Fortify one of your workers.
lesson-propolis-fortifying-second = A second one may be fortified in the same turn. Do it.
lesson-propolis-fortifying-second-done = Two rewards without a new worker. Each worker can be fortified only once.
lesson-propolis-fortifying-second-wrong = Fortify the other standing worker.
lesson-propolis-fortifying-second-wrong-done = You may stop here, but a second reward is waiting.

lesson-propolis-holding-a-row = Holding a row
lesson-propolis-holding-a-row-win = When all four landscapes of a row have workers, the player with the most strength there wins the row. Fill the last landscape of the second row with enough workers to win it.
lesson-propolis-holding-a-row-win-done = You win 3 to 2: your workers come home, and one empty landscape makes room for a new one. Filling the last landscape also gave you a wild.
lesson-propolis-holding-a-row-win-wrong = That does not win the row. You have 1 there and the other player 2: put at least two workers on the empty landscape.
lesson-propolis-holding-a-row-win-wrong-fortify = Then one landscape of the row is still empty, and nothing is decided. Deploy there.
lesson-propolis-holding-a-row-win-wrong-other = You are about to win this row: deploy instead.

lesson-propolis-breaking-a-tie = Breaking a tie
lesson-propolis-breaking-a-tie-tie = The first row is full and tied, so nobody has won it. Break the tie in your favor by fortifying.
lesson-propolis-breaking-a-tie-tie-done = Fortified workers count 2, so the row is yours. Fortifying in a full row also brings a wild.
lesson-propolis-breaking-a-tie-tie-wrong = The row is still tied, or lost. Fortify workers in the first row.
lesson-propolis-breaking-a-tie-tie-wrong-retreat = Taking workers away gives the row to the other player. Fortify instead.
lesson-propolis-breaking-a-tie-tie-wrong-other = That leaves the tie as it is. Fortify workers in the first row.

lesson-propolis-retreating = Retreating
lesson-propolis-retreating-home = If you run short of workers, a turn can bring any of them home. Take both of yours back.
lesson-propolis-retreating-home-done = They are beside your board again, and the landscape is open. It cost a whole turn: winning a row would have brought them home for nothing.
lesson-propolis-retreating-home-wrong = Take both workers back.
lesson-propolis-retreating-home-wrong-other = That is another action. Retreat with both workers.

lesson-propolis-constructing = Constructing
lesson-propolis-constructing-build = Lit structures are those you can pay for now. Construct one of them.
lesson-propolis-constructing-build-done = Its permanent resource is a discount on every later card, and its guild banner counts for scoring. The market has been filled again.
lesson-propolis-constructing-build-wrong = Choose a structure in the market that you can afford.
lesson-propolis-constructing-build-wrong-deploy = You have enough resources for a structure. Construct one.

lesson-propolis-gifts = Structures that give
lesson-propolis-gifts-build = Some structures give something once, as soon as they stand. Construct the one that gives any three resources.
lesson-propolis-gifts-build-done = It is paid for and stands in your hive. Now its gift is due.
lesson-propolis-gifts-build-wrong = Look for the structure that costs 3 orange and 2 blue.
lesson-propolis-gifts-build-wrong-other = You can deploy later. Construct the structure with the gift.
lesson-propolis-gifts-take = Take the first of the three resources.
lesson-propolis-gifts-take-done = Two more follow. A track holds at most ten; what would go beyond is lost.
lesson-propolis-gifts-take-wrong = Choose a resource.

lesson-propolis-paying = Paying as you like
lesson-propolis-paying-pay = Wild pays for any color. Construct a structure with a payment of your own choice: keep your orange and pay wild for it.
lesson-propolis-paying-pay-done = You kept the orange. Usually the payment that is offered first is the best one.
lesson-propolis-paying-pay-wrong = That pays with orange. Choose to pay wild for it.
lesson-propolis-paying-pay-wrong-default = That pays by itself, colors first. Choose the payment yourself this time.
lesson-propolis-paying-pay-wrong-deploy = You have enough for a structure. Construct one and choose how to pay.

lesson-propolis-guilds = Guild banners
lesson-propolis-guilds-pair = Many structures score for banners: a letter gives 1 for each such banner, two letters 2 for each pair, all four letters 4 for each set. Construct the one that scores for pairs.
lesson-propolis-guilds-pair-done = From now on each pair of these two banners in your hive is worth 2 points. Collect what your cards ask for.
lesson-propolis-guilds-pair-wrong = Look for the structure with two letters.
lesson-propolis-guilds-pair-wrong-other = That one gives resources. Look for two letters.

lesson-propolis-palace = A Queen's Palace
lesson-propolis-palace-palace = Once per match you may construct a palace: your hive must show its permanent resources, which you do not spend. Yours does, so pay the two workers.
lesson-propolis-palace-palace-done = 7 points, and its banner stands for any letter. When someone has ten cards, the round is finished and the match is over.
lesson-propolis-palace-palace-wrong = One palace is lit. Construct it.

lesson-propolis-solo-opponent = Alone: the opponent
lesson-propolis-solo-opponent-turn = Alone you play against a deck of cards. Deploy on any landscape, and see what the next card does.
lesson-propolis-solo-opponent-turn-done = The card tried its upper half first and could carry it out; else it would have tried the lower half, and else retreated.
lesson-propolis-solo-opponent-turn-wrong = Deploy at least one worker.
lesson-propolis-solo-opponent-turn-wrong-build = You can afford that, but this time deploy.
lesson-propolis-solo-opponent-answer = The opponent gains nothing and does not score, but its workers take up room and win rows. Deploy once more.
lesson-propolis-solo-opponent-answer-done = You play for the highest score before someone has ten cards or the deck runs out.
lesson-propolis-solo-opponent-answer-wrong = Deploy on a landscape without workers.
lesson-propolis-solo-opponent-answer-wrong-build = Building is a good idea, but deploy this time.
lesson-propolis-solo-opponent-answer-wrong-other = That is another action. Deploy.

lesson-propolis-achievements = Alone: achievements
lesson-propolis-achievements-mark = The match is over, and several of the twenty achievements came true. You may mark one of them.
lesson-propolis-achievements-mark-done = Skep remembers it in this browser. Twenty matches could fill the wall.
lesson-propolis-achievements-mark-wrong = Choose an achievement.
lesson-propolis-achievements-mark-wrong-none = You have earned one: mark it.
