# Lektionen zu Ambrosia: höchstens zwei Sätze auf einmal.

lesson-ambrosia-flying = Fliegen
lesson-ambrosia-flying-three = Du spielst Bernstein und hast sieben Bienen auf einem Feld. Flieg mit dreien.
lesson-ambrosia-flying-three-done = Drei Bienen fliegen genau drei Felder weit, im Uhrzeigersinn. Die Sammlerin lag oben und flog mit.
lesson-ambrosia-flying-three-wrong = Die Zahl der Bienen bestimmt, wie weit sie fliegen. Nimm drei.
lesson-ambrosia-flying-join = Du hast jetzt zwei Gruppen. Flieg aus der größeren so, dass die Bienen auf der anderen landen.
lesson-ambrosia-flying-join-done = Sie sind wieder eine Gruppe, und eine Biene blieb zurück. Allein kann sie nicht mehr fliegen, aber sie zählt für ihre Blüte.
lesson-ambrosia-flying-join-wrong = Die andere Gruppe ist drei Felder weiter. Nimm so viele Bienen, wie es Felder sind.
lesson-ambrosia-flying-join-wrong-other = Das ist die kleinere Gruppe. Flieg von dem Feld los, auf dem du begonnen hast.

lesson-ambrosia-covering = Überdecken
lesson-ambrosia-covering-cover = Blau hat zwei einzelne Bienen auf der Wiese zurückgelassen. Überdecke die, die nicht die Wächterin ist.
lesson-ambrosia-covering-cover-done = Die blaue Biene unter deiner kann nicht fliegen und zählt nichts, bis du sie freigibst. Die Wächterin daneben hättest du nicht überdecken können.
lesson-ambrosia-covering-cover-wrong = Damit überdeckst du niemanden. Zähl die Felder bis zur einzelnen blauen Biene und nimm so viele Bienen.

lesson-ambrosia-scoring = Werten
lesson-ambrosia-scoring-score = Du wertest sofort, wenn keine deiner Gruppen mehr fliegen kann. Mach den Zug, nach dem nur einzelne Bienen übrig sind.
lesson-ambrosia-scoring-score-done = Jede Blüte unter deinen Bienen zählte einmal, zusammen 16 Punkte. Das Schwergewicht hat die 3 unter sich verdoppelt.
lesson-ambrosia-scoring-score-wrong = Zwei Bienen zusammen können noch fliegen, also wird nicht gewertet. Lass jede für sich liegen.
lesson-ambrosia-scoring-gather = Deine Bienen kommen wieder zusammen: Im Uhrzeigersinn schiebt sich jede weitere Gruppe unter die vorige. Beginne beim Schwergewicht, damit es oben liegt.
lesson-ambrosia-scoring-gather-done = Der neue Stapel steht, wo die letzte Gruppe lag, und eine normale Biene kam auf einen Bienenstock. Die Bienenstöcke zählen deine Wertungen.
lesson-ambrosia-scoring-gather-wrong = Dann läge eine andere Biene oben. Beginne auf dem Feld des Schwergewichts.
lesson-ambrosia-scoring-add = Jede Wertung bringt eine neue Sonderbiene oben auf deinen Stapel. Such dir eine aus.
lesson-ambrosia-scoring-add-done = Gut gewählt; nur die oberste Biene wirkt. Zu zweit endet die Partie, sobald jemand zum siebten Mal wertet.
lesson-ambrosia-scoring-add-wrong = Wähle eine der Sonderbienen.
lesson-ambrosia-scoring-add-wrong-none = Du darfst verzichten, aber eine Sonderbiene kostet nichts. Nimm eine.

lesson-ambrosia-turbo = Die Turbobiene
lesson-ambrosia-turbo-further = Eine Gruppe mit der Turbobiene obenauf darf ein Feld weiter fliegen, als sie Bienen hat. Mach so einen Zug.
lesson-ambrosia-turbo-further-done = Ein Feld mehr ist oft die bessere Blüte. Jede Sonderbiene ändert eine Regel, solange sie oben liegt.
lesson-ambrosia-turbo-further-wrong = Das sind so viele Felder wie Bienen, und das kann jede Gruppe. Flieg ein Feld weiter.

lesson-ambrosia-rebel = Die Rebellin
lesson-ambrosia-rebel-back = Eine Gruppe mit der Rebellin obenauf darf rückwärts fliegen. Flieg mit der Rebellin zurück.
lesson-ambrosia-rebel-back-done = Rückwärts sparst du dir eine ganze Runde zu einer guten Blüte. Die übrigen Bienen fliegen wie immer vorwärts.
lesson-ambrosia-rebel-back-wrong = Das geht vorwärts. Wähle ein Feld hinter der Rebellin.
lesson-ambrosia-rebel-back-wrong-other = Dort liegt die Rebellin nicht. Nimm die Gruppe mit der Rebellin obenauf.

lesson-ambrosia-berserker = Die Berserkerin
lesson-ambrosia-berserker-two = Nur die Berserkerin darf zwei Bienen überdecken. Überdecke die beiden blauen.
lesson-ambrosia-berserker-two-done = Zwei Bienen sitzen unter einer von dir fest. Drei wären zu viele, und die Wächterin ist auch jetzt sicher.
lesson-ambrosia-berserker-two-wrong = Damit überdeckst du niemanden. Die beiden blauen Bienen liegen gleich vor deiner Berserkerin.

lesson-ambrosia-saboteur = Die Saboteurin
lesson-ambrosia-saboteur-spoil = Wenn andere werten, bringt ihnen die Biene gleich vor deiner Saboteurin nichts. Setz die Saboteurin direkt hinter die einzelne blaue Biene.
lesson-ambrosia-saboteur-spoil-done = Würde Blau jetzt werten, zählte diese Blüte nichts. Die Saboteurin wirkt, solange sie dort oben liegt.
lesson-ambrosia-saboteur-spoil-wrong = Dann liegt die Saboteurin nicht direkt hinter der blauen Biene.
lesson-ambrosia-saboteur-spoil-wrong-cover = Überdecken geht auch, aber dann muss deine Biene dort bleiben. Halte diesmal ein Feld vorher an.

lesson-ambrosia-organizer = Die Organisatorin
lesson-ambrosia-organizer-sort = Bevor eine Gruppe fliegt, darf die Organisatorin obenauf sie beliebig ordnen. Benutze sie und nenne die Bienen von oben nach unten.
lesson-ambrosia-organizer-sort-done = Deine Gruppe liegt, wie du willst. Die Organisatorin wirkt wieder, sobald sie oben ist.
lesson-ambrosia-organizer-sort-wrong = Wähle von oben nach unten, welche Biene als nächste liegt.
lesson-ambrosia-organizer-sort-wrong-unsorted = Benutze die Organisatorin, bevor du fliegst.

lesson-ambrosia-drone = Die Drohne
lesson-ambrosia-drone-choose = Nur noch ein Paar von dir kann fliegen, und obenauf liegt die Drohne. Dann darfst du werten statt zu fliegen: Tu es.
lesson-ambrosia-drone-choose-done = Du hast selbst bestimmt, wann du wertest. Ohne die Drohne hättest du fliegen müssen.
lesson-ambrosia-drone-choose-wrong = Das ist ein gewöhnlicher Zug. Wähle die Wertung.

lesson-ambrosia-jelly = Gelée royale
lesson-ambrosia-jelly-free = Du hast ein Gelee, und eine deiner Bienen ist überdeckt. Gib das Gelee aus und befreie sie.
lesson-ambrosia-jelly-free-done = Die Biene flog oben auf deine nächste Gruppe. Dein Zug steht noch aus.
lesson-ambrosia-jelly-free-wrong = Benutze das Gelee, um die überdeckte Biene zu befreien.
lesson-ambrosia-jelly-free-wrong-point = Ein Punkt ist das Wenigste, was ein Gelee wert ist. Befreie die überdeckte Biene.
lesson-ambrosia-jelly-free-wrong-move = Das Fliegen kann warten: Befreie zuerst die überdeckte Biene.

lesson-ambrosia-another-turn = Noch ein Zug
lesson-ambrosia-another-turn-again = Wer als Letzter an einem Bienenstock oder einem Symbol der Honigleiste ankommt, nimmt ein Gelee, und du hast eines. Bezahle damit noch einen Zug.
lesson-ambrosia-another-turn-again-done = Du ziehst noch einmal, bevor Blau drankommt. Nur ein Gelee je Zug darf einen Zug oder eine Befreiung bringen, Punkte beliebig viele.
lesson-ambrosia-another-turn-again-wrong = Behalte das Gelee nicht länger: Nimm noch einen Zug.
lesson-ambrosia-another-turn-again-wrong-point = Das gibt nur einen Punkt. Ein Zug ist mehr wert.

lesson-ambrosia-back-of-the-meadow = Die Rückseite der Wiese
lesson-ambrosia-back-of-the-meadow-hole = Auf der Rückseite der Wiese wirken Sonderfelder, wenn du dort landest. Flieg mit drei Bienen zum Regenwurmloch und schick alle hindurch.
lesson-ambrosia-back-of-the-meadow-hole-done = Sie kamen aus dem anderen Loch derselben Farbe. Zeig auf ein Sonderfeld, um zu lesen, was es bewirkt.
lesson-ambrosia-back-of-the-meadow-hole-wrong = Das Loch ist drei Felder weiter. Lande dort mit drei Bienen und schick alle drei hindurch.
lesson-ambrosia-back-of-the-meadow-beekeeper = Blau hat an der Honigquelle einen Punkt bekommen. Flieg zum Imker und nimm Blau einen Punkt ab.
lesson-ambrosia-back-of-the-meadow-beekeeper-done = Blau ist wieder bei 0. Ein Sonderfeld musst du nicht benutzen, wenn du nicht willst.
lesson-ambrosia-back-of-the-meadow-beekeeper-wrong = Der Imker ist zwei Felder vor deinen Bienen. Lande dort und nenne Blau.

lesson-ambrosia-event-cards = Ereigniskarten
lesson-ambrosia-event-cards-short = Eine Karte ändert bis zur nächsten Wertung eine Regel; diese gibt allen anderen einen Punkt, wenn ein Zug 3 Felder oder weiter geht. Mach einen kürzeren Zug.
lesson-ambrosia-event-cards-short-done = Blau ging leer aus. Lies nach jeder Wertung die offene Karte, denn dann liegt eine andere da.
lesson-ambrosia-event-cards-short-wrong = Dieser Zug hat Blau einen Punkt gebracht. Flieg mit einer oder zwei Bienen.
