# Apiary: what a question is about, and what each answer does, for someone who has not read the rules.

# What is asked, in a second sentence
apiary-about-turn = Placing a worker does one action. Retrieving brings all your workers home, stronger and with income. Seed cards may be played before and after.
apiary-about-after = A seed card is played for its benefit, or for one basic resource. Then it is discarded.
apiary-about-pay = Each answer is one way to pay. What you pay goes back to the supply.
apiary-about-gain = It comes from the supply. At the end of the turn it needs a spot in your hive.
apiary-about-offer = What you decline is lost.
apiary-about-choose = You get one of them, now.
apiary-about-frame = A frame adds hexes to your hive. Point at a place, turn the frame with R, and put it down.
apiary-about-hex = The tile lies beside another tile of your hive. A sign on the hex is a bonus for building there.
apiary-about-take = You build it in your hive right away.
apiary-about-advance = You pay for one tile and build it in your hive. A total of 3 opens the middle column, 5 the right one.
apiary-about-carve = You pay its honey and build it in your hive. Carvings score at the end.
apiary-about-keep = The other cards are discarded.
apiary-about-plant = A planted card leaves your hand and scores at the end.
apiary-about-discard = It goes away without a benefit.
apiary-about-refresh = The tiles of that row go away, and new ones come.
apiary-about-reserve = A tile in your reserve waits for you. It counts once it is built.
apiary-about-keep-tile = The other tiles go away.
apiary-about-strengthen = A strong worker does more. No worker grows stronger than 4.
apiary-about-recall = It comes home at once, as if it were bumped, without income.
apiary-about-bumped = Another worker took its space. In the active pool it can be placed again. In the landing area it waits for your next retrieve turn, and brings income then.
apiary-about-pod = You get the pod's benefit now. Whoever has most tokens in a sector scores at the end.
apiary-about-store = The turn ends, and each resource needs a spot in your hive. What has none is discarded, and gives Queen's Favor.
apiary-about-fly = There you gain what the planet shows. A planet nobody has seen gives its token first.
apiary-about-leave = It comes from the supply and stays there. You gain one like it now, and so does everyone who explores the planet later.
apiary-about-strong = Only a worker of strength 4 may take it.
apiary-about-grow = A new worker takes 1 of the strength there and 1 pollen. A frame takes 2 strength and 2 basic resources.
apiary-about-teach = From then on everyone may use the dance, and each use by another gives you Queen's Favor. You teach once in a match.
apiary-about-convert = Each conversion takes 1 of the worker's strength. What one gives can pay for the next.
apiary-about-dance-token = The token says what the dance gives. It stays there for the whole match.
apiary-about-income = Each worker that comes home with strength 1 to 3 brings the income of another farm.
apiary-about-raise = Your ability lets you choose. A worker of strength 4 that would grow goes into hibernation.
apiary-about-faction = It gives you workers, storage and an ability for the whole match.
apiary-about-draft = You will have one of each in the end.

# What brought the question about
apiary-about-hex-bonus = The bonus of the hex.
apiary-about-card = A seed card, played for a resource.
apiary-about-by = { $name } bumps your worker from { $place }.
apiary-about-own = You bump your own worker from { $place }.

# What an answer does
apiary-does-explore = Fly the QueenShip, put a resource on the planet, and gain what lies and stands there.
apiary-does-advance = Pay for a farm, a recruit or a development and build it in your hive.
apiary-does-advance-farms = Pay for a farm and build it in your hive.
apiary-does-advance-others = Pay for a recruit or a development and build it in your hive.
apiary-does-grow = Gain workers and frames. With strength 4 you may upgrade your faction too.
apiary-does-research = Draw seed cards, keep some, and plant with strength 4.
apiary-does-convert = Trade resources and cards. With strength 4 you may teach a dance first.
apiary-does-carve = Pay honey for a carving. Only strength 4 may.
apiary-does-retrieve = All your workers come home. Strength 1 to 3 brings the income of a farm each and grows; strength 4 hibernates.
apiary-does-resource = Any one of pollen, fiber and water.
apiary-does-to-pool = It can be placed again next turn.
apiary-does-to-landing = It waits for your next retrieve turn, and brings income then.
apiary-does-as-is = It can be placed again next turn, no stronger than now.
apiary-does-raise = It grows now; beyond strength 4 it hibernates.
apiary-does-drop = It is discarded, and you gain Queen's Favor for it.
apiary-does-upgrade = The tile turns to its better side, at no cost.
apiary-does-worker = It comes into your active pool with strength 1.
apiary-does-frame = You put it at your hive, and can build on it.
apiary-does-done = Go on without more.
apiary-does-decline = Go on without it.
apiary-does-bonus = Building there gives { $goods }.
apiary-does-discount = { $kind ->
    [farm] A farm
    [recruit] A recruit
    [development] A development
   *[other] A tile
    } built there costs { $count } less.
