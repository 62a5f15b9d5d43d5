# Propolis.

propolis = Propolis
propolis-about = Schick Arbeiterinnen in die Landschaften, tausche, was sie sammeln, und bau deinen Stock.

propolis-mode-multiplayer = für 2 bis 4 Personen
propolis-mode-multiplayer-about = Zwei bis vier Völker sammeln auf den Landschaften und bauen ihre Stöcke.
propolis-mode-solo = allein
propolis-mode-solo-about = Ein Volk gegen den Gegnerstapel, um Punkte und um zwanzig Erfolge.
propolis-setting-difficulty = Schwierigkeit
propolis-setting-difficulty-about = Wie viele Solokarten im Spiel sind: Mit weniger Karten endet die Partie früher.
propolis-setting-difficulty-easy = leicht: alle 16 Karten
propolis-setting-difficulty-medium = mittel: 14 Karten
propolis-setting-difficulty-hard = schwer: 12 Karten

# Material
propolis-resource =
    { $resource ->
        [yellow] Gelb
        [orange] Orange
        [pink] Rosa
        [purple] Lila
        [blue] Blau
        [worker] Arbeiterin
        [trade] Tausch
       *[wild] Gold
    }
propolis-opponent = Gegner
propolis-workers =
    { $count ->
        [one] 1 Arbeiterin
       *[other] { $count } Arbeiterinnen
    }
propolis-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
propolis-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
propolis-nothing = nichts

# Karten in Worten
propolis-card = Bau { $number } ({ $guild }): { $cost }; { $brings }
propolis-start-card = Startbau { $number } ({ $guild }): { $brings }
propolis-palace-card = Palast { $number }: verlangt dauerhaft { $cost }, kostet { $workers }; { $points }
propolis-brings-permanent = dauerhaft { $resources }
propolis-brings-workers =
    { $count ->
        [one] holt 1 Arbeiterin
       *[other] holt { $count } Arbeiterinnen
    }
propolis-brings-any = { $count } nach Wahl außer Gold
propolis-scores-fixed =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
propolis-scores-half = die Hälfte von { propolis-resource }
propolis-scores-letter = je { $letters } 1
propolis-scores-pair = je Paar { $letters } 2
propolis-scores-set = je Satz { $letters } 4

# Der Tisch
propolis-side-line = { $points }, { $cards }; { $tracks }; dauerhaft { $permanents }; Banner { $banners }; Arbeiterinnen: { $personal } zu Hause, { $out } draußen, { $central } im Vorrat
propolis-opponent-line = { $cards }; Arbeiterinnen: { $personal } zu Hause, { $out } draußen; Solostapel { $deck }, Durchgang { $pass }
propolis-opponent-did =
    { $half ->
        [0] Seine letzte Karte war { $card }: oben, { $deed }.
        [1] Seine letzte Karte war { $card }: unten, { $deed }; oben ging nicht: { $why }.
       *[other] Seine letzte Karte war { $card }: Rückzug, denn nichts ging: { $why }.
    }
propolis-deed =
    { $deed ->
        [deploy-color] aussenden auf { propolis-resource }
        [deploy-row] aussenden in Reihe { $row }
        [fortify] befestigen in Reihe { $row }
       *[construct] bauen aus Marktreihe { $row }
    }
propolis-hindrance =
    { $why ->
        [no-worker] keine Arbeiterin mehr übrig
        [no-landscape] keine passende Landschaft frei
        [none-standing] dort steht keine eigene Arbeiterin
       *[no-structure] die Marktreihe ist leer
    }
propolis-row-title = Reihe { $row }
propolis-row-standing = { $strengths }
propolis-row-leads = { $strengths }, { $name } führt
propolis-row-tied = { $strengths }, voll und unentschieden
propolis-row-line = Reihe { $row }: { $landscapes }. Stärke { $standing }.
propolis-empty = leerer Platz
propolis-open = frei
propolis-taken =
    { $lying ->
        [none] { $name }: stehend auf { $standing }
       *[other] { $standing ->
            [none] { $name }: liegend auf { $lying }
           *[other] { $name }: stehend auf { $standing }, liegend auf { $lying }
        }
    }
propolis-market = Markt
propolis-market-row = Markt { $row }
propolis-palaces = Paläste
propolis-own-hive = Stock von { $name }
propolis-hive-card = { $card }; jetzt { $points }
propolis-sheet-line = { $name }: { $points }
propolis-sheet-built = Bau { $what }
propolis-sheet-start = Startbau { $what }
propolis-sheet-palace = Palast { $what }
propolis-affordable = bezahlbar
propolis-lacking = es fehlen { $lacks }
propolis-piles = Stapel { $deck }, oben { $top }; abgelegt { $discard }.
propolis-piles-empty = Der Stapel ist leer; abgelegt { $discard }.
propolis-last-round = Das ist die letzte Runde.
propolis-achieved = Nach jetzigem Stand erreichte Erfolge: { $numbers }.
propolis-letters = Y Gelb · O Orange · P Rosa · V Lila · B Blau · * Gold · w Arbeiterin · t Tausch
propolis-reading = Eine Landschaft heißt nach Reihe und Platz, etwa 1,3; eine Arbeiterin dazu nach ihrem Feld, etwa 1,3,2. { $standing } steht, { $lying } liegt (befestigt, zählt doppelt), { $open } ist ein freies Feld.

# Auf der Seite
propolis-areas = Bereiche des Tisches
propolis-area-rows = Land
propolis-area-market = Markt
propolis-area-palaces = Paläste
propolis-area-hive = Stöcke
propolis-hives = Stöcke
propolis-hive-of = Stock von { $name }
propolis-pages = Was von einem Stock gezeigt wird
propolis-page-hive = Karten
propolis-page-sheet = Wertung
propolis-page-wall = Erfolge
propolis-side-about = { $name }: { $points } Punkte, { $cards } von 10 Karten; Arbeiterinnen: { $personal } zu Hause, { $out } draußen, { $central } im Vorrat
propolis-central = Gemeinsamer Vorrat
propolis-crew-personal = daheim
propolis-crew-personal-about = Arbeiterinnen zu Hause
propolis-crew-out = draußen
propolis-crew-out-about = Arbeiterinnen auf Landschaften
propolis-crew-central = Vorrat
propolis-crew-central-about = Arbeiterinnen im gemeinsamen Vorrat
propolis-retreat-all = Alle zurück
propolis-retreat-some = Einige zurück
propolis-tracks = Leisten und Dauerhaftes
propolis-track = { $number } auf der Leiste { $resource ->
        [yellow] Gelb
        [orange] Orange
        [pink] Rosa
        [purple] Lila
        [blue] Blau
       *[wild] Gold
    }, { $permanents } dauerhaft
propolis-space = Feld { $at }, { $what }
propolis-worker-standing = hier steht deine Arbeiterin
propolis-worker-lying = hier liegt deine Arbeiterin, befestigt
propolis-read = Zeig auf ein Teil, um zu lesen, was es ist und was folgen würde.
propolis-read-standing = Deine Arbeiterin steht auf { $what }. Befestigt bringt sie noch einmal { $what } und zählt in ihrer Reihe doppelt.
propolis-read-lying = Deine Arbeiterin liegt auf { $what }: Sie ist befestigt und zählt in ihrer Reihe doppelt.
propolis-read-land = Landschaft { $at } ist frei: { $gives }. Arbeiterinnen, die du dorthin sendest, bringen, was ihre Felder geben.
propolis-read-land-taken = Landschaft { $at }: { $gives }. { $state }.
propolis-read-pays = Von deinen Leisten würdest du zahlen: { $resources }
propolis-read-lacks =
    { $workers ->
        [0] { $resources ->
            [one] Dir fehlt 1 Ressource
           *[other] Dir fehlen { $resources } Ressourcen
        }
        [one] { $resources ->
            [0] Dir fehlt 1 Arbeiterin
            [one] Dir fehlen 1 Ressource und 1 Arbeiterin
           *[other] Dir fehlen { $resources } Ressourcen und 1 Arbeiterin
        }
       *[other] { $resources ->
            [0] Dir fehlen { $workers } Arbeiterinnen
            [one] Dir fehlen 1 Ressource und { $workers } Arbeiterinnen
           *[other] Dir fehlen { $resources } Ressourcen und { $workers } Arbeiterinnen
        }
    }
propolis-read-lacks-palace =
    { $workers ->
        [0] { $permanents ->
            [one] Dir fehlt 1 dauerhafte Ressource
           *[other] Dir fehlen { $permanents } dauerhafte Ressourcen
        }
        [one] { $permanents ->
            [0] Dir fehlt 1 Arbeiterin
            [one] Dir fehlen 1 dauerhafte Ressource und 1 Arbeiterin
           *[other] Dir fehlen { $permanents } dauerhafte Ressourcen und 1 Arbeiterin
        }
       *[other] { $permanents ->
            [0] Dir fehlen { $workers } Arbeiterinnen
            [one] Dir fehlen 1 dauerhafte Ressource und { $workers } Arbeiterinnen
           *[other] Dir fehlen { $permanents } dauerhafte Ressourcen und { $workers } Arbeiterinnen
        }
    }
propolis-read-scores = Jetzt brächte die Karte selbst { $points } Punkte und deinen anderen Karten { $helps } mehr
propolis-read-other = Wähle selbst, welche Leisten, welches Dauerhafte und wie viel Gold dafür zahlen.
propolis-now = jetzt
propolis-no-palace = Alle Paläste sind vergeben.
propolis-then = Dann
propolis-row-won = { $strengths }, { $name } gewinnt die Reihe
propolis-tied = unentschieden
propolis-wins = { $name } gewinnt
propolis-paying = Bau { $card } wird bezahlt, Farbe für Farbe
propolis-thriftiest = die sparsamste Art
propolis-pay-legend = In der Wabe: bezahlt von Dauerhaftem, das bleibt. Der grüne Ring ist die sparsamste Art.
propolis-opponent-waits = Er hat noch keine Karte gezogen.
propolis-sheet-unused = Ungenutzte Ressourcen
propolis-wall = Erfolge
propolis-wall-kept = in einer früheren Partie angekreuzt
propolis-wall-met = nach jetzigem Stand erreicht
propolis-wall-soon = wäre dann erreicht
propolis-wall-open = nicht erreicht

# Was gefragt wird
propolis-ask-act = wähle eine Aktion.
propolis-ask-spaces = welche Felder besetzen die Arbeiterinnen?
propolis-ask-second = noch eine Arbeiterin befestigen?
propolis-ask-return = welche Arbeiterinnen kommen zurück?
propolis-ask-trade = eine Ressource gegen eine andere tauschen?
propolis-ask-gain = wähle eine Ressource; noch { $left }.
propolis-ask-pay = Bau { $card } verlangt { $number } { $color ->
        [yellow] Gelb
        [orange] Orange
        [pink] Rosa
        [purple] Lila
       *[blue] Blau
    }. Womit bezahlst du?
propolis-ask-take = eine Arbeiterin aus dem Vorrat nehmen?
propolis-ask-mark = welchen Erfolg kreuzt du an?
propolis-ask-structure = welcher Bau kommt als Nächstes?
propolis-ask-landscape = welche Landschaft kommt als Nächstes?
propolis-ask-flip = welcher Bau ist auf der anderen Seite?
propolis-ask-start = welcher Startbau wird ausgeteilt?
propolis-ask-palace = welcher Palast wird ausgelegt?
propolis-ask-solo = welche Karte zieht der Gegner?

# Was geantwortet werden kann
propolis-option-deploy = auf { $what } aussenden
propolis-option-fortify = die Arbeiterin auf { $what } befestigen
propolis-option-retreat =
    { $what ->
        [all] alle Arbeiterinnen zurückholen
        [some] einige Arbeiterinnen zurückholen
       *[other] die Arbeiterin von { $what } zurückholen
    }
propolis-option-spaces = Felder { $what }
propolis-option-gather = zuerst { $what } nehmen
propolis-option-trade = { $from } gegen { $to }
propolis-option-keep = nicht tauschen
propolis-option-gain = { $what } nehmen
propolis-option-build = errichte { $card }
propolis-option-other = für Bau { $what } die Bezahlung selbst wählen
propolis-option-pay =
    { $track ->
        [0] { $wild ->
                [0] nur mit Dauerhaften
               *[other] { $wild } Gold, der Rest mit Dauerhaften
            }
       *[other] { $wild ->
                [0] { $track } von der Leiste, der Rest mit Dauerhaften
               *[other] { $track } von der Leiste und { $wild } Gold, der Rest mit Dauerhaften
            }
    }
propolis-option-palace = { $card }
propolis-option-skip = aussetzen und eine Arbeiterin aus dem Vorrat nehmen
propolis-option-pass = passen
propolis-option-done = nichts mehr
propolis-option-take = eine Arbeiterin nehmen
propolis-option-decline = keine nehmen
propolis-option-mark = { $what ->
        [none] keinen ankreuzen
       *[other] { $achievement }
    }
propolis-option-structure = Bau { $what }
propolis-option-landscape = Landschaft { $what }
propolis-option-start = Startbau { $what }
propolis-option-solo = Solokarte { $what }
propolis-effect-pays = zahlt { $resources }
propolis-effect-gains = bringt { $resources }
propolis-effect-scores =
    { $points ->
        [one] 1 Punkt mehr
       *[other] { $points } Punkte mehr
    }

# Erfolge
propolis-achievement-1 = mindestens 15 Punkte
propolis-achievement-2 = mindestens 17 Punkte
propolis-achievement-3 = mindestens 20 Punkte
propolis-achievement-4 = mindestens 22 Punkte
propolis-achievement-5 = mindestens 25 Punkte
propolis-achievement-6 = mindestens 27 Punkte
propolis-achievement-7 = mindestens 30 Punkte
propolis-achievement-8 = mindestens 35 Punkte
propolis-achievement-9 = mindestens 40 Punkte
propolis-achievement-10 = mindestens 7 Punkte durch einen einzigen Bau
propolis-achievement-11 = mindestens 10 Punkte durch einen einzigen Bau
propolis-achievement-12 = mindestens 5 Dauerhafte einer Sorte
propolis-achievement-13 = mindestens 7 Dauerhafte einer Sorte
propolis-achievement-14 = mindestens 2 dauerhafte Gold
propolis-achievement-15 = mindestens 10 Dauerhafte insgesamt
propolis-achievement-16 = mindestens 5 Banner eines Buchstabens
propolis-achievement-17 = am Ende alle Arbeiterinnen zu Hause
propolis-achievement-18 = am Ende alle Arbeiterinnen im Vorrat
propolis-achievement-19 = am Ende weniger als 5 Ressourcen übrig
propolis-achievement-20 = am Ende mehr als 20 Ressourcen übrig

# Was geschah
propolis-event-start = { $seat } beginnt mit Startbau { $number }.
propolis-event-deployed =
    { $count ->
        [one] { $seat } sandte 1 Arbeiterin auf { $at } aus.
       *[other] { $seat } sandte { $count } Arbeiterinnen auf { $at } aus.
    }
propolis-event-fetched =
    { $count ->
        [0] { $seat } fand keine Arbeiterin im Vorrat.
        [one] { $seat } holte 1 Arbeiterin aus dem Vorrat.
       *[other] { $seat } holte { $count } Arbeiterinnen aus dem Vorrat.
    }
propolis-event-gained =
    { $lost ->
        [0] { $seat } bekam { $resources }.
       *[other] { $seat } bekam { $resources }; { $lost } verfiel mangels Platz.
    }
propolis-event-traded = { $seat } tauschte { $from } gegen { $to }.
propolis-event-kept = { $seat } tauschte nicht.
propolis-event-row-wild =
    { $wild ->
        [0] { $seat } bekäme Gold für Reihe { $row }, aber die Leiste ist am Ende.
       *[other] { $seat } bekam Gold für Reihe { $row }.
    }
propolis-event-fortified = { $seat } befestigte die Arbeiterin auf { $at }, Feld { $space }: { $what }.
propolis-event-retreated =
    { $count ->
        [0] { $seat } hatte keine Arbeiterin zurückzuholen.
        [one] { $seat } holte 1 Arbeiterin von { $from } zurück.
       *[other] { $seat } holte { $count } Arbeiterinnen von { $from } zurück.
    }
propolis-event-built =
    { $workers ->
        [0] { $seat } errichtete Bau { $card } für { $resources }: Karte { $cards } von 10.
       *[other] { $seat } errichtete Bau { $card } für { $resources } und { $crew }: Karte { $cards } von 10.
    }
propolis-event-palace = { $seat } errichtete Palast { $palace } für { $crew }: Karte { $cards } von 10.
propolis-event-took = { $seat } nahm Bau { $card }: Karte { $cards } von 10.
propolis-event-won =
    { $wild ->
        [0] { $seat } gewann Reihe { $row } ({ $strengths }) und holte die Arbeiterinnen zurück.
       *[other] { $seat } gewann Reihe { $row } ({ $strengths }), holte die Arbeiterinnen zurück und bekam Gold.
    }
propolis-event-tied = Reihe { $row } ist voll und steht unentschieden bei { $strength }.
propolis-event-discarded = Die Landschaft auf { $at } wurde abgelegt.
propolis-event-landscape = Eine neue Landschaft liegt auf { $at }.
propolis-event-structure = Bau { $card } kam auf Platz { $slot } in den Markt.
propolis-event-reshuffled = Die abgelegten Landschaften ({ $count }) wurden zu einem neuen Stapel gemischt.
propolis-event-skipped = { $seat } setzte aus und nahm eine Arbeiterin aus dem Vorrat.
propolis-event-passed = { $seat } konnte nichts tun und passte.
propolis-event-opponent =
    { $half ->
        [0] { $seat } zog Karte { $card }: { $action }.
        [1] { $seat } zog Karte { $card }: { $action }; das obere ging nicht: { $hindrances }.
       *[other] { $seat } zog Karte { $card } und zog sich zurück, denn nichts ging: { $hindrances }.
    }
propolis-event-last-round = Die letzte Runde ist da: { $because }
propolis-event-over = Die Partie endete: { $because }
propolis-event-achieved =
    { $count ->
        [0] Kein Erfolg wurde erreicht.
       *[other] Erreichte Erfolge: { $numbers }.
    }
propolis-event-marked = { $seat } kreuzte Erfolg { $number } an.

# Wie es endet
propolis-end-ten-cards = ein Stock hat 10 Karten.
propolis-end-solo-deck = der Gegnerstapel ging zum zweiten Mal zu Ende.
propolis-end-round-limit = 100 Runden wurden gespielt.
propolis-result-solo =
    { $points ->
        [one] Du hast 1 Punkt erreicht.
       *[other] Du hast { $points } Punkte erreicht.
    }
propolis-result-marks = Bisher angekreuzt: { $count } von 20.
propolis-result-master = Alle 20 sind angekreuzt: Du bist Propolis-Meister.

# Warum nicht
why-PRP-TURN-03 = wer etwas tun kann, muss es tun.
why-PRP-DEP-02 = dort stehen schon Arbeiterinnen; nur eine freie Landschaft kann besetzt werden.
why-PRP-DEP-03 = dort stehen deine eigenen Arbeiterinnen; ihre freien Felder bleiben zu, bis sie wieder frei ist.
why-PRP-DEP-05 = so viele Arbeiterinnen hast du nicht zu Hause.
why-PRP-DEP-06 = ein solches Feld hat die Landschaft nicht.
why-PRP-DEP-15 = ein Tausch erhöht eine andere Leiste als die, die er senkt.
why-PRP-DEP-16 = Gold lässt sich nicht eintauschen.
why-PRP-DEP-18 = auf der einen Leiste muss etwas sein und auf der anderen Platz.
why-PRP-DECK-04 = dort liegt keine Landschaft.
why-PRP-FORT-01 = nur eine eigene stehende Arbeiterin kann befestigt werden.
why-PRP-FORT-03 = diese Arbeiterin ist schon befestigt.
why-PRP-RETR-01 = dort ist keine Arbeiterin von dir.
why-PRP-RETR-02 = mindestens eine Arbeiterin kommt zurück.
why-PRP-BUILD-01 = dieser Bau liegt nicht im Markt.
why-PRP-BUILD-02 = die ganzen Kosten sind zu zahlen, und dir fehlen Ressourcen.
why-PRP-BUILD-05 = Arbeiterinnen zahlt man nur von zu Hause, und dort hast du zu wenige.
why-PRP-BUILD-07 = jede dauerhafte Ressource zählt einmal, und deine decken den Rest nicht.
why-PRP-BUILD-11 = es lässt sich nicht mehr zahlen, als fällig ist oder als du hast.
why-PRP-CARD-05 = Gold kann man hier nicht wählen.
why-PRP-CARD-06 = diese Leiste ist am Ende.
why-PRP-PAL-01 = du hast schon einen Palast.
why-PRP-PAL-02 = deinem Stock fehlen Dauerhafte, die der Palast verlangt.
why-PRP-PAL-07 = du hast zu wenige Arbeiterinnen zu Hause.
why-PRP-PAL-11 = dieser Palast liegt nicht aus.
why-PRP-SKIP-05 = aussetzen darf nur, wer alle Arbeiterinnen im Vorrat hat.
why-PRP-ACH-01 = du hast weniger als 15 Punkte.
why-PRP-ACH-02 = du hast weniger als 17 Punkte.
why-PRP-ACH-03 = du hast weniger als 20 Punkte.
why-PRP-ACH-04 = du hast weniger als 22 Punkte.
why-PRP-ACH-05 = du hast weniger als 25 Punkte.
why-PRP-ACH-06 = du hast weniger als 27 Punkte.
why-PRP-ACH-07 = du hast weniger als 30 Punkte.
why-PRP-ACH-08 = du hast weniger als 35 Punkte.
why-PRP-ACH-09 = du hast weniger als 40 Punkte.
why-PRP-ACH-10 = kein Bau von dir bringt 7 Punkte; ein Palast zählt hier nicht.
why-PRP-ACH-11 = kein Bau von dir bringt 10 Punkte; ein Palast zählt hier nicht.
why-PRP-ACH-12 = du hast von jeder Sorte weniger als 5 Dauerhafte.
why-PRP-ACH-13 = du hast von jeder Sorte weniger als 7 Dauerhafte.
why-PRP-ACH-14 = du hast weniger als 2 dauerhafte Gold.
why-PRP-ACH-15 = du hast weniger als 10 Dauerhafte.
why-PRP-ACH-16 = du hast von jedem Buchstaben weniger als 5 Banner.
why-PRP-ACH-17 = nicht alle deine Arbeiterinnen sind zu Hause.
why-PRP-ACH-18 = nicht alle deine Arbeiterinnen sind im Vorrat.
why-PRP-ACH-19 = du hast mehr als 4 Ressourcen übrig.
why-PRP-ACH-20 = du hast weniger als 21 Ressourcen übrig.
