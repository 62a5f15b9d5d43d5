# Lessons of Apiary: at most two sentences at a time.

lesson-apiary-exploring = Exploring
lesson-apiary-exploring-place = A turn begins by placing one of your workers on an action. Place one on Explore.
lesson-apiary-exploring-place-done = The stronger the workers on Explore, the farther the QueenShip can fly.
lesson-apiary-exploring-place-wrong = That is another action. Choose Explore.
lesson-apiary-exploring-fly = The ship must end on another planet. Fly to the highlighted one, where nobody has been yet.
lesson-apiary-exploring-fly-done = You took the token that lay there and gained a honey, and the planet was uncovered.
lesson-apiary-exploring-fly-wrong = You could fly there, but this lesson goes on at the highlighted planet.
lesson-apiary-exploring-leave = Put a basic resource from the supply on an empty outline of the planet. Then you gain everything the planet shows, your new resource included.
lesson-apiary-exploring-leave-done = The next player to land here gains your resource as well.
lesson-apiary-exploring-leave-wrong = Choose pollen, fiber or water.

lesson-apiary-storing = Storing
lesson-apiary-storing-drop = At the end of your turn each resource needs a storage spot of its kind in your hive, and one fiber has none. Discard it.
lesson-apiary-storing-drop-done = Each discarded resource moves you up the Queen's Favor track. Farms are your best storage.
lesson-apiary-storing-drop-wrong = Choose the fiber that has no spot.
lesson-apiary-storing-drop-wrong-done = That would end your turn. Discard the fiber yourself this time.

lesson-apiary-recruits = Recruits
lesson-apiary-recruits-place = On Advance you buy one tile; total strength 2 opens the left column, and an empty lower space adds 1. Place the worker of strength 1.
lesson-apiary-recruits-place-done = 1 and the empty space make 2. The recruit in the left column costs pollen.
lesson-apiary-recruits-place-wrong = Place your worker of strength 1 on Advance.
lesson-apiary-recruits-place-wrong-strength = The stronger worker opens more columns, but this tile needs only strength 1.
lesson-apiary-recruits-build = Build the recruit on a hex next to another tile. Some hexes give a bonus.
lesson-apiary-recruits-build-done = A recruit's ability lasts until the end of the match. The row is filled up again.
lesson-apiary-recruits-build-wrong = Choose a lit hex of your hive.

lesson-apiary-farms = Farms
lesson-apiary-farms-place = Farms cost fiber and water. Place a worker of strength 1 on Advance to buy one.
lesson-apiary-farms-place-done = Total strength 2 opens the left column.
lesson-apiary-farms-place-wrong = Place your worker of strength 1 on Advance.
lesson-apiary-farms-place-wrong-strength = Keep your strong worker for something big: strength 1 is enough here.
lesson-apiary-farms-build = Build the farm on the highlighted hex, which gives a bonus.
lesson-apiary-farms-build-done = The farm stores resources, and its income comes when you retrieve. First comes the bonus of the hex.
lesson-apiary-farms-build-wrong = You may build there, but take the highlighted hex: it gives a bonus.
lesson-apiary-farms-bonus = Choose a basic resource as your bonus.
lesson-apiary-farms-bonus-done = Now the other player has had a turn.
lesson-apiary-farms-bonus-wrong = Choose pollen, fiber or water.
lesson-apiary-farms-retrieve = Instead of placing a worker you can retrieve all of yours. Do so and collect the income of your farm.
lesson-apiary-farms-retrieve-done = Each retrieved worker collects from a different farm and gains one strength. A worker of strength 4 would hibernate.
lesson-apiary-farms-retrieve-wrong = Choose to retrieve your workers.
lesson-apiary-farms-retrieve-wrong-place = You could place another worker, but the farm pays only when you retrieve.

lesson-apiary-developments = Developments
lesson-apiary-developments-place = Developments cost wax and do something strong at once. Place the worker of strength 2 on Advance.
lesson-apiary-developments-place-done = The development in the left column is within your reach.
lesson-apiary-developments-place-wrong = Place your worker of strength 2 on Advance.
lesson-apiary-developments-place-wrong-strength = The weaker worker would do too. This time place the one of strength 2.
lesson-apiary-developments-build = Build the development on any lit hex.
lesson-apiary-developments-build-done = Five steps on the Queen's Favor track at once. A worker of strength 4 on Advance would have added 3 points.
lesson-apiary-developments-build-wrong = Choose a lit hex of your hive.

lesson-apiary-bumping = Bumping
lesson-apiary-bumping-choose = Spaces are never blocked: someone took the space of your worker and bumped it. It may gain 1 strength and come back to your active pool, or keep its strength and wait in your landing area for income.
lesson-apiary-bumping-choose-done = So being bumped helps you. You may bump your own workers too.
lesson-apiary-bumping-choose-wrong = Choose where your worker goes.

lesson-apiary-new-workers = New workers
lesson-apiary-new-workers-grow = On Grow you spend the worker's strength: 1 strength and 1 pollen bring a new worker. Grow one.
lesson-apiary-new-workers-grow-done = It has strength 1 and is ready to be placed. You may have four in play.
lesson-apiary-new-workers-grow-wrong = Choose the new worker.
lesson-apiary-new-workers-grow-wrong-frame = A frame costs more strength and gives more room. This time grow a worker.

lesson-apiary-frames = Frames
lesson-apiary-frames-place = Two strength and two basic resources bring a frame with four more hexes. Place your worker of strength 3 on Grow.
lesson-apiary-frames-place-done = The resources are paid. Now the frame needs a place.
lesson-apiary-frames-place-wrong = Place the worker of strength 3 on Grow.
lesson-apiary-frames-frame = Put the frame beside your hive; it can be turned.
lesson-apiary-frames-frame-done = Fill all its hexes for 8 points at the end. A full hive mat brings 8 as well.
lesson-apiary-frames-frame-wrong = Choose a place that touches your hive.

lesson-apiary-researching = Research
lesson-apiary-researching-place = On Research you draw as many seed cards as the worker is strong and keep one. Place the worker of strength 2.
lesson-apiary-researching-place-done = Two cards to choose from.
lesson-apiary-researching-place-wrong = Place your worker of strength 2 on Research.
lesson-apiary-researching-place-wrong-one = Strength 1 draws a single card. Place the stronger worker.
lesson-apiary-researching-keep = Keep the card you like better. The other one is discarded.
lesson-apiary-researching-keep-done = Seed cards stay secret in your hand until you play them.
lesson-apiary-researching-keep-wrong = Choose one of the two cards.

lesson-apiary-seed-cards = Seed cards
lesson-apiary-seed-cards-play = Before and after your action you may play seed cards, for their benefit or for one basic resource. Play this one for a resource.
lesson-apiary-seed-cards-play-done = The card is discarded, and a resource is due.
lesson-apiary-seed-cards-play-wrong = Play the card from your hand.
lesson-apiary-seed-cards-play-wrong-done = You may keep the card, but this time play it.
lesson-apiary-seed-cards-gain = Which resource would you like?
lesson-apiary-seed-cards-gain-done = Remember that it needs a storage spot at the end of your turn.
lesson-apiary-seed-cards-gain-wrong = Choose pollen, fiber or water.

lesson-apiary-converting = Converting
lesson-apiary-converting-place = Wax and honey have to be made. Place a worker on Convert: it may convert as often as it is strong.
lesson-apiary-converting-place-done = Now choose what becomes what.
lesson-apiary-converting-place-wrong = Choose Convert.
lesson-apiary-converting-wax = Turn 1 pollen and 1 fiber into wax.
lesson-apiary-converting-wax-done = Wax pays for developments. Honey, from 2 pollen and 1 water, pays for carvings.
lesson-apiary-converting-wax-wrong = That swaps a basic resource. Choose wax.

lesson-apiary-dances = Dances
lesson-apiary-dances-teach = A worker of strength 4 on Convert may teach a dance once per match: a new conversion for everybody. Teach one.
lesson-apiary-dances-teach-done = Now decide what the dance gives.
lesson-apiary-dances-teach-wrong = Choose a dance.
lesson-apiary-dances-teach-wrong-decline = You may decline, but a dance pays for the rest of the match.
lesson-apiary-dances-token = Choose the token that says what the dance turns its cost into.
lesson-apiary-dances-token-done = Whenever someone else uses your dance, you gain 1 Queen's Favor.
lesson-apiary-dances-token-wrong = Choose one of the tokens.

lesson-apiary-hibernating = Hibernation
lesson-apiary-hibernating-bump = A worker of strength 4 that is bumped or retrieved hibernates. Yours stands on Research: bump it with another of your workers.
lesson-apiary-hibernating-bump-done = First you take your action, then the strong worker goes to sleep.
lesson-apiary-hibernating-bump-wrong = That bumps nobody. Place a worker on Research.
lesson-apiary-hibernating-bump-wrong-retrieve = Retrieving would send it to sleep too. This time bump it.
lesson-apiary-hibernating-pod = Put a hibernation token on a free pod of the comb and take the pod's benefit.
lesson-apiary-hibernating-pod-done = At the end most tokens in a sector score. The match ends soon after all pods are full or someone has placed a seventh token.
lesson-apiary-hibernating-pod-wrong = Choose a free pod.

lesson-apiary-carving = Carving
lesson-apiary-carving-place = Only a worker of strength 4 may carve. Place it on Carve.
lesson-apiary-carving-place-done = You pay with honey. A worker of strength 4 has an extra on every action.
lesson-apiary-carving-place-wrong = Place your worker of strength 4 on Carve.
lesson-apiary-carving-place-wrong-retrieve = Then it would hibernate without its last great action. Carve first.
lesson-apiary-carving-build = Each carving scores at the end for something in your hive. Build the one that suits yours best.
lesson-apiary-carving-build-done = Carvings are not replaced, so look at them early.
lesson-apiary-carving-build-wrong = Choose a carving.

lesson-apiary-upgrading = Upgrading your faction
lesson-apiary-upgrading-place = A worker of strength 4 on Grow may upgrade your faction once. Place it there.
lesson-apiary-upgrading-place-done = You could add a frame as well; the upgrade costs no strength.
lesson-apiary-upgrading-place-wrong = Place your worker of strength 4 on Grow.
lesson-apiary-upgrading-place-wrong-strength = Only strength 4 can upgrade.
lesson-apiary-upgrading-upgrade = Upgrade your faction.
lesson-apiary-upgrading-upgrade-done = Your faction tile was turned over to its stronger side. Point at it to read what it does now.
lesson-apiary-upgrading-upgrade-wrong = Choose the upgrade.
lesson-apiary-upgrading-upgrade-wrong-frame = The frame can come next. Upgrade first.

lesson-apiary-planting = Planting
lesson-apiary-planting-plant = A worker of strength 4 on Research may plant a seed card: it scores at the end instead of being played. Plant this one.
lesson-apiary-planting-plant-done = It lies under your hive now. Plant cards that ask for what you collect anyway.
lesson-apiary-planting-plant-wrong = Choose the card to plant.
lesson-apiary-planting-plant-wrong-decline = You may keep it in your hand, but this time plant it.

lesson-apiary-solo-automa = Alone: the Automa
lesson-apiary-solo-automa-bumped = Alone you play against the Automa, who takes each turn from a card. She has just bumped your worker: choose where it goes.
lesson-apiary-solo-automa-bumped-done = Her card told the action and what she scores for it. The card on top of her deck is open, so you can see what comes.
lesson-apiary-solo-automa-bumped-wrong = Choose where your worker goes.

lesson-apiary-solo-bumping = Alone: bumping the Automa
lesson-apiary-solo-bumping-bump = You may bump the Automa's workers as well. Her worker stands on Convert: place one of yours there.
lesson-apiary-solo-bumping-bump-done = Her worker gained a strength and went home. She hibernates too, and at the end her points are compared with yours.
lesson-apiary-solo-bumping-bump-wrong = That bumps nobody. Place a worker on Convert.
