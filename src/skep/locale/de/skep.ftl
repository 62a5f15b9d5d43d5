# Was jeder Tisch sagt, gleich bei welchem Spiel.

list-and = { $start } und { $last }

# Wer auf einem Platz sitzt
player-you = du
player-random = Zufallsbot
player-greedy = gieriger Bot
player-search = Suchbot
player-larva = Larve
player-nurse = Amme
player-forager = Sammlerin
player-queen = Königin
seat-name = Platz { $seat }
seat-line = { $name }: { $player }

# Stufen der Bots
level-larva = Larve
level-larva-about = Sieht nur den nächsten Schritt, und den nicht deutlich. Ein erster Gegner, auch für Kinder.
level-nurse = Amme
level-nurse-about = Sieht bis zum Ende des eigenen Zugs und irrt sich hin und wieder im Urteil.
level-forager = Sammlerin
level-forager-about = Denkt einen Augenblick lang einige Züge voraus.
level-queen = Königin
level-queen-about = Denkt voraus, so lange man sie lässt.

# Der Tisch
table-opening = { $game }, { $mode }
table-watch = An diesem Bildschirm sitzt niemand; die Bots spielen.
turn-of = { $name }: { $ask }
options-title = Möglichkeiten
answer-here = Nummer, Schlüssel oder help
thinking = Bedenkzeit: { $name } …
pass-screen = Jetzt { $name }. Gib den Bildschirm weiter.
pass-enter = Drück Enter, wenn du davor sitzt

# Das Ende
over-here = log, score, review, again N, undo, save DATEI oder quit
result-win = { $name } gewinnt.
result-draw = Unentschieden zwischen { $names }.
score-line =
    { $points ->
        [one] { $name }: 1 Punkt
       *[other] { $name }: { $points } Punkte
    }

# Befehle
help-title = Was du eingeben kannst
help-answer = diese Möglichkeit wählen; ein Feld wie 1,0 genügt auch
help-list = alle Möglichkeiten, mit Schlüsseln und in Worten
help-look = den Tisch noch einmal zeigen
help-undo = deine letzte Antwort zurücknehmen
help-hint = was ein Suchbot antworten würde
help-chances = wie gut die Aussichten jedes Platzes sind
help-chart = wie sich die Aussichten im Lauf der Partie änderten
help-review = nach der Partie: die Entscheidungen, die am meisten gekostet haben
help-again = nach review: von einer der Stellen weiterspielen
help-why = die Regel, die einen Schlüssel verbietet
help-log = was bisher geschah
help-score = der Stand
help-rules = die Regeln: alle Abschnitte, ein Abschnitt oder ein Regelpunkt
help-save = die Partie in eine Datei schreiben
help-quit = den Tisch verlassen

undo-done = Zurückgenommen: { $key }.
undo-none = Es gibt noch keine Antwort von dir, die du zurücknehmen kannst.
hint-says = Ein Suchbot würde { $key } antworten: { $words }.
log-empty = Es ist noch nichts geschehen.
rules-how = Gib rules und einen Abschnitt oder Regelpunkt ein, zum Beispiel: rules { $example }
rules-unknown = Es gibt keinen Abschnitt oder Regelpunkt { $name }. Mit rules siehst du die Abschnitte.
rules-none = Für { $game } sind keine Regeln aufgeschrieben.

why-how = Nenn einen Schlüssel, zum Beispiel: why { $example }
why-offered = { $key } ist gerade möglich: { $words }.
why-not = { $key } ist nicht erlaubt: { $reason }
why-unknown = Keine Regel spricht hier von { $key }. Schlüssel sehen aus wie { $example }; list zeigt alle Möglichkeiten.
why-over = Die Partie ist zu Ende; es steht keine Frage offen.

save-how = Nenn eine Datei, zum Beispiel: save { $example }
save-done = Gespeichert in { $file }.
save-taken = { $file } gibt es schon. Gib dasselbe noch einmal ein, um sie zu überschreiben, oder nimm einen anderen Namen.
save-failed = { $file } wurde nicht geschrieben: { $reason }. Versuch einen anderen Namen.
quit-save = Die Partie vorher speichern? Ein Dateiname, oder nur Enter zum Gehen

# Versehen bei der Eingabe
slip-number =
    { $last ->
        [one] Es gibt keine Möglichkeit { $typed }; die einzige ist 1.
       *[other] Es gibt keine Möglichkeit { $typed }; sie gehen von 1 bis { $last }.
    }
slip-answer = Es gibt keine Möglichkeit und keinen Befehl { $typed }. Gib eine Nummer von 1 bis { $last } ein, einen Schlüssel wie { $example } oder help.
slip-place = { $typed } kann { $keys } bedeuten. Gib den ganzen Schlüssel ein.
slip-over = Die Partie ist zu Ende. Gib log, score, review, again N, undo, save DATEI oder quit ein.
