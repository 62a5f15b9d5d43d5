# Lektionen zu Apiary: höchstens zwei Sätze auf einmal.

lesson-apiary-exploring = Erkunden
lesson-apiary-exploring-place = Ein Zug beginnt damit, dass du eine deiner Arbeiterinnen auf eine Aktion setzt. Setz eine auf Erkunden.
lesson-apiary-exploring-place-done = Je stärker die Arbeiterinnen auf Erkunden sind, desto weiter kann das Königinnenschiff fliegen.
lesson-apiary-exploring-place-wrong = Das ist eine andere Aktion. Wähle Erkunden.
lesson-apiary-exploring-fly = Das Schiff muss auf einem anderen Planeten landen. Flieg zum hervorgehobenen, auf dem noch niemand war.
lesson-apiary-exploring-fly-done = Du hast den Marker genommen, der dort lag, und einen Honig bekommen, und der Planet wurde aufgedeckt.
lesson-apiary-exploring-fly-wrong = Dorthin könntest du fliegen, aber diese Lektion geht auf dem hervorgehobenen Planeten weiter.
lesson-apiary-exploring-leave = Leg einen Grundrohstoff aus dem Vorrat auf einen leeren Umriss des Planeten. Dann bekommst du alles, was der Planet zeigt, den neuen Rohstoff eingeschlossen.
lesson-apiary-exploring-leave-done = Wer als Nächstes hier landet, bekommt auch deinen Rohstoff.
lesson-apiary-exploring-leave-wrong = Wähle Pollen, Faser oder Wasser.

lesson-apiary-storing = Lagern
lesson-apiary-storing-drop = Am Ende deines Zuges braucht jeder Rohstoff einen Lagerplatz seiner Art in deinem Stock, und eine Faser hat keinen. Wirf sie ab.
lesson-apiary-storing-drop-done = Für jeden abgeworfenen Rohstoff rückst du auf der Leiste der Gunst vor. Am besten lagerst du auf Farmen.
lesson-apiary-storing-drop-wrong = Wähle die Faser ohne Lagerplatz.
lesson-apiary-storing-drop-wrong-done = Das würde deinen Zug beenden. Wirf die Faser diesmal selbst ab.

lesson-apiary-recruits = Rekrutinnen
lesson-apiary-recruits-place = Mit Fortschritt kaufst du ein Plättchen; Gesamtstärke 2 öffnet die linke Spalte, und ein leeres unteres Feld gibt 1 dazu. Setz die Arbeiterin der Stärke 1 ein.
lesson-apiary-recruits-place-done = 1 und das leere Feld ergeben 2. Die Rekrutin in der linken Spalte kostet Pollen.
lesson-apiary-recruits-place-wrong = Setz deine Arbeiterin der Stärke 1 auf Fortschritt.
lesson-apiary-recruits-place-wrong-strength = Die stärkere öffnet mehr Spalten, aber für dieses Plättchen reicht Stärke 1.
lesson-apiary-recruits-build = Bau die Rekrutin auf ein Feld neben einem anderen Plättchen. Manche Felder geben einen Bonus.
lesson-apiary-recruits-build-done = Die Fähigkeit einer Rekrutin gilt bis zum Ende der Partie. Die Reihe ist schon wieder aufgefüllt.
lesson-apiary-recruits-build-wrong = Wähle ein leuchtendes Feld in deinem Stock.

lesson-apiary-farms = Farmen
lesson-apiary-farms-place = Farmen kosten Faser und Wasser. Setz eine Arbeiterin der Stärke 1 auf Fortschritt, um eine zu kaufen.
lesson-apiary-farms-place-done = Gesamtstärke 2 öffnet die linke Spalte.
lesson-apiary-farms-place-wrong = Setz deine Arbeiterin der Stärke 1 auf Fortschritt.
lesson-apiary-farms-place-wrong-strength = Heb dir die starke Arbeiterin für etwas Großes auf: Hier reicht Stärke 1.
lesson-apiary-farms-build = Bau die Farm auf das hervorgehobene Feld, denn es gibt einen Bonus.
lesson-apiary-farms-build-done = Die Farm lagert Rohstoffe, und ihren Ertrag gibt sie beim Zurückholen. Zuerst kommt der Bonus des Feldes.
lesson-apiary-farms-build-wrong = Dort darfst du bauen, aber nimm das hervorgehobene Feld: Es gibt einen Bonus.
lesson-apiary-farms-bonus = Wähle einen Grundrohstoff als Bonus.
lesson-apiary-farms-bonus-done = Inzwischen war der Gegner am Zug.
lesson-apiary-farms-bonus-wrong = Wähle Pollen, Faser oder Wasser.
lesson-apiary-farms-retrieve = Statt eine Arbeiterin einzusetzen, kannst du alle deine zurückholen. Tu es und nimm den Ertrag deiner Farm.
lesson-apiary-farms-retrieve-done = Jede zurückgeholte Arbeiterin nimmt den Ertrag einer anderen Farm und wird um 1 stärker. Eine der Stärke 4 ginge in den Winterschlaf.
lesson-apiary-farms-retrieve-wrong = Wähle das Zurückholen.
lesson-apiary-farms-retrieve-wrong-place = Du könntest noch eine einsetzen, aber die Farm zahlt nur beim Zurückholen.

lesson-apiary-developments = Entwicklungen
lesson-apiary-developments-place = Entwicklungen kosten Wachs und bewirken sofort etwas Starkes. Setz die Arbeiterin der Stärke 2 auf Fortschritt.
lesson-apiary-developments-place-done = Die Entwicklung in der linken Spalte ist in Reichweite.
lesson-apiary-developments-place-wrong = Setz deine Arbeiterin der Stärke 2 auf Fortschritt.
lesson-apiary-developments-place-wrong-strength = Die schwächere würde auch reichen. Setz diesmal die mit Stärke 2 ein.
lesson-apiary-developments-build = Bau die Entwicklung auf ein beliebiges leuchtendes Feld.
lesson-apiary-developments-build-done = Fünf Schritte auf der Leiste der Gunst auf einmal. Eine Arbeiterin der Stärke 4 auf Fortschritt hätte noch 3 Punkte gebracht.
lesson-apiary-developments-build-wrong = Wähle ein leuchtendes Feld in deinem Stock.

lesson-apiary-bumping = Verdrängen
lesson-apiary-bumping-choose = Felder sind nie blockiert: Jemand hat das Feld deiner Arbeiterin genommen und sie verdrängt. Sie wird um 1 stärker und kommt in den aktiven Vorrat, oder sie behält ihre Stärke und wartet auf dem Landeplatz auf Ertrag.
lesson-apiary-bumping-choose-done = Verdrängt zu werden hilft also. Auch eigene Arbeiterinnen darfst du verdrängen.
lesson-apiary-bumping-choose-wrong = Wähle, wohin deine Arbeiterin geht.

lesson-apiary-new-workers = Neue Arbeiterinnen
lesson-apiary-new-workers-grow = Bei Wachstum gibst du die Stärke der Arbeiterin aus: 1 Stärke und 1 Pollen bringen eine neue. Nimm eine neue Arbeiterin.
lesson-apiary-new-workers-grow-done = Sie hat Stärke 1 und ist einsatzbereit. Vier darfst du im Spiel haben.
lesson-apiary-new-workers-grow-wrong = Wähle die neue Arbeiterin.
lesson-apiary-new-workers-grow-wrong-frame = Ein Rähmchen kostet mehr Stärke und gibt mehr Platz. Nimm diesmal eine Arbeiterin.

lesson-apiary-frames = Rähmchen
lesson-apiary-frames-place = 2 Stärke und zwei Grundrohstoffe bringen ein Rähmchen mit vier weiteren Feldern. Setz deine Arbeiterin der Stärke 3 auf Wachstum.
lesson-apiary-frames-place-done = Die Rohstoffe sind bezahlt. Jetzt braucht das Rähmchen einen Platz.
lesson-apiary-frames-place-wrong = Setz die Arbeiterin der Stärke 3 auf Wachstum.
lesson-apiary-frames-frame = Leg das Rähmchen an deinen Stock; du darfst es drehen.
lesson-apiary-frames-frame-done = Füll alle seine Felder, dann bringt es am Ende 8 Punkte. Ebenso viel bringt ein voller Stock.
lesson-apiary-frames-frame-wrong = Wähle einen Platz, der deinen Stock berührt.

lesson-apiary-researching = Forschen
lesson-apiary-researching-place = Bei Forschung ziehst du so viele Saatkarten, wie die Arbeiterin stark ist, und behältst eine. Setz die Arbeiterin der Stärke 2 ein.
lesson-apiary-researching-place-done = Zwei Karten stehen zur Wahl.
lesson-apiary-researching-place-wrong = Setz deine Arbeiterin der Stärke 2 auf Forschung.
lesson-apiary-researching-place-wrong-one = Stärke 1 zieht nur eine Karte. Setz die stärkere ein.
lesson-apiary-researching-keep = Behalte die Karte, die dir besser gefällt. Die andere wird abgelegt.
lesson-apiary-researching-keep-done = Saatkarten bleiben geheim, bis du sie spielst.
lesson-apiary-researching-keep-wrong = Wähle eine der beiden Karten.

lesson-apiary-seed-cards = Saatkarten
lesson-apiary-seed-cards-play = Vor und nach deiner Aktion darfst du Saatkarten spielen, für ihren Nutzen oder für einen Grundrohstoff. Spiel diese für einen Rohstoff.
lesson-apiary-seed-cards-play-done = Die Karte ist abgelegt, und ein Rohstoff steht dir zu.
lesson-apiary-seed-cards-play-wrong = Spiel die Karte aus deiner Hand.
lesson-apiary-seed-cards-play-wrong-done = Du darfst sie behalten, aber spiel sie diesmal.
lesson-apiary-seed-cards-gain = Welchen Rohstoff möchtest du?
lesson-apiary-seed-cards-gain-done = Denk daran, dass er am Ende des Zuges einen Lagerplatz braucht.
lesson-apiary-seed-cards-gain-wrong = Wähle Pollen, Faser oder Wasser.

lesson-apiary-converting = Umwandeln
lesson-apiary-converting-place = Wachs und Honig musst du herstellen. Setz eine Arbeiterin auf Umwandeln: Sie darf so oft umwandeln, wie sie stark ist.
lesson-apiary-converting-place-done = Wähle jetzt, was woraus wird.
lesson-apiary-converting-place-wrong = Wähle Umwandeln.
lesson-apiary-converting-wax = Mach aus 1 Pollen und 1 Faser ein Wachs.
lesson-apiary-converting-wax-done = Wachs bezahlt Entwicklungen. Honig, aus 2 Pollen und 1 Wasser, bezahlt Schnitzereien.
lesson-apiary-converting-wax-wrong = Das tauscht einen Grundrohstoff. Wähle Wachs.

lesson-apiary-dances = Tänze
lesson-apiary-dances-teach = Eine Arbeiterin der Stärke 4 auf Umwandeln darf einmal in der Partie einen Tanz lehren: eine neue Umwandlung für alle. Lehre einen.
lesson-apiary-dances-teach-done = Bestimme nun, was der Tanz gibt.
lesson-apiary-dances-teach-wrong = Wähle einen Tanz.
lesson-apiary-dances-teach-wrong-decline = Du darfst verzichten, aber ein Tanz zahlt sich bis zum Ende aus.
lesson-apiary-dances-token = Wähle den Marker, der sagt, worin der Tanz seine Kosten verwandelt.
lesson-apiary-dances-token-done = Sooft jemand anders deinen Tanz benutzt, bekommst du 1 Gunst der Königin.
lesson-apiary-dances-token-wrong = Wähle einen der Marker.

lesson-apiary-hibernating = Winterschlaf
lesson-apiary-hibernating-bump = Eine Arbeiterin der Stärke 4, die verdrängt oder zurückgeholt wird, geht in den Winterschlaf. Deine steht auf Forschung: Verdränge sie mit einer anderen eigenen.
lesson-apiary-hibernating-bump-done = Zuerst kommt deine Aktion, dann legt sich die Starke schlafen.
lesson-apiary-hibernating-bump-wrong = Das verdrängt niemanden. Setz eine Arbeiterin auf Forschung.
lesson-apiary-hibernating-bump-wrong-retrieve = Auch beim Zurückholen ginge sie schlafen. Verdränge sie diesmal.
lesson-apiary-hibernating-pod = Leg einen Winterschlafmarker auf eine freie Zelle der Winterwabe und nimm ihren Vorteil.
lesson-apiary-hibernating-pod-done = Am Ende zählt die Mehrheit der Marker in jedem Sektor. Die Partie endet, bald nachdem alle Zellen voll sind oder jemand den siebten Marker gelegt hat.
lesson-apiary-hibernating-pod-wrong = Wähle eine freie Zelle.

lesson-apiary-carving = Schnitzen
lesson-apiary-carving-place = Schnitzen darf nur eine Arbeiterin der Stärke 4. Setz sie auf Schnitzen.
lesson-apiary-carving-place-done = Bezahlt wird mit Honig. Für Stärke 4 gibt es bei jeder Aktion etwas dazu.
lesson-apiary-carving-place-wrong = Setz deine Arbeiterin der Stärke 4 auf Schnitzen.
lesson-apiary-carving-place-wrong-retrieve = Dann ginge sie ohne ihre letzte große Aktion in den Winterschlaf. Schnitze zuerst.
lesson-apiary-carving-build = Jede Schnitzerei zählt am Ende für etwas in deinem Stock. Bau die, die am besten zu deinem passt.
lesson-apiary-carving-build-done = Schnitzereien werden nicht ersetzt, also sieh sie dir früh an.
lesson-apiary-carving-build-wrong = Wähle eine Schnitzerei.

lesson-apiary-upgrading = Die Fraktion aufwerten
lesson-apiary-upgrading-place = Eine Arbeiterin der Stärke 4 auf Wachstum darf einmal deine Fraktion aufwerten. Setz sie dorthin.
lesson-apiary-upgrading-place-done = Ein Rähmchen könntest du auch nehmen; das Aufwerten kostet keine Stärke.
lesson-apiary-upgrading-place-wrong = Setz deine Arbeiterin der Stärke 4 auf Wachstum.
lesson-apiary-upgrading-place-wrong-strength = Aufwerten kann nur Stärke 4.
lesson-apiary-upgrading-upgrade = Werte deine Fraktion auf.
lesson-apiary-upgrading-upgrade-done = Dein Fraktionsplättchen liegt jetzt auf der stärkeren Seite. Zeig darauf, um zu lesen, was es bewirkt.
lesson-apiary-upgrading-upgrade-wrong = Wähle das Aufwerten.
lesson-apiary-upgrading-upgrade-wrong-frame = Das Rähmchen kann danach kommen. Werte zuerst auf.

lesson-apiary-planting = Aussäen
lesson-apiary-planting-plant = Eine Arbeiterin der Stärke 4 auf Forschung darf eine Saatkarte aussäen: Sie zählt dann am Ende, statt gespielt zu werden. Säe diese aus.
lesson-apiary-planting-plant-done = Sie liegt jetzt unter deinem Stock. Säe Karten aus, die verlangen, was du ohnehin sammelst.
lesson-apiary-planting-plant-wrong = Wähle die Karte zum Aussäen.
lesson-apiary-planting-plant-wrong-decline = Du darfst sie auf der Hand behalten, aber säe sie diesmal aus.

lesson-apiary-solo-automa = Allein: die Automa
lesson-apiary-solo-automa-bumped = Allein spielst du gegen die Automa, die jeden Zug von einer Karte nimmt. Gerade hat sie deine Arbeiterin verdrängt: Wähle, wohin sie geht.
lesson-apiary-solo-automa-bumped-done = Die Karte nannte die Aktion und was die Automa dafür bekommt. Die oberste Karte ihres Stapels liegt offen, also siehst du, was kommt.
lesson-apiary-solo-automa-bumped-wrong = Wähle, wohin deine Arbeiterin geht.

lesson-apiary-solo-bumping = Allein: die Automa verdrängen
lesson-apiary-solo-bumping-bump = Auch Arbeiterinnen der Automa darfst du verdrängen. Eine steht auf Umwandeln: Setz eine deiner dorthin.
lesson-apiary-solo-bumping-bump-done = Ihre Arbeiterin wurde stärker und kehrte heim. Auch sie hält Winterschlaf, und am Ende werden die Punkte verglichen.
lesson-apiary-solo-bumping-bump-wrong = Das verdrängt niemanden. Setz eine Arbeiterin auf Umwandeln.
