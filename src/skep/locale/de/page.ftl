# Was die Seite rund um den Tisch sagt.

# Überall
page-skip = Zum Inhalt springen
page-close = Schließen
page-copy = Kopieren
page-copied = Kopiert
page-copy-by-hand = Der Browser lässt das Kopieren hier nicht zu. Der Link ist markiert: Kopiere ihn von Hand.
page-copy-refused = Der Browser lässt das Kopieren hier nicht zu. Der Link steht auch unter „Teilen“.
page-qr = Der Link als Bild für die Handykamera
page-settings = Einstellungen
page-language = Sprache
page-light = Farbschema
page-light-auto = Wie das System
page-light-light = Hell
page-light-dark = Dunkel
page-sound = Leiser Ton, wenn ich am Zug bin
page-notice = Benachrichtige mich, wenn ich am Zug bin und dieser Tab im Hintergrund liegt
page-notice-refused = Der Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
page-one-click = Mit einem Klick statt zwei auswählen
page-motion = Bewegungen der Spielteile zeigen
page-plain = Schlichtes Brett: Listen statt einer Zeichnung
page-to-lobby = Startseite
page-try-again = Noch einmal versuchen
page-no = Nein
page-you = du
page-someone = Jemand
page-name = Name
page-player = Person { $number }

# Eingang
page-opening = Brettspiele über Bienen
page-opening-about = Such dir ein Spiel aus, schick jemandem den Link, und los geht’s. Ein Konto brauchst du nicht.
page-continue = Weiterspielen
page-forget = Aus der Liste nehmen
page-phase-waiting = Wartet auf Mitspieler
page-phase-playing = Läuft
page-phase-over = Beendet
page-games = Die Spiele
page-how-many = Personen
page-how-long = Dauer
page-minutes = { $minutes } Min.
page-weight =
    { $weight ->
        [1] Sehr leicht
        [2] Leicht
        [3] Mittel
        [4] Anspruchsvoll
       *[5] Sehr anspruchsvoll
    }
page-play = Spielen
page-rules = Regeln
page-open-tables = Offene Tische
page-no-tables = Gerade gibt es keine offenen Tische. Eröffne einen und lass ihn anzeigen, dann erscheint er hier.
page-join = Mitspielen
page-notice-of-publishers = Skep machen Leute, die diese Spiele lieben. Es ist unabhängig von den Verlagen. Wenn dir ein Spiel gefällt, kauf es bitte.

# Ein neuer Tisch
page-new-table = Neuer Tisch: { $game }
page-mode = Modus
page-house = Hausregel
page-your-name = Dein Name
page-color = Deine Farbe
page-color-honey = Honig, ein Sechseck
page-color-clover = Klee, ein Kreis
page-color-heather = Heide, eine Raute
page-color-cornflower = Kornblume, ein Dreieck
page-color-poppy = Mohn, ein Quadrat
page-against = Wer spielt mit?
page-against-friends = Freunde, per Link
page-against-bot = Bots
page-against-here = An diesem Bildschirm
page-chair = Platz { $chair }
page-chair-person = Jemand mit dem Link
page-chair-here = Jemand an diesem Bildschirm
page-name-of = Name für Platz { $chair }
page-here-about = Ihr reicht den Bildschirm herum. Ein Vorhang verdeckt, was die anderen nicht sehen dürfen.
page-more = Zeit und weitere Optionen
page-clock = Bedenkzeit
page-clock-none = Keine
page-clock-none-about = Alle nehmen sich die Zeit, die sie brauchen.
page-clock-quick = Schnell
page-clock-quick-about = 5 Minuten pro Person und 5 Sekunden dazu für jede Antwort.
page-clock-calm = Ruhig
page-clock-calm-about = 20 Minuten pro Person und 15 Sekunden dazu für jede Antwort.
page-clock-days = Tage
page-clock-days-about = Eine Woche pro Person und eine Stunde dazu für jede Antwort.
page-think = Wie lange die Königin denkt
page-think-0 = 1,5 Sekunden
page-think-5 = 5 Sekunden
page-think-15 = 15 Sekunden
page-think-30 = 30 Sekunden
page-think-about = Ungefähr, für jede Entscheidung. Je länger sie denkt, desto besser spielt sie.
page-grace = Wenn jemand weggeht
page-grace-0 = Warten
page-grace-120 = 2 Minuten
page-grace-600 = 10 Minuten
page-grace-86400 = Ein Tag
page-grace-about = Nach dieser Zeit spielt ein Bot für die Person. Mit einem Klick holt sie ihren Platz zurück.
page-standing = Feste Antworten
page-standing-about = Sie antworten für dich, wenn du im Zug einer anderen Person gefragt wirst, damit niemand warten muss. Du kannst sie jederzeit ändern.
page-standing-start-about = Sie antworten, wenn jemand im Zug einer anderen Person gefragt wird, damit niemand warten muss. Alle können ihre eigenen am Tisch ändern.
page-standing-none = Frag mich
page-listed = Diesen Tisch auf der Startseite anzeigen, damit alle mitspielen können
page-start = Los geht’s
page-open-table = Tisch eröffnen

# Bots
level-random = Zufallsbot
level-random-about = Spielt irgendetwas Erlaubtes.
level-greedy = Gieriger Bot
level-greedy-about = Nimmt, was gerade am besten aussieht.
level-search = Suchbot
level-search-about = Denkt eine Sekunde voraus.

# Hinsetzen und warten
page-join-title = Bei { $game } mitspielen
page-which-chair = Welcher Platz?
page-free-chair = Freier Platz
page-sit = Platz nehmen
page-only-watch = Nur zuschauen
page-watch = Zuschauen
page-full = Alle Plätze sind besetzt
page-full-about = Bitte die Leute am Tisch um ihren Link für Zuschauer.
page-full-watch = Du kannst der Partie zuschauen.
page-over-title = Diese Partie ist zu Ende
page-joining = Du kommst an den Tisch …
page-waiting-title = Wir warten auf Mitspieler
page-waiting =
    { $missing ->
        [0] Alle sind da.
        [one] Ein Platz ist noch frei. Die Partie beginnt, sobald er besetzt ist.
       *[other] { $missing } Plätze sind noch frei. Die Partie beginnt, sobald alle besetzt sind.
    }
page-invite = Jemanden einladen
page-invite-about = Wer diesen Link öffnet, kann Platz nehmen.
page-watch-link = Für Zuschauer
page-watch-link-about = Zuschauer sehen bis zum Ende der Partie nur, was alle sehen dürfen.
page-give-chair = Wer bekommt Platz { $chair }?
page-wait-for-person = Bleibt frei
page-is-here = da
page-is-away = weg
page-leave = Tisch verlassen
page-send-away = Wegschicken
page-sure-send-away = { $name } wegschicken? Der Platz wird frei. Damit die Person nicht wiederkommt, ersetze auch den Link.
page-at-host = am Gerät des Gastgebers
page-free-seat = Platz freigeben
page-sure-free-seat = Den Platz von { $name } freigeben? Der Schlüssel dieser Person gilt dann nicht mehr, und ein Bot oder jemand anderes kann den Platz nehmen. Alle erfahren davon.
page-take-seat = Diesen Platz mitspielen
page-seat-care = Plätze
page-seat-care-about = Du kannst einen Platz freigeben, wenn die Person so lange weg ist, wie es der Tisch erlaubt, mindestens aber fünf Minuten, oder eine Stunde, wenn er keine Grenze setzt. Einen freien Platz kann ein Bot bekommen.
page-sent-away = Dein Platz wurde freigegeben
page-sent-away-about = Dein Schlüssel für diesen Tisch gilt nicht mehr. Wenn noch ein Platz frei ist, kannst du ihn wieder nehmen.
page-sit-again = Einen freien Platz suchen

# Seltsame Lagen
page-offline-title = Der Server antwortet nicht
page-offline = Vielleicht startet er gerade. Versuch es gleich noch einmal.
page-unloaded = Ein Teil der Seite konnte nicht geladen werden
page-unloaded-about = Vielleicht ist die Verbindung gestört, oder Skep wurde aktualisiert, während dieser Tab offen war. Lade die Seite neu; an deinen Tischen geht nichts verloren.
page-reload = Neu laden
page-board-failed = Die Zeichnung dieses Tisches ist ausgefallen. Du kannst auf dem einfachen Spielbrett weiterspielen.
page-beside-failed = Dieser Bereich konnte nicht gezeichnet werden. Die Partie geht weiter.
page-lost = Verbindung verloren. Neuer Versuch …
page-gone = Dieser Link gilt nicht mehr
page-gone-about = Den Tisch gibt es nicht mehr, oder sein Link wurde ersetzt. Bitte um einen neuen.
page-nowhere = Seite nicht gefunden
page-nowhere-about = Prüfe die Adresse auf Tippfehler.
page-no-game = Dieses Spiel gibt es hier nicht
page-no-game-about = Auf der Startseite steht, was gespielt werden kann.
page-no-rules = Dafür sind keine Regeln aufgeschrieben
page-elsewhere = Du spielst auf einem anderen Gerät
page-elsewhere-about = Dieser Platz ist in einem anderen Fenster oder auf einem anderen Gerät offen. Du kannst hier weiterspielen; das andere Gerät wird getrennt.
page-taken-over = Du spielst auf einem anderen Gerät weiter
page-taken-over-about = Dieser Platz ist jetzt dort offen. Du kannst ihn hierher zurückholen.
page-sit-here = Hier weiterspielen

# Am Tisch
page-board = Der Tisch
page-panels = Teile des Tisches
page-tab-ask = Zug
page-tab-seats = Plätze
page-tab-log = Verlauf
page-watching = schaut zu
page-share = Teilen
page-menu = Mehr
page-your-turn = Du bist am Zug
page-to-move = am Zug
page-waiting-for = Wir warten auf
page-sent = Wird gesendet …
page-choose = Wähle auf dem Brett oder in der Liste. Noch ein Klick bestätigt.
page-reveals-chance = Dabei wird etwas gezogen. Das lässt sich nicht zurücknehmen.
page-reveals-turn = Das beendet deinen Zug. Es lässt sich nicht zurücknehmen.
page-reveals-end = Das beendet die Partie.
page-undo = Rückgängig
page-ask-back = Um Rücknahme bitten
page-hint = Tipp
page-thinking = Denkt nach …
page-hint-says = Das würde ein starker Bot tun.
page-why-not = Was darf ich nicht und warum?
page-why-looking = Wird nachgeschlagen …
page-rule = Regel { $clause }
page-takeback-mine = Du hast um Rücknahme gebeten. Die anderen entscheiden.
page-takeback-asked = { $name } möchte einen Zug zurücknehmen.
page-agree = Einverstanden
page-refuse = Ablehnen
page-show-it = Zeig es mir
page-since = Seit deinem letzten Zug
page-see-again = Noch einmal ansehen
page-bot-plays = Ein Bot spielt
page-bot-plays-about = Du warst weg, darum spielt ein Bot für dich.
page-take-back-seat = Platz zurückholen
page-score = Punkte
page-sheet = Wertungsblatt
page-total = Summe
page-chart = Punkte im Verlauf
page-chart-about =
    { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
page-resigned = hat aufgegeben
page-i-am-here = Ich bin da
page-behind-curtain = Verdeckt, bis die nächste Person da ist.

# Verlauf und Rückblick
page-log = Verlauf
page-look-back = Zurückblicken
page-to-moment = Zu diesem Zug
page-past = Zug { $at } von { $last }
page-past-about = Du siehst einen früheren Stand.
page-to-now = Zurück zum aktuellen Stand
page-to-end = Zum Ende
page-replay = Rückblick
page-go-back = Vorheriger Schritt
page-go-on = Nächster Schritt
page-walk = Abspielen
page-pause = Anhalten
page-moment = Zug
page-whose-eyes = Gesehen von
page-watcher = Ein Zuschauer
page-copy-moment = Link zu diesem Zug kopieren
page-moment-link = Dieser Zug ({ $at })
page-no-watch-link = Den Link für Zuschauer hat, wer den Tisch eröffnet hat.
page-fork = Von hier weiterspielen

# Was mit Plätzen geschieht
page-step-away = { $name } ist weg. Ein Bot spielt.
page-step-back = { $name } ist zurück.
page-step-flagged = Die Zeit von { $name } ist um. Ein Bot spielt weiter.
page-step-resigned = { $name } hat aufgegeben.
page-step-left = { $name } hat den Tisch verlassen.
page-step-sat = { $name } hat Platz genommen.
page-step-undo = { $name } hat eine Antwort zurückgenommen.
page-step-takeback = Ein Zug wurde zurückgenommen.
page-step-takeback-refused = Die Rücknahme wurde abgelehnt.
page-step-handed-over = { $name } hat den Platz jemand anderem übergeben.
page-step-sent-away = Der Platz von { $name } wurde freigegeben.
page-step-chair = Ein Bot übernimmt den Platz von { $name }.
page-seeded = Zufall vorgegeben
page-seeded-about = Der Startwert des Zufalls wurde für diesen Tisch gewählt oder stammt aus einer Partiedatei. Jemand könnte also wissen, was gezogen wird.
page-ordered = { $name } wurde nicht gefragt: Eine feste Antwort galt.

# Das Ende
page-won-by-resigning = { $name } gewinnt
page-end-resigned = Alle anderen haben aufgegeben.
page-rematch = Revanche
page-rematch-wanted = Warten auf die anderen
page-rematch-by = Revanche möchte: { $names }
page-to-rematch = Zur Revanche
page-another = Ein anderer Tisch

# A match of other rules
page-kept-title = Diese Partie kann hier nicht weitergehen
page-kept-over-title = Diese Partie lässt sich hier nicht mehr zeigen
page-kept-about = { $game } wurde auf diesem Server aktualisiert. Die Partie entstand unter Regelversion { $old }, der Server hat jetzt Version { $now }. Nichts ist verloren: Der Server bewahrt die ganze Partie auf.
page-kept-next = Wenn du sie zu Ende spielen willst, bitte die Person, die den Server betreibt, um das frühere Skep oder um die Partiedatei. Oder gib sie auf und spiel eine neue.
page-kept-over-next = Speichere die Partiedatei: Das Skep, mit dem die Partie gespielt wurde, kann sie öffnen. Unter den neuen Regeln kannst du noch einmal spielen.
page-kept-sure-leave = Den Tisch verlassen? Dein Platz bleibt leer, solange der Server diese Regeln hat.

# Menü
page-device = Auf einem anderen Gerät weiterspielen
page-device-about = Öffne dort diesen Link. Er fragt, ob dein Platz umziehen soll.
page-device-secret = Wer diesen Link hat, hat deinen Platz. Behalte ihn für dich.
page-match-file = Partiedatei
page-revoke = Einen Link ersetzen
page-revoke-about = Der alte Link gilt nicht mehr. Wer schon sitzt, behält den Platz.
page-revoke-listed = Ein neuer Link für Gäste nimmt den Tisch auch aus der Liste der offenen Tische.
page-revoke-table = Neuer Link für Gäste
page-revoke-watch = Neuer Link für Zuschauer
page-hand-over = Meinen Platz abgeben
page-sure-hand-over = Deinen Platz jemand anderem geben? Dein eigener Schlüssel gilt dann nicht mehr.
page-handed = Schick diesen Link an die Person, die weiterspielt. Er wird nur jetzt gezeigt.
page-resign = Aufgeben
page-sure-resign = Diese Partie aufgeben? Das lässt sich nicht zurücknehmen.
page-sure-leave = Den Tisch verlassen? Dein Platz wird frei, oder ein Bot spielt weiter, wenn der Tisch es erlaubt.

# Regeln
page-rules-of = Die Regeln von { $game }
page-rules-about = Jede Regel als nummerierter Satz, auf Englisch.
page-rulings = Entscheidungen
page-rulings-about = Was Skep annimmt, wo die Spielregel schweigt oder mehrere Lesarten zulässt. Nur auf Englisch, wie die Klauseln.
page-search = In den Regeln suchen
page-contents = Inhalt
page-nothing-found = Keine Regel passt zu deiner Suche.

# Wenn etwas nicht klappt
page-fault-trouble = Etwas ging schief. Versuch es noch einmal.
page-fault-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-fault-no-answer = Der Server hat nicht geantwortet. Versuch es noch einmal.
page-fault-stale = Am Tisch hat sich inzwischen etwas geändert. Schau noch einmal hin und wähle dann.
page-fault-not-your-turn = Du bist nicht am Zug.
page-fault-no-undo = Das lässt sich nicht mehr zurücknehmen.
page-fault-seat-taken = Dort sitzt schon jemand. Wähle einen anderen Platz.
page-fault-no-free-seat = Alle Plätze sind besetzt.
page-fault-not-absent = Diese Person war vor Kurzem noch da. Warte, bis sie so lange weg ist, wie es der Tisch erlaubt, mindestens aber fünf Minuten, oder eine Stunde, wenn er keine Grenze setzt.
page-fault-no-person-there = Dort sitzt niemand mehr.
page-fault-not-your-side = Auf dieser Seite spielt jemand, und du würdest sehen, was diese Person auf der Hand hat. Nur sie kann den Platz nehmen und dir übergeben.
page-fault-too-many-seats = Aus deinem Netz wurden viele Plätze an offenen Tischen besetzt. Spiel erst an einem davon oder verlass einen.
page-fault-match-over = Die Partie ist zu Ende.
page-fault-too-fast = Das war zu schnell. Warte einen Moment.
page-fault-too-many-tables = Du hast viele Tische eröffnet. Warte ein wenig bis zum nächsten.
page-fault-name-too-long = Ein Name darf höchstens 24 Buchstaben haben.
page-fault-too-many-sockets = Aus deinem Netz sind viele Tische offen. Schließ einen, den du nicht brauchst; wir versuchen es weiter.
page-fault-too-many-hellos = Zu viele Verbindungen auf einmal aus deinem Netz. Wir versuchen es weiter.
page-fault-too-often = Du hast das sehr oft geändert. Warte einen Moment bis zur nächsten Änderung.
page-fault-changed-meanwhile = Am Tisch hat sich inzwischen etwas geändert. Schau noch einmal hin und wähle dann.
page-fault-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
page-fault-out-of-time = Deine Uhr steht auf null. Ein Bot spielt für dich weiter.
page-fault-resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter.
page-fault-no-takeback = Es gibt nichts mehr zurückzunehmen.
page-fault-no-name = Gib zuerst deinen Namen ein.
page-fault-no-person = Ein Tisch braucht einen Platz für einen Menschen.
page-fault-other-rules = Diese Partie wurde unter einer anderen Regelversion begonnen, als der Server sie jetzt hat. Sie bleibt gespeichert, lässt sich hier aber weder zeigen noch weiterspielen. Bitte die Person, die den Server betreibt, um die Partiedatei.
page-fault-diverged = Diese Partie passt nicht mehr zu ihren Regeln. Wer den Server betreibt, kann nachsehen, warum.
page-fault-store-full = Die Festplatte des Servers ist voll. Nichts wurde geändert. Versuch es später noch einmal.
page-fault-store-read-only = Der Server kann gerade nichts schreiben. Nichts wurde geändert. Versuch es später noch einmal.
page-fault-store-failed = Der Server konnte das nicht festhalten. Nichts wurde geändert. Versuch es noch einmal.
page-fault-store-gone = Der Server hat seine Datenbank verloren und kann nichts mehr speichern. Sag bitte der Person Bescheid, die ihn betreibt.
page-fault-store-unclear = Der Server hat gerade die Verbindung zu seiner Datenbank verloren. Sobald er sie wieder hat, zeigt er, ob das gespeichert wurde.
page-fault-database-in-use = Der Server kann gerade nichts speichern, weil ein anderer seine Datenbank benutzt. Sag bitte der Person Bescheid, die ihn betreibt.
page-fault-too-many-connections = Es sind zu viele Verbindungen offen, vielleicht in deinem Netz. Versuch es gleich noch einmal.
page-fault-too-slow = Die Verbindung ist zu langsam. Versuch es noch einmal.
page-fault-fault = Auf dem Server ist etwas schiefgegangen. Schau auf den Tisch und versuch es dann noch einmal.
