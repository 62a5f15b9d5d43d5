# Lektionen zu Hivernation: höchstens zwei Sätze auf einmal.

lesson-hivernation-attaching = Bienen anlegen
lesson-hivernation-attaching-queen = Du spielst die Arbeiterinnen. Leg deine erste Biene auf einen Platz neben Königin Zizi.
lesson-hivernation-attaching-queen-done = Der Stock wächst von der Königin aus. Auch eine Drohne ist dazugekommen.
lesson-hivernation-attaching-queen-wrong = Wähle einen Platz neben Königin Zizi.
lesson-hivernation-attaching-own = Eine Biene darf auch neben eine eigene. Leg eine neben deine Arbeiterin, ohne die Königin zu berühren.
lesson-hivernation-attaching-own-done = Gut gelegt. An Königin Zizi und an eigene Bienen darfst du immer anlegen.
lesson-hivernation-attaching-own-wrong = Wähle einen Platz neben deiner Arbeiterin.
lesson-hivernation-attaching-own-wrong-queen = Dieser Platz berührt die Königin und ist deshalb ohnehin erlaubt. Wähle einen, der nur deine Arbeiterin berührt.

lesson-hivernation-pincer = Die Zange
lesson-hivernation-pincer-catch = Zwei Drohnen liegen in einer Reihe, an deren einem Ende deine Arbeiterin liegt. Leg eine Biene ans andere Ende und nimm sie in die Zange.
lesson-hivernation-pincer-catch-done = Beide Drohnen zwischen deinen Bienen sind umgedreht und jetzt Arbeiterinnen. An keinem anderen Platz neben ihnen dürftest du anlegen.
lesson-hivernation-pincer-catch-wrong = Das ist erlaubt, fängt aber nichts. Such eine gerade Reihe: deine Arbeiterin, zwei Drohnen, ein leerer Platz.

lesson-hivernation-lines = Gerade Linien
lesson-hivernation-lines-straight = Linien sind gerade, und niemand sieht durch Königin Zizi hindurch. Finde den einen Platz, von dem aus eine Biene zwei Drohnen fängt.
lesson-hivernation-lines-straight-done = Die Linie lief an der Königin vorbei, lückenlos von der neuen Biene bis zu deiner Arbeiterin.
lesson-hivernation-lines-straight-wrong = Keine Linie von dort endet an einer deiner Arbeiterinnen. Eine Lücke oder die Königin hält sie auf.
lesson-hivernation-lines-straight-wrong-queen = Zwischen diesem Platz und deiner Arbeiterin auf der anderen Seite liegt die Königin. Sie blockiert die Linie.

lesson-hivernation-two-lines = Zwei Linien auf einmal
lesson-hivernation-two-lines-both = Eine Biene kann mehrere Linien schließen. Leg sie dorthin, wo sie in zwei Richtungen eine Drohne fängt.
lesson-hivernation-two-lines-both-done = Zwei Linien auf einmal. In Arcade bekommst du dafür ein Sonderplättchen.
lesson-hivernation-two-lines-both-wrong = Das schließt keine zwei Linien. Such einen Platz mit einer Drohne auf zwei Seiten und je einer Arbeiterin dahinter.
lesson-hivernation-two-lines-both-wrong-tile = Heb deine Sonderplättchen auf. Eine Biene bewirkt hier mehr.

lesson-hivernation-flower-and-bear = Blume und Bär
lesson-hivernation-flower-and-bear-flower = Eine Blume dreht alle gegnerischen Bienen um, die sie berührt. Spiel sie dort, wo sie zwei Drohnen berührt.
lesson-hivernation-flower-and-bear-flower-done = Die Drohnen neben ihr gehören jetzt dir. Die Blume bleibt liegen und blockiert Linien.
lesson-hivernation-flower-and-bear-flower-wrong = Dort berührt sie weniger als zwei Drohnen. Such einen Platz zwischen ihnen.
lesson-hivernation-flower-and-bear-flower-wrong-bee = Eine Biene dreht hier nichts um. Nimm die Blume.
lesson-hivernation-flower-and-bear-flower-wrong-other = Das ist ein anderes Plättchen. Nimm die Blume.
lesson-hivernation-flower-and-bear-bear = Bienen neben einem Bären können nicht umgedreht werden. Schütze zwei Bienen mit deinem.
lesson-hivernation-flower-and-bear-bear-done = Beide tragen jetzt eine Tatze und sind bis zum Ende sicher, es sei denn, ein Pestizid kommt.
lesson-hivernation-flower-and-bear-bear-wrong = Dort berührt er weniger als zwei Bienen.
lesson-hivernation-flower-and-bear-bear-wrong-bee = Nimm diesmal den Bären.
lesson-hivernation-flower-and-bear-bear-wrong-other = Das ist ein anderes Plättchen. Nimm den Bären.

lesson-hivernation-pesticide-and-beekeeper = Pestizid und Imker
lesson-hivernation-pesticide-and-beekeeper-pesticide = Pestizid entfernt, was es berührt, was darunter liegt und was danach von der Königin abgeschnitten ist. Entferne mindestens drei Plättchen.
lesson-hivernation-pesticide-and-beekeeper-pesticide-done = All diese Plättchen sind aus dem Stock verschwunden. Das Pestizid auch.
lesson-hivernation-pesticide-and-beekeeper-pesticide-wrong = Dort verschwinden weniger als drei Plättchen. Ziel auf die Drohnen.
lesson-hivernation-pesticide-and-beekeeper-pesticide-wrong-bee = Nimm das Pestizid.
lesson-hivernation-pesticide-and-beekeeper-pesticide-wrong-other = Das ist ein anderes Plättchen. Nimm das Pestizid.
lesson-hivernation-pesticide-and-beekeeper-beekeeper = Der Imker bringt ein entferntes Plättchen zurück, das du sofort spielst. Hol eines und spiel es.
lesson-hivernation-pesticide-and-beekeeper-beekeeper-done = Eine zurückgeholte Biene kommt auf deine Seite, wem sie auch vorher gehörte.
lesson-hivernation-pesticide-and-beekeeper-beekeeper-wrong = Nimm den Imker aus deiner Hand.
lesson-hivernation-pesticide-and-beekeeper-beekeeper-wrong-other = Das ist ein anderes Plättchen. Nimm den Imker.

lesson-hivernation-last-tile = Das letzte Plättchen
lesson-hivernation-last-tile-win = Du spielst die Drohnen, liegst 6 zu 13 zurück, und dies ist die letzte Biene der Partie. Ein Platz gewinnt noch.
lesson-hivernation-last-tile-win-done = 11 zu 9 für die Drohnen. Wer zuletzt spielt, hat das letzte Wort.
lesson-hivernation-last-tile-win-wrong = Das dreht zu wenig um. Such eine lange Reihe Arbeiterinnen mit einer Drohne am Ende.

lesson-hivernation-total-domination = Totale Herrschaft
lesson-hivernation-total-domination-move = Alle Bienen liegen, jetzt werden sie umgesetzt. Nimm eine deiner Arbeiterinnen auf und leg sie dorthin, wo sie mindestens drei Drohnen umdreht.
lesson-hivernation-total-domination-move-done = Eine umgesetzte Biene fängt wie eine neue. Die Partie geht weiter, solange beide Seiten Bienen haben und ziehen können.
lesson-hivernation-total-domination-move-wrong = Das dreht weniger als drei um. Nimm eine Arbeiterin, die an ihrem Platz nicht gebraucht wird, und such lange Reihen von Drohnen.
