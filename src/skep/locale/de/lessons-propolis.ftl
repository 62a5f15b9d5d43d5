# Lektionen zu Propolis: höchstens zwei Sätze auf einmal.

lesson-propolis-deploying = Arbeiterinnen aussenden
lesson-propolis-deploying-deploy = Arbeiterinnen auf einer Landschaft nehmen sofort die Belohnung ihres Feldes. Wähle die Landschaft mit drei Ressourcen und besetze alle ihre Felder.
lesson-propolis-deploying-deploy-done = Drei Arbeiterinnen, drei Ressourcen. Auch der Gegner hat welche ausgesandt.
lesson-propolis-deploying-deploy-wrong = Das waren weniger als drei Belohnungen. Such die Landschaft mit Gelb, Orange und Rosa und besetze alle Felder.
lesson-propolis-deploying-deploy-wrong-build = Diese Karte könntest du schon bezahlen, aber sammle zuerst. Sende Arbeiterinnen aus.
lesson-propolis-deploying-again = Eine Landschaft, auf der jemand steht, ist geschlossen, auch für dich. Sende Arbeiterinnen auf eine andere.
lesson-propolis-deploying-again-done = Ein Arbeiterinnen-Feld holt eine aus dem gemeinsamen Vorrat. Du beginnst mit neun, und drei warten dort.
lesson-propolis-deploying-again-wrong = Sende Arbeiterinnen auf eine Landschaft, auf der niemand steht.
lesson-propolis-deploying-again-wrong-build = Gebaut wird später. Sende noch einmal Arbeiterinnen aus.
lesson-propolis-deploying-again-wrong-other = Das ist eine andere Aktion. Sende Arbeiterinnen auf eine leere Landschaft.

lesson-propolis-trading = Tauschen
lesson-propolis-trading-trade = Ein Tauschfeld macht aus einer Ressource eine andere. Sende Arbeiterinnen auf die Landschaft mit dem Tauschfeld und tausche.
lesson-propolis-trading-trade-done = Gold darfst du hergeben, aber durch einen Tausch bekommst du nie welches. Beim Bezahlen ersetzt Gold jede Farbe.
lesson-propolis-trading-trade-wrong = Stell eine Arbeiterin auf das Tauschfeld und tausche eine Ressource gegen eine andere.

lesson-propolis-fortifying = Befestigen
lesson-propolis-fortifying-first = Statt auszusenden kannst du eine oder zwei stehende Arbeiterinnen befestigen: Sie nehmen ihre Belohnung noch einmal. Befestige die erste.
lesson-propolis-fortifying-first-done = Sie liegt jetzt und zählt in ihrer Reihe doppelt.
lesson-propolis-fortifying-first-wrong = Wähle eine deiner stehenden Arbeiterinnen.
lesson-propolis-fortifying-first-wrong-other = Das ist eine andere Aktion. Befestige eine deiner Arbeiterinnen.
lesson-propolis-fortifying-second = Im selben Zug darfst du noch eine befestigen. Tu es.
lesson-propolis-fortifying-second-done = Zwei Belohnungen ohne neue Arbeiterin. Jede kann nur einmal befestigt werden.
lesson-propolis-fortifying-second-wrong = Befestige die andere stehende Arbeiterin.
lesson-propolis-fortifying-second-wrong-done = Du darfst hier aufhören, aber eine zweite Belohnung wartet.

lesson-propolis-holding-a-row = Eine Reihe gewinnen
lesson-propolis-holding-a-row-win = Stehen auf allen vier Landschaften einer Reihe Arbeiterinnen, gewinnt sie, wer dort die größte Stärke hat. Besetze die letzte Landschaft der zweiten Reihe mit genug Arbeiterinnen, um zu gewinnen.
lesson-propolis-holding-a-row-win-done = Du gewinnst 3 zu 2: Deine Arbeiterinnen kommen heim, und eine leere Landschaft macht einer neuen Platz. Für die letzte Landschaft gab es auch ein Gold.
lesson-propolis-holding-a-row-win-wrong = Damit gewinnst du die Reihe nicht. Du hast dort 1, der Gegner 2: Besetze die leere Landschaft mit mindestens zwei Arbeiterinnen.
lesson-propolis-holding-a-row-win-wrong-fortify = Dann bleibt eine Landschaft der Reihe leer, und nichts wird entschieden. Sende Arbeiterinnen dorthin.
lesson-propolis-holding-a-row-win-wrong-other = Du kannst diese Reihe gerade gewinnen: Sende Arbeiterinnen aus.

lesson-propolis-breaking-a-tie = Einen Gleichstand brechen
lesson-propolis-breaking-a-tie-tie = Die erste Reihe ist voll und steht unentschieden, also hat sie niemand gewonnen. Brich den Gleichstand, indem du befestigst.
lesson-propolis-breaking-a-tie-tie-done = Befestigte Arbeiterinnen zählen 2, also gehört die Reihe dir. Befestigen in einer vollen Reihe bringt auch ein Gold.
lesson-propolis-breaking-a-tie-tie-wrong = Die Reihe steht noch unentschieden oder ist verloren. Befestige Arbeiterinnen in der ersten Reihe.
lesson-propolis-breaking-a-tie-tie-wrong-retreat = Zurückziehen schenkt dem Gegner die Reihe. Befestige lieber.
lesson-propolis-breaking-a-tie-tie-wrong-other = Das ändert nichts am Gleichstand. Befestige Arbeiterinnen in der ersten Reihe.

lesson-propolis-retreating = Zurückziehen
lesson-propolis-retreating-home = Gehen dir die Arbeiterinnen aus, kannst du in einem Zug beliebige heimholen. Nimm deine beiden zurück.
lesson-propolis-retreating-home-done = Sie stehen wieder bei dir, und die Landschaft ist frei. Das hat einen ganzen Zug gekostet; eine gewonnene Reihe hätte sie umsonst heimgebracht.
lesson-propolis-retreating-home-wrong = Nimm beide Arbeiterinnen zurück.
lesson-propolis-retreating-home-wrong-other = Das ist eine andere Aktion. Zieh beide Arbeiterinnen zurück.

lesson-propolis-constructing = Errichten
lesson-propolis-constructing-build = Die Bauten, die du jetzt bezahlen kannst, leuchten. Errichte einen davon.
lesson-propolis-constructing-build-done = Seine dauerhafte Ressource macht jede spätere Karte billiger, und sein Gildenbanner zählt bei der Wertung. Der Markt ist schon wieder aufgefüllt.
lesson-propolis-constructing-build-wrong = Wähle im Markt einen Bau, den du bezahlen kannst.
lesson-propolis-constructing-build-wrong-deploy = Deine Ressourcen reichen für einen Bau. Errichte einen.

lesson-propolis-gifts = Bauten, die etwas geben
lesson-propolis-gifts-build = Manche Bauten geben einmal etwas, sobald sie stehen. Errichte den, der drei beliebige Ressourcen gibt.
lesson-propolis-gifts-build-done = Er ist bezahlt und steht in deinem Stock. Jetzt kommt sein Geschenk.
lesson-propolis-gifts-build-wrong = Such den Bau für 3 Orange und 2 Blau.
lesson-propolis-gifts-build-wrong-other = Aussenden kannst du später. Errichte den Bau mit dem Geschenk.
lesson-propolis-gifts-take = Nimm die erste der drei Ressourcen.
lesson-propolis-gifts-take-done = Zwei weitere folgen. Eine Leiste fasst zehn; was darüber hinausgeht, verfällt.
lesson-propolis-gifts-take-wrong = Wähle eine Ressource.

lesson-propolis-paying = Selbst entscheiden, womit
lesson-propolis-paying-pay = Gold bezahlt jede Farbe. Errichte einen Bau und wähle die Zahlung selbst: Behalte dein Orange und bezahle dafür Gold.
lesson-propolis-paying-pay-done = Das Orange ist noch da. Meistens ist die zuerst angebotene Zahlung die beste.
lesson-propolis-paying-pay-wrong = Das bezahlt mit Orange. Nimm Gold dafür.
lesson-propolis-paying-pay-wrong-default = So wird von selbst bezahlt, zuerst mit Farben. Wähle die Zahlung diesmal selbst.
lesson-propolis-paying-pay-wrong-deploy = Es reicht für einen Bau. Errichte ihn und wähle, womit du bezahlst.

lesson-propolis-guilds = Gildenbanner
lesson-propolis-guilds-pair = Viele Bauten zählen Banner: Ein Buchstabe gibt 1 je Banner, zwei Buchstaben 2 je Paar, alle vier 4 je Satz. Errichte den, der Paare zählt.
lesson-propolis-guilds-pair-done = Von jetzt an ist jedes Paar dieser beiden Banner in deinem Stock 2 Punkte wert. Sammle, was deine Karten verlangen.
lesson-propolis-guilds-pair-wrong = Such den Bau mit zwei Buchstaben.
lesson-propolis-guilds-pair-wrong-other = Dieser gibt Ressourcen. Such zwei Buchstaben.

lesson-propolis-palace = Ein Palast
lesson-propolis-palace-palace = Einmal in der Partie darfst du einen Palast errichten: Dein Stock muss seine dauerhaften Ressourcen zeigen, die du nicht ausgibst. Deiner zeigt sie, also bezahle die zwei Arbeiterinnen.
lesson-propolis-palace-palace-done = 7 Punkte, und sein Banner gilt als jeder Buchstabe. Hat jemand zehn Karten, wird die Runde zu Ende gespielt, dann ist die Partie vorbei.
lesson-propolis-palace-palace-wrong = Ein Palast leuchtet. Errichte ihn.

lesson-propolis-solo-opponent = Allein: der Gegner
lesson-propolis-solo-opponent-turn = Allein spielst du gegen einen Kartenstapel. Sende Arbeiterinnen auf eine Landschaft und sieh, was die nächste Karte tut.
lesson-propolis-solo-opponent-turn-done = Die Karte hat zuerst ihre obere Hälfte versucht, und es ging; sonst hätte sie die untere versucht und zuletzt den Rückzug.
lesson-propolis-solo-opponent-turn-wrong = Sende mindestens eine Arbeiterin aus.
lesson-propolis-solo-opponent-turn-wrong-build = Das könntest du bezahlen, aber sende diesmal aus.
lesson-propolis-solo-opponent-answer = Der Gegner sammelt nichts und zählt keine Punkte, aber seine Arbeiterinnen nehmen Platz weg und gewinnen Reihen. Sende noch einmal aus.
lesson-propolis-solo-opponent-answer-done = Du spielst um das beste Ergebnis, bevor jemand zehn Karten hat oder der Stapel zu Ende ist.
lesson-propolis-solo-opponent-answer-wrong = Sende Arbeiterinnen auf eine Landschaft, auf der niemand steht.
lesson-propolis-solo-opponent-answer-wrong-build = Bauen ist eine gute Idee, aber sende diesmal aus.
lesson-propolis-solo-opponent-answer-wrong-other = Das ist eine andere Aktion. Sende aus.

lesson-propolis-achievements = Allein: Erfolge
lesson-propolis-achievements-mark = Die Partie ist vorbei, und einige der zwanzig Erfolge sind erreicht. Einen davon darfst du ankreuzen.
lesson-propolis-achievements-mark-done = Skep merkt ihn sich in diesem Browser. Zwanzig Partien können die ganze Wand füllen.
lesson-propolis-achievements-mark-wrong = Wähle einen Erfolg.
lesson-propolis-achievements-mark-wrong-none = Einer steht dir zu: Kreuze ihn an.
